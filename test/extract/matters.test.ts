// Bare fields under a line that names one matter are told of that matter, and evidence of another does not bear them out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const TOLD: readonly (readonly [answer: string, ...claims: readonly string[]])[] = [
  [
    'Refund status:\n- Approved: yes\n- Amount: $40',
    'The refund is approved.',
    'The amount of the refund is $40.',
  ],
  ['**Your warranty:**\n- Transferable: no', 'The warranty is not transferable.'],
  ['Loan details:\n1. Status: pending.', 'The status of the loan is pending.'],
];

/** What names no one matter, or is no bare field, is told as it stands. */
const AS_IT_STANDS: readonly (readonly [answer: string, ...claims: readonly string[]])[] = [
  ['Summary:\n- Amount: $40', 'Amount: $40.'],
  ['Refunds and returns:\n- Amount: $40', 'Amount: $40.'],
  ['Refund status:\n- Refund amount: $40', 'Refund amount: $40.'],
  ['Refund status:\n- The loan was approved.', 'The loan was approved.'],
  ['Refund status:\n\nAmount: $40', 'Amount: $40.'],
];

describe('a field under a matter', () => {
  for (const [answer, ...claims] of TOLD)
    test(`${JSON.stringify(answer)} is told of it`, () => assert.deepEqual(claimsOf(answer), claims));
  for (const [answer, ...claims] of AS_IT_STANDS)
    test(`${JSON.stringify(answer)} is told as it stands`, () => assert.deepEqual(claimsOf(answer), claims));

  const supported = (evidence: string) => judged(TOLD[0]![0], evidence).map((claim) => claim.supported);
  test('is borne out by evidence of that matter alone', () => {
    assert.deepEqual(supported('The refund is approved. The refund amount is $40.'), [true, true]);
    assert.deepEqual(supported('The loan is approved. Loan amount: $40. The refund is pending.'), [
      false,
      false,
    ]);
    assert.deepEqual(supported('Loan approved: yes. Loan amount: $40. Refund approved: no.'), [false, false]);
  });
});
