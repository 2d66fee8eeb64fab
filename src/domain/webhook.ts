import type { Decision } from './decision.ts';

/** Events that a webhook can be told of. */
export type WebhookEvent = DecisionEvent | JobEndEvent;

/** A decision that somebody has to look at; an `allow` tells nobody. */
export type DecisionEvent = `decision.${Exclude<Decision, 'allow'>}`;

/** The end of a background job. */
export type JobEndEvent = 'job.completed' | 'job.failed';

/** What a delivery carries: an event, or a test of the webhook itself. */
export type DeliveryEvent = WebhookEvent | 'webhook.test';

/** Why nothing is sent: the tenant said so; the receiver answered 410; nothing got through for days. */
export type DisabledReason = 'manual' | 'gone' | 'failing';

/** A secret that signs, in the form of Standard Webhooks: `whsec_` and Base64. */
export interface WebhookSecret {
  readonly secret: string;
  /** UTC ISO 8601; null for the present secret, which signs until it is rotated. */
  readonly expires_at: string | null;
}

/** An address of a tenant that is told of events. */
export interface Webhook {
  /** A UUID. */
  readonly webhook_id: string;
  readonly tenant: string;
  readonly url: string;
  readonly description: string;
  /** At least one, each once, in the order of the interface. */
  readonly events: readonly WebhookEvent[];
  /** The present secret first, then those that it replaced. */
  readonly secrets: readonly WebhookSecret[];
  /** UTC ISO 8601 with milliseconds, here and below. */
  readonly created_at: string;
  readonly updated_at: string;
  /** Null while it is enabled. */
  readonly disabled_at: string | null;
  readonly disabled_reason: DisabledReason | null;
  /** The first failure since anything got through; null while all is well. */
  readonly failing_since: string | null;
}

/**
 * `pending`: an attempt is due or under way. `delivered`: answered with 2xx. `failed`: every attempt was
 * used up. `cancelled`: the webhook was disabled before.
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled';

/** Why an attempt failed. */
export type DeliveryFault =
  | 'address_refused'
  | 'name_not_resolved'
  | 'connection_failed'
  | 'tls_failed'
  | 'timeout'
  | 'redirected'
  | 'status'
  | 'nothing_to_send';

/** What came of one attempt. Of an answer its status alone is kept. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly status_code: number | null;
  /** Null where the answer was 2xx. */
  readonly error: DeliveryFault | null;
  readonly duration_ms: number;
}

/** One event on its way to one webhook. A webhook has one delivery for each subject. */
export interface Delivery {
  readonly webhook_id: string;
  readonly event: DeliveryEvent;
  /** What the event is about: a record, a job, or the test itself; a UUID. */
  readonly subject: string;
  readonly status: DeliveryStatus;
  /** Attempts since it was made, or since it was replayed. */
  readonly attempts: number;
  readonly created_at: string;
  /** When it is tried next, or taken up again should the present attempt be lost; null once it is over. */
  readonly next_attempt_at: string | null;
  readonly last_attempt: DeliveryAttempt | null;
}
