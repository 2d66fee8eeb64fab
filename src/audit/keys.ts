import type { JsonWebKey } from 'node:crypto';
import { type SigningKeyStore, StorageError, type StoredSigningKey } from '../storage/ports.ts';
import { equalBytes, formatVerifierKey, toHex, verifierKey } from '../tlog/index.ts';
import { hasher, publicKeyJwk, publicKeyPem, sha256 } from './crypto.ts';
import { AuditError } from './errors.ts';
import { replaceKeyFile } from './key-file.ts';
import type { SigningKey } from './signer.ts';

/** `<created_at without punctuation>-<16 hex digits of SHA-256(public key)>`: vouches for both by itself. */
export function signingKeyId(public_key: Uint8Array, created_at: string): string {
  return `${created_at.replace(/[-:.]/g, '')}-${toHex(sha256(public_key)).slice(0, 16)}`;
}

const KEY_ID = /^\d{8}T\d{9}Z-([0-9a-f]{16})$/;

/** Whether an id may be the one of this key: of the time in it the key says nothing. */
export function isIdOf(key_id: string, public_key: Uint8Array): boolean {
  return KEY_ID.exec(key_id)?.[1] === toHex(sha256(public_key)).slice(0, 16);
}

/** The C2SP verifier key of a log's signing key. */
export function verifierKeyOf(origin: string, public_key: Uint8Array): string {
  return formatVerifierKey(verifierKey(origin, public_key, hasher.sha256));
}

/**
 * Sees to it that the key is stored and active before it signs anything, and gives it as stored. Any
 * process may do so first. Rejects with `key_retired` for a key that another has taken the place of, and
 * with `origin_mismatch` when the log's keys are another origin's.
 * @param takes whose place an unknown key may take: that of any other, or only the first one's, where the
 *   log has none yet; then it rejects with `foreign_key`
 */
export async function ensureActive(
  store: SigningKeyStore,
  key: SigningKey,
  origin: string,
  takes: 'any' | 'first' = 'any',
): Promise<StoredSigningKey> {
  for (let attempt = 1; ; attempt++) {
    const known = await store.all();
    assertOrigin(known, origin);
    const stored = known.find(({ public_key }) => equalBytes(public_key, key.public_key));
    if (stored !== undefined) return assertNotRetired(stored);
    const active = known.find(({ retired_at }) => retired_at === null);
    if (takes === 'first' && active !== undefined) throw foreignKey(key, active);
    const activated = storedKey(key, known[0], origin);
    try {
      await store.activate(activated, active?.key_id ?? null);
      return activated;
    } catch (cause) {
      // Another process was faster, perhaps with the same key.
      if (attempt === MAX_ATTEMPTS || !(cause instanceof StorageError && cause.code === 'conflict'))
        throw cause;
    }
  }
}

const MAX_ATTEMPTS = 4;

function foreignKey(key: SigningKey, active: StoredSigningKey): AuditError {
  const given = toHex(sha256(key.public_key)).slice(0, 16);
  const problem =
    `this log is signed by the key ${active.key_id}, and the key given here (SHA-256 ${given}…) is another: ` +
    'give every instance the same one, in TOUCHSTONE_SIGNING_KEY_FILE or TOUCHSTONE_SIGNING_KEY; ' +
    '`touchstone audit rotate-key` begins a new one';
  return new AuditError('foreign_key', problem);
}

function assertOrigin(keys: readonly StoredSigningKey[], origin: string): void {
  for (const { verifier_key, public_key } of keys) {
    if (verifier_key === verifierKeyOf(origin, public_key)) continue;
    const problem = `the log was begun as ${verifier_key.split('+')[0]}, and its origin is set to ${origin}`;
    throw new AuditError('origin_mismatch', problem);
  }
}

function assertNotRetired(key: StoredSigningKey): StoredSigningKey {
  if (key.retired_at === null) return key;
  throw new AuditError('key_retired', `signing key ${key.key_id} was retired at ${key.retired_at}`);
}

/** A key file may be older than the key it follows; what is stored keeps the order of use. */
function storedKey(key: SigningKey, latest: StoredSigningKey | undefined, origin: string): StoredSigningKey {
  const after = latest === undefined ? 0 : Date.parse(latest.created_at) + 1;
  const created_at = new Date(Math.max(Date.parse(key.created_at), after)).toISOString();
  return {
    key_id: signingKeyId(key.public_key, created_at),
    algorithm: 'Ed25519',
    public_key: key.public_key,
    verifier_key: verifierKeyOf(origin, key.public_key),
    created_at,
    retired_at: null,
  };
}

export interface RotateOptions {
  /** The key file. */
  readonly path: string;
  readonly signingKeys: SigningKeyStore;
  readonly origin: string;
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

/**
 * Begins a new signing key; the old one is retired, and stays served for what it has signed. A server
 * that runs takes it up with its next batch. Should this process die half way, the next start or batch
 * finds the new file and finishes.
 */
export async function rotateKey({
  path,
  signingKeys,
  origin,
  now,
}: RotateOptions): Promise<StoredSigningKey> {
  assertOrigin(await signingKeys.all(), origin);
  return ensureActive(signingKeys, replaceKeyFile(path, now), origin);
}

/** A signing key as `/v2/audit/keys/{key_id}` shows it. */
export interface KeyDocument {
  readonly key_id: string;
  readonly algorithm: 'Ed25519';
  readonly status: 'active' | 'retired';
  /** PEM (SubjectPublicKeyInfo). */
  readonly public_key: string;
  readonly jwk: JsonWebKey;
  readonly verifier_key: string;
  readonly created_at: string;
  readonly retired_at: string | null;
}

export function describeKey(key: StoredSigningKey): KeyDocument {
  return {
    key_id: key.key_id,
    algorithm: key.algorithm,
    status: key.retired_at === null ? 'active' : 'retired',
    public_key: publicKeyPem(key.public_key),
    jwk: jwkOf(key),
    verifier_key: key.verifier_key,
    created_at: key.created_at,
    retired_at: key.retired_at,
  };
}

/** The JSON Web Key Set (RFC 7517, section 5) of all keys that ever signed, retired ones included. */
export function keySet(keys: readonly StoredSigningKey[]): { readonly keys: readonly JsonWebKey[] } {
  return { keys: keys.map(jwkOf) };
}

function jwkOf({ key_id, public_key }: StoredSigningKey): JsonWebKey {
  return { ...publicKeyJwk(public_key), kid: key_id, alg: 'EdDSA', use: 'sig' };
}
