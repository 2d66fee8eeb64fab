import type { DeliveryFilter, WebhookStore } from '../ports.ts';
import { integer, optionalText, packId, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { BEHIND } from './webhook-delivery-writes.ts';
import { DELIVERY_COLUMNS, deliveryOf, WEBHOOK_COLUMNS, webhookOf } from './webhook-rows.ts';
import type { WriteQueue } from './write-queue.ts';

const GET = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE tenant = ? AND webhook_id = ?`;
const LIST = `SELECT ${WEBHOOK_COLUMNS} FROM webhook ORDER BY id`;
const LIST_OF = `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE tenant = ? ORDER BY id`;
const DELIVERY = `
  SELECT ${DELIVERY_COLUMNS} FROM webhook JOIN webhook_delivery ON webhook_delivery.webhook = webhook.id
  WHERE webhook.tenant = ? AND webhook.webhook_id = ? AND webhook_delivery.subject = ?`;
/** The index is named, so that rows come from the latest backwards and no more are read than are given. */
const deliveriesBy = (index: string, where: string) => `
  SELECT ${DELIVERY_COLUMNS}
  FROM webhook_delivery INDEXED BY ${index} JOIN webhook ON webhook.id = webhook_delivery.webhook
  WHERE webhook_delivery.webhook = (SELECT id FROM webhook WHERE tenant = ? AND webhook_id = ?)
    AND webhook_delivery.id < ? ${where}
  ORDER BY webhook_delivery.id DESC LIMIT ?`;
const DELIVERIES = deliveriesBy('webhook_delivery_of', '');
const DELIVERIES_BY_STATUS = deliveriesBy('webhook_delivery_by_status', 'AND status = ?');
const DUE = `
  SELECT webhook_id, failing_since,
    (SELECT min(due_ms) FROM webhook_delivery
     WHERE webhook_delivery.webhook = webhook.id AND due_ms IS NOT NULL) AS due_ms
  FROM webhook WHERE disabled_at IS NULL`;
const FIGURES = `
  SELECT
    count(*) FILTER (WHERE disabled_at IS NULL) AS enabled,
    count(*) FILTER (WHERE disabled_at IS NOT NULL) AS disabled,
    count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL) AS failing,
    (SELECT count(*) FROM webhook_delivery JOIN webhook ON webhook.id = webhook_delivery.webhook
     WHERE due_ms IS NOT NULL) AS pending
  FROM webhook`;

/** Deliveries removed in one transaction of a sweep: a few milliseconds, so that requests get in between. */
const SWEEP_STEP = 1_000;

/** Webhooks: reads on the calling thread, writes through the queue. */
export function webhookStore(reader: Connection, writes: WriteQueue): WebhookStore {
  const { file } = reader;
  return {
    create: (webhook, limit) => writes.run('createWebhook', webhook, limit),
    async get(tenant, webhook_id) {
      const row = reader.get(GET, tenant, webhook_id);
      return row && webhookOf(row, file);
    },
    async list(tenant) {
      const rows = tenant === undefined ? reader.all(LIST) : reader.all(LIST_OF, tenant);
      return rows.map((row) => webhookOf(row, file));
    },
    update: (...args) => writes.run('updateWebhook', ...args),
    rotateSecret: (...args) => writes.run('rotateWebhookSecret', ...args),
    remove: (tenant, webhook_id) => writes.run('removeWebhook', tenant, webhook_id),

    addTest: (...args) => writes.run('addWebhookTest', ...args),
    async deliveries(filter) {
      return listDeliveries(reader, filter).map((row) => ({
        ...deliveryOf(row, file),
        position: integer(row.id, file, 'id'),
      }));
    },
    async delivery(tenant, webhook_id, subject) {
      const row = reader.get(DELIVERY, tenant, webhook_id, packId(subject));
      return row && deliveryOf(row, file);
    },
    replay: (...args) => writes.run('replayDelivery', ...args),

    async fanOut(now_ms, step, most) {
      // A look costs microseconds; a write would take the writer's time for nothing.
      if (reader.get(BEHIND, most) === undefined) return 0;
      return writes.run('fanOutDeliveries', now_ms, step, most);
    },
    async due() {
      return reader.all(DUE).flatMap(({ webhook_id, failing_since, due_ms }) => {
        if (due_ms === null) return [];
        const found = {
          webhook_id: text(webhook_id, file, 'webhook_id'),
          failing_since: optionalText(failing_since, file, 'failing_since'),
          due_ms: integer(due_ms, file, 'due_ms'),
        };
        return [found];
      });
    },
    claim: (...args) => writes.run('claimDeliveries', ...args),
    settle: ({ webhook_id, subject, lease }, attempt, settlement) =>
      writes.run('settleDelivery', { webhook_id, subject, lease }, attempt, settlement),
    giveBack: ({ webhook_id, subject, lease }, now_ms) =>
      writes.run('giveBackDelivery', { webhook_id, subject, lease }, now_ms),
    recover: (now_ms) => writes.run('recoverDeliveries', now_ms),
    setBack: (now_ms) => writes.run('setBackDeliveries', now_ms),
    async sweep(before_ms) {
      for (let swept = 0; ; ) {
        const step = await writes.run('sweepDeliveries', before_ms, SWEEP_STEP);
        swept += step;
        if (step < SWEEP_STEP) return swept;
      }
    },
    async figures() {
      const row = reader.get(FIGURES)!;
      const figure = (name: string) => integer(row[name], file, name);
      return {
        enabled: figure('enabled'),
        disabled: figure('disabled'),
        failing: figure('failing'),
        pending: figure('pending'),
      };
    },
  };
}

function listDeliveries(
  reader: Connection,
  { tenant, webhook_id, status, before = Number.MAX_SAFE_INTEGER, limit }: DeliveryFilter,
) {
  return status === undefined
    ? reader.all(DELIVERIES, tenant, webhook_id, before, limit)
    : reader.all(DELIVERIES_BY_STATUS, tenant, webhook_id, before, status, limit);
}
