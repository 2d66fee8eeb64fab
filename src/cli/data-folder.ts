/** The database of the settings, for commands that make none: a mistyped folder is told, not made. */
import { existsSync, statSync } from 'node:fs';
import type { Settings } from '../app/settings-table.ts';
import type { ReferenceStore } from '../evidence/index.ts';
import type { Storage } from '../storage/ports.ts';
import { databaseFile } from '../storage/sqlite/files.ts';
import { UsageError } from './exit.ts';

/** Whether there is a database: PostgreSQL says so itself. */
export const hasDatabase = ({ database_url, data }: Settings): boolean =>
  database_url !== null || existsSync(databaseFile(data));

/** @throws UsageError where there is no database */
export function assertDatabase(set: Settings): void {
  if (hasDatabase(set)) return;
  if (statSync(set.data, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`the data folder ${set.data} is a file; set TOUCHSTONE_DATA to a folder`);
  const missing = existsSync(set.data) ? 'no database in the data folder' : 'no data folder';
  throw new UsageError(`there is ${missing} ${set.data}; set TOUCHSTONE_DATA`);
}

/** Opens the database that there is, beside a server. @throws UsageError where there is none */
export async function openExisting(set: Settings): Promise<Storage> {
  assertDatabase(set);
  // Loaded only where it is used: most requests refer to nothing.
  const { openStorage } = await import('../app/storage.ts');
  return openStorage(set, 'tool', false);
}

export interface RegisteredEvidence {
  /** Undefined where there is no database. */
  readonly store: ReferenceStore | undefined;
  close(): Promise<void>;
}

/** The registered evidence that a request may refer to; the database is opened when one does. */
export function registeredEvidence(set: Settings): RegisteredEvidence {
  if (!hasDatabase(set)) return { store: undefined, async close() {} };
  let opened: Promise<Storage> | undefined;
  const sources = async () => (await (opened ??= openExisting(set))).sources;
  return {
    store: {
      get: async (...question) => (await sources()).get(...question),
      byUri: async (...question) => (await sources()).byUri(...question),
      byChecksum: async (...question) => (await sources()).byChecksum(...question),
      content: async (...question) => (await sources()).content(...question),
    },
    close: async () => (await opened)?.close(),
  };
}
