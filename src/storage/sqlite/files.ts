import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  opendirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StorageError } from '../ports.ts';

/** Where a database lies: given by its folder, under the usual name, or by its file. */
export type Place = { readonly folder: string } | { readonly file: string };

/** The files of one database. */
export interface DatabaseFiles {
  readonly folder: string;
  readonly file: string;
  /** Held locked by the one server; holds no data. */
  readonly lock_file: string;
}

/** The database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'touchstone.db');

/**
 * Resolves a place to its files, making the folder (mode 0700) when it is missing. Links are followed, so
 * that two names of one database share one lock. Throws the system's error.
 */
export function locate(place: Place): DatabaseFiles {
  const wanted = resolve('folder' in place ? databaseFile(place.folder) : place.file);
  makeFolder(dirname(wanted));
  const file = existsSync(wanted)
    ? realpathSync(wanted)
    : join(realpathSync(dirname(wanted)), basename(wanted));
  return { folder: dirname(file), file, lock_file: `${file.replace(/\.db$/, '')}.lock.db` };
}

/** Throws the system's error where the folder cannot be read or written. */
export function assertFolderWritable({ folder }: DatabaseFiles): void {
  opendirSync(folder).closeSync();
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Throws where there is something in the place of the database that is no file. */
export function assertFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return;
  const kind = found.isDirectory() ? 'a folder' : 'no file';
  throw new StorageError(
    'unavailable',
    `Database ${file} is ${kind}: move it away, and restore a backup if there was one.`,
  );
}

/**
 * Throws the system's error where an existing file cannot be written. No file is opened: closing a file would drop the
 * locks that SQLite holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function assertFilesWritable({ file, lock_file }: DatabaseFiles): void {
  for (const path of [file, lock_file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  }
}

/**
 * Makes an empty database file that nobody else may read: it will hold salts, kept answers and secrets of webhooks. SQLite gives
 * the files beside it the same mode. Leaves a file that is there as it is.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** How many names (hard links) an existing file has; 0 for none. */
export function namesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.nlink ?? 0;
}

/** What a file is, whatever it is called: another one under its name has another identity. Undefined for none. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Makes the names in a folder durable. Windows keeps them without, and cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes a folder with those above it, each made durable. Step by step: `mkdirSync` with `recursive` reports
 * a read-only disk as a missing path, and does not return under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  syncFolder(dirname(folder));
}
