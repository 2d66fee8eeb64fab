import type { ApiKey, Scope } from '../../domain/tenant.ts';
import { type ApiKeyStore, type SigningKeyStore, StorageError, type StoredSigningKey } from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Database } from './database.ts';
import { damaged } from './errors.ts';
import { together } from './together.ts';

const API_KEYS_BY_ID = 'SELECT * FROM touchstone.api_key WHERE key_id = ANY ($1)';
const API_KEYS = 'SELECT * FROM touchstone.api_key ORDER BY created_at, position';
const API_KEYS_OF = 'SELECT * FROM touchstone.api_key WHERE tenant = $1 ORDER BY created_at, position';
const ADD_API_KEY = `
  INSERT INTO touchstone.api_key
    (key_id, tenant, name, scopes, secret_hash, rate_limit, created_at, expires_at, revoked_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const REVOKE = 'UPDATE touchstone.api_key SET revoked_at = coalesce(revoked_at, $1) WHERE key_id = $2';

/**
 * The API keys. A look-up asks the database, so a key revoked by any process is seen at once; look-ups that
 * come together ask together.
 */
export function apiKeyStore(database: Database): ApiKeyStore {
  const find = together(async (key_ids: readonly string[]) => {
    const { rows } = await database.run({ name: 'api_keys', text: API_KEYS_BY_ID, values: [key_ids] });
    return new Map(rows.map((row) => [row.key_id as string, row]));
  });
  return {
    async create(key) {
      const { key_id, tenant, name, scopes, secret_hash, rate_limit } = key;
      const fixed = [
        key_id,
        packText(tenant),
        packText(name),
        JSON.stringify(scopes),
        Buffer.from(secret_hash),
      ];
      const times = [key.created_at, key.expires_at, key.revoked_at];
      await database.run({ text: ADD_API_KEY, values: [...fixed, rate_limit, ...times] });
    },
    async get(key_id) {
      const row = await find(key_id);
      return row && apiKeyOf(row, database.name);
    },
    async list(tenant) {
      const rows =
        tenant === undefined
          ? await database.all(API_KEYS)
          : await database.all(API_KEYS_OF, packText(tenant));
      return rows.map((row) => apiKeyOf(row, database.name));
    },
    async revoke(key_id, at) {
      return (await database.run({ text: REVOKE, values: [at, key_id] })).count === 1;
    },
  };
}

const SIGNING_KEY = 'SELECT * FROM touchstone.signing_key WHERE key_id = $1';
const SIGNING_KEYS = 'SELECT * FROM touchstone.signing_key ORDER BY position DESC';
const RETIRE_OTHERS = 'UPDATE touchstone.signing_key SET retired_at = $1 WHERE retired_at IS NULL';
const ADD_SIGNING_KEY = `
  INSERT INTO touchstone.signing_key (key_id, algorithm, public_key, verifier_key, created_at, retired_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const LOCK_HEAD = 'SELECT active_key FROM touchstone.log_head WHERE id = 1 FOR UPDATE';
const SET_ACTIVE = 'UPDATE touchstone.log_head SET active_key = $1 WHERE id = 1';

/**
 * The public signing keys. A key is activated under the lock of the log's head: what was appended before is
 * signed by the one before, and nothing after.
 */
export function signingKeyStore(database: Database): SigningKeyStore {
  return {
    async activate(key, replaces) {
      await database.transaction(async (query) => {
        const active = (await query(LOCK_HEAD)).rows[0]?.active_key ?? null;
        if (replaces !== undefined && active !== replaces) {
          throw new StorageError('conflict', `The active signing key is ${active}, not ${replaces}.`);
        }
        const { key_id, algorithm, public_key, verifier_key, created_at, retired_at } = key;
        await query(RETIRE_OTHERS, [created_at]);
        const bytes = Buffer.from(public_key);
        await query(ADD_SIGNING_KEY, [key_id, algorithm, bytes, verifier_key, created_at, retired_at]);
        await query(SET_ACTIVE, [key_id]);
      });
    },
    async get(key_id) {
      const row = await database.get(SIGNING_KEY, packText(key_id));
      return row && signingKeyOf(row, database.name);
    },
    async all() {
      return (await database.all(SIGNING_KEYS)).map((row) => signingKeyOf(row, database.name));
    },
  };
}

function apiKeyOf(row: Row, database: string): ApiKey {
  const columns = new Columns(row, database);
  return {
    key_id: columns.text('key_id'),
    tenant: columns.text('tenant'),
    name: columns.text('name'),
    scopes: columns.json<readonly Scope[]>('scopes'),
    secret_hash: columns.bytes('secret_hash', 32),
    rate_limit: columns.optionalInteger('rate_limit'),
    created_at: columns.text('created_at'),
    expires_at: columns.optionalText('expires_at'),
    revoked_at: columns.optionalText('revoked_at'),
  };
}

function signingKeyOf(row: Row, database: string): StoredSigningKey {
  const columns = new Columns(row, database);
  const algorithm = columns.text('algorithm');
  if (algorithm !== 'Ed25519') throw damaged(database, `a signing key has the algorithm ${algorithm}`);
  return {
    key_id: columns.text('key_id'),
    algorithm,
    public_key: columns.bytes('public_key', 32),
    verifier_key: columns.text('verifier_key'),
    created_at: columns.text('created_at'),
    retired_at: columns.optionalText('retired_at'),
  };
}
