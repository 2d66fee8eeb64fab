import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cancelJob } from '../../src/service/jobs/cancel.ts';
import { getJob, jobResults, listJobs } from '../../src/service/jobs/read.ts';
import type { JobStore, Storage } from '../../src/storage/ports.ts';
import { DAY_MS, newJob, START_MS, workOff } from '../storage/job-samples.ts';
import { onStore } from './workshop.ts';

/** What the use cases need of a house, at a moment. */
const houseAt = (jobs: JobStore, now_ms: number) => ({
  storage: { jobs } as Storage,
  clock: { now: () => now_ms, monotonic: () => now_ms },
  job_retention_ms: DAY_MS,
});

const refused = (code: string) => (error: { refusal?: { code?: string } }) => error.refusal?.code === code;

describe('a job', () => {
  test(
    'is gone from the moment that was announced, removed or not',
    onStore(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(1));
      await workOff(jobs);
      const last = houseAt(jobs, START_MS + DAY_MS - 1);
      assert.equal(
        (await getJob(last, 'acme', job_id)).expires_at,
        new Date(START_MS + DAY_MS).toISOString(),
      );
      assert.equal((await listJobs(last, 'acme', { limit: 10 })).jobs.length, 1);
      const gone = houseAt(jobs, START_MS + DAY_MS);
      await assert.rejects(getJob(gone, 'acme', job_id), refused('not_found'));
      assert.deepEqual(await listJobs(gone, 'acme', { limit: 10 }), { jobs: [], next_cursor: null });
    }),
  );

  test(
    'is listed page by page, each once',
    onStore(async (jobs) => {
      for (let i = 0; i < 7; i++) await jobs.submit(newJob(1));
      const house = houseAt(jobs, START_MS);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listJobs(house, 'acme', { limit: 3, cursor });
        seen.push(...page.jobs.map(({ job_id }) => job_id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      assert.equal(new Set(seen).size, 7);
      assert.deepEqual(seen, seen.toSorted().reverse());
    }),
  );

  test(
    'gives its results page by page, the last of which names no next',
    onStore(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(10));
      await workOff(jobs);
      const house = houseAt(jobs, START_MS);
      const first = await jobResults(house, 'acme', job_id, undefined, 6);
      const second = await jobResults(house, 'acme', job_id, first.next_cursor!, 6);
      assert.deepEqual([first.results.length, second.results.length, second.next_cursor], [6, 4, null]);
      assert.equal((await jobResults(house, 'acme', job_id, undefined, 10)).next_cursor, null);
    }),
  );

  test(
    'is not read with a cursor that no page gave',
    onStore(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(1));
      const house = houseAt(jobs, START_MS);
      for (const cursor of ['', '-1', 'x', '1e3']) {
        await assert.rejects(jobResults(house, 'acme', job_id, cursor, 1), refused('invalid_request'));
        await assert.rejects(listJobs(house, 'acme', { limit: 1, cursor }), refused('invalid_request'));
      }
    }),
  );

  test(
    'is cancelled once, by its tenant alone, and is kept from then on as one that is over',
    onStore(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(1));
      const house = houseAt(jobs, START_MS + 5);
      await assert.rejects(cancelJob(house, 'other', job_id), refused('not_found'));
      const job = await cancelJob(house, 'acme', job_id);
      assert.deepEqual(
        [job.status, job.expires_at],
        ['cancelled', new Date(START_MS + 5 + DAY_MS).toISOString()],
      );
      await assert.rejects(cancelJob(house, 'acme', job_id), refused('job_finished'));
    }),
  );
});
