/** A change that is named to be undone has not been made: a commit that reverts it, a notice that withdraws it. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['a1b2c3d Revert "Enable free returns"', [], ['Free returns are enabled.']],
  ['Revert "Enable free returns" (#412)', [], ['Free returns have been enabled.']],
  ['2026-03-04 Reverted "Raise the timeout to 30 seconds".', [], ['The timeout was raised to 30 seconds.']],
  ['Undo: make two-factor login mandatory', [], ['Two-factor login is mandatory.']],
  ['fix: revert "Add retries to the payment client"', [], ['Retries were added to the payment client.']],
  ['We have rolled back the export to CSV.', [], ['The export to CSV is available.']],
  ['Rolled back: open the beta programme to all', [], ['The beta programme is open to all.']],
  ['We hereby withdraw the fee increase of May.', [], ['The fee increase is in force.']],
  ['2026-03-04 Reverted the change to the timeout.', ['The change to the timeout was reverted.'], []],
  ['The team reverted the export to CSV.', ['The team reverted the export to CSV.'], []],
  ['Rolled back release 4.2, logging works.', ['Logging works.'], []],
  ['Reverted to the earlier rule: the limit is 30 days.', ['The limit is 30 days.'], []],
  [
    'We withdrew the application for the permit on 4 May.',
    ['We withdrew the application for the permit.'],
    [],
  ],
];

testTold('what is undone', TOLD);
