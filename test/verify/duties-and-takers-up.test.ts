/**
 * Duties in "shall", what is counted "up to" a number, circumstances on either side of the verb, whom a label or a pronoun
 * means, and what amounts come to together.
 */
import { type Told, testTold } from './told.ts';

const DUTIES: readonly Told[] = [
  [
    'Upon departure, the lodger shall hand back all keys.',
    ['The lodger must hand back all keys on departure.', 'On departure, the lodger must hand back all keys.'],
    [
      'The lodger must hand back all keys before departure.',
      'The landlord must hand back all keys on departure.',
      'The lodger handed back all keys on departure.',
      'The lodger may hand back all keys on departure.',
    ],
  ],
  [
    'The carrier shall insure the goods before loading.',
    ['The carrier must insure the goods before loading.'],
    ['The carrier must insure the goods after loading.', 'The carrier insured the goods.'],
  ],
  [
    'The carrier shall not open the crates.',
    ['The carrier must not open the crates.'],
    ['The carrier must open the crates.'],
  ],
  [
    'Residents may register up to two bicycles.',
    ['Residents can register at most two bicycles.', 'Residents may register no more than two bicycles.'],
    [
      'Residents can register at least two bicycles.',
      'Residents may register more than two bicycles.',
      'Residents may register up to three bicycles.',
      'Residents must register up to two bicycles.',
    ],
  ],
];

const TAKEN_UP: readonly Told[] = [
  [
    'Patient: Amara Osei, 44. She was seen on 3 May for a cough. Her temperature was 38.1.',
    [
      'Amara Osei was seen on 3 May.',
      'The patient was seen on 3 May.',
      "The patient's temperature was 38.1.",
    ],
    ["The doctor's temperature was 38.1.", 'The patient was seen on 4 May.', 'The patient was sent home.'],
  ],
  [
    'The Kestrel van has room for nine people. It comes with two spare keys.',
    ['The van comes with two spare keys.', 'The Kestrel van comes with two spare keys.'],
    ['The van comes with nine spare keys.', 'The Kestrel van comes with two spare wheels.'],
  ],
  [
    'Parcel 4471 was brought to the front desk on 8 July. It was signed for by R. Dahl.',
    ['Parcel 4471 was signed for by R. Dahl.', 'R. Dahl signed for parcel 4471.'],
    ['The front desk was signed for by R. Dahl.', 'Parcel 4471 was brought by R. Dahl.'],
  ],
  ['The letter was taken to the bank. It was closed.', [], ['The letter was closed.']],
];

const SAID_OF_ONE: readonly Told[] = [
  [
    'Priya Lund joined the firm in May 2020 as a sales agent. She was promoted to manager in June 2024 and now leads a team of four people.',
    ['Priya Lund was promoted to manager in June 2024.', 'Lund leads a team of four people.'],
    ['The sales agent was promoted to manager in May 2020.', 'Lund leads a team of six people.'],
  ],
  [
    'Mr. Osei called on 9 August about a late parcel. The clerk checked the account. She refunded him €48.',
    ['The clerk refunded Mr. Osei €48.', 'Mr. Osei was refunded €48.'],
    ['Mr. Osei refunded €48.', 'Mr. Osei refunded the clerk €48.', 'The clerk was refunded €48.'],
  ],
  [
    'The pump has 3 litres of oil. It was fitted by Marek. It runs day and night.',
    [],
    ['Marek runs day and night.', 'The oil was fitted by Marek.'],
  ],
  [
    'The printer was fitted on 2 May by Marek. It has two trays.',
    ['The printer has two trays.'],
    ['Marek has two trays.', 'The printer has three trays.'],
  ],
  ['The bank was bought by Acme. It has 500 branches.', [], ['Acme has 500 branches.']],
];

