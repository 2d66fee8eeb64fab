import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { openAuditLog } from '../../src/audit/index.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { appendAll, memorySigner, ORIGIN } from '../audit/workshop.ts';
import { missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';
import { newJob, workOff } from './job-samples.ts';
import { apiKeyAt } from './samples.ts';

describe('opening PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let server: PostgresServer;
  let url: string;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.destroy());

  const options = (to = url) => ({ url: to, pool_size: 2, connect_ms: 2_000, statement_ms: 5_000 });

  /** Runs statements as the operator of the database would. */
  async function operate(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  const refused = (words: RegExp) => ({ name: 'StorageError', code: 'unavailable', message: words });

  test('ten instances that start at once on an empty database make one schema and one key', async () => {
    url = await server.createDatabase();
    const signer = memorySigner();
    const opened = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const storage = await openPostgres(options());
        const { log: store, signingKeys } = storage;
        return { storage, log: await openAuditLog({ store, signingKeys, origin: ORIGIN, signer }) };
      }),
    );
    const receipts = await Promise.all(opened.map(({ log }, n) => appendAll(log, n * 5, n * 5 + 5)));
    const leaves = receipts.flat().map(({ leaf_index }) => leaf_index);
    assert.deepEqual(
      leaves.toSorted((a, b) => a - b),
      Array.from({ length: 50 }, (_, n) => n),
    );
    assert.equal((await opened[0]!.storage.signingKeys.all()).length, 1);
    await Promise.all(opened.map(({ storage }) => storage.close()));
    const versions = (await operate('SELECT version FROM touchstone.migration ORDER BY version')) as {
      version: number;
    }[];
    assert.deepEqual(
      versions.map(({ version }) => version),
      versions.map((_, n) => n + 1),
    );
  });

  test('of instances that bring different keys to an empty log one begins it, and the others are refused', async () => {
    url = await server.createDatabase();
    const storages = await Promise.all(Array.from({ length: 5 }, () => openPostgres(options())));
    const logs = await Promise.allSettled(
      storages.map(({ log: store, signingKeys }) =>
        openAuditLog({ store, signingKeys, origin: ORIGIN, signer: memorySigner() }),
      ),
    );
    assert.equal(logs.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const one of logs) if (one.status === 'rejected') assert.equal(one.reason.code, 'foreign_key');
    const keys = await storages[0]!.signingKeys.all();
    assert.deepEqual([keys.length, keys[0]!.retired_at], [1, null]);
    await Promise.all(storages.map((storage) => storage.close()));
  });

  test('a later version’s schema is refused, and left as it is', async () => {
    url = await server.createDatabase();
    await (await openPostgres(options())).close();
    await operate('INSERT INTO touchstone.migration (version) VALUES (999)');
    await assert.rejects(openPostgres(options()), refused(/later version.*999/));
  });

  test('a database on which the promises would not hold is refused, every reason named', async () => {
    url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    await operate(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await operate(`ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    const opening = openPostgres(options());
    await assert.rejects(opening, refused(/synchronous_commit is off.*default_transaction_isolation/s));
  });

  test('a user who may not make the schema is told which right is lacking', async () => {
    url = await server.createDatabase();
    await operate('CREATE ROLE guest LOGIN');
    const as_guest = url.replace('postgres@', 'guest@');
    await assert.rejects(openPostgres(options(as_guest)), refused(/lacks a right.*own the schema/));
    await operate('DROP ROLE guest');
  });

  test('a user who owns the schemas need not be allowed to make any', async () => {
    url = await server.createDatabase();
    await operate('CREATE ROLE tenant LOGIN');
    for (const schema of ['touchstone', 'touchstone_pgboss']) {
      await operate(`CREATE SCHEMA ${schema} AUTHORIZATION tenant`);
    }
    const storage = await openPostgres(options(url.replace('postgres@', 'tenant@')));
    await storage.jobs.submit(newJob(3));
    await workOff(storage.jobs);
    assert.equal((await storage.jobs.figures()).entries_waiting, 0);
    await storage.close();
  });

  test('an instance goes on while a later version adds columns: a connection fails once at the most', async () => {
    url = await server.createDatabase();
    const storage = await openPostgres(options());
    await storage.apiKeys.create(apiKeyAt(1));
    assert.equal((await storage.apiKeys.get('key1'))?.name, 'Key 1');
    await operate('ALTER TABLE touchstone.api_key ADD COLUMN later text');
    await storage.apiKeys.get('key1').catch((error) => assert.equal(error.code, 'unavailable'));
    assert.equal((await storage.apiKeys.get('key1'))?.name, 'Key 1');
    await storage.close();
  });

  test('entries, tiles and checkpoints cannot be changed in the database either', async () => {
    url = await server.createDatabase();
    await (await openPostgres(options())).close();
    for (const table of ['entry', 'tile', 'checkpoint']) {
      for (const change of [`DELETE FROM touchstone.${table}`, `TRUNCATE touchstone.${table}`]) {
        await assert.rejects(operate(change), /append-only/);
      }
    }
  });
});
