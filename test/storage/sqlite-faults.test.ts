import assert from 'node:assert/strict';
import { renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type LogBatch, type LogStore, type Storage, StorageError } from '../../src/storage/ports.ts';
import { Connection, useWal } from '../../src/storage/sqlite/connection.ts';
import { GroupCommitter } from '../../src/storage/sqlite/group-commit.ts';
import { migrate } from '../../src/storage/sqlite/migrate.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { apiKeyAt, batchAt, contentOf, tileAt, timeAt } from './samples.ts';
import { databaseIn, inFolder, withSql } from './sqlite-folder.ts';

/** Every statement of the append of `BATCH`, as the table that it changes and the row. */
const STATEMENTS: readonly (readonly [table: string, verb: string, row: string])[] = [
  ...['fresh tenant', 'fresh decision', 'fresh action'].map(
    (text) => ['label', 'INSERT', `NEW.text = '${text}'`] as const,
  ),
  ...[3, 4, 5, 6].map((leaf) => ['entry', 'INSERT', `NEW.leaf_index = ${leaf}`] as const),
  ...[3, 4, 5, 6].map((leaf) => ['secret', 'INSERT', `NEW.leaf_index = ${leaf}`] as const),
  ['time_span', 'UPDATE', 'NEW.block = 0'],
  ...[0, 1].map((index) => ['tile', 'INSERT', `NEW.tile_index = ${index}`] as const),
  ['checkpoint', 'INSERT', 'NEW.tree_size = 7'],
];

const BATCH: LogBatch = batchAt(3, 4, {
  tiles: [tileAt(0, 0), tileAt(0, 1)],
  fields: (leaf) =>
    leaf === 5 ? { tenant: 'fresh tenant', decision: 'fresh decision', action_type: 'fresh action' } : {},
});

function server(folder: string, max_bytes?: number): Promise<Storage> {
  return openSqlite({ folder, role: 'server', ...(max_bytes === undefined ? {} : { max_bytes }) });
}

/** How many rows each table holds. */
function rowCounts(folder: string): unknown {
  return withSql(folder, (db) => {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    return tables.map(({ name }) => [name, db.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows]);
  });
}

function setFault(
  folder: string,
  when: string,
  [table, verb, row]: (typeof STATEMENTS)[number],
  raise: string,
): void {
  const body = `BEGIN SELECT RAISE(${raise}, 'injected'); END`;
  withSql(folder, (db) => db.exec(`CREATE TRIGGER fault ${when} ${verb} ON ${table} WHEN ${row} ${body}`));
}

function removeFault(folder: string): void {
  withSql(folder, (db) => db.exec('DROP TRIGGER fault'));
}

async function fillUp(log: LogStore): Promise<{ size: number; error: unknown }> {
  for (let size = 0; ; size += 20) {
    try {
      await log.append(batchAt(size, 20));
    } catch (error) {
      return { size, error };
    }
  }
}

describe('a database whose file is taken away', () => {
  const gone = (error: unknown) =>
    error instanceof StorageError && error.code === 'unavailable' && /moved or removed/.test(error.message);

  test(
    'acknowledges nothing more, says so, and goes on where the file is put back',
    { skip: process.platform === 'win32' ? 'a file in use stays' : false },
    inFolder(async (folder) => {
      const storage = await server(folder);
      await storage.log.append(batchAt(0, 1));
      const elsewhere = `${databaseIn(folder)}.away`;
      renameSync(databaseIn(folder), elsewhere);
      await assert.rejects(storage.log.append(batchAt(1, 1)), gone);
      const { ok, detail } = await storage.health();
      assert.equal(ok, false);
      assert.match(detail!, /touchstone\.db was moved or removed/);
      assert.ok(!detail!.includes(folder), 'whoever asks for the health is not told where the file lies');
      writeFileSync(databaseIn(folder), 'another file');
      await assert.rejects(storage.log.append(batchAt(1, 1)), gone);
      renameSync(elsewhere, databaseIn(folder));
      await storage.log.append(batchAt(1, 1));
      await storage.close();
      const again = await server(folder);
      assert.equal((await again.log.head())?.tree_size, 2);
      await again.close();
    }),
  );
});

