// Topics set in front, settings in tables, clauses behind a time and verbs that read as nouns: each told as it stands alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  [
    'Quick status on shipment SH-41: it left Genoa on 3 March and arrived in Lagos on 21 March.',
    ['Shipment SH-41 left Genoa on 3 March.', 'Shipment SH-41 arrived in Lagos on 21 March.'],
  ],
  ['An update on invoice INV-7: it was paid on 3 May.', ['Invoice INV-7 was paid on 3 May.']],
  ['Regarding ticket IT-331: it was closed on 3 May.', ['Ticket IT-331 was closed on 3 May.']],
  ['About your refund: it was approved on 2 May.', ['Your refund was approved on 2 May.']],
  ['Regarding your invoices, they were paid on 3 May.', ['Your invoices were paid on 3 May.']],
  // Who "they" are is not said.
  ['An update on the outage: they found the cause.', ['They found the cause.']],
  [
    '| Setting | Status |\n|---|---|\n| Two-factor authentication | Enabled |\n| Backup codes | Not generated |',
    ['Two-factor authentication: Enabled.', 'Backup codes: Not generated.'],
  ],
  [
    '| Option | Value |\n|---|---|\n| Auto-renewal | On |\n| Seats | 12 |',
    ['Auto-renewal: On.', 'Seats: 12.'],
  ],
  ['| Option | Price |\n|---|---|\n| Basic | $5 |', ['Basic has the price $5.']],
  [
    'Cancelling is free until 2 May, afterwards we charge one night.',
    ['Cancelling is free until 2 May.', 'Afterwards we charge one night.'],
  ],
  [
    'Subletting is allowed for six months and requires written consent.',
    ['Subletting is allowed for six months.', 'Subletting requires written consent.'],
  ],
  // Nothing that may be a statement is set aside for its verb.
  ['The offer and the voucher expire in May.', ['The offer and the voucher expire in May.']],
  ['The lights and the pump switch off at ten.', ['The lights and the pump switch off at ten.']],
  ['The menu and the wine list', []],
];

describe('topics, settings and what follows a time', () => {
  for (const [answer, claims] of TOLD)
    test(answer, () => {
      assert.deepEqual(claimsOf(answer), claims);
    });
});
