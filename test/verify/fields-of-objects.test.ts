/** Flags, empty lists, timelines, spans, rests and units of objects: what a careful reader takes from them, and what not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const OBJECTS: Readonly<Record<string, Kept>> = {
  'one opts in to what the name of the flag says': {
    given: {
      customer_id: 'cus_31',
      flags: { newsletter_opt_in: true, marketing_opt_in: false, has_open_disputes: true },
    },
    says: ['The customer did not opt in to marketing.', 'The customer opted in to the newsletter.'],
    not: [
      'The customer opted in to marketing.',
      'The customer did not opt in to the newsletter.',
      'The customer did not opt in to analytics.',
      'The customer opted in to analytics.',
    ],
  },
  'an empty list beside its flag has none': {
    given: { payment: { id: 'pay_7', captured: true, refunded: false, refunds: [] } },
    says: ['There are no refunds.'],
    not: [
      'There are refunds.',
      'There are no disputes.',
      'There is one refund.',
      'The payment was refunded.',
    ],
  },
  'an empty list beside a flag that says otherwise tells nothing': {
    given: { payment: { id: 'pay_7', captured: true, refunded: true, refunds: [] } },
    says: [],
    not: ['There are no refunds.'],
  },
  'the latest entry of a timeline tells how its thing stands': {
    given: {
      shipment: {
        id: 'S-8',
        events: [
          { type: 'picked_up', at: '2026-07-01T09:00:00Z' },
          { type: 'in_transit', at: '2026-07-02T11:00:00Z' },
          { type: 'delivered', at: '2026-07-04T15:20:00Z' },
        ],
      },
    },
    says: ['Shipment S-8 was delivered.', 'Shipment S-8 was delivered on 4 July 2026.'],
    not: [
      'Shipment S-8 was delivered on 2 July 2026.',
      'Shipment S-9 was delivered on 4 July 2026.',
      'Shipment S-8 is in transit.',
      'Shipment S-8 was not delivered.',
      'Shipment S-8 was returned on 4 July 2026.',
    ],
  },
  'a state that a later entry ends is none': {
    given: [
      { at: '2026-07-03T10:00:00Z', status: 'suspended' },
      { at: '2026-07-01T10:00:00Z', status: 'active' },
    ],
    says: ['The status is suspended.'],
    not: [
      'The status is active.',
      'The status is not suspended.',
      'The status was suspended on 1 July 2026.',
    ],
  },
  'what was delivered and then came back is not told as delivered': {
    given: {
      parcel: {
        id: 'P-2',
        history: [
          { status: 'delivered', at: '2026-07-02T11:00:00Z' },
          { status: 'returned', at: '2026-07-03T15:20:00Z' },
        ],
      },
    },
    says: [],
    not: ['Parcel P-2 was delivered.', 'Parcel P-2 is delivered.', 'Parcel P-2 was returned on 2 July 2026.'],
  },
  'rows of several things are no timeline': {
    given: {
      payments: [
        { status: 'paid', at: '2026-07-02T11:00:00Z' },
        { status: 'failed', at: '2026-07-03T15:20:00Z' },
      ],
    },
    says: [],
    not: ['The payment failed.', 'The payment was paid.'],
  },
  'rows of several people or places are no timeline': {
    given: [
      { city: 'Ghent', at: '2026-07-02T11:00:00Z', status: 'open' },
      { city: 'Liège', at: '2026-07-03T11:00:00Z', status: 'closed' },
    ],
    says: [],
    not: ['The status is closed.', 'The status is open.'],
  },
  'a timeline is of what has it, not of what else that names': {
    given: {
      shipment: {
        id: 'S-5',
        customer: 'Ivo',
        invoice: 'I-4',
        events: [
          { type: 'picked_up', location: 'Oslo', at: '2026-07-02T11:00:00Z' },
          { type: 'delivered', location: 'Bergen', at: '2026-07-03T15:20:00Z' },
        ],
      },
    },
    says: ['Shipment S-5 was delivered in Bergen.', 'The shipment was delivered on 3 July 2026.'],
    not: [
      'Shipment S-5 was delivered in Oslo.',
      'The invoice was delivered on 3 July 2026.',
      'The customer was delivered on 3 July 2026.',
      'Invoice I-4 was delivered.',
    ],
  },
  'of two rests without a name neither is told': {
    given: { employee: 'Ivo', sick_days: { total: 20, used: 12 }, vacation_days: { total: 30, used: 12 } },
    says: ['Ivo has 8 sick days left.'],
    not: ['Ivo has 8 days left.', 'Ivo has 8 vacation days left.', 'Ivo has 18 sick days left.'],
  },
  'what has one start and one end was ended in the time between': {
    given: { incident: 'INC-9', opened_at: '2026-07-01T08:00:00Z', resolved_at: '2026-07-01T10:30:00Z' },
    says: [
      'The incident was resolved in two and a half hours.',
      'INC-9 was resolved in 150 minutes.',
      'INC-9 was resolved within three hours.',
    ],
    not: [
      'INC-9 was resolved within two hours.',
      'INC-9 was resolved in three hours.',
      'INC-8 was resolved within three hours.',
      'INC-9 was acknowledged within three hours.',
      'INC-9 was opened within three hours.',
      'INC-9 was not resolved within three hours.',
      'INC-9 was resolved within three hours of the escalation.',
    ],
  },
  'a rest is in the unit that the name above its whole ends in': {
    given: { employee: 'Petra Holm', on_leave: true, vacation_days: { total: 25, used: 11 } },
    says: ['Petra Holm has 14 vacation days left.'],
    not: [
      'Petra Holm has 11 vacation days left.',
      'Petra Holm has 14 sick days left.',
      'Petra Holm has used 14 vacation days.',
      'Petra Holm has 14 vacation weeks left.',
      'Petra Berg has 14 vacation days left.',
    ],
  },
  'a row of requests says how long of what each asked for': {
    given: {
      leave_requests: [
        { id: 1, employee: 'Uma', days: 4, status: 'approved', approver: 'Kit' },
        { id: 2, employee: 'Raf', days: 6, status: 'rejected', approver: 'Kit' },
      ],
    },
    says: ['Uma requested four days of leave.', 'Raf requested 6 days of leave.'],
    not: [
      'Uma requested six days of leave.',
      'Raf requested four days of leave.',
      'Kit requested four days of leave.',
      'Raf took six days of leave.',
      'Uma requested four weeks of leave.',
      'Uma requested four days of training.',
      'Uma did not request four days of leave.',
    ],
  },
  'an amount has a sign': {
    given: { customer_id: 'cus_4', balance_eur: -12.5, limit_eur: 300 },
    says: ['The balance is negative.', 'The balance is not positive.', 'The limit is positive.'],
    not: ['The balance is positive.', 'The limit is negative.', 'The margin is negative.'],
  },
  'sizes agree in steps of 1,024': {
    given: { timeout_seconds: 90, file_size_kb: 3072 },
    says: ['The file size is 3 MB.', 'The file size is 3072 kB.'],
    not: [
      'The file size is 2 MB.',
      'The file size is 3 GB.',
      'The file size is 4 MB.',
      'The timeout is 3 MB.',
    ],
  },
};

for (const [rule, { given, says, not }] of Object.entries(OBJECTS))
  describe(rule, () => {
    for (const claim of says)
      test(`says: ${claim}`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`does not say: ${claim}`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  });
