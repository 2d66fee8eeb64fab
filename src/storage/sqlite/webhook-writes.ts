import type { Webhook, WebhookEvent, WebhookSecret } from '../../domain/webhook.ts';
import { StorageError, type WebhookChanges } from '../ports.ts';
import { integer } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';

const FIND = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE tenant = ? AND webhook_id = ?`;
const COUNT = 'SELECT count(*) AS webhooks FROM webhook WHERE tenant = ?';
const ADD = `
  INSERT INTO webhook (webhook_id, tenant, url, description, secrets, created_at, updated_at,
    disabled_at, disabled_reason, failing_since)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`;
const SIZE = 'SELECT coalesce(max(tree_size), 0) AS size FROM checkpoint';
const SUBSCRIBE = `
  INSERT INTO webhook_subscription (webhook, event, next_leaf) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`;
const UNSUBSCRIBE = `
  DELETE FROM webhook_subscription WHERE webhook = ? AND event NOT IN (SELECT value FROM json_each(?))`;
const BEGIN_NOW = 'UPDATE webhook_subscription SET next_leaf = ? WHERE webhook = ?';
const CHANGE = 'UPDATE webhook SET url = ?, description = ?, updated_at = ? WHERE id = ?';
const ENABLE = `
  UPDATE webhook SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL WHERE id = ?`;
const DISABLE = 'UPDATE webhook SET disabled_at = ?, disabled_reason = ? WHERE id = ?';
const CANCEL = `
  UPDATE webhook_delivery SET status = 'cancelled', due_ms = NULL, lease = NULL
  WHERE webhook = ? AND due_ms IS NOT NULL`;
const SET_SECRETS = 'UPDATE webhook SET secrets = ?, updated_at = ? WHERE id = ?';
const REMOVE = 'DELETE FROM webhook WHERE tenant = ? AND webhook_id = ? RETURNING id';
const REMEMBER_REMOVED = 'INSERT INTO webhook_removed (webhook) VALUES (?)';

/** Adds a webhook that begins at the end of the log. `conflict` when the tenant has `limit` already. */
export function createWebhook(connection: Connection, webhook: Webhook, limit: number): void {
  const { file } = connection;
  if (integer(connection.get(COUNT, webhook.tenant)?.webhooks, file, 'webhooks') >= limit) {
    throw new StorageError('conflict', `The tenant has ${limit} webhooks, the most that it may have.`);
  }
  const row = connection.get(
    ADD,
    webhook.webhook_id,
    webhook.tenant,
    webhook.url,
    webhook.description,
    JSON.stringify(webhook.secrets),
    webhook.created_at,
    webhook.updated_at,
    webhook.disabled_at,
    webhook.disabled_reason,
    webhook.failing_since,
  );
  subscribe(connection, integer(row?.id, file, 'id'), webhook.events);
}

/** Changes what is named; undefined when the tenant has no such webhook. */
export function updateWebhook(
  connection: Connection,
  tenant: string,
  webhook_id: string,
  changes: WebhookChanges,
  at: string,
): Webhook | undefined {
  const row = connection.get(FIND, tenant, webhook_id);
  if (row === undefined) return undefined;
  const { id, before } = known(row, connection);
  const { url = before.url, description = before.description, events, enabled } = changes;
  connection.run(CHANGE, url, description, at, id);
  if (events !== undefined) {
    connection.run(UNSUBSCRIBE, id, JSON.stringify(events));
    subscribe(connection, id, events);
  }
  if (enabled === false && before.disabled_at === null) disableWebhook(connection, id, at, 'manual');
  if (enabled === true && before.disabled_at !== null) {
    connection.run(ENABLE, id);
    connection.run(BEGIN_NOW, logSize(connection), id);
  }
  return webhookOf(connection.get(FIND, tenant, webhook_id)!, connection.file);
}

/** Disables a webhook, and cancels what is pending. */
export function disableWebhook(connection: Connection, id: number, at: string, reason: string): void {
  connection.run(DISABLE, at, reason, id);
  connection.run(CANCEL, id);
}

/** Puts a secret before those that there are, as WebhookStore tells. */
export function rotateWebhookSecret(
  connection: Connection,
  tenant: string,
  webhook_id: string,
  secret: string,
  at: string,
  previous_expires_at: string,
  keep: number,
): Webhook | undefined {
  const row = connection.get(FIND, tenant, webhook_id);
  if (row === undefined) return undefined;
  const { id, before } = known(row, connection);
  const replaced = before.secrets
    .map((one): WebhookSecret => ({ ...one, expires_at: one.expires_at ?? previous_expires_at }))
    .filter(({ expires_at }) => expires_at! > at);
  const secrets = [{ secret, expires_at: null }, ...replaced].slice(0, keep);
  connection.run(SET_SECRETS, JSON.stringify(secrets), at, id);
  return { ...before, secrets, updated_at: at };
}

/** Removes a webhook. Its deliveries are nobody's from now on, and are swept. */
export function removeWebhook(connection: Connection, tenant: string, webhook_id: string): boolean {
  const row = connection.get(REMOVE, tenant, webhook_id);
  if (row === undefined) return false;
  connection.run(REMEMBER_REMOVED, integer(row.id, connection.file, 'id'));
  return true;
}

function known(row: Row, { file }: Connection): { readonly id: number; readonly before: Webhook } {
  return { id: integer(row.id, file, 'id'), before: webhookOf(row, file) };
}

/** A subscription that exists keeps its place in the log. */
function subscribe(connection: Connection, id: number, events: readonly WebhookEvent[]): void {
  const size = logSize(connection);
  for (const event of events) connection.run(SUBSCRIBE, id, event, size);
}

function logSize(connection: Connection): number {
  return integer(connection.get(SIZE)?.size, connection.file, 'tree_size');
}
