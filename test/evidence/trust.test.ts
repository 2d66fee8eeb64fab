import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Check } from '../../src/domain/check.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { createGate, pageAt, resolve, withPages } from '../../src/evidence/index.ts';

const NOW = Date.parse('2026-03-11T12:00:00.000Z');
const at = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

describe('the gate of trust', () => {
  test('without options everything passes', () => {
    const gate = createGate({}, NOW);
    for (const provenance of [
      {},
      { origin: 'agent' as const },
      { observed_at: '1970-01-01T00:00:00.000Z' },
    ]) {
      assert.equal(gate(provenance), undefined);
    }
  });

  for (const [what, provenance, fault] of [
    ['a trusted origin and a time within the age', { origin: 'document', observed_at: at(29) }, undefined],
    ['an age of exactly the limit', { origin: 'document', observed_at: at(30) }, undefined],
    ['another origin', { origin: 'agent', observed_at: at(1) }, 'untrusted_source'],
    ['no origin', { observed_at: at(1) }, 'untrusted_source'],
    ['an origin of null', { origin: null, observed_at: at(1) }, 'untrusted_source'],
    ['a time before the age', { origin: 'document', observed_at: at(30.001) }, 'stale_source'],
    ['no time', { origin: 'document' }, 'stale_source'],
    ['a time that is none', { origin: 'document', observed_at: 'lately' }, 'stale_source'],
    ['a time just ahead, of another clock', { origin: 'document', observed_at: at(-0.003) }, undefined],
    ['a time to come', { origin: 'document', observed_at: at(-1) }, 'stale_source'],
  ] as const) {
    test(`of ${what} says ${fault ?? 'nothing'}`, () => {
      const gate = createGate({ trusted_origins: ['document', 'user'], max_evidence_age: 'P30D' }, NOW);
      assert.equal(gate(provenance), fault);
    });
  }

  test('tampered evidence is told as tampered, whatever else may be said of it', () => {
    const gate = createGate({ trusted_origins: ['document'] }, NOW);
    const checksum = `sha256:${'0'.repeat(64)}`;
    const evidence = resolve(
      { source_id: 's', type: 'text', text: 'Words.', origin: 'agent', checksum },
      gate,
    );
    assert.ok(evidence.type === 'faulty');
    assert.equal(evidence.fault, 'source_integrity_failed');
    assert.equal(evidence.expected_checksum, checksum);
  });
});

describe('pages', () => {
  test('a place is on the last page that starts at it or before', () => {
    const lengths = fc.array(fc.nat(50), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(lengths, fc.nat(3000), (all, place) => {
        const starts = [
          0,
          ...all.slice(1).map((_, page) => all.slice(0, page + 1).reduce((sum, one) => sum + one, 0)),
        ];
        const page = pageAt(starts, place);
        assert.ok(starts[page - 1]! <= place);
        assert.ok(page === starts.length || starts[page]! > place);
      }),
    );
  });

  test('are told of quotes and passages of sources that have pages, and of no others', () => {
    const evidence: Evidence[] = [
      { source_id: 'a', type: 'text', text: 'x'.repeat(30), checksum: '', page_starts: [0, 10, 20] },
      { source_id: 'b', type: 'text', text: 'x', checksum: '' },
    ];
    const place = (source_id: string, start: number) => ({
      source_id,
      quote: 'x',
      snippet: 'x',
      start,
      end: start + 1,
    });
    const check = {
      citations: [place('a', 12), place('b', 0)],
      evidence: [place('a', 0)],
      conflicts: [place('a', 29)],
    } as unknown as Check;
    const [paged] = withPages([check], evidence);
    assert.deepEqual(
      paged!.citations.map(({ page }) => page),
      [2, undefined],
    );
    assert.deepEqual([paged!.evidence[0]!.page, paged!.conflicts[0]!.page], [1, 3]);
  });
});
