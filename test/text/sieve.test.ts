// A sieve may let through what a pattern does not match, and holds back nothing that it matches.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Sieve } from '../../src/text/sieve/index.ts';
import { neededBy } from '../../src/text/sieve/needed.ts';
import { PROSE_TURNS } from '../../src/verify/context/tellings/prose/index.ts';

describe('the letters that a pattern needs', () => {
  const cases: readonly (readonly [RegExp, readonly string[] | undefined])[] = [
    [/refund/, ['refund']],
    [/Refund/i, ['refund']],
    [/\b(?:paid|billed)\b/u, ['paid', 'billed']],
    [/^The (\p{L}+) of the board$/u, [' of the board']],
    [/colou?r/, ['color', 'colour']],
    [/paid(?: back)?/, ['paid', 'paid back']],
    [/(?:not )*allowed/, ['allowed']],
    [/(?:ever)+/, ['ever']],
    [/[Tt]he fee/, ['the fee']],
    [/(?<!not )free(?= for)/, ['free']],
    [/n['\u2019]t|never/, undefined],
    [/\d+|due/, undefined],
    [/(?:due)?/, undefined],
    [/\S/, undefined],
    [/./, undefined],
    [/(a)\1/, undefined],
    [/[a-c]x/, undefined],
    [/a\.b/, ['a.b']],
    [/x{3}due/, ['due']],
  ];
  for (const [pattern, needed] of cases)
    test(`${pattern} needs ${needed === undefined ? 'none' : needed.join(', ')}`, () => {
      const found = neededBy(pattern);
      assert.deepEqual(found === undefined ? undefined : [...found].sort(), needed && [...needed].sort());
    });

  test('a pattern that changes its own case is not read', () => {
    assert.equal(neededBy(/(?i:due)/), undefined);
  });
});

describe('a sieve', () => {
  const through = (patterns: readonly (RegExp | readonly RegExp[] | undefined)[], text: string) => [
    ...new Sieve(patterns).through(text),
  ];

  test('lets through the patterns whose letters a text has, in any case', () => {
    assert.deepEqual(through([/refund/, /cancel/i, undefined], 'A REFUND was sent'), [1, 0, 1]);
  });

  test('lets through what needs one of several', () => {
    assert.deepEqual(through([[/paid/, /sent/], [/due/]], 'It was sent'), [1, 0]);
  });

  test('finds strings that begin within others', () => {
    assert.deepEqual(through([/abcd/, /bce/, /ce/, /cd/], 'xabce'), [0, 1, 1, 0]);
  });

  test('takes letters outside ASCII for those that a pattern takes them for', () => {
    assert.deepEqual(through([/task/iu], 'ta\u017f\u212a'), [1]);
  });

  const TEXTS = [
    'The warranty covers parts and labour for two years, unless the device was opened by a third party.',
    'Please pay the invoice of $1,250.00 by 31 March 2026; otherwise a late fee of 5% is due.',
    'Ms. Haas, the new head of finance, approved the refund on 3 May, but the bank rejected it.',
    "Nobody under 16 may enter without an adult, and dogs aren't allowed.",
    'BOTH PARTIES MAY TERMINATE THE AGREEMENT WITH ONE MONTH\u2019S NOTICE',
    'Checked 14 of 25 fridges: 11 within range, 3 too warm.',
    'From next term, lessons begin at nine instead of half past eight.',
    'According to the report, sales at Harlow rose by 4 per cent while profit fell.',
    '',
  ];
  test('holds back no turn of prose that a text has', () => {
    const patterns = PROSE_TURNS.flatMap(({ of, from = [] }) => [of, ...[from].flat()]);
    const sieve = new Sieve(patterns);
    for (const text of TEXTS)
      for (const [at, may] of sieve.through(text).entries())
        if (may === 0) assert.equal(text.search(patterns[at]!), -1, `${patterns[at]} in "${text}"`);
  });
});
