import type { DeliveryFilter, ListedDelivery, WebhookStore } from '../ports.ts';
import { Columns, packText } from './columns.ts';
import type { Database } from './database.ts';
import {
  addWebhookTest,
  claimDeliveries,
  fanOutDeliveries,
  giveBackDelivery,
  replayDelivery,
  settleDelivery,
} from './webhook-deliveries.ts';
import { DELIVERY_COLUMNS, deliveryOf, WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';
import { createWebhook, removeWebhook, rotateWebhookSecret, updateWebhook } from './webhook-writes.ts';

const GET = `SELECT ${WEBHOOK_COLUMNS} FROM touchstone.webhook WHERE tenant = $1 AND webhook_id = $2`;
const LIST = `
  SELECT ${WEBHOOK_COLUMNS} FROM touchstone.webhook WHERE $1::text IS NULL OR tenant = $1 ORDER BY id`;
const DELIVERY = `
  SELECT ${DELIVERY_COLUMNS} FROM touchstone.webhook
  JOIN touchstone.webhook_delivery ON webhook_delivery.webhook = webhook.id
  WHERE webhook.tenant = $1 AND webhook.webhook_id = $2 AND webhook_delivery.subject = $3`;
const deliveriesWhere = (condition: string) => `
  SELECT ${DELIVERY_COLUMNS} FROM touchstone.webhook_delivery
  JOIN touchstone.webhook ON webhook.id = webhook_delivery.webhook
  WHERE webhook_delivery.webhook = (
      SELECT id FROM touchstone.webhook WHERE tenant = $1 AND webhook_id = $2)
    AND webhook_delivery.id < $3 ${condition}
  ORDER BY webhook_delivery.id DESC LIMIT $4`;
const DELIVERIES = deliveriesWhere('');
const DELIVERIES_BY_STATUS = deliveriesWhere('AND status = $5');
const DUE = `
  SELECT webhook_id, failing_since, due_ms FROM touchstone.webhook CROSS JOIN LATERAL (
    SELECT min(due_ms) AS due_ms FROM touchstone.webhook_delivery
    WHERE webhook_delivery.webhook = webhook.id AND due_ms IS NOT NULL) AS first
  WHERE disabled_at IS NULL AND due_ms IS NOT NULL`;
const FIGURES = `
  SELECT
    count(*) FILTER (WHERE disabled_at IS NULL) AS enabled,
    count(*) FILTER (WHERE disabled_at IS NOT NULL) AS disabled,
    count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL) AS failing,
    (SELECT count(*) FROM touchstone.webhook_delivery
     JOIN touchstone.webhook ON webhook.id = webhook_delivery.webhook WHERE due_ms IS NOT NULL) AS pending
  FROM touchstone.webhook`;

/** Deliveries removed in one statement of a sweep. */
const SWEEP_STEP = 1_000;
const SWEEP_OVER = `
  DELETE FROM touchstone.webhook_delivery WHERE id IN (
    SELECT id FROM touchstone.webhook_delivery WHERE due_ms IS NULL AND created_ms < $1
    ORDER BY created_ms LIMIT ${SWEEP_STEP} FOR UPDATE SKIP LOCKED)`;
const REMOVED = 'SELECT webhook FROM touchstone.webhook_removed';
const SWEEP_REMOVED = `
  DELETE FROM touchstone.webhook_delivery WHERE id IN (
    SELECT id FROM touchstone.webhook_delivery WHERE webhook = $1 LIMIT ${SWEEP_STEP} FOR UPDATE SKIP LOCKED)`;
const FORGET_REMOVED = `
  DELETE FROM touchstone.webhook_removed AS removed WHERE webhook = $1 AND NOT EXISTS (
    SELECT FROM touchstone.webhook_delivery WHERE webhook_delivery.webhook = removed.webhook)`;

/** Webhooks and their deliveries. */
export function webhookStore(database: Database): WebhookStore {
  const { name } = database;
  return {
    create: (webhook, limit) => database.transaction((query) => createWebhook(query, webhook, limit)),
    async get(tenant, webhook_id) {
      const row = await database.get(GET, packText(tenant), packText(webhook_id));
      return row && webhookOf(row, name);
    },
    async list(tenant) {
      const rows = await database.all(LIST, tenant === undefined ? null : packText(tenant));
      return rows.map((row) => webhookOf(row, name));
    },
    update: (...args) => database.transaction((query) => updateWebhook(query, name, ...args)),
    rotateSecret: (...args) => database.transaction((query) => rotateWebhookSecret(query, name, ...args)),
    remove: (...args) => database.transaction((query) => removeWebhook(query, ...args)),

    addTest: (...args) => database.transaction((query) => addWebhookTest(query, name, ...args)),
    deliveries: (filter) => deliveries(database, filter),
    async delivery(tenant, webhook_id, subject) {
      const place = [packText(tenant), packText(webhook_id), packText(subject)];
      const row = await database.get(DELIVERY, ...place);
      return row && deliveryOf(row, name);
    },
    replay: (...args) => database.transaction((query) => replayDelivery(query, name, ...args)),

    fanOut: (now_ms, step, most) => fanOutDeliveries(database, now_ms, step, most),
    async due() {
      return (await database.all(DUE)).map((row) => {
        const columns = new Columns(row, name);
        return {
          webhook_id: columns.text('webhook_id'),
          failing_since: columns.optionalText('failing_since'),
          due_ms: columns.integer('due_ms'),
        };
      });
    },
    async claim(claims, ...rest) {
      const claimed = claims.map((claim) =>
        database.transaction((query) => claimDeliveries(query, name, claim, ...rest)),
      );
      // What one claim took is not given up because another failed: their leases would have to end first.
      const settled = await Promise.allSettled(claimed);
      const failure = settled.find((one) => one.status === 'rejected');
      const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (taken.length === 0 && failure !== undefined) throw failure.reason;
      return taken;
    },
    settle: (claimed, attempt, settlement) =>
      database.transaction((query) => settleDelivery(query, claimed, attempt, settlement)),
    giveBack: (claimed, now_ms) => database.transaction((query) => giveBackDelivery(query, claimed, now_ms)),
    // Another process may be sending what is leased: leases end by themselves.
    recover: async () => {},
    setBack: async () => {},
    sweep: (before_ms) => sweep(database, before_ms),
    async figures() {
      const columns = new Columns((await database.get(FIGURES))!, name);
      return {
        enabled: columns.integer('enabled'),
        disabled: columns.integer('disabled'),
        failing: columns.integer('failing'),
        pending: columns.integer('pending'),
      };
    },
  };
}

async function deliveries(
  database: Database,
  { tenant, webhook_id, status, before = Number.MAX_SAFE_INTEGER, limit }: DeliveryFilter,
): Promise<readonly ListedDelivery[]> {
  const place = [packText(tenant), packText(webhook_id), before, limit];
  const rows =
    status === undefined
      ? await database.all(DELIVERIES, ...place)
      : await database.all(DELIVERIES_BY_STATUS, ...place, status);
  return rows.map((row) => ({
    ...deliveryOf(row, database.name),
    position: new Columns(row, database.name).integer('id'),
  }));
}

async function sweep(database: Database, before_ms: number): Promise<number> {
  let swept = 0;
  const clear = async (text: string, value: unknown): Promise<void> => {
    for (;;) {
      const { count } = await database.run({ text, values: [value] });
      swept += count;
      if (count < SWEEP_STEP) return;
    }
  };
  for (const { webhook } of await database.all(REMOVED)) {
    await clear(SWEEP_REMOVED, webhook);
    await database.run({ text: FORGET_REMOVED, values: [webhook] });
  }
  await clear(SWEEP_OVER, before_ms);
  return swept;
}
