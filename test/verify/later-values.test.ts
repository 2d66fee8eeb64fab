/** What a source tells last is what is so: of one label at several times, and of what a next sentence takes back by a pronoun. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const OUTDATED: readonly Case[] = [
  ['The rent is 900 euros.', 'Rent (2023): 900 euros. Rent (2024): 950 euros.'],
  ['The contact is Ana.', 'Contact: Ana\nNew contact: Piet'],
  ['The stage is design.', 'Stage on 2 May: design. Stage on 9 May: review.'],
  ['The stock is 40 units.', 'Stock as of 1 June: 40 units. Stock as of 8 June: 12 units.'],
  ['The permit is valid.', 'The permit is valid. In June the ministry revoked it.'],
  ['The card is active.', 'The card is active. Yesterday the bank blocked it.'],
  ['The case is closed.', 'The case was closed in May. In July the clerk reopened it.'],
  ['The grant is approved.', 'The board approved the grant. The ministry reversed that decision.'],
  ['The booking is for three nights.', 'The booking is for three nights. Vera changed it to five.'],
];

const STANDS: readonly Case[] = [
  ['The rent is 950 euros.', 'Rent (2023): 900 euros. Rent (2024): 950 euros.'],
  ['The status was open on 1 June.', 'Status on 1 June: open. Status on 3 June: closed.'],
  ['The rent is 900 euros.', 'Rent (2024): 900 euros. Deposit (2025): 950 euros.'],
  ['The booking is for three nights.', 'The booking is for three nights. Vera wanted to change it to five.'],
  ['The booking was for three nights.', 'The booking was for three nights. Vera changed it to five.'],
  [
    'The order was confirmed on Monday.',
    'The order was confirmed on Monday. On Tuesday the customer cancelled it.',
  ],
  ['The order is confirmed.', 'The order is confirmed. The customer can cancel it within a week.'],
  ['The order is confirmed.', 'The order is confirmed. The courier cancelled its pickup.'],
  ['The order is confirmed.', 'The order is confirmed. A voucher was sent. The shop withdrew it later.'],
  ['The loan is approved.', 'Ms. Hart approved the loan. The committee upheld her decision.'],
];

describe('what a source tells last', () => {
  for (const [claim, evidence] of OUTDATED)
    test(`supersedes «${claim}»: ${evidence}`, () => {
      const { status, reason, conflicts } = ask(claim, [evidence]);
      assert.equal(status, 'ambiguous');
      assert.equal(reason, 'superseded');
      assert.equal(conflicts.length, 1);
    });
  for (const [claim, evidence] of STANDS)
    test(`leaves «${claim}» as it stands: ${evidence}`, () => {
      assert.equal(ask(claim, [evidence]).status, 'supported');
    });
});
