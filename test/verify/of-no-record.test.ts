/** What an entry says of itself: that it is an example, a trial, a mistake or replaced by another. */
import { testTold } from './told.ts';

const USER = { user: 'mia', suspended: false };

testTold('An entry that says of itself that it is none says nothing', [
  [USER, ['Mia is not suspended.'], []],
  [{ ...USER, example: false }, ['Mia is not suspended.'], []],
  [{ ...USER, note: 'prefers e-mail' }, ['Mia is not suspended.'], []],
  [{ ...USER, example: true }, [], ['Mia is not suspended.']],
  [{ ...USER, type: 'template' }, [], ['Mia is not suspended.']],
  [{ ...USER, note: 'Test record, please ignore.' }, [], ['Mia is not suspended.']],
  [{ comment: 'This record is wrong.', ...USER }, [], ['Mia is not suspended.']],
  [{ plan: 'Team', seats: 25, seats_used: 19 }, ['The plan has 6 seats left.'], []],
  [{ dry_run: true, plan: 'Team', seats: 25, seats_used: 19 }, [], ['The plan has 6 seats left.']],
  [{ preview: { plan: 'Team', seats: 25, seats_used: 19 } }, [], ['The plan has 6 seats left.']],
  [{ desired: { deployment: 'web', replicas: 5 } }, [], ['The deployment web has 5 replicas.']],
  [{ deployment: 'web', replicas: 5 }, ['The deployment web has 5 replicas.'], []],
  [
    {
      dry_run: true,
      items: [
        { invoice: 'INV-1', paid: 'yes' },
        { invoice: 'INV-2', paid: 'no' },
      ],
    },
    [],
    ['INV-1 has been paid.'],
  ],
]);

testTold('An entry that another has replaced says how it was', [
  [{ policy: 'P-1', premium_eur: 40, replaced_by: 'P-2' }, [], ['The premium is 40 euros.']],
  [{ policy: 'P-1', premium_eur: 40, replaced_by: null }, ['The premium is 40 euros.'], []],
  [
    { invoice: 'INV-1', sent_on: '2026-05-03', superseded_by: 'INV-2' },
    ['Invoice INV-1 was sent on 3 May 2026.'],
    [],
  ],
]);

testTold('A note of what to ignore may be of another thing', [
  [
    { order: 'A-1', status: 'shipped', note: 'Please ignore the earlier reminder.' },
    ['Order A-1 has been shipped.'],
    [],
  ],
  [{ order: 'A-1', status: 'shipped', note: 'entered by mistake' }, [], ['Order A-1 has been shipped.']],
  ['Order: A-1\nStatus: shipped\nNote: test order, please ignore', [], ['Order A-1 has been shipped.']],
  ['Order: A-1\nStatus: shipped\nNote: leave with porter', ['Order A-1 has been shipped.'], []],
]);
