import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from '../ports.ts';
import { commitAsNeeded } from './commit-as-needed.ts';
import { commitHere, commitOnThread } from './committers.ts';
import { type Connection, connect, useWal } from './connection.ts';
import { damaged, folderFault, isNoFolder, noFolder, severalNames, toStorageError } from './errors.ts';
import {
  assertFile,
  assertFilesWritable,
  assertFolderWritable,
  type DatabaseFiles,
  locate,
  makePrivate,
  namesOf,
  type Place,
  syncFolder,
} from './files.ts';
import { healthCheck } from './health.ts';
import { idempotencyStore } from './idempotency-store.ts';
import { type InstanceLock, takeInstanceLock } from './instance-lock.ts';
import { jobStore } from './job-store.ts';
import { apiKeyStore, signingKeyStore } from './key-stores.ts';
import { ENTRY_COLUMNS } from './log-list.ts';
import { checkpointOf, entryOf } from './log-rows.ts';
import { SqliteLogStore } from './log-store.ts';
import { latestVersion, migrate, schemaVersion } from './migrate.ts';
import { sourceStore } from './source-store.ts';
import { webhookStore } from './webhook-store.ts';
import { WriteQueue } from './write-queue.ts';

export type Writer = 'here' | 'thread' | 'as needed';

const COMMITTERS = { here: commitHere, thread: commitOnThread, 'as needed': commitAsNeeded } as const;

export type SqliteOptions = Place & {
  /**
   * `server`: the one process that serves this database; holds the instance lock until it closes or ends.
   * `tool`: a command that may run beside a server.
   */
  readonly role: 'server' | 'tool';
  /** The database file grows no larger than this many bytes; reaching it is a full disk. */
  readonly max_bytes?: number;
  /** Where commits run: the caller's thread (a tool's default), one of their own, or that once it is needed (a server's). */
  readonly writer?: Writer;
  /**
   * Called before anything is made of a database that is missing or holds nothing; what it throws leaves it so.
   * @param used whether there has been a database before
   */
  readonly onBegin?: (file: string, used: boolean) => void;
};

/**
 * Opens the database of a data folder, making what is missing and bringing the schema up to date. Takes
 * the same time at any size. Rejects with StorageError: `locked` when another server runs on it,
 * `read_only`, `full`, `corrupt`, or `unavailable` (a later version's file, no such path). A server's database
 * has been written to once when this resolves.
 */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const files = prepareFiles(options);
  const used = existsSync(files.lock_file);
  const begin = (): void => options.onBegin?.(files.file, used);
  const lock = options.role === 'server' ? takeInstanceLock(files) : undefined;
  try {
    prepareSchema(files, lock, begin);
    return await assemble(files, options, lock);
  } catch (cause) {
    lock?.release();
    throw toStorageError(cause, files.file);
  }
}

function prepareFiles(options: SqliteOptions): DatabaseFiles {
  const files = prepareFolder(options);
  try {
    assertFile(files.file);
    assertFilesWritable(files);
  } catch (cause) {
    throw toStorageError(cause, files.file);
  }
  const names = namesOf(files.file);
  if (names > 1) throw severalNames(files.file, names);
  return files;
}

function prepareFolder(options: SqliteOptions): DatabaseFiles {
  try {
    const files = locate(options);
    assertFolderWritable(files);
    return files;
  } catch (cause) {
    const folder = 'folder' in options ? options.folder : dirname(options.file);
    throw isNoFolder(cause) ? noFolder(folder, cause) : folderFault(folder, cause);
  }
}

/** Makes, migrates and looks over the database. Only a holder of the instance lock changes the schema. */
function prepareSchema(files: DatabaseFiles, lock: InstanceLock | undefined, begin: () => void): void {
  const absent = !existsSync(files.file);
  if (absent) begin();
  const own_lock = lock === undefined && absent ? takeInstanceLock(files) : undefined;
  try {
    if (absent) makePrivate(files.file);
    const connection = connect(files.file);
    try {
      const version = schemaVersion(connection);
      if (version === 0 && !absent) begin();
      useWal(connection);
      if (version < latestVersion()) migrateAlone(connection, files, lock ?? own_lock);
      // What a tool is for is to tell what is wrong: it opens what it can.
      assertReadable(connection, lock !== undefined);
    } finally {
      connection.close();
    }
    if (absent) syncFolder(files.folder);
  } finally {
    own_lock?.release();
  }
}

function migrateAlone(connection: Connection, files: DatabaseFiles, held: InstanceLock | undefined): void {
  const lock = held ?? takeInstanceLock(files);
  try {
    migrate(connection);
  } finally {
    if (held === undefined) lock.release();
  }
}

/** Pages up to which a database is looked over whole when it is opened: 16 MiB, some hundredths of a second. */
const SMALL = 4096;

/**
 * Reads the first page of every table and the ends of the log, and where `whole` of a small database all there is: damage there, or
 * a database cut short, is named before anything is served.
 */
function assertReadable(connection: Connection, whole: boolean): void {
  const { file } = connection;
  if (whole && Number(connection.get('PRAGMA page_count')?.page_count) <= SMALL) {
    const found = connection.get('PRAGMA quick_check(1)')?.quick_check;
    if (found !== 'ok') throw damaged(file, String(found).replace(/^\*{3}.*\n/, ''));
  }
  for (const { name } of connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'"))
    connection.get(`SELECT 1 FROM "${String(name)}" LIMIT 1`);
  connection.run('BEGIN');
  const head = connection.get('SELECT * FROM checkpoint ORDER BY tree_size DESC LIMIT 1');
  const last = connection.get(`SELECT ${ENTRY_COLUMNS} FROM entry ORDER BY leaf_index DESC LIMIT 1`);
  connection.run('COMMIT');
  const size = head === undefined ? 0 : checkpointOf(head, file).tree_size;
  const entries = last === undefined ? 0 : entryOf(last, file).leaf_index + 1;
  if (size !== entries) throw damaged(file, `its checkpoint says ${size} entries, and it holds ${entries}`);
}

async function assemble(
  files: DatabaseFiles,
  options: SqliteOptions,
  lock: InstanceLock | undefined,
): Promise<Storage> {
  const { file } = files;
  const writer = options.writer ?? (options.role === 'server' ? 'as needed' : 'here');
  const limits = options.max_bytes === undefined ? {} : { max_bytes: options.max_bytes };
  const reader = connect(file, { reads_only: true });
  const writes = new WriteQueue(file, COMMITTERS[writer](file, limits));
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await writes.close();
    reader.close();
    lock?.release();
  };
  try {
    if (options.role === 'server') await Promise.all([writes.run('beat'), writes.run('dropStagedJobs')]);
  } catch (cause) {
    await close();
    throw cause;
  }
  return {
    backend: 'sqlite',
    log: new SqliteLogStore(reader, writes),
    signingKeys: signingKeyStore(reader, writes),
    apiKeys: apiKeyStore(reader, writes),
    idempotency: idempotencyStore(writes),
    jobs: jobStore(reader, writes),
    webhooks: webhookStore(reader, writes),
    sources: sourceStore(reader, writes),
    health: healthCheck(reader, writes),
    close: () => (closed ??= close()),
  };
}
