/** How long something went on, by its two ends, and how many there are, by their names. */
import { testTold } from './told.ts';

testTold('A range of days has both its ends, and nights lie between', [
  [
    'The lift was out of service from 4 May to 6 May.',
    ['The lift was out of service for three days.'],
    ['The lift was out of service for two days.', 'The lift was out of service for four days.'],
  ],
  ['The office is closed from 4 to 6 May.', ['The office is closed for three days.'], []],
  [
    'The hotel is closed from 4 to 6 May.',
    ['The hotel is closed for two nights.'],
    ['The hotel is closed for three nights.'],
  ],
  ['The office was closed from 30 April to 2 May.', ['The office was closed for three days.'], []],
  [
    'The office is closed from Monday to Friday.',
    ['The office is closed for five days.'],
    ['The office is closed for four days.'],
  ],
  ['The exhibition runs from 1 June to 14 June.', ['The exhibition runs for two weeks.'], []],
  ['He worked there from 2019 to 2022.', ['He worked there for three years.'], []],
  [
    'The shop is open daily from 10:00 to 18:00.',
    ['The shop is open eight hours a day.'],
    ['The shop is open nine hours a day.'],
  ],
  ['The office is closed on 4 and 6 May.', [], ['The office is closed for three days.']],
  ['The south office is closed from 4 to 6 May.', [], ['The north office is closed for three days.']],
  ['The office may be closed from 4 to 6 May.', [], ['The office is closed for three days.']],
  [
    'The system was down from 9:00 to 11:00 and from 14:00 to 15:00.',
    [],
    ['The system was down for two hours.', 'The system was down for one hour.'],
  ],
]);

testTold('What is so at some time of each day is not so all the while', [
  ['The road is closed at night from 4 to 6 May.', [], ['The road is closed for three days.']],
  ['The tour runs daily from 4 to 6 May.', [], ['The tour lasts three days.']],
]);

testTold('What was only planned did not go on', [
  ['The meeting took place from 14:00 to 15:00.', ['The meeting lasted an hour.'], []],
  ['The meeting was scheduled from 14:00 to 15:00.', [], ['The meeting lasted an hour.']],
  ['The meeting is planned from 14:00 to 15:00.', [], ['The meeting lasted an hour.']],
  ['The meeting was booked from 14:00 to 15:00.', [], ['The meeting lasted an hour.']],
]);

testTold('A stay is as long as from coming to leaving', [
  [
    'The guest arrived on 3 May and left on 7 May.',
    ['The guest stayed for four nights.', 'The guest stayed four nights.'],
    ['The guest stayed for three nights.'],
  ],
  [
    'The guest arrived on 3 May and the other guest left on 7 May.',
    [],
    ['The guest stayed for four nights.'],
  ],
  ['Ms Berg arrived on 3 May. Mr Ito left on 7 May.', [], ['Ms Berg stayed four nights.']],
  [
    'The driver arrived at 19:02 and waited until 19:12.',
    ['The driver waited ten minutes.'],
    ['The driver waited twelve minutes.'],
  ],
  ['The driver arrived at 19:02. The customer waited until 19:12.', [], ['The driver waited ten minutes.']],
  ['The driver called at 19:02 and waited until 19:12.', [], ['The driver waited ten minutes.']],
]);

testTold('After something is after it was done', [
  [
    'Alert raised 11:02. Account locked 11:04.',
    ['The account was locked after the alert.'],
    ['The account was locked before the alert.'],
  ],
  [
    'Inspection passed 3 May. Payment made 5 May.',
    ['The payment was made after the inspection.'],
    ['The payment was made before the inspection.'],
  ],
]);

testTold('How many there are is told by their names', [
  [
    'Invoices 4410 and 4411 were paid on 9 May.',
    ['Both invoices were paid.', 'Two invoices were paid on 9 May.'],
    ['Three invoices were paid.', 'Two invoices were paid on 8 May.', 'Both credit notes were paid.'],
  ],
  ['Invoices 4410 and 4411 were paid on 9 May. Invoice 4412 is open.', [], ['Both invoices were paid.']],
  ['Invoices 4410, 4411 and 4412 were issued; 4410 and 4411 were paid.', [], ['Both invoices were paid.']],
  ['Only one of invoices 4410 and 4411 was paid.', [], ['Both invoices were paid.']],
  ['Invoices 4410 and 4411 will be paid on 9 May.', [], ['Both invoices were paid.']],
  ['The vouchers SPRING10 and WELCOME5 were applied.', ['Both vouchers were used.'], []],
  [
    'Servers db-1, db-2 and db-3 were restarted at 09:20.',
    ['Three servers were restarted.', 'Servers db-1, db-2 and db-3 were restarted.'],
    ['Four servers were restarted.', 'Servers db-1, db-2 and db-4 were restarted.'],
  ],
  ['Flights LH12 and LH14 were cancelled, as were two others.', [], ['Two flights were cancelled.']],
  ['Flights LH12 and LH14 were late on Monday, LH16 on Tuesday.', [], ['Two flights were late.']],
  ['Invoices 4410 and 4411 were paid on 9 May 2026.', ['Both invoices were paid.'], []],
  ['Rooms 1 and 2 cost 40 and 30 euros.', [], ['Rooms 1 and 2 cost 30 and 40 euros.']],
]);