const TIMES: readonly Told[] = [
  [
    'Between 10:05 and 10:40 the portal was unavailable.',
    ['The portal was unavailable from 10:05 to 10:40.'],
    ['The portal was unavailable from 10:05 to 11:40.', 'The portal was available from 10:05 to 10:40.'],
  ],
  ['The parcel will arrive between 10:00 and 12:00.', [], ['The parcel will arrive from 10:00 to 12:00.']],
  [
    'Check-out is by 11 a.m. Breakfast is served from 7:00 to 10:30.',
    ['Breakfast is served from 7:00 to 10:30.', 'Check-out is by 11 a.m.'],
    ['Breakfast is served by 11 a.m.'],
  ],
  ['At 3 p.m. Ana signed the form.', ['Ana signed the form at 3 p.m.'], ['Ana signed the form at 4 p.m.']],
  [
    'The splint will be removed on 15 July.',
    ['The splint is to be removed on 15 July.'],
    ['The splint was removed on 15 July.', 'The splint is to be removed on 16 July.'],
  ],
  ['The gate is locked.', [], ['The gate is to be locked.']],
];

const SHARES: readonly Told[] = [
  [
    'Full-time staff receive a bonus of €500. Staff on probation do not get a bonus.',
    ['Staff on probation do not receive a bonus.'],
    ['Full-time staff do not receive a bonus.', 'Staff on probation receive a bonus.'],
  ],
  [
    'The bonus is paid in December. Parking is free for hotel guests.',
    ['The bonus is paid out in December.', 'Hotel guests can park for free.'],
    ['The bonus is paid out in November.', 'Visitors can park for free.'],
  ],
];

const SUMS: readonly Told[] = [
  [
    'The invoice lists a setup fee of $45 and a delivery charge of $100.',
    [
      'The setup fee and the delivery charge add up to $145.',
      'The setup fee and the delivery charge total $145.',
      'The sum of the setup fee and the delivery charge is $145.',
    ],
    [
      'The setup fee and the delivery charge add up to $155.',
      'The setup fee and the delivery charge total $55.',
      'The setup fee and the delivery charge together are $55.',
    ],
  ],
  ['You can add up to ten users.', ['You can add at most ten users.'], ['You must add ten users.']],
];

testTold('duties and what is counted up to a number', DUTIES);
testTold('whom a label and what a pronoun means', TAKEN_UP);
testTold('what amounts come to', SUMS);
testTold('who else is spoken of, and who is not', SAID_OF_ONE);
testTold('times at which something holds', TIMES);
testTold('what some have and others do not', SHARES);

testTold('a property of the one thing that a text is about', [
  [
    'The Ridgeline tent has room for four people. It comes with a footprint and eight pegs. The outer fabric is waterproof. The warranty is two years.',
    [
      'The Ridgeline tent has a two-year warranty.',
      "The tent's outer fabric is waterproof.",
      'The warranty of the tent is two years.',
    ],
    [
      'The Ridgeline tent has a three-year warranty.',
      "The footprint's outer fabric is waterproof.",
      'The footprint has a two-year warranty.',
    ],
  ],
  [
    'The Ridgeline tent sleeps four. The Peak stove weighs 300 g. The warranty is two years.',
    [],
    ['The Ridgeline tent has a two-year warranty.'],
  ],
  [
    'The Ridgeline tent sleeps four. It comes with an optional stove. The warranty is two years.',
    [],
    ['The Ridgeline tent has a two-year warranty.'],
  ],
  [
    'This agreement is made between Nord Ltd and Vento AG. The notice period is 60 days.',
    ["The agreement's notice period is 60 days."],
    ["The agreement's notice period is 90 days.", "The agreement's minimum term is 60 days."],
  ],
]);

testTold('the half of a sentence that leaves its verb out', [
  [
    'Visitors get a red badge, contractors a yellow one.',
    ['Contractors get a yellow badge.', 'Visitors get a red badge.'],
    ['Contractors get a red badge.', 'Visitors get a yellow badge.', 'Contractors are yellow.'],
  ],
  [
    'The chair has a green key and the deputy a blue one.',
    ['The deputy has a blue key.'],
    ['The chair has a blue key.', 'The deputy has a green key.'],
  ],
  ['Ana gave the boy a book, the girl a pen.', [], ['The girl gave the boy a pen.']],
  ['The keys are in the red drawer next to the blue one.', [], ['The keys are in the blue drawer.']],
]);
