/** What another source tells of the thing of a claim that has ended, moved or passed on, and what it tells of others. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, source: string, other: string];

const ENDED: readonly Case[] = [
  [
    'The tenant has the keys.',
    'Handover 1 May: the tenant has the keys.',
    'Mail, 30 June: Ms Lund gave us the keys back today.',
  ],
  [
    'The rent is 900 euros.',
    'Lease: the rent is 900 euros.',
    'Letter of 3 June: we are raising the rent to 950 euros.',
  ],
  ['Ana leads the team.', 'Org chart: Ana leads the team.', 'News: Ben took over the team in May.'],
  [
    'The certificate is valid.',
    'Audit: the certificate is valid.',
    'Note: the certificate ran out yesterday.',
  ],
  ['The meeting is confirmed.', 'Invite: the meeting is confirmed.', 'Chat: Ana has called the meeting off.'],
  ['Downloads are working.', 'Status page: downloads are working.', 'Ticket: downloads fail since noon.'],
  [
    'The subscription is active.',
    'Account: the subscription is active.',
    'Mail: I have cancelled the subscription.',
  ],
  ['The lamp is in stock.', 'Shop: the lamp is in stock.', 'Warehouse: the last lamp was sold this morning.'],
  ['The permit is valid.', 'Register: the permit is valid.', 'City: the permit was revoked in June.'],
  [
    'The driver has a licence.',
    'File: the driver has a licence.',
    'Court: the licence was taken away in March.',
  ],
  [
    'The parcel is at the depot.',
    'Tracking: the parcel is at the depot.',
    'Note: the customer picked the parcel up on Friday.',
  ],
  [
    'The feature is enabled.',
    'Config doc: the feature is enabled.',
    'Changelog: the feature was turned off in 3.2.',
  ],
  ['The invoice is unpaid.', 'Ledger: the invoice is unpaid.', 'Bank: the invoice was paid on 4 May.'],
  ['The flat is let.', 'List: the flat is let.', 'Mail: the tenant moved out of the flat in May.'],
  ['The office is in Lyon.', 'Site: the office is in Lyon.', 'News: the office has moved to Nice.'],
  [
    'The deadline is 1 June.',
    'Call: the deadline is 1 June.',
    'Update: the deadline has been extended by a week.',
  ],
  [
    'The patient takes aspirin.',
    'Chart: the patient takes aspirin.',
    'Ward note: aspirin was stopped on Monday.',
  ],
  ['The card is active.', 'The card is active.', 'The card was blocked on Friday.'],
  ['The deadline is 1 June.', 'The deadline is 1 June.', 'The deadline was extended to 15 June.'],
];

const LEFT: readonly Case[] = [
  ['The rent is 900 euros.', 'Lease: the rent is 900 euros.', 'Letter: the rent is due on the first.'],
  ['Ana leads the team.', 'Org chart: Ana leads the team.', 'News: Ben leads the kitchen.'],
  ['Order 17 is confirmed.', 'Order 17 is confirmed.', 'Order 18 was cancelled.'],
  ['The lift in building A works.', 'The lift in building A works.', 'The lift in building B was shut down.'],
  [
    'The contract with Orr is valid.',
    'The contract with Orr is valid.',
    'The contract with Lund was terminated.',
  ],
  ['Ana leads the team.', 'Org chart: Ana leads the team.', 'Ben took over the kitchen.'],
  ['The rent is 900 euros.', 'Lease: the rent is 900 euros.', 'The rent was raised from 850 to 900 euros.'],
  ['The rent is 900 euros.', 'Lease: the rent is 900 euros.', 'The deposit was raised to 1,800 euros.'],
  ['The site is up.', 'The site is up.', 'If the site is down, call the desk.'],
  ['The account is active.', 'The account is active.', 'Accounts are closed after a year without use.'],
  ['The flat is let.', 'The flat is let.', 'The former tenant moved out of the flat in April.'],
  ['The feature is enabled.', 'The feature is enabled.', 'The feature will be turned off in June.'],
  ['The certificate is valid.', 'The certificate is valid.', 'The old certificate expired.'],
  ['The refund has been paid.', 'The refund has been paid.', 'The lamp was returned on 3 May.'],
  ['The patient takes aspirin.', 'The patient takes aspirin.', 'Penicillin was stopped on Monday.'],
  ['The card is active.', 'The card is active.', 'The lost card was blocked.'],
];

describe('What another source tells', () => {
  for (const [claim, source, other] of ENDED)
    test(`ends «${claim}»: ${other}`, () => assert.notEqual(ask(claim, [source, other]).status, 'supported'));
  for (const [claim, source, other] of LEFT)
    test(`leaves «${claim}» as it is: ${other}`, () =>
      assert.equal(ask(claim, [source, other]).status, 'supported'));
});
