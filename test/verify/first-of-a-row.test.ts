/** What holds of the first, or of one, in a row is not told of each of them. */
import { testTold } from './told.ts';

testTold('What holds of one in a row is not told of each', [
  [
    'The first lesson is free.',
    ['The first lesson is free.'],
    ['The lesson is free.', 'A lesson is free.', 'Lessons are free.'],
  ],
  [
    'The first reminder is free, the second costs 5 euros.',
    ['The first reminder is free.'],
    ['A reminder is free.', 'Reminders are free.'],
  ],
  ['One bag is free; further bags cost 40 euros each.', [], ['The bag is free.']],
  ['The second invoice was paid.', ['The second invoice was paid.'], ['The invoice was paid.']],
  ['The last train leaves at 10.', [], ['The train leaves at 10.']],
  ['The first meeting was held on Monday.', ['The meeting was held on Monday.'], []],
  ['Ann was the first to see it and bought the house.', ['Ann bought the house.'], []],
]);
