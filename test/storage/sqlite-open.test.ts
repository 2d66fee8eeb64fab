import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { locate } from '../../src/storage/sqlite/files.ts';
import { takeInstanceLock } from '../../src/storage/sqlite/instance-lock.ts';
import { latestVersion } from '../../src/storage/sqlite/migrate.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { apiKeyAt, batchAt, contentOf, timeAt } from './samples.ts';
import { databaseIn, inFolder, withSql } from './sqlite-folder.ts';

const APPENDER = fileURLToPath(new URL('append-until-killed.ts', import.meta.url));
const OPENER = new URL('../../src/storage/sqlite/open.ts', import.meta.url).href;
const FIRST_MIGRATION = new URL('../../src/storage/sqlite/migrations/001_log.sql', import.meta.url);
const NOBODY = 65534;

/**
 * How opening goes for a user whom mode bits bind, which they do not bind root: the error's code and message,
 * or `opened`. In a process of its own, since one cannot become root again.
 */
function openedByNobody(folder: string, role: 'server' | 'tool'): { code: string; message: string } {
  const script = `
    import { openSqlite } from ${JSON.stringify(OPENER)};
    if (process.getuid?.() === 0) process.setuid(${NOBODY});
    const opening = openSqlite({ folder: ${JSON.stringify(folder)}, role: ${JSON.stringify(role)} });
    const { code, message } = await opening.then(() => ({ code: 'opened' }), (error) => error);
    console.log(JSON.stringify({ code, message }));
    process.exit();`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

function assertReadOnly(folder: string, named: string): void {
  for (const role of ['server', 'tool'] as const) {
    const { code, message } = openedByNobody(folder, role);
    assert.equal(code, 'read_only');
    assert.ok(message.includes(named) && message.includes('check the owner and mode'), message);
  }
}

function assertFolderReadOnly(folder: string, named: string): void {
  assertReadOnly(folder, named);
  const { message } = openedByNobody(folder, 'server');
  assert.ok(message.startsWith(`The data folder ${folder} is read-only`), message);
}

function ownedByNobody(path: string): void {
  if (process.geteuid?.() === 0) chownSync(path, NOBODY, NOBODY);
}

describe('the one server of a data folder', () => {
  test(
    'makes a database that its owner alone can read, in a folder too that others may read',
    { skip: process.platform === 'win32' ? 'files have no such mode' : false },
    inFolder(async (folder) => {
      const shared = join(folder, 'shared');
      mkdirSync(shared, { mode: 0o755 });
      const storage = await openSqlite({ folder: shared, role: 'server' });
      await storage.log.append(batchAt(0, 2));
      for (const name of ['', '-wal', '-shm'])
        assert.equal(statSync(databaseIn(shared) + name).mode & 0o777, 0o600, `touchstone.db${name}`);
      await storage.close();
      chmodSync(databaseIn(shared), 0o640);
      await (await openSqlite({ folder: shared, role: 'server' })).close();
      assert.equal(statSync(databaseIn(shared)).mode & 0o777, 0o640, 'what the operator has set stays');
    }),
  );

  test(
    'makes the folder for its owner only, and leaves no write-ahead log when it closes',
    inFolder(async (folder) => {
      const deep = join(folder, 'a', 'b');
      const storage = await openSqlite({ folder: deep, role: 'server' });
      assert.equal(statSync(deep).mode & 0o777, 0o700);
      assert.partialDeepStrictEqual(await storage.health(), { ok: true });
      await storage.close();
      await storage.close();
      assert.ok(existsSync(databaseIn(deep)));
      assert.ok(!existsSync(`${databaseIn(deep)}-wal`));
      await assert.rejects(storage.log.append(batchAt(0, 1)), { code: 'unavailable', message: /is closed/ });
      assert.partialDeepStrictEqual(await storage.health(), { ok: false });
    }),
  );

  test(
    'refuses a second server by any name of the folder, naming it, and goes on serving',
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      const first = await openSqlite({ folder: data, role: 'server' });
      symlinkSync(data, join(folder, 'alias'));
      for (const name of ['data', 'alias']) {
        const second = openSqlite({ folder: join(folder, name), role: 'server' });
        const message = `Another Touchstone server runs on the data folder ${data}: stop it first, or give this one another folder (TOUCHSTONE_DATA).`;
        await assert.rejects(second, { name: 'StorageError', code: 'locked', message });
      }
      await first.log.append(batchAt(0, 2));
      await first.close();
      const next = await openSqlite({ folder: data, role: 'server' });
      assert.equal((await next.log.head())?.tree_size, 2);
      await next.close();
    }),
  );

  test(
    'is refused while its file has another name, for servers and tools; a copy of it is not',
    inFolder(async (folder) => {
      const [data, other, copy] = ['data', 'other', 'copy'].map((name) => join(folder, name));
      const first = await openSqlite({ folder: data!, role: 'server' });
      await first.log.append(batchAt(0, 2));
      for (const beside of [other!, copy!]) mkdirSync(beside);
      linkSync(databaseIn(data!), databaseIn(other!));
      for (const role of ['server', 'tool'] as const)
        await assert.rejects(openSqlite({ folder: other!, role }), {
          name: 'StorageError',
          code: 'unavailable',
          message: /other\/touchstone\.db has 2 names \(hard links\).*remove the other names/,
        });
      await first.log.append(batchAt(2, 1));
      await first.close();
      copyFileSync(databaseIn(data!), databaseIn(copy!));
      unlinkSync(databaseIn(other!));
      for (const sound of [data!, copy!]) {
        const storage = await openSqlite({ folder: sound, role: 'server' });
        assert.equal((await storage.log.head())?.tree_size, 3);
        await storage.close();
      }
    }),
  );

  test(
    'keeps servers of other processes out, and stands in nobody’s way once it is killed',
    inFolder(async (folder) => {
      const child = spawn(process.execPath, [APPENDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const closed = once(child, 'close');
      try {
        await once(child.stdout, 'data');
        await assert.rejects(openSqlite({ folder, role: 'server' }), { code: 'locked' });
      } finally {
        child.kill('SIGKILL');
        await closed;
      }
      const storage = await openSqlite({ folder, role: 'server' });
      assert.ok((await storage.log.head())!.tree_size > 0);
      await storage.close();
    }),
  );

  test(
    'sees at its next call what a tool of another process changed',
    inFolder(async (folder) => {
      const storage = await openSqlite({ folder, role: 'server' });
      await storage.apiKeys.create(apiKeyAt(1));
      assert.equal((await storage.apiKeys.get('key1'))?.revoked_at, null);
      const script = `
        import { openSqlite } from ${JSON.stringify(OPENER)};
        const tool = await openSqlite({ folder: ${JSON.stringify(folder)}, role: 'tool' });
        await tool.apiKeys.revoke('key1', ${JSON.stringify(timeAt(7))});
        await tool.close();`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
      assert.equal((await storage.apiKeys.get('key1'))?.revoked_at, timeAt(7));
      await storage.close();
    }),
  );

  test(
    'and its tools may begin in either order',
    inFolder(async (folder) => {
      const tool = await openSqlite({ folder, role: 'tool' });
      await tool.apiKeys.create(apiKeyAt(1));
      const storage = await openSqlite({ folder, role: 'server' });
      assert.deepEqual(await storage.apiKeys.list(), [apiKeyAt(1)]);
      await Promise.all([storage.apiKeys.create(apiKeyAt(2)), tool.apiKeys.create(apiKeyAt(3))]);
      assert.equal((await tool.apiKeys.list()).length, 3);
      await tool.close();
      await storage.close();
    }),
  );
});

test(
  'a backup taken by VACUUM INTO while the server runs is a database of what was durable by then',
  inFolder(async (folder) => {
    const storage = await openSqlite({ folder, role: 'server' });
    await storage.log.append(batchAt(0, 30));
    const backup = join(folder, 'backup');
    mkdirSync(backup);
    withSql(folder, (db) => db.prepare('VACUUM INTO ?').run(databaseIn(backup)));
    const before = await contentOf(storage.log);
    await storage.log.append(batchAt(30, 1));
    await storage.close();
    const restored = await openSqlite({ folder: backup, role: 'server' });
    assert.deepEqual(await contentOf(restored.log), before);
    await restored.log.append(batchAt(30, 1));
    await restored.close();
  }),
);

describe('a data folder that cannot be used', () => {
  test(
    'is named read-only when the folder cannot be written',
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      mkdirSync(data);
      for (const path of [folder, data]) ownedByNobody(path);
      chmodSync(data, 0o500);
      assertFolderReadOnly(data, data);
      assertFolderReadOnly(join(data, 'within'), data);
      chmodSync(data, 0o700);
    }),
  );

  test(
    'is named read-only when the database cannot be written',
    inFolder(async (folder) => {
      await (await openSqlite({ folder, role: 'server' })).close();
      for (const path of [folder, databaseIn(folder), join(folder, 'touchstone.lock.db')])
        ownedByNobody(path);
      chmodSync(databaseIn(folder), 0o400);
      assertReadOnly(folder, databaseIn(folder));
    }),
  );

  test(
    'is named full by the first write that has no room',
    inFolder(async (folder) => {
      const storage = await openSqlite({ folder, role: 'server', max_bytes: 4096 });
      await assert.rejects(storage.log.append(batchAt(0, 50)), { code: 'full' });
      await storage.close();
    }),
  );

  test(
    'is named where a folder is in the place of its database, or it cannot be made',
    inFolder(async (folder) => {
      mkdirSync(databaseIn(folder));
      const message = /touchstone\.db is a folder: move it away/;
      await assert.rejects(openSqlite({ folder, role: 'server' }), { code: 'unavailable', message });
      if (process.platform !== 'linux') return;
      const unmade = openSqlite({ folder: '/proc/nowhere', role: 'server' });
      const told = /^The data folder \/proc\/nowhere cannot be made or opened: set TOUCHSTONE_DATA/;
      await assert.rejects(unmade, { code: 'unavailable', message: told });
    }),
  );

  test(
    'is named unavailable when a file is in its place',
    inFolder(async (folder) => {
      const file = join(folder, 'file');
      writeFileSync(file, 'words');
      await assert.rejects(openSqlite({ folder: file, role: 'server' }), { code: 'unavailable' });
      await assert.rejects(openSqlite({ folder: join(file, 'within'), role: 'tool' }), {
        code: 'unavailable',
      });
      assert.equal(readFileSync(file, 'utf8'), 'words');
    }),
  );
});

