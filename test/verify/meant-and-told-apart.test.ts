/** What was to be done, what one clause of two says where, and what bounds an amount: none of it is said plainly. */
import { testTold } from './told.ts';

testTold('What was to be, what two clauses share, and what bounds an amount', [
  [
    'The parcel was to reach the customer on Tuesday.',
    [],
    ['The parcel reached the customer on Tuesday.', 'The customer received the parcel on Tuesday.'],
  ],
  ['The parcel was to arrive on Tuesday.', [], ['The parcel arrived on Tuesday.']],
  ['The refund was to be paid on Friday.', [], ['The refund was paid on Friday.']],
  ['The plumber was to come on Friday.', [], ['The plumber came on Friday.']],
  ['The keys were to reach the tenants on Monday.', [], ['The tenants received the keys on Monday.']],
  ['The shop was to open in May.', [], ['The shop opened in May.']],
  ['The shop is to open in May.', ['The shop will open in May.'], []],
  ['The aim was to cut costs.', ['The aim was to cut costs.'], []],
  ['The tenant was asked to leave.', ['The tenant was asked to leave.'], []],
  ['Two pupils were to die.', [], ['Two pupils died.']],
  [
    'The firm, which employs 80 people, is based in Rome.',
    ['The firm is based in Rome.'],
    ['The firm employs 80 people in Rome.'],
  ],
  ['The firm, which sold 80 cars, is based in Rome.', [], ['The firm sold 80 cars in Rome.']],
  [
    'The firm, which employs 80 people in Rome, was founded in 1990.',
    ['The firm was founded in 1990.', 'The firm employs 80 people in Rome.'],
    ['The firm was founded in Rome.'],
  ],
  ['Ms Lee, who studied law, lives in Ghent.', ['Ms Lee lives in Ghent.'], ['Ms Lee studied law in Ghent.']],
  [
    'The lift, which was repaired by Kone, failed on Monday.',
    ['The lift was repaired by Kone.', 'The lift failed on Monday.'],
    ['The lift was repaired on Monday.'],
  ],
  [
    'The company, which employs 340 people worldwide, is based in Lyon.',
    [],
    ['The company employs 340 people in Lyon.'],
  ],
  [
    'The company, which employs 340 people worldwide, is based in Rome.',
    [],
    ['The company employs 340 people in Rome.'],
  ],
  [
    'The company, which employs 340 people, is based in Lyon.',
    [],
    ['The company employs 340 people in Lyon.'],
  ],
  ['The firm, which employs 340 people, is based in Lyon.', [], ['The firm employs 340 people in Lyon.']],
  [
    'The maximum weight for parcels is 30 kg.',
    ['Parcels may weigh up to 30 kg.', 'The maximum weight is 30 kg.'],
    ['Parcels weigh 30 kg.'],
  ],
  ['The minimum stay is three nights.', [], ['The stay lasts three nights.']],
  [
    'Mr Osei has been with the team since 2018.',
    ['Mr Osei joined the team in 2018.'],
    ['Mr Osei left the team in 2018.'],
  ],
  ['Ms Lund has worked for the bank since 2010.', [], ['Ms Lund retired in 2010.']],
  ['The shop has been closed since 2018.', ['The shop closed in 2018.'], []],
  ["Both sides can end the lease by giving 30 days' notice.", [], ['The lease can be ended without notice.']],
  ["Both sides can end the lease with 30 days' notice.", [], ['The lease can be ended without notice.']],
  ['The film is shown with subtitles.', [], ['The film is shown without subtitles.']],
  [
    "Either party may terminate the contract by giving 30 days' notice.",
    [],
    ['The contract can be terminated without notice.'],
  ],
]);
