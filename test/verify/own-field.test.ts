/** Days and numbers of data that are another field's than the one that a claim is about. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const REFUSED: readonly Case[] = [
  ['The order was paid on 2 May 2026.', { order: 1, invoice_date: '2026-05-02', paid: true }],
  ['Two copies are on loan.', { book: 'B', copies: 2, on_loan: 1 }],
  ['One copy is available.', { book: 'B', copies: 2, on_loan: 2 }],
  ['The order was shipped on 2 May 2026.', { order: 1, order_date: '2026-05-02', shipped: true }],
  ['Three cars are for sale.', { dealer: 'D', cars: 3, for_sale: 1 }],
  ['Nine rooms are occupied.', { hotel: 'H', rooms: 9, occupied: 2 }],
];

const SUPPORTED: readonly Case[] = [
  ['The order was paid on 2 May 2026.', { order: 1, payment_date: '2026-05-02', paid: true }],
  ['The order was shipped on 2 May 2026.', { order: 1, shipped_at: '2026-05-02', shipped: true }],
  ['One copy is on loan.', { book: 'B', copies: 2, on_loan: 1 }],
  ['Two rooms are occupied.', { hotel: 'H', rooms: 9, occupied: 2 }],
];

describe('a value is not said of another field', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('a value is said of its own field', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
