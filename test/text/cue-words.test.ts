import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CueIndex, cuesOf } from '../../src/text/cue-words.ts';

/** The cues of a pattern as they are written here: a star behind what words begin with. */
const written = (pattern: RegExp): string | undefined =>
  cuesOf(pattern)
    ?.map(({ letters, whole }) => (whole ? letters : `${letters}*`))
    .join(' ');

describe('words without which a pattern finds nothing', () => {
  test('each alternative has its own', () => {
    assert.equal(written(/\b(?:you|we|i)\b/i), 'you we i');
    assert.equal(written(/\bnever\b|n['\u2019]t ever\b/iu), 'never ever');
    assert.equal(written(/\b(?:elsewhere|in all other \p{L}+|anywhere else)\b/iu), 'elsewhere all anywhere');
  });

  test('a word that may go on is a beginning', () => {
    assert.equal(written(/\b(?:died?|kill\p{L}*)\b/u), 'die* kill*');
    assert.equal(written(/\bun(?:paid|signed)\b/), 'un*');
    assert.equal(written(/\bself-(\p{Ll}{4,})/gu), 'self');
  });

  test('the rarest of what is needed stands for all of it', () => {
    assert.equal(written(/\b(?:is|are) (?:still )?(?:the )?owner of\b/), 'owner');
    assert.equal(written(/^[Tt]here (?:was|has been)/), 'there');
  });

  test('what may be left out is not needed', () => {
    assert.equal(written(/\bno (?:extra |additional )?(?:charges?|fees?) for\b/), 'no');
    assert.equal(written(/(?:\bvery\b)? ?\p{L}+/u), undefined);
    assert.equal(written(/\bfoo{0,3} \d/), 'fo*');
  });

  test('where a word may begin before it, or nothing is spelled out, none is known', () => {
    assert.equal(written(/ed\b/), undefined);
    assert.equal(written(/\b(?:rose|\p{L}+ed)\b/u), undefined);
    assert.equal(written(/\d+ of \d+|\d\n/), undefined);
    assert.equal(written(/(?i:you)/), undefined);
  });

  test('what stands around is not taken', () => {
    assert.equal(written(/(?<!\p{L})not (?=\p{L})/u), 'not');
    assert.equal(written(/\bfoo(?= bar| baz)/), 'foo*');
    assert.equal(written(/(?<!\bnot )\bready(?! to\b)/), 'ready*');
  });
});

/** Patterns of the forms that the checks have. */
const PATTERNS = [
  /\b(?:is|are|was|were) to (?:be|have been) (?:\p{L}+ly )?(\p{L}+ed)\b/iu,
  /\b(?:not|never)\b|n['\u2019]t\b/iu,
  /\b(?:\p{L}{2,}est|best|last) (?:but|bar) (?:one|two)\b/iu,
  /^\W*(?:there|we|it)\b/iu,
  /(?<![\p{L}\d.])(?:under|less than) (?:the |an? )?(\d+)/giu,
  /\b[Tt]he (?:same|said) (?:of|one)s?\b/u,
  /, (?:which|who|whose)\b[^,;.]*,/giu,
  /\bun(?:paid|signed)?\b/i,
  /^(?:is|are|be)$/,
  /\b(?:a|one) ((?:mon|fri)day|may)\b/gi,
];
const PIECES =
  "the The is ARE was to be have been paid signed un unpaid not never don\u2019t isn't best last but bar one two there we It under less than 12 3x x_ of same said ones , . ; - \u00e9t\u00e9 \u017f \u212a which who nearly ended a monday MAY \u0130t".split(
    ' ',
  );

test('a text in which a pattern finds something has one of its cues', () => {
  const lists = PATTERNS.map((pattern) => cuesOf(pattern)!);
  assert.ok(lists.every((cues) => cues !== undefined));
  const index = new CueIndex(lists);
  const pieces = fc.array(
    fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', ' ', ' ', '', '-', ', ')),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.map(([word, joint]) => word + joint).join('');
      const found = new Uint8Array(PATTERNS.length);
      index.mark(text, found);
      for (const [at, { source, flags }] of PATTERNS.entries())
        if (new RegExp(source, flags).test(text)) assert.equal(found[at], 1, `${source} in ${text}`);
    }),
    { numRuns: 2000 },
  );
});
