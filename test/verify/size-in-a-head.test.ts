/** A number under a head, a line or a name that gives its size stands for so many thousands or millions. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    '| City | Population (millions) | Schools |\n|---|---|---|\n| Ora | 3 | 12 |\n| Lum | 5 | 30 |',
    ['Ora has 12 schools.'],
    ['Ora has a population of 3.', 'Lum has a population of 5.'],
  ],
  [
    '| City | Population | Schools |\n|---|---|---|\n| Ora | 300 | 12 |',
    ['Ora has a population of 300.'],
    [],
  ],
  [
    '| Region | Revenue (k EUR) | Growth % |\n|---|---|---|\n| North | 410 | 4 |\n| South | 620 | 6 |',
    [],
    ['The North had a revenue of 410 EUR.', 'The South had a revenue of 620 EUR.'],
  ],
  [
    'Sales (in thousands)\nNorth: 40\nSouth: 55',
    [],
    ['North had sales of 40.', 'The sales of North are 40.'],
  ],
  ['Sales in May\nNorth: 40\nSouth: 55', ['North had sales of 40.'], []],
  ['All amounts in kEUR.\nRent: 30\nWages: 120', [], ['The rent is 30 EUR.']],
  ['All amounts in EUR.\nRent: 30 EUR\nWages: 120 EUR', ['The rent is 30 EUR.'], []],
  ['Sales rose to 3 million (in thousands: 3,000).\nRent: 30 EUR', ['The rent is 30 EUR.'], []],
  [
    { region: 'North', revenue_millions: 45, shops: 12 },
    ['The region has 12 shops.'],
    ['The revenue is 45.'],
  ],
];

testTold('a size that stands in a head', TOLD);
