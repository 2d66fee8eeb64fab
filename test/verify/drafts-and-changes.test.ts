/** Drafts and samples by their marks, and amounts that the next sentence changes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const NOT_SUPPORTED: readonly Case[] = [
  ['The refund of $50 has been approved.', ['(Draft, not sent) The refund of $50 has been approved.']],
  ['The refund of $50 has been approved.', ['**Example:** The refund of $50 has been approved.']],
  ['The refund of $50 has been approved.', ['DRAFT\n\nThe refund of $50 has been approved.']],
  ['The refund of $50 has been approved.', ['# Sample reply\n\nThe refund of $50 has been approved.']],
  ['The refund of $50 has been approved.', ['*** TEST DATA ***\nThe refund of $50 has been approved.']],
  [
    'The refund of $50 has been approved.',
    ['Canned response "Refund approved":\nThe refund of $50 has been approved.'],
  ],
  ['The refund of $50 has been approved.', ['Unsent message: The refund of $50 has been approved.']],
  ['The refund of $50 has been approved.', ['Do not send yet: The refund of $50 has been approved.']],
  ['Rooms have a balcony.', ['Some rooms have a balcony.']],
  ['The tickets were sold.', ['Most tickets were sold.']],
  ['The fee is $20.', ['The fee is $20. The fee was raised to $25 in June.']],
  ['The fee is $20.', ['The fee is $20. In June the fee went up to $25.']],
  ['The fee is $20.', ['The fee is $20. Since June it is $25.']],
  ['The fee is $20.', ['The fee is $20. Since June it has been $25.']],
  ['The fee is $20.', ['The fee is $20. It now costs $25.']],
  ['The limit is 5 GB.', ['The limit is 5 GB. This limit has since been increased to 10 GB.']],
  ['The meeting is at 10:00.', ['The meeting is at 10:00. It was moved to 11:00.']],
  ['The deadline is 3 May.', ['The deadline is 3 May. It was extended to 10 May.']],
];

const SUPPORTED: readonly Case[] = [
  ['The refund of $50 has been approved.', ['(Sent 3 May) The refund of $50 has been approved.']],
  ['Some rooms have a balcony.', ['Some rooms have a balcony.']],
  ['The rooms have a balcony.', ['The rooms have a balcony.']],
  ['The rooms have a balcony.', ['All rooms have a balcony.']],
  ['The fee is $20.', ['The fee was $15. It was raised to $20 in June.']],
  ['The fee is $20.', ['The fee is $20. It was raised from $15 to $20 in June.']],
];

describe('a marked text and a changed value', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
