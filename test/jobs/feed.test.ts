import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import type { JobEvent } from '../../src/domain/job.ts';
import { EventFeeds } from '../../src/jobs/feed.ts';
import { type JobStore, StorageError } from '../../src/storage/ports.ts';
import { claimed, complete, DAY_MS, newJob, START_MS } from '../storage/job-samples.ts';
import { onStore } from './workshop.ts';

const NEVER = new AbortController().signal;
const NOW = START_MS;

/** The store with no notifications: as if all of them were lost. */
const deaf = (jobs: JobStore): JobStore => ({ ...jobs, onEvents: () => () => {} });

/** Works a job off, each step far enough from the last one for progress to be told. */
async function advance(jobs: JobStore, pause_ms = 0): Promise<void> {
  for (let now = NOW; (await jobs.nextReady(['verify_batch'])) !== undefined; now += 1000) {
    await complete(jobs, await claimed(jobs, now), now);
    if (pause_ms > 0) await delay(pause_ms);
  }
}

async function gather(events: AsyncIterable<JobEvent>, most = Number.POSITIVE_INFINITY): Promise<JobEvent[]> {
  const gathered: JobEvent[] = [];
  for await (const event of events) {
    gathered.push(event);
    if (gathered.length >= most) break;
  }
  return gathered;
}

const ids = (events: readonly JobEvent[]): number[] => events.map(({ event_id }) => event_id);

describe('the feed of a job', () => {
  test(
    'gives every event in order to all who follow, from the first to the last, as they come',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, DAY_MS);
      const { job_id } = await jobs.submit(newJob(20));
      const following = Array.from({ length: 50 }, () => gather(feeds.follow('acme', job_id, 0, NEVER)));
      await advance(jobs, 2);
      const all = await jobs.events('acme', job_id, 0, 1000);
      assert.ok(all !== undefined && all.length > 20);
      for (const events of await Promise.all(following)) assert.deepEqual(events, all);
      feeds.close();
    }),
  );

  test(
    'goes on after any event without losing or doubling one, wherever and however often it was cut',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, DAY_MS);
      const { job_id } = await jobs.submit(newJob(30));
      const working = advance(jobs, 1);
      const cuts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 0, maxLength: 20 });
      const property = fc.asyncProperty(cuts, async (lengths) => {
        const gathered: JobEvent[] = [];
        for (const length of [...lengths, Number.POSITIVE_INFINITY]) {
          const after = gathered.at(-1)?.event_id ?? 0;
          gathered.push(...(await gather(feeds.follow('acme', job_id, after, NEVER), length)));
          if (gathered.at(-1)?.type === 'completed') break;
        }
        assert.deepEqual(gathered, await jobs.events('acme', job_id, 0, 1000));
      });
      await fc.assert(property, { numRuns: 60 });
      await working;
      feeds.close();
    }),
  );

  test(
    'begins with the present state for who comes late, or names an event that there is not',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, DAY_MS);
      const { job_id } = await jobs.submit(newJob(3));
      assert.deepEqual(ids(await gather(feeds.follow('acme', job_id, undefined, NEVER), 1)), [1]);
      await complete(jobs, await claimed(jobs, NOW), NOW + 200);
      assert.deepEqual(ids(await gather(feeds.follow('acme', job_id, undefined, NEVER), 1)), [3]);
      assert.deepEqual(ids(await gather(feeds.follow('acme', job_id, 99, NEVER), 1)), [3]);
      await jobs.cancel('acme', job_id, NOW + 300, NOW + DAY_MS);
      assert.deepEqual(ids(await gather(feeds.follow('acme', job_id, undefined, NEVER))), [4]);
      assert.deepEqual(ids(await gather(feeds.follow('acme', job_id, 4, NEVER))), []);
      feeds.close();
    }),
  );

  test(
    'is nobody else’s, and of no job that there is not',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, DAY_MS);
      const { job_id } = await jobs.submit(newJob(1));
      assert.deepEqual(await gather(feeds.follow('other', job_id, 0, NEVER)), []);
      assert.deepEqual(await gather(feeds.follow('acme', newJob(1).job_id, 0, NEVER)), []);
      feeds.close();
    }),
  );

  test(
    'is read at intervals where notifications are lost',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(deaf(jobs), 20);
      const { job_id } = await jobs.submit(newJob(5));
      const following = gather(feeds.follow('acme', job_id, 0, NEVER));
      await advance(jobs, 30);
      assert.deepEqual(await following, await jobs.events('acme', job_id, 0, 1000));
      feeds.close();
    }),
  );

  test(
    'waits for a store that fails on the way',
    onStore(async (jobs) => {
      let away = false;
      const events: JobStore['events'] = async (...args) => {
        if (away) throw new StorageError('unavailable', 'The database is away.');
        return jobs.events(...args);
      };
      const feeds = new EventFeeds({ ...jobs, events }, 10);
      const { job_id } = await jobs.submit(newJob(5));
      const following = gather(feeds.follow('acme', job_id, 0, NEVER));
      await delay(30);
      away = true;
      await advance(jobs);
      await delay(30);
      away = false;
      assert.deepEqual(await following, await jobs.events('acme', job_id, 0, 1000));
      feeds.close();
    }),
  );

  test(
    'ends when nobody listens any more, and when the job is gone',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, 10);
      const { job_id } = await jobs.submit(newJob(2));
      const abort = new AbortController();
      const following = gather(feeds.follow('acme', job_id, 0, abort.signal));
      setTimeout(() => abort.abort(), 20);
      assert.deepEqual(ids(await following), [1]);
      // A stream that has not seen the end of its job when the job expires.
      const stream = feeds.follow('acme', job_id, 0, NEVER);
      await stream.next();
      await advance(jobs);
      await jobs.sweep(NOW + 10 * DAY_MS);
      const rest = await gather(stream);
      assert.deepEqual(
        ids(rest),
        ids(rest).toSorted((a, b) => a - b),
      );
      feeds.close();
    }),
  );

  test(
    'gives the whole of a long history, more than it keeps in memory',
    onStore(async (jobs) => {
      const feeds = new EventFeeds(jobs, DAY_MS);
      const { job_id } = await jobs.submit(newJob(320));
      const stream = feeds.follow('acme', job_id, 0, NEVER);
      const first = await stream.next();
      for (let now = NOW; (await jobs.nextReady(['verify_batch'])) !== undefined; now += 150) {
        const claim = await claimed(jobs, now);
        // Each entry in a settlement of its own, so that there are as many events as may be.
        await complete(jobs, claim, now);
      }
      const all = (await jobs.events('acme', job_id, 0, 1000)) ?? [];
      assert.ok(all.length > 60);
      assert.deepEqual([first.value, ...(await gather(stream))], all);
      feeds.close();
    }),
  );
});
