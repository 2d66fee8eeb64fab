// What is weighed tells of no deed, quality or name that stands nowhere, nor of another of its kind in the place of the one told.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** Evidence, what it carries, and what it does not. */
const CASES: readonly (readonly [
  evidence: string,
  carried: readonly string[],
  refused: readonly string[],
])[] = [
  [
    'The clinic recruited two nurses last spring.',
    ['The clinic hired two nurses.'],
    ['The clinic hired two doctors.', 'The clinic hired two dentists.'],
  ],
  [
    'The bakery bought a new oven and two vans.',
    ['The bakery purchased a new oven and two vans.'],
    ['The bakery purchased a new oven and two trucks.'],
  ],
  [
    'Photo check: the picture uploaded by the customer shows soup in the bag.',
    [],
    ['The image climbed shows that soup ended up in the bag.'],
  ],
  [
    'As he emerged, Boris remarked, glancing up at the clock: "You are early."',
    ["When he appeared, Boris looked at the clock and said, 'You are early.'"],
    ["When he appeared, Quentin looked at the clock and said, 'You are early.'"],
  ],
  ['Invoice 4471 is unpaid.', ['Invoice 4471 has not been paid.'], ['Invoice 4471 is overdue.']],
  ['The bill is outstanding.', ['The bill is unpaid.'], ['The bill is in arrears.', 'The bill is overdue.']],
  ['Invoice 4471 is overdue.', ['Invoice 4471 is unpaid.', 'Invoice 4471 is outstanding.'], []],
];

describe('a word that stands nowhere, or has another in its place', () => {
  for (const [evidence, carried, refused] of CASES) {
    for (const claim of carried)
      test(`carries: ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
    for (const claim of refused)
      test(`refuses: ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  }
});
