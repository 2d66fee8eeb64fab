import { readFileSync } from 'node:fs';
import type { Storage } from '../storage/ports.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { assertMayBegin, refuseToBegin } from './begin.ts';
import type { Settings } from './settings-table.ts';
import { StartupError } from './startup-error.ts';

/** Connections that are enough for a command. */
const TOOL_POOL = 2;

/**
 * Opens the storage that the settings choose: PostgreSQL where `DATABASE_URL` names one, else the embedded
 * store in the data folder, which has one server at a time. Rejects with StorageError or StartupError; so it does
 * where a database is gone and its signing key is not.
 * @param role `server` for a process that serves or works; `tool` for a command that may run beside it
 * @param begins whether an embedded store that holds nothing may be begun
 */
export async function openStorage(
  settings: Settings,
  role: 'server' | 'tool',
  begins = true,
): Promise<Storage> {
  if (settings.database_url === null) {
    return openSqlite({
      folder: settings.data,
      role,
      onBegin(file, used) {
        assertMayBegin(settings, file, used);
        if (!begins) refuseToBegin(file);
      },
    });
  }
  // Loaded only where it is used: the driver costs time at the start.
  const { openPostgres } = await import('../storage/postgres/open.ts');
  const { database_url, database_pool, database_connect_ms, database_timeout_ms } = settings;
  return openPostgres({
    url: database_url,
    pool_size: role === 'tool' ? TOOL_POOL : database_pool,
    connect_ms: database_connect_ms,
    statement_ms: database_timeout_ms,
    ...(settings.database_tls !== null && { tls: settings.database_tls }),
    ...(settings.database_ca !== null && { ca: readAuthorities(settings.database_ca) }),
  });
}

function readAuthorities(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartupError(`TOUCHSTONE_DATABASE_CA cannot be read: ${(cause as Error).message}`, { cause });
  }
}
