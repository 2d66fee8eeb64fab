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
