/** The steps of a schema, and what is said of a database that a later version has written. */
import { readdirSync, readFileSync } from 'node:fs';
import { StorageError } from './ports.ts';

/** One step of a schema. */
export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** The files `001_….sql`, `002_….sql` … of a folder in order; a gap in the numbers is a fault of the package. */
export function migrationsIn(folder: URL): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, position) => {
    const version = Number.parseInt(name, 10);
    if (version !== position + 1) throw new Error(`Migration ${name} does not follow number ${position}.`);
    return { version, sql: readFileSync(new URL(name, folder), 'utf8') };
  });
}

/** The refusal of a database whose schema is later than this program knows. */
export function writtenLater(database: string, version: number, latest: number): StorageError {
  const remedy = 'start that version of Touchstone, or restore a backup made before it ran';
  const found = `its schema has version ${version}, and this program knows versions up to ${latest}`;
  return new StorageError(
    'unavailable',
    `Database ${database} was written by a later version (${found}): ${remedy}.`,
  );
}
