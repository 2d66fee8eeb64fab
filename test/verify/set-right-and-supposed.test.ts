/** Statements that the text around them corrects, retracts, quotes or gives as an example or a choice. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  ['The road was open.', ['The bulletin said the road was open. It was not.']],
  ['The road is open.', ['According to the bulletin, the road is open. It is not.']],
  ['The road was open.', ['The bulletin reported that the road was open. In fact it was closed.']],
  ['The pool is heated.', ['Version 1 of this page said that the pool is heated. That was a mistake.']],
  ['The pool is heated.', ['The pool is heated. That was a mistake in our brochure.']],
  ['The pool is heated.', ['The pool is heated. We said this in error.']],
  ['The pool is heated.', ['The pool is heated. Please ignore this sentence.']],
  ['The pool is heated.', ['The pool is heated. This statement is out of date.']],
  ['The pool is heated.', ['The pool is heated. This no longer holds.']],
  ['The pool is heated.', ['The pool is heated. We apologise for this mistake: it is not.']],
  ['The pool is heated.', ['The pool is heated. This is a placeholder text.']],
  ['The pool is heated.', ['The following is sample text. The pool is heated.']],
  ['The pool is heated.', ['"The pool is heated." So says the brochure, but it is wrong.']],
  ['The pool is heated.', ['An earlier version of this article stated that the pool is heated.']],
  ['The pool is heated.', ['Is the pool heated? No.']],
  ['The pool is heated.', ['Q: The pool is heated. True? A: No.']],
  ['The pool is heated.', ["Question: The pool is heated, isn't it? Answer: It isn't."]],
  ['The pool is heated.', ['Fact check: The pool is heated. Rating: false.']],
  ['The pool is heated.', ['Myth: The pool is heated. Fact: it is not.']],
  ['My order arrived broken.', ["For example, a customer might write: 'My order arrived broken.'"]],
  ['The order arrived broken.', ['For example, a customer might write: "The order arrived broken."']],
  ['The order arrived broken.', ['Example: The order arrived broken. The customer asks for a refund.']],
  ['The order arrived broken.', ['A typical complaint reads like this. The order arrived broken.']],
  ['The order arrived broken.', ['Imagine this case. The order arrived broken.']],
  ['The order arrived broken.', ['Template: The order arrived broken.']],
  [
    'The order arrived broken.',
    ['Choose one of these reasons. The order arrived broken. The order arrived late.'],
  ],
  [
    'The order arrived broken.',
    ['Tick what applies.\n[ ] The order arrived broken.\n[x] The order arrived late.'],
  ],
  ['The applicant is married.', ['Default: The applicant is married. Delete what does not apply.']],
  ['The applicant is married.', ['The applicant is married. (Delete as appropriate.)']],
  ['The applicant is married.', ['The applicant is married / single.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. Correction: it was Ms Tan.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. Sorry, I meant Ms Tan.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. No, wait: Ms Tan did.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. I was wrong about that.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. That is what I thought until yesterday.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. She says she never did.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. At least that is the rumour.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. If only!']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. The signature turned out to be forged.']],
  [
    'Ms Ruiz approved the budget.',
    ['Ms Ruiz approved the budget. She withdrew her approval the next day. The budget stands rejected.'],
  ],
  [
    'Ms Ruiz approved the budget.',
    [
      'The draft minutes read: Ms Ruiz approved the budget. The final minutes read: Ms Ruiz rejected the budget.',
    ],
  ],
  ['Ms Ruiz approved the budget.', ['Statement A: Ms Ruiz approved the budget. Statement A is false.']],
  [
    'The parcel was delivered.',
    ['The tracking page showed that the parcel was delivered. The customer never got it.'],
  ],
  ['The parcel was delivered.', ['The parcel was delivered. It turned out to be the wrong parcel.']],
  [
    'The parcel was delivered.',
    ['The parcel was delivered. The driver later admitted that he had made this up.'],
  ],
  ['The parcel was delivered.', ['The parcel was delivered, the system says. It was not.']],
  ['The parcel was delivered.', ['Once the customer pays, this mail is sent: The parcel was delivered.']],
  ['The fee is 20 euros.', ['The fee is 20 euros (typo, should be 30 euros).']],
  ['The fee is 20 euros.', ['The fee is 20 euros. Sorry, 30 euros.']],
  ['The fee is 20 euros.', ['The fee is 20 euros. Read: 30 euros.']],
  ['The fee is 20 euros.', ['The fee is 20 euros. Make that 30.']],
  [
    'The fee is 20 euros.',
    ['Erratum. Page 3 says: The fee is 20 euros. It should say: The fee is 30 euros.'],
  ],
  ['The fee is 20 euros.', ['Instead of "The fee is 20 euros" read "The fee is 30 euros".']],
];

const LEFT: readonly Case[] = [
  ['The fee is 30 euros.', ['Page 3 is wrong. The fee is 30 euros.']],
  ['The road was closed.', ['The bulletin said the road was open. In fact the road was closed.']],
  ['The pool is heated.', ['An earlier version of this page was wrong. The pool is heated.']],
  ['The pool is heated.', ['The pool is heated. The brochure says so too.']],
  ['The pool is heated.', ['Is the pool heated? Yes. The pool is heated.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. Ms Tan was against it.']],
  ['Ms Ruiz approved the budget.', ['Ms Ruiz approved the budget. She never regretted it.']],
  ['The parcel was delivered.', ['The parcel was delivered. The customer confirmed it.']],
  ['The order arrived broken.', ['The order arrived broken. The customer asks for a refund.']],
  ['The order arrived broken.', ['The customer writes that he wants a refund. The order arrived broken.']],
  ['The applicant is married.', ['The applicant is married. Delete old versions of this form.']],
];

describe('What is set right, chosen from or given as an example', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
