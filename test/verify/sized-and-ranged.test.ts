// A size within a compound, an age under a bound, a charge that is waived and a value beside its range.
import { testTold } from './told.ts';

testTold('sizes, ages, waivers and reference ranges', [
  [
    'Work on the 6.4-kilometre line is to start in spring 2027.',
    [
      'The line is 6.4 kilometres long.',
      'The line will be 6.4 kilometres long.',
      'The line has a length of 6.4 kilometres.',
    ],
    ['The line is 6.4 metres long.'],
  ],
  [
    'The tenants signed a 24-month contract and paid a two-month deposit.',
    [
      'The contract runs for 24 months.',
      'The contract is for 24 months.',
      'The contract has a term of 24 months.',
      'The tenants signed a contract for 24 months.',
    ],
    ['The contract runs for two months.'],
  ],
  [
    'The committee published a 70-page report on Friday.',
    ['The report has 70 pages.'],
    ['The report has 7 pages.'],
  ],
  [
    'They rented a three-bedroom flat on the fourth floor.',
    ['The flat has three bedrooms.'],
    ['The flat has four bedrooms.'],
  ],
  [
    'The 19-year-old driver was unhurt.',
    ['The driver is 19 years old.', 'The driver was 19 years old.'],
    ['The driver is 20.'],
  ],
  [
    'She bought a 27-inch monitor with a five-year warranty.',
    ['The monitor measures 27 inches.'],
    ['The warranty lasts 27 years.'],
  ],
  [
    'The registration fee of EUR 20 is waived for students.',
    [
      'Students do not pay a registration fee.',
      'Students do not have to pay the registration fee.',
      'Students are exempt from the registration fee.',
      'There is no registration fee for students.',
    ],
    ['The registration fee is waived for everyone.', 'Students pay EUR 20.'],
  ],
  [
    'Hemoglobin 11.2 g/dL (ref 12.0-15.5), low. TSH 2.1 mIU/L (ref 0.4-4.0).',
    [
      'Hemoglobin was low.',
      'The hemoglobin was 11.2 g/dL.',
      'The hemoglobin was below the reference range.',
      'TSH was within the reference range.',
      'TSH was normal.',
    ],
    ['TSH was low.', 'Hemoglobin was normal.', 'TSH was above the reference range.'],
  ],
  [
    'Hemoglobin 11.2 g/dL (ref 12.0-15.5), low. TSH 2.1 mIU/L (ref 0.4-4.0).',
    [
      'The hemoglobin was below the reference range.',
      'TSH was normal.',
      'Hemoglobin was outside the reference range.',
    ],
    [
      'The hemoglobin was 11.',
      'Hemoglobin was 11.',
      'Hemoglobin is 2.',
      'The hemoglobin was within the reference range.',
      'TSH was below the reference range.',
      'Hemoglobin was above the reference range.',
    ],
  ],
  [
    'Sodium 151 mmol/L (normal 135-145). Potassium: 4.1 mmol/L [ref. range 3.5-5.1]',
    [
      'Sodium was above the normal range.',
      'The potassium was within the reference range.',
      'Potassium was normal.',
    ],
    ['Sodium was normal.', 'Potassium was elevated.', 'Sodium was below the normal range.'],
  ],
  ['They plan a 70-page report.', [], ['The report has 70 pages.']],
  [
    'The tenants paid a two-month deposit for the flat.',
    [],
    ['The deposit lasts two months.', 'The deposit runs for two months.'],
  ],
  [
    'A 20-page summary of the 300-page report was sent to the board.',
    ['The summary has 20 pages.', 'The report has 300 pages.'],
    ['The summary has 300 pages.', 'The report has 20 pages.'],
  ],
  [
    'A 20-page report and a 30-page report were filed.',
    [],
    ['The report has 20 pages.', 'The report has 30 pages.'],
  ],
  [
    'The 40-metre tower stands beside a 12-metre bridge.',
    ['The tower is 40 metres high.', 'The bridge is 12 metres long.'],
    ['The tower is 12 metres high.', 'The tower is 40 metres long.', 'The bridge is 40 metres long.'],
  ],
  [
    'She was given a 500-euro fine and a 600-euro phone.',
    ['The fine was 500 euros.', 'The fine amounted to 500 euros.'],
    ['The phone amounts to 600 euros.', 'The fine was 600 euros.'],
  ],
  [
    'He has a 10-year-old car.',
    ['The car is 10 years old.'],
    ['The car lasts 10 years.', 'He is 10 years old.'],
  ],
  [
    'The registration fee is EUR 20 (waived for students).',
    ['Students do not pay a registration fee.'],
    [
      'Nobody pays a registration fee.',
      'Members do not pay a registration fee.',
      'Students do not pay a monthly fee.',
    ],
  ],
  [
    'Registration fee EUR 20 (waived for students). Monthly fee EUR 39.',
    ['Students do not pay a registration fee.', 'There is no registration fee for students.'],
    ['Students do not pay a monthly fee.', 'There is no monthly fee for students.'],
  ],
  ['The delivery fee is waived for some members.', [], ['Members do not pay a delivery fee.']],
  [
    'The delivery fee is waived for members if they order above EUR 50.',
    [],
    ['Members do not pay a delivery fee.'],
  ],
  ['The booking fee was waived for guests in 2024.', [], ['Guests do not pay a booking fee.']],
  [
    'Children under 16 may train only when accompanied by an adult. People over 65 pay half price.',
    ['A 15-year-old may train only when accompanied by an adult.', 'A 70-year-old pays half price.'],
    [
      'A 65-year-old pays half price.',
      'A 16-year-old may train only when accompanied by an adult.',
      'A 17-year-old may train only when accompanied by an adult.',
      'A 15-year-old may train.',
      'A 60-year-old pays half price.',
    ],
  ],
  [
    'Children aged 6 to 12 pay half price, except on Sundays.',
    [],
    ['A 14-year-old pays half price.', 'A 5-year-old pays half price.'],
  ],
]);
