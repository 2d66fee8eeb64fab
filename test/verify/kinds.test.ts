import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { MismatchKind } from '../../src/domain/check.ts';
import type { ClaimCitation } from '../../src/domain/claim.ts';
import type { EvidenceFault } from '../../src/domain/evidence.ts';
import { MOST_LEAVES } from '../../src/verify/read/evidence-text.ts';
import { ask, type Given } from './ask.ts';

interface Case {
  readonly claim: string;
  /** How often the claim's text is said. */
  readonly times?: number;
  readonly sources: readonly Given[];
  /** A member of the first source that is an array too long to be read. */
  readonly grow?: string;
  readonly faults?: readonly EvidenceFault[];
  readonly citations?: readonly ClaimCitation[];
}

const KINDS: readonly MismatchKind[] = [
  'negation',
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'entity',
  'role',
  'quantifier',
  'modality',
  'condition',
  'exception',
  'attribution',
  'comparison',
  'superseded',
  'conflicting_sources',
  'partially_mentioned',
  'not_mentioned',
  'invalid_citation',
  'fetch_failed',
  'source_integrity_failed',
  'evaluation_incomplete',
];

const table = new Map<string, readonly Case[]>(
  Object.entries(JSON.parse(readFileSync(new URL('./kinds.json', import.meta.url), 'utf8'))),
);

const CONTRADICTED = new Set([
  'negation',
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'role',
  'comparison',
]);
const LEFT_OPEN = new Set(['modality', 'condition', 'exception', 'attribution', 'evaluation_incomplete']);

test('every kind of mismatch has at least three cases', () => {
  assert.deepEqual([...table.keys()], KINDS);
  for (const [kind, cases] of table) assert.ok(cases.length >= 3, kind);
});

function sourcesOf({ sources, grow }: Case): readonly Given[] {
  if (grow === undefined) return sources;
  const [first] = sources;
  assert.ok(typeof first === 'object' && !Array.isArray(first));
  return [{ ...first, [grow]: Array.from({ length: MOST_LEAVES }, () => 1) }];
}

for (const [kind, cases] of table) {
  describe(kind, () => {
    for (const one of cases) {
      const heard = one.sources.map((source) =>
        typeof source === 'string' ? source : JSON.stringify(source),
      );
      test(`“${one.claim.trim()}” is not supported by ${heard.join(' and ') || 'nothing'}`, () => {
        const claim = one.claim.repeat(one.times ?? 1);
        const check = ask(claim, sourcesOf(one), { faults: one.faults, citations_of_claim: one.citations });
        assert.notEqual(check.status, 'supported');
        assert.equal(check.reason, kind);
        if (CONTRADICTED.has(kind)) assert.equal(check.status, 'unsupported');
        if (CONTRADICTED.has(kind)) assert.ok(check.conflicts.length > 0);
        if (LEFT_OPEN.has(kind)) assert.equal(check.status, 'ambiguous');
        if (LEFT_OPEN.has(kind)) assert.deepEqual(check.conflicts, []);
        if (kind === 'invalid_citation') assert.deepEqual(check.invalid_citations, one.citations);
      });
    }
  });
}

describe('a conflict', () => {
  test('shows what supports the claim, and all that speaks against it', () => {
    const check = ask('The museum opened in 1932.', [
      'The museum opened in 1932.',
      'The museum opened in 1923.',
      'The museum opened in 1930.',
    ]);
    assert.equal(check.status, 'ambiguous');
    assert.deepEqual(
      check.citations.map((one) => one.source_id),
      ['s1'],
    );
    assert.deepEqual(check.conflicts.map((one) => one.source_id).sort(), ['s2', 's3']);
  });

  test('is none where a text corrects what it said before', () => {
    const text = 'Flight LX318 departs at 09:40. Correction: flight LX318 departs at 11:15.';
    const corrected = ask('Flight LX318 departs at 11:15.', [text]);
    assert.deepEqual(corrected.conflicts, []);
    assert.notEqual(corrected.status, 'unsupported');
    assert.equal(ask('Flight LX318 departs at 09:40.', [text]).reason, 'superseded');
  });

  test('is none where other things of the same kind have other values', () => {
    const rows = 'Order HF-20931 weighs 12 kg.\n\nOrder HF-20932 weighs 21 kg.';
    assert.equal(ask('Order HF-20931 weighs 12 kg.', [rows]).status, 'supported');
    assert.equal(ask('Order HF-20932 weighs 12 kg.', [rows]).status, 'unsupported');
  });
});
