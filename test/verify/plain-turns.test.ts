/** Plain statements said the other way round, of what "only" is said, and who holds a role towards whom. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const TOLD: readonly (readonly [evidence: string, says: readonly string[], not: readonly string[]])[] = [
  [
    'The silver van belongs to Patrick Osei.',
    ['Patrick Osei owns the silver van.'],
    ['The silver van owns Patrick Osei.'],
  ],
  [
    'The new case weighs 3.1 kg.',
    ['The weight of the new case is 3.1 kg.'],
    ['The price of the new case is 3.1 kg.'],
  ],
  [
    'The finance committee made a decision to close the depot.',
    ['The finance committee decided to close the depot.'],
    [],
  ],
  [
    "Lena's manager is Ola Berg.",
    ['Ola Berg manages Lena.'],
    ['Lena manages Ola Berg.', 'Ola Berg reports to Lena.', "Lena is Ola Berg's manager."],
  ],
  ["Kim's employer is Dale Foods.", ['Dale Foods employs Kim.'], ['Kim employs Dale Foods.']],
  ['Admins can only delete a project.', [], ['Only admins can delete a project.']],
  [
    'Only admins can delete a project.',
    ['Nobody but admins can delete a project.', 'Admins can delete a project.'],
    [
      'Admins can only delete a project.',
      'Admins can delete only a project.',
      'All admins can delete a project.',
    ],
  ],
  ['Mina is employed by Hill Labs.', ['Mina works for Hill Labs.'], []],
  ['Mina is not employed by Hill Labs.', [], ['Mina does not work for Hill Labs.']],
  ["Carla is Sam's mother.", ["Sam is Carla's child."], []],
  ["Carla is not Sam's mother.", [], ["Sam is not Carla's child."]],
  ['Members may vote only in May.', ['Members may only vote in May.'], ['Only members may vote in May.']],
  [
    'Parking is free only on Sundays.',
    ['Parking is only free on Sundays.'],
    ['Only parking is free on Sundays.'],
  ],
  [
    'The red car has a radio. The blue car has no radio.',
    ['The blue car has no radio.'],
    ['The red car does not have a radio.', 'The red car has no radio.'],
  ],
];

describe('plain statements in other turns', () => {
  for (const [evidence, says, not] of TOLD) {
    for (const claim of says)
      test(`${evidence} → ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
    for (const claim of not)
      test(`${evidence} ⊬ ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  }
});
