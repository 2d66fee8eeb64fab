/** Fields that name a deed and do not say that it was done, or not of all times, or not of so many. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const REFUSED: readonly Case[] = [
  [
    'The order has 12 items.',
    { order: { id: 'A1', item_count: 12 } },
    'We packed 10 items for order A1; two were out of stock.',
  ],
  ['The order was delivered.', { order: { id: 'A1', status: 'delivered' } }, 'Order A1 never arrived.'],
  ['Order 7 was paid on 3 June 2026.', { order: 7, pay_by: '2026-06-03' }],
  ['The books were returned on 9 March 2026.', { loan: { title: 'Atlas', return_by: '2026-03-09' } }],
  ['The books were returned.', { loan: { title: 'Atlas', return_by: '2026-03-09' } }],
  ['The report was submitted.', { report: { id: 3, submit_by: '2026-02-01' } }],
  [
    'The customer replied on 1 February 2026.',
    { ticket: { id: 3, reply_by: '2026-02-01', customer: 'Ann' } },
  ],
  ['The customer has replied.', { ticket: { id: 3, reply_by: '2026-02-01', customer: 'Ann' } }],
  ['The task was completed on 5 May 2026.', { task: { id: 3, complete_by: '2026-05-05', assignee: 'Ann' } }],
  ['Ann completed the task.', { task: { id: 3, complete_by: '2026-05-05', assignee: 'Ann' } }],
  ['The user has never been banned.', { user: { name: 'kit', banned: false } }],
  ['The machine has never failed.', { machine: { id: 9, failed: false } }],
  ['Kit has always been active.', { user: { name: 'kit', active: true } }],
  ['The player assisted 9 goals.', { player: 'Ruiz', goals: 9, assists: 4 }],
  ['Ruiz set up 9 goals.', { player: 'Ruiz', goals: 9, assists: 4 }],
  ['Ruiz let in 9 goals.', { player: 'Ruiz', goals: 9, assists: 4 }],
  ['Ruiz saved 9 goals.', { player: 'Ruiz', goals: 9, assists: 4 }],
  ['Ruiz set up 9 goals.', 'Player: Ruiz\nGoals: 9\nAssists: 4'],
  ['Team B gave up 12 points.', 'Team,Points\nA,15\nB,12'],
  ['Team B lost 12 points.', 'Team,Points\nA,15\nB,12'],
  ['Ana returned 3 items.', { customer: 'Ana', items: 3 }],
  ['The team won 3 matches.', { team: 'Rovers', matches: 3 }],
  ['The team lost 3 matches.', { team: 'Rovers', matches: 3 }],
  [
    'The next payment was made on 1 July 2026.',
    { loan: 'K', next_payment: '2026-07-01', last_payment: '2026-06-01' },
  ],
  [
    'The last payment was made on 1 July 2026.',
    { loan: 'K', next_payment: '2026-07-01', last_payment: '2026-06-01' },
  ],
];

const SUPPORTED: readonly Case[] = [
  [
    'The order was shipped on 1 June 2025.',
    { order: { id: 4, status: 'shipped', shipped_on: '2025-06-01' } },
  ],
  [
    'The order must be shipped by 1 June 2025.',
    { order: { id: 4, status: 'processing', ship_by: '2025-06-01' } },
  ],
  ['Ruiz has 9 goals.', 'Player: Ruiz\nGoals: 9\nAssists: 4'],
  [
    'The next payment is due on 1 July 2026.',
    { loan: 'K', next_payment: '2026-07-01', last_payment: '2026-06-01' },
  ],
  ['The query returned 12 rows.', { query: 'q1', rows: 12 }],
  ['Item 4 was never returned.', { item: 4, returned: false }],
  ['The atlas must be returned by 9 March 2026.', { loan: { title: 'Atlas', return_by: '2026-03-09' } }],
  ['The user is not banned.', { user: { name: 'kit', banned: false } }],
  ['Ruiz scored 9 goals.', { player: 'Ruiz', goals: 9, assists: 4 }],
  [
    'The last payment was made on 1 June 2026.',
    { loan: 'K', next_payment: '2026-07-01', last_payment: '2026-06-01' },
  ],
];

describe('a deed that its field does not tell is not said', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('a deed, a state or a number is said as its field tells it', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