describe('a database that another process holds', () => {
  test(
    'is told as down within two seconds, and is well again when it is let go',
    inFolder(async (folder) => {
      const storage = await server(folder);
      const holder = new DatabaseSync(databaseIn(folder));
      holder.exec('BEGIN IMMEDIATE');
      const begun = performance.now();
      const { ok, detail } = await storage.health();
      assert.equal(ok, false);
      assert.equal(detail, 'Database touchstone.db: it did not answer within 2000 ms.');
      assert.ok(performance.now() - begun < 4_000);
      holder.exec('ROLLBACK');
      await storage.log.append(batchAt(0, 1));
      assert.equal((await storage.health()).ok, true);
      holder.close();
      await storage.close();
    }),
  );
});

describe('a fault while SQLite appends', () => {
  for (const raise of ['ABORT', 'FAIL', 'ROLLBACK']) {
    test(
      `at any statement, before or after it, leaves the whole batch absent (${raise})`,
      inFolder(async (folder) => {
        const storage = await server(folder);
        await storage.log.append(batchAt(0, 3));
        const before = { content: await contentOf(storage.log), rows: rowCounts(folder) };
        for (const when of ['BEFORE', 'AFTER']) {
          for (const statement of STATEMENTS) {
            setFault(folder, when, statement, raise);
            await assert.rejects(storage.log.append(BATCH), { name: 'StorageError', message: /injected/ });
            removeFault(folder);
            assert.deepEqual({ content: await contentOf(storage.log), rows: rowCounts(folder) }, before);
          }
        }
        await storage.log.append(BATCH);
        assert.deepEqual((await contentOf(storage.log)).entries.slice(3), BATCH.entries);
        await storage.close();
      }),
    );
  }

  test(
    'that ends one write leaves the other writes of its group be',
    inFolder(async (folder) => {
      const storage = await server(folder);
      setFault(folder, 'AFTER', ['checkpoint', 'INSERT', 'true'], 'ABORT');
      const together = [
        storage.apiKeys.create(apiKeyAt(1)),
        storage.log.append(batchAt(0, 3)),
        storage.apiKeys.create(apiKeyAt(2)),
      ];
      const outcomes = await Promise.allSettled(together);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['fulfilled', 'rejected', 'fulfilled'],
      );
      assert.equal((await storage.apiKeys.list()).length, 2);
      assert.deepEqual((await contentOf(storage.log)).entries, []);
      await storage.close();
    }),
  );

  test(
    'that takes the transaction with it fails every write of the group, and nothing of it is kept',
    inFolder(async (folder) => {
      const storage = await server(folder);
      setFault(folder, 'AFTER', ['checkpoint', 'INSERT', 'true'], 'ROLLBACK');
      const together = [
        storage.apiKeys.create(apiKeyAt(1)),
        storage.log.append(batchAt(0, 3)),
        storage.apiKeys.create(apiKeyAt(2)),
      ];
      const outcomes = await Promise.allSettled(together);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['rejected', 'rejected', 'rejected'],
      );
      assert.deepEqual(await storage.apiKeys.list(), []);
      assert.deepEqual((await contentOf(storage.log)).entries, []);
      removeFault(folder);
      await storage.apiKeys.create(apiKeyAt(1));
      await storage.close();
    }),
  );

  test(
    'at the commit leaves the whole batch absent',
    inFolder(async (folder) => {
      const storage = await server(folder);
      withSql(folder, (db) =>
        db.exec(`CREATE TABLE debt (of INTEGER REFERENCES entry (leaf_index) DEFERRABLE INITIALLY DEFERRED);
          CREATE TRIGGER fault AFTER INSERT ON checkpoint BEGIN INSERT INTO debt VALUES (999999); END`),
      );
      await assert.rejects(storage.log.append(batchAt(0, 3)), { name: 'StorageError', code: 'failed' });
      assert.deepEqual((await contentOf(storage.log)).entries, []);
      removeFault(folder);
      await storage.log.append(batchAt(0, 3));
      assert.equal((await storage.log.head())?.tree_size, 3);
      await storage.close();
    }),
  );
});

