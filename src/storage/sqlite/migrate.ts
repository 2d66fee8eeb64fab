import { migrationsIn, writtenLater } from '../migrations.ts';
import type { Connection } from './connection.ts';
import { damaged } from './errors.ts';

/** "TSTN": marks the file as ours in SQLite's header (https://sqlite.org/fileformat2.html, 1.3.17). */
const APPLICATION_ID = 0x5453544e;

const FOLDER = new URL('./migrations/', import.meta.url);

/** The schema version that this program writes. */
export function latestVersion(): number {
  return migrationsIn(FOLDER).length;
}

/**
 * The version of the database's schema: 0 for an empty file. Refuses a file of another application
 * (`corrupt`) and a later version (`unavailable`), and touches neither.
 */
export function schemaVersion(connection: Connection): number {
  const application = Number(connection.get('PRAGMA application_id')?.application_id);
  const version = Number(connection.get('PRAGMA user_version')?.user_version);
  const tables = Number(connection.get('SELECT count(*) AS tables FROM sqlite_schema')?.tables);
  if (tables === 0 && application === 0 && version === 0) return 0;
  if (application !== APPLICATION_ID) throw damaged(connection.file, 'it was not written by Touchstone');
  const latest = latestVersion();
  if (version > latest) throw writtenLater(connection.file, version, latest);
  return version;
}

/** Brings the schema to the latest version, each step in a transaction of its own. */
export function migrate(connection: Connection): void {
  const from = schemaVersion(connection);
  for (const { version, sql } of migrationsIn(FOLDER).slice(from)) {
    connection.exec('BEGIN IMMEDIATE');
    try {
      connection.exec(sql);
      connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      connection.exec(`PRAGMA user_version = ${version}`);
      connection.exec('COMMIT');
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  }
}
