/** What a text doubts, denies, makes up or takes back of the sentence beside it, and what it only goes on to tell. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const DOUBTED: readonly Case[] = [
  ['The refund was approved.', 'The refund was approved. That was a mistake.'],
  ['The refund was approved.', 'The refund was approved. Just kidding.'],
  ['The refund was approved.', 'The refund was approved. At least that is what the customer says.'],
  ['The refund was approved.', 'The refund was approved. We still have to check whether this is true.'],
  ['The refund was approved.', 'The refund was approved. This has turned out to be wrong.'],
  ['The refund was approved.', 'The refund was approved. None of this is certain yet.'],
  ['The refund was approved.', 'The refund was approved. This sentence is only an example.'],
  ['The refund was approved.', 'The refund was approved. That is what the mail would have to say.'],
  ['The refund was approved.', 'The refund was approved. Please ignore the last sentence.'],
  ['The refund was approved.', 'The refund was approved. So the rumour goes.'],
  ['The refund was approved.', 'The refund was approved. Nobody has confirmed this.'],
  ['The refund was approved.', 'The refund was approved. I dreamt it.'],
  ['The refund was approved.', 'The refund was approved. That is a lie.'],
  ['The refund was approved.', 'The refund was approved. Ana denies this.'],
  ['The refund was approved.', 'The refund was approved. This is disputed by the bank.'],
  ['The refund was approved.', 'The refund was approved. Or so we thought.'],
  ['The refund was approved.', 'The refund was approved. It later emerged that it had not been.'],
  ['The refund was approved.', 'The refund was approved. In fact it was rejected.'],
  ['The refund was approved.', 'The refund was approved. Correction: it was rejected.'],
  ['The refund was approved.', 'The refund was approved. Sorry, wrong ticket.'],
  ['The refund was approved.', 'The refund was approved. This applies to order 18, not to yours.'],
  ['The refund was approved.', 'The refund was approved. Except that nobody signed it.'],
  [
    'The refund was approved.',
    'What should the bot say? The refund was approved. But only if a manager has agreed.',
  ],
  ['The refund was approved.', 'Test data follows. The refund was approved. End of test data.'],
  [
    'The refund was approved.',
    'The following statements are false. The refund was approved. The order was shipped.',
  ],
  ['The refund was approved.', 'Imagine this. The refund was approved. The customer is happy.'],
  ['The refund was approved.', 'Here is how a good answer looks. The refund was approved. Thank you.'],
  [
    'The refund was approved.',
    'The customer claimed two things. The refund was approved. The lamp was broken.',
  ],
  ['The refund was approved.', 'In the story the shop is kind. The refund was approved. Everyone is happy.'],
  ['The flat was sold.', 'The flat was sold. The agent denies it.'],
  ['The lamp was repaired.', 'The lamp was repaired. It turned out that it had not been touched.'],
];

const STANDING: readonly Case[] = [
  ['The refund was approved.', 'The refund was approved. Ana confirmed this.'],
  ['The refund was approved.', 'The refund was approved. The customer was informed.'],
  ['The refund was approved.', 'The refund was approved. The money was paid on Monday.'],
  [
    'The refund was approved.',
    'We have checked your case. The refund was approved. Thank you for your patience.',
  ],
  [
    'The customer claimed that the lamp was broken.',
    'The customer claimed that the lamp was broken. The shop denies this.',
  ],
  ['The refund was approved.', 'The refund was approved. It applies to order 18.'],
  ['The refund was approved.', 'The refund was approved. We have to check the address before we pay it.'],
  ['The refund was approved.', 'The refund was approved. Ana contests the amount of the invoice.'],
  ['The lease ends in May.', 'This is how we work. The lease ends in May.'],
  ['The refund was approved.', 'The bank wrote several letters. The refund was approved.'],
  ['The exam was passed.', 'The exam was passed. It turned out that it had been easy.'],
  ['The flat was sold.', 'The flat was sold. So the agent tells the next buyer to look elsewhere.'],
  ['The lamp was repaired.', 'The lamp was repaired. This is an example of good service.'],
];

describe('A sentence beside one that says a claim', () => {
  for (const [claim, evidence] of DOUBTED)
    test(`leaves «${claim}» in doubt: ${evidence}`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of STANDING)
    test(`lets «${claim}» stand: ${evidence}`, () =>
      assert.equal(ask(claim, [evidence]).status, 'supported'));
});
