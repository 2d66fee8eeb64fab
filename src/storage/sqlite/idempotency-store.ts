import type { IdempotencyStore } from '../ports.ts';
import type { WriteQueue } from './write-queue.ts';

/** Keys removed in one transaction of a sweep: a few milliseconds, so that requests get in between. */
const SWEEP_STEP = 1_000;

export function idempotencyStore(writes: WriteQueue): IdempotencyStore {
  return {
    claim: (...args) => writes.run('claim', ...args),
    complete: (tenant, key, answer, quotes) => writes.run('complete', tenant, key, answer, quotes),
    release: (tenant, key) => writes.run('release', tenant, key),
    async sweep(before_ms) {
      for (let swept = 0; ; ) {
        const step = await writes.run('sweepSome', before_ms, SWEEP_STEP);
        swept += step;
        if (step < SWEEP_STEP) return swept;
      }
    },
  };
}
