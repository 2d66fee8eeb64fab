// What holds of every answer, hostile ones included.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { extract, supportedAnswer } from '../../src/extract/index.ts';
import { read } from './ask.ts';

const SENTENCES = [
  'The refund was approved on 3 May [s1].',
  'Hi Sam!',
  'The parcel left Bonn and reached Kiel, so it was **late**.',
  'Does that help?',
  '- an item (Source: Terms)',
  '## A title',
  '| a | b |',
  '|---|---|',
  '1. The fee, a small one, was paid [1][2].',
  '> quoted words are here',
  '[^1]: Terms',
  '```',
  '_It_ was `sent` to [Bonn](https://example.com/a).',
  'Ada Park (born 3 May 1961) was a judge.',
  '🙂 Die Zahlung ist nicht erfolgt.',
];
const SIGNS = [
  '**',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '|',
  '\n',
  '\n\n',
  ' ',
  ', ',
  ' and ',
  '~~',
  '<b>',
  '\\',
  '>',
  '—',
  '"',
];

const answers = fc
  .array(fc.oneof(fc.constantFrom(...SENTENCES), fc.constantFrom(...SIGNS), fc.string({ maxLength: 12 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(' '));
const SOURCES = [{ source_id: 's1', title: 'Terms' }, { source_id: 's2' }];

/** Spans are ranges of the answer, citations are cut from it, and claims stand in order. */
function checkSpans(answer: string): void {
  const { claims, skipped, statements } = read(answer, SOURCES);
  for (const { start, end } of [
    ...claims,
    ...skipped,
    ...statements,
    ...claims.flatMap((one) => one.citations),
  ]) {
    assert.ok(start >= 0 && start < end && end <= answer.length, `[${start}, ${end}) of ${answer.length}`);
  }
  for (const one of claims) {
    assert.ok(one.text.trim() !== '');
    for (const cited of one.citations) assert.equal(answer.slice(cited.start, cited.end), cited.text);
  }
  assert.deepEqual(
    statements.flatMap((one) => one.claims),
    claims.map((_, i) => i),
  );
  const starts = statements.map(({ start }) => start);
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
}

describe('for every answer', () => {
  test('a half that takes over the other and says nothing itself makes no claim', () => {
    checkSpans('[^1]: Terms F;B( The parcel left Bonn and reached Kiel, so it was **late**.');
  });

  test('every span is an exact range of it, and claims stand in order', () => {
    fc.assert(fc.property(answers, checkSpans), { numRuns: 120 });
  });

  test('one that breaks off behind a joining word is read too', () => {
    for (const cut of ['and', 'and ', ', and', 'which', 'because', ','])
      assert.ok(read(`The refund was approved, the courier arrived ${cut}`).statements.length > 0, cut);
  });

  test('it is the same each time', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        assert.deepEqual(read(answer, SOURCES), read(answer, SOURCES));
      }),
      { numRuns: 30 },
    );
  });

  test('the supported answer is made of its pieces, is it all where all is kept, and keeps what is kept', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (answer, seed) => {
        const extraction = read(answer, SOURCES);
        assert.equal(
          supportedAnswer(answer, extraction, () => true),
          answer,
        );
        const kept = supportedAnswer(answer, extraction, (claim) => (seed >> (claim % 16)) % 2 === 0);
        let at = 0;
        for (const char of kept) at = answer.indexOf(char, at) + 1 || Number.POSITIVE_INFINITY;
        assert.ok(at <= answer.length);
      }),
      { numRuns: 80 },
    );
  });

  test('no more claims are given than asked for, and what is left is told', () => {
    const answer = 'The fee was paid. '.repeat(20);
    const { claims, beyond, statements } = extract({ answer, sources: [], most: 5 });
    assert.equal(claims.length, 5);
    assert.equal(beyond?.start, claims[4]!.end + 1);
    assert.equal(statements.filter((one) => one.beyond > 0).length, 15);
  });
});

/** Work in steps of time, the least of a few tries: a ratio of two, taken in one run. */
function cost(answer: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    read(answer, SOURCES);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const HOSTILE: readonly (readonly [name: string, piece: string])[] = [
  ['opening brackets', '['],
  ['brackets that close nothing', '[a]('],
  ['emphasis that opens', '**a '],
  ['emphasis in pairs', '**a** '],
  ['single marks', '*_'],
  ['code marks of growing length', '` `` ``` '],
  ['citations', '[s1]. '],
  ['tables', '| a | b |\n'],
  ['items', '- a\n'],
  ['quotes', '> '],
  ['commas', 'a, b and c, '],
  ['joined clauses', 'the fee was paid and '],
  ['wrappers', 'so, well, '],
  ['brackets of a life', 'Ada Park (born '],
  ['notes', '[^a]: b\n'],
  ['blank lines', '\n\n'],
  ['tags', '<b '],
];

describe('hostile input takes time in proportion', () => {
  for (const [name, piece] of HOSTILE) {
    test(name, () => {
      const small = piece.repeat(Math.ceil(2_000 / piece.length));
      const large = piece.repeat(Math.ceil(16_000 / piece.length));
      read(small, SOURCES);
      const [one, eight] = [cost(small), cost(large)];
      // Eight times the input: quadratic work would be 64 times, and small costs are noise.
      assert.ok(eight < 24 * one + 30_000, `${one} µs, then ${eight} µs`);
    });
  }
});
