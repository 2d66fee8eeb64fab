import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { RateLimiter, rateLimitHeaders } from '../../src/http/rate-limit.ts';

describe('rate limits', () => {
  test("a minute's quota may come at once, and not one request more", () => {
    const limiter = new RateLimiter();
    const allowed = Array.from({ length: 11 }, () => limiter.take('k', 10, 1000).allowed);
    assert.deepEqual(allowed, [...Array(10).fill(true), false]);
  });

  test('Retry-After is long enough: the request that waits for it is allowed', () => {
    const limiter = new RateLimiter();
    for (let i = 0; i < 10; i++) limiter.take('k', 10, 0);
    const refused = limiter.take('k', 10, 0);
    assert.equal(refused.allowed, false);
    assert.equal(limiter.take('k', 10, refused.retry_after_s * 1000).allowed, true);
  });

  test('fractions of a millisecond take nothing from the quota', () => {
    for (let limit = 1; limit < 100; limit++) {
      const limiter = new RateLimiter();
      const now = 1234.567 + limit / 7;
      const allowed = Array.from({ length: limit + 1 }, () => limiter.take('k', limit, now).allowed);
      assert.equal(allowed.filter(Boolean).length, limit);
    }
  });

  test('what is left is told whole, whatever the fraction of a millisecond of the clock', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (now, limit) => {
          const { remaining, reset_s } = new RateLimiter().take('k', limit, now);
          assert.equal(remaining, limit - 1);
          assert.equal(reset_s, Math.ceil(Number((60 / limit).toFixed(9))));
        },
      ),
    );
  });

  test('keys do not share a quota', () => {
    const limiter = new RateLimiter();
    assert.equal(limiter.take('a', 1, 0).allowed, true);
    assert.equal(limiter.take('b', 1, 0).allowed, true);
    assert.equal(limiter.take('a', 1, 0).allowed, false);
  });

  test("in no window of time do more than the quota and one window's flow pass", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 50 }), (waits, limit) => {
        const limiter = new RateLimiter();
        let now = 0;
        let passed = 0;
        for (const wait of waits) {
          now += wait;
          const { allowed, remaining } = limiter.take('k', limit, now);
          if (allowed) passed += 1;
          assert.ok(remaining >= 0 && remaining < limit);
        }
        assert.ok(passed <= limit + Math.ceil((now / 60_000) * limit));
      }),
    );
  });

  test('forgetting idle keys changes nothing for them', () => {
    const limiter = new RateLimiter();
    limiter.take('k', 2, 0);
    limiter.sweep(10_000);
    assert.equal(limiter.take('k', 2, 10_000).remaining, 0);
    limiter.sweep(200_000);
    assert.equal(limiter.take('k', 2, 200_000).remaining, 1);
  });

  test('the fields are those of the IETF draft', () => {
    const limiter = new RateLimiter();
    assert.deepEqual(rateLimitHeaders(limiter.take('k', 1, 0)), {
      'ratelimit-policy': '"minute";q=1;w=60',
      ratelimit: '"minute";r=0;t=60',
    });
    assert.equal(rateLimitHeaders(limiter.take('k', 1, 0))['retry-after'], '60');
  });
});
