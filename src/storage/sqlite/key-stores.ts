import type { ApiKey, Scope } from '../../domain/tenant.ts';
import type { ApiKeyStore, SigningKeyStore, StoredSigningKey } from '../ports.ts';
import { bytes, optionalInteger, optionalText, text } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { damaged } from './errors.ts';
import type { WriteQueue } from './write-queue.ts';

const API_KEY = 'SELECT * FROM api_key WHERE key_id = ?';
const API_KEYS = 'SELECT * FROM api_key ORDER BY created_at, rowid';
const API_KEYS_OF = 'SELECT * FROM api_key WHERE tenant = ? ORDER BY created_at, rowid';
const SIGNING_KEY = 'SELECT * FROM signing_key WHERE key_id = ?';
const SIGNING_KEYS = 'SELECT * FROM signing_key ORDER BY rowid DESC';

/** The API keys. A read asks the database each time, so a key revoked by any process is seen at once. */
export function apiKeyStore(reader: Connection, writes: WriteQueue): ApiKeyStore {
  return {
    create: (key) => writes.run('createApiKey', key),
    get: async (key_id) => {
      const row = reader.get(API_KEY, key_id);
      return row && apiKeyOf(row, reader.file);
    },
    list: async (tenant) => {
      const rows = tenant === undefined ? reader.all(API_KEYS) : reader.all(API_KEYS_OF, tenant);
      return rows.map((row) => apiKeyOf(row, reader.file));
    },
    revoke: (key_id, at) => writes.run('revokeApiKey', key_id, at),
  };
}

/** The public signing keys. */
export function signingKeyStore(reader: Connection, writes: WriteQueue): SigningKeyStore {
  return {
    activate: (key, replaces) => writes.run('activateSigningKey', key, replaces),
    get: async (key_id) => {
      const row = reader.get(SIGNING_KEY, key_id);
      return row && signingKeyOf(row, reader.file);
    },
    all: async () => reader.all(SIGNING_KEYS).map((row) => signingKeyOf(row, reader.file)),
  };
}

function apiKeyOf(row: Row, file: string): ApiKey {
  return {
    key_id: text(row.key_id, file, 'key_id'),
    tenant: text(row.tenant, file, 'tenant'),
    name: text(row.name, file, 'name'),
    scopes: scopesOf(text(row.scopes, file, 'scopes'), file),
    secret_hash: bytes(row.secret_hash, file, 'secret_hash', 32),
    rate_limit: optionalInteger(row.rate_limit, file, 'rate_limit'),
    created_at: text(row.created_at, file, 'created_at'),
    expires_at: optionalText(row.expires_at, file, 'expires_at'),
    revoked_at: optionalText(row.revoked_at, file, 'revoked_at'),
  };
}

function scopesOf(json: string, file: string): readonly Scope[] {
  try {
    return JSON.parse(json);
  } catch {
    throw damaged(file, 'scopes are not JSON');
  }
}

function signingKeyOf(row: Row, file: string): StoredSigningKey {
  const algorithm = text(row.algorithm, file, 'algorithm');
  if (algorithm !== 'Ed25519') throw damaged(file, `a signing key has the algorithm ${algorithm}`);
  return {
    key_id: text(row.key_id, file, 'key_id'),
    algorithm,
    public_key: bytes(row.public_key, file, 'public_key', 32),
    verifier_key: text(row.verifier_key, file, 'verifier_key'),
    created_at: text(row.created_at, file, 'created_at'),
    retired_at: optionalText(row.retired_at, file, 'retired_at'),
  };
}
