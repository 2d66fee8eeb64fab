/**
 * Rows that go together without "respectively", whose deed its noun is among people of one last name, what is taken off
 * before something is paid, and what is "not at all" or "not yet" beside another.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Starter, main course and dessert cost 7, 18 and 9 euros.',
    [],
    ['The starter costs 9 euros.', 'The dessert costs 7 euros.'],
  ],
  [
    'Ana, Ben and Cleo paid 40, 60 and 80 euros.',
    ['Ben paid 60 euros.'],
    ['Ana paid 60 euros.', 'Cleo paid 40 euros.'],
  ],
  ['Bergen and Oslo scored 82 and 76 points.', [], ['Oslo scored 82 points.']],
  ['Ana and Ben worked on 3 and 5 May.', ['Ana worked on 5 May.'], []],
  [
    'Ivo Ray visited Mia Ray on Sunday.',
    ['Ivo Ray\u2019s visit was on Sunday.'],
    ['Mia Ray\u2019s visit was on Sunday.'],
  ],
  [
    'Eva Lind complained about Jo Lind in May.',
    ['Eva Lind\u2019s complaint came in May.'],
    ['Jo Lind\u2019s complaint came in May.'],
  ],
  ['The insurer pays the damage less the excess.', [], ['The insurer pays the excess.']],
  ['The agent gets the fee minus the tax.', [], ['The agent gets the tax.']],
  ['The guarantee covers parts for five years and labour not at all.', [], ['The guarantee covers labour.']],
  ['The attic was cleaned, the cellar not.', ['The attic was cleaned.'], ['The cellar was cleaned.']],
  ['Jo has paid, Kim not yet.', [], ['Kim has paid.']],
];

testTold('rows and deductions', TOLD);
