/** What is taken back later in the document is a conflict: the state a claim tells of has ended since. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const ENDED: readonly (readonly [claim: string, evidence: Given, by: string])[] = [
  [
    'The order is confirmed.',
    'Order status: confirmed. Update: the order was cancelled.',
    'Update: the order was cancelled.',
  ],
  [
    'The account is active.',
    'Account status: active. On 5 May the account was closed.',
    'On 5 May the account was closed.',
  ],
  ['The licence is valid.', 'The licence is valid. It was revoked on 3 May.', 'It was revoked on 3 May.'],
  [
    'The refund was issued.',
    'The refund was issued on 2 May. The refund was later reversed.',
    'The refund was later reversed.',
  ],
  [
    'The ticket is closed.',
    'Ticket status: closed.\nThe ticket was reopened on Monday.',
    'The ticket was reopened on Monday.',
  ],
  ['Anna is the CEO.', 'Anna is the CEO. She resigned yesterday.', 'She resigned yesterday.'],
  [
    'The visa was granted.',
    'The visa was granted in June. In August the ministry revoked the visa.',
    'In August the ministry revoked the visa.',
  ],
  [
    'The invoice was paid.',
    'The invoice was paid. The payment was returned by the bank.',
    'The payment was returned by the bank.',
  ],
  [
    'The order was approved.',
    'The order was approved by Kim and then cancelled by Lee.',
    'The order was approved by Kim and then cancelled by Lee.',
  ],
];

const STANDS: readonly (readonly [claim: string, evidence: Given])[] = [
  ['Order 17 is confirmed.', 'Order 17 is confirmed. Order 18 was cancelled.'],
  ['Order 17 is confirmed.', 'Order 17 is confirmed. If the order is cancelled, a fee applies.'],
  ['Order 17 is confirmed.', 'Order 17 is confirmed. The order was not cancelled.'],
  ['Order 17 is confirmed.', 'Order 17 is confirmed. The courier booking was cancelled.'],
  ['The order was cancelled.', 'The order was confirmed. The order was cancelled.'],
  ['Anna is the CEO.', 'Anna is the CEO. Ben resigned yesterday.'],
  ['Anna is the CEO.', 'Anna is the CEO. She retired the old logo.'],
  ['The refund was issued on 2 May.', 'The refund was issued on 2 May. The refund was reversed on 5 May.'],
  ['The API key is valid.', 'The API key is valid. Keys are revoked after 90 days.'],
  ['The account was verified.', 'The account was verified. The ticket was closed.'],
  ['The subscription is active.', { subscription: { status: 'active', cancelled_at: null } }],
];

describe('what is taken back later in the document', () => {
  for (const [claim, evidence, by] of ENDED)
    test(`«${claim}» is superseded by «${by}»`, () => {
      const { status, reason, conflicts } = ask(claim, [evidence]);
      assert.equal(status, 'ambiguous');
      assert.equal(reason, 'superseded');
      assert.deepEqual(
        conflicts.map(({ quote }) => quote),
        [by],
      );
    });

  test('a record whose state was ended on a day that it tells does not state it', () => {
    const records: Given[] = [
      { subscription: { status: 'active', cancelled_at: '2026-05-01' } },
      { subscription: { active: true, cancelled_at: '2026-05-01' } },
    ];
    for (const record of records)
      assert.notEqual(ask('The subscription is active.', [record]).status, 'supported');
  });

  for (const [claim, evidence] of STANDS)
    test(`«${claim}» stands by «${JSON.stringify(evidence)}»`, () => {
      assert.equal(ask(claim, [evidence]).status, 'supported');
    });
});
