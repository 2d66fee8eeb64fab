/** Columns that spaces set apart, with numbers set to the right below a head set to the left. */
import { type Told, testTold } from './told.ts';

const ORDERS = [
  'Date        Item        Qty   Price',
  '2026-05-01  Paper       10    $4.50',
  '2026-05-02  Toner        2    $60.00',
].join('\n');
const STORES = [
  'Store        Region    Staff   Revenue',
  'Lund         South        12     48,000',
  'Kiruna       North         7      9,500',
  'Malmo        South       104    310,000',
].join('\n');
const TORN = [
  'Name      Room   Floor  Phone',
  'Ida Berg  12            5511',
  'Leo Falk         3      5512',
].join('\n');
const SLIPPED = ['Part     Left   Right', 'bolt         12   40', 'washer       30    7'].join('\n');

const TOLD: readonly Told[] = [
  [
    ORDERS,
    ['Toner costs $60.', 'The price of paper is $4.50.', 'The quantity of toner is 2.'],
    [
      'Toner costs $4.50.',
      'Paper costs $60.',
      'The quantity of toner is 10.',
      'Toner costs $2.',
      'Ink costs $60.',
    ],
  ],
  [
    STORES,
    [
      'The revenue of the Lund store is 48,000.',
      'Malmo has the highest revenue.',
      'The staff of the Kiruna store is 7.',
    ],
    [
      'The revenue of the Lund store is 9,500.',
      'Kiruna has the highest revenue.',
      'The staff of the Kiruna store is 12.',
      'The revenue of the Kiruna store is 7.',
      'The region of Lund is North.',
    ],
  ],
  [TORN, [], ['The floor of Ida Berg is 12.', 'The room of Leo Falk is 3.']],
  [SLIPPED, [], ['The left of the bolt is 40.', 'The right of the washer is 30.']],
];

testTold('columns set apart by spaces', TOLD);
