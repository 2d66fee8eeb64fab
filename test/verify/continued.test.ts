import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

/** What is supported and what is not: the claim, and the text. */
const TABLE: readonly (readonly [boolean, string, string])[] = [
  [false, 'The fee is $5.', 'The fee is $5[1].\n\n[1] Only for members.'],
  [false, 'The fee is $5.', 'The fee is $5*.\n\n* Unless you are a student, then it is free.'],
  [false, 'The fee is $5.', 'The fee is $5.*\n\n*Excluding VAT.'],
  [false, 'Delivery is free.', 'Delivery is free¹.\n\n¹ For orders over 50 euros.'],
  [false, 'Delivery is free.', 'Delivery is free (1).\n\n(1) Not to islands.'],
  [
    false,
    'The phone is waterproof.',
    'The phone is waterproof†. It weighs 180 g.\n\n† Only in fresh water, up to 1 m.',
  ],
  [true, 'The fee is $5.', 'The fee is $5[1].\n\n[1] Price list of 3 May 2026.'],
  [
    true,
    'The river is 300 km long.',
    'The river is 300 km long.[2] It rises in the hills.\n\n[1] Census 2011.\n[2] Survey of rivers, vol. 3.',
  ],
  [false, 'Members may cancel at any time.', 'Members may cancel at any time\n\nonly if nothing is owed.'],
  [false, 'Members may cancel at any time.', 'Members may cancel at any time\n\nunless a fee is owed.'],
  [false, 'Members may cancel at any time.', 'Members may cancel at any time\n2\nonly if nothing is owed.'],
  [
    false,
    'Members may cancel at any time.',
    'Members may cancel at any time\n\nPage 2 of 9\n\nwith the written consent of the board.',
  ],
  [
    false,
    'Refunds are paid in cash.',
    'Refunds are paid in cash\n\nafter the goods have come back, except for sale items.',
  ],
  [false, 'The fee is $5.', '<p hidden>The fee is $5.</p>'],
  [false, 'The fee is $5.', '<div style="display:none">The fee is $5.</div><p>The fee is $9.</p>'],
  [false, 'The fee is $5.', '<!-- The fee is $5. -->'],
  [false, 'The fee is $5.', 'Old: The fee is $5.\nNew: The fee is $6.'],
  [false, 'The fee is $5.', 'Before: the fee is $5.\nAfter: the fee is $6.'],
  [true, 'The fee is $6.', 'Old: The fee is $5.\nNew: The fee is $6.'],
  [true, 'The order is paid.', 'Status\n\nThe order is paid\n\nnotes: none'],
  [true, 'The order was paid.', 'The order was paid\n\nand it was shipped on 3 May.'],
  [true, 'Opening hours are 9 to 17.', 'Opening hours are 9 to 17\n\nwe are closed on public holidays'],
];

suite('a sentence with a wide gap in it', () => {
  for (const filler of [' ', '\t', '\u00a0', '\f', '\u201c', ', '])
    test(`of ${JSON.stringify(filler)} is read in time that grows with the text alone`, () => {
      const of = (length: number): string =>
        `Only Ben, ${filler.repeat(length / filler.length)} and Cara signed the form if asked.`;
      const claim = 'Ben signed the form and Cara did not.';
      const started = performance.now();
      assert.notEqual(ask(claim, [of(400_000)]).status, 'supported');
      assert.ok(performance.now() - started < 5_000);
    });
});

suite('what a text adds to a sentence behind its end', () => {
  for (const [supported, claim, text] of TABLE)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(text)}`, () => {
      assert.equal(ask(claim, [text]).status === 'supported', supported);
    });

  for (const text of [
    `It is not true that${' '.repeat(400)}the fee is $5.`,
    `The fee is $5${'\t'.repeat(400)}if you are a member.`,
  ])
    test(`is not known of a line that is torn: ${text.replaceAll(/\s{2,}/g, ' … ')}`, () => {
      assert.notEqual(ask('The fee is $5.', [text]).status, 'supported');
    });

  test('is looked for in time that grows with the text alone', () => {
    const text = `The fee is $5*. ${'* '.repeat(200_000)}`;
    assert.equal(ask('The fee is $5.', [text]).claim_id, 'c1');
  });
});
