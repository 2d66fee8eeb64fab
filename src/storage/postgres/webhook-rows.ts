/** Rows of webhooks and deliveries as the values that the ports speak of. */
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryEvent,
  DeliveryFault,
  DeliveryStatus,
  DisabledReason,
  Webhook,
} from '../../domain/webhook.ts';
import { Columns, type Row } from './columns.ts';

/** The columns of a webhook, its events among them. */
export const WEBHOOK_COLUMNS = `
  webhook.*,
  (SELECT coalesce(json_agg(event ORDER BY event), '[]')::text FROM touchstone.webhook_subscription
   WHERE webhook_subscription.webhook = webhook.id) AS events`;

/** Deliveries beside the id of their webhook. */
export const DELIVERY_COLUMNS = 'webhook_delivery.*, webhook.webhook_id';

export function webhookOf(row: Row, database: string): Webhook {
  const columns = new Columns(row, database);
  return {
    webhook_id: columns.text('webhook_id'),
    tenant: columns.text('tenant'),
    url: columns.text('url'),
    description: columns.text('description'),
    events: columns.json<Webhook['events']>('events'),
    secrets: columns.json<Webhook['secrets']>('secrets'),
    created_at: columns.text('created_at'),
    updated_at: columns.text('updated_at'),
    disabled_at: columns.optionalText('disabled_at'),
    disabled_reason: columns.optionalText('disabled_reason') as DisabledReason | null,
    failing_since: columns.optionalText('failing_since'),
  };
}

export function deliveryOf(row: Row, database: string): Delivery {
  const columns = new Columns(row, database);
  return {
    webhook_id: columns.text('webhook_id'),
    event: columns.text('event') as DeliveryEvent,
    subject: columns.text('subject'),
    status: columns.text('status') as DeliveryStatus,
    attempts: columns.integer('attempts'),
    created_at: columns.time('created_ms'),
    next_attempt_at: row.due_ms === null ? null : columns.time('due_ms'),
    last_attempt: attemptOf(row, columns),
  };
}

function attemptOf(row: Row, columns: Columns): DeliveryAttempt | null {
  if (row.last_ms === null) return null;
  return {
    at: columns.time('last_ms'),
    status_code: columns.optionalInteger('last_status'),
    error: columns.optionalText('last_error') as DeliveryFault | null,
    duration_ms: Number(row.last_duration_ms),
  };
}
