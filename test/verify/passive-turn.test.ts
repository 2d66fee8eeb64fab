// What can be done to a thing can be done by those whom the text is for; what is done within a time will be done by the house.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Reservations can be cancelled free of charge up to 24 hours in advance. The kitchen closes at 21:30.',
    [
      'You can cancel your reservation free of charge up to 24 hours in advance.',
      'You can cancel free of charge up to 24 hours in advance.',
    ],
    [
      'You can cancel your reservation free of charge.',
      'You can cancel your reservation free of charge up to 12 hours in advance.',
      "You can't cancel your reservation free of charge up to 24 hours in advance.",
      'You can move your reservation free of charge up to 24 hours in advance.',
    ],
  ],
  ['Rooms can be cancelled by the hotel within 24 hours.', [], ['You can cancel your room within 24 hours.']],
  [
    'Orders can be cancelled within 2 hours. Subscriptions can be cancelled at any time.',
    ['You can cancel your order within 2 hours.'],
    ['You can cancel within 2 hours.', 'You can cancel your subscription within 2 hours.'],
  ],
  [
    'Sale items cannot be exchanged after 14 days.',
    ["We can't exchange sale items after 14 days."],
    ['We can exchange sale items after 14 days.'],
  ],
  [
    'The deposit is refunded within 5 days.',
    ["We'll refund the deposit within 5 days.", 'We will refund your deposit within 5 days.'],
    [
      "We'll refund the deposit within 4 days.",
      "We'll refund the fee within 5 days.",
      "We won't refund the deposit within 5 days.",
    ],
  ],
  ['The lift is repaired.', [], ["We'll repair the lift."]],
];

testTold('in the passive of the evidence', TOLD);
