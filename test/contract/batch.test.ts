import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type BatchRequest,
  createNormaliser,
  DEFAULT_LIMITS,
  type Fault,
  requestHash,
} from '../../src/contract/index.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { BODY, CLAIM, FAULTS, SOURCE } from './fault-cases.ts';

const { batch, verify } = createNormaliser({ ...DEFAULT_LIMITS, batch_entries: 5 });

function accepted(body: Json): BatchRequest {
  const outcome = batch(body);
  assert.ok(outcome.ok, outcome.ok ? '' : outcome.refusal.detail);
  return outcome.value;
}

function faults(body: Json): readonly Fault[] {
  const outcome = batch(body);
  assert.ok(!outcome.ok, 'the batch must be refused');
  assert.equal(outcome.refusal.code, 'invalid_request');
  return outcome.refusal.errors ?? [];
}

const pointers = (body: Json): string[] => faults(body).map(({ pointer }) => pointer);

/** Whether a faulty request is one that could stand as an entry. */
const isEntry = (body: Json): body is JsonObject =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  !['options', 'response'].some((field) => field in body);

describe('every fault of every entry is told, with its place', () => {
  for (const [name, body, pointer, message] of FAULTS.filter(([, body]) => isEntry(body))) {
    test(`${name}: in an entry`, () => {
      const [fault, ...others] = faults({ jobs: [BODY, body] });
      assert.deepEqual(others, []);
      assert.equal(fault?.pointer, `/jobs/1${pointer}`);
      assert.match(fault!.message.replace(' /jobs/1/', ' /'), message);
    });
  }

  test('one faulty entry refuses the whole batch, and all faults come together', () => {
    const body: Json = {
      jobs: [BODY, { claims: [] } as Json, { claims: [CLAIM], sources: [{}] } as Json, BODY],
      options: { evidence_limit: 0 },
    };
    assert.deepEqual(pointers(body).sort(), [
      '/jobs/1/claims',
      '/jobs/2/sources/0',
      '/options/evidence_limit',
    ]);
  });

  test('an entry that is no object, and one without claims', () => {
    assert.deepEqual(pointers({ jobs: [7, {}] }), ['/jobs/0', '/jobs/1/claims']);
  });

  test('a batch without entries', () => {
    assert.deepEqual(pointers({}), ['/jobs']);
    assert.deepEqual(pointers({ jobs: [] }), ['/jobs']);
    assert.deepEqual(pointers([]), ['']);
  });

  test('more entries than the limit are named with their setting, and not read', () => {
    const [fault, ...others] = faults({ jobs: Array.from({ length: 6 }, () => BODY) });
    assert.deepEqual(others, []);
    assert.equal(fault?.pointer, '/jobs');
    assert.match(fault!.message, /has 6 entries; the limit is 5 \(setting TOUCHSTONE_MAX_BATCH_ENTRIES\)/);
  });

  test('two entries with one id, given or by position', () => {
    const [twice] = faults({
      jobs: [
        { ...BODY, id: 'a' },
        { ...BODY, id: 'a' },
      ],
    });
    assert.equal(twice?.pointer, '/jobs/1/id');
    assert.match(twice!.message, /"a" is the id of the entry \/jobs\/0 too \(an entry without an id gets e1/);
    assert.deepEqual(pointers({ jobs: [{ ...BODY, id: 'e2' }, BODY] }), ['/jobs/1']);
  });

  test('at most a hundred faults are told, however many there are', () => {
    const many = createNormaliser({ ...DEFAULT_LIMITS, batch_entries: 10_000 });
    const outcome = many.batch({ jobs: Array.from({ length: 10_000 }, () => ({ ...BODY, id: 'a' })) });
    assert.ok(!outcome.ok);
    assert.equal(outcome.refusal.errors?.length, 100);
  });
});

describe('an entry becomes the request that it would be alone', () => {
  test('with the same hash as POST /v2/verify gives it', () => {
    const { entries } = accepted({ jobs: [BODY], requirements: { min_coverage: 0.5 } });
    const alone = verify({ ...BODY, requirements: { min_coverage: 0.5 } });
    assert.ok(alone.ok);
    assert.equal(requestHash(entries[0]!.request), requestHash(alone.value));
  });

  test('ids are the caller’s, or e1, e2… by position', () => {
    const { entries } = accepted({ jobs: [BODY, { ...BODY, id: 'x' }, BODY] });
    assert.deepEqual(
      entries.map(({ id }) => id),
      ['e1', 'x', 'e3'],
    );
  });

  test('an entry’s own requirements stand before the shared ones, field by field', () => {
    const { entries } = accepted({
      jobs: [BODY, { ...BODY, requirements: { min_coverage: 0.2 } }],
      requirements: { min_coverage: 0.6, citations: 'optional' },
      options: { min_coverage: 0.7 },
    });
    assert.deepEqual(
      entries.map(({ request }) => request.requirements),
      [
        { min_coverage: 0.7, citations: 'optional' },
        { min_coverage: 0.2, citations: 'optional' },
      ],
    );
  });

  test('an entry that brings an answer in the place of claims is told where answers belong', () => {
    const [fault, ...others] = faults({ jobs: [BODY, { answer: 'The dam holds.', sources: [] }] });
    assert.equal(fault!.pointer, '/jobs/1/claims');
    assert.match(fault!.message, /^claims is missing\..* answer belongs to POST \/v2\/authorize/);
    assert.deepEqual(others, []);
  });

  test('options of an entry are ignored, and a verbose response says so', () => {
    const jobs = [{ ...BODY, options: { evidence_limit: 1 } }];
    const verbose = accepted({ jobs, response: { mode: 'verbose' } });
    assert.deepEqual(verbose.warnings, ['/jobs/0/options']);
    assert.equal(verbose.entries[0]!.request.options.evidence_limit, 5);
  });

  test('options and response are shared', () => {
    const { entries, response } = accepted({
      jobs: [BODY, BODY],
      options: { evidence_limit: 2 },
      response: { mode: 'verbose', offsets: 'utf-8' },
    });
    assert.deepEqual(response, { mode: 'verbose', offsets: 'utf-8' });
    for (const { request } of entries) {
      assert.equal(request.options.evidence_limit, 2);
      assert.deepEqual(request.response, response);
    }
  });

  test('unknown fields are told in verbose mode: all of the batch, and to each entry its own', () => {
    const jobs = [{ ...BODY, option: {} }, BODY, { claims: [{ ...CLAIM, txt: 1 }], sources: [SOURCE] }];
    const { entries, warnings } = accepted({ jobs, requirments: {}, response: { mode: 'verbose' } });
    assert.deepEqual([...warnings].sort(), ['/jobs/0/option', '/jobs/2/claims/0/txt', '/requirments']);
    assert.deepEqual(
      entries.map(({ request }) => request.warnings),
      [['/jobs/0/option'], [], ['/jobs/2/claims/0/txt']],
    );
    assert.deepEqual(accepted({ jobs, requirments: {} }).warnings, []);
    const extra = Object.fromEntries(Array.from({ length: 130 }, (_, i) => [`x${i}`, 1]));
    const all = accepted({ jobs: [BODY, { ...BODY, ...extra }], response: { mode: 'verbose' } });
    assert.equal(all.warnings.length, 100);
    assert.equal(all.more_warnings, 30);
    assert.equal(all.entries[1]!.request.more_warnings, 30);
    assert.deepEqual(all.entries[0]!.request.warnings, []);
  });
});
