import {
  ADDRESS_REFUSED,
  addressOf,
  type Fault,
  readBody,
  readNewWebhook,
  readWebhookChanges,
  refuse,
  told,
} from '../contract/index.ts';
import type { Json } from '../domain/json.ts';
import type { Delivery, Webhook } from '../domain/webhook.ts';
import { StorageError } from '../storage/ports.ts';
import { messageIdOf, subjectOf } from '../webhooks/message-id.ts';
import { payloadsFrom } from '../webhooks/payload.ts';
import { newSecret } from '../webhooks/signature.ts';
import { resolveTarget } from '../webhooks/target.ts';
import { isoTime } from './clock.ts';
import type { WebhookDesk } from './house.ts';
import { accept } from './judge.ts';
import { Refused } from './refused.ts';
import { uuid7 } from './uuid7.ts';

/** A replaced secret signs beside the fresh one for this long. */
const OVERLAP_MS = 86_400_000;
/** Secrets that sign at once, however often they are rotated within that time. */
const MOST_SECRETS = 5;
/** Time to find out where an address leads, when it is registered. */
const LOOKUP_MS = 5_000;

/** A webhook as it is shown: without its secrets. */
export interface ShownWebhook extends Omit<Webhook, 'tenant' | 'secrets'> {
  readonly status: 'enabled' | 'disabled';
}

function shown(webhook: Webhook): ShownWebhook {
  const { webhook_id, url, description, events } = webhook;
  const { disabled_reason, disabled_at, failing_since, created_at, updated_at } = webhook;
  return {
    webhook_id,
    url,
    description,
    events,
    status: disabled_at === null ? 'enabled' : 'disabled',
    disabled_reason,
    disabled_at,
    failing_since,
    created_at,
    updated_at,
  };
}

/** A delivery as it is shown: by the id that its receiver knows. */
export interface ShownDelivery extends Omit<Delivery, 'subject'> {
  readonly message_id: string;
  readonly subject_id: string;
}

function shownDelivery(delivery: Delivery): ShownDelivery {
  const { webhook_id, event, subject, status, attempts, created_at, next_attempt_at, last_attempt } =
    delivery;
  return {
    message_id: messageIdOf(subject),
    webhook_id,
    event,
    subject_id: subject,
    status,
    attempts,
    created_at,
    next_attempt_at,
    last_attempt,
  };
}

const noWebhook = (): Refused =>
  new Refused({ code: 'not_found', detail: 'There is no webhook of this id.' });
const noDelivery = (): Refused =>
  new Refused({ code: 'not_found', detail: 'There is no delivery of this message id to this webhook.' });
const isDisabled = (): Refused =>
  new Refused({ code: 'webhook_disabled', detail: 'The webhook is disabled. Enable it, then try again.' });

/**
 * What is wrong with where the address of a body leads. A name that nobody knows at the moment passes: each
 * attempt asks again.
 */
async function refusedTarget(desk: WebhookDesk, body: Json): Promise<Fault | undefined> {
  const url = addressOf(body);
  if (url === undefined) return undefined;
  const target = await resolveTarget(url, desk.webhook_targets, AbortSignal.timeout(LOOKUP_MS)).catch(
    () => undefined,
  );
  return target?.ok === false && target.fault === 'address_refused' ? ADDRESS_REFUSED : undefined;
}

/**
 * Makes a webhook. Its secret is in what this gives, and is never shown again.
 * @throws Refused for a body that is not valid, and with `too_many_webhooks`
 */
export async function createWebhook(desk: WebhookDesk, tenant: string, bytes: Uint8Array) {
  const body = accept(readBody(bytes, desk.limits));
  const request = accept(readNewWebhook(body, await refusedTarget(desk, body)));
  const { url, events, description } = request;
  const now_ms = desk.clock.now();
  const now = isoTime(now_ms);
  const secret = newSecret();
  const webhook: Webhook = {
    webhook_id: uuid7(now_ms),
    tenant,
    url,
    description,
    events,
    secrets: [{ secret, expires_at: null }],
    created_at: now,
    updated_at: now,
    disabled_at: null,
    disabled_reason: null,
    failing_since: null,
  };
  try {
    await desk.storage.webhooks.create(webhook, desk.most_webhooks);
  } catch (cause) {
    if (!(cause instanceof StorageError && cause.code === 'conflict')) throw cause;
    const detail = `The tenant has ${desk.most_webhooks} webhooks, the most that it may have (setting TOUCHSTONE_MAX_WEBHOOKS). Delete one first.`;
    throw new Refused({ code: 'too_many_webhooks', detail }, { cause });
  }
  return { ...shown(webhook), secret, ...told(request) };
}

/** The webhooks of a tenant, in the order in which they were made. */
export async function listWebhooks(
  { storage }: WebhookDesk,
  tenant: string,
): Promise<readonly ShownWebhook[]> {
  return (await storage.webhooks.list(tenant)).map(shown);
}

/** @throws Refused with `not_found`, for another tenant's too; so do those below */
export async function readWebhook(
  { storage }: WebhookDesk,
  tenant: string,
  webhook_id: string,
): Promise<ShownWebhook> {
  return shown((await storage.webhooks.get(tenant, webhook_id)) ?? raise(noWebhook()));
}

