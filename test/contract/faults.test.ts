import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createNormaliser, DEFAULT_LIMITS, type Outcome } from '../../src/contract/index.ts';
import type { Json } from '../../src/domain/json.ts';
import { BODY, CLAIM, FAULTS, faultsOf, pointersOf } from './fault-cases.ts';

const { verify, authorize } = createNormaliser(DEFAULT_LIMITS);

describe('every fault is told, with its place', () => {
  for (const [name, body, pointer, message] of FAULTS) {
    test(name, () => {
      for (const outcome of [verify(body), authorize(body)]) {
        const [fault, ...others] = faultsOf(outcome);
        assert.deepEqual(others, []);
        assert.equal(fault?.pointer, pointer);
        assert.match(fault!.message, message);
      }
    });
  }

  test('permissive is refused with the mode that does what it says', () => {
    const [fault] = faultsOf(authorize({ ...BODY, requirements: { decision_mode: 'permissive' } }));
    assert.equal(fault?.pointer, '/requirements/decision_mode');
    assert.match(fault!.message, /takes strict, balanced or audit.*use balanced/);
  });

  test('faults of schema and sense come together', () => {
    const body = {
      claims: [{ text: '' }, { ...CLAIM, id: 'c1' }],
      sources: [{}],
      options: { evidence_limit: 0 },
    };
    assert.deepEqual(pointersOf(authorize(body)), [
      '/claims/0/text',
      '/options/evidence_limit',
      '/claims/1/id',
      '/sources/0',
    ]);
  });

  test('an authorization needs claims or an answer', () => {
    for (const body of [{}, { claims: [] }, { sources: [] }] as readonly Json[])
      assert.deepEqual(pointersOf(authorize(body)), ['/claims']);
  });

  test('a verification needs claims, whatever else it has', () => {
    for (const body of [{}, { claims: [] }, { answer: 'x' }] as readonly Json[])
      assert.deepEqual(pointersOf(verify(body)), ['/claims']);
  });

  test('nobody is told to leave out what is needed', () => {
    const messages = (outcome: Outcome<unknown>) => faultsOf(outcome).map(({ message }) => message);
    assert.deepEqual(messages(verify({ claims: null })), ['claims is null, but must be an array.']);
    assert.deepEqual(messages(verify({ claims: [{ text: null }] })), ['text is null, but must be a string.']);
  });

  test('an action needs a type', () => {
    assert.deepEqual(pointersOf(authorize({ ...BODY, action: { params: {} } })), ['/action/type']);
    assert.deepEqual(pointersOf(authorize({ ...BODY, action: { type: 'x', params: [] } })), [
      '/action/params',
    ]);
  });

  test('evidence that is too much in all is refused', () => {
    const small = createNormaliser({ ...DEFAULT_LIMITS, evidence_bytes: 1024 });
    const sources: Json = [{ text: 'é'.repeat(400) }, { data: { a: 'x'.repeat(300) } }];
    const [fault] = faultsOf(small.verify({ claims: [CLAIM], sources }));
    assert.equal(fault?.pointer, '/sources');
    assert.match(
      fault!.message,
      /takes 1108 bytes; the limit is 1,024 bytes \(setting TOUCHSTONE_MAX_EVIDENCE_BYTES\)/,
    );
    assert.ok(small.verify({ claims: [CLAIM], sources: sources.slice(0, 1) }).ok);
  });

  test('a million faults are told by a hundred', () => {
    const body = {
      claims: Array.from({ length: 1_000_000 }, () => 1),
      sources: Array.from({ length: 300 }, () => ({})),
    };
    assert.equal(faultsOf(authorize(body)).length, 100);
  });

  test('of more than a hundred faults the answer lists one of each kind, and counts them all', () => {
    const claims = Array.from({ length: 200 }, () => ({ text: 1 }));
    const outcome = authorize({ ...BODY, claims, requirements: { min_coverage: 2 } });
    assert.ok(!outcome.ok);
    const { detail, errors = [] } = outcome.refusal;
    assert.equal(errors.length, 100);
    assert.deepEqual(
      [errors[0]?.pointer, errors[98]?.pointer, errors[99]?.pointer],
      ['/claims/0/text', '/claims/98/text', '/requirements/min_coverage'],
    );
    assert.match(detail, / And 200 more faults: errors lists 100, one of each kind among them\.$/);
  });

  test('of a hundred faults and fewer all are listed', () => {
    const claims = Array.from({ length: 99 }, () => ({ text: 1 }));
    const outcome = authorize({ ...BODY, claims, requirements: { min_coverage: 2 } });
    assert.ok(!outcome.ok);
    assert.equal(outcome.refusal.errors?.length, 100);
    assert.match(outcome.refusal.detail, / And 99 more faults: see errors\.$/);
  });

  test('of faults beyond counting it is said that there are more', () => {
    const many = createNormaliser({ ...DEFAULT_LIMITS, claims: 10_000 });
    const outcome = many.verify({ claims: Array.from({ length: 10_000 }, () => ({ text: 1 })) });
    assert.ok(!outcome.ok);
    assert.equal(outcome.refusal.errors?.length, 100);
    assert.match(outcome.refusal.detail, / And at least \d{3,} more faults: errors lists 100/);
  });

  test('a text of astral characters is counted in characters', () => {
    assert.ok(verify({ claims: [{ text: '😀'.repeat(16_384) }] }).ok);
    assert.ok(!verify({ claims: [{ text: '😀'.repeat(16_385) }] }).ok);
  });
});

describe('any JSON at all', () => {
  test('is accepted or refused with faults, never an error', () => {
    const key = fc.constantFrom(
      'claims',
      'sources',
      'text',
      'id',
      'options',
      'response',
      'action',
      'data',
      'uri',
      'type',
    );
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (body) => {
        for (const outcome of [verify(body), authorize(body)]) {
          if (!outcome.ok) assert.ok(outcome.refusal.detail.length > 0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
