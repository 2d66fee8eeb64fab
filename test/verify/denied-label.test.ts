// A label with a denial for its value is said by nothing that denies nothing; and what the house did, the one addressed did not.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Breakfast is included.',
    ['Breakfast is included.'],
    ['Breakfast: no.', 'Breakfast: No.', 'Breakfast: not included.'],
  ],
  [
    'The Plus plan includes phone support.',
    [],
    ['Plus: phone support No.', 'Plan: Plus, Phone support: no.'],
  ],
  [
    'A credit card is required for the trial.',
    [],
    ['Trial: credit card required no.', 'Credit card required: No.'],
  ],
  ['Breakfast: no', ['Breakfast: no.'], ['Breakfast: yes.']],
  ['The shop sent two photos to the customer.', [], ['You sent us two photos.']],
  ['The carrier agreed to the new date.', [], ['You agreed to the new date.']],
  ['Accounting paid the deposit.', [], ['You paid the deposit.']],
  ['The customer agreed to the new date.', ['You agreed to the new date.'], ['You agreed to the old date.']],
];

testTold('denied by a label, done by the house', TOLD);
