/** A server writes on its own thread while there is little to write, and on another from when that is not so. */
import assert from 'node:assert/strict';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { CommitterAsNeeded, Pace } from '../../src/storage/sqlite/commit-as-needed.ts';
import { WriterThread } from '../../src/storage/sqlite/committers.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { Write } from '../../src/storage/sqlite/writes.ts';
import { apiKeyAt } from './samples.ts';
import { databaseIn, inFolder, withSql } from './sqlite-folder.ts';

const KEY = (n: number): Write => ({ name: 'createApiKey', args: [apiKeyAt(n)] });

/** A committer to a database that is there, with a clock on which each commit takes so many milliseconds. */
async function committerIn(folder: string, commit_ms = 0): Promise<CommitterAsNeeded> {
  await (await openSqlite({ folder, role: 'server' })).close();
  let reads = 0;
  // A commit that begins every minute, and is read the time of at its end.
  const now = (): number => Math.floor(reads / 2) * 60_000 + (reads++ % 2) * commit_ms;
  return new CommitterAsNeeded(databaseIn(folder), {}, now);
}

const keysIn = (folder: string): unknown =>
  withSql(folder, (db) => db.prepare('SELECT count(*) AS n FROM api_key').get()?.n);

/** Commits key after key until a thread writes; gives the number of the last. */
async function untilMoved(committer: CommitterAsNeeded, first = 1): Promise<number> {
  for (let n = first; ; n++) {
    const [outcome] = await committer.commit([KEY(n)]);
    assert.ok(outcome?.ok);
    if (committer.onThread) return n;
    assert.ok(n < 5_000, 'it never moved');
    await setTimeout(1);
  }
}

describe('commits of a server', () => {
  test(
    'are made at once, on the thread that asks, while they take little of its time',
    inFolder(async (folder) => {
      const committer = await committerIn(folder, 20);
      for (let n = 1; n <= 50; n++) {
        const made = committer.commit([KEY(n)]);
        assert.equal(keysIn(folder), n, 'before anything was awaited');
        assert.ok((await made)[0]?.ok);
      }
      assert.ok(!committer.onThread);
      await committer.close();
    }),
  );

  test(
    'move to a thread once they take much of it, and none is lost or done twice',
    inFolder(async (folder) => {
      const committer = await committerIn(folder, 30);
      const count = await untilMoved(committer);
      const rest = await committer.commit([KEY(count + 1), KEY(1), KEY(count + 2)]);
      assert.deepEqual(
        rest.map(({ ok }) => ok),
        [true, false, true],
      );
      await committer.close();
      assert.equal(keysIn(folder), count + 2);
    }),
  );

  test(
    'move where another process writes, which a thread waits for',
    inFolder(async (folder) => {
      const committer = await committerIn(folder);
      const holder = new DatabaseSync(databaseIn(folder));
      holder.exec('BEGIN IMMEDIATE');
      const made = committer.commit([KEY(1), KEY(2)]);
      await setTimeout(300);
      assert.ok(committer.onThread);
      holder.exec('ROLLBACK');
      holder.close();
      assert.deepEqual(
        (await made).map(({ ok }) => ok),
        [true, true],
      );
      await committer.close();
      assert.equal(keysIn(folder), 2);
    }),
  );

  test(
    'of whole documents and erasures are made on a thread from the first',
    inFolder(async (folder) => {
      const committer = await committerIn(folder);
      await committer.commit([{ name: 'eraseSource', args: ['tenant', 'none', '2026-01-01T00:00:00.000Z'] }]);
      assert.ok(committer.onThread);
      await committer.close();
    }),
  );

  test(
    'are refused and do not move while the file is away, and write to no other in its place',
    { skip: process.platform === 'win32' ? 'a file in use stays' : false },
    inFolder(async (folder) => {
      const committer = await committerIn(folder, 30);
      const file = databaseIn(folder);
      assert.ok((await committer.commit([KEY(1)]))[0]?.ok);
      await setTimeout(500);
      renameSync(file, `${file}.away`);
      const refused = async (n: number): Promise<void> => {
        const [outcome] = await committer.commit([KEY(n)]);
        assert.ok(outcome?.ok === false && /moved or removed/.test(outcome.error.message));
        assert.ok(!committer.onThread);
      };
      await refused(2);
      assert.ok(!existsSync(file), 'nothing is made in its place');
      writeFileSync(file, '');
      await refused(3);
      renameSync(`${file}.away`, file);
      const last = await untilMoved(committer, 4);
      await committer.close();
      assert.equal(keysIn(folder), last - 2);
    }),
  );

  test(
    'go on where a thread ends before it has written, on another',
    inFolder(async (folder) => {
      await (await openSqlite({ folder, role: 'server' })).close();
      const started: WriterThread[] = [];
      const start = (): WriterThread => {
        const thread = new WriterThread();
        started.push(thread);
        return thread;
      };
      let now = 0;
      const committer = new CommitterAsNeeded(databaseIn(folder), {}, () => (now += 30), start);
      assert.ok((await committer.commit([KEY(1)]))[0]?.ok);
      await started[0]!.dismiss();
      assert.ok(started[0]!.isGone && !started[0]!.isReady);
      const last = await untilMoved(committer, 2);
      assert.equal(started.length, 2);
      await committer.close();
      assert.equal(keysIn(folder), last);
    }),
  );

  test(
    'end with the committer, whether its thread was used, only started, or neither',
    inFolder(async (folder) => {
      const idle = await committerIn(folder);
      await idle.close();
      const started = await committerIn(folder, 30);
      await started.commit([KEY(1)]);
      assert.ok(!started.onThread);
      await started.close();
      const used = await committerIn(folder, 30);
      await used.commit([{ name: 'eraseSource', args: ['tenant', 'none', '2026-01-01T00:00:00.000Z'] }]);
      await used.close();
      assert.equal(keysIn(folder), 1);
    }),
  );
});

test('commits are too much once they took 25 ms of half a second, and what was long ago counts no more', () => {
  const pace = new Pace();
  assert.ok(!pace.isBusy(0, 15));
  assert.ok(!pace.isBusy(100, 110));
  assert.ok(pace.isBusy(200, 201));
  assert.ok(!pace.isBusy(701, 721));
  assert.ok(!pace.isBusy(1_300, 1_325));
  assert.ok(pace.isBusy(1_400, 1_401));
});
