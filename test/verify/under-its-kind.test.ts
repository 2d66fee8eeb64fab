/** What a line or a text calls itself (a trial, a draft, an old list, a rule of some) holds of all that it tells. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Sandbox: Transaction 4 succeeded.', [], ['Transaction 4 succeeded.']],
  ['Live: Transaction 4 succeeded.', ['Transaction 4 succeeded.'], []],
  ['Staging: The backup was restored.', [], ['The backup was restored.']],
  ['Dry run: the server was patched.', [], ['The server was patched.']],
  ['Test system: the payment was accepted.', [], ['The payment was accepted.']],
  ['Night shift: The backup was restored.', ['The backup was restored.'], []],
  ['Old price list: The filter costs $12.', [], ['The filter costs $12.']],
  ['Price list: The filter costs $12.', ['The filter costs $12.'], []],
  ['Earlier mail: The filter was replaced.', ['The filter was replaced.'], []],
  ['DRAFT. The price is 40 EUR.', [], ['The price is 40 EUR.']],
  ['FINAL. The price is 40 EUR.', ['The price is 40 EUR.'], []],
  ['Draft of the agreement: The deposit is 900 EUR.', [], ['The deposit is 900 EUR.']],
  ['Signed agreement: The deposit is 700 EUR.', ['The deposit is 700 EUR.'], []],
  ['Preliminary report: 14 people were injured.', [], ['14 people were injured.']],
  ['Final report: 11 people were injured.', ['11 people were injured.'], []],
  ['Terms for students: the fee is 5 EUR.', [], ['The fee is 5 EUR.']],
  ['Terms for payments: the fee is 5 EUR.', ['The fee is 5 EUR.'], []],
  ['Return policy for Germany: shipping is free.', [], ['Shipping is free.']],
];

testTold('what a text or a line calls itself', TOLD);
