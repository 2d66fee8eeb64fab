/** What the evidence says of one time, of some out of more, or of the thing of another clause. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Kind {
  readonly name: string;
  readonly refused: readonly (readonly [claim: string, evidence: string])[];
  readonly supported: readonly (readonly [claim: string, evidence: string])[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'what holds at a time that comes again, told in front without a comma',
    refused: [
      ['The room costs $80.', 'In winter the room costs $80.'],
      ['The room costs $80.', 'On Mondays the room costs $80.'],
      ['The room costs $80.', 'At weekends the room costs $80.'],
    ],
    supported: [
      ['The pool opens at 10 in winter.', 'In winter the pool opens at 10.'],
      ['On Mondays the room costs $80.', 'On Mondays the room costs $80.'],
      ['The shop is closed at weekends.', 'At weekends the shop is closed.'],
    ],
  },
  {
    name: 'so many out of more',
    refused: [
      ['There are three orders.', 'Showing 3 of 40 orders'],
      ['There are three orders.', 'Showing the first 3 of 40 orders.'],
      ['There are 3 tickets.', 'Page 1: showing 3 of 120 tickets'],
    ],
    supported: [
      ['There are three orders.', 'There are three orders, two of which are late.'],
      ['There are 40 orders.', 'Showing 40 of 40 orders'],
    ],
  },
  {
    name: 'the thing of one clause and what the other says',
    refused: [
      ['Profit rose.', 'Revenue rose while profit was flat.'],
      ['Profit rose.', 'Revenue rose, while profit was stable.'],
    ],
    supported: [
      ['Profit rose.', 'Profit rose while revenue was flat.'],
      ['Revenue was flat.', 'Profit rose while revenue was flat.'],
      ['Revenue fell.', 'While profit rose, revenue fell.'],
    ],
  },
  {
    name: 'an amount of another thing',
    refused: [
      [
        'Cancel by 9 May to avoid the $7 fee.',
        'Order A-17 was delivered on 3 May. The customer paid $50 by card. Returns are accepted within 30 days of delivery. The fee is $9. The deposit is $7. The store is open from Monday to Friday.',
      ],
    ],
    supported: [
      ['The $9 fee is refundable.', 'The fee is $9. The deposit is $7. The $9 fee is refundable.'],
      ['The deposit is $7.', 'The fee is $9. The deposit is $7.'],
    ],
  },
  {
    name: 'a longer name',
    refused: [['The country is Guinea.', 'The country is Equatorial Guinea.']],
    supported: [['The country is Equatorial Guinea.', 'The country is Equatorial Guinea.']],
  },
];

for (const { name, refused, supported } of KINDS)
  describe(name, () => {
    for (const [claim, evidence] of refused)
      test(`«${claim}» is not supported by «${evidence}»`, () => {
        assert.notEqual(ask(claim, [evidence]).status, 'supported');
      });
    for (const [claim, evidence] of supported)
      test(`«${claim}» is supported by «${evidence}»`, () => {
        const check = ask(claim, [evidence]);
        assert.equal(check.status, 'supported', check.reason);
      });
  });
