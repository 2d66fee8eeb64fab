// Data of one order, person or release answers claims that put a few of its fields together, and no claim of another.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string];

function about(what: string, given: Given, rows: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim] of rows)
      test(`${supported ? 'says' : 'does not say'} "${claim}"`, () => {
        assert.equal(ask(claim, [given]).status === 'supported', supported);
      });
  });
}

about(
  'a request with its approvals',
  {
    purchase_request: 'PR-18',
    amount: 640,
    approvals: [
      { role: 'head of unit', name: 'Greta Holm', status: 'approved' },
      { role: 'CFO', name: 'Said Amari', status: 'approved' },
      { role: 'CEO', name: 'Lars Ude', status: 'pending' },
    ],
  },
  [
    [true, 'The purchase request was approved by Greta Holm and Said Amari.'],
    [true, 'Both the head of unit and the CFO have approved purchase request PR-18.'],
    [true, 'Said Amari approved the purchase request as CFO.'],
    [true, 'The CEO has not approved the purchase request yet.'],
    [true, 'The purchase request has been approved by two people.'],
    [false, 'The purchase request was approved by Greta Holm and Lars Ude.'],
    [false, 'Said Amari approved the purchase request as CEO.'],
    [false, 'The CFO has not approved the purchase request yet.'],
    [false, 'The purchase request has been approved by three people.'],
    [false, 'Purchase request PR-19 was approved by Greta Holm and Said Amari.'],
  ],
);

about(
  'a change with its author and approver',
  { change: 'CH-31', author: 'Igor Maly', approver: 'Sanna Ek', status: 'approved' },
  [
    [true, 'Sanna Ek approved the change request.'],
    [false, 'Igor Maly approved the change.'],
  ],
);

about(
  'a change that is not approved',
  { change: 'CH-31', author: 'Igor Maly', approver: 'Sanna Ek', status: 'draft' },
  [[false, 'Sanna Ek approved the change request.']],
);

about(
  'an approval of another request',
  {
    request: 'R-4',
    approvals: [
      { request: 'R-9', by: 'Lena Roth' },
      { request: 'R-4', by: 'Tom Adair' },
    ],
  },
  [[false, 'The request was approved by Lena Roth.']],
);

about(
  'what somebody asks for',
  {
    user: { id: 'u-7', name: 'Elin Sand' },
    requested: { system: 'payroll', role: 'viewer', justification: 'yearly audit' },
  },
  [
    [true, 'Elin Sand has asked for access to payroll for the yearly audit.'],
    [true, 'Elin Sand needs access to payroll as a viewer.'],
    [false, 'Elin Sand has asked for access to payroll as an editor.'],
    [false, 'Elin Sand has asked for access to billing for the yearly audit.'],
    [false, 'Elin Sand has access to payroll.'],
  ],
);

about(
  'an order that is paid in parts',
  {
    order: '7004',
    total: 240,
    payments: [
      { amount: 90, status: 'settled' },
      { amount: 150, status: 'settled' },
    ],
  },
  [
    [true, 'Order 7004 has been paid in full.'],
    [true, 'Both payments were settled.'],
    [true, 'Order 7004 has two payments.'],
    [false, 'Order 7005 has been paid in full.'],
    [false, 'Order 7004 has three payments.'],
  ],
);

about(
  'an order of which a part is not paid',
  {
    order: '7004',
    total: 260,
    payments: [
      { amount: 90, status: 'settled' },
      { amount: 150, status: 'settled' },
    ],
  },
  [[false, 'Order 7004 has been paid in full.']],
);

about(
  'an order with a refund',
  { order: '7004', total: 90, payments: [{ amount: 90, status: 'settled' }], refunds: [{ amount: 20 }] },
  [[false, 'Order 7004 has been paid in full.']],
);

about(
  'the lines of an order',
  {
    order: 'SO-90',
    lines: [
      { item: 'kettle', returned: false },
      { item: 'mug', returned: true },
    ],
  },
  [
    [true, 'Only the mug was returned.'],
    [true, 'The mug in order SO-90 was returned but the kettle was not.'],
    [true, 'The mug is the only item that has been returned.'],
    [true, 'The mug has been returned, but not the kettle.'],
    [false, 'Only the kettle was returned.'],
    [false, 'The kettle in order SO-90 was returned but the mug was not.'],
    [false, 'The mug and the kettle have been returned.'],
  ],
);

about('lines of before', { order: 'SO-91', previous_lines: [{ item: 'mug', returned: true }] }, [
  [false, 'The mug has been returned.'],
]);

about(
  'what is left of leave',
  { employee: 'Nora Blix', annual_leave: { entitlement: 28, taken: 12, booked: 5 } },
  [
    [true, 'Nora Blix has 11 days of annual leave left.'],
    [false, 'Nora Blix has 16 days of annual leave left.'],
    [false, 'Nora Blix has 11 days of sick leave left.'],
    [false, 'Ole Blix has 11 days of annual leave left.'],
  ],
);

