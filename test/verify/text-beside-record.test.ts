/** A text that says a claim, beside a record, a later line or another source that says otherwise of the same thing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const AGAINST: readonly Case[] = [
  [
    'Ivo Sand requested the transfer.',
    'Ivo Sand requested the transfer.',
    { transfer: 'T-1', requested_by: 'May Lund' },
  ],
  [
    'The permit was signed by Ivo Sand.',
    'The permit was signed by Ivo Sand.',
    { permit: 'P-1', signed_by: 'May Lund' },
  ],
  ['The booking was made by phone.', 'The booking was made by phone.', { booking: 'B-9', channel: 'web' }],
  ['The deposit was paid in cash.', 'The deposit was paid in cash.', { deposit: 90, payment_method: 'card' }],
  ['The guest checked out at 9:30.', 'The guest checked out at 9:30.', { checkout: '12:10' }],
  ['The lease begins on 1 April.', 'The lease begins on 1 April.', { lease_start: '2026-04-15' }],
  [
    'Ivo Sand works at the South branch.',
    'Ivo Sand works at the South branch.',
    { employee: 'Ivo Sand', branch: 'West' },
  ],
  ['The bike is red.', 'The bike is red.', { item: 'bike', colour: 'black' }],
  ['The policy is active.', 'The policy is active.', { policy: 'P-3', status: 'cancelled' }],
  [
    'The refund was requested by Ivo Sand.',
    'The refund was requested by Ivo Sand.',
    'Refund R-2\nRequested by: May Lund\nAmount: $15',
  ],
  ['The bill was paid by card.', 'The bill was paid by card.', 'Till note: the bill was paid in cash.'],
  [
    'The fence was damaged by a storm.',
    'The fence was damaged by a storm.',
    'The fence was damaged by a goat.',
  ],
  ['The card is blocked.', 'The card is blocked. 6 May: block lifted.'],
  ['Mr. Roe will judge the show.', 'Mr. Roe will judge the show.', '2 May: Mr. Roe withdraws.'],
  ['The dentist is in Oak Street.', 'The dentist is in Oak Street.', 'The dentist has moved to Quay Road.'],
  ['Jo opens the shop on Mondays.', 'Rota: Jo opens the shop on Mondays.', 'The rota no longer applies.'],
  ['The exam is on 3 June.', 'The exam was moved to 3 June. It was then put back to 8 June.'],
  ['The berth is 12A.', 'The berth is 12A.', { passenger: 'May Lund', berth: '14C' }],
  ['Ivo Sand drove the lorry.', 'Ivo Sand drove the lorry.', { vehicle: 'lorry', driver: 'May Lund' }],
];

const STANDS: readonly Case[] = [
  [
    'Ivo Sand requested the transfer.',
    'Ivo Sand requested the transfer.',
    { transfer: 'T-1', requested_by: 'Ivo Sand' },
  ],
  [
    'Ivo Sand requested the transfer.',
    'Ivo Sand requested the transfer.',
    { leave: 'L-1', requested_by: 'May Lund' },
  ],
  ['Order 4 was paid in cash.', 'Order 4 was paid in cash.', { order: 5, payment_method: 'card' }],
  ['The deposit was paid in cash.', 'The deposit was paid in cash.', { deposit: 90, payment_method: 'cash' }],
  [
    'The lease begins on 1 April.',
    'The lease begins on 1 April.',
    { trial_start: '2026-03-15', lease: 'K-1' },
  ],
  [
    'Ivo Sand works at the South branch.',
    'Ivo Sand works at the South branch.',
    { employee: 'Kim Sand', branch: 'West' },
  ],
  ['The ticket is open.', 'The ticket is open.', { ticket: 3, status: 'in_progress' }],
  ['The bill was paid by card.', 'The bill was paid by card.', 'The tip was paid in cash.'],
  ['Parcels were sent by post.', 'Parcels were sent by post.', 'Letters were sent by e-mail.'],
  [
    'The fence was damaged by a storm.',
    'The fence was damaged by a storm.',
    'The fence was damaged by high winds.',
  ],
  ['The card is blocked.', 'The card is blocked. The block will be lifted on 6 May.'],
  ['Mr. Roe will judge the show.', 'Mr. Roe will judge the show.', 'Mr. Roe cancelled his taxi.'],
  ['The dentist is in Oak Street.', 'The dentist is in Oak Street.', 'The baker has moved to Quay Road.'],
  [
    'Jo opens the shop on Mondays.',
    'Rota: Jo opens the shop on Mondays.',
    'The old price list no longer applies.',
  ],
  ['The exam was moved to 3 June.', 'The exam was moved to 3 June. It was then put back to 8 June.'],
  ['The country is Germany.', 'The country is Germany.', { customer: 'C-1', country: 'DE' }],
  ['Ivo Sand drove the lorry.', 'Ivo Sand drove the lorry.', { vehicle: 'tram', driver: 'May Lund' }],
];

describe('a text beside what says otherwise', () => {
  for (const [claim, ...evidence] of AGAINST)
    test(`does not carry «${claim}»: ${evidence.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, ...evidence] of STANDS)
    test(`carries «${claim}»: ${evidence.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
