/** Changes of webhooks themselves. Each runs in a transaction that holds the webhook's row. */
import type { Webhook, WebhookEvent, WebhookSecret } from '../../domain/webhook.ts';
import { StorageError, type WebhookChanges } from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Transaction } from './database.ts';
import { lockTenant } from './tenant-lock.ts';
import { WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';

const LOCK = `
  SELECT ${WEBHOOK_COLUMNS} FROM touchstone.webhook WHERE tenant = $1 AND webhook_id = $2 FOR UPDATE`;
const READ = `SELECT ${WEBHOOK_COLUMNS} FROM touchstone.webhook WHERE id = $1`;
const COUNT = 'SELECT count(*) AS webhooks FROM touchstone.webhook WHERE tenant = $1';
const ADD = `
  INSERT INTO touchstone.webhook (webhook_id, tenant, url, description, secrets, created_at, updated_at,
    disabled_at, disabled_reason, failing_since)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`;
const SUBSCRIBE = `
  INSERT INTO touchstone.webhook_subscription (webhook, event, next_leaf)
  SELECT $1, event, tree_size FROM unnest($2::text[]) AS event, touchstone.log_head ON CONFLICT DO NOTHING`;
const UNSUBSCRIBE = 'DELETE FROM touchstone.webhook_subscription WHERE webhook = $1 AND event <> ALL ($2)';
const BEGIN_NOW = `
  UPDATE touchstone.webhook_subscription SET next_leaf = tree_size FROM touchstone.log_head WHERE webhook = $1`;
const CHANGE = 'UPDATE touchstone.webhook SET url = $1, description = $2, updated_at = $3 WHERE id = $4';
const ENABLE = `
  UPDATE touchstone.webhook SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL WHERE id = $1`;
const DISABLE = 'UPDATE touchstone.webhook SET disabled_at = $1, disabled_reason = $2 WHERE id = $3';
const CANCEL = `
  UPDATE touchstone.webhook_delivery SET status = 'cancelled', due_ms = NULL, lease = NULL
  WHERE webhook = $1 AND due_ms IS NOT NULL`;
const SET_SECRETS = 'UPDATE touchstone.webhook SET secrets = $1, updated_at = $2 WHERE id = $3';
const REMOVE = 'DELETE FROM touchstone.webhook WHERE tenant = $1 AND webhook_id = $2 RETURNING id';
const REMEMBER_REMOVED = 'INSERT INTO touchstone.webhook_removed (webhook) VALUES ($1)';

/** Adds a webhook that begins at the end of the log. `conflict` when the tenant has `limit` already. */
export async function createWebhook(query: Transaction, webhook: Webhook, limit: number): Promise<void> {
  const tenant = packText(webhook.tenant);
  await lockTenant(query, 'webhooks', tenant);
  if (Number((await query(COUNT, [tenant])).rows[0]!.webhooks) >= limit) {
    throw new StorageError('conflict', `The tenant has ${limit} webhooks, the most that it may have.`);
  }
  const { rows } = await query(ADD, [
    webhook.webhook_id,
    tenant,
    packText(webhook.url),
    packText(webhook.description),
    JSON.stringify(webhook.secrets),
    webhook.created_at,
    webhook.updated_at,
    webhook.disabled_at,
    webhook.disabled_reason,
    webhook.failing_since,
  ]);
  await query(SUBSCRIBE, [rows[0]!.id, webhook.events]);
}

/** Changes what is named; undefined when the tenant has no such webhook. */
export async function updateWebhook(
  query: Transaction,
  database: string,
  tenant: string,
  webhook_id: string,
  { url, description, events, enabled }: WebhookChanges,
  at: string,
): Promise<Webhook | undefined> {
  const row = await lockWebhook(query, tenant, webhook_id);
  if (row === undefined) return undefined;
  const before = webhookOf(row, database);
  const id = new Columns(row, database).integer('id');
  await query(CHANGE, [packText(url ?? before.url), packText(description ?? before.description), at, id]);
  if (events !== undefined) await subscribe(query, id, events);
  if (enabled === false && before.disabled_at === null) await disableWebhook(query, id, at, 'manual');
  if (enabled === true && before.disabled_at !== null) {
    await query(ENABLE, [id]);
    await query(BEGIN_NOW, [id]);
  }
  return webhookOf((await query(READ, [id])).rows[0]!, database);
}

/** Disables a webhook, and cancels what is pending. */
export async function disableWebhook(
  query: Transaction,
  id: number,
  at: string,
  reason: string,
): Promise<void> {
  await query(DISABLE, [at, reason, id]);
  await query(CANCEL, [id]);
}

/** Puts a secret before those that there are, as WebhookStore tells. */
export async function rotateWebhookSecret(
  query: Transaction,
  database: string,
  tenant: string,
  webhook_id: string,
  secret: string,
  at: string,
  previous_expires_at: string,
  keep: number,
): Promise<Webhook | undefined> {
  const row = await lockWebhook(query, tenant, webhook_id);
  if (row === undefined) return undefined;
  const before = webhookOf(row, database);
  const replaced = before.secrets
    .map((one): WebhookSecret => ({ ...one, expires_at: one.expires_at ?? previous_expires_at }))
    .filter(({ expires_at }) => expires_at! > at);
  const secrets = [{ secret, expires_at: null }, ...replaced].slice(0, keep);
  await query(SET_SECRETS, [JSON.stringify(secrets), at, row.id]);
  return { ...before, secrets, updated_at: at };
}

/** Removes a webhook. Its deliveries are nobody's from now on, and are swept. */
export async function removeWebhook(
  query: Transaction,
  tenant: string,
  webhook_id: string,
): Promise<boolean> {
  const [row] = (await query(REMOVE, [packText(tenant), packText(webhook_id)])).rows;
  if (row === undefined) return false;
  await query(REMEMBER_REMOVED, [row.id]);
  return true;
}

/** The row of a tenant's webhook, kept until the transaction ends. */
export async function lockWebhook(
  query: Transaction,
  tenant: string,
  webhook_id: string,
): Promise<Row | undefined> {
  return (await query(LOCK, [packText(tenant), packText(webhook_id)])).rows[0];
}

/** A subscription that exists keeps its place in the log. */
async function subscribe(query: Transaction, id: number, events: readonly WebhookEvent[]): Promise<void> {
  await query(UNSUBSCRIBE, [id, events]);
  await query(SUBSCRIBE, [id, events]);
}
