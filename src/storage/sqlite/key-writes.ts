import type { ApiKey } from '../../domain/tenant.ts';
import { StorageError, type StoredSigningKey } from '../ports.ts';
import type { Connection } from './connection.ts';

const RETIRE_OTHERS = 'UPDATE signing_key SET retired_at = ? WHERE retired_at IS NULL';
const ADD_SIGNING_KEY = `
  INSERT INTO signing_key (key_id, algorithm, public_key, verifier_key, created_at, retired_at)
  VALUES (?, ?, ?, ?, ?, ?)`;
const ADD_API_KEY = `
  INSERT INTO api_key
    (key_id, tenant, name, scopes, secret_hash, rate_limit, created_at, expires_at, revoked_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const REVOKE = 'UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE key_id = ?';

const ACTIVE = 'SELECT key_id FROM signing_key WHERE retired_at IS NULL ORDER BY rowid DESC LIMIT 1';

/** Adds a signing key and retires every other; with `replaces`, only when that one is active. */
export function activateSigningKey(
  connection: Connection,
  key: StoredSigningKey,
  replaces?: string | null,
): void {
  const active = connection.get(ACTIVE)?.key_id ?? null;
  if (replaces !== undefined && active !== replaces) {
    throw new StorageError('conflict', `The active signing key is ${active}, not ${replaces}.`);
  }
  connection.run(RETIRE_OTHERS, key.created_at);
  const { key_id, algorithm, public_key, verifier_key, created_at, retired_at } = key;
  connection.run(ADD_SIGNING_KEY, key_id, algorithm, public_key, verifier_key, created_at, retired_at);
}

export function createApiKey(connection: Connection, key: ApiKey): void {
  connection.run(
    ADD_API_KEY,
    key.key_id,
    key.tenant,
    key.name,
    JSON.stringify(key.scopes),
    key.secret_hash,
    key.rate_limit,
    key.created_at,
    key.expires_at,
    key.revoked_at,
  );
}

/** Revokes a key, keeping the time of an earlier revocation; false when there is no such key. */
export function revokeApiKey(connection: Connection, key_id: string, at: string): boolean {
  return connection.run(REVOKE, at, key_id) === 1;
}
