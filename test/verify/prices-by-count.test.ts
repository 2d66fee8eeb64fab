/** The price of one thing of a row counts as often as the row says. */
import { testTold } from './told.ts';

const UNITS = {
  items: [
    { name: 'lamp', quantity: 3, unit_price: '$10.00' },
    { name: 'rug', quantity: 2, unit_price: '$5.00' },
  ],
};
const AMOUNTS = {
  items: [
    { name: 'lamp', quantity: 3, amount: '$30.00' },
    { name: 'rug', quantity: 2, amount: '$10.00' },
  ],
};
const TABLE = '| Item | Qty | Unit price |\n|---|---|---|\n| Lamp | 2 | 20 |\n| Chair | 1 | 80 |';

testTold('totals of rows with a count', [
  [UNITS, ['The items total $40.'], ['The items total $15.']],
  [AMOUNTS, ['The items total $40.'], ['The items total $110.']],
  [TABLE, [], ['The total is 100.']],
]);
