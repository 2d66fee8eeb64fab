import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { matchesOf } from '../../src/text/matches.ts';

const PATTERNS = [/\p{L}+/gu, /a*/g, /(?=b)/gu, /(?<=\p{L})|\u{1f600}/gu, /^./gm];

describe('matches of a pattern', () => {
  test('are those of matchAll, empty ones and those beside surrogates among them', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\u{1f600}', '\ud83d', 'é') });
    fc.assert(
      fc.property(text, fc.constantFrom(...PATTERNS), (said, pattern) => {
        assert.deepEqual(
          matchesOf(said, pattern).map((match) => [match.index, ...match]),
          [...said.matchAll(pattern)].map((match) => [match.index, ...match]),
        );
      }),
    );
  });

  test('do not depend on what was searched before', () => {
    const pattern = /b/g;
    pattern.test('ab');
    assert.equal(matchesOf('ab', pattern).length, 1);
    assert.equal(matchesOf('ab', pattern).length, 1);
  });
});
