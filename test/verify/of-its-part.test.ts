/** What is told of the manager of a hotel's restaurant is not told of the hotel manager. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The manager of the hotel restaurant was fined.', [], ['The hotel manager was fined.']],
  [
    'The director of the bank system vendor resigned.',
    [],
    ['The bank director resigned.', 'The HR director resigned.'],
  ],
  ['The director of the school bus company resigned.', [], ['The school director resigned.']],
  ['The budget of the project office was approved.', [], ['The project budget was approved.']],
  ['The roof of the factory canteen was repaired.', [], ['The factory roof was repaired.']],
  ['The director of the bank resigned.', ['The bank director resigned.'], ['The hotel director resigned.']],
  ['The director of the local school resigned.', ['The school director resigned.'], []],
  ['The budget of the project was approved.', ['The project budget was approved.'], []],
  [
    'The roof of the factory was repaired.',
    ['The factory roof was repaired.'],
    ['The office roof was repaired.'],
  ],
  ['The hotel restaurant manager was fined.', ['The hotel restaurant manager was fined.'], []],
];

testTold('whose something is', TOLD);