describe('the schema', () => {
  test(
    'of a later version is refused, naming the versions, and the file is not touched',
    inFolder(async (folder) => {
      await (await openSqlite({ folder, role: 'server' })).close();
      withSql(folder, (db) => db.exec('PRAGMA user_version = 99'));
      const before = readFileSync(databaseIn(folder));
      for (const role of ['server', 'tool'] as const) {
        const message = new RegExp(
          `written by a later version.*99.*up to ${latestVersion()}.*start that version`,
        );
        await assert.rejects(openSqlite({ folder, role }), { code: 'unavailable', message });
      }
      assert.deepEqual(readFileSync(databaseIn(folder)), before);
    }),
  );

  test(
    'of an earlier version is brought up to date with what it holds',
    inFolder(async (folder) => {
      earlierDatabase(folder);
      const storage = await openSqlite({ folder, role: 'server' });
      assert.equal((await storage.log.head())?.tree_size, 0);
      await storage.apiKeys.create(apiKeyAt(1));
      await storage.close();
      const version = withSql(folder, (db) => db.prepare('PRAGMA user_version').get()?.user_version);
      assert.equal(version, latestVersion());
    }),
  );

  test(
    'is not changed by a tool while a server runs',
    inFolder(async (folder) => {
      earlierDatabase(folder);
      const lock = takeInstanceLock(locate({ folder }));
      await assert.rejects(openSqlite({ folder, role: 'tool' }), { code: 'locked' });
      lock.release();
      await (await openSqlite({ folder, role: 'tool' })).close();
    }),
  );

  test(
    'of another application is refused, and its file is not touched',
    inFolder(async (folder) => {
      withSql(folder, (db) => db.exec('CREATE TABLE notes (text)'));
      const before = readFileSync(databaseIn(folder));
      const opening = openSqlite({ folder, role: 'server' });
      await assert.rejects(opening, { code: 'corrupt', message: /not written by Touchstone/ });
      assert.deepEqual(readFileSync(databaseIn(folder)), before);
    }),
  );
});

/** A database as the first migration left it, with a checkpoint of an empty tree. */
function earlierDatabase(folder: string): void {
  const db = new DatabaseSync(databaseIn(folder));
  db.exec(readFileSync(FIRST_MIGRATION, 'utf8'));
  db.exec(`PRAGMA application_id = ${0x5453544e}; PRAGMA user_version = 1`);
  db.exec(`INSERT INTO checkpoint VALUES (0, zeroblob(32), 'note', 'k1', '2026-01-01T00:00:00.000Z')`);
  db.close();
}
