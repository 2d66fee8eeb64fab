/** What came late, goes on, is taken over or took place, in the claim's own turn. */
import { testTold } from './told.ts';

testTold('Small turns of terms and what took place', [
  [
    'The order was shipped late.',
    ['The order was not shipped on time.'],
    ['The order was shipped on time.', 'The order was not shipped.'],
  ],
  [
    'The lease runs for a further year.',
    ['The lease runs for another year.'],
    ['The lease runs for another two years.'],
  ],
  [
    'The committee is made up of nine people.',
    ['The committee has nine members.'],
    ['The committee has five members.'],
  ],
  [
    'Ms Roth is to take over from Mr Ude as treasurer.',
    ['Ms Roth will replace Mr Ude as treasurer.'],
    ['Mr Ude will replace Ms Roth as treasurer.', 'Ms Roth has replaced Mr Ude as treasurer.'],
  ],
  [
    'Goggles must be worn in the lab.',
    ['Goggles are compulsory in the lab.'],
    ['Goggles are optional in the lab.', 'Goggles are compulsory in the office.'],
  ],
  [
    'No lorries are allowed on the bridge.',
    ['The bridge is closed to lorries.'],
    ['The bridge is closed to cyclists.', 'The bridge is open to lorries.'],
  ],
  ['The seminar is three days long.', ['The seminar lasts three days.'], ['The seminar lasts three weeks.']],
  ['The tax is payable by the buyer.', [], ['The buyer has paid the tax.']],
  ['A fee is payable by the buyer on completion.', [], ['The buyer paid a fee.']],
  ['The pool remains closed today.', ['The pool is closed today.'], ['The pool is open today.']],
  ['The sale of the painting took place in 1990.', [], ['The painting was found in 1990.']],
  [
    'The theft of the painting took place in 1990.',
    ['The painting was stolen in 1990.'],
    ['The painting was sold in 1990.'],
  ],
  ['The theft of the vase took place in 1990.', [], ['The vase was found in 1990.']],
  [
    'The repair of the car took place on Monday.',
    ['The car was repaired on Monday.'],
    ['The car was found on Monday.'],
  ],
  ['The repair of the car happened on Monday.', [], ['The car was found on Monday.']],
  ['The inspection of the bridge was carried out in May.', ['The bridge was inspected in May.'], []],
  ['The relocation of the office took place in 2020.', ['The office was relocated in 2020.'], []],
  ['The foundation of the company took place in 1950.', ['The company was founded in 1950.'], []],
  [
    'The sale of the house took place in June.',
    ['The house was sold in June.'],
    ['The house was bought by Ana in June.'],
  ],
]);
