/** Rows whose later members leave out the verb, and things in a row. */
import { testTold } from './told.ts';

testTold('Each member of a row has the verb of the first, and its own subject and complement', [
  [
    'Full-time staff get 25 days of leave, part-time staff 20, interns 10.',
    ['Part-time staff get 20 days of leave.', 'Interns get 10 days of leave.'],
    [
      'Interns get 20 days of leave.',
      'Full-time staff get 20 days of leave.',
      'Part-time staff get 25 days of leave.',
    ],
  ],
  [
    'Standard orders arrive in three days, express orders the next day.',
    ['Express orders arrive the next day.', 'Standard orders arrive in three days.'],
    ['Standard orders arrive the next day.', 'Express orders arrive in three days.'],
  ],
  [
    'Gold members get free shipping, silver members half off, others pay in full.',
    [],
    ['Gold members get half off shipping.', 'Silver members get free shipping.'],
  ],
  [
    'Port 443 is open to everyone, port 22 only to the office.',
    [],
    ['Port 22 is open to everyone.', 'Port 443 is open only to the office.'],
  ],
  [
    'The first payment is 200 euros, the second 300, the last 150.',
    [],
    ['The first payment is 300 euros.', 'The last payment is 300 euros.'],
  ],
  [
    'Breakfast is served at 7, lunch at noon and dinner at 8.',
    ['Lunch is served at noon.', 'Dinner is served at 8.'],
    ['Dinner is served at noon.', 'Breakfast is served at noon.'],
  ],
  [
    'Team leads approve expenses up to 1,000 euros, directors those above.',
    [],
    ['Directors approve expenses of 800 euros.'],
  ],
  [
    'The refund goes to the card used for payment, for gift orders to a voucher.',
    [],
    ['The refund goes to the card for gift orders.'],
  ],
  ['Ana met Ben in May, Carla in June.', [], ['Carla met Ben in June.']],
  ['The host gave the boy a book, the girl a pen.', [], ['The girl gave a pen.']],
  ['Bag one weighs 9 kg and bag two 12 kg.', ['Bag two weighs 12 kg.'], ['Bag one weighs 12 kg.']],
]);

testTold('What stands in a row of things is done to each of them', [
  [
    'She bought shoes and a coat for the winter.',
    ['She bought a coat.', 'She bought a coat for the winter.'],
    [],
  ],
  ['She bought shoes, a coat for the winter and a hat.', ['She bought a coat.'], []],
  ['The report lists two warnings and three errors in the log.', ['The report lists three errors.'], []],
  ['The set contains a lamp, two chairs for the kitchen and a table.', ['The set contains two chairs.'], []],
]);

testTold('Members of two rows do not exchange what they have', [
  [
    'Standard orders arrive in three days, express orders the next day.',
    ['Standard orders arrive in three days, express orders the next day.'],
    ['Standard orders arrive the next day, express orders in three days.'],
  ],
  ['Lunch is served at noon, dinner at 8.', [], ['Lunch is served at 8, dinner at noon.']],
  [
    'Adults pay 12 euros, children 6 and pensioners 8.',
    ['Adults pay 12 euros and children 6.'],
    ['Adults pay 12 euros and children 8.'],
  ],
]);

testTold('What governs the first member of a row governs the others', [
  ['Full-time staff should get 25 days of leave, interns 10.', [], ['Interns get 10 days of leave.']],
  ['Ann says full-time staff get 25 days of leave, interns 10.', [], ['Interns get 10 days of leave.']],
  ['Perhaps full-time staff get 25 days of leave, interns 10.', [], ['Interns get 10 days of leave.']],
  [
    'Standard orders ought to arrive in three days, express orders the next day.',
    [],
    ['Express orders arrive the next day.'],
  ],
  [
    'Seniors report to the director, juniors to the seniors.',
    ['Juniors report to the seniors.'],
    ['Juniors report to the director.'],
  ],
]);
