// What an answer cites holds for what a model supports, too.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Check } from '../../src/domain/check.ts';
import { extract } from '../../src/extract/index.ts';
import { placed, type ReadAnswer } from '../../src/service/answer.ts';

const TEXT = 'The kettle passed inspection [s1][s2].';

function answerOf(text: string): ReadAnswer {
  const extraction = extract({ answer: text, sources: [{ source_id: 's1' }, { source_id: 's2' }], most: 9 });
  const found = new Map(extraction.claims.map((claim, i) => [`a${i + 1}`, claim]));
  return { text, extraction, claims: [], found, rest_id: 'a9' };
}

function accepted(source_id: string): Check {
  return {
    claim_id: 'a1',
    claim_text: 'The kettle passed inspection.',
    status: 'supported',
    coverage: 1,
    citations: [{ source_id, quote: 'x', start: 0, end: 1 }],
    evidence: [],
    gaps: [],
    conflicts: [],
    miscited: ['s1', 's2'],
    method: 'semantic',
  };
}

const failing = ({ invalid_citations }: Check) => invalid_citations?.map(({ source_id }) => source_id);

describe('a claim that a model supports', () => {
  test('by a source that the answer cites is supported, and the other citation is named', () => {
    const check = placed(accepted('s1'), answerOf(TEXT));
    assert.equal(check.status, 'supported');
    assert.deepEqual(failing(check), ['s2']);
    assert.ok(!('miscited' in check));
  });

  test('by another source alone is ambiguous, invalid_citation', () => {
    const check = placed(accepted('s3'), answerOf(TEXT));
    assert.deepEqual([check.status, check.reason], ['ambiguous', 'invalid_citation']);
    assert.deepEqual(failing(check), ['s1', 's2']);
  });

  test('without a citation in the answer needs none there', () => {
    const check = placed(accepted('s3'), answerOf('The kettle passed inspection.'));
    assert.equal(check.status, 'supported');
    assert.equal(check.invalid_citations, undefined);
  });
});
