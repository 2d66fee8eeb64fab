import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Storage } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { batchAt } from './samples.ts';
import { databaseIn, inFolder } from './sqlite-folder.ts';

const APPENDER = fileURLToPath(new URL('append-until-killed.ts', import.meta.url));

describe('a SQLite database after a crash', () => {
  test(
    'holds every batch that was acknowledged before a kill -9, whole, and opens at once',
    { timeout: 120_000 },
    inFolder(async (folder) => {
      let size = 0;
      for (let round = 0; round < 10; round++) {
        const acknowledged = await appendAndKill(folder, Math.random() * 120);
        const storage = await openSqlite({ folder, role: 'server' });
        const held = await assertWhole(storage, size);
        await storage.close();
        assert.ok(acknowledged > size, `round ${round} acknowledged nothing beyond ${size}`);
        assert.ok(held >= acknowledged, `${acknowledged} acknowledged, ${held} held`);
        size = held;
      }
    }),
  );

  test(
    'holds a prefix of whole batches when a power cut left any part of the write-ahead log',
    inFolder(async (folder) => {
      const live = join(folder, 'live');
      const storage = await openSqlite({ folder: live, role: 'server' });
      const wal_sizes: number[] = [];
      for (let base = 0; base < 60; base += 3) {
        await storage.log.append(batchAt(base, 3));
        wal_sizes.push(statSync(`${databaseIn(live)}-wal`).size);
      }
      const copy = join(folder, 'copy');
      mkdirSync(copy);
      copyFileSync(databaseIn(live), databaseIn(copy));
      const wal = readFileSync(`${databaseIn(live)}-wal`);
      await storage.close();

      const cuts = fc.tuple(fc.integer({ min: 0, max: wal.length }), fc.boolean());
      const property = fc.asyncProperty(cuts, async ([kept, torn]) => {
        writeFileSync(`${databaseIn(copy)}-wal`, torn ? tear(wal, kept) : wal.subarray(0, kept));
        const after = await openCopy(copy);
        const flushed = wal_sizes.filter((size) => size <= kept).length * 3;
        const held = await assertWhole(after);
        assert.ok(held >= flushed, `${flushed} were flushed, ${held} held`);
        await after.close();
      });
      const pristine = readFileSync(databaseIn(copy));
      await fc.assert(
        property.beforeEach(() => writeFileSync(databaseIn(copy), pristine)),
        { numRuns: 40 },
      );
    }),
  );
});

/** The copy is opened as a tool does: without the write that a server starts with. */
function openCopy(folder: string): Promise<Storage> {
  return openSqlite({ folder, role: 'tool' });
}

/** What a disk may hold of writes that were never flushed: the length, but not the bytes. */
function tear(wal: Buffer, kept: number): Buffer {
  const torn = Buffer.from(wal);
  torn.fill(0x5a, kept);
  return torn;
}

/** Gives the last size that the server said before it was killed. */
async function appendAndKill(folder: string, after_ms: number): Promise<number> {
  const server = spawn(process.execPath, [APPENDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: Buffer[] = [];
  server.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  const closed = once(server, 'close');
  await Promise.race([once(server.stdout, 'data'), closed]);
  await delay(after_ms);
  server.kill('SIGKILL');
  const [, signal] = await closed;
  assert.equal(signal, 'SIGKILL', 'the server ended by itself');
  const lines = Buffer.concat(said).toString().split('\n');
  return Number(lines.at(-2));
}

/** Asserts that the log consists of whole batches up to its head, entries from `start` on; gives its size. */
async function assertWhole({ log }: Storage, start = 0): Promise<number> {
  const size = (await log.head())?.tree_size ?? 0;
  assert.deepEqual(await Array.fromAsync(log.entries(start)), batchAt(start, size - start).entries);
  return size;
}
