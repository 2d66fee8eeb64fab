import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { JobStore } from '../../src/storage/ports.ts';
import { BOSS_SCHEMA } from '../../src/storage/postgres/boss.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { claimAt, claimed, complete, ERROR, line, newJob, settle, workOff } from '../storage/job-samples.ts';
import { startProxy } from './proxy.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';

describe('the work of jobs, as pg-boss carries it', { skip: missingPostgres() ?? false }, () => {
  let postgres: PostgresServer;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.destroy());

  async function open(t: TestContext, url: string): Promise<JobStore> {
    const storage = await openPostgres({ url, pool_size: 4, connect_ms: 1_000, statement_ms: 2_000 });
    t.after(() => storage.close());
    return storage.jobs;
  }

  /** A connection of the operator's. */
  async function operator(t: TestContext, url: string): Promise<Client> {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    t.after(() => client.end());
    return client;
  }

  const fresh = (entries: number) => newJob(entries, { created_ms: Date.now() });

  test('pg-boss finds its tables as it makes them, in a schema of ours, and one queue', async (t) => {
    const url = await postgres.createDatabase();
    await open(t, url);
    const client = await operator(t, url);
    const boss = new PgBoss({
      db: { executeSql: (sql, values) => client.query(sql, values) },
      schema: BOSS_SCHEMA,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    t.after(() => boss.stop({ graceful: false }));
    // Should pg-boss come with a later version: a migration has to bring databases to it (its getMigrationPlans).
    assert.equal(await boss.schemaVersion(), 43);
    const { ok, ...drift } = await boss.detectSchemaDrift();
    assert.ok(ok, JSON.stringify(drift));
    const queues = await boss.getQueues();
    assert.deepEqual(
      queues.map(({ name, policy, heartbeatSeconds }) => [name, policy, heartbeatSeconds]),
      [['entries', 'standard', 30]],
    );
  });

  test('no ticket is left of jobs that are completed, cancelled or failed', async (t) => {
    const url = await postgres.createDatabase();
    const jobs = await open(t, url);
    const client = await operator(t, url);
    const tickets = async () => (await client.query(`SELECT id FROM ${BOSS_SCHEMA}.job`)).rowCount;
    const ends: ((job_id: string) => Promise<unknown>)[] = [
      () => workOff(jobs, Date.now()),
      (job_id) => jobs.cancel('acme', job_id, Date.now(), Date.now()),
      (job_id) => jobs.fail(job_id, ERROR, Date.now(), Date.now()),
    ];
    for (const end of ends) {
      const { job_id } = await jobs.submit(fresh(200));
      const [held, retried] = [await claimed(jobs, Date.now()), await claimed(jobs, Date.now())];
      await settle(
        jobs,
        retried,
        [{ index: retried.first, outcome: 'retry', not_before_ms: Date.now() + 50 }],
        Date.now(),
      );
      assert.ok((await tickets())! > 40);
      if (end === ends[0]) await complete(jobs, held, Date.now());
      await end(job_id);
      while (end === ends[0] && (await jobs.get('acme', job_id))?.status !== 'completed') {
        await workOff(jobs, Date.now());
      }
      assert.equal(await tickets(), 0);
    }
  });

  test('a worker whose clock is ahead takes nothing from another', async (t) => {
    const jobs = await open(t, await postgres.createDatabase());
    await jobs.submit(fresh(1));
    const claim = await claimed(jobs, Date.now());
    assert.equal(await claimAt(jobs, Date.now() + 3_600_000, { owner: 'process 2' }), undefined);
    assert.ok((await complete(jobs, claim)).accepted);
  });

  test('a database that is away when it is first asked refuses in time, and serves when it is back', async (t) => {
    const proxy = await startProxy(postgres.port);
    t.after(() => proxy.close());
    const url = (await postgres.createDatabase()).replace(`:${postgres.port}/`, `:${proxy.port}/`);
    const jobs = await open(t, url);
    proxy.swallow();
    const refused = { name: 'StorageError', code: 'unavailable' };
    await assert.rejects(jobs.submit(fresh(3)), refused);
    await assert.rejects(claimAt(jobs, Date.now()), refused);
    proxy.forward();
    const { job_id } = await jobs.submit(fresh(3));
    proxy.cut();
    await workOff(jobs, Date.now()).catch((error) => assert.equal(error.code, 'unavailable'));
    await workOff(jobs, Date.now());
    assert.equal((await jobs.get('acme', job_id))?.status, 'completed');
  });

  test('what waits in a database of an earlier version is worked on, each entry once', async (t) => {
    const url = await postgres.createDatabase();
    const client = await operator(t, url);
    await migrateTo(client, 6);
    const { rows } = await client.query(`
      INSERT INTO touchstone.job
        (job_id, tenant, key_id, request_id, type, single, total, completed, created_ms, status, last_event)
      VALUES ('01a00000-0000-7000-8000-000000000000', 'acme', 'k', 'r', 'verify_batch', false, 6, 1, 1, 'running', 1)
      RETURNING id, job_id`);
    const { id, job_id } = rows[0];
    const lines = [0, 1, 2, 3, 4, 5].map(line);
    await client.query(`INSERT INTO touchstone.job_tenant (tenant, turn) VALUES ('acme', 1)`);
    await client.query(`INSERT INTO touchstone.job_result VALUES (${id}, 0, false, '{}')`);
    const blocks = 'INSERT INTO touchstone.job_block (job, first, lines) VALUES ($1, $2, $3)';
    await client.query(blocks, [id, 0, lines.slice(0, 3).join('\n')]);
    await client.query(blocks, [id, 3, lines.slice(3).join('\n')]);
    const tasks = `
      INSERT INTO touchstone.job_task (job, block, first, entries, attempts, claims, ready_ms, owner)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
    await client.query(tasks, [id, 0, 1, 1, 1, 1, 1, null]);
    await client.query(tasks, [id, 0, 2, 1, 0, 0, 1, null]);
    // Of a process that is gone: its lease ends soon.
    await client.query(tasks, [id, 3, 3, 3, 1, 1, Date.now() + 300, 'gone']);
    const jobs = await open(t, url);
    const seen: [number, number, number, string][] = [];
    while ((await jobs.get('acme', job_id))?.status === 'running') {
      const claim = await claimAt(jobs, Date.now());
      if (claim === undefined) continue;
      seen.push([claim.first, claim.count, claim.attempt, claim.lines]);
      assert.ok((await complete(jobs, claim)).accepted);
    }
    const entry = (at: number, attempt: number) => [at, 1, attempt, line(at)];
    assert.deepEqual(seen, [entry(1, 2), entry(2, 1), entry(3, 2), entry(4, 2), entry(5, 2)]);
    const left = await client.query('SELECT FROM touchstone.job_block');
    assert.equal(left.rowCount, 0);
  });
});

/** Brings an empty database to an earlier version. */
async function migrateTo(client: Client, version: number): Promise<void> {
  await client.query('CREATE SCHEMA touchstone');
  await client.query('CREATE TABLE touchstone.migration (version integer PRIMARY KEY)');
  const folder = new URL('../../src/storage/postgres/migrations/', import.meta.url);
  for (const name of readdirSync(folder).sort().slice(0, version)) {
    await client.query(readFileSync(new URL(name, folder), 'utf8'));
    await client.query('INSERT INTO touchstone.migration (version) VALUES ($1)', [Number.parseInt(name, 10)]);
  }
}
