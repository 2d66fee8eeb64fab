// What is weighed tells of no thing that the evidence does not speak of.
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
    'Customer Bauer writes that the kettle arrived with a broken lid and asks for a new one.',
    ['Bauer reported that the lid of the kettle was broken on arrival.'],
    [
      'The river reported that the lid of the kettle was broken on arrival.',
      'Bauer reported that the carpet of the kettle was broken on arrival.',
    ],
  ],
  [
    'Driver Nadia picked up the Olsen order, noticed the wrong name on the bag, and brought it back to the shop.',
    ['Nadia returned the Olsen order to the shop.'],
    ['The Olsen lamp was returned to the shop by Nadia.'],
  ],
  [
    'Line test before work: 18 Mbit/s.',
    ['Before the work the line tested at 18 megabits per second.'],
    [
      'Before the hammer the line tested at 18 megabits per second.',
      'Before the work the museum tested at 18 megabits per second.',
    ],
  ],
  [
    'DATA:{"lock":{"state":"locked","reason":"4 failed attempts","at":"2026-05-19T22:41:07Z"}}',
    ['The account was locked after four failed attempts.'],
    ['The dog was locked after four failed attempts.', 'The window was locked after four failed attempts.'],
  ],
  [
    'Photo check, order 77120: picture uploaded by the customer at 19:52 shows an open bag with rice on the bottom.',
    [],
    [
      'A farmer supplied for 77120 shows that rice had ended up at the bottom of the bag.',
      'An image supplied for 77120 shows that contract had ended up at the bottom of the bag.',
      'An image supplied for 77120 shows that rice had ended up at the bridge of the bag.',
    ],
  ],
  [
    'D-4410 | pre-order | cancelled 2026-04-11 | dispatched: never',
    ['Order D-4410 is a pre-order that was cancelled before dispatch.'],
    [],
  ],
];

describe('a thing that stands nowhere', () => {
  for (const [evidence, carried, refused] of CASES) {
    for (const claim of carried)
      test(`«${claim}» by «${evidence}»`, () => {
        assert.equal(ask(claim, [evidence]).status, 'supported');
      });
    for (const claim of refused)
      test(`not «${claim}» by «${evidence}»`, () => {
        assert.notEqual(ask(claim, [evidence]).status, 'supported');
      });
  }
});
