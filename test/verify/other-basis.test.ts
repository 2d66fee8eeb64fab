/** An amount is that of what it is counted by, and a name before a kind of plan is a name. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

const CLAIMS: readonly (readonly [supported: boolean, claim: string, evidence: string])[] = [
  [
    false,
    'The handling fee of 4 euros is charged per parcel.',
    'Handling costs 4 euros per customer, no matter how many parcels there are.',
  ],
  [
    true,
    'The handling fee of 4 euros is charged per parcel.',
    'The handling fee of 4 euros is charged per parcel.',
  ],
  [true, 'Breakfast is charged per person.', 'Breakfast is charged per person and night.'],
  [false, 'The Corporate plan includes a hotline.', 'The Business plan includes a hotline.'],
  [true, 'The Business plan includes a hotline.', 'The Business plan includes a hotline.'],
  [false, 'The tenant was told.', 'Tenants are told of repairs.'],
  [true, 'The tenant was told of the repairs.', 'The tenant was told of the repairs on Monday.'],
];

suite('what an amount is counted by, what a plan is called, and what is done as a rule', () => {
  for (const [supported, claim, evidence] of CLAIMS)
    test(`${supported ? 'is kept' : 'is no other'}: ${claim} | ${evidence}`, () => {
      assert.equal(ask(claim, [evidence]).status === 'supported', supported);
    });
});
