/** Temporary data folders, and a way to reach into the database behind the storage's back. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs a test with a folder of its own, and removes it whatever happens. */
export function inFolder(test: (folder: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-storage-'));
    try {
      await test(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

export function databaseIn(folder: string): string {
  return join(folder, 'touchstone.db');
}

/** Runs SQL on a connection of its own, as an intruder or an operator would. */
export function withSql<T>(folder: string, use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(databaseIn(folder), { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** In a process of its own: closing a database's file in this one would drop the locks on it. */
export function filesHolding(words: string, folder: string): string {
  const { status, stdout } = spawnSync('grep', ['-rlF', words, folder], { encoding: 'utf8' });
  assert.ok(status === 0 || status === 1, 'grep could not search');
  return stdout;
}
