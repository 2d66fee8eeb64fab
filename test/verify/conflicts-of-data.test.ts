/** What is shown of a record: the values that say otherwise, and not those that agree; and calculations that a person can check. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const CONFLICTS: readonly (readonly [claim: string, given: readonly Given[], values: readonly string[]])[] = [
  [
    'Claim C-9 is approved and amounts to $700.',
    [{ claim: 'C-9', status: 'rejected', amount: '$700' }],
    ['rejected'],
  ],
  ['Claim C-9 amounts to $800.', [{ claim: 'C-9', status: 'open', amount: '$700' }], ['$700']],
  [
    'Parcel 31 was delivered.',
    [
      { parcel: '31', status: 'delivered' },
      { parcel: '31', status: 'lost' },
    ],
    ['lost'],
  ],
  ['Parcel 31 was delivered.', [{ parcel: '31', delivered: false }], ['false']],
];

describe('conflicts of data', () => {
  for (const [claim, given, values] of CONFLICTS)
    test(`«${claim}»`, () => {
      const { status, conflicts } = ask(claim, given);
      assert.equal(status, 'unsupported');
      assert.deepEqual(
        conflicts.map(({ quote }) => quote),
        values,
      );
    });
});

const DERIVATIONS: readonly (readonly [claim: string, text: string, told: string])[] = [
  ['$250 remains to be paid.', 'The bill total is $900. The guest has paid $650.', '$900 − $650 = $250'],
  ['The balance is $60.', 'Opening balance: $100. Withdrawal: $40.', '$100 − $40 = $60'],
  [
    'Plan B costs 1.5 times as much as plan A.',
    'Plan A costs $30. Plan B costs $45.',
    '$45 ÷ $30 = 1.5 times',
  ],
  ['More chairs than tables were sold.', '8 chairs and 5 tables were sold.', 'chairs 8 > tables 5'],
  ['The total is $520.', 'Room: 2 nights at $230. Breakfast: $60.', '2 × $230 + $60 = $520'],
  ['25% of the users left.', '10 of the 40 users left.', '10 (users: left): 10 of 40 = 25%'],
];

describe('derivations', () => {
  for (const [claim, text, told] of DERIVATIONS)
    test(`«${claim}» is told as ${told}`, () => {
      assert.deepEqual(ask(claim, [text]).derivations, [told]);
    });
});
