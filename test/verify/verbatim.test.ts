import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import type { Check } from '../../src/domain/check.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { type Verbatim, verbatim } from '../../src/verify/carry/verbatim.ts';
import { unitsOf } from '../../src/verify/claim/units.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { queryOf, retrieve } from '../../src/verify/match/retrieve.ts';
import { Document } from '../../src/verify/read/document.ts';

const verify = createVerifier();

function check(claim: string, ...texts: string[]): Check {
  const evidence = texts.map((text, i) => ({
    source_id: `s${i + 1}`,
    type: 'text' as const,
    text,
    checksum: `sha256:${hash('sha256', text)}`,
  }));
  const claims = [{ claim_id: 'c1', text: claim, citations: [] }];
  return verify({ claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 })[0]!;
}

function plain(claim: string, ...texts: string[]): Verbatim | undefined {
  const document = new Document(claim, lexicon);
  const documents = texts.map((text) => new Document(text, lexicon));
  const reading = document.whole();
  const units = unitsOf(reading);
  const query = queryOf(reading, units, lexicon);
  const stated = { claim: document, index: -1, reading, units };
  return verbatim(stated, documents, retrieve(documents, query, 10), query, lexicon);
}

const DELIVERED = 'The parcel was delivered on 3 March 2026.';

describe('a statement that stands word for word', () => {
  test('is plain where a sentence is it, or begins with it and goes on', () => {
    for (const text of [
      DELIVERED,
      'the PARCEL was delivered on 3 March 2026',
      'Hello. The parcel was delivered on 3 March 2026 at 14:20 and signed for by the buyer, who paid.',
      'The parcel was delivered on 3 March 2026, in the morning.',
    ]) {
      assert.equal(plain(DELIVERED, text)?.sentences.length, 1, text);
    }
  });

  test('is supported in full, with its sentence for a citation', () => {
    const text = 'Report. The parcel was delivered on 3 March 2026 at 14:20 by the courier.';
    const { status, coverage, citations, gaps, conflicts } = check(DELIVERED, text);
    assert.deepEqual(
      { status, coverage, gaps, conflicts },
      { status: 'supported', coverage: 1, gaps: [], conflicts: [] },
    );
    assert.deepEqual(citations, [{ source_id: 's1', quote: text.slice(8), start: 8, end: text.length }]);
  });

  test('is weighed where the sentence denies, limits, hedges or takes it back', () => {
    for (const [claim, text] of [
      [DELIVERED, 'The parcel was delivered on 3 March 2026 by mistake.'],
      [DELIVERED, 'The parcel was delivered on 3 March 2026, says the seller.'],
      [DELIVERED, 'The parcel was delivered on 3 March 2026 if the scan is right.'],
      [DELIVERED, 'The parcel was delivered on 3 March 2026 or lost.'],
      [DELIVERED, 'The parcel was delivered on 3 March 2026?'],
      [DELIVERED, 'It is false that the parcel was delivered on 3 March 2026.'],
      ['The company sold the car.', 'The company sold the car insurance business.'],
      ['The buyer paid $5.', 'The buyer paid $5 million.'],
      ['No refunds are paid.', 'No refunds are paid after the second month.'],
      ['Houston is the largest city.', 'Houston is the largest city in Texas.'],
      ['The dose is 5.', 'The dose is 5 mg.'],
    ] as const) {
      assert.equal(plain(claim, text), undefined, text);
    }
  });

  test('has the sentences read that may speak against it, and those alone', () => {
    const found = plain(
      DELIVERED,
      'The parcel was delivered on 3 March 2026.',
      'The parcel was delivered on 5 March 2026. A return label was sent on 3 March 2026. The shop is shut.',
    );
    assert.deepEqual(
      found?.sentences.map(({ document, sentence }) => [document, sentence]),
      [
        [0, 0],
        [1, 0],
      ],
    );
    assert.deepEqual(
      found?.beside.map(({ document, sentence }) => [document, sentence]),
      [[1, 1]],
    );
  });

  test('is in conflict with another source that says otherwise', () => {
    for (const [other, reason] of [
      ['The parcel was delivered on 5 March 2026.', 'conflicting_sources'],
      ['The parcel was not delivered on 3 March 2026.', 'conflicting_sources'],
    ]) {
      const found = check(DELIVERED, 'The parcel was delivered on 3 March 2026.', other!);
      assert.deepEqual([found.status, found.reason], ['ambiguous', reason], other);
      assert.deepEqual(
        found.conflicts.map(({ source_id, quote }) => [source_id, quote]),
        [['s2', other]],
      );
    }
  });

  test('lists passages that touch it, read or not', () => {
    const { evidence } = check(
      DELIVERED,
      'The parcel was delivered on 3 March 2026.',
      'A return label was sent on 3 March 2026.',
    );
    assert.deepEqual(
      evidence.map(({ source_id }) => source_id),
      ['s1', 's2'],
    );
  });
});
