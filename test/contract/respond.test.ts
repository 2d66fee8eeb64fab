import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import {
  type AuditReference,
  authorizeCompact,
  authorizeVerbose,
  coverageScore,
  createNormaliser,
  DEFAULT_LIMITS,
  type OffsetUnit,
  verdictOf,
  verifyResponse,
} from '../../src/contract/index.ts';
import { convertOffsets } from '../../src/contract/offsets.ts';
import {
  AuthorizeCompact,
  AuthorizeVerbose,
  VerifyCompact,
  VerifyVerbose,
} from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import type { Check } from '../../src/domain/check.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { Json } from '../../src/domain/json.ts';

const HASH = `sha256:${'0a'.repeat(32)}`;
const TEXT = 'Ä 😀 refund was paid.';
const EVIDENCE: readonly Evidence[] = [{ source_id: 's1', type: 'text', text: TEXT, checksum: HASH }];

const CHECK: Check = {
  claim_id: 'c1',
  claim_text: '😀 paid',
  status: 'supported',
  coverage: 1,
  citations: [{ source_id: 's1', quote: 'refund', start: 5, end: 11 }],
  evidence: [{ source_id: 's1', snippet: TEXT, start: 0, end: TEXT.length }],
  gaps: [{ text: 'paid', start: 3, end: 7 }],
  conflicts: [],
  method: 'deterministic',
};
const FAILED: Check = { ...CHECK, claim_id: 'c2', status: 'unsupported', coverage: 0.25, reason: 'quantity' };

const AUDIT: AuditReference = {
  record_id: '019ce5d1-6f3a-7c44-9b1e-2f6d8a90c3b7',
  record_hash: HASH,
  key_id: 'k1',
  merkle_root: HASH,
  proof: [{ hash: HASH, position: 'left' }],
};

const { verify, authorize } = createNormaliser(DEFAULT_LIMITS);

function verified(response: Json, checks: readonly Check[] = [CHECK, FAILED]) {
  const outcome = verify({
    claims: [{ text: 'x' }, { text: 'y' }],
    sources: [{ text: TEXT }],
    response,
    odd: 1,
  });
  assert.ok(outcome.ok);
  const requirements = { min_coverage: 0.9, citations: 'required' } as const;
  return {
    request: outcome.value,
    request_id: 'r1',
    request_hash: HASH,
    checks,
    evidence: EVIDENCE,
    requirements,
  };
}

function authorized(response: Json) {
  const outcome = authorize({
    claims: [{ text: 'x' }, { text: 'y' }],
    sources: [{ text: TEXT }],
    response,
    odd: 1,
  });
  assert.ok(outcome.ok);
  return {
    request: outcome.value,
    request_id: 'r1',
    request_hash: HASH,
    checks: [CHECK, FAILED],
    evidence: EVIDENCE,
    requirements: { decision_mode: 'audit', min_coverage: 0.9, citations: 'required' },
    ruling: {
      decision: 'allow',
      reason: 'unsupported_claims',
      reasons: ['unsupported_claims'],
      would_be: 'deny',
    },
    evaluated_at: '2026-03-11T13:22:05.120Z',
    latency_ms: 1.25,
  } as const;
}

const assertValid = (schema: TSchema, value: unknown): void =>
  assert.deepEqual(compile(schema)(JSON.parse(JSON.stringify(value)) as Json), []);

describe('a compact answer holds exactly what the specification lists', () => {
  test('of a verification', () => {
    const answer = verifyResponse(verified({}));
    assert.deepEqual(answer, {
      request_id: 'r1',
      request_hash: HASH,
      verdict: 'unsupported',
      coverage_score: 0.625,
      checks: [
        { claim_id: 'c1', status: 'supported', coverage: 1 },
        { claim_id: 'c2', status: 'unsupported', coverage: 0.25 },
      ],
    });
    assertValid(VerifyCompact, answer);
  });

  test('of an authorization', () => {
    const answer = authorizeCompact(authorized({}));
    assert.deepEqual(answer, {
      decision: 'allow',
      coverage_score: 0.625,
      evaluated_at: '2026-03-11T13:22:05.120Z',
      request_id: 'r1',
      request_hash: HASH,
      metrics: { latency_ms: 1.25, claims_total: 2, claims_supported: 1, sources_total: 1 },
    });
    assertValid(AuthorizeCompact, answer);
  });
});

