import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobEvent } from '../../src/domain/job.ts';
import type { JobStore } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { claimed, complete, completed, DAY_MS, newJob, START_MS, settle, workOff } from './job-samples.ts';

const NOW = START_MS;

export function jobEventConformance(openFresh: OpenFresh): void {
  const on = (check: (jobs: JobStore) => Promise<void>) =>
    onFresh(openFresh, ({ storage }) => check(storage.jobs));

  describe('events of jobs', () => {
    test(
      'tell of the way of a job, numbered from 1, each with the job as it was then',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(2));
        await complete(jobs, await claimed(jobs, NOW + 1), NOW + 200);
        await complete(jobs, await claimed(jobs, NOW + 200), NOW + 400);
        const events = await allEvents(jobs, job_id);
        assert.deepEqual(
          events.map(({ event_id, type, job }) => [event_id, type, job.status, job.progress.completed]),
          [
            [1, 'queued', 'queued', 0],
            [2, 'running', 'running', 0],
            [3, 'progress', 'running', 1],
            [4, 'progress', 'running', 2],
            [5, 'completed', 'completed', 2],
          ],
        );
        assert.deepEqual(events.at(-1)?.job, await jobs.get('acme', job_id));
        const times = events.map(({ job }) => [job.started_at !== null, job.finished_at !== null]);
        assert.deepEqual(times, [
          [false, false],
          [true, false],
          [true, false],
          [true, false],
          [true, true],
        ]);
      }),
    );

    test(
      'are given after any of them, and as many as are asked for',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(64 * 5));
        for (let now = NOW; (await jobs.nextReady(['verify_batch'])) !== undefined; now += 150) {
          await complete(jobs, await claimed(jobs, now), now);
        }
        const all = await allEvents(jobs, job_id);
        assert.ok(all.length > 20);
        for (const after of [0, 1, 7, all.length - 1, all.length, all.length + 5]) {
          assert.deepEqual(await jobs.events('acme', job_id, after, 1000), all.slice(after));
          assert.deepEqual(await jobs.events('acme', job_id, after, 3), all.slice(after, after + 3));
        }
      }),
    );

    test(
      'of progress come no more than ten a second, and the last one always',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(500));
        let now = NOW;
        for (; (await jobs.nextReady(['verify_batch'])) !== undefined; now += 5) {
          await complete(jobs, await claimed(jobs, now), now);
        }
        const events = await allEvents(jobs, job_id);
        const progress = events.filter(({ type }) => type === 'progress');
        assert.ok(progress.length > 1);
        assert.ok(
          progress.length <= Math.ceil((now - NOW) / 100) + 1,
          `${progress.length} in ${now - NOW} ms`,
        );
        assert.equal(progress.at(-1)?.job.progress.completed, 500);
      }),
    );

    test(
      'of a job of many hours are no more than some hundreds',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(2000));
        for (let now = NOW; (await jobs.nextReady(['verify_batch'])) !== undefined; now += 60_000) {
          const claim = await claimed(jobs, now);
          await complete(jobs, claim, now);
        }
        const events = await allEvents(jobs, job_id);
        assert.ok(events.length < 500, `${events.length} events`);
      }),
    );

    test(
      'tell of progress that nobody has heard of before they tell of a cancellation',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(3));
        const claim = await claimed(jobs, NOW);
        await settle(jobs, claim, [completed(claim.first)], NOW);
        await jobs.cancel('acme', job_id, NOW + 1, NOW + DAY_MS);
        const types = (await allEvents(jobs, job_id)).map(({ type }) => type);
        assert.deepEqual(types, ['queued', 'running', 'progress', 'cancelled']);
      }),
    );

    test(
      'of a job that was cancelled while it was queued are two',
      on(async (jobs) => {
        const { job_id } = await jobs.submit(newJob(3));
        await jobs.cancel('acme', job_id, NOW + 1, NOW + DAY_MS);
        const [queued, cancelled, ...none] = await allEvents(jobs, job_id);
        assert.deepEqual([queued?.type, cancelled?.type, none.length], ['queued', 'cancelled', 0]);
        assert.equal(cancelled?.job.started_at, null);
      }),
    );

    test(
      'and work are called out to those who listen, until they listen no more',
      on(async (jobs) => {
        const heard = new Set<string>();
        let work = 0;
        const deafen = [
          jobs.onEvents((job_id) => heard.add(job_id)),
          jobs.onWork(() => {
            work += 1;
          }),
        ];
        const { job_id } = await jobs.submit(newJob(1));
        await until(() => heard.has(job_id) && work > 0);
        heard.clear();
        await workOff(jobs);
        await until(() => heard.has(job_id));
        for (const end of deafen) end();
        heard.clear();
        await jobs.submit(newJob(1));
        await delay(50);
        assert.equal(heard.size, 0);
      }),
    );
  });
}

async function allEvents(jobs: JobStore, job_id: string): Promise<readonly JobEvent[]> {
  const events = await jobs.events('acme', job_id, 0, 1000);
  assert.ok(events !== undefined);
  assert.deepEqual(
    events.map(({ event_id }) => event_id),
    events.map((_, at) => at + 1),
  );
  return events;
}

/** Waits until something is so; fails after ten seconds. */
async function until(so: () => boolean): Promise<void> {
  for (let waited = 0; !so(); waited += 10) {
    assert.ok(waited < 10_000, 'it never came');
    await delay(10);
  }
}
