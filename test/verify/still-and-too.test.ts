import { testTold } from './told.ts';

testTold('what has ended is not so still', [
  ['Night pain has gone since he changed his pillow.', [], ['He still has the pain at night.']],
  ['The lift is still out of order.', ['The lift is still out of order.'], []],
]);

testTold('what gets something is not too much for it', [
  ['The amount of claim 12 is settled.', [], ['The amount of claim 12 is too high for a settlement.']],
  [
    'The order has free shipping within the EU.',
    [],
    ['The order is too small for free shipping within the EU.'],
  ],
  ['The meeting was moved because the room was too small.', ['The room was too small for the meeting.'], []],
]);

testTold('of two states in one line each has its own phrase', [
  [
    'Cleaning records complete for June and July, missing for August.',
    ['Cleaning records were complete for July.'],
    ['Cleaning records were complete for June, July and August.'],
  ],
  [
    'Doors closed on the south side, open on the north side.',
    ['The doors were closed on the south side.'],
    ['The doors were closed on the north side.'],
  ],
  ['A house built in 1920, located in Rome.', ['The house in Rome was built in 1920.'], []],
]);

testTold('one of several things says nothing of how many there are', [
  [{ customer: { addresses: ['2 Main St'] } }, [], ['The customer has 2 addresses.']],
  [{ customer: { payments: [{ amount: 50 }] } }, [], ['The customer made 50 payments.']],
  [{ order: { items: [3] } }, [], ['The order contains 3 items.']],
  [{ order: { items: 3 } }, ['The order contains 3 items.'], []],
  [{ users: [3, 4, 5] }, ['There are 3 users.'], []],
  [{ users: [3, 4] }, [], ['There are 3 users.']],
  [{ tests: { passed: 120, failed: 3 } }, ['3 tests failed.'], []],
  ['Booking: B-1\nGuests: 2 adults', ['The booking is for 2 guests.'], []],
  ['Customer addresses: 2 Main St.', [], ['The customer has 2 addresses.']],
]);

testTold('the head of a mail is of a mail', [
  [
    'From: lia@oro.example\nTo: claims@vale.example\nSubject: Claim for storm damage\nSent: 2 June 2026',
    ['The message was sent on 2 June 2026.', 'The e-mail was sent on 2 June 2026.'],
    ['The parcel was sent on 2 June 2026.', 'The claim for storm damage was sent on 2 June.'],
  ],
]);

testTold('a row that has in one year what it has in another', [
  [
    '| Plan | Price 2025 | Price 2026 |\n|---|---|---|\n| Team | $29 | $29 |\n| Max | $79 | $89 |',
    ['The price of the Team plan was the same in 2025 and 2026.'],
    ['The price of the Max plan did not change from 2025 to 2026.'],
  ],
]);
