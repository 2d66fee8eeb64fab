/** A phrase or a view in front of a statement bounds it, a heading tells how its items stand, and a line is of what heads it. */
import { type Told, testTold } from './told.ts';

const STORED = 'The claimant stored the cement in the open.';
const WRONG = 'The time zone in reports is wrong.';

const TOLD: readonly Told[] = [
  ['The defendant denies this; in its view the claimant stored the cement in the open.', [], [STORED]],
  ["In the defendant's opinion, the claimant stored the cement in the open.", [], [STORED]],
  ['By his account the claimant stored the cement in the open.', [], [STORED]],
  ['As the defendant sees it, the claimant stored the cement in the open.', [], [STORED]],
  ['In full view of the neighbours the claimant stored the cement in the open.', [STORED], []],
  ["In the court's view the claimant stored the cement in the open.", [STORED], []],
  ['On Mondays the museum is closed.', ['On Mondays the museum is closed.'], ['The museum is closed.']],
  ['On ARM processors the import is slow.', [], ['The import is slow.']],
  ['For new customers the rate is 5%.', [], ['The rate is 5%.']],
  ['On Monday the museum was closed.', ['The museum was closed.'], []],
  ['In general the import is slow.', ['The import is slow.'], []],
  ['At present the import is slow.', ['The import is slow.'], []],
  ['Fixed\n- Crash when opening files (#4471)\n- Wrong time zone in reports (#4502)', [], [WRONG]],
  ['## Fixed\n- Wrong time zone in reports (#4502)', [], [WRONG]],
  ['Known issues\n- Wrong time zone in reports (#4502)', [WRONG], []],
  ['Mythen:\n- Die Erde ist flach.\n- Kaffee entzieht dem Körper Wasser.', [], ['Die Erde ist flach.']],
  ['Fakten:\n- Die Erde ist rund.\n- Wasser gefriert bei 0 Grad.', ['Die Erde ist rund.'], []],
  [
    'Project Egret: budget 80,000 euros, project lead Olaf Rein, start 15 April, status red.',
    ["Project Egret's status is red."],
    ["Project Heron's status is red."],
  ],
  ['The dog ate the cake. Then it slept.', ['The cake was eaten by the dog.'], []],
  [{ invoice: { number: 'R-77', issue_date: '2026-03-02' } }, ['The invoice is dated 2 March 2026.'], []],
];

testTold('what stands in front of a statement or heads it', TOLD);
