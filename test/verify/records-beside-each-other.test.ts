// Fields beside each other: ages, days away, what is left, overdue or empty, rights, roles, lists that do not have somebody.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string];

function about(what: string, given: readonly Given[], rows: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim] of rows)
      test(`${supported ? 'says' : 'does not say'} "${claim}"`, () => {
        assert.equal(ask(claim, given).status === 'supported', supported);
      });
  });
}

about(
  'a list of data',
  [{ event: 'Spring fair', guests: ['Ada Roy', 'Bo Lind', 'Cy Marsh'] }],
  [
    [true, 'Nobody named Dora Pike is on the guest list.'],
    [true, 'Dora Pike is not on the guest list.'],
    [false, 'Nobody named Bo Lind is on the guest list.'],
    [false, 'B. Lind is not on the guest list.'],
  ],
);

about(
  'a list that goes on',
  [{ event: 'Spring fair', guests: ['Ada Roy', 'Bo Lind'], next_page: 2 }],
  [[false, 'Dora Pike is not on the guest list.']],
);

about(
  'lists that are empty and not',
  [{ account: 'A-5', chargebacks: [], disputes: [{ id: 'd4', status: 'open' }] }],
  [
    [true, 'There are no open chargebacks on the account.'],
    [false, 'There are no open disputes on the account.'],
    [false, 'There are no disputes on the account.'],
  ],
);

about(
  'a birthday and the day of the form',
  [{ applicant: { name: 'Ilo Kay', date_of_birth: '2004-09-12' }, application_date: '2026-03-01' }],
  [
    [true, 'The applicant is over 18.'],
    [true, 'The applicant is at least 21.'],
    [false, 'The applicant is over 25.'],
    [false, 'The applicant is under 18.'],
  ],
);

about(
  'an open bill',
  ['Invoice 71\nAmount: €90\nDue date: 4 May 2026\nPaid: no\nReport date: 20 May 2026'],
  [
    [true, 'The invoice is overdue by 16 days as of 20 May 2026.'],
    [true, 'The invoice is 16 days overdue.'],
    [false, 'The invoice is overdue by 26 days as of 20 May 2026.'],
    [false, 'Invoice 72 is 16 days overdue.'],
  ],
);

about(
  'a bill that was paid',
  ['Invoice 71\nAmount: €90\nDue date: 4 May 2026\nPaid: 3 May 2026\nReport date: 20 May 2026'],
  [[false, 'The invoice is overdue by 16 days as of 20 May 2026.']],
);

about(
  'days of leave',
  [{ employee: 'Ria Voss', annual_leave: { entitlement_days: 28, taken_days: 19, remaining_days: 9 } }],
  [
    [true, 'Ria Voss has enough leave left to take seven days.'],
    [false, 'Ria Voss has enough leave left to take eleven days.'],
  ],
);

about(
  'two numbers',
  [{ order: 'K-1', amount_paid: 120, refund_amount: 95, currency: 'EUR' }],
  [
    [true, 'The refund amount does not exceed the amount paid.'],
    [false, 'The refund amount exceeds the amount paid.'],
  ],
);

about(
  'a budget and its cost',
  [{ project: 'Delta', budget: { amount: 7000, currency: 'EUR' }, spent: { amount: 6400, currency: 'EUR' } }],
  [
    [true, 'The project is €600 under budget.'],
    [false, 'The project is €600 over budget.'],
  ],
);

about(
  'two addresses',
  [
    {
      order: 'o4',
      billing_address: { street: 'Elm 4', zip: '53111' },
      shipping_address: { street: 'Oak 9', zip: '53111' },
    },
  ],
  [
    [false, 'The shipping address matches the billing address.'],
    [true, 'The shipping address differs from the billing address.'],
  ],
);

about(
  'a leave that is approved',
  [{ leave_request: { employee: 'Ari Cole', from: '2026-08-03', to: '2026-08-07', status: 'approved' } }],
  [
    [true, 'Ari will be away for five days in August.'],
    [false, 'Ari will be away for six days in August.'],
    [false, 'Ben will be away for five days in August.'],
  ],
);

