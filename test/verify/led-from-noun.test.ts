/** Whom a preposition leads to, from a verb or from a noun. */
import { testTold } from './told.ts';

testTold('What a noun leads to is that noun’s', [
  [
    'She bought the house with a loan from the bank.',
    ['She bought the house with a loan from the bank.'],
    ['She bought the house from the bank.'],
  ],
  ['The team signed a contract after a dispute with Delta.', [], ['The team signed a contract with Delta.']],
  ['The tenant got the keys after a call from the owner.', [], ['The tenant got the keys from the owner.']],
  ['Kim received the form with a note from Acme.', [], ['Kim received the form from Acme.']],
  [
    'The house was bought from her father with a loan.',
    [],
    ['The house was bought with a loan from her father.'],
  ],
  ['He paid the bill to Ben with a gift from Ana.', [], ['He paid the bill with a gift from Ana to Ben.']],
  ['Kim sent the form, with a letter, to Acme.', ['Kim sent the form to Acme.'], []],
  ['Kim sent the form and a receipt to Acme.', ['Kim sent the form to Acme.'], []],
  ['The firm sold the land near the river to Acme.', ['The firm sold the land to Acme.'], []],
  ['A letter arrived from Ana.', ['The letter from Ana arrived.'], []],
  ['A refund was issued for the order.', ['A refund for the order was issued.'], []],
]);
