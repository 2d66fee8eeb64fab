/** Deliveries: made, claimed, settled. Each step runs in a transaction that holds the webhook's row. */
import type { Delivery, DeliveryAttempt } from '../../domain/webhook.ts';
import { packTime } from '../pack-time.ts';
import type { Claim, ClaimedDelivery, Settlement } from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Database, Transaction } from './database.ts';
import { DELIVERY_COLUMNS, deliveryOf, WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';
import { disableWebhook, lockWebhook } from './webhook-writes.ts';

const FIND = `
  SELECT ${DELIVERY_COLUMNS} FROM touchstone.webhook_delivery
  JOIN touchstone.webhook ON webhook.id = webhook_delivery.webhook
  WHERE webhook_delivery.webhook = $1 AND webhook_delivery.subject = $2`;
const ADD = `
  INSERT INTO touchstone.webhook_delivery (webhook, subject, event, status, attempts, created_ms, due_ms)
  SELECT $1, subject, $3, 'pending', 0, $4, $4 FROM unnest($2::text[]) AS subject ON CONFLICT DO NOTHING`;
/** The rows of the webhooks are shared, so that none is removed or disabled between being seen and being served. */
const ADD_FOR_JOB = `
  WITH told AS (
    SELECT webhook.id, event FROM touchstone.webhook
    JOIN touchstone.webhook_subscription ON webhook_subscription.webhook = webhook.id
    WHERE webhook.tenant = $1 AND webhook.disabled_at IS NULL AND event = 'job.' || $3
    FOR SHARE OF webhook)
  INSERT INTO touchstone.webhook_delivery (webhook, subject, event, status, attempts, created_ms, due_ms)
  SELECT id, $2, event, 'pending', 0, $4, $4 FROM told ON CONFLICT DO NOTHING`;
const REPLAY = `
  UPDATE touchstone.webhook_delivery SET status = 'pending', attempts = 0, due_ms = $1, lease = NULL
  WHERE webhook = $2 AND subject = $3 AND lease IS NULL`;

/** Subscriptions to decisions with records that are not deliveries yet, of webhooks that can take more. */
const BEHIND = `
  SELECT subscription.webhook, subscription.event
  FROM touchstone.webhook_subscription AS subscription
  JOIN touchstone.webhook ON webhook.id = subscription.webhook
  WHERE webhook.disabled_at IS NULL AND subscription.event LIKE 'decision.%'
    AND EXISTS (
      SELECT FROM touchstone.entry
      WHERE entry.tenant = (SELECT id FROM touchstone.label WHERE text = webhook.tenant)
        AND entry.decision = (SELECT id FROM touchstone.label WHERE text = substr(subscription.event, 10))
        AND entry.leaf_index >= subscription.next_leaf)
    AND (
      SELECT count(*) FROM (
        SELECT FROM touchstone.webhook_delivery
        WHERE webhook_delivery.webhook = webhook.id AND due_ms IS NOT NULL LIMIT $1) AS pending) < $1`;
/** Another process that is at it does it. */
const LOCK_ENABLED = `
  SELECT tenant FROM touchstone.webhook WHERE id = $1 AND disabled_at IS NULL FOR UPDATE SKIP LOCKED`;
const GAINED = `
  SELECT leaf_index, record_id FROM touchstone.entry
  WHERE tenant = (SELECT id FROM touchstone.label WHERE text = $1)
    AND decision = (SELECT id FROM touchstone.label WHERE text = substr($2, 10))
    AND leaf_index >= (SELECT next_leaf FROM touchstone.webhook_subscription WHERE webhook = $3 AND event = $2)
  ORDER BY leaf_index LIMIT $4`;
const READ_TO = 'UPDATE touchstone.webhook_subscription SET next_leaf = $1 WHERE webhook = $2 AND event = $3';

const LOCK_TO_SEND = `
  SELECT ${WEBHOOK_COLUMNS} FROM touchstone.webhook WHERE webhook_id = $1 AND disabled_at IS NULL FOR UPDATE`;
const LEASE = `
  WITH due AS (
    SELECT id, row_number() OVER (ORDER BY due_ms, id) AS place FROM touchstone.webhook_delivery
    WHERE webhook = $1 AND due_ms <= $2 ORDER BY due_ms, id LIMIT $3
  ), leased AS (
    UPDATE touchstone.webhook_delivery SET lease = $4, due_ms = $5, attempts = attempts + 1
    FROM due WHERE webhook_delivery.id = due.id RETURNING webhook_delivery.*, place
  )
  SELECT * FROM leased ORDER BY place`;
const LOCK_ANY = 'SELECT id FROM touchstone.webhook WHERE webhook_id = $1 FOR UPDATE';
const SETTLE = `
  UPDATE touchstone.webhook_delivery
  SET status = $1, due_ms = $2, lease = NULL, last_ms = $3, last_status = $4, last_error = $5,
    last_duration_ms = $6
  WHERE subject = $7 AND lease = $8 AND webhook = $9`;
const RECOVERED = `
  UPDATE touchstone.webhook SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`;
const FAILING = 'UPDATE touchstone.webhook SET failing_since = $1 WHERE id = $2 AND failing_since IS NULL';
const GIVE_BACK = `
  UPDATE touchstone.webhook_delivery SET due_ms = $1, lease = NULL, attempts = attempts - 1
  WHERE subject = $2 AND lease = $3 AND webhook = $4`;

/** Makes a test delivery of an enabled webhook. */
export async function addWebhookTest(
  query: Transaction,
  database: string,
  tenant: string,
  webhook_id: string,
  subject: string,
  now_ms: number,
): Promise<Delivery | undefined> {
  const row = await lockWebhook(query, tenant, webhook_id);
  if (row === undefined || row.disabled_at !== null) return undefined;
  await query(ADD, [row.id, [packText(subject)], 'webhook.test', now_ms]);
  return find(query, database, row, subject);
}

/** Makes the deliveries of a job that ends, in the transaction that ends it. */
export async function addJobDeliveries(
  query: Transaction,
  job: Row,
  status: 'completed' | 'failed' | 'cancelled',
  now_ms: number,
): Promise<void> {
  await query(ADD_FOR_JOB, [job.tenant, job.job_id, status, now_ms]);
}

/** Makes a delivery due again, unless an attempt is under way. */
export async function replayDelivery(
  query: Transaction,
  database: string,
  tenant: string,
  webhook_id: string,
  subject: string,
  now_ms: number,
): Promise<Delivery | undefined> {
  const row = await lockWebhook(query, tenant, webhook_id);
  if (row === undefined || row.disabled_at !== null) return undefined;
  await query(REPLAY, [now_ms, row.id, packText(subject)]);
  return find(query, database, row, subject);
}

/** Turns entries of the log into deliveries, a transaction for each subscription; gives how many were made. */
export async function fanOutDeliveries(
  database: Database,
  now_ms: number,
  step: number,
  most: number,
): Promise<number> {
  let made = 0;
  for (const { webhook, event } of await database.all(BEHIND, most)) {
    made += await database.transaction(async (query) => {
      const [locked] = (await query(LOCK_ENABLED, [webhook])).rows;
      if (locked === undefined) return 0;
      const gained = (await query(GAINED, [locked.tenant, event, webhook, step])).rows;
      const last = gained.at(-1);
      if (last === undefined) return 0;
      const added = await query(ADD, [webhook, gained.map(({ record_id }) => record_id), event, now_ms]);
      await query(READ_TO, [new Columns(last, database.name).integer('leaf_index') + 1, webhook, event]);
      return added.count;
    });
  }
  return made;
}

/** Takes deliveries of one webhook that are due. */
export async function claimDeliveries(
  query: Transaction,
  database: string,
  { webhook_id, limit }: Claim,
  lease: string,
  now_ms: number,
  lease_until_ms: number,
): Promise<readonly ClaimedDelivery[]> {
  const [row] = (await query(LOCK_TO_SEND, [packText(webhook_id)])).rows;
  if (row === undefined) return [];
  const webhook = webhookOf(row, database);
  const { rows } = await query(LEASE, [row.id, now_ms, limit, lease, lease_until_ms]);
  return rows.map((due) => ({ ...deliveryOf({ ...due, webhook_id }, database), webhook, lease }));
}

/** Ends a claim. False when it is not good any more. */
export async function settleDelivery(
  query: Transaction,
  claimed: Pick<ClaimedDelivery, 'webhook_id' | 'subject' | 'lease'>,
  { at, status_code, error, duration_ms }: DeliveryAttempt,
  settlement: Settlement,
): Promise<boolean> {
  const [webhook] = (await query(LOCK_ANY, [packText(claimed.webhook_id)])).rows;
  if (webhook === undefined) return false;
  const { count } = await query(SETTLE, [
    settlement.status,
    settlement.status === 'pending' ? settlement.due_ms : null,
    packTime(at),
    status_code,
    error,
    duration_ms,
    packText(claimed.subject),
    claimed.lease,
    webhook.id,
  ]);
  if (count === 0) return false;
  if (settlement.status === 'delivered') await query(RECOVERED, [webhook.id]);
  else if (error !== 'nothing_to_send') await query(FAILING, [at, webhook.id]);
  if (settlement.status === 'failed' && settlement.disable !== null) {
    await disableWebhook(query, webhook.id as number, at, settlement.disable);
  }
  return true;
}

/** Undoes a claim. */
export async function giveBackDelivery(
  query: Transaction,
  { webhook_id, subject, lease }: Pick<ClaimedDelivery, 'webhook_id' | 'subject' | 'lease'>,
  now_ms: number,
): Promise<void> {
  const [webhook] = (await query(LOCK_ANY, [packText(webhook_id)])).rows;
  if (webhook !== undefined) await query(GIVE_BACK, [now_ms, packText(subject), lease, webhook.id]);
}

async function find(
  query: Transaction,
  database: string,
  webhook: Row,
  subject: string,
): Promise<Delivery | undefined> {
  const [row] = (await query(FIND, [webhook.id, packText(subject)])).rows;
  return row && deliveryOf(row, database);
}
