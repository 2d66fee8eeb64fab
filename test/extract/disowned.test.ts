// What stands under a line, or beside a sign or a word, that takes it back is not told as if the answer said it itself.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const SAID = 'Skiing injuries are covered.';

const DENIED: readonly string[] = [
  `It is not true that:\n- ${SAID}`,
  `The following statements are false:\n- ${SAID}`,
  `These claims are wrong:\n1. ${SAID}`,
  `None of the following is true:\n- ${SAID}`,
  `Here's what isn't true:\n- ${SAID}`,
  `The policy does not say:\n> ${SAID}`,
  `Common myths:\n- ${SAID}`,
  `## Misconceptions about the policy\n\n${SAID}`,
  `Things people get wrong:\n\n- ${SAID}`,
  `Common myths:\n\n\`\`\`\n${SAID}\n\`\`\``,
];

const HELD: readonly string[] = [
  `We no longer offer the following:\n- ${SAID}`,
  `### What is not covered\n- ${SAID}`,
  `Under the old rules:\n- ${SAID}`,
  `The previous terms said:\n- ${SAID}`,
  `Deprecated\n- ${SAID}`,
  `**Proposals (not yet adopted)**\n\n${SAID}`,
  `Example of a wrong answer:\n\n> ${SAID}`,
  `We could not confirm that:\n- ${SAID}`,
  `The customer claims:\n- ${SAID}`,
  `❌ ${SAID}`,
  `- ✘ ${SAID}`,
  `- [ ] ${SAID}`,
  `${SAID} ❌`,
  `- No: ${SAID}`,
  `1. ${SAID} → False`,
  `${SAID} (wrong)`,
];

describe('a statement that is taken back', () => {
  for (const answer of DENIED)
    test(`is denied: ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(claimsOf(answer), ['It is not true that skiing injuries are covered.']);
    });

  for (const answer of [...DENIED, ...HELD])
    test(`is not borne out by what says it: ${JSON.stringify(answer)}`, () => {
      const found = judged(answer, SAID);
      assert.ok(found.length > 0);
      for (const { text, supported } of found) assert.ok(!supported, text);
    });

  test('is told with its line in other languages', () => {
    assert.deepEqual(claimsOf('Nicht wahr ist:\n- Skiunfälle sind mit der Police versichert.'), [
      'Nicht wahr ist: Skiunfälle sind mit der Police versichert.',
    ]);
  });

  test('is borne out by what denies it', () => {
    for (const { text, supported } of judged(`Common myths:\n- ${SAID}`, 'Skiing injuries are not covered.'))
      assert.ok(supported, text);
  });
});

describe('a statement is told by itself', () => {
  const rows: readonly (readonly [answer: string, claims: readonly string[]])[] = [
    [`Here is what the policy says:\n- ${SAID}`, [SAID]],
    [`I can confirm that:\n- ${SAID}`, [SAID]],
    [`✅ ${SAID}`, [SAID]],
    [`Please do not forget:\n- ${SAID}`, [SAID]],
    ['Your request was not approved:\n- The form was late.', ['The form was late.']],
    ['Why it did not arrive:\n- The address was wrong.', ['The address was wrong.']],
    ['❌ Refunds are not available.', ['Refunds are not available.']],
    ['❌ The build failed.', ['The build failed.']],
    ['## What is not covered\n- Theft is not covered.', ['Theft is not covered.']],
  ];
  for (const [answer, claims] of rows)
    test(`where nothing takes it back: ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(claimsOf(answer), claims);
    });

  test('behind the list that is taken back, and where the answer turns to how it is', () => {
    assert.deepEqual(claimsOf('Common myths:\n- Parking is free.\n\nParking costs $5.'), [
      'It is not true that parking is free.',
      'Parking costs $5.',
    ]);
    assert.deepEqual(
      claimsOf('## Common myths\n- Parking is free. In reality, it costs $5.\n\n## Facts\n\nLunch is free.'),
      ['It is not true that parking is free.', 'In reality, parking costs $5.', 'Lunch is free.'],
    );
  });
});
