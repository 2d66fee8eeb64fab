import assert from 'node:assert/strict';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { batchAt, contentOf, recordId, tileAt } from './samples.ts';
import { databaseIn, filesHolding, inFolder, withSql } from './sqlite-folder.ts';

const PAGE = 4096;

/** Leaves a closed database with a log of 300 entries; gives its bytes. */
async function soundDatabase(folder: string): Promise<Buffer> {
  const storage = await openSqlite({ folder, role: 'server' });
  await storage.log.append(batchAt(0, 300, { tiles: [tileAt(0, 0)] }));
  await storage.close();
  return readFileSync(databaseIn(folder));
}

type Roles = readonly ('server' | 'tool')[];

async function assertNamedCorrupt(folder: string, roles: Roles = ['server', 'tool']): Promise<void> {
  for (const role of roles) {
    await assert.rejects(openSqlite({ folder, role }), (error: Error & { code?: string }) => {
      assert.equal(error.code, 'corrupt');
      assert.ok(error.message.includes(databaseIn(folder)) && error.message.includes('restore a backup'));
      return true;
    });
  }
}

describe('a damaged SQLite database is named corrupt when it is opened', () => {
  test(
    'when the file is no database at all',
    inFolder(async (folder) => {
      writeFileSync(databaseIn(folder), 'these are words, not pages. '.repeat(500));
      await assertNamedCorrupt(folder);
    }),
  );

  test(
    'when its first page, which holds the schema, is overwritten',
    inFolder(async (folder) => {
      const sound = await soundDatabase(folder);
      writeFileSync(databaseIn(folder), sound.fill(0xee, 100, PAGE));
      await assertNamedCorrupt(folder);
    }),
  );

  test(
    'when it was cut short',
    inFolder(async (folder) => {
      const sound = await soundDatabase(folder);
      truncateSync(databaseIn(folder), Math.floor(sound.length / PAGE / 2) * PAGE);
      await assertNamedCorrupt(folder);
    }),
  );

  test(
    'when any table or index of a small one that is to be served is overwritten',
    inFolder(async (folder) => {
      const sound = await soundDatabase(folder);
      const trees = withSql(folder, (db) =>
        db.prepare('SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0').all(),
      ) as { name: string; rootpage: number }[];
      assert.ok(trees.some(({ name }) => name === 'idempotency'));
      for (const { rootpage } of trees) {
        writeFileSync(
          databaseIn(folder),
          Buffer.from(sound).fill(0xee, (rootpage - 1) * PAGE, rootpage * PAGE),
        );
        await assertNamedCorrupt(folder, ['server']);
      }
    }),
  );

  test(
    'when its last checkpoint cannot be read, or speaks of entries that are not there',
    inFolder(async (folder) => {
      await soundDatabase(folder);
      const root_page = withSql(
        folder,
        (db) =>
          db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'checkpoint'").get()
            ?.rootpage as number,
      );
      const sound = readFileSync(databaseIn(folder));
      const overwritten = Buffer.from(sound).fill(0xee, (root_page - 1) * PAGE, root_page * PAGE);
      writeFileSync(databaseIn(folder), overwritten);
      await assertNamedCorrupt(folder);

      writeFileSync(databaseIn(folder), sound);
      withSql(folder, (db) =>
        db.exec('DROP TRIGGER checkpoint_stays; UPDATE checkpoint SET tree_size = 301'),
      );
      await assertNamedCorrupt(folder);
    }),
  );

  test(
    'or, wherever else the damage is, the read that meets it says so and nothing else goes wrong',
    inFolder(async (folder) => {
      const sound = await soundDatabase(folder);
      const damage = fc.record({
        at: fc.nat({ max: sound.length - 1 }),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 600 }),
      });
      let met = 0;
      const property = fc.asyncProperty(damage, async ({ at, bytes }) => {
        const damaged = Buffer.from(sound);
        damaged.set(bytes.subarray(0, sound.length - at), at);
        writeFileSync(databaseIn(folder), damaged);
        try {
          const storage = await openSqlite({ folder, role: 'tool' });
          try {
            await contentOf(storage.log);
          } finally {
            await storage.close();
          }
        } catch (error) {
          met += 1;
          assert.equal((error as { code?: string }).code, 'corrupt', String(error));
        }
      });
      await fc.assert(property, { numRuns: 150 });
      assert.ok(met > 0);
    }),
  );
});

describe('the log in SQLite', () => {
  test(
    'cannot be rewritten even by a statement that asks for it',
    inFolder(async (folder) => {
      await soundDatabase(folder);
      const rewritings = [
        "UPDATE entry SET record = '{}' WHERE leaf_index = 1",
        'DELETE FROM entry WHERE leaf_index = 299',
        'UPDATE tile SET hashes = zeroblob(8192)',
        'DELETE FROM tile',
        "UPDATE checkpoint SET note = ''",
        'DELETE FROM checkpoint',
      ];
      for (const sql of rewritings) {
        assert.throws(() => withSql(folder, (db) => db.exec(sql)), /append-only/, sql);
      }
    }),
  );

  test(
    'keeps no byte of erased secrets in any file, while it still runs',
    inFolder(async (folder) => {
      const secret = 'a secret that nobody may find again';
      const long = secret.repeat(400);
      const storage = await openSqlite({ folder, role: 'server' });
      const fields = (leaf: number) => ({ secrets: leaf === 1 ? long : leaf === 2 ? secret : null });
      await storage.log.append(batchAt(0, 4, { fields }));
      assert.notEqual(filesHolding(secret, folder), '');
      await storage.log.eraseSecrets('acme', recordId(1));
      await storage.log.eraseSecrets('acme', recordId(2));
      assert.equal(filesHolding(secret, folder), '');
      await storage.close();
    }),
  );
});
