import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { EventFeeds } from '../../src/jobs/feed.ts';
import { storeQueue } from '../../src/jobs/queue.ts';
import type { Storage } from '../../src/storage/ports.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { newJob } from '../storage/job-samples.ts';
import { startProxy } from './proxy.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';

const TYPES = ['verify_batch'] as const;

describe('what one process does to a job is seen by another', { skip: missingPostgres() ?? false }, () => {
  let postgres: PostgresServer;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.destroy());

  async function open(t: TestContext, url: string): Promise<Storage> {
    const storage = await openPostgres({ url, pool_size: 4, connect_ms: 5_000, statement_ms: 10_000 });
    t.after(() => storage.close());
    return storage;
  }

  async function submit({ jobs }: Storage, entries: number): Promise<string> {
    return (await jobs.submit(newJob(entries, { created_ms: Date.now() }))).job_id;
  }

  /** Works off all that there is. */
  async function workOff({ jobs }: Storage): Promise<void> {
    for (;;) {
      const now_ms = Date.now();
      const claim = await jobs.claim({ owner: 'w', types: TYPES, now_ms, lease_until_ms: now_ms + 30_000 });
      if (claim === undefined) return;
      const outcomes = Array.from({ length: claim.count }, (_, at) => ({
        index: claim.first + at,
        outcome: 'completed' as const,
        body: '{}',
      }));
      await jobs.settle(claim.token, outcomes, now_ms, now_ms + 60_000);
    }
  }

  /** The events of a job as a feed of this process gives them, up to the last. */
  async function follow(feeds: EventFeeds, job_id: string): Promise<string[]> {
    const seen: string[] = [];
    const signal = AbortSignal.timeout(60_000);
    for await (const { event_id, type } of feeds.follow('acme', job_id, 0, signal)) {
      seen.push(`${event_id} ${type}`);
    }
    return seen;
  }

  function assertWhole(seen: readonly string[]): void {
    assert.deepEqual(
      seen.map((one) => Number(one.split(' ')[0])),
      seen.map((_, at) => at + 1),
    );
    assert.match(seen[0]!, /queued/);
    assert.match(seen.at(-1)!, /completed/);
  }

  test('by notifications, of events and of work', async (t) => {
    const url = await postgres.createDatabase();
    const [here, there] = [await open(t, url), await open(t, url)];
    const heard = Promise.withResolvers<string>();
    const work = Promise.withResolvers<void>();
    there.jobs.onEvents(heard.resolve);
    there.jobs.onWork(work.resolve);
    await listening(url);
    const job_id = await submit(here, 40);
    assert.equal(await heard.promise, job_id);
    await work.promise;
  });

  test('by looking, when every notification is lost', async (t) => {
    const url = await postgres.createDatabase();
    const here = await open(t, url);
    const there = await open(t, url);
    // Whoever listens is cut off, again and again, for as long as the job runs.
    const cutting = cutListeners(url);
    t.after(() => cutting.stop());
    const feeds = new EventFeeds(there.jobs, 50);
    t.after(() => feeds.close());
    const queue = storeQueue(there.jobs);
    const followed = follow(feeds, await submit(here, 200));
    await delay(200);
    await workOff(here);
    assertWhole(await followed);
    const waited = queue.wait(TYPES, Date.now(), 300, AbortSignal.timeout(60_000));
    await submit(here, 1);
    await waited;
    const now_ms = Date.now();
    const claim = { owner: 'x', types: TYPES, now_ms, lease_until_ms: now_ms + 1_000 };
    assert.notEqual(await queue.claim(claim), undefined);
    await queue.close();
  });

  test('again by notifications, once the connection that was lost is there again', async (t) => {
    const url = await postgres.createDatabase();
    const proxy = await startProxy(postgres.port);
    t.after(() => proxy.close());
    const here = await open(t, url);
    const there = await open(t, url.replace(`:${postgres.port}/`, `:${proxy.port}/`));
    let heard = 0;
    there.jobs.onEvents(() => {
      heard += 1;
    });
    await listening(url);
    proxy.cut();
    await listening(url);
    await submit(here, 1);
    while (heard === 0) await delay(20);
  });
});

/** Runs one statement as the operator would. */
async function operate(url: string, sql: string): Promise<{ count: number }> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return { count: (await client.query(sql)).rowCount ?? 0 };
  } finally {
    await client.end();
  }
}

const LISTENERS = `
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'`;

/** Waits until somebody listens. */
async function listening(url: string): Promise<void> {
  while ((await operate(url, `SELECT pid ${LISTENERS}`)).count === 0) await delay(20);
}

function cutListeners(url: string): { stop(): Promise<void> } {
  let over = false;
  const done = (async () => {
    while (!over) {
      await operate(url, `SELECT pg_terminate_backend(pid) ${LISTENERS}`);
      await delay(20);
    }
  })();
  return {
    stop() {
      over = true;
      return done;
    },
  };
}
