/** Names of two words of which the evidence has the second behind another first, in whatever words it says the rest. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'John Miller approved the purchase order.',
    ['John Miller gave approval for the purchase order.', 'Miller approved the purchase order.'],
    ['Jane Miller gave approval for the purchase order.', 'Jane Miller approved the purchase order.'],
  ],
  [
    'The refund was approved by Kate Brown.',
    ['Kate Brown approved the refund.'],
    ['Jack Brown approved the refund.', 'The refund was approved by Jack Brown.'],
  ],
  [
    'Maria Lopez refunded the customer.',
    ["Maria Lopez returned the customer's money."],
    ["Marta Lopez returned the customer's money."],
  ],
  ['Jane A. Stone approved the loan.', ['Jane Stone approved the loan.'], ['June Stone approved the loan.']],
  [
    'The loan was approved by Dr. Jane Stone.',
    ['Jane Stone approved the loan.'],
    ['Joan Stone gave approval for the loan.'],
  ],
  [
    'Tom Smith raised the price of the licence.',
    ['Tom Smith increased the licence price.'],
    ['Tim Smith increased the licence price.'],
  ],
];

testTold('another first name', TOLD);
