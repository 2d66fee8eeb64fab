import { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../ports.ts';
import { toStorageError } from './errors.ts';
import type { DatabaseFiles } from './files.ts';

/** Long enough for a predecessor that is just stopping or for a tool that is just migrating. */
const WAIT_MS = 500;

/** Locks that this process holds. One that nothing referred to would be collected, and let go, early. */
const HELD = new Set<DatabaseSync>();

/** The right to be the one server on a database. */
export interface InstanceLock {
  /** Idempotent. */
  release(): void;
}

/**
 * Takes the lock or throws StorageError `locked`. It is an exclusive transaction on a small database of
 * its own: the system lets go of it when the process ends, however it ends, and a stale one cannot exist.
 */
export function takeInstanceLock({ folder, lock_file }: DatabaseFiles): InstanceLock {
  let db: DatabaseSync | undefined;
  try {
    const held = (db = new DatabaseSync(lock_file, { timeout: WAIT_MS }));
    held.exec('BEGIN EXCLUSIVE');
    HELD.add(held);
    return { release: () => HELD.delete(held) && held.close() };
  } catch (cause) {
    db?.close();
    const error = toStorageError(cause, lock_file);
    throw error.code === 'locked' ? alreadyServed(folder, cause) : error;
  }
}

function alreadyServed(folder: string, cause: unknown): StorageError {
  const remedy = 'stop it first, or give this one another folder (TOUCHSTONE_DATA)';
  return new StorageError(
    'locked',
    `Another Touchstone server runs on the data folder ${folder}: ${remedy}.`,
    { cause },
  );
}
