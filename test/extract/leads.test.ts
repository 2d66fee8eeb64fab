import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extract } from '../../src/extract/index.ts';

const claims = (answer: string): string[] =>
  extract({ answer, sources: [], most: 64 }).claims.map(({ text }) => text);

describe('a line that leads to a list', () => {
  const states: readonly (readonly [lead: string, stated: string])[] = [
    ['You owe $50 for the following items:', 'You owe $50.'],
    ['The refund was denied for these reasons:', 'The refund was denied.'],
    ['Your order was refunded on 5 May as follows:', 'Your order was refunded on 5 May.'],
    ['All refunds of $50 were approved yesterday:', 'All refunds of $50 were approved yesterday.'],
    ['Your order was placed on 3 June 2026 and contains:', 'Your order was placed on 3 June 2026.'],
  ];
  for (const [lead, stated] of states)
    test(`“${lead}” states something itself`, () => {
      assert.equal(claims(`${lead}\n\n- one\n- two`)[0], stated);
    });

  for (const lead of ['Here is what I found:', 'These are the options:', 'The plan includes:', 'You can:'])
    test(`“${lead}” states nothing by itself`, () => {
      assert.ok(
        !claims(`${lead}\n\n- apples\n- pears`).some((text) => text.startsWith(`${lead.slice(0, -1)}.`)),
      );
    });
});

describe('items that begin with a verb', () => {
  for (const above of [
    'Plan Basic has the following terms:\n\n',
    '## Plan Basic\n\n',
    '**Plan Basic**\n\n',
    'Plan Basic:\n\n',
    '## Plan Basic\n\nIt suits small teams.\n\n',
  ])
    test(`are of what they stand under: ${JSON.stringify(above)}`, () => {
      const found = claims(`${above}- includes phone support\n- costs $7`);
      assert.deepEqual(found.slice(-2), ['Plan Basic includes phone support.', 'Plan Basic costs $7.']);
    });

  for (const item of [
    'Refunds take 14 days.',
    'Returns are free for 30 days.',
    'Charges apply after 30 days.',
  ])
    test(`“${item}” has a subject of its own, though its first word may be a verb`, () => {
      assert.deepEqual(claims(`## Order\n\n- ${item}\n`), [item]);
    });
});

describe('a question that the answer answers itself', () => {
  const rows: readonly (readonly [answer: string, claims: readonly string[]])[] = [
    ['Who signed the lease? Tom Berg.', ['Tom Berg signed the lease.']],
    ['How much is the late fee? $6.', ['The late fee is $6.']],
    ['When was the order shipped? On 5 May.', ['The order was shipped on 5 May.']],
    ['What happened? The parcel was lost.', ['The parcel was lost.']],
    ['Is the Family plan refundable? Yes, within 9 days.', ['The Family plan is refundable, within 9 days.']],
    ['Is the deposit part of the rent? Yes.', ['The deposit is part of the rent.']],
    ['Is delivery free? Yes.', ['Delivery is free.']],
    ['Questions? Call us.', []],
  ];
  for (const [answer, expected] of rows)
    test(`states with its answer what both say: ${answer}`, () => {
      assert.deepEqual(claims(answer), expected);
    });
});

test('what takes back the sentence before it is no aside', () => {
  for (const retraction of ['False.', 'Not.', 'Just kidding!'])
    assert.equal(claims(`The fee is $5. ${retraction}`).length, 2);
});
