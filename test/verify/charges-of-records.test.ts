/** Data: charges by what they are for, since when a state stands, whose account it is, dates that were missed. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    { order_id: 'EU-771', shipping: 6, grand_total: 86, currency: 'EUR' },
    [],
    ['Shipping for order EU-771 cost 86 euros.', 'Order EU-771 cost six euros.'],
  ],
  [
    {
      invoice: 'INV-7',
      seats: 10,
      price_per_seat_per_month: 12,
      months: 12,
      total: 1440,
      currency: 'EUR',
      status: 'paid',
    },
    [],
    [
      'Each seat on INV-7 costs €1,440 a month.',
      'INV-7 costs €12 a month.',
      'Every user on INV-7 costs €12 a month.',
    ],
  ],
  [
    { user_id: 'u-12', lock: { state: 'locked', at: '2026-05-19T22:41:07Z' } },
    [],
    [
      "User u-13's account is locked.",
      "User u-12's bank account is locked.",
      "User u-12's device is locked.",
    ],
  ],
  [
    { card_last4: '4410', status: 'blocked', blocked_at: '2026-05-03T08:00:00Z' },
    [],
    [
      'The card ending in 4411 has been blocked since 3 May.',
      'The card ending in 4410 has been blocked since 4 May.',
    ],
  ],
  [
    {
      card_last4: '4410',
      status: 'active',
      blocked_at: '2026-05-03T08:00:00Z',
      unblocked_at: '2026-05-04T08:00:00Z',
    },
    [],
    ['The card ending in 4410 has been blocked since 3 May.'],
  ],
  [
    { tracking: 'T-88', promised: '2026-05-06', delivered: '2026-05-05' },
    ['T-88 met its promised date.'],
    ['T-88 missed its promised date.'],
  ],
  [
    { tracking: 'T-88', promised: '2026-05-03', delivered: '2026-05-05' },
    [],
    ['T-88 met its promised date.', 'T-88 missed its shipping date.'],
  ],
  [
    { user_id: 'u-1', link: 'reset', issued_at: '2026-07-03T10:00:00Z', expires_at: '2026-07-03T11:30:00Z' },
    [],
    ['The reset link was valid for half an hour.'],
  ],
  [
    {
      user_id: 'u-1',
      link: 'reset',
      created_at: '2026-07-03T10:00:00Z',
      issued_at: '2026-07-03T10:20:00Z',
      expires_at: '2026-07-03T10:50:00Z',
    },
    [],
    ['The reset link is valid for 30 minutes.'],
  ],
  [
    { flat: '9', pets_allowed: false },
    [],
    ['Pets are allowed in flat 9.', 'Pets are not allowed in flat 8.'],
  ],
  [
    { policy: 'HP-2', cover: ['fire', 'theft', 'water'] },
    [],
    ['Policy HP-2 covers fire damage only.', 'Policy HP-2 covers storm damage.'],
  ],
  [
    { policy: 'HP-2', excluded: ['water'], cover: ['fire', 'theft'] },
    [],
    ['Policy HP-2 covers water damage.'],
  ],
  [
    { user_id: 'u-4', two_factor_enabled: false, email_verified: true },
    [],
    ['Two-factor sign-in is switched on for user u-4.'],
  ],
  [
    { order_id: 'M-221', ordered: '2025-10-02', return_window_days: 14, return_requested: '2025-10-12' },
    [],
    ['The return for M-221 was requested within the return window.'],
  ],
  [
    { order_id: 'M-221', delivered: '2025-10-02', return_window_days: 14, return_requested: '2025-10-12' },
    [],
    ['The return for M-221 was requested after the return window had closed.'],
  ],
  [
    { code: '7F', sent_at: '2026-07-03T10:00:00Z', expires_at: '2026-07-03T10:10:00Z' },
    ['The code was valid for ten minutes.'],
    [],
  ],
  [{ order: '7', delivery: 4, total: 20, currency: 'USD' }, ['Delivery for order 7 cost $4.'], []],
  [{ customer_id: 'c-9', status: 'suspended' }, ["Customer c-9's account is suspended."], []],
  [
    { order_id: 'EU-5580', shipping: 0, grand_total: 129, currency: 'EUR' },
    ['No shipping fee was charged for order EU-5580.'],
    [],
  ],
  [
    { tenant: 'Ms. Okoye', flat: '12', rent_overdue: 1900, currency: 'GBP', payment_plan: false },
    ['No payment plan has been agreed with Ms. Okoye.'],
    ['A payment plan has been agreed with Ms. Okoye.'],
  ],
  [
    { customer: 'Mr. Deng', order_id: 'M-221', delivered: '2025-10-02', return_requested: '2025-10-12' },
    [
      'Mr. Deng asked for the return ten days after delivery.',
      'Mr. Deng requested the return on 12 October 2025.',
    ],
    ['Mr. Deng asked for the return two days after delivery.', 'Mr. Deng delivered the order.'],
  ],
  [
    { order_id: 'M-221', delivered: '2025-10-02', return_requested: '2025-10-12' },
    ['The return was requested ten days after delivery.'],
    [],
  ],
  [
    { order_id: 'EU-5580', shipping: 6, grand_total: 129, currency: 'EUR' },
    [],
    ['No shipping fee was charged for order EU-5580.'],
  ],
  [
    { order_id: 'EU-5580', shipping: 0, service: 4, grand_total: 129, currency: 'EUR' },
    [],
    ['No service fee was charged for order EU-5580.'],
  ],
  [
    { tenant: 'Ms. Okoye', flat: '12', rent: 1900, rent_overdue: 0, currency: 'GBP' },
    [],
    ['Ms. Okoye owes £1,900 in rent.'],
  ],
  [
    { tenant: 'Ms. Okoye', flat: '12', rent_overdue: 1900, currency: 'GBP' },
    [],
    ['Ms. Okoye owes £900 in rent.'],
  ],
  [
    { tenant: 'Ms. Okoye', flat: '12', payment_plan: true },
    [],
    ['No payment plan has been agreed with Ms. Okoye.'],
  ],
  [
    {
      agent: 'Mr. Lee',
      customer: 'Mr. Deng',
      order_id: 'M-221',
      delivered: '2025-10-02',
      return_requested: '2025-10-12',
    },
    [],
    ['Mr. Lee requested the return on 12 October 2025.'],
  ],
  [
    { customer: 'Mr. Deng', order_id: 'M-221', delivered: '2025-10-02', return_approved: '2025-10-12' },
    [],
    ['Mr. Deng approved the return on 12 October 2025.'],
  ],
  [
    {
      refund_id: 'RF-3',
      order: 'O-9',
      amount_cents: 4500,
      currency: 'USD',
      status: 'completed',
      completed_at: '2026-03-04T10:00:00Z',
      method: 'original_card',
    },
    [
      'The refund RF-3 was for 45 US dollars.',
      'RF-3 was completed on 4 March 2026.',
      '$45 was refunded for order O-9.',
    ],
    ['RF-3 was for 4,500 US dollars.'],
  ],
  [
    {
      refund_id: 'RF-3',
      order: 'O-9',
      amount_cents: 4500,
      currency: 'USD',
      status: 'pending',
      method: 'original_card',
    },
    [],
    ['$45 was refunded for order O-9.'],
  ],
  [
    {
      invoice: 'INV-7',
      account: 'Acme',
      plan: 'Pro',
      billing: 'annual',
      seats: 10,
      price_per_seat_per_month: 12,
      months: 12,
      total: 1440,
      currency: 'EUR',
      status: 'paid',
    },
    ['Acme has paid invoice INV-7.', 'Each seat on INV-7 costs €12 a month.', 'INV-7 comes to 1,440 euros.'],
    ['Each seat on INV-7 costs €12 a year.'],
  ],
  [
    {
      tracking: 'T-88',
      promised: '2026-05-03',
      delivered: '2026-05-05',
      signed_by: 'M. Roth',
      weight_g: 1250,
    },
    [
      'The parcel was delivered two days late.',
      'Parcel T-88 weighs 1.25 kg.',
      'T-88 missed its promised date.',
    ],
    ['T-88 arrived before the promised date.'],
  ],
  [
    {
      user_id: 'u-1',
      link: 'reset',
      issued_at: '2026-07-03T10:00:00Z',
      expires_at: '2026-07-03T10:30:00Z',
      opened_at: '2026-07-03T10:17:12Z',
    },
    ['The reset link was valid for half an hour.'],
    ['The reset link was valid for an hour.'],
  ],
  [
    { user_id: 'u-4', two_factor_enabled: true, email_verified: false, last_login: '2026-02-01' },
    [
      'Two-factor sign-in is switched on for user u-4.',
      'The e-mail address of user u-4 has not been verified.',
      'User u-4 last logged in on 1 February 2026.',
    ],
    ['The e-mail address of user u-4 has been verified.'],
  ],
  [
    {
      policy: 'HP-2',
      holder: 'J. Lunt',
      excess_gbp: 250,
      cover: ['fire', 'theft', 'water'],
      valid_until: '2026-12-31',
      no_claims_years: 4,
    },
    [
      'The policy has an excess of £250.',
      'Policy HP-2 covers water damage and theft.',
      'Policy HP-2 runs until the end of 2026.',
    ],
    ['Policy HP-2 covers flood damage.'],
  ],
  [
    { card_last4: '4410', status: 'blocked', blocked_at: '2026-05-03T08:00:00Z', reason: 'reported lost' },
    [
      'The card ending in 4410 has been blocked since 3 May.',
      'The card was blocked because it was reported lost.',
    ],
    ['The card was blocked because it was reported stolen.'],
  ],
  [
    {
      flat: '9',
      rent: { amount: 950, currency: 'EUR', per: 'month', heating_included: true },
      deposit_months: 2,
      pets_allowed: false,
    },
    [
      'The monthly rent for flat 9 is €950, heating included.',
      'Pets are not allowed in flat 9.',
      "The deposit for flat 9 is two months' rent.",
    ],
    [],
  ],
  [
    {
      build: 'b-17',
      started: '2026-04-01T10:00:00Z',
      finished: '2026-04-01T10:06:30Z',
      result: 'failed',
      failed_step: 'lint',
      retries: 0,
    },
    [
      'The build ran for six and a half minutes.',
      'Build b-17 failed at the lint step.',
      'Build b-17 was not retried.',
    ],
    ['Build b-17 passed the lint step.'],
  ],
  [
    {
      line: '0417',
      plan: 'Roam 30',
      roaming_cap_mb_per_day: 500,
      contract_end: '2027-01-31',
      lines_on_account: 3,
    },
    ['There are three lines on the account.'],
    [],
  ],
];

testTold('charges and states of records', TOLD);
