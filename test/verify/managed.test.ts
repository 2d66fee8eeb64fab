// Of what may be done with a thing, or was done to it, one deed is not another, however alike all else is.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Bookings can be cancelled free of charge up to 24 hours in advance.',
    ['Bookings can be cancelled free of charge up to 24 hours in advance.'],
    [
      'You can move your booking free of charge up to 24 hours in advance.',
      'You can change your booking free of charge up to 24 hours in advance.',
      'Bookings can be rescheduled free of charge up to 24 hours in advance.',
    ],
  ],
  [
    'Tickets can be changed online until Friday.',
    ['You can change your ticket online until Friday.'],
    ['You can cancel your ticket online until Friday.', 'You can upgrade your ticket online until Friday.'],
  ],
  [
    'Orders can be cancelled within one hour.',
    ['You can cancel your order within one hour.'],
    ['You can edit your order within one hour.'],
  ],
  [
    'The loan was extended on 3 May.',
    ['The loan was extended on 3 May.'],
    ['The loan was repaid on 3 May.', 'We paid the loan on 3 May.'],
  ],
  [
    'The plan was downgraded on 3 May.',
    ['We downgraded the plan on 3 May.'],
    ['The plan was upgraded on 3 May.', 'We cancelled the plan on 3 May.'],
  ],
  ['We cancelled the order and refunded the fee.', ['The fee was refunded.'], ['The order was refunded.']],
];

testTold('one deed for another', TOLD);
