import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { migrationsIn, writtenLater } from '../migrations.ts';
import { StorageError } from '../ports.ts';
import { BOSS_SCHEMA } from './boss.ts';
import type { Address } from './connect.ts';
import { toStorageError } from './errors.ts';

/** Two numbers that name the lock of the schema among the advisory locks of the database: "TSTN", 1. */
const LOCK = '1414747214, 1';
/** How long an instance waits for another that migrates. */
const LOCK_WAIT = '10min';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The schema version that this program writes. */
function latestVersion(): number {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.sql')).length;
}

/**
 * Brings the schema to the latest version, each step in a transaction of its own. Of instances that start
 * together one does it and the others wait. Rejects with StorageError `unavailable` for a later version.
 */
export async function migrate({ client: config, name }: Address): Promise<void> {
  // A step over a large table takes its time.
  const client = new Client({ ...config, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    await assertFit(client, name);
    if ((await versionOf(client, name)) === latestVersion()) return;
    await client.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await applyMissing(client, name);
  } catch (cause) {
    throw toStorageError(cause, name);
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => {});
  }
}

async function applyMissing(client: Client, name: string): Promise<void> {
  if (!(await hasSchema(client, 'touchstone'))) await client.query('CREATE SCHEMA touchstone');
  await client.query(
    'CREATE TABLE IF NOT EXISTS touchstone.migration (version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const from = await versionOf(client, name);
  await installBoss(client);
  for (const { version, sql } of migrationsIn(FOLDER).slice(from)) {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO touchstone.migration (version) VALUES ($1)', [version]);
    await client.query('COMMIT');
  }
}

async function hasSchema(client: Client, schema: string): Promise<boolean> {
  // Not IF NOT EXISTS: that asks for the right to create one even where it is there.
  const { rows } = await client.query('SELECT to_regnamespace($1) IS NOT NULL AS present', [schema]);
  return rows[0].present === true;
}

/** Makes what pg-boss needs, whole or not at all, before the first step that refers to it. */
async function installBoss(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS present', [
    `${BOSS_SCHEMA}.version`,
  ]);
  if (rows[0].present === true) return;
  const { getConstructionPlans } = await import('pg-boss');
  const createSchema = !(await hasSchema(client, BOSS_SCHEMA));
  await client.query(getConstructionPlans(BOSS_SCHEMA, { createSchema }));
}

/** The version of the schema: 0 where there is none. */
async function versionOf(client: Client, name: string): Promise<number> {
  const present = await client.query("SELECT to_regclass('touchstone.migration') IS NOT NULL AS present");
  if (present.rows[0].present !== true) return 0;
  const { rows } = await client.query(
    'SELECT coalesce(max(version), 0) AS version FROM touchstone.migration',
  );
  const version = Number(rows[0].version);
  const latest = latestVersion();
  if (version <= latest) return version;
  throw writtenLater(name, version, latest);
}

/** The oldest server that the tests have run on. */
const OLDEST = 14;

/** Refuses a server on which the promises of the ports would not hold. */
async function assertFit(client: Client, name: string): Promise<void> {
  const settings = [
    'server_version_num',
    'server_encoding',
    'fsync',
    'synchronous_commit',
    'transaction_isolation',
  ];
  const columns = settings.map((setting) => `current_setting('${setting}') AS ${setting}`);
  const { rows } = await client.query(`SELECT ${columns.join(', ')}`);
  const found = rows[0] as Record<string, string>;
  const faults: string[] = [];
  if (Number(found.server_version_num) < OLDEST * 10_000)
    faults.push(`PostgreSQL ${OLDEST} or later is needed`);
  if (found.server_encoding !== 'UTF8')
    faults.push(`its encoding is ${found.server_encoding}, and must be UTF8`);
  if (found.fsync !== 'on') faults.push('fsync is off: what it acknowledges would not survive a power cut');
  if (found.synchronous_commit === 'off') {
    faults.push(
      'synchronous_commit is off: what it acknowledges would not survive a crash; ALTER ROLE … SET it on',
    );
  }
  if (found.transaction_isolation !== 'read committed') {
    faults.push('default_transaction_isolation must be "read committed"');
  }
  if (faults.length > 0)
    throw new StorageError('unavailable', `Database ${name} cannot be used: ${faults.join('; ')}.`);
}