about(
  'a release',
  {
    release: '5.1.0',
    tests: { total: 300, passed: 300, failed: 0 },
    deployed_to: ['dev', 'staging'],
  },
  [
    [true, 'All 300 tests passed for release 5.1.0.'],
    [true, 'The release has not been deployed to production yet.'],
    [false, 'All 310 tests passed for release 5.1.0.'],
    [false, 'The release has not been deployed to staging yet.'],
    [false, 'Release 5.2.0 has not been deployed to production yet.'],
  ],
);

about('a patient', { patient: { name: 'Odd Lie', allergies: ['latex'], consent_signed: true } }, [
  [true, 'Latex is the only known allergy of the patient.'],
  [true, 'The patient has signed the consent form.'],
  [false, 'Pollen is the only known allergy of the patient.'],
  [false, 'The patient has not signed the consent form.'],
]);

about(
  'a ticket of one day',
  { ticket: 'T-40', opened_at: '2026-04-01T09:00:00Z', resolved_at: '2026-04-01T15:30:00Z' },
  [[true, 'Ticket T-40 was resolved on the day it was opened.']],
);

about(
  'a ticket of two days',
  { ticket: 'T-40', opened_at: '2026-04-01T09:00:00Z', resolved_at: '2026-04-02T01:30:00Z' },
  [[false, 'Ticket T-40 was resolved on the day it was opened.']],
);

about(
  'an account by the day of its data',
  { account: 'acc_8', last_login: '2026-01-04', checked_on: '2026-06-01' },
  [
    [true, 'The account has been inactive for more than 90 days.'],
    [true, 'Nobody has logged into account acc_8 since 4 January 2026.'],
    [false, 'The account has been inactive for more than 180 days.'],
    [false, 'Nobody has logged into account acc_8 since 4 February 2026.'],
  ],
);

about(
  'a balance and a payment',
  {
    account: '61',
    balance: { available: 412.5, currency: 'EUR' },
    payment: { amount: 300, currency: 'EUR' },
  },
  [
    [true, 'The balance on account 61 covers the payment of 300 euros.'],
    [false, 'The balance on account 61 covers the payment of 400 euros.'],
    [false, 'The balance on account 62 covers the payment of 300 euros.'],
  ],
);

about(
  'what belongs to the one whom the data is of',
  {
    contractor: 'Jo Bloom',
    background_check: { status: 'clear', completed_on: '2026-01-10' },
    manager: { name: 'Dan Roe', email: 'dan@roe.example' },
    access_request: { requested_on: '2026-01-15' },
  },
  [
    [true, "The contractor's background check was completed before access was requested."],
    [false, "The contractor's background check was completed after access was requested."],
    [false, "Jo Bloom's email is dan@roe.example."],
  ],
);

about(
  'a visa and a trip',
  { traveller: 'Kai Moe', visa_expires: '2026-12-01', trip: { start: '2026-10-02', end: '2026-10-20' } },
  [
    [true, 'The visa expires after the end of the trip.'],
    [false, 'The visa expires before the end of the trip.'],
  ],
);

about(
  'a price for each that is written with its sign',
  { customer: 'Elm & Co', seats: 12, price_per_seat: '$15' },
  [
    [true, 'The price per seat is $15.'],
    [false, 'The price per seat is $16.'],
    [false, 'Elm & Co pays $15 in total.'],
  ],
);

about(
  'a diagnosis that is confirmed',
  {
    patient: 'P-3',
    diagnosis: 'gout',
    confirmations: [{ doctor: 'Dr Hill' }, { doctor: 'Dr Mora' }],
  },
  [
    [true, 'Dr Hill and Dr Mora have confirmed the diagnosis.'],
    [false, 'Dr Hill and Dr Moss have confirmed the diagnosis.'],
    [false, 'The dosage was confirmed by Dr Hill.'],
  ],
);

about(
  'a confirmation that is not given',
  { patient: 'P-3', diagnosis: 'gout', confirmations: [{ doctor: 'Dr Hill', confirmed: false }] },
  [[false, 'Dr Hill has confirmed the diagnosis.']],
);

about(
  'a licence by the day of its data',
  { licence: 'LK-1', expires: '2027-01-01', checked_on: '2026-06-01' },
  [
    [true, 'The licence has not expired.'],
    [true, 'The licence is still valid.'],
    [false, 'The licence has expired.'],
    [false, 'The licence is no longer valid.'],
  ],
);

about(
  'a licence that is revoked',
  { licence: 'LK-1', expires: '2027-01-01', checked_on: '2026-06-01', status: 'revoked' },
  [[false, 'The licence is still valid.']],
);

about('a check by its result', { applicant: 'Ann Ro', credit_check: { result: 'negative' } }, [
  [true, 'The credit check came back negative.'],
  [false, 'The credit check came back positive.'],
]);

test('of data of two orders a claim says which it means', () => {
  const paid = (order: string, amount: number): Given => ({
    order,
    total: 90,
    payments: [{ amount, status: 'settled' }],
  });
  const both = [paid('7001', 90), paid('7002', 40)];
  assert.notEqual(ask('The order has been paid in full.', both).status, 'supported');
  assert.equal(ask('Order 7001 has been paid in full.', both).status, 'supported');
  assert.notEqual(ask('Order 7002 has been paid in full.', both).status, 'supported');
});
