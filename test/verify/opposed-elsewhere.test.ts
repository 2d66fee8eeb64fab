/** Another source that tells the same thing otherwise in words of its own. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const text = (said: Given): string => (typeof said === 'string' ? said : JSON.stringify(said));

const REFUSED: readonly Case[] = [
  ['The lift is working.', 'The lift is working.', 'The lift has been out of order since this morning.'],
  ['Order A1 was delivered.', 'Order A1 was delivered.', 'Order A1 never arrived.'],
  [
    'The film Dune Sea runs 95 minutes.',
    'The film Dune Sea runs 95 minutes.',
    'Dune Sea runs for two hours.',
  ],
  ['The gate is B12.', 'Flight TP4: the gate is B12.', 'Gate change: flight TP4 now leaves from gate C3.'],
  ['Ines works in sales.', 'Ines works in sales.', 'Ines moved from sales to finance in June.'],
  ['The order was delivered.', 'The order was delivered.', 'The customer never received the order.'],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'The customer says order A1 has not arrived.',
  ],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'The parcel for order A1 is still at the depot.',
  ],
  ['The printer works.', 'The printer works.', 'The printer broke down on Monday and nobody has fixed it.'],
  ['The shop is open on Sundays.', { shop: { open_sunday: true } }, 'The shop is closed on Sundays.'],
  [
    'The shop is open on Sundays.',
    { shop: { open_sunday: true } },
    'From this month we no longer open on Sundays.',
  ],
  ['The price is 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'K1 now costs 45 euros.'],
  ['K1 costs 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'K1 now costs 45 euros.'],
  ['K1 costs 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'We raised the price of K1 to 45 euros.'],
  ['The manager is Lara.', { team: 'Ops', manager: 'Lara' }, 'Ops is now managed by Petra.'],
  [
    'The manager is Lara.',
    { team: 'Ops', manager: 'Lara' },
    'Lara left last week; Petra took over as manager of Ops.',
  ],
  ['The ticket is open.', { ticket: { id: 7, status: 'open' } }, 'Ticket 7 was resolved yesterday.'],
  [
    'The appointment is at 10:00.',
    { appointment: { patient: 'Jo', time: '10:00' } },
    "Jo's appointment was moved to 11:30.",
  ],
  [
    'The appointment is at 10:00.',
    { appointment: { patient: 'Jo', time: '10:00' } },
    "Jo's appointment is at half past eleven.",
  ],
  [
    'The delivery date is 3 May 2026.',
    { order: 5, delivery_date: '2026-05-03' },
    'Delivery of order 5 has been put back to 7 May 2026.',
  ],
  ['The invoice is unpaid.', { invoice: 5, paid: false }, 'The payment for invoice 5 arrived this morning.'],
  ['There are 8 seats left.', { event: 'Gala', seats_left: 8 }, 'The gala is sold out.'],
  [
    'The battery lasts 10 hours.',
    { phone: 'X2', battery_hours: 10 },
    'In our test the battery of the X2 lasted seven hours.',
  ],
  ['The hotel allows dogs.', { hotel: 'Inn', dogs_allowed: true }, 'Dogs are not allowed at the Inn.'],
  ['The hotel allows dogs.', { hotel: 'Inn', dogs_allowed: true }, 'The Inn no longer takes dogs.'],
  ['The employee is on leave.', { employee: 'Ada', on_leave: true }, 'Ada came back from leave today.'],
  ['Ada is the owner.', { repo: 'core', owner: 'Ada' }, 'Ownership of core went from Ada to Bo in June.'],
];

const SUPPORTED: readonly Case[] = [
  ['The gate is B12.', { flight: { no: 'TP4', gate: 'B12' } }, 'Flight TP9 leaves from gate C3.'],
  ['The order was delivered.', { order: { id: 'A1', status: 'delivered' } }, 'Order B2 never arrived.'],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'Thanks, order A1 arrived this morning.',
  ],
  [
    'The film runs 95 minutes.',
    { film: { title: 'Dune Sea', runtime_min: 95 } },
    'Dune Sea is shown at nine; it is a fine film.',
  ],
  [
    'Ines works in sales.',
    { employee: { name: 'Ines', department: 'sales' } },
    'Ines moved from finance to sales in June.',
  ],
];

describe('sources that disagree carry no statement', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what another source says of another thing takes nothing away', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