about(
  'a leave that is not',
  [{ leave_request: { employee: 'Ari Cole', from: '2026-08-03', to: '2026-08-07', status: 'pending' } }],
  [[false, 'Ari will be away for five days in August.']],
);

about(
  'rows of rights',
  [
    {
      user: 'noor',
      access: [
        { environment: 'test', role: 'admin' },
        { environment: 'live', role: 'read' },
      ],
    },
  ],
  [
    [true, 'Noor has admin rights on test but only read access to live.'],
    [false, 'Noor has admin rights on live.'],
    [false, 'Omar has admin rights on test.'],
  ],
);

about(
  'what is empty',
  [{ ticket: 'T-40', opened_at: '2026-03-01', status: 'open', assignee: null, as_of: '2026-03-12' }],
  [
    [true, 'The ticket has been open for more than a week and nobody has been assigned to it.'],
    [false, 'Nobody has been assigned to ticket T-41.'],
    [false, 'The ticket has been open for more than two weeks and nobody has been assigned to it.'],
  ],
);

about(
  'who did what',
  [{ parcel: 'P-6', recipient: 'Uma Berg', status: 'delivered', signed_by: 'J. Poole' }],
  [[false, 'The parcel was delivered and signed for by the recipient.']],
);

about(
  'who asked and who approved',
  [{ request: { id: 'AC-9', requested_by: 'Kim Vale', approved_by: 'Lee Orr' } }],
  [
    [true, 'The requester and the approver are different people.'],
    [true, 'The request was not approved by the person who made it.'],
    [false, 'The requester and the approver are the same person.'],
  ],
);

about(
  'entries of events',
  [
    {
      user: 'u7',
      events: [
        { type: 'email_changed', at: '2026-06-01T10:00:00Z' },
        { type: 'payout', at: '2026-06-03T10:00:00Z' },
      ],
    },
  ],
  [
    [true, 'The user changed her e-mail address two days before the payout.'],
    [false, 'The user changed her e-mail address three days before the payout.'],
    [false, 'The user changed her password two days before the payout.'],
  ],
);

about(
  'two ends and a day',
  ['Permit 5, Olin Ltd, valid 1 Jan 2025 to 31 Dec 2026.', 'Delivery date: 14 Aug 2026.'],
  [
    [true, 'The permit is valid on the delivery date.'],
    [false, 'The permit was no longer valid on the delivery date.'],
  ],
);

about(
  'a permit that was revoked',
  [
    'Permit 5, Olin Ltd, valid 1 Jan 2025 to 31 Dec 2026. Revoked on 2 Feb 2026.',
    'Delivery date: 14 Aug 2026.',
  ],
  [[false, 'The permit was valid on the delivery date.']],
);

about(
  'runs on days of the week',
  ['2026-04-05 (Sun) backup db-main FAILED: disk full\n2026-04-06 (Mon) backup db-main OK 41 GB'],
  [
    [true, 'The backup failed on Sunday but succeeded on Monday.'],
    [false, 'The backup failed on Monday.'],
  ],
);

about(
  'a cause that nobody gives',
  ['Fares in Elm fell by two percent while the old pier was shut for repairs.'],
  [[false, 'Fares in Elm fell by two percent, and the old pier was therefore shut.']],
);

about(
  'totals of two papers',
  ['Purchase order 12: 10 desks, total 2,100 EUR', 'Invoice 90 for PO 12: total 2,300 EUR'],
  [
    [true, 'The amount on the invoice exceeds the purchase order.'],
    [false, 'The amount on the invoice matches the purchase order.'],
  ],
);

about(
  'a change from one amount to another',
  ['The old fee of 30 euros rises to 35 euros in June.'],
  [
    [true, 'The fee rises to 35 euros.'],
    [false, 'The fee rises to 30 euros.'],
    [false, 'The new fee is 30 euros.'],
  ],
);

about(
  'a birthday of another person',
  [
    {
      applicant: { name: 'Leo Park' },
      guardian: { date_of_birth: '1979-04-02' },
      application_date: '2026-02-10',
    },
  ],
  [[false, 'The applicant is at least 18.']],
);
