/** What a statement adds to a sentence that says the rest of it is named as the part that is not mentioned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

const ADDED: readonly (readonly [claim: string, text: string])[] = [
  ['The guest received a full refund.', 'The guest received a refund.'],
  ['The parcel was brought by a private courier.', 'The parcel was brought by a courier.'],
  ['The invoice was paid by Nora on Monday.', 'The invoice was paid by Nora.'],
  ['The deed was signed in Bergen.', 'The deed was signed.'],
];

const TURNED: readonly (readonly [claim: string, text: string, kind: string])[] = [
  ['The parcel was not delivered.', 'The parcel was delivered on 3 May.', 'negation'],
  ['Every supplier was informed.', 'Some suppliers were informed.', 'quantifier'],
  ['The refund must be approved by the manager.', 'The refund may be approved by the manager.', 'modality'],
  ['The tablet has 32 GB of memory.', 'The tablet has 16 GB of memory.', 'quantity'],
];

for (const [claim, text] of ADDED)
  test(`«${claim}» adds to «${text}»`, () => {
    assert.equal(ask(claim, [text]).reason, 'partially_mentioned');
  });

for (const [claim, text, kind] of TURNED)
  test(`«${claim}» is wrong in ${kind} beside «${text}»`, () => {
    assert.equal(ask(claim, [text]).reason, kind);
  });
