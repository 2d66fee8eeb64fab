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
  ['Baker called the shop. He asked for a refund.', 'Baker asked for a refund.'],
];

describe('whom "he" and "she" mean', () => {
  for (const [answer, last] of TOLD)
    test(answer, () => {
      assert.equal(claimsOf(answer).at(-1), last);
    });
});
