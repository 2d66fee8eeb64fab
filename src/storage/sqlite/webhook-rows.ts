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
import { integer, optionalInteger, optionalText, text, unpackId } from './columns.ts';
import type { Row } from './connection.ts';
import { damaged } from './errors.ts';

/** The columns of a webhook, its events among them. */
export const WEBHOOK_COLUMNS = `
  webhook.*,
  (SELECT json_group_array(event) FROM (
    SELECT event FROM webhook_subscription WHERE webhook_subscription.webhook = webhook.id ORDER BY event
  )) AS events`;

/** Deliveries beside the id of their webhook. */
export const DELIVERY_COLUMNS = 'webhook_delivery.*, webhook.webhook_id';

export function webhookOf(row: Row, file: string): Webhook {
  return {
    webhook_id: text(row.webhook_id, file, 'webhook_id'),
    tenant: text(row.tenant, file, 'tenant'),
    url: text(row.url, file, 'url'),
    description: text(row.description, file, 'description'),
    events: list(row.events, file, 'events') as Webhook['events'],
    secrets: list(row.secrets, file, 'secrets') as Webhook['secrets'],
    created_at: text(row.created_at, file, 'created_at'),
    updated_at: text(row.updated_at, file, 'updated_at'),
    disabled_at: optionalText(row.disabled_at, file, 'disabled_at'),
    disabled_reason: optionalText(row.disabled_reason, file, 'disabled_reason') as DisabledReason | null,
    failing_since: optionalText(row.failing_since, file, 'failing_since'),
  };
}

export function deliveryOf(row: Row, file: string): Delivery {
  const due_ms = optionalInteger(row.due_ms, file, 'due_ms');
  return {
    webhook_id: text(row.webhook_id, file, 'webhook_id'),
    event: text(row.event, file, 'event') as DeliveryEvent,
    subject: unpackId(row.subject, file),
    status: text(row.status, file, 'status') as DeliveryStatus,
    attempts: integer(row.attempts, file, 'attempts'),
    created_at: new Date(integer(row.created_ms, file, 'created_ms')).toISOString(),
    next_attempt_at: due_ms === null ? null : new Date(due_ms).toISOString(),
    last_attempt: attemptOf(row, file),
  };
}

function attemptOf(row: Row, file: string): DeliveryAttempt | null {
  const at_ms = optionalInteger(row.last_ms, file, 'last_ms');
  if (at_ms === null) return null;
  return {
    at: new Date(at_ms).toISOString(),
    status_code: optionalInteger(row.last_status, file, 'last_status'),
    error: optionalText(row.last_error, file, 'last_error') as DeliveryFault | null,
    duration_ms: Number(row.last_duration_ms),
  };
}

function list(value: Row[string] | undefined, file: string, column: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text(value, file, column));
    if (Array.isArray(parsed)) return parsed;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw damaged(file, `${column} of a webhook are not a JSON array`);
}
