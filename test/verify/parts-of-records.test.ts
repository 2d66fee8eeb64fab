/** What a part of a record has is not the whole's, and what the whole has is not its part's: statuses, amounts, names, roles. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const RECORDS: Readonly<Record<string, Kept>> = {
  'a status is that of what it is said of': {
    given: {
      order: { id: 'B-31', status: 'shipped', total_eur: 140, refund: { status: 'pending', amount_eur: 20 } },
    },
    says: ['Order B-31 was shipped.', 'The refund is pending.', 'The refund amount is 20 euros.'],
    not: [
      'Order B-31 is pending.',
      'The status of order B-31 is pending.',
      'The refund is shipped.',
      'The refund amount is 140 euros.',
      'The total of order B-31 is 20 euros.',
    ],
  },
  'a status alone is that of the whole': {
    given: { status: 'suspended', card: { status: 'active' } },
    says: ['The status is suspended.', 'The card is active.', 'The card status is active.'],
    not: ['The status is active.', 'The card is suspended.'],
  },
  'a part that is called by its type has its own status': {
    given: {
      subscription: { id: 'PL-8', status: 'active', payment_method: { type: 'card', status: 'expired' } },
    },
    says: ['Subscription PL-8 is active.', 'The card is expired.'],
    not: ['The card is active.', 'Subscription PL-8 is expired.'],
  },
  'whoever has a name of their own has their own roles and numbers': {
    given: {
      user: {
        name: 'Vera Holm',
        roles: ['editor'],
        manager: { name: 'Ugo Bassi', roles: ['admin'] },
        emergency_contact: { name: 'Tom Holm', phone: '+46 8 555 0101' },
      },
    },
    says: ['Vera Holm is an editor.'],
    not: ['Vera Holm is an admin.', 'Ugo Bassi is an editor.', "Vera Holm's phone number is +46 8 555 0101."],
  },
  'a co-owner is not the owner': {
    given: { account: { id: 'AC-5', owner: 'Rita Moss', co_owner: 'Ed Moss' } },
    says: ['Ed Moss is a co-owner of account AC-5.', 'Rita Moss is the owner of account AC-5.'],
    not: ['Ed Moss is the owner of account AC-5.'],
  },
  'what a vendor was paid, the vendor did not pay': {
    given: {
      invoice: {
        number: 'INV-77',
        amount_usd: 500,
        paid_usd: 200,
        vendor: 'Acme',
        payer: { name: 'Borealis' },
      },
    },
    says: ['$200 of invoice INV-77 was paid.'],
    not: ['Acme paid $200.', 'Acme has paid $200.', '$500 of invoice INV-77 was paid.'],
  },
  'who is named in a booking is not where its hotel is, nor does it cost what a room costs each night': {
    given: {
      booking: {
        ref: 'BK-4',
        guest: 'Nora Vik',
        hotel: { name: 'Alpina', city: 'Chur', rating: 4.5 },
        room: { type: 'double', price_per_night_chf: 150 },
      },
    },
    says: ['The room costs 150 francs per night.'],
    not: ['Nora Vik is in Chur.', 'Nora Vik has a rating of 4.5.', 'The booking costs 150 francs.'],
  },
  'a state is of what has it: the server, its disk, one of its alerts': {
    given: {
      server: {
        host: 'web-3',
        status: 'up',
        disk: { total_gb: 500, used_gb: 450 },
        alerts: [
          { metric: 'disk', severity: 'critical', acknowledged: false },
          { metric: 'cpu', severity: 'warning', acknowledged: true },
        ],
      },
    },
    says: ['450 GB of the disk are used.', 'The disk alert was not acknowledged.'],
    not: ['The disk is up.', 'web-3 is critical.', 'The CPU alert is critical.'],
  },
  'the kind of a resolution is no payment': {
    given: { ticket: { id: 'T-4', resolution: { type: 'refund', amount_eur: 25, approved: false } } },
    says: [],
    not: ['A refund of 25 euros was paid.', 'The refund was approved.'],
  },
  'what was not delivered was not received, and is not where it was before': {
    given: {
      shipment: {
        id: 'S-6',
        sender: 'Acme',
        recipient: 'Bolt Ltd',
        events: [
          { at: '2026-01-02', event: 'picked up', location: 'Kiel' },
          { at: '2026-01-04', event: 'customs hold', location: 'Basel' },
        ],
        delivered: false,
      },
    },
    says: ['Acme sent the shipment.', 'The shipment was picked up in Kiel.'],
    not: [
      'Bolt Ltd received the shipment.',
      'The shipment is in Kiel.',
      'The shipment was picked up in Basel.',
    ],
  },
  'lines under a head are of what it names': {
    given:
      'Order D-12\nStatus: delivered\nTotal: 120 EUR\n\nRefund\nStatus: pending\nAmount: 30 EUR\nRequested by: Lena Roth',
    says: ['Order D-12 was delivered.', 'The refund is pending.'],
    not: ['The refund was delivered.', 'Order D-12 is pending.', 'The refund is 120 EUR.'],
  },
};

describe('parts of records', () => {
  for (const [rule, { given, says, not }] of Object.entries(RECORDS)) {
    for (const claim of says)
      test(`${rule}: «${claim}»`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`${rule}: not «${claim}»`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  }
});
