/** What an answer says to somebody of the data that is kept of him, and the near misses beside it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const KEPT: Readonly<Record<string, Kept>> = {
  'what is arranged will be so': {
    given: {
      visitor: 'Ada Kern',
      tour: { date: '2026-03-16', time: '14:00', mode: 'on foot', duration_minutes: 45 },
    },
    says: [
      'The tour will take place on 16 March at 14:00.',
      'The tour will last 45 minutes.',
      'The tour takes place on 16 March.',
    ],
    not: [
      'The tour will take place on 17 March at 14:00.',
      'The tour will take place on 16 March at 15:00.',
      'The tour will last 40 minutes.',
    ],
  },
  'what is confirmed is still to come': {
    given: { workshop: { date: '2026-03-16', start: '15:00', end: '16:00', status: 'confirmed' } },
    says: ['The workshop will start at 15:00.'],
    not: ['The workshop will end at 15:00.', 'The workshop will start at 16:00.'],
  },
  'what was cancelled will not be': {
    given: { workshop: { date: '2026-03-16', time: '14:00', status: 'cancelled' } },
    says: [],
    not: ['The workshop will take place on 16 March at 14:00.', 'The workshop will be on 16 March.'],
  },
  'an appointment is with who gives it': {
    given: {
      appointment_id: 'A-77',
      patient: 'D. Ruiz',
      provider: 'Dr. Weiss',
      date: '2026-06-11',
      status: 'confirmed',
    },
    says: ['Your appointment with Dr. Weiss is on 11 June.', 'The appointment is with Dr. Weiss.'],
    not: ['Your appointment with Ruiz is on 11 June.', 'Dr. Weiss is your patient.'],
  },
  'who referred somebody is not who sees him': {
    given: { appointment_id: 'A-78', referred_by: 'Dr. Weiss', provider: 'Dr. Lang', date: '2026-06-11' },
    says: [],
    not: ['The appointment is with Dr. Weiss.'],
  },
  'states stand before the noun that they are counted with': {
    given: {
      customer: 'Ann',
      tickets: [
        { id: 'T1', status: 'open' },
        { id: 'T2', status: 'open' },
        { id: 'T3', status: 'closed' },
      ],
    },
    says: ['There are two open tickets.', 'You have two open tickets.', 'You have one closed ticket.'],
    not: [
      'There are three open tickets.',
      'You have two closed tickets.',
      'You have no open tickets.',
      'The two open tickets were closed.',
      'All open tickets were closed.',
    ],
  },
  'of what there is none nothing was charged': {
    given: { invoice: 'INV-31', total: 2640, late_fees: 0 },
    says: ["We haven't charged any late fees.", 'No late fees have been charged so far.'],
    not: ["We've charged a late fee.", 'A late fee was charged.', "We haven't refunded any late fees."],
  },
  'another fee is another': {
    given: { invoice: 'INV-31', total: 2640, late_fees: 0, fees: 30 },
    says: [],
    not: ["We haven't charged any fees."],
  },
  'what somebody has or is may be told to him in one word': {
    given: { order_id: 'O1', status: 'shipped', amount_paid: 20, currency: 'USD' },
    says: ["We've shipped your order.", "You've paid $20."],
    not: ["We've delivered your order.", "You've paid $30.", "You're refunded $20."],
  },
  'a phone is verified by its number': {
    given: { user: 'u7', email_verified: true, phone_verified: false },
    says: ["Your phone number hasn't been verified."],
    not: ['Your phone number has been verified.', "Your e-mail address hasn't been verified."],
  },
  'a price is for what stands beside it': {
    given: { plan: 'Starter', price: { amount: 12, currency: 'USD', per: 'month' } },
    says: ['The price is $12 per month.', 'You pay $12 per month.'],
    not: ['The price is $12 per year.', 'The price is $12 per week.'],
  },
  'a price for each user is for no time': {
    given: { plan: 'Starter', price: { amount: 12, currency: 'USD', per: 'user' } },
    says: [],
    not: ['The price is $12 per month.'],
  },
  'what renews on a day has its next renewal then': {
    given: { subscription: { interval: 'year', renews_on: '2026-09-01' } },
    says: ['Your next renewal is on 1 September 2026.'],
    not: ['Your next payment is on 1 October 2026.', 'Your last renewal is on 1 September 2026.'],
  },
  'what is valid until a day expires then': {
    given: {
      offer: 'L-31',
      amount: 18000,
      currency: 'EUR',
      monthly_instalment: 413.77,
      valid_from: '2026-06-01',
      valid_until: '2026-11-30',
    },
    says: ['The offer expires on 30 November.', 'Monthly instalment: €413.77.'],
    not: [
      'The offer expires on 1 June.',
      'The offer expired on 30 November.',
      'The offer does not expire on 30 November.',
      'Monthly instalment: $413.77.',
    ],
  },
  'a label with a state says how it is set': {
    given: {
      user: 'm.kern',
      recovery_email: 'm.kern@ex.org',
      two_factor: { enabled: true },
      sso: { enabled: false },
      backup_codes: { generated: false },
    },
    says: [
      'Two-factor authentication: Enabled.',
      'SSO: disabled.',
      'Backup codes: Not generated.',
      'Recovery e-mail: m.kern@ex.org.',
    ],
    not: [
      'Two-factor authentication: Disabled.',
      'SSO: enabled.',
      'Backup codes: Generated.',
      'Reset codes: Not generated.',
      'Recovery e-mail: m.korn@ex.org.',
    ],
  },
  'a label names what has the state': {
    given: { order: 'O1', status: 'shipped', refund: { status: 'cancelled' } },
    says: [],
    not: ['Order: cancelled.', 'Order O1: cancelled.'],
  },
  'nights that follow from two days may stand there too': {
    given: { hotel: 'Lindenhof', nights: 4, check_in: '2026-05-10', check_out: '2026-05-14' },
    says: ["You're staying at Lindenhof for 4 nights."],
    not: ["You're staying at Lindenhof for 5 nights."],
  },
};

for (const [name, { given, says, not }] of Object.entries(KEPT))
  describe(name, () => {
    for (const claim of says)
      test(`says ${claim}`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`does not say ${claim}`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  });
