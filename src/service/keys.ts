import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiKey, Principal, Scope } from '../domain/tenant.ts';
import type { ApiKeyStore } from '../storage/ports.ts';
import { isoTime } from './clock.ts';

/** Scopes in the order that they are listed to people. */
export const SCOPES: readonly Scope[] = ['verify', 'authorize', 'jobs', 'sources', 'audit', 'admin'];

/** The tenant of keys made without naming one. */
export const DEFAULT_TENANT = 'default';

/** The id that stands in records for the key of `TOUCHSTONE_API_KEY`. */
const FIXED_KEY_ID = 'environment';

export interface KeyRequest {
  readonly name: string;
  readonly tenant: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute; null for the server's default. */
  readonly rate_limit: number | null;
  /** UTC ISO 8601, or null for never. */
  readonly expires_at: string | null;
}

/** Thirty-two letters without look-alikes and without the underscore that separates the parts of a key. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

function digest(text: string): Buffer {
  // From the pool of small buffers: memory of its own for each would take longer than the hash.
  return Buffer.from(hash('sha256', text, 'binary'), 'binary');
}

/**
 * Makes an API key and stores it; only a SHA-256 of the secret is kept.
 * @returns the stored key, and the token `ts_<key id>_<secret>` that exists nowhere else
 */
export async function createKey(
  store: ApiKeyStore,
  request: KeyRequest,
  now_ms: number,
): Promise<{ readonly key: ApiKey; readonly token: string }> {
  const key_id = Array.from(randomBytes(12), (byte) => LETTERS[byte & 31]).join('');
  const secret = randomBytes(32).toString('base64url');
  const key: ApiKey = {
    key_id,
    ...request,
    secret_hash: digest(secret),
    created_at: isoTime(now_ms),
    revoked_at: null,
  };
  await store.create(key);
  return { key, token: `ts_${key_id}_${secret}` };
}

/** A caller who is known, with the limit that holds for the key. */
export interface Caller extends Principal {
  /** Requests a minute; null for the server's default. */
  readonly rate_limit: number | null;
}

/** Gives the caller of a token, or undefined for a token that opens nothing, whatever the cause. */
export type Authenticator = (token: string, now_ms: number) => Promise<Caller | undefined>;

const TOKEN = /^ts_([a-z0-9]{1,64})_([\x21-\x7e]{1,256})$/;

/**
 * Authentication against stored keys and one fixed key. Secrets are compared by their hashes in constant
 * time; revocation and expiry hold for the very next call.
 * @param fixed the whole key of `TOUCHSTONE_API_KEY`, all scopes; null for none
 */
export function createAuthenticator(store: ApiKeyStore, fixed: string | null): Authenticator {
  const fixedHash = fixed === null ? undefined : digest(fixed);
  const fixedCaller: Caller = {
    tenant: DEFAULT_TENANT,
    key_id: FIXED_KEY_ID,
    scopes: SCOPES,
    rate_limit: null,
  };
  return async (token, now_ms) => {
    if (fixedHash !== undefined && timingSafeEqual(digest(token), fixedHash)) return fixedCaller;
    const parts = TOKEN.exec(token);
    if (parts === null) return undefined;
    const key = await store.get(parts[1]!);
    const presented = digest(parts[2]!);
    if (key === undefined || !timingSafeEqual(presented, key.secret_hash)) return undefined;
    if (key.revoked_at !== null) return undefined;
    if (key.expires_at !== null && Date.parse(key.expires_at) <= now_ms) return undefined;
    return key;
  };
}
