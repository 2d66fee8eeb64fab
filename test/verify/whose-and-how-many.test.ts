/**
 * What is of somebody's flatmate is not his own; what "the one to Elba" does the one from Elba does not; each part of a list
 * has its own number; and who is led to behind a role has it not.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The ferry from Elba is cancelled; the one to Elba sails as planned.',
    ['The ferry from Elba is cancelled.'],
    ['The ferry to Elba is cancelled.'],
  ],
  [
    'Zoe\u2019s flatmate\u2019s laptop was stolen.',
    ['Zoe\u2019s flatmate\u2019s laptop was stolen.'],
    ['Zoe\u2019s laptop was stolen.'],
  ],
  ['The laptop of Zoe\u2019s flatmate was stolen.', [], ['Zoe\u2019s laptop was stolen.']],
  ['Zoe\u2019s old laptop was stolen on Monday.', ['Zoe\u2019s old laptop was stolen.'], []],
  [
    'The sample exceeded the limit for zinc and stayed below the one for lead.',
    ['The sample exceeded the limit for zinc.'],
    ['The sample exceeded the limit for lead.'],
  ],
  [
    'Lena signed the contract with Acme and rejected the one with Bolt.',
    [],
    ['Lena signed the contract with Bolt.'],
  ],
  ['The owner of the house is a patient of the dentist.', [], ['The dentist owns the house.']],
  ['The manager of the branch is a cousin of Karl.', [], ['Karl manages the branch.']],
  ['The manager of the branch is Karl.', ['Karl manages the branch.'], []],
  [
    'Keys handed over: one for the front door, two for the cellar.',
    ['Two keys for the cellar were handed over.'],
    ['Two keys for the front door were handed over.'],
  ],
  ['Seats: five for members, three for guests.', [], ['Five seats are for guests.']],
  [
    'She bought 12 cups for the kitchen, 8 for the office.',
    ['She bought 12 cups for the kitchen.'],
    ['She bought 12 cups for the office.'],
  ],
  ['By car the trip takes three hours, by train two.', [], ['The trip by train takes three hours.']],
  [
    'Nina is the best junior player of the club.',
    ['Nina is the best junior player of the club.'],
    ['Nina is the best player of the club.'],
  ],
  ['Nina is the best player of the old club.', ['Nina is the best player of the old club.'], []],
  [
    'The payment was declined, not by your bank but by the shop\u2019s.',
    ['The payment was declined.'],
    ['Your bank declined the payment.'],
  ],
  ['The form was signed not by Rita but by her deputy.', [], ['Rita signed the form.']],
  [
    'The password must have at least 12 characters; we recommend 16.',
    [],
    ['The password must have 16 characters.'],
  ],
  [
    'The tank holds 50 litres; the old one held 60.',
    ['The tank holds 50 litres.'],
    ['The tank holds 60 litres.'],
  ],
];

testTold('whose, which and how many', TOLD);
