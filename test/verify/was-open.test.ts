/** How long something was open lies between the day on which it was opened and the one on which it was closed. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const TICKET = 'Ticket: T-1\nOpened by: Raj\nStatus: resolved\nOpened: 2026-05-01\nClosed: 2026-05-04';
const AGAIN = `${TICKET}\nReopened: 2026-05-03`;
const OPEN = 'Ticket: T-1\nOpened: 2026-05-01\nResolved: 2026-05-04';
const CASE = { case: 'C-7', opened_at: '2026-03-02T08:00:00Z', closed_at: '2026-03-02T13:00:00Z' };
const OTHERS = [
  { ticket: 'T-4', opened: '2026-05-01', closed: '2026-05-04' },
  { ticket: 'T-5', opened: '2026-05-01', closed: '2026-05-10' },
];
const ACCOUNT = 'Ticket: T-1\nAccount opened: 2026-05-01\nClosed: 2026-05-04';

const ROWS: readonly (readonly [claim: string, evidence: Given, stated: boolean])[] = [
  ['The ticket was open for three days.', TICKET, true],
  ['Ticket T-1 was open for 3 days.', TICKET, true],
  ['Case C-7 was open for five hours.', CASE, true],
  ['Case C-7 remained open for 5 hours.', CASE, true],
  ['Ticket T-4 was open for three days.', OTHERS, true],
  ['Ticket T-5 was open for nine days.', OTHERS, true],
  ['The ticket was open for two days.', TICKET, false],
  ['The ticket was open for four days.', TICKET, false],
  ['The ticket was not open for three days.', TICKET, false],
  ['The ticket was never open for three days.', TICKET, false],
  ['Ticket T-2 was open for three days.', TICKET, false],
  ['Raj was open for three days.', TICKET, false],
  ['The ticket was closed for three days.', TICKET, false],
  ['The ticket was open for less than three days.', TICKET, false],
  ['The ticket was open for three weeks.', TICKET, false],
  ['The ticket was open for three days.', AGAIN, false],
  ['The ticket was open for three days.', OPEN, false],
  ['The ticket was open for three days.', ACCOUNT, false],
  ['Ticket T-5 was open for three days.', OTHERS, false],
  ['The tickets were open for three days.', OTHERS, false],
  ['Case C-7 was open for five days.', CASE, false],
];

describe('how long something was open', () => {
  for (const [claim, evidence, stated] of ROWS)
    test(`«${claim}» is ${stated ? '' : 'not '}stated by ${JSON.stringify(evidence)}`, () => {
      const { status } = ask(claim, [evidence]);
      if (stated) assert.equal(status, 'supported');
      else assert.notEqual(status, 'supported');
    });
});

/** What was opened before says nothing against its closing. */
const CLOSED: readonly (readonly [claim: string, evidence: string, stated: boolean])[] = [
  ['Case 12 was closed.', 'Case 12 was opened by Lena Marsh on 3 May. It was closed on 5 May.', true],
  [
    'Case 12 was closed.',
    'Case 12 was opened on 3 May. Support reset the code and the case was closed.',
    true,
  ],
  ['Case 12 was closed.', 'Case 12 was closed on 3 May. It was reopened on 5 May.', false],
  ['Case 12 was opened on 5 May.', 'Case 12 was opened on 3 May. It was closed on 5 May.', false],
  ['Case 12 is open.', 'Case 12 was opened on 3 May. It was closed on 5 May.', false],
];

describe('what was opened and closed', () => {
  for (const [claim, evidence, stated] of CLOSED)
    test(`«${claim}» is ${stated ? '' : 'not '}said by «${evidence}»`, () => {
      assert.equal(ask(claim, [evidence]).status === 'supported', stated);
    });
});
