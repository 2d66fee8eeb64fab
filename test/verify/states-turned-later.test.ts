/** A state that a later sentence turns round, and what only seems to take a statement back. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const NOT_SUPPORTED: readonly Case[] = [
  ['Downloads are working.', 'Downloads are working. Since noon downloads fail.'],
  ['Downloads work.', 'Downloads work as usual. At 14:00 the downloads stopped working.'],
  ['The site is up.', 'The site is up. Since noon the site is down.'],
  ['Payments work.', 'Payments work again. At 14:10 payments failed again.'],
  ['The pump works.', 'The pump works. On Friday it broke down.'],
  ['The lift is in service.', 'The lift is in service. This morning the lift was shut down.'],
  ['The heating is off.', 'The heating is off. At 18:00 the heating was switched on.'],
  ['The router is working.', 'The router is working. The router stopped responding at 14:00.'],
  ['The gate is closed.', 'Gate closed 18:00. Gate opened 20:00.'],
  ['The user is logged in.', '09:00 user logged in. 09:30 user logged out.'],
  ['The card is blocked.', 'Card blocked 3 May. Card unblocked 5 May.'],
  [
    'The account is enabled.',
    'The account is enabled. On 3 May the account was disabled by an administrator.',
  ],
  [
    'The booking is confirmed.',
    'The booking is confirmed. The confirmation may be revoked. On 3 May it was revoked.',
  ],
  ['The order is confirmed.', 'Your order is confirmed. Orders can be cancelled; yours has been cancelled.'],
];

const SUPPORTED: readonly Case[] = [
  ['The API is available.', 'The API is available. The old API is unavailable.'],
  ['The printer works.', 'The printer works. If the printer fails, call the desk.'],
  ['The service is online.', '10:00 The service went down. 11:00 The service is online.'],
  [
    'The service is online.',
    '10:00 The service is online. 11:00 The service went down. 12:00 The service is back online.',
  ],
  ['The account is active.', 'The account is active. The account of his brother was closed in May.'],
  ['Downloads work.', 'Downloads work. Uploads failed at noon.'],
  ['Downloads are working.', 'Downloads work as usual. Space was freed and uploads work again.'],
  ['The order is confirmed.', 'Your order is confirmed. It can be cancelled free of charge until Friday.'],
  [
    'Breakfast costs 8 euros.',
    'Breakfast is served from 7 to 10 and costs 8 euros. Bookings can be cancelled free of charge; after that the first night is charged.',
  ],
  [
    'The ticket is closed.',
    'Ticket 55120, opened by Lena Fischer on 3 June. Agent note: signature on file. Ticket closed.',
  ],
];

describe('A state that a text turns round later', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`«${claim}» is not said by «${evidence}»`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of SUPPORTED)
    test(`«${claim}» is said by «${evidence}»`, () =>
      assert.equal(ask(claim, [evidence]).status, 'supported'));
});
