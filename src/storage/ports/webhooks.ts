/**
 * Webhooks with their deliveries. The audit log is the outbox of decisions: an event exists as soon as its
 * record does, and each webhook remembers how far it has read, so that nothing is lost between a decision and
 * its delivery, and a tenant without webhooks pays nothing. The end of a job makes its deliveries in the same
 * transaction (JobStore: settle, fail).
 */
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryStatus,
  DisabledReason,
  Webhook,
  WebhookEvent,
} from '../../domain/webhook.ts';

/** What can be changed of a webhook. What is absent stays. */
export interface WebhookChanges {
  readonly url?: string;
  readonly description?: string;
  readonly events?: readonly WebhookEvent[];
  readonly enabled?: boolean;
}

export interface DeliveryFilter {
  readonly tenant: string;
  readonly webhook_id: string;
  readonly status?: DeliveryStatus;
  /** Only deliveries made before the one of this position: the list runs from the latest backwards. */
  readonly before?: number;
  /** At most this many, 1–1000. */
  readonly limit: number;
}

/** A delivery in a list. */
export interface ListedDelivery extends Delivery {
  /** Rises with each delivery that is made; continues a list. */
  readonly position: number;
}

/** An enabled webhook with something to send. */
export interface DueWebhook {
  readonly webhook_id: string;
  readonly failing_since: string | null;
  /** When its first delivery is due, Unix time in milliseconds. */
  readonly due_ms: number;
}

/** How many deliveries of a webhook to take. */
export interface Claim {
  readonly webhook_id: string;
  readonly limit: number;
}

/** A delivery that is the claimer's to send until the lease ends. */
export interface ClaimedDelivery extends Delivery {
  readonly webhook: Webhook;
  /** Settles this claim and no other. */
  readonly lease: string;
}

/** What becomes of a claimed delivery. */
export type Settlement =
  | { readonly status: 'delivered' }
  /** Tried again at this Unix time in milliseconds. */
  | { readonly status: 'pending'; readonly due_ms: number }
  | { readonly status: 'failed'; readonly disable: Exclude<DisabledReason, 'manual'> | null };

export interface WebhookFigures {
  readonly enabled: number;
  readonly disabled: number;
  /** Enabled ones whose last attempt failed. */
  readonly failing: number;
  /** Deliveries that wait or are under way. */
  readonly pending: number;
}

export interface WebhookStore {
  /** DURABLE. Events from now on are its own. `conflict` when the tenant has `limit` webhooks already. */
  create(webhook: Webhook, limit: number): Promise<void>;
  /** The tenant's webhook of this id; undefined also for another tenant's. */
  get(tenant: string, webhook_id: string): Promise<Webhook | undefined>;
  /** In the order in which they were made; of all tenants where none is named. */
  list(tenant?: string): Promise<readonly Webhook[]>;
  /**
   * DURABLE. The webhook after the change; undefined when the tenant has none of this id. Disabling cancels
   * what is pending; an event that is subscribed to, and a webhook that is enabled, begin with what happens
   * from now on.
   */
  update(
    tenant: string,
    webhook_id: string,
    changes: WebhookChanges,
    at: string,
  ): Promise<Webhook | undefined>;
  /**
   * DURABLE. `secret` signs from now on; the one before it until `previous_expires_at`, beside those replaced
   * earlier that have not expired, of all the latest `keep`. Undefined when there is no such webhook.
   */
  rotateSecret(
    tenant: string,
    webhook_id: string,
    secret: string,
    at: string,
    previous_expires_at: string,
    keep: number,
  ): Promise<Webhook | undefined>;
  /** DURABLE. With its deliveries. False when the tenant has none of this id. */
  remove(tenant: string, webhook_id: string): Promise<boolean>;

  /** DURABLE. Makes a delivery of a test; undefined when there is no such webhook, or it is disabled. */
  addTest(tenant: string, webhook_id: string, subject: string, now_ms: number): Promise<Delivery | undefined>;
  /** Latest first. */
  deliveries(filter: DeliveryFilter): Promise<readonly ListedDelivery[]>;
  delivery(tenant: string, webhook_id: string, subject: string): Promise<Delivery | undefined>;
  /**
   * DURABLE. Makes a delivery due at once, with all its attempts before it; one that is under way is left to
   * it. Undefined when there is none, or its webhook is disabled.
   */
  replay(tenant: string, webhook_id: string, subject: string, now_ms: number): Promise<Delivery | undefined>;

  /**
   * DURABLE. Turns what the log has gained for the subscriptions of enabled webhooks into deliveries that are due:
   * for each webhook at most `step` at once, and none while it has `most` pending. Each record becomes one
   * delivery of a webhook, however often and from wherever this is called. Gives how many were made.
   */
  fanOut(now_ms: number, step: number, most: number): Promise<number>;
  /** Enabled webhooks with a pending delivery, whenever that is due. */
  due(): Promise<readonly DueWebhook[]>;
  /**
   * DURABLE. Takes deliveries that are due, the longest due first, until `lease_until_ms`: no other claim gets
   * them before. Each counts as an attempt. `lease` names this claim; no two are named alike.
   */
  claim(
    claims: readonly Claim[],
    lease: string,
    now_ms: number,
    lease_until_ms: number,
  ): Promise<readonly ClaimedDelivery[]>;
  /**
   * DURABLE. Ends a claim, and remembers on the webhook whether things get through (`nothing_to_send` tells
   * nothing about that). False when the claim is not good any more: the lease has gone to another, or the
   * delivery was cancelled or removed.
   */
  settle(claimed: ClaimedDelivery, attempt: DeliveryAttempt, settlement: Settlement): Promise<boolean>;
  /** DURABLE. Gives a claim back as if it had not been made: due at once, not counted. */
  giveBack(claimed: ClaimedDelivery, now_ms: number): Promise<void>;
  /**
   * DURABLE. Makes due what a process held that has ended, where the backend can know that: on SQLite one server
   * alone sends. Elsewhere leases end by themselves.
   */
  recover(now_ms: number): Promise<void>;
  /**
   * DURABLE. Told that the clock was set back: what is pending and in nobody's hands waits no longer than it would have
   * by a clock that goes on. Where many processes share the database, each by a clock of its own, nothing is changed.
   */
  setBack(now_ms: number): Promise<void>;
  /** Removes deliveries that are over and were made before `before_ms`, in steps; gives how many. */
  sweep(before_ms: number): Promise<number>;
  figures(): Promise<WebhookFigures>;
}
