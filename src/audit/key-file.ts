import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { rawPublicKey } from './crypto.ts';
import { AuditError } from './errors.ts';
import type { Signer, SigningKey } from './signer.ts';

/** Mode bits that let anyone but the owner read the key. */
const OTHERS = 0o077;

/** A signer over a PKCS #8 PEM file. */
export interface FileSigner extends Signer {
  current(): SigningKey;
  /** Whether opening it made the key. */
  readonly created: boolean;
  /** Whether others than its owner may read the file, which the operator should hear of. */
  readonly exposed: boolean;
}

/**
 * Opens the signing key at `path`, making one (mode 0600) where there is none. `now` gives Unix
 * milliseconds; a key's `created_at` is its file's modification time. Throws `invalid_key` for a file
 * that holds no Ed25519 private key, and what the file system throws.
 */
export function openKeyFile(path: string, now: () => number): FileSigner {
  const created = createKeyFile(path, now);
  let stats = statSync(path);
  let key = readKeyFile(path);
  return {
    created,
    exposed: process.platform !== 'win32' && (stats.mode & OTHERS) !== 0,
    current() {
      const latest = statSync(path, { throwIfNoEntry: false });
      // A file that was taken away stops no running service: its key goes on.
      if (latest !== undefined && !sameFile(stats, latest)) {
        key = readKeyFile(path);
        stats = latest;
      }
      return key;
    },
  };
}

/**
 * A signer over a key that is given as PKCS #8 PEM; line breaks may be written as `\\n`. `name` is what messages
 * call it. Throws `invalid_key`.
 */
export function fixedSigner(pem: string, name: string, now: () => number): Signer {
  const key = signingKey(pem.replaceAll('\\n', '\n'), now(), name);
  return { current: () => key };
}

/** Puts a fresh key in the place of the one at `path`, in one step; the old private key is gone. */
export function replaceKeyFile(path: string, now: () => number): SigningKey {
  const draft = writeDraft(path, now);
  renameSync(draft, path);
  syncFolder(path);
  return readKeyFile(path);
}

function sameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.mtimeMs === b.mtimeMs && a.size === b.size;
}

/** Makes the key file unless there is one; of two processes that try at once, the first one's stays. */
function createKeyFile(path: string, now: () => number): boolean {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return false;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = writeDraft(path, now);
  try {
    linkSync(draft, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    unlinkSync(draft);
    syncFolder(path);
  }
}

/** A new key in a file beside `path`, flushed to disk. */
function writeDraft(path: string, now: () => number): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }) as string);
    futimesSync(file, now() / 1000, now() / 1000);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return draft;
}

function readKeyFile(path: string): SigningKey {
  const file = openSync(path, 'r');
  try {
    return signingKey(readFileSync(file, 'utf8'), fstatSync(file).mtimeMs, path);
  } finally {
    closeSync(file);
  }
}

function signingKey(pem: string, modified_ms: number, path: string): SigningKey {
  const private_key = privateKey(pem);
  const public_key = private_key && rawPublicKey(private_key);
  if (private_key === undefined || public_key === undefined) {
    throw new AuditError('invalid_key', `${path} holds no Ed25519 private key in PEM (PKCS #8)`);
  }
  return {
    public_key,
    created_at: new Date(Math.round(modified_ms)).toISOString(),
    sign: (message) => sign(null, message, private_key),
  };
}

function privateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** A new name in a folder survives a power cut only once the folder itself is flushed. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
