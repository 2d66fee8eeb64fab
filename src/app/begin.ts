import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StorageError } from '../storage/ports.ts';
import type { Settings } from './settings-table.ts';

/** The file of the signing key: of its own setting, else in the data folder. */
export function signingKeyPath({ signing_key_file, data }: Settings): string {
  return signing_key_file ?? join(data, 'signing-key.pem');
}

/**
 * Throws where the signing key may have signed a log that was in the database: one begun in its place would say other
 * things under the same signature. A first start makes the database before the key, so a key in the data folder without
 * a database is one whose database was lost. A key from elsewhere may have been made for the log to come; whether there
 * was a log, the folder tells.
 * @param file the database, which is missing or holds nothing
 * @param used whether there has been a database in the data folder
 */
export function assertMayBegin(settings: Settings, file: string, used: boolean): void {
  const key = keyBefore(settings);
  if (key === undefined || !(key.beside || used)) return;
  const another = key.beside
    ? 'move the signing key away'
    : 'take another signing key and an empty data folder';
  throw new StorageError(
    'corrupt',
    `${lost(file)}, and ${key.name} is there: another log, signed by the same key, would contradict what it has signed. ` +
      `Restore the database from a backup; to begin another log, ${another}.`,
  );
}

/** Throws for the database of a command that makes none. */
export function refuseToBegin(file: string): never {
  throw new StorageError('corrupt', `${lost(file)}: restore it from a backup.`);
}

const lost = (file: string): string =>
  `Database ${file} ${existsSync(file) ? 'holds nothing' : 'is missing'}`;

/** The signing key that is there already, and whether it lies in the data folder. */
function keyBefore(settings: Settings): { readonly name: string; readonly beside: boolean } | undefined {
  if (settings.signing_key !== null)
    return { name: 'the signing key of TOUCHSTONE_SIGNING_KEY', beside: false };
  const path = signingKeyPath(settings);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { name: `its signing key ${path}`, beside: dirname(resolve(path)) === resolve(settings.data) };
}
