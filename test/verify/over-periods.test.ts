// A table of periods tells what a row has in all of them, where it peaks and recovers, and nothing of other measures or periods.
import { testTold } from './told.ts';

testTold('rows over columns that are periods', [
  [
    'Quarterly sales\n| Region | Q1 | Q2 | Q3 |\n|---|---|---|---|\n| North | 420 | 455 | 470 |\n| South | 380 | 360 | 390 |\n| West | 510 | 540 | 525 |',
    [
      'West had the highest sales in every quarter.',
      'The South had the lowest sales in all three quarters.',
      'North grew in each quarter.',
      "West's sales peaked in Q2.",
      'Sales in the South were lowest in Q2.',
      'Sales in the South recovered in Q3.',
      'In Q2, North sold 455.',
    ],
    [
      'North had the highest sales in every quarter.',
      'The South had the lowest sales in all four quarters.',
      'The South had the lowest profit in all three quarters.',
      'West grew every quarter.',
      'North fell in each quarter.',
      'North grew in each month.',
      "West's sales peaked in Q3.",
      'Costs in the South were lowest in Q2.',
      'Sales in the West recovered in Q3.',
      'In Q3, North sold 455.',
      'In Q2, North sold 455 million.',
      'West had the highest sales in every year.',
      'North sold 470 in Q2.',
    ],
  ],
]);
