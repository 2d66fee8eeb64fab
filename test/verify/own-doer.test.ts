/** Verbs of the evidence that have a subject of their own: they say nothing of who stands beside it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const TOLD: readonly (readonly [evidence: string, says: readonly string[], not: readonly string[]])[] = [
  ['Team A won 3 to 0 against Team B.', [], ['Team B won.']],
  ['Leeds won 3 to 0 against Hull.', [], ['Hull won.']],
  ['Leeds won against Hull on Sunday.', ['Leeds won on Sunday.'], ['Hull won.', 'Hull won on Sunday.']],
  ['Group A paid before Group B.', [], ['Group B paid before Group A.']],
  ['Team A won against Team B.', [], ['Team B won.', 'Team B won against Team A.']],
  ['Plan A costs more than Plan B.', [], ['Plan B costs more.']],
  ['Server A failed while Server B ran.', [], ['Server B failed.']],
  ['Room A is reserved, Room B is free.', [], ['Room A is free.']],
  ['Anna met with Ben in Graz.', ['Anna met Ben.'], []],
  ['The bank doubled the fee.', ['The fee doubled.'], []],
  ['Ana spoke to Ben about the refund.', [], ['Ben spoke.']],
  [
    'Acme sold the plant to Bolt for $3 million.',
    ['Bolt bought the plant.'],
    ['Bolt sold the plant.', 'Bolt sold the plant for $3 million.'],
  ],
  ['The invoice was paid by Ben on 3 May.', ['Ben paid the invoice.'], []],
  ['Kim reports to Lee, who approved the budget.', [], ['Kim approved the budget.']],
  ['Rain is expected in Linz, but in Graz the sun shines.', ['The sun shines in Graz.'], []],
  ['The match between Leeds and Hull was won by Hull.', ['Hull won the match.'], ['Leeds won the match.']],
  ['Ann, together with Bob, signed the lease.', ['Ann signed the lease.'], []],
  ['The parcel went from Linz to Graz on Monday.', ['The parcel went to Graz.'], ['Graz went to Linz.']],
  ['Lee lost to Kim in the final.', ['Lee lost in the final.'], ['Kim lost.', 'Kim lost in the final.']],
  [
    'Server A failed at noon; Server B took over.',
    ['Server B took over.'],
    ['Server B failed.', 'Server A took over.'],
  ],
  [
    'Ticket 7 was closed after Ticket 9 was opened.',
    ['Ticket 7 was closed.', 'Ticket 9 was opened.'],
    ['Ticket 7 was opened.'],
  ],
  [
    'The claim against Orbit was dismissed, the claim against Nova succeeded.',
    ['The claim against Orbit was dismissed.'],
    ['The claim against Orbit succeeded.'],
  ],
  [
    'The invoice from Acme was paid, the one from Bolt was rejected.',
    ['The invoice from Acme was paid.'],
    [],
  ],
  [
    'Audit: 14 files read, 0 errors found.',
    ['14 files were read.'],
    ['Errors were found.', 'An error was found.'],
  ],
  ['Job backup-7: 12 passed, 1 skipped, 0 failed.', [], ['Job backup-7 failed.']],
  ['4. Start the worker and watch the log for five minutes.', [], ['The log was watched for five minutes.']],
];

for (const [evidence, says, not] of TOLD)
  describe(evidence, () => {
    for (const claim of says)
      test(`says: ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
    for (const claim of not)
      test(`does not say: ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  });
