import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decide, settle, statusOf, supported } from '../../src/decide/index.ts';
import type { Check, Citation } from '../../src/domain/check.ts';
import type { DecisionMode, Requirements } from '../../src/domain/decision.ts';
import type { EvidenceFault } from '../../src/domain/evidence.ts';

const CITATION: Citation = { source_id: 's1', quote: 'x', start: 0, end: 1 };

const SUPPORTED: Check = {
  claim_id: 'c1',
  claim_text: 'x',
  status: 'supported',
  coverage: 1,
  citations: [CITATION],
  evidence: [],
  gaps: [],
  conflicts: [],
  method: 'deterministic',
};

/** The letters of the table. */
const CHECKS: { readonly [letter: string]: Check } = {
  S: SUPPORTED,
  U: { ...SUPPORTED, status: 'unsupported', coverage: 0, reason: 'not_mentioned', citations: [] },
  A: { ...SUPPORTED, status: 'ambiguous', coverage: 0.5, reason: 'modality' },
  N: { ...SUPPORTED, citations: [] },
  C: { ...SUPPORTED, conflicts: [CITATION] },
  L: { ...SUPPORTED, coverage: 0.8 },
  X: { ...SUPPORTED, status: 'ambiguous', coverage: 0, reason: 'evaluation_incomplete', citations: [] },
  M: { ...SUPPORTED, status: 'ambiguous', coverage: 0.5, reason: 'semantic_unavailable', citations: [] },
};

const FAULTS: { readonly [word: string]: EvidenceFault } = {
  fetch: 'fetch_failed',
  tampered: 'source_integrity_failed',
};

const words = (cell: string): string[] => cell.split(' ').filter((word) => word !== '' && word !== '-');

const ROWS = readFileSync(new URL('./table.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('case\t'))
  .map((line) => line.split('\t'));

describe('the decision table', () => {
  test('has a row for every finding in every mode, with and without a policy that forbids', () => {
    const cells = new Set(
      ROWS.map(([, mode, , policy, , claims]) => `${mode} ${policy} ${findingOf(claims!)}`),
    );
    for (const mode of ['strict', 'balanced', 'audit']) {
      for (const policy of ['-', 'forbidden']) {
        for (const finding of ['none', 'all', 'else']) assert.ok(cells.has(`${mode} ${policy} ${finding}`));
      }
    }
  });

  for (const [name, mode, deny, policy, citations, claims, faults, decision, reasons, would_be] of ROWS) {
    test(`${name}: ${mode} gives ${decision}`, () => {
      const ruling = decide({
        checks: words(claims!).map((letter) => CHECKS[letter]!),
        evidenceFaults: words(faults!).map((word) => FAULTS[word]!),
        requirements: { decision_mode: mode, min_coverage: 0.85, citations } as Requirements,
        options: { deny_if_any_unsupported: deny === 'deny' },
        policyViolation: policy === 'forbidden',
      });
      const expected = { decision, reason: words(reasons!)[0], reasons: words(reasons!) };
      assert.deepEqual(ruling, would_be === '-' ? expected : { ...expected, would_be });
    });
  }
});

function findingOf(claims: string): string {
  const letters = words(claims);
  if (letters.length === 0) return 'none';
  return letters.every((letter) => letter === 'S') ? 'all' : 'else';
}

describe('the observed decisions of the specification', () => {
  const ask = (decision_mode: DecisionMode, coverage: number, deny_if_any_unsupported: boolean) =>
    decide({
      checks: [
        coverage === 1
          ? SUPPORTED
          : { ...CHECKS.U!, coverage, status: coverage > 0 ? 'ambiguous' : 'unsupported' },
      ],
      evidenceFaults: [],
      requirements: { decision_mode, min_coverage: 0.85, citations: 'required' },
      options: { deny_if_any_unsupported },
      policyViolation: false,
    }).decision;

  test('no sources, coverage 0, strict: deny', () => assert.equal(ask('strict', 0, false), 'deny'));
  test('coverage 0.5, balanced: needs_review', () =>
    assert.equal(ask('balanced', 0.5, false), 'needs_review'));
  test('coverage 1, audit: allow', () => assert.equal(ask('audit', 1, false), 'allow'));
  test('empty sources, deny_if_any_unsupported, strict: deny', () =>
    assert.equal(ask('strict', 0, true), 'deny'));
});

describe('support', () => {
  const requirements = { min_coverage: 0.85, citations: 'required' } as const;

  test('begins at exactly min_coverage', () => {
    assert.ok(supported({ ...SUPPORTED, coverage: 0.85 }, requirements));
    assert.ok(!supported({ ...SUPPORTED, coverage: 0.8499 }, requirements));
  });

  test('is never more than verification gave', () => {
    assert.ok(!supported({ ...SUPPORTED, status: 'ambiguous' }, requirements));
    assert.ok(!supported({ ...SUPPORTED, status: 'unsupported' }, requirements));
  });

  test('that lacks a citation leaves the claim ambiguous', () => {
    assert.equal(statusOf(CHECKS.N!, requirements), 'ambiguous');
    assert.deepEqual(
      settle([SUPPORTED, CHECKS.N!], requirements).map(({ status }) => status),
      ['supported', 'ambiguous'],
    );
  });
});

describe('properties of every decision', () => {
  const letters = fc.array(fc.constantFrom(...Object.keys(CHECKS)), { maxLength: 4 });
  const cases = fc.record({
    checks: letters.map((list) => list.map((letter) => CHECKS[letter]!)),
    evidenceFaults: fc.subarray(Object.values(FAULTS)),
    requirements: fc.record({
      decision_mode: fc.constantFrom('strict' as const, 'balanced' as const),
      min_coverage: fc.double({ min: 0, max: 1, noNaN: true }),
      citations: fc.constantFrom('required' as const, 'optional' as const),
    }),
    options: fc.record({ deny_if_any_unsupported: fc.boolean() }),
    policyViolation: fc.boolean(),
  });

  test('outside audit, allow means that every claim is supported and nothing forbids', () => {
    fc.assert(
      fc.property(cases, (input) => {
        const allowed = decide(input).decision === 'allow';
        const all =
          input.checks.length > 0 && input.checks.every((check) => supported(check, input.requirements));
        assert.equal(allowed, all && !input.policyViolation);
      }),
    );
  });

  test('every decision has a reason, and none twice', () => {
    fc.assert(
      fc.property(cases, (input) => {
        const { reason, reasons } = decide(input);
        assert.equal(reason, reasons[0]);
        assert.equal(new Set(reasons).size, reasons.length);
      }),
    );
  });

  test('audit blocks only what a policy forbids, and says what strict would have said', () => {
    fc.assert(
      fc.property(cases, (input) => {
        const modeled = (decision_mode: DecisionMode) =>
          decide({ ...input, requirements: { ...input.requirements, decision_mode } });
        const audit = modeled('audit');
        assert.equal(audit.decision, input.policyViolation ? 'deny' : 'allow');
        assert.equal(audit.would_be, modeled('strict').decision);
        assert.deepEqual(audit.reasons, modeled('strict').reasons);
      }),
    );
  });
});
