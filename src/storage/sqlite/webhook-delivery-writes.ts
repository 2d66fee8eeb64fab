import type { SQLInputValue } from 'node:sqlite';
import type { Delivery, DeliveryAttempt } from '../../domain/webhook.ts';
import { packTime } from '../pack-time.ts';
import type { Claim, ClaimedDelivery, Settlement } from '../ports.ts';
import { integer, packId } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { DELIVERY_COLUMNS, deliveryOf, WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';
import { disableWebhook } from './webhook-writes.ts';

const ENABLED = 'SELECT id FROM webhook WHERE tenant = ? AND webhook_id = ? AND disabled_at IS NULL';
const FIND = `
  SELECT ${DELIVERY_COLUMNS} FROM webhook_delivery JOIN webhook ON webhook.id = webhook_delivery.webhook
  WHERE webhook_delivery.webhook = ? AND webhook_delivery.subject = ?`;
const ADD = `
  INSERT INTO webhook_delivery (webhook, subject, event, status, attempts, created_ms, due_ms)
  VALUES (?, ?, ?, 'pending', 0, ?, ?) ON CONFLICT DO NOTHING`;
const ADD_FOR_JOB = `
  INSERT INTO webhook_delivery (webhook, subject, event, status, attempts, created_ms, due_ms)
  SELECT webhook.id, ?1, webhook_subscription.event, 'pending', 0, ?2, ?2
  FROM webhook JOIN webhook_subscription ON webhook_subscription.webhook = webhook.id
  WHERE webhook.tenant = ?3 AND webhook.disabled_at IS NULL AND webhook_subscription.event = 'job.' || ?4
  ON CONFLICT DO NOTHING`;
const REPLAY = `
  UPDATE webhook_delivery SET status = 'pending', attempts = 0, due_ms = ?, lease = NULL
  WHERE webhook = ? AND subject = ? AND lease IS NULL`;

/** Subscriptions to decisions with records that are not deliveries yet, of webhooks that can take more. */
export const BEHIND = `
  SELECT subscription.webhook, subscription.event, subscription.next_leaf, webhook.tenant
  FROM webhook_subscription AS subscription JOIN webhook ON webhook.id = subscription.webhook
  WHERE webhook.disabled_at IS NULL AND subscription.event LIKE 'decision.%'
    AND EXISTS (
      SELECT 1 FROM entry INDEXED BY entry_by_decision
      WHERE entry.tenant = (SELECT id FROM label WHERE text = webhook.tenant)
        AND entry.decision = (SELECT id FROM label WHERE text = substr(subscription.event, 10))
        AND entry.leaf_index >= subscription.next_leaf)
    AND (
      SELECT count(*) FROM (
        SELECT 1 FROM webhook_delivery
        WHERE webhook_delivery.webhook = webhook.id AND due_ms IS NOT NULL LIMIT ?1)) < ?1`;
const GAINED = `
  SELECT leaf_index, record_id FROM entry INDEXED BY entry_by_decision
  WHERE tenant = (SELECT id FROM label WHERE text = ?)
    AND decision = (SELECT id FROM label WHERE text = substr(?, 10))
    AND leaf_index >= ?
  ORDER BY leaf_index LIMIT ?`;
const READ_TO = 'UPDATE webhook_subscription SET next_leaf = ? WHERE webhook = ? AND event = ?';

const WEBHOOK = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = ? AND disabled_at IS NULL`;
const DUE = `
  SELECT ${DELIVERY_COLUMNS} FROM webhook_delivery JOIN webhook ON webhook.id = webhook_delivery.webhook
  WHERE webhook_delivery.webhook = ? AND due_ms <= ? ORDER BY due_ms, webhook_delivery.id LIMIT ?`;
const LEASE = 'UPDATE webhook_delivery SET lease = ?, due_ms = ?, attempts = attempts + 1 WHERE id = ?';
const SETTLE = `
  UPDATE webhook_delivery
  SET status = ?, due_ms = ?, lease = NULL, last_ms = ?, last_status = ?, last_error = ?, last_duration_ms = ?
  WHERE subject = ? AND lease = ? AND webhook = (SELECT id FROM webhook WHERE webhook_id = ?)
  RETURNING webhook`;
const RECOVERED = 'UPDATE webhook SET failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL';
const FAILING = 'UPDATE webhook SET failing_since = ? WHERE id = ? AND failing_since IS NULL';
const GIVE_BACK = `
  UPDATE webhook_delivery SET due_ms = ?, lease = NULL, attempts = attempts - 1
  WHERE subject = ? AND lease = ? AND webhook = (SELECT id FROM webhook WHERE webhook_id = ?)`;
const RECOVER = `
  UPDATE webhook_delivery INDEXED BY webhook_delivery_leased SET due_ms = ?, lease = NULL
  WHERE lease IS NOT NULL`;
/** What was never tried is due; what was tried after the moment that the clock says begins its pause again. */
const SET_BACK = `
  UPDATE webhook_delivery SET due_ms = CASE WHEN attempts = 0 THEN ?1 ELSE min(due_ms, ?1 + due_ms - last_ms) END
  WHERE due_ms > ?1 AND lease IS NULL AND (attempts = 0 OR last_ms > ?1)`;
const SWEEP_OVER = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE due_ms IS NULL AND created_ms < ? ORDER BY created_ms LIMIT ?)`;
const A_REMOVED = 'SELECT webhook FROM webhook_removed LIMIT 1';
const SWEEP_REMOVED = `
  DELETE FROM webhook_delivery WHERE id IN (SELECT id FROM webhook_delivery WHERE webhook = ? LIMIT ?)`;
const FORGET_REMOVED = 'DELETE FROM webhook_removed WHERE webhook = ?';

/** Makes a test delivery of an enabled webhook. */
export function addWebhookTest(
  connection: Connection,
  tenant: string,
  webhook_id: string,
  subject: string,
  now_ms: number,
): Delivery | undefined {
  const id = enabledWebhook(connection, tenant, webhook_id);
  if (id === undefined) return undefined;
  connection.run(ADD, id, packId(subject), 'webhook.test', now_ms, now_ms);
  return deliveryOf(connection.get(FIND, id, packId(subject))!, connection.file);
}

/** Makes the deliveries of a job that ends, in the transaction that ends it. */
export function addJobDeliveries(
  connection: Connection,
  tenant: SQLInputValue,
  job_id: SQLInputValue,
  status: 'completed' | 'failed' | 'cancelled',
  now_ms: number,
): void {
  connection.run(ADD_FOR_JOB, job_id, now_ms, tenant, status);
}

/** Makes a delivery due again, unless an attempt is under way. */
export function replayDelivery(
  connection: Connection,
  tenant: string,
  webhook_id: string,
  subject: string,
  now_ms: number,
): Delivery | undefined {
  const id = enabledWebhook(connection, tenant, webhook_id);
  if (id === undefined) return undefined;
  connection.run(REPLAY, now_ms, id, packId(subject));
  const row = connection.get(FIND, id, packId(subject));
  return row && deliveryOf(row, connection.file);
}

/** Turns entries of the log into deliveries; gives how many were made. */
export function fanOutDeliveries(connection: Connection, now_ms: number, step: number, most: number): number {
  let made = 0;
  for (const row of connection.all(BEHIND, most)) {
    const { webhook, event, next_leaf, tenant } = row;
    const gained = connection.all(GAINED, tenant!, event!, next_leaf!, step);
    for (const { record_id } of gained) {
      made += connection.run(ADD, webhook!, record_id!, event!, now_ms, now_ms);
    }
    const last = integer(gained.at(-1)?.leaf_index, connection.file, 'leaf_index');
    connection.run(READ_TO, last + 1, webhook!, event!);
  }
  return made;
}

/** Takes deliveries that are due. */
export function claimDeliveries(
  connection: Connection,
  claims: readonly Claim[],
  lease: string,
  now_ms: number,
  lease_until_ms: number,
): readonly ClaimedDelivery[] {
  return claims.flatMap(({ webhook_id, limit }) => {
    const row = connection.get(WEBHOOK, webhook_id);
    if (row === undefined) return [];
    const webhook = webhookOf(row, connection.file);
    return connection.all(DUE, row.id!, now_ms, limit).map((due: Row) => {
      connection.run(LEASE, lease, lease_until_ms, due.id!);
      const delivery = deliveryOf(due, connection.file);
      const next_attempt_at = new Date(lease_until_ms).toISOString();
      return { ...delivery, attempts: delivery.attempts + 1, next_attempt_at, webhook, lease };
    });
  });
}

/** Ends a claim. False when it is not good any more. */
export function settleDelivery(
  connection: Connection,
  claimed: Pick<ClaimedDelivery, 'webhook_id' | 'subject' | 'lease'>,
  attempt: DeliveryAttempt,
  settlement: Settlement,
): boolean {
  const { at, status_code, error, duration_ms } = attempt;
  const row = connection.get(
    SETTLE,
    settlement.status,
    settlement.status === 'pending' ? settlement.due_ms : null,
    packTime(at),
    status_code,
    error,
    duration_ms,
    packId(claimed.subject),
    claimed.lease,
    claimed.webhook_id,
  );
  if (row === undefined) return false;
  const id = integer(row.webhook, connection.file, 'webhook');
  if (settlement.status === 'delivered') connection.run(RECOVERED, id);
  else if (error !== 'nothing_to_send') connection.run(FAILING, at, id);
  if (settlement.status === 'failed' && settlement.disable !== null) {
    disableWebhook(connection, id, at, settlement.disable);
  }
  return true;
}

/** Undoes a claim. */
export function giveBackDelivery(
  connection: Connection,
  claimed: Pick<ClaimedDelivery, 'webhook_id' | 'subject' | 'lease'>,
  now_ms: number,
): void {
  connection.run(GIVE_BACK, now_ms, packId(claimed.subject), claimed.lease, claimed.webhook_id);
}

/** Makes due what is leased: the one server of a database is starting, so nobody holds a lease. */
export function recoverDeliveries(connection: Connection, now_ms: number): void {
  connection.run(RECOVER, now_ms);
}

/** Has nothing wait for a moment that the clock, which was set back, has yet to reach again. */
export function setBackDeliveries(connection: Connection, now_ms: number): void {
  connection.run(SET_BACK, now_ms);
}

/** Removes at most `limit` deliveries whose webhook is removed, or that are over; gives how many. */
export function sweepDeliveries(connection: Connection, before_ms: number, limit: number): number {
  for (let left = limit; ; ) {
    const removed = connection.get(A_REMOVED)?.webhook;
    if (removed === undefined) return limit - left + connection.run(SWEEP_OVER, before_ms, left);
    left -= connection.run(SWEEP_REMOVED, removed, left);
    if (left === 0) return limit;
    connection.run(FORGET_REMOVED, removed);
  }
}

function enabledWebhook(connection: Connection, tenant: string, webhook_id: string): number | undefined {
  const row = connection.get(ENABLED, tenant, webhook_id);
  return row && integer(row.id, connection.file, 'id');
}
