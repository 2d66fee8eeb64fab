import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Patience, STANDARD_PAUSES_S, settlementOf, type Tried } from '../../src/webhooks/schedule.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 20);
const PATIENCE: Patience = { pauses_ms: STANDARD_PAUSES_S.map((pause) => pause * 1000), give_up_ms: 5 * DAY };

const after = (
  status_code: number | null,
  fields: Partial<Tried> = {},
  retry_after_ms: number | null = null,
) => {
  const good = status_code !== null && status_code >= 200 && status_code < 300;
  const error = good ? null : status_code === null ? 'timeout' : 'status';
  const response = { status_code, retry_after_ms, error } as const;
  return settlementOf(
    { attempts: 1, failing_since: null, now_ms: NOW, random: 0, ...fields, response },
    PATIENCE,
  );
};

describe('what becomes of a delivery', () => {
  for (const status of [200, 201, 202, 204, 299]) {
    test(`${status} delivers it`, () => assert.deepEqual(after(status), { status: 'delivered' }));
  }

  test('410 ends the webhook', () => {
    assert.deepEqual(after(410), { status: 'failed', disable: 'gone' });
  });

  for (const status of [301, 400, 401, 404, 429, 500, 502, 503, 504, null]) {
    test(`${status ?? 'no answer'} is tried again`, () => {
      assert.deepEqual(after(status), { status: 'pending', due_ms: NOW + 5_000 });
    });
  }

  test('ten attempts are made over more than three days, as the specification suggests', () => {
    let at = NOW;
    for (let attempts = 1; ; attempts++) {
      const next = after(500, { attempts, now_ms: at });
      if (next.status !== 'pending') {
        assert.equal(attempts, 10);
        assert.deepEqual(next, { status: 'failed', disable: null });
        break;
      }
      at = next.due_ms;
    }
    assert.equal(at - NOW, ((75 * 60 + 35) * 60 + 5) * 1000);
  });

  test('a pause is never shorter than its schedule says, and longer by a quarter at the most', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const property = fc.property(fc.integer({ min: 1, max: 9 }), random, (attempts, chance) => {
      const next = after(500, { attempts, random: chance });
      const pause = next.status === 'pending' ? next.due_ms - NOW : Number.NaN;
      const planned = PATIENCE.pauses_ms[attempts - 1]!;
      assert.ok(pause >= planned && pause <= planned * 1.25 + 1);
    });
    fc.assert(property);
  });

  test('Retry-After lengthens a pause, to a day at the most, and never shortens it', () => {
    assert.deepEqual(after(503, {}, 60_000), { status: 'pending', due_ms: NOW + 60_000 });
    assert.deepEqual(after(429, {}, 1_000), { status: 'pending', due_ms: NOW + 5_000 });
    assert.deepEqual(after(503, {}, 900 * DAY), { status: 'pending', due_ms: NOW + DAY });
  });

  test('the last attempt disables the webhook when nothing has got through for five days', () => {
    const failing = (days: number) => new Date(NOW - days * DAY).toISOString();
    const last = (days: number) => after(500, { attempts: 10, failing_since: failing(days) });
    assert.deepEqual(last(5), { status: 'failed', disable: 'failing' });
    assert.deepEqual(last(4.9), { status: 'failed', disable: null });
    assert.equal(after(500, { attempts: 9, failing_since: failing(30) }).status, 'pending');
  });
});
