// A rule of one source and the case of another: what the rule says follows where its condition is met, and nowhere else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string, ...given: readonly Given[]];

function rows(what: string, all: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim, ...given] of all)
      test(`${supported ? 'says' : 'does not say'} "${claim}" of ${JSON.stringify(given.at(-1)).slice(0, 90)}`, () => {
        assert.equal(ask(claim, given).status === 'supported', supported);
      });
  });
}

const LATE = 'If you withdraw at least ten days before the course, 50% of the fee is refunded.';
const course = (withdrawn: string): Given => ({
  registration: 'RG-7',
  course_date: '2026-10-20',
  withdrawn_on: withdrawn,
});

rows('a rule with a condition of days', [
  [true, 'The student is entitled to a refund of half the fee.', LATE, course('2026-10-02')],
  [true, 'Half of the fee is refunded.', LATE, course('2026-10-02')],
  [false, 'The student is entitled to a refund of half the fee.', LATE, course('2026-10-15')],
  [false, 'The student is entitled to a full refund.', LATE, course('2026-10-02')],
  [
    false,
    'Half of the fee is refunded.',
    `${LATE} Discounted places are non-refundable.`,
    course('2026-10-02'),
  ],
]);

const SHIPPING = 'Orders over $80 ship free.';
const order = (subtotal: number, currency = 'USD'): Given => ({ order_id: 'W-31', subtotal, currency });

rows('a rule for things of some size', [
  [true, 'The order is eligible for free shipping.', SHIPPING, order(95.5)],
  [true, 'The order is eligible for free shipping because it is over $80.', SHIPPING, order(95.5)],
  [false, 'The order is eligible for free shipping.', SHIPPING, order(72)],
  [false, 'The order is eligible for free shipping because it is over $80.', SHIPPING, order(72)],
  [false, 'The order ships free.', SHIPPING, order(95.5, 'EUR')],
  [false, 'The order is over $80.', SHIPPING],
  [false, 'The claim needs a receipt.', 'Claims of more than 30 euros require a receipt.'],
  [true, 'Orders over $80 ship free.', SHIPPING],
]);

const DIRECTOR = 'Purchases above €8,000 must be approved by a director.';

rows('an approval that a rule asks for', [
  [
    true,
    'The purchase needs the approval of a director.',
    DIRECTOR,
    'Purchase request 14: two ovens, total €9,300.',
  ],
  [
    false,
    'The purchase needs the approval of a director.',
    DIRECTOR,
    'Purchase request 14: two ovens, total €7,300.',
  ],
  [
    false,
    'The purchase needs the approval of a director.',
    DIRECTOR,
    'Sales offer 14: two ovens, total €9,300.',
  ],
  [false, 'A director has approved the purchase.', DIRECTOR, 'Purchase request 14: two ovens, total €9,300.'],
]);

const DELAY = 'If a train is delayed by more than two hours, travellers are entitled to a hotel room.';
const train = (actual: string, name = 'actual_arrival'): Given => ({
  train: 'EC 8',
  scheduled_arrival: '2026-02-03T18:00',
  [name]: actual,
});

rows('a rule of delays', [
  [true, 'The train was delayed by more than two hours.', train('2026-02-03T20:30')],
  [true, 'The travellers are entitled to a hotel room.', DELAY, train('2026-02-03T20:30')],
  [false, 'The travellers are entitled to a hotel room.', DELAY, train('2026-02-03T19:30')],
  [false, 'The train was delayed by more than two hours.', train('2026-02-03T20:30', 'estimated_arrival')],
]);

const MEMBERS = 'Members who cancel at least 5 days before the class get a full refund.';

rows('a rule for some people', [
  [
    true,
    'The member is entitled to a full refund.',
    MEMBERS,
    { class_date: '2026-05-20', cancelled_on: '2026-05-10' },
  ],
  [
    false,
    'The member is entitled to a full refund.',
    MEMBERS,
    { class_date: '2026-05-20', cancelled_on: '2026-05-18' },
  ],
  [
    false,
    'The guest is entitled to a full refund.',
    MEMBERS,
    { class_date: '2026-05-20', cancelled_on: '2026-05-10', kind: 'guest' },
  ],
]);

const RETURNS = 'Returns are accepted within 30 days of delivery.';
const lamp = (returned: string): Given => ({
  order: 'L-2',
  item: 'Lamp',
  delivered_on: '2026-04-02',
  returned_on: returned,
});

rows('a period that a rule sets', [
  [true, 'The lamp was returned within the 30-day return period.', RETURNS, lamp('2026-04-20')],
  [true, 'The lamp was returned within the return window.', RETURNS, lamp('2026-04-20')],
  [false, 'The lamp was returned within the return window.', RETURNS, lamp('2026-05-20')],
  [true, 'The lamp was returned after the 30-day return period.', RETURNS, lamp('2026-05-20')],
  [false, 'The chair was returned within the return window.', RETURNS, lamp('2026-04-20')],
  [false, 'The lamp of order L-3 was returned within the return window.', RETURNS, lamp('2026-04-20')],
  [
    false,
    'The lamp was returned within the 14-day return window.',
    'Exchanges are possible within 14 days of delivery. Returns are accepted within 30 days.',
    lamp('2026-04-10'),
  ],
  [
    false,
    'The claim was filed in time.',
    'Claims must be filed within 30 days of the accident. Policy started on 1 March 2026. Claim filed on 20 March 2026.',
  ],
]);

rows('what may still be done on a day', [
  [
    true,
    'The booking can still be cancelled free of charge on 8 May.',
    'Free cancellation until 10 May 2026.',
  ],
  [
    false,
    'The booking can still be cancelled free of charge on 12 May.',
    'Free cancellation until 10 May 2026.',
  ],
  [
    true,
    'The saw can still be returned on 20 March.',
    'Purchased on 1 March 2026. Returns accepted for 30 days after purchase.',
  ],
  [
    false,
    'The saw can still be returned on 20 April.',
    'Purchased on 1 March 2026. Returns accepted for 30 days after purchase.',
  ],
]);

rows('a bill and its terms', [
  [
    true,
    'The payment is due on 24 July 2026.',
    'Invoice no. 92, date: 10 July 2026. Payment terms: 14 days net.',
  ],
  [
    false,
    'The payment is due on 26 July 2026.',
    'Invoice no. 92, date: 10 July 2026. Payment terms: 14 days net.',
  ],
]);
