import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONSISTENCY_PARAMETERS, createQueryReader, LIST_PARAMETERS } from '../../src/contract/index.ts';

const list = createQueryReader(LIST_PARAMETERS);
const consistency = createQueryReader(CONSISTENCY_PARAMETERS);

describe('the query of a list', () => {
  test('has defaults', () => {
    const outcome = list({});
    assert.ok(outcome.ok);
    assert.equal(outcome.value.limit, 50);
    assert.equal(outcome.value.decision, undefined);
  });

  test('gives numbers as numbers and times in UTC with milliseconds', () => {
    const outcome = list({ limit: '7', from: '2026-03-11T10:00+02:00', to: '2026-03-12', action: 'refund' });
    assert.ok(outcome.ok);
    assert.equal(outcome.value.limit, 7);
    assert.equal(outcome.value.from, '2026-03-11T08:00:00.000Z');
    assert.equal(outcome.value.to, '2026-03-12T00:00:00.000Z');
    assert.equal(outcome.value.action, 'refund');
  });

  test('takes a time whose plus was not escaped, and so came as a space', () => {
    const outcome = list({ from: '2026-03-11T10:00:00 02:00', action: 'a 10:00' });
    assert.ok(outcome.ok);
    assert.equal(outcome.value.from, '2026-03-11T08:00:00.000Z');
    assert.equal(outcome.value.action, 'a 10:00');
  });

  for (const [name, query, message] of [
    ['from', { from: '2026-03-11 10:00' }, /is no time/],
    ['from', { from: '9999-12-31T23:59:59-14:00' }, /is no time/],
    ['to', { to: '0000-01-01T00:00:00+01:00' }, /is no time/],
    ['limit', { limit: 'all' }, /must be an integer from 1 to 1,000/],
    ['limit', { limit: '0' }, /is 0; the least value is 1/],
    ['limit', { limit: '1001' }, /the greatest value is 1,000/],
    ['limit', { limit: 'ten' }, /is "ten", but must be an integer/],
    ['limit', { limit: '' }, /is "", but must be an integer/],
    ['limit', { limit: '9'.repeat(30) }, /the greatest value is 1,000/],
    ['limit', { limit: '1e3' }, /must be an integer/],
    ['limit', { limit: ['1', '2'] }, /given more than once/],
    ['decision', { decision: 'maybe' }, /takes allow, deny or needs_review/],
    ['from', { from: 'yesterday' }, /is no time/],
    ['from', { from: '2026-02-30' }, /is no time/],
    ['to', { to: '2026-03-11T25:00:00Z' }, /is no time/],
    ['decison', { decison: 'deny' }, /is no parameter of this operation. It takes cursor, decision/],
    ['cursor', { cursor: '' }, /is empty/],
  ] as const) {
    test(`refuses ${JSON.stringify(query)}`, () => {
      const outcome = list(query);
      assert.ok(!outcome.ok);
      assert.deepEqual(
        outcome.refusal.errors?.map(({ pointer }) => pointer),
        [`/query/${name}`],
      );
      assert.match(outcome.refusal.errors![0]!.message, message);
    });
  }

  test('tells all its faults at once', () => {
    const outcome = list({ limit: 'x', decision: 'x', odd: 'x' });
    assert.ok(!outcome.ok);
    assert.equal(outcome.refusal.errors?.length, 3);
  });
});

test('a parameter that is needed is asked for', () => {
  const outcome = consistency({ to: '5' });
  assert.ok(!outcome.ok);
  assert.match(outcome.refusal.detail, /"from" is missing. Add it: the smaller size/);
  assert.ok(consistency({ from: '1' }).ok);
});
