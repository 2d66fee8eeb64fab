/** An object or a field that is named for a deed does not say that it was done; nor does what is done in part, or taken back. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const OBJECTS: Readonly<Record<string, Kept>> = {
  'an object that is called after a deed tells when, by whom or that it was done': {
    given: {
      loan: {
        id: 'L-4',
        signed: { at: '2026-02-01', by: 'Ann' },
        approved: { by: 'Bo Ek' },
        disbursed: { amount: 0 },
        repaid: { instalments: 0 },
        cancelled: { reason: null, at: null },
      },
    },
    says: ['Loan L-4 was signed on 1 February 2026.', 'Loan L-4 was approved by Bo Ek.'],
    not: ['Loan L-4 was disbursed.', 'Loan L-4 has been repaid.', 'Loan L-4 was cancelled.'],
  },
  'what is paid in part is not paid': {
    given: {
      bill: {
        id: 'B-7',
        total: { currency: 'EUR', amount: 90 },
        paid: { currency: 'EUR', amount: 30 },
        status: 'partially paid',
      },
    },
    says: ['The total is 90 euros.', 'Bill B-7 is partially paid.'],
    not: ['Bill B-7 is paid.', 'Bill B-7 was paid.', 'Bill B-7 has been paid.'],
  },
  'a number alone does not say what was done with what has it': {
    given: { error: 'Parcel not found', parcel: 'PX-5' },
    says: [],
    not: ['Parcel PX-5 was found.', 'Parcel PX-5 has been identified.', 'Parcel PX-5 was used.'],
  },
  'a failure without a value has not happened': {
    given: { transfer: { id: 'tr_9', settled: true, failure_code: null } },
    says: ['Transfer tr_9 was settled.'],
    not: ['Transfer tr_9 failed.'],
  },
  'whole numbers beside a code in small letters may be hundredths': {
    given: { charge: { id: 'ch_4', amount: 3900, currency: 'eur' } },
    says: [],
    not: ['The charge amount is 3,900 euros.'],
  },
  'what was called off was not held': {
    given: { event: { title: 'Board dinner', location: 'Hall 2', status: 'cancelled' } },
    says: ['The board dinner was cancelled.'],
    not: ['The board dinner was held in Hall 2.', 'The board dinner took place in Hall 2.'],
  },
  'what a change takes back does not stand': {
    given: [{ change: 'c-1', author: 'Mia Roth', subject: 'Revert "Enable guest checkout"' }],
    says: [],
    not: ['Guest checkout is enabled.', 'Mia Roth enabled guest checkout.'],
  },
};

for (const [rule, { given, says, not }] of Object.entries(OBJECTS))
  describe(rule, () => {
    for (const claim of says)
      test(`says: ${claim}`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`does not say: ${claim}`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  });
