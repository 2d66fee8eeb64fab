// As many passages as are asked for are shown, and none of them bears on the verdict.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { EvidencePassage } from '../../src/domain/check.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { type Given, questionOf } from './ask.ts';

const verify = createVerifier();

function check(claim: string, given: readonly Given[], evidence_limit: number) {
  return verify({ ...questionOf([claim], given), evidence_limit })[0]!;
}

const placeOf = ({ source_id, pointer, start }: EvidencePassage) => `${source_id} ${pointer ?? start}`;

const line = (at: number) => `Lighthouse ${at} was painted white by the harbour crew.`;
const CLAIM = 'Lighthouse 7 was painted white by the harbour crew.';

describe('the passages of a check', () => {
  const apart = Array.from({ length: 60 }, (_, at) => line(at));
  const together = [apart.join('\n\n')];
  for (const [what, evidence] of [
    ['sixty sources', apart],
    ['one source', together],
  ] as const) {
    for (const limit of [1, 5, 10, 11, 40, 41, 50]) {
      test(`of ${what} are ${limit} where so many are asked for`, () => {
        const { evidence: shown, status, citations } = check(CLAIM, evidence, limit);
        assert.equal(shown.length, limit);
        assert.equal(new Set(shown.map(placeOf)).size, limit);
        assert.equal(status, 'supported');
        assert.equal(citations[0]!.quote, CLAIM);
        assert.ok(shown[0]!.snippet.includes('Lighthouse 7 '));
      });
    }
  }

  test('touch the claim: what has nothing of it is not shown to make up the number', () => {
    const given = [CLAIM, ...Array.from({ length: 30 }, (_, at) => `Rain fell on day ${at + 40}.`)];
    assert.equal(check(CLAIM, given, 50).evidence.length, 1);
  });

  test('are at the same places up to a smaller limit, and nothing else of the check changes', () => {
    const rows = JSON.parse(readFileSync(new URL('./everyday.json', import.meta.url), 'utf8'));
    for (const { claim, evidence } of rows) {
      const { evidence: few, ...small } = check(claim, evidence, 5);
      const { evidence: many, ...large } = check(claim, evidence, 50);
      assert.deepEqual(large, small, claim);
      const places = many.map(placeOf);
      assert.equal(new Set(places).size, places.length, claim);
      assert.deepEqual(places.slice(0, few.length), few.map(placeOf), claim);
    }
  });
});
