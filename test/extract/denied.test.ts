// What a line denies of its list, what words without a verb deny, and what a sign denies, is told so and judged so.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, skippedOf } from './ask.ts';
import { judged } from './judged.ts';

const LISTS: readonly (readonly [answer: string, right: string, wrong: string])[] = [
  [
    'Exchanges are not possible for:\n- cut fabric\n- gift cards',
    'Exchanges are not possible for cut fabric. Exchanges are not possible for gift cards.',
    'Exchanges are possible for cut fabric and gift cards.',
  ],
  [
    'We do not deliver to:\n- Malta\n- Cyprus',
    'We do not deliver to Malta or Cyprus.',
    'We deliver to Malta and Cyprus.',
  ],
  [
    'The following items cannot be shipped:\n- batteries\n- perfume',
    'Batteries and perfume cannot be shipped.',
    'Batteries and perfume can be shipped.',
  ],
  [
    '**Not insured:**\n- Hail damage\n- Theft',
    'Hail damage and theft are not insured.',
    'Hail damage and theft are insured.',
  ],
  [
    '## What is not included\n- Airport transfers\n- Lunch',
    'Airport transfers and lunch are not included.',
    'Airport transfers and lunch are included.',
  ],
  [
    'Entry is free for:\n- members\n- students',
    'Entry is free for members and students.',
    'Entry is not free for members and students.',
  ],
];

describe('a line that says something of each item of its list', () => {
  for (const [answer, right, wrong] of LISTS) {
    test(`is told with each: ${JSON.stringify(answer)}`, () => {
      const found = judged(answer, right);
      assert.equal(found.length, 2);
      for (const { text, supported } of found) assert.ok(supported, text);
      for (const { text, supported } of judged(answer, wrong)) assert.ok(!supported, text);
    });
  }

  for (const answer of [
    'Here are the options:\n- phone\n- mail',
    'These are your choices:\n- red\n- blue',
    'I looked into:\n- billing\n- shipping',
    'The following are important notes:\n- keys\n- passes',
  ])
    test(`is none where it only leads to it: ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(claimsOf(answer), []);
    });
});

describe('words without a verb that deny something', () => {
  const rows: readonly (readonly [answer: string, claims: readonly string[]])[] = [
    [
      'The fee is $20. No refunds. Not transferable.',
      ['The fee is $20.', 'There are no refunds.', 'Not transferable.'],
    ],
    ['In short: no deposit.', ['There is no deposit.']],
    ['Free delivery.', ['Free delivery.']],
    ['No problem. No doubt. Not yet.', []],
  ];
  for (const [answer, claims] of rows)
    test(`are a claim: ${answer}`, () => {
      assert.deepEqual(claimsOf(answer), claims);
    });

  test('are judged by what they deny', () => {
    for (const { text, supported } of judged(
      'No refunds. Not transferable.',
      'Refunds are given. The pass is transferable.',
    ))
      assert.ok(!supported, text);
  });
});

describe('a sign or a box before an item', () => {
  test('says whether it is there', () => {
    assert.deepEqual(claimsOf('- ✅ Breakfast\n- ❌ Towels'), [
      'Breakfast is included.',
      'Towels are not included.',
    ]);
    assert.deepEqual(claimsOf('- [x] Breakfast\n- [ ] Towels'), [
      'Breakfast is included.',
      'Towels are not included.',
    ]);
  });

  test('says so of the thing that the item stands under', () => {
    assert.deepEqual(
      claimsOf('## Solo\n- ✅ Audits\n- ❌ Daily backups\n\n## Team\n- ❌ Audits\n- ✅ Daily backups'),
      [
        'Solo includes audits.',
        'Solo does not include daily backups.',
        'Team does not include audits.',
        'Team includes daily backups.',
      ],
    );
  });

  test('is judged by what it says', () => {
    const answer = '- ✅ Breakfast\n- ❌ Towels';
    for (const { text, supported } of judged(answer, 'Breakfast is included. Towels are not included.'))
      assert.ok(supported, text);
    for (const { text, supported } of judged(answer, 'Breakfast is not included. Towels are included.'))
      assert.ok(!supported, text);
  });

  test('adds nothing to a sentence or to what is to be done', () => {
    assert.deepEqual(claimsOf('- ✅ The refund was paid.\n- [ ] Call the bank'), ['The refund was paid.']);
  });
});

test('what is not to be forgotten is told; a thing that is not to be forgotten is not', () => {
  assert.deepEqual(claimsOf("Don't forget that the deposit is $40."), ['The deposit is $40.']);
  assert.deepEqual(
    skippedOf("Don't forget your passport.").map(([, why]) => why),
    ['instruction'],
  );
});
