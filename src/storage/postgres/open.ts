import type { Storage } from '../ports.ts';
import { addressOf, type PostgresOptions } from './connect.ts';
import { Database } from './database.ts';
import { healthCheck } from './health.ts';
import { idempotencyStore } from './idempotency-store.ts';
import { jobStore } from './job-store.ts';
import { apiKeyStore, signingKeyStore } from './key-stores.ts';
import { Labels } from './labels.ts';
import { LogAppender } from './log-appender.ts';
import { PostgresLogStore } from './log-store.ts';
import { migrate } from './migrate.ts';
import { Presence } from './presence.ts';
import { sourceStore } from './source-store.ts';
import { webhookStore } from './webhook-store.ts';

/**
 * Opens a database that any number of processes may have open, bringing its schema up to date. Rejects with
 * StorageError: `unavailable` when it cannot be reached, is not fit, or was written by a later version.
 */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const address = addressOf(options);
  await migrate(address);
  const database = new Database(address, options.pool_size);
  const labels = new Labels(database);
  const appender = new LogAppender(database, labels);
  const presence = new Presence(database);
  const jobs = jobStore(database);
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await presence.leave();
    await jobs.close();
    await appender.close();
    await database.close();
  };
  return {
    backend: 'postgres',
    log: new PostgresLogStore(database, labels, appender),
    signingKeys: signingKeyStore(database),
    apiKeys: apiKeyStore(database),
    idempotency: idempotencyStore(database, presence),
    jobs,
    webhooks: webhookStore(database),
    sources: sourceStore(database),
    health: healthCheck(database),
    close: () => (closed ??= close()),
  };
}
