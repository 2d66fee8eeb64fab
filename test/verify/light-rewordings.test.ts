/** Notes of offices in other words: what each of their statements says, and what only the one beside it does. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createVerifier } from '../../src/verify/index.ts';

interface Row {
  readonly title: string;
  readonly note: string;
  readonly states: readonly string[];
  readonly not: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    title: 'Repair desk log',
    note: 'Watch strap changed for Mrs. Oyelaran 3 May, old strap handed back to her. Crystal scratched, not replaced.',
    states: ['Mrs. Oyelaran got her old strap back.'],
    not: ['Mrs. Oyelaran got a new crystal.'],
  },
  {
    title: 'Storage yard',
    note: 'Unit 30 cleared out by tenant 28 Feb, lock removed, deposit sent back 5 Mar.',
    states: ['The tenant of unit 30 got the deposit back.'],
    not: ['The tenant of unit 30 has not cleared out the unit.'],
  },
  {
    title: 'Account note AC-118',
    note: 'Late fee of EUR 12 taken off on 4 March after the customer called. Second late fee stays.',
    states: ['The late fee of EUR 12 was waived.'],
    not: ['Both late fees were waived.'],
  },
  {
    title: 'Refunds',
    note: '11 June, order 5150: shipping fee credited back, goods not refunded (used).',
    states: ['The shipping fee for order 5150 was refunded on 11 June.'],
    not: ['The goods of order 5150 were refunded on 11 June.'],
  },
  {
    title: 'Sales ledger',
    note: 'Invoice 71 overdue by 12 days; first reminder out 3 May, second 10 May.',
    states: ['The first reminder for invoice 71 was sent on 3 May.'],
    not: ['The first reminder for invoice 71 was sent on 10 May.'],
  },
  {
    title: 'Call note',
    note: 'Mr. Petrov rang about invoice 7781. He read me the last four digits of the card and they matched. He could not tell me his PIN.',
    states: ['The last four digits that Mr. Petrov gave were correct.'],
    not: ['The PIN that Mr. Petrov gave was correct.'],
  },
  {
    title: 'Support chat summary',
    note: 'Customer wanted a refund; agent offered store credit of 30 dollars, customer took it.',
    states: ['The customer accepted store credit of 30 dollars.'],
    not: ['The customer received a refund.'],
  },
  {
    title: 'Property inspection',
    note: 'Flat handed over 31 March, keys: 3 of 4 returned. Walls fine. Oven dirty.',
    states: ['One key was not returned.'],
    not: ['All keys were returned.'],
  },
  {
    title: 'Orders',
    note: 'Order 1 shipped 2 May, order 2 held, released 5 May.',
    states: [],
    not: ['Order 1 was released on 5 May.', 'Order 2 was shipped on 2 May.'],
  },
  {
    title: 'Survey',
    note: 'Roof inspected, walls damp, floor treated last year.',
    states: ['The floor was treated last year.'],
    not: ['The roof was damp.', 'The walls were treated.'],
  },
  {
    title: 'Log',
    note: 'Refund issued, bounced 4 May, address checked.',
    states: ['The address was checked.'],
    not: ['The refund was issued.'],
  },
  {
    title: 'Note',
    note: 'Customer paid on 3 May, loan approved in principle, papers signed by wife.',
    states: ['The papers were signed by the wife.'],
    not: [
      'The customer was paid on 3 May.',
      'The loan was approved.',
      'The papers were signed by the husband.',
    ],
  },
  {
    title: 'HR note',
    note: 'Tom Bakker starts 1 Sep, contract back signed 12 Aug. Laptop ordered.',
    states: [],
    not: ['Tom Bakker has been given a laptop.'],
  },
];

const verify = createVerifier();

function isSupported(claim: string, { title, note }: Row): boolean {
  const [check] = verify({
    claims: [{ claim_id: 'c1', text: claim, citations: [] }],
    evidence: [{ source_id: 's1', title, type: 'text', text: note, checksum: `text:${note}` }],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  return check!.status === 'supported';
}

describe('a note of several statements', () => {
  for (const row of ROWS) {
    for (const claim of row.states)
      test(`«${row.note}» states «${claim}»`, () => assert.ok(isSupported(claim, row)));
    for (const claim of row.not)
      test(`«${row.note}» does not state «${claim}»`, () => assert.ok(!isSupported(claim, row)));
  }
});
