/** "Until" a day that a record has: the day of a deed is no end of what it began. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    { account: 'A-7', status: 'locked', locked_at: '2025-08-14' },
    ['The account has been locked since 14 August 2025.'],
    [
      'The account is locked until 14 August 2025.',
      'The account was locked till 14 August 2025.',
      'The account was locked up to 14 August 2025.',
    ],
  ],
  [
    { room: 'R-3', booked_until: '2025-09-02' },
    ['The room is booked until 2 September 2025.'],
    ['The room is booked until 14 August 2025.'],
  ],
  [{ room: 'R-3', booked_on: '2025-08-14' }, [], ['The room is booked until 14 August 2025.']],
  [
    { offer: 'A1', valid_to: '2025-08-14' },
    ['The offer is valid until 14 August 2025.'],
    ['The offer is valid until 15 August 2025.'],
  ],
  [{ shop: 'S-2', closed_on: '2025-08-14' }, [], ['The shop was closed through 14 August 2025.']],
  [{ order: 'O-2', returned: '2025-08-14' }, [], ['The order can be returned until 14 August 2025.']],
  ['account: A-1\nlocked on: 14 August 2025', [], ['The account is locked until 14 August 2025.']],
  [
    'Room: 12\nBooked until: 14 August 2025',
    ['The room is booked until 14 August 2025.'],
    ['The room is booked until 4 August 2025.'],
  ],
  ['Opening hours: 9 am – 6 pm', ['The shop is open until 6 pm.'], ['The shop is open until 9 pm.']],
  [
    { employee: 'Ann', leave: { from: '2025-08-10', to: '2025-08-14' } },
    ['Ann is on leave until 14 August 2025.'],
    ['Ann is on leave until 10 August 2025.'],
  ],
];

testTold('what lasts until a day of a record', TOLD);