describe('a full disk', () => {
  test(
    'is named, with the file and the remedy; what was acknowledged stays and can be read',
    inFolder(async (folder) => {
      const storage = await server(folder, 400_000);
      const { size, error } = await fillUp(storage.log);
      assert.ok(size > 0);
      assert.ok(error instanceof StorageError);
      assert.equal(error.code, 'full');
      assert.match(error.message, /touchstone\.db: the disk is full: free space/);
      assert.deepEqual((await contentOf(storage.log)).entries, batchAt(0, size).entries);
      await storage.close();

      const roomier = await server(folder);
      assert.equal((await roomier.log.head())?.tree_size, size);
      await roomier.log.append(batchAt(size, 20));
      await roomier.close();
    }),
  );

  test(
    'is told as soon as a batch finds no room, though a row does, and is over when it finds some',
    inFolder(async (folder) => {
      const storage = await server(folder, 600_000);
      assert.equal((await storage.health({ prove_room: true })).has_room, true);
      const { size } = await fillUp(storage.log);
      await storage.apiKeys.create(apiKeyAt(1));
      await setTimeout(1_100);
      const { ok, detail } = await storage.health({ prove_room: true });
      assert.equal(ok, false);
      assert.match(detail!, /^Database touchstone\.db: the disk is full/);
      await storage.close();

      const roomier = await server(folder);
      assert.equal((await roomier.health({ prove_room: true })).has_room, true);
      assert.equal((await roomier.log.head())?.tree_size, size);
      const rows = withSql(folder, (db) => db.prepare('SELECT count(*) AS rows FROM room').get()?.rows);
      assert.equal(rows, 0, 'what was taken for the proof was given back');
      await roomier.close();
    }),
  );

  test(
    'fails only the write that needs room: a key can still be revoked',
    inFolder(async (folder) => {
      const storage = await server(folder, 400_000);
      await storage.apiKeys.create(apiKeyAt(1));
      await fillUp(storage.log);
      assert.equal(await storage.apiKeys.revoke('key1', timeAt(5)), true);
      assert.equal((await storage.apiKeys.get('key1'))?.revoked_at, timeAt(5));
      await storage.close();
    }),
  );
});

describe('a failed flush', () => {
  test(
    'ends all writing until a restart, because what the system dropped cannot be known',
    inFolder(async (folder) => {
      const db = new DatabaseSync(databaseIn(folder));
      const disk = { fails: false };
      const connection = new Connection(databaseIn(folder), failingCommits(db, disk));
      useWal(connection);
      migrate(connection);
      const committer = new GroupCommitter(connection);
      const create = (n: number) => committer.commit([{ name: 'createApiKey', args: [apiKeyAt(n)] }])[0]!;
      assert.ok(create(1).ok);
      disk.fails = true;
      const failed = create(2);
      assert.ok(!failed.ok);
      assert.equal(failed.error.code, 'failed');
      disk.fails = false;
      const refused = create(3);
      assert.ok(!refused.ok);
      assert.match(refused.error.message, /flush to the disk failed: nothing more is written/);
      committer.close();
    }),
  );
});

/** A database whose disk fails to flush at a commit, as SQLite reports it: SQLITE_IOERR_FSYNC. */
function failingCommits(db: DatabaseSync, disk: { readonly fails: boolean }): DatabaseSync {
  const prepare = (sql: string) => {
    const statement = db.prepare(sql);
    if (sql !== 'COMMIT') return statement;
    const run = () => {
      if (disk.fails)
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 });
      return statement.run();
    };
    return { run };
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'prepare') return prepare;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
