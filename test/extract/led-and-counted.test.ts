// Whom a line that leads to statements names, who is meant behind a label, and how many of what was counted before.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const TOLD: readonly (readonly [answer: string, last: string])[] = [
  [
    'Here is what the file says about Ines Maurer:\n\n- She works in the Lisbon office.\n- Her manager is Paul Brandt.\n- She joined in May 2021.',
    'Ines Maurer joined in May 2021.',
  ],
  [
    'Here is what we know about order 5512:\n\n- It was shipped on 4 May.',
    'Order 5512 was shipped on 4 May.',
  ],
  [
    '**Flight.** Jonas flew to Oslo. The flight cost 310 euros.\n\n**Hotel.** He stayed two nights.',
    'Jonas stayed two nights.',
  ],
  ['31 of the 45 tests passed. Six failed.', 'Six tests failed.'],
  [
    'There were 161 passengers on board. Eleven of them missed their flight.',
    'Eleven of the passengers missed their flight.',
  ],
  ['The clinic ordered 15 beds. Four are free.', 'Four beds are free.'],
  ['The order came to EUR 278.00 including shipping. It was paid on 3 May.', 'The order was paid on 3 May.'],
  // What is done to something is no deed of that name.
  ['Delivery is expected on 7 May. It has not been delivered yet.', 'It has not been delivered yet.'],
  // A day, a count of two things and a line that names two are nobody.
  ['Here is the plan for Monday:\n\n- It starts at nine.', 'It starts at nine.'],
  ['Twelve is the limit. Four are free.', 'Four are free.'],
  [
    'Here is a comparison of Ines Maurer and Paul Brandt:\n\n- She joined in May 2021.',
    'She joined in May 2021.',
  ],
];

describe('what a claim is told of', () => {
  for (const [answer, last] of TOLD)
    test(answer, () => {
      assert.equal(claimsOf(answer).at(-1), last);
    });
});
