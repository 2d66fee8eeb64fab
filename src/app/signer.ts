import { existsSync } from 'node:fs';
import {
  ensureActive,
  type FileSigner,
  fixedSigner,
  openKeyFile,
  rotateKey,
  type Signer,
  type SigningKey,
} from '../audit/index.ts';
import type { Storage, StoredSigningKey } from '../storage/ports.ts';
import { equalBytes } from '../tlog/index.ts';
import { signingKeyPath } from './begin.ts';
import type { Settings } from './settings-table.ts';
import { StartupError } from './startup-error.ts';

/**
 * The signer that the settings choose: a key in a variable, or a key file, made where there is none. Once a log has a
 * key, none is made for an instance that shares it, nor at a path that a setting names.
 * Rejects with AuditError `invalid_key`, StartupError, or as storage does.
 * @param now Unix time in milliseconds
 * @param warn hears, in words, what the operator should know of the key
 */
export async function openSigner(
  settings: Settings,
  storage: Storage,
  now: () => number,
  warn: (message: string) => void = () => {},
): Promise<Signer> {
  const known = await storage.signingKeys.all();
  const active = known.find(({ retired_at }) => retired_at === null);
  // Of a log that instances share, another key is refused: no warning is of use there.
  const tellAnother = (name: string, { public_key }: SigningKey): void => {
    if (active === undefined || storage.log.shared) return;
    if (known.some((key) => equalBytes(key.public_key, public_key))) return;
    warn(
      `The log is signed by the key ${active.key_id}, and ${name} is another: it signs from now on. ${ADVICE}`,
    );
  };
  if (settings.signing_key !== null) {
    const signer = fixedSigner(settings.signing_key, 'TOUCHSTONE_SIGNING_KEY', now);
    tellAnother('the one in TOUCHSTONE_SIGNING_KEY', await signer.current());
    return signer;
  }
  const path = signingKeyPath(settings);
  // Looked for after the keys were read: an instance that starts at the same time has its file before its key signs.
  if (active !== undefined && !existsSync(path)) {
    if (storage.log.shared) throw new StartupError(lackingShared(active, path));
    if (settings.signing_key_file !== null) throw new StartupError(lackingNamed(active, path));
  }
  const signer = openFile(path, now);
  if (signer.exposed)
    warn(`Others than its owner may read the signing key: take their rights away (chmod 600 ${path}).`);
  if (signer.created && active !== undefined) {
    warn(
      `The log is signed by the key ${active.key_id}, and there was no key at ${path}: a fresh one signs from now on. ` +
        ADVICE,
    );
  } else tellAnother(`the one at ${path}`, signer.current());
  return signer;
}

const lackingShared = ({ key_id }: StoredSigningKey, path: string): string =>
  `The log in the database is signed by the key ${key_id}, and there is no key at ${path}. ` +
  'Give every instance the same key: its file with TOUCHSTONE_SIGNING_KEY_FILE, or its PEM in TOUCHSTONE_SIGNING_KEY.';

/** A slip in a path must not retire the key that signs. */
const lackingNamed = ({ key_id }: StoredSigningKey, path: string): string =>
  `TOUCHSTONE_SIGNING_KEY_FILE names ${path}, where there is no file, and the log is signed by the key ${key_id}. ` +
  'Name the file of that key. To begin another, name it and run `touchstone audit rotate-key`; where it is lost, make one ' +
  `on purpose (openssl genpkey -algorithm ed25519 -out ${path}): it signs from then on, and the former key never again.`;

/** A key that was replaced is retired for good. */
const ADVICE =
  'Proofs of before still check; give auditors the verifier key of the one that signs (/v2/audit/keys). ' +
  'If this was not meant, find out who changed it: the former key is retired, and signs no more.';

function openFile(path: string, now: () => number): FileSigner {
  try {
    return openKeyFile(path, now);
  } catch (cause) {
    const { syscall, message } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    throw new StartupError(`The signing key ${path} cannot be read or made: ${message}.`, { cause });
  }
}

/**
 * Begins a new signing key: one that is made in the place of the key file, or the one that
 * TOUCHSTONE_SIGNING_KEY holds. Rejects as {@link openSigner} does: an instance without the log's key is none to
 * rotate it.
 */
export async function beginSigningKey(
  settings: Settings,
  storage: Storage,
  now: () => number,
): Promise<StoredSigningKey> {
  const { signingKeys } = storage;
  const origin = settings.log_origin;
  const signer = await openSigner(settings, storage, now);
  if (settings.signing_key !== null) return ensureActive(signingKeys, await signer.current(), origin);
  return rotateKey({ path: signingKeyPath(settings), signingKeys, origin, now });
}
