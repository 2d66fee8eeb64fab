/** What answers make of rules, records and notes in their own turns, and the near misses beside it. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Case {
  readonly evidence: Given;
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
}

const CASES: readonly Case[] = [
  {
    evidence:
      'Subletting is not permitted. Breakfast is included in the room rate. The deposit for keys is $50; the rent is $900 per month. The notice period is two months. Pets are not allowed in the building.',
    said: [
      'Subletting: prohibited.',
      'Breakfast: included.',
      'Rent: $900 per month.',
      'Notice period: 2 months.',
    ],
    unsaid: [
      'Subletting: allowed.',
      'Rent: $50.',
      'Deposit: $900.',
      'Notice period: 2 weeks.',
      'Pets: allowed.',
    ],
  },
  {
    evidence: { plan: 'Team', guest_accounts: true, sso: false },
    said: ['Team: guest accounts Yes.', 'Team has the guest accounts Yes.', 'Team: SSO No.'],
    unsaid: ['Team: guest accounts No.', 'Team: SSO Yes.'],
  },
  {
    evidence:
      'Transfers within Europe are free of charge. Electricity and internet are borne by the tenant. Repairs and cleaning are shared.',
    said: ["There's no fee for transfers within Europe.", 'The tenant pays for electricity and internet.'],
    unsaid: [
      "There's no fee for transfers abroad.",
      'The landlord pays for electricity and internet.',
      'The tenant pays for repairs and cleaning.',
    ],
  },
  {
    evidence:
      'Expense reports are due no later than 30 days after the end of the trip. The rent is due by the third of the month.',
    said: ['Expense reports must be submitted within 30 days after the trip.'],
    unsaid: [
      'Expense reports must be submitted within 20 days after the trip.',
      'Expense reports must be approved within 30 days after the trip.',
      'The rent must be submitted by the third of the month.',
    ],
  },
  {
    evidence: 'We are still waiting for the landlord to sign the lease.',
    said: ['The landlord has not yet signed the lease.'],
    unsaid: ['The landlord has signed the lease.', 'The tenant has not yet signed the lease.'],
  },
  {
    evidence: 'We were waiting for the bank to confirm the transfer. It came on 3 May.',
    said: [],
    unsaid: ['The bank has not yet confirmed the transfer.'],
  },
  {
    evidence:
      'Databases migrated: 14 of 20. Cutover rehearsal 10 June: successful. Rehearsal of the fallback 12 June: cancelled. Security training (mandatory): to be completed in the first 14 days. Seats not sold: 4.',
    said: [
      '14 of the 20 databases have been migrated.',
      'The cutover rehearsal took place on 10 June.',
      'The security training must be completed within your first 14 days.',
    ],
    unsaid: [
      '20 databases have been migrated.',
      'The rehearsal of the fallback took place on 12 June.',
      'The security training was completed in the first 14 days.',
      '4 seats were sold.',
    ],
  },
  {
    evidence:
      "After the six-month probation period, employees may work from home on up to two days per week. The employee's position is guaranteed for a maximum of one year. The manager's card was kept.",
    said: [
      'Your probation period lasts six months.',
      'You can work from home up to two days a week after your probation period.',
      'Your position is guaranteed for up to one year.',
    ],
    unsaid: [
      'Your probation period lasts three months.',
      'You can work from home up to two days a week.',
      'You can work from home up to three days a week after your probation period.',
      'Your card was kept.',
    ],
  },
  {
    evidence:
      '4.1 A password must be at least 12 characters long. 4.2 The last five passwords may not be reused. 4.3 The use of shared accounts is prohibited. 4.4 Administrators must use two-factor authentication. 4.5 Subletting is subject to the prior written consent of the landlord.',
    said: [
      'Passwords must have at least 12 characters.',
      'Reusing any of the last five passwords is not allowed.',
      'Shared accounts are prohibited.',
      'Two-factor authentication is mandatory for administrators.',
      "Subletting requires the landlord's prior written consent.",
    ],
    unsaid: [
      'Passwords must have at least 14 characters.',
      'Reusing passwords is not allowed.',
      'Accounts are prohibited.',
      'Two-factor authentication is mandatory for users.',
      'Subletting requires the consent of the tenant.',
    ],
  },
  {
    evidence: 'Bookings can be cancelled free of charge until 48 hours before the start.',
    said: ['Cancellation is free until 48 hours before the start.'],
    unsaid: ['Cancellation is free until 24 hours before the start.', 'Cancellation is free.'],
  },
  {
    evidence:
      'Shipping fee EUR 14.90, paid by Visa. If a parcel arrives more than five days late, the customer can claim the shipping fee back.',
    said: [],
    unsaid: [
      'You are entitled to a refund of the shipping fee of €14.90.',
      'You are owed a refund of the shipping fee.',
    ],
  },
  {
    evidence: 'Seats sold: 120 of 200. The three-month trial period starts on delivery.',
    said: ['120 of 200 seats were sold.'],
    unsaid: ['200 seats were sold.', 'The trial period starts after three months.'],
  },
  {
    evidence: 'Policy: the old six-month probation period no longer applies.',
    said: [],
    unsaid: ['The probation period lasts six months.'],
  },
  {
    evidence:
      'The use of mobile phones is prohibited in the ward. Drivers must use the side gate after 6 p.m. Books cannot be returned without a receipt.',
    said: [],
    unsaid: [
      'Mobile phones are prohibited.',
      'The side gate is mandatory for drivers.',
      'Returning books is not allowed.',
    ],
  },
];

for (const { evidence, said, unsaid } of CASES)
  suite(typeof evidence === 'string' ? evidence : JSON.stringify(evidence), () => {
    for (const claim of said)
      test(`says: ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
    for (const claim of unsaid)
      test(`does not say: ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  });
