// A pronoun stands for somebody who was named, never for what was done, and for nobody where two may be meant.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const TOLD: readonly (readonly [answer: string, last: string])[] = [
  [
    'Mr. Okoro was admitted with chest pain. Angiography was done on 5 September. He went home on 7 September.',
    'Mr. Okoro went home on 7 September.',
  ],
  [
    'Mrs. Lind rents the flat. The rent is 900 euros. Heating is included. Parking costs extra. The lift works. She keeps a cat.',
    'Mrs. Lind keeps a cat.',
  ],
  [
    'The van was driven by Dean Whitlock. Olive Tan sealed the drain. She is the shift supervisor.',
    'Olive Tan is the shift supervisor.',
  ],
  [
    'Parcel P-551 is carried by a courier. The declared value is 230 euros. It was picked up in Linz on 1 May.',
    'Parcel P-551 was picked up in Linz on 1 May.',
  ],
  ['The fee is 40 euros. It includes VAT.', 'The fee includes VAT.'],
  ['Around 40 tiles fell down. They must be reordered.', 'Around 40 tiles must be reordered.'],
  ['Baker called the shop. He asked for a refund.', 'Baker asked for a refund.'],
];

describe('whom "he" and "she" mean', () => {
  for (const [answer, last] of TOLD)
    test(answer, () => {
      assert.equal(claimsOf(answer).at(-1), last);
    });
});
