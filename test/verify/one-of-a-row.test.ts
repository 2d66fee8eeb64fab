/** The first of a kind is not the first of a narrower one. */
import { testTold } from './told.ts';

testTold('A place in a row is one among the same', [
  [
    'Rent is due on the first working day of each month.',
    ['Rent is due on the first working day of each month.'],
    ['Rent is due on the first day of each month.'],
  ],
  [
    'Rent is due on the first calendar day of each month.',
    ['Rent is due on the first day of each month.'],
    [],
  ],
  [
    'Salaries are paid on the last business day of the month.',
    [],
    ['Salaries are paid on the last day of the month.'],
  ],
  ['The order arrives on the third working day.', [], ['The order arrives on the third day.']],
  ['The first late payment is due in May.', [], ['The first payment is due in May.']],
  ['The second top floor is closed.', [], ['The second floor is closed.']],
  ['The first invoice and the second invoice were paid.', ['The second invoice was paid.'], []],
  ['Our next meeting is on Monday.', ['The next meeting is on Monday.'], []],
]);
