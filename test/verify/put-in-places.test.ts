/** What is put somewhere, told of the place: "loaded the truck with boxes" for "loaded boxes into the truck". */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Row = readonly [evidence: string, claim: string];

const SAYS: readonly Row[] = [
  ['The crew loaded the crates into the van.', 'The crew loaded the van with the crates.'],
  ['Mara packed the glasses into the blue box.', 'Mara packed the blue box with the glasses.'],
  ['The gardener planted roses in the yard.', 'The gardener planted the yard with roses.'],
  ['Volunteers stuffed leaflets into the envelopes.', 'Volunteers stuffed the envelopes with leaflets.'],
  ['Ida spread the ointment over the wound.', 'Ida spread the wound with the ointment.'],
];

const SAYS_NOT: readonly Row[] = [
  ['The crew loaded the crates into the van.', 'The crew loaded the truck with the crates.'],
  ['The crew loaded the crates into the van.', 'The crew loaded the crates with the van.'],
  ['The crew did not load the crates into the van.', 'The crew loaded the van with the crates.'],
  ['The crew will load the crates into the van.', 'The crew loaded the van with the crates.'],
  ['The crew loaded some of the crates into the van.', 'The crew loaded the van with all the crates.'],
  ['The crew loaded the crates into the van beside the truck.', 'The crew loaded the truck with the crates.'],
  ['The nurse injected the dye into the model arm.', 'The nurse injected the patient with the dye.'],
  ['Volunteers stuffed leaflets into the bags.', 'Volunteers stuffed the envelopes with leaflets.'],
];

const isSupported = ([evidence, claim]: Row): boolean => ask(claim, [evidence]).status === 'supported';

describe('what is put into a place', () => {
  test('is told of the place as well', () => {
    assert.deepEqual(
      SAYS.filter((row) => !isSupported(row)),
      [],
    );
  });

  test('is not told of another place, of other things, or of what was not done', () => {
    assert.deepEqual(
      SAYS_NOT.filter((row) => isSupported(row)),
      [],
    );
  });
});
