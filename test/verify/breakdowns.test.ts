import { testTold } from './told.ts';

testTold('a part of a count is told with what it is of, and the whole without', [
  [
    'The firm hired 30 people: 18 in Leeds and 12 in York.',
    ['The firm hired 30 people.', 'The firm hired 12 people in York.'],
    ['The firm hired 18 people.', 'The firm hired 12 people.', 'The firm hired 30 people in Leeds.'],
  ],
  [
    'The firm hired 30 people (18 in Leeds, 12 in York).',
    ['The firm hired 30 people.'],
    ['The firm hired 18 people.', 'The firm hired 30 people in Leeds.'],
  ],
  [
    'The trial enrolled 240 patients: 130 received the drug and 110 received placebo.',
    ['The trial enrolled 240 patients.'],
    ['The trial enrolled 130 patients.', 'The trial enrolled 110 patients.'],
  ],
  [
    'The company employs 400 people: Oslo 120, Bergen 280.',
    ['The company employs 400 people.'],
    ['The company employs 120 people.', 'The company employs 400 people in Oslo.'],
  ],
  [
    'The shop sold 500 tickets: 320 online.',
    ['The shop sold 320 tickets online.'],
    ['The shop sold 320 tickets.'],
  ],
  ['Order 9 contains 24 bottles: 12 red and 12 white.', [], ['Order 9 contains 12 bottles.']],
  [
    'He ran 30 km: 10 km on Monday and 20 km on Friday.',
    ['He ran 30 km.', 'He ran 10 km on Monday.'],
    ['He ran 10 km.'],
  ],
]);

testTold('of several who get a part each has their own', [
  [
    'The will leaves 100,000 EUR: 70,000 to Nina and 30,000 to Paul.',
    ['The will leaves 100,000 EUR.'],
    [
      'The will leaves 70,000 EUR to Paul.',
      'The will leaves 30,000 EUR to Nina.',
      'The will leaves 100,000 EUR to Nina.',
    ],
  ],
  [
    'Two people applied: Mia Roth for the desk job and Leo Sand for the driver job.',
    ['Two people applied.', 'Mia Roth applied for the desk job.', 'Two people applied, including Mia Roth.'],
    ['Mia Roth applied for the driver job.', 'Two people applied for the desk job.'],
  ],
  ['Invoice 71: 5 chairs, 2 tables.', ['Invoice 71 lists 5 chairs.'], []],
]);

testTold('what holds beyond a bound does not hold up to it', [
  [
    'Overtime up to 10 hours a month is paid at 125%; beyond that at 150%.',
    ['Overtime up to 10 hours a month is paid at 125%.'],
    ['Overtime up to 10 hours a month is paid at 150%.', 'Overtime beyond 10 hours a month is paid at 125%.'],
  ],
  [
    'Income up to 12,000 EUR is taxed at 10%, above that at 25%.',
    ['Income up to 12,000 EUR is taxed at 10%.'],
    ['Income up to 12,000 EUR is taxed at 25%.'],
  ],
  ['Sales below 5,000 EUR earn 3%; above that 5%.', [], ['Sales below 5,000 EUR earn 5%.']],
]);
