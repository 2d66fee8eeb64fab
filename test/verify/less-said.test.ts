/** Evidence that has all the words of a statement, in one sentence or field, and says less than it, or of another. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Case {
  readonly evidence: Given;
  readonly said?: readonly string[];
  readonly unsaid: readonly string[];
}

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'what is said of some of a kind is not said of the kind': [
    { evidence: 'All bags that were scanned were clean.', unsaid: ['All bags were clean.'] },
    {
      evidence: 'Pupils under ten coming with a parent pay nothing.',
      unsaid: ['Pupils under ten pay nothing.'],
    },
    {
      evidence: 'Annual members may bring a guest.',
      said: ['Annual members may bring a guest.'],
      unsaid: ['Members may bring a guest.'],
    },
    {
      evidence: 'The insurer covers losses that exceed 500 euros.',
      said: ['Losses that exceed 500 euros are covered by the insurer.'],
      unsaid: ['The insurer covers losses.'],
    },
    {
      evidence: 'The office in Porto has 40 desks.',
      said: ['The office in Porto has 40 desks.'],
      unsaid: ['The office has 40 desks.'],
    },
    { evidence: 'The curfew was lifted for taxi drivers.', unsaid: ['The curfew was lifted.'] },
    {
      evidence: 'The jury rejected the entry from Oslo and praised the one from Bergen.',
      said: ['The jury rejected the entry from Oslo.'],
      unsaid: ['The jury rejected the entry.'],
    },
  ],
  'an amount is not said without what it is of, without or more than': [
    {
      evidence: 'The tour costs 35 euros per guest.',
      said: ['The tour costs 35 euros per guest.'],
      unsaid: ['The tour costs 35 euros.'],
    },
    { evidence: 'The bike weighs 14 kg without the battery.', unsaid: ['The bike weighs 14 kg.'] },
    { evidence: 'The bus took 20 minutes longer than planned.', unsaid: ['The bus took 20 minutes.'] },
    { evidence: 'Earnings after interest were 3 million euros.', unsaid: ['Earnings were 3 million euros.'] },
    {
      evidence: 'The market is held on the last Friday of the month.',
      unsaid: ['The market is held on Fridays.'],
    },
    {
      evidence: { returns: { free_above: 40 } },
      unsaid: ['Returns are free above 20.'],
    },
  ],
  'each of two values is of its own': [
    {
      evidence: 'The trial had 11 patients on drug B and 4 on drug A.',
      said: ['The trial had 11 patients on drug B.'],
      unsaid: ['The trial had 11 patients on drug A.'],
    },
    {
      evidence: 'The trip costs 20 euros for adults and 8 for children.',
      unsaid: ['The trip costs 20 euros for children.', 'The trip costs 20 euros.'],
    },
    {
      evidence: 'From 2020 to 2024 the price rose from 10 to 14 euros.',
      said: ['In 2024 the price was 14 euros.'],
      unsaid: ['In 2020 the price was 14 euros.'],
    },
    {
      evidence: 'In summer the pool opens at 8, in winter at 10.',
      said: ['In winter the pool opens at 10.'],
      unsaid: ['The pool opens at 8.', 'The pool opens at 10.'],
    },
    {
      evidence: 'The upper flat is let to Kim and the lower one to Lee.',
      said: ['The upper flat is let to Kim.'],
      unsaid: ['The upper flat is let to Lee.', 'The lower flat is let to Kim.'],
    },
  ],
  'a small word turns what is said': [
    { evidence: 'The lift is not broken.', unsaid: ['The lift is not working.'] },
    { evidence: 'The lift is broken.', said: ['The lift is not working.'], unsaid: ['The lift is working.'] },
    {
      evidence: 'Lena came in before Otto and after Rita.',
      said: ['Lena came in after Rita.'],
      unsaid: ['Lena came in before Rita.'],
    },
    {
      evidence: 'Sales in March were 12% lower than in February.',
      unsaid: ['Sales in February were 12% lower than in March.'],
    },
    { evidence: 'They did not cancel because it rained.', unsaid: ['They did not cancel.'] },
    {
      evidence: 'Entry is granted only if a badge is shown.',
      unsaid: ['Entry is always granted if a badge is shown.'],
    },
    {
      evidence: 'Team B scored half as many points as team A.',
      unsaid: ['Team B scored as many points as team A.'],
    },
  ],
  'a thing that is void, forged or described is none': [
    { evidence: 'She presented a cancelled cheque.', unsaid: ['She presented a cheque.'] },
    { evidence: 'The cancelled order was refunded.', said: ['The order was refunded.'], unsaid: [] },
    {
      evidence: { refund_issued: { type: 'boolean', description: 'True when the refund was issued' } },
      unsaid: ['The refund was issued.'],
    },
    {
      evidence: { user: 'kim', terms_accepted: null, verified_at: null },
      said: ['Kim has not been verified.'],
      unsaid: ['Kim has not accepted the terms.'],
    },
  ],
  'a mail or a chat takes back what it passes on': [
    {
      evidence:
        "---------- Forwarded message ----------\nFrom: Ines\n> The contract is signed.\n\nFYI: this is from last year's deal, ours is still with legal.",
      unsaid: ['The contract is signed.'],
    },
    {
      evidence: 'Agent: Your refund has been approved.\nAgent: Sorry, I looked at the wrong account.',
      unsaid: ['The refund was approved.'],
    },
    {
      evidence: 'From: Kim Park\nTo: Billing\n\nPlease refund invoice 881. We were charged twice.',
      unsaid: ['Billing was charged twice.'],
    },
  ],
};

const isSaid = (claim: string, { evidence }: Case): boolean => ask(claim, [evidence]).status === 'supported';

describe('evidence that says less than it has words for', () => {
  for (const [rule, cases] of Object.entries(CASES)) {
    test(rule, () => {
      const wrong = cases.flatMap((one) => [
        ...(one.said ?? []).filter((claim) => !isSaid(claim, one)).map((claim) => `missed: ${claim}`),
        ...one.unsaid.filter((claim) => isSaid(claim, one)).map((claim) => `supported: ${claim}`),
      ]);
      assert.deepEqual(wrong, []);
    });
  }
});