/** Changes what the body names. @throws Refused for a body that is not valid */
export async function updateWebhook(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
  bytes: Uint8Array,
) {
  const body = accept(readBody(bytes, desk.limits));
  const { warnings, more_warnings, ...changes } = accept(
    readWebhookChanges(body, await refusedTarget(desk, body)),
  );
  const { storage, clock } = desk;
  const updated = await storage.webhooks.update(tenant, webhook_id, changes, isoTime(clock.now()));
  return { ...shown(updated ?? raise(noWebhook())), ...told({ warnings, more_warnings }) };
}

/** Removes a webhook with its deliveries. */
export async function deleteWebhook({ storage }: WebhookDesk, tenant: string, webhook_id: string) {
  if (!(await storage.webhooks.remove(tenant, webhook_id))) throw noWebhook();
  return { webhook_id, deleted: true } as const;
}

/** Gives a webhook a fresh secret, shown here alone; the one before it signs for another day. */
export async function rotateWebhookSecret(
  { storage, clock }: WebhookDesk,
  tenant: string,
  webhook_id: string,
) {
  const secret = newSecret();
  const now_ms = clock.now();
  const until = isoTime(now_ms + OVERLAP_MS);
  const now = isoTime(now_ms);
  const rotated = await storage.webhooks.rotateSecret(tenant, webhook_id, secret, now, until, MOST_SECRETS);
  return { ...shown(rotated ?? raise(noWebhook())), secret, previous_secret_expires_at: until };
}

/** Sends an event that says nothing. @throws Refused with `webhook_disabled` */
export async function testWebhook(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
): Promise<ShownDelivery> {
  const { storage, clock, dispatcher } = desk;
  const now_ms = clock.now();
  const made = await storage.webhooks.addTest(tenant, webhook_id, uuid7(now_ms), now_ms);
  if (made === undefined) {
    await readWebhook(desk, tenant, webhook_id);
    throw isDisabled();
  }
  dispatcher?.wake();
  return shownDelivery(made);
}

/** What a list of deliveries is narrowed to; names as the query has them. */
export interface DeliveryQuery {
  readonly cursor?: string | number | undefined;
  readonly status?: string | number | undefined;
  readonly limit?: string | number | undefined;
}

/** A page of deliveries, latest first. @throws Refused for a cursor of no page */
export async function listDeliveries(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
  query: DeliveryQuery,
) {
  await readWebhook(desk, tenant, webhook_id);
  const { cursor, status } = query;
  const limit = Number(query.limit ?? 50);
  const found = await desk.storage.webhooks.deliveries({
    tenant,
    webhook_id,
    limit,
    ...(cursor !== undefined && { before: positionOf(String(cursor)) }),
    ...(status !== undefined && { status: status as Delivery['status'] }),
  });
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    deliveries: found.map(shownDelivery),
    next_cursor: last === undefined ? null : String(last.position),
  };
}

function positionOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  const message = 'cursor is none that a page gave as next_cursor. Send one of those, or none.';
  throw new Refused(refuse('invalid_request', [{ pointer: '/query/cursor', message }]));
}

/** A delivery with the body that it carries. */
export async function readDelivery(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
  message_id: string,
) {
  const subject = subjectOf(message_id);
  const { storage } = desk;
  const delivery = subject && (await storage.webhooks.delivery(tenant, webhook_id, subject));
  if (!delivery) throw noDelivery();
  const payload = await payloadsFrom(storage)(tenant, delivery);
  return {
    ...shownDelivery(delivery),
    payload: payload === undefined ? null : (JSON.parse(payload) as Json),
  };
}

/** Sends a delivery again. @throws Refused with `webhook_disabled` */
export async function replayDelivery(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
  message_id: string,
): Promise<ShownDelivery> {
  const { storage, clock, dispatcher } = desk;
  const subject = subjectOf(message_id);
  if (subject === undefined) throw noDelivery();
  const replayed = await storage.webhooks.replay(tenant, webhook_id, subject, clock.now());
  if (replayed === undefined) {
    const known = await storage.webhooks.delivery(tenant, webhook_id, subject);
    throw known === undefined ? noDelivery() : isDisabled();
  }
  dispatcher?.wake();
  return shownDelivery(replayed);
}

/**
 * Sends again what came to one end since a moment; gives how many there are.
 * @throws Refused with `webhook_disabled`
 */
export async function replayAll(
  desk: WebhookDesk,
  tenant: string,
  webhook_id: string,
  status: string,
  since_ms: number,
): Promise<number> {
  let replayed = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listDeliveries(desk, tenant, webhook_id, { status, limit: 1000, cursor });
    const recent = page.deliveries.filter(({ created_at }) => Date.parse(created_at) >= since_ms);
    for (const { message_id } of recent) await replayDelivery(desk, tenant, webhook_id, message_id);
    replayed += recent.length;
    cursor = recent.length < page.deliveries.length ? null : page.next_cursor;
  }
  return replayed;
}

function raise(error: Error): never {
  throw error;
}
