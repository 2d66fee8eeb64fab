// A line or heading that only says when or for whom something holds is told with each statement under it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  [
    'If you cancel by 5 May:\n- you get a full refund of $80\n- no fee is charged',
    ['If you cancel by 5 May, you get a full refund of $80.', 'If you cancel by 5 May, no fee is charged.'],
  ],
  [
    'Only for Gold members:\n- late checkout until 16:00',
    ['Only for Gold members: late checkout until 16:00.'],
  ],
  [
    'If you leave early, the following applies:\n- The deposit is kept.',
    ['If you leave early, the deposit is kept.'],
  ],
  ['With a contract:\n- the price is $20 a month', ['With a contract, the price is $20 a month.']],
  [
    '## After the trial\nThe plan costs $12 a month.\n\n## Support\nPhone support costs $5.',
    ['After the trial, the plan costs $12 a month.', 'Phone support costs $5.'],
  ],
  [
    '**If you cancel within 14 days**\n- There is no fee.\n\n**If you cancel later**\n- A fee of $9 is due.\n\nGifts cannot be cancelled.',
    [
      'If you cancel within 14 days, there is no fee.',
      'If you cancel later, a fee of $9 is due.',
      'Gifts cannot be cancelled.',
    ],
  ],
  ['**If you pay late the fee is $5**', ['If you pay late the fee is $5.']],
  [
    '1. Shipping\n   - Standard: 5 days\n2. Returns\n   - Within 30 days\n   - Free of charge',
    ['Standard: 5 days.', 'Returns: within 30 days.', 'Returns: free of charge.'],
  ],
  ['## Vega 200\n- 5-year warranty', ['Vega 200: 5-year warranty.']],
  ['## Key features\n- 30% faster', ['30% faster.']],
  [
    '| Date | Event |\n|---|---|\n| 3 May | Order placed |\n| 5 May | Order shipped |',
    ['On 3 May, order placed.', 'On 5 May, order shipped.'],
  ],
  ['Sample B failed because it was too wet.', ['Sample B failed because it was too wet.']],
  ['For example:\n- The fee was $5 in May.', ['The fee was $5 in May.']],
  ['In short:\n- The fee was waived.', ['The fee was waived.']],
  ['With that in mind:\n- The fee was waived.', ['The fee was waived.']],
];

const ELSEWHERE: readonly (readonly [answer: string, right: string, other: string])[] = [
  [
    'For orders over $50:\n- shipping is free',
    'For orders over $50, shipping is free.',
    'For members, shipping is free.',
  ],
  [
    'Once the trial has ended:\n- exports are disabled',
    'Once the trial has ended, exports are disabled.',
    'Before the trial has started, exports are disabled.',
  ],
  [
    '### Without a contract\n- the price is $30 a month',
    'Without a contract, the price is $30 a month.',
    'With a contract, the price is $30 a month.',
  ],
];

describe('a case that a line sets', () => {
  for (const [answer, claims] of TOLD)
    test(JSON.stringify(answer), () => assert.deepEqual(claimsOf(answer), claims));
  for (const [answer, right, other] of ELSEWHERE)
    test(`${JSON.stringify(answer)} is not borne out by what holds in another`, () => {
      assert.ok(judged(answer, right).every(({ supported }) => supported));
      assert.ok(judged(answer, other).every(({ supported }) => !supported));
    });
});
