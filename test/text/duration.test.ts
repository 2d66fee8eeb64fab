import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { dividesMonths, momentBefore, readDuration } from '../../src/text/duration.ts';

const DAY_MS = 86_400_000;

describe('an ISO 8601 duration', () => {
  for (const [text, months, ms] of [
    ['P30D', 0, 30 * DAY_MS],
    ['P2W', 0, 14 * DAY_MS],
    ['P1Y6M', 18, 0],
    ['PT12H30M', 0, 45_000_000],
    ['PT0.5S', 0, 500],
    ['PT0,5S', 0, 500],
    ['PT0.5H', 0, 1_800_000],
    ['P1.5D', 0, 1.5 * DAY_MS],
    ['P1,5D', 0, 1.5 * DAY_MS],
    ['P0.5W', 0, 3.5 * DAY_MS],
    ['P1Y2.25D', 12, 2.25 * DAY_MS],
    ['P1DT1.25H', 0, DAY_MS + 4_500_000],
    ['PT2H1.5M', 0, 7_290_000],
    ['P1Y2M3W4DT5H6M7S', 14, 25 * DAY_MS + 18_367_000],
    ['P0D', 0, 0],
  ] as const) {
    test(`${text} is read`, () => assert.deepEqual(readDuration(text), { months, ms }));
  }

  for (const text of [
    '',
    'P',
    'PT',
    'P1',
    '30D',
    '-P1D',
    'P-1D',
    'P1DT',
    'P1S',
    'PT1D',
    'p1d',
    'P1.5Y',
    'P1,5M',
    'P1.5W1D',
    'P1.5DT1H',
    'P1.D',
    'P.5D',
    'PT0.5H30M',
    'PT1.5M30S',
    'PT.5H',
    'PT1.H',
    'P1D ',
    'P1H',
    'P1D1Y',
  ]) {
    test(`${JSON.stringify(text)} is none`, () => assert.equal(readDuration(text), undefined));
  }

  for (const [text, divides] of [
    ['P1.5Y', true],
    ['P0,5M', true],
    ['P1Y1.5M', true],
    ['P1.5D', false],
    ['PT1.5M', false],
    ['P1.5Y6M', false],
    ['P1.5YM', false],
    ['P1Y', false],
    ['1.5Y', false],
  ] as const) {
    test(`${text} ${divides ? 'divides' : 'does not divide'} its years or months`, () =>
      assert.equal(dividesMonths(text), divides));
  }

  for (const [now, text, before] of [
    ['2026-03-31T12:00:00.000Z', 'P1M', '2026-02-28T12:00:00.000Z'],
    ['2024-03-31T00:00:00.000Z', 'P1M', '2024-02-29T00:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 'P1Y', '2023-02-28T00:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 'P1M', '2025-12-15T00:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', 'P1D', '2026-02-28T00:00:00.000Z'],
  ] as const) {
    test(`${text} before ${now} is ${before}`, () => {
      assert.equal(new Date(momentBefore(Date.parse(now), readDuration(text)!)).toISOString(), before);
    });
  }

  test('beyond the calendar everything is later', () => {
    assert.equal(momentBefore(0, readDuration('P999999Y')!), Number.NEGATIVE_INFINITY);
  });

  test('a longer one ends no later', () => {
    const days = fc.nat(100_000);
    fc.assert(
      fc.property(days, days, fc.nat(2 ** 42), (one, more, now) => {
        const shorter = momentBefore(now, readDuration(`P${one}D`)!);
        assert.ok(momentBefore(now, readDuration(`P${one + more}D`)!) <= shorter);
        assert.ok(shorter <= now);
      }),
    );
  });
});
