// Greetings, questions, offers, instructions, opinions and pure hedges are set aside, each with why.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, skippedOf } from './ask.ts';

const ASIDE: readonly (readonly [sentence: string, reason: string])[] = [
  ['Hi Marianne!', 'greeting'],
  ['Good afternoon, Mrs. Oyelaran.', 'greeting'],
  ['Guten Tag!', 'greeting'],
  ['Thank you for your order 30-4471.', 'courtesy'],
  ["I'm sorry to hear about the mirror, that must have been frustrating.", 'courtesy'],
  ['Best regards', 'courtesy'],
  ["You're right to ask!", 'courtesy'],
  ["You'll love it!", 'opinion'],
  ['The safest option is to wait.', 'opinion'],
  ["# Release 4.2 – what's new", 'introduction'],
  ['Page 3', 'fragment'],
  ['Order 30-4471', 'fragment'],
  ['Does that answer your question?', 'question'],
  ['¿Le ayuda esto?', 'question'],
  ["I'd be happy to look into it.", 'offer'],
  ['If you would like, I can call you.', 'offer'],
  ['Please send us two photos.', 'instruction'],
  ['Restart the router and try again.', 'instruction'],
  ['Open the app and sign in.', 'instruction'],
  ['Check out our blog.', 'instruction'],
  ['Keep approved invoices for 3 years.', 'instruction'],
  ['Get started today.', 'instruction'],
  ["Let me know how you'd like to proceed.", 'offer'],
  ['Personally I think the new model is prettier anyway.', 'opinion'],
  ['The new case looks really nice.', 'opinion'],
  ["I don't know whether we could have warned you.", 'hedge'],
  ['As an AI language model, I cannot see your account.', 'hedge'],
];

const CLAIMS: readonly (readonly [sentence: string, claim?: string])[] = [
  ['The refund has been denied.'],
  ['I have refunded your order.'],
  ['We could not deliver the parcel.'],
  ['You should receive the $64 by 5 May.'],
  ['I think the refund of $500 was paid.'],
  ['The money should always be visible within 24 hours.'],
  ['Each extra gigabyte costs $3.'],
  ['Non-refundable.'],
  ['Fee-free.'],
  ['Due 9 May', 'Due 9 May.'],
  ['Valid until 2030', 'Valid until 2030.'],
  ['Open from Monday to Friday.'],
  ['Open until 22:00.'],
  ['Clear of mould since May.'],
  ['Check out is at noon.'],
  ['Visit scheduled for 3 May.'],
  ['Report submitted on 3 May.'],
  ['$6 for members.'],
  ['## Plan Pro – $20/month', 'Plan Pro – $20/month.'],
  ['# 10% off', '10% off.'],
  ['- $6', '$6.'],
  ['Fee – 6 euros', 'Fee – 6 euros.'],
  ['(Actually 12%.)'],
  ['| Fee |\n|---|\n| $6 |', 'Fee: $6.'],
  ['订单已经发货。'],
  ['返金は承認されました。'],
  ['ค่าธรรมเนียมคือห้าดอลลาร์', 'ค่าธรรมเนียมคือห้าดอลลาร์.'],
  ['Your Basic plan renewed on 1 September for $7.99.'],
  ['I can confirm that your refund was approved.', 'Your refund was approved.'],
  ['Unfortunately, the parcel was lost.', 'The parcel was lost.'],
  ['Hello Chen, your plan was renewed on 1 September.', 'Your plan was renewed on 1 September.'],
  ['Thanks for waiting, the refund of $64 was sent on 14 May.', 'The refund of $64 was sent on 14 May.'],
];

describe('what holds no claim is set aside', () => {
  for (const [sentence, reason] of ASIDE) {
    test(`${sentence} is ${reason}`, () => {
      assert.deepEqual(claimsOf(sentence), []);
      assert.deepEqual(
        skippedOf(sentence).map(([, why]) => why),
        [reason],
      );
    });
  }
});

describe('what can be checked is a claim, however it is put', () => {
  for (const [sentence, claim = sentence] of CLAIMS) {
    test(sentence, () => assert.deepEqual(claimsOf(sentence), [claim]));
  }
});

test('a heading without an amount or a verb is none', () => {
  for (const heading of ['3 ways to save', 'Price list 2026', 'Order 30-4471'])
    assert.deepEqual(skippedOf(`## ${heading}`), [[heading, 'heading']]);
});
