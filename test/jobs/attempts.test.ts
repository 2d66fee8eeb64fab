import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JobError } from '../../src/domain/job.ts';
import { exhaustedOutcomes, isExhausted, MOST_ATTEMPTS, outcomeOf } from '../../src/jobs/attempts.ts';
import type { JobClaim } from '../../src/storage/ports.ts';

const ERROR: JobError = { code: 'timed_out', detail: 'It took too long.' };
const describeFailure = (line: string, index: number, { code }: JobError) => `${line} ${index} ${code}`;

const claimOf = (attempt: number): JobClaim => ({
  token: '1:1',
  job_id: 'job',
  tenant: 'acme',
  key_id: 'key',
  request_id: 'request',
  type: 'verify_batch',
  first: 4,
  count: 2,
  attempt,
  lines: 'four\nfive',
});

describe('an attempt at an entry', () => {
  test('that gave a body is kept as the result, whichever attempt it was', () => {
    for (const attempt of [1, 2, 3]) {
      const outcome = outcomeOf({ index: 5, body: '{}' }, claimOf(attempt), describeFailure, 1000);
      assert.deepEqual(outcome, { index: 5, outcome: 'completed', body: '{}' });
    }
  });

  test('that failed is made again, after waits that grow', () => {
    const again = (attempt: number) =>
      outcomeOf({ index: 5, error: ERROR }, claimOf(attempt), describeFailure, 1000);
    assert.deepEqual(again(1), { index: 5, outcome: 'retry', not_before_ms: 1500 });
    assert.deepEqual(again(2), { index: 5, outcome: 'retry', not_before_ms: 3000 });
  });

  test('that failed the third time is the end of the entry, with its reason', () => {
    assert.equal(MOST_ATTEMPTS, 3);
    const last = outcomeOf({ index: 5, error: ERROR }, claimOf(3), describeFailure, 1000);
    assert.deepEqual(last, { index: 5, outcome: 'failed', error: ERROR, body: 'five 5 timed_out' });
  });

  test('of which nothing was heard three times is the end of the entry too', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map((attempt) => isExhausted(claimOf(attempt))),
      [false, false, false, true],
    );
    const outcomes = exhaustedOutcomes(claimOf(4), describeFailure);
    assert.deepEqual(
      outcomes.map((one) => one.outcome === 'failed' && [one.index, one.error.code, one.body]),
      [
        [4, 'worker_lost', 'four 4 worker_lost'],
        [5, 'worker_lost', 'five 5 worker_lost'],
      ],
    );
  });
});
