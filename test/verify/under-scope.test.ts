/** For whom, where or when the sentence above says that the next one holds. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const OF_SOME: readonly Case[] = [
  ['Entry is free.', 'The following applies to members only. Entry is free.'],
  ['Entry is free.', 'For children the rules are different. Entry is free.'],
  ['Entry is free.', 'On Mondays we do things differently. Entry is free.'],
  ['Refunds take five days.', 'In Spain things are quicker. Refunds take five days.'],
  ['The tank holds 300 litres.', 'Let us look at the old model. The tank holds 300 litres.'],
  ['The fee is 20 euros.', 'Now for the business plan. The fee is 20 euros.'],
  ['The fee is 20 euros.', 'Until 2020 the following held. The fee is 20 euros.'],
  ['The fee is 20 euros.', 'This is what our competitor offers. The fee is 20 euros.'],
  ['Delivery is free.', 'If you spend more than 50 euros, you are in luck. Delivery is free.'],
  ['Delivery is free.', 'Suppose you spend more than 50 euros. Delivery is free.'],
  ['Dogs are allowed.', 'The garden is another matter. Dogs are allowed.'],
  ['The door is locked.', 'At night the following holds. The door is locked.'],
  ['Two keys are needed.', 'For the vault the rule is strict. Two keys are needed.'],
  ['The gate closes at six.', 'In winter everything is different. The gate closes at six.'],
  ['The engine starts.', 'With the new battery it is a different story. The engine starts.'],
  ['You can cancel at any time.', 'Premium members have it easy. You can cancel at any time.'],
  ['The password never expires.', 'For service accounts we make an exception. The password never expires.'],
  ['No receipt is needed.', 'Under 10 euros it is simple. No receipt is needed.'],
];

const OF_ALL: readonly Case[] = [
  [
    'Returns are free for business customers.',
    '# Business customers\nReturns are free.\n# Private customers\nReturns cost 5 euros.',
  ],
  ['Entry is free.', 'We are glad to have you. Entry is free.'],
  ['The fee is 20 euros.', 'Now for the costs. The fee is 20 euros.'],
  ['The lift works.', 'We have looked at everything. The lift works.'],
  ['Entry is free for members.', 'The following applies to members only. Entry is free for members.'],
  ['The night rate is 3 euros.', 'At night the following holds. The night rate is 3 euros.'],
];

describe('A sentence under another that bounds it', () => {
  for (const [claim, evidence] of OF_SOME)
    test(`does not say «${claim}»: ${evidence}`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of OF_ALL)
    test(`says «${claim}»: ${evidence}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
});