describe('a verbose answer adds the details', () => {
  test('of a verification', () => {
    const answer = verifyResponse(verified({ mode: 'verbose' }));
    assertValid(VerifyVerbose, answer);
    assert.deepEqual(Object.keys(answer), [
      ...['request_id', 'request_hash', 'verdict', 'coverage_score', 'checks', 'warnings', 'requirements'],
    ]);
    assert.deepEqual(answer.checks, [CHECK, FAILED]);
    assert.deepEqual('warnings' in answer && answer.warnings, ['/odd']);
    assert.deepEqual('requirements' in answer && answer.requirements, {
      min_coverage: 0.9,
      citations: 'required',
    });
  });

  test('names the sources of which nothing was taken, whatever became of the claims', () => {
    const evidence: readonly Evidence[] = [
      ...EVIDENCE,
      { source_id: 's2', type: 'faulty', fault: 'source_integrity_failed' },
    ];
    const left_out = [{ source_id: 's2', reason: 'source_integrity_failed' }];
    const answer = verifyResponse({ ...verified({ mode: 'verbose' }, [CHECK]), evidence });
    assertValid(VerifyVerbose, answer);
    assert.equal(answer.verdict, 'supported');
    assert.deepEqual('left_out' in answer && answer.left_out, left_out);
    const decided = authorizeVerbose({ ...authorized({ mode: 'verbose' }), evidence }, AUDIT);
    assertValid(AuthorizeVerbose, decided);
    assert.deepEqual('left_out' in decided && decided.left_out, left_out);
    const compact = verifyResponse({ ...verified({}, [CHECK]), evidence });
    assert.ok(!('left_out' in compact));
  });

  test('of a recorded verification with its place in the log', () => {
    const answer = verifyResponse({ ...verified({ mode: 'verbose' }), audit: AUDIT });
    assertValid(VerifyVerbose, answer);
    assert.deepEqual('audit' in answer && answer.audit, AUDIT);
  });

  test('of an authorization', () => {
    const answer = authorizeVerbose(authorized({ mode: 'verbose' }), AUDIT);
    assertValid(AuthorizeVerbose, answer);
    assert.equal(answer.reason, 'unsupported_claims');
    assert.deepEqual(answer.reasons, ['unsupported_claims']);
    assert.equal(answer.would_be, 'deny');
    assert.deepEqual(answer.requirements, {
      decision_mode: 'audit',
      min_coverage: 0.9,
      citations: 'required',
    });
    assert.deepEqual(answer.diagnostics, [CHECK, FAILED]);
    assert.deepEqual(answer.audit, AUDIT);
  });
});

describe('the verdict', () => {
  for (const [statuses, verdict] of [
    [['supported'], 'supported'],
    [['supported', 'supported'], 'supported'],
    [['supported', 'ambiguous'], 'ambiguous'],
    [['ambiguous', 'unsupported', 'supported'], 'unsupported'],
    [['unsupported'], 'unsupported'],
    [[], 'ambiguous'],
  ] as const) {
    test(`of ${statuses.join(', ') || 'no claims'} is ${verdict}`, () => {
      assert.equal(verdictOf(statuses.map((status) => ({ status }))), verdict);
    });
  }
});

describe('coverage_score', () => {
  const score = (...coverages: number[]): number =>
    coverageScore(coverages.map((coverage) => ({ coverage })));

  test('is the mean, rounded to 4 decimals', () => {
    assert.equal(score(1, 0, 0), 0.3333);
    assert.equal(score(1, 1, 0), 0.6667);
    assert.equal(score(0.5), 0.5);
    assert.equal(score(0.00005), 0.0001);
  });

  test('is 0 without claims', () => assert.equal(score(), 0));
});

describe('offsets', () => {
  const convert = (unit: OffsetUnit) => convertOffsets([CHECK], EVIDENCE, unit)[0]!;

  test('count UTF-16 code units as verification does', () => assert.equal(convert('utf-16'), CHECK));

  test('count bytes in utf-8', () => {
    assert.deepEqual(convert('utf-8').citations[0], { source_id: 's1', quote: 'refund', start: 8, end: 14 });
    assert.deepEqual(convert('utf-8').gaps, [{ text: 'paid', start: 5, end: 9 }]);
  });

  test('count code points in utf-32', () => {
    assert.deepEqual(convert('utf-32').citations[0], { source_id: 's1', quote: 'refund', start: 4, end: 10 });
    assert.deepEqual(convert('utf-32').gaps, [{ text: 'paid', start: 2, end: 6 }]);
  });

  test('follow response.offsets', () => {
    const answer = verifyResponse(verified({ mode: 'verbose', offsets: 'utf-8' }, [CHECK]));
    const [check] = answer.checks as readonly Check[];
    assert.equal(check?.citations[0]?.start, 8);
  });

  test('of data there are none', () => {
    const cited = { source_id: 'd', quote: '500', pointer: '/amount' };
    const data: Evidence = { source_id: 'd', type: 'data', data: { amount: 500 }, checksum: HASH };
    const [check] = convertOffsets([{ ...CHECK, citations: [cited] }], [...EVIDENCE, data], 'utf-8');
    assert.deepEqual(check?.citations, [cited]);
  });

  test('cut the same quote out of the text in every unit', () => {
    const pieces = fc.array(fc.constantFrom('a', 'é', '€', '😀', ' '), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pieces, fc.nat(), fc.nat(), (characters, one, other) => {
        const [from, to] = [one % characters.length, other % characters.length].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const text = characters.join('');
        const start = characters.slice(0, from).join('').length;
        const end = characters.slice(0, to + 1).join('').length;
        const quote = text.slice(start, end);
        const check = {
          ...CHECK,
          citations: [{ source_id: 's1', quote, start, end }],
          evidence: [],
          gaps: [],
        };
        const evidence: Evidence[] = [{ source_id: 's1', type: 'text', text, checksum: HASH }];
        const [bytes] = convertOffsets([check], evidence, 'utf-8')[0]!.citations;
        const [points] = convertOffsets([check], evidence, 'utf-32')[0]!.citations;
        assert.equal(Buffer.from(text).subarray(bytes!.start, bytes!.end).toString(), quote);
        assert.equal([...text].slice(points!.start, points!.end).join(''), quote);
      }),
    );
  });
});
