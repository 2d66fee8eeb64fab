// What is weighed tells of no deed, quality or name that stands nowhere, nor of another of its kind in the place of the one told.
import { testTold } from './told.ts';

testTold('a word that stands nowhere, or has another in its place', [
  [
    'The clinic recruited two nurses last spring.',
    ['The clinic hired two nurses.'],
    ['The clinic hired two doctors.', 'The clinic hired two dentists.'],
  ],
  [
    'The bakery bought a new oven and two vans.',
    ['The bakery purchased a new oven and two vans.'],
    ['The bakery purchased a new oven and two trucks.'],
  ],
  [
    'Photo check: the picture uploaded by the customer shows soup in the bag.',
    [],
    ['The image climbed shows that soup ended up in the bag.'],
  ],
  [
    'As he emerged, Boris remarked, glancing up at the clock: "You are early."',
    ["When he appeared, Boris looked at the clock and said, 'You are early.'"],
    ["When he appeared, Quentin looked at the clock and said, 'You are early.'"],
  ],
  ['Invoice 4471 is unpaid.', ['Invoice 4471 has not been paid.'], ['Invoice 4471 is overdue.']],
  ['The bill is outstanding.', ['The bill is unpaid.'], ['The bill is in arrears.', 'The bill is overdue.']],
  ['Invoice 4471 is overdue.', ['Invoice 4471 is unpaid.', 'Invoice 4471 is outstanding.'], []],
  [
    'Customer Bauer writes that the kettle arrived with a broken lid and asks for a new one.',
    ['Bauer reported that the lid of the kettle was broken on arrival.'],
    [
      'The river reported that the lid of the kettle was broken on arrival.',
      'Bauer reported that the carpet of the kettle was broken on arrival.',
    ],
  ],
  [
    'Driver Nadia picked up the Olsen order, noticed the wrong name on the bag, and brought it back to the shop.',
    ['Nadia returned the Olsen order to the shop.'],
    ['The Olsen lamp was returned to the shop by Nadia.'],
  ],
  [
    'Line test before work: 18 Mbit/s.',
    ['Before the work the line tested at 18 megabits per second.'],
    [
      'Before the hammer the line tested at 18 megabits per second.',
      'Before the work the museum tested at 18 megabits per second.',
    ],
  ],
  [
    { lock: { state: 'locked', reason: '4 failed attempts', at: '2026-05-19T22:41:07Z' } },
    ['The account was locked after four failed attempts.'],
    ['The dog was locked after four failed attempts.', 'The window was locked after four failed attempts.'],
  ],
  [
    'Photo check, order 77120: picture uploaded by the customer at 19:52 shows an open bag with rice on the bottom.',
    [],
    [
      'A farmer supplied for 77120 shows that rice had ended up at the bottom of the bag.',
      'An image supplied for 77120 shows that contract had ended up at the bottom of the bag.',
      'An image supplied for 77120 shows that rice had ended up at the bridge of the bag.',
    ],
  ],
  [
    'D-4410 | pre-order | cancelled 2026-04-11 | dispatched: never',
    ['Order D-4410 is a pre-order that was cancelled before dispatch.'],
    [],
  ],
]);
