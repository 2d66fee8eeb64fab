/** Who "she" is behind a thing that could be somebody: after "Ann ordered a coffee machine" she is Ann. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Ann ordered a coffee machine. She wrote a letter.', ['Ann wrote a letter.'], []],
  ['Mr Feld ordered a coffee machine on 2 May. He paid the invoice.', ['Mr Feld paid the invoice.'], []],
  [
    'Mr Feld ordered a coffee machine. He said that the box was wet.',
    ['Mr Feld said that the box was wet.'],
    [],
  ],
  [
    'Ann Roe ordered a coffee machine. She refused it, saying that the box was wet.',
    ['Ann Roe said that the box was wet.'],
    [],
  ],
  ['Ann bought a printer in April. She paid the invoice on 3 May.', ['Ann paid the invoice on 3 May.'], []],
  ['Ann returned the toaster. She called the shop.', ['Ann called the shop.'], []],
  ['Ann hired a printer. She was late.', [], ['Ann was late.']],
  ['Ann met the printer. She was late.', [], ['Ann was late.']],
  ['The printer met Ann. She was late.', [], ['Ann was late.']],
  ['The printer arrived with Ann. She was late.', [], ['Ann was late.']],
  ['Ann spoke to a printer. She was late.', [], ['Ann was late.']],
  ['Ann and Eva bought a printer. She paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann bought a printer from Eva. She paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann bought a printer. He paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann met a trainer. She paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann saw a player. She paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann bought a printer for Bob. She paid the invoice.', [], ['Bob paid the invoice.']],
  ['Ann bought a printer. She did not pay the invoice.', [], ['Ann paid the invoice.']],
  ['Ann ordered a toaster. Her sister called. She paid the invoice.', [], ['Ann paid the invoice.']],
  ['Ann ordered a machine. She paid the invoice.', [], ['The machine paid the invoice.']],
];

testTold('pronouns past things that could be persons', TOLD);
