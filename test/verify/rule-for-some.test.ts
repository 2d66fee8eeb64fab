/**
 * A rule for those that it picks out is told of no one thing of which nothing says that it is among them; who advises
 * something does not advise against it; and what came about between two years did not in the last of them.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Orders placed before noon on Thursday ship on Friday.', [], ['Your order ships on Friday.']],
  [
    'Orders over 50 euros ship on Friday.',
    ['Your order over 50 euros ships on Friday.'],
    ['Your order ships on Friday.'],
  ],
  ['Any order above 50 euros ships free.', [], ['Your order ships free.']],
  ['Contracts signed before 2020 end in May.', [], ['My contract ends in May.']],
  ['Rooms with a sea view are cleaned daily.', [], ['The room is cleaned daily.']],
  ['Claims that exceed 5,000 euros must be filed by post.', [], ['Her claim must be filed by post.']],
  ['Orders ship on Friday.', ['Your order ships on Friday.'], []],
  ['The order placed in May was shipped on Friday.', ['The order was shipped on Friday.'], []],
  ['The doctor advised physiotherapy.', [], ['The doctor advised against physiotherapy.']],
  ['The board voted for the plan.', [], ['The board voted against the plan.']],
  [
    'The board voted against the plan by five to two.',
    ['The board voted against the plan.'],
    ['The board voted for the plan.'],
  ],
  [
    'Sales doubled between 2019 and 2024.',
    ['Sales doubled between 2019 and 2024.'],
    ['Sales doubled in 2024.'],
  ],
  ['The road was built between 1985 and 1990.', [], ['The road was built in 1990.']],
];

testTold('a rule for some', TOLD);
