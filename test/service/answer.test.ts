// What an answer cites holds for what a model supports, too.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Check } from '../../src/domain/check.ts';
import { extract } from '../../src/extract/index.ts';
import { placed, type ReadAnswer, statementsOf, withFailingMarks } from '../../src/service/answer.ts';

const TEXT = 'The kettle passed inspection [s1][s2].';

function answerOf(text: string): ReadAnswer {
  const extraction = extract({ answer: text, sources: [{ source_id: 's1' }, { source_id: 's2' }], most: 9 });
  const found = new Map(extraction.claims.map((claim, i) => [`a${i + 1}`, claim]));
  return { text, extraction, claims: [], found, statements: statementsOf(extraction, 'a'), rest_id: 'a9' };
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

describe('a citation of a sentence with several claims', () => {
  const answer = answerOf('The fee is $20 and delivery takes 3 days [s1][s2]. The box is red [s1].');
  const check = (
    claim_id: string,
    miscited: readonly string[],
    status: Check['status'] = 'supported',
  ): Check => {
    const { miscited: _, ...rest } = accepted('s1');
    return { ...rest, claim_id, status, miscited, method: 'deterministic' };
  };
  const failing = (checks: readonly Check[]): (readonly string[] | undefined)[] =>
    withFailingMarks(
      checks.map((one) => placed(one, answer)),
      answer,
    ).map(({ invalid_citations }) => invalid_citations?.map(({ quote }) => quote));

  test('is right where it bears one of them out', () => {
    assert.deepEqual(failing([check('a1', ['s2']), check('a2', ['s1'])]), [undefined, undefined]);
  });

  test('fails where it bears none of them out', () => {
    assert.deepEqual(failing([check('a1', ['s2']), check('a2', ['s2'])]), [['[s2]'], ['[s2]']]);
    assert.deepEqual(failing([check('a1', ['s2']), check('a2', ['s1', 's2'], 'unsupported')]), [
      ['[s2]'],
      ['[s2]'],
    ]);
  });

  test('is none of another sentence', () => {
    assert.deepEqual(failing([check('a1', []), check('a2', []), check('a3', ['s1'], 'unsupported')]).at(-1), [
      '[s1]',
    ]);
  });
});
