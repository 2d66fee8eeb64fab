/** When it is so: what was so once is not so now, and what is done at times has not been done by that. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bundledParser } from '../../src/text/parse/bundled.ts';
import { tenseAt } from '../../src/verify/check/tense.ts';
import { ask } from './ask.ts';

type Pair = readonly [claim: string, evidence: string];

const REFUSED: readonly Pair[] = [
  ['Ms Lee works at Acme.', 'Ms Lee, who worked at Acme, joined Bolt.'],
  ['The shop sells lamps.', 'The shop, which sold lamps, is now a cafe.'],
  ['The patient takes ibuprofen.', 'The patient took ibuprofen.'],
  ['The patient is taking ibuprofen.', 'The patient has taken ibuprofen.'],
  ['The driver is waiting at the depot.', 'The driver waiting at the depot was sent home.'],
  ['The account is locked.', 'The account, which was locked, has been reopened.'],
  ['The account is locked.', 'The account was locked in May.'],
  ['The order is pending.', 'The order was pending.'],
  ['The road is being repaired.', 'The road has been repaired.'],
  ['The engineer is repairing the boiler.', 'Engineer for repairing the boiler.'],
  ['The policy covers theft.', 'The policy covered theft.'],
  ['The refund was paid.', 'Refunds are paid by card.'],
  ['The deposit was refunded.', 'The deposit is refunded within 14 days of departure.'],
  ['The manager approved the refund.', 'The manager approves refunds.'],
  ['The bank reversed the charge.', 'The bank reverses charges within 5 days.'],
  ['The guest has checked out.', 'Guests check out by 11.'],
  ['The seller shipped the lamp.', 'The seller ships lamps from Graz.'],
  ['The filter was cleaned.', 'The filter is cleaned weekly.'],
];

const SUPPORTED: readonly Pair[] = [
  ['Ms Lee works at Acme.', 'Ms Lee has worked at Acme since 2019.'],
  ['The customer is waiting.', 'The customer has been waiting since 9.'],
  ['The refund is approved.', 'The refund was approved on 3 May.'],
  ['Ticket 5 is closed.', 'Ticket 5 closed 3 May.'],
  ['The card is stolen.', 'The card was stolen in May.'],
  ['The policy covers theft.', 'The policy, which was renewed in March, covers theft.'],
  ['The clinic treats children.', 'The clinic was founded in 1990 and treats children.'],
  ['The customer was waiting at the counter.', 'The customer who was waiting at the counter has left.'],
  ['The customer asked for a refund.', '10:15 customer asks for refund'],
  ['The bank reversed the charge.', 'The bank has reversed the charge.'],
  ['The parcel was delivered.', 'The parcel has been delivered.'],
  ['The contract was signed by both parties.', 'The contract is signed by both parties.'],
];

describe('the tense of a predicate', () => {
  for (const [claim, evidence] of REFUSED) {
    test(`“${evidence}” does not tell: ${claim}`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });
  }
  for (const [claim, evidence] of SUPPORTED) {
    test(`“${evidence}” tells: ${claim}`, () => {
      assert.equal(ask(claim, [evidence]).status, 'supported');
    });
  }

  const FORMS: readonly (readonly [sentence: string, word: string, time: string, form: string])[] = [
    ['The shop sells lamps.', 'sells', 'present', 'plain'],
    ['The shop is selling lamps.', 'selling', 'present', 'ongoing'],
    ['The shop has sold lamps.', 'sold', 'present', 'perfect'],
    ['The lamps were sold by the shop.', 'sold', 'past', 'passive'],
    ['The lamps are being sold.', 'sold', 'present', 'ongoing'],
    ['The lamps had been sold.', 'sold', 'past', 'perfect'],
    ['The shop may sell lamps.', 'sell', 'none', 'state'],
    ['The shop was open.', 'open', 'past', 'state'],
    ['The lamp was packed and sold.', 'sold', 'past', 'passive'],
  ];
  for (const [sentence, word, time, form] of FORMS) {
    test(`“${word}” of “${sentence}” is ${time}, ${form}`, () => {
      const { tokens } = bundledParser().parse(sentence);
      const tense = tenseAt(
        tokens,
        tokens.findIndex((token) => token.form === word),
      );
      assert.deepEqual([tense.time, tense.form], [time, form]);
    });
  }
});
