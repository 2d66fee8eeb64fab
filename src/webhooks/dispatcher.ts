import type { DeliveryAttempt } from '../domain/webhook.ts';
import type { Claim, ClaimedDelivery, DueWebhook, Settlement, WebhookStore } from '../storage/ports.ts';
import { messageIdOf } from './message-id.ts';
import type { PayloadOf } from './payload.ts';
import { type Patience, settlementOf } from './schedule.ts';
import type { Response, Send } from './send.ts';
import { secretsInForce, signatureOf } from './signature.ts';

export interface DispatcherParts {
  readonly store: WebhookStore;
  readonly payloadOf: PayloadOf;
  readonly send: Send;
  readonly patience: Patience;
  /** Time for one attempt, from the lookup of the name to the status of the answer. */
  readonly timeout_ms: number;
  /** Attempts under way at once: in all, and for one webhook. */
  readonly most_at_once: number;
  readonly most_of_one: number;
  /** Goes into `user-agent`. */
  readonly version: string;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  /** A name that no other claim has. */
  readonly leaseId: () => string;
}

/** Who is told of what goes on. */
export interface DispatcherObserver {
  onAttempt?(status: Settlement['status'], duration_ms: number): void;
  onError?(error: unknown): void;
}

export interface DispatcherStats {
  readonly in_flight: number;
  /** Whether the last look into the storage failed. */
  readonly failing: boolean;
}

/** Without a call the storage is looked into this often: others write into it too. */
const POLL_MS = 1_000;
/** Between two looks, however often they are asked for; and so that reading takes no more than a twentieth. */
const REST_MS = 20;
const REST_PER_READING = 20;
/** Deliveries that one look makes for one subscription. */
const STEP = 500;
/** Deliveries that a webhook may have pending; beyond them the log keeps what is to come. */
const MOST_PENDING = 10_000;
/** What a claim outlasts its attempt by. */
const LEASE_SLACK_MS = 15_000;
/** A clock that is set back by more than this is one that things would wait for: it happens, and is noticed at a look. */
const SET_BACK_MS = 5_000;
/** What runs at a stop may take this long. */
const GRACE_MS = 2_000;
/**
 * A webhook that fails gets one attempt at a time: no throng for a receiver in trouble. So does every webhook
 * once half the room is taken: slow receivers cannot take all of it from the others.
 */
const LEAST_OF_ONE = 1;

/**
 * Sends what is due. It looks (turns the log into deliveries, claims what is due), starts the attempts, and
 * rests until something is due, an attempt ends, it is woken, or a second is over. Attempts run side by side,
 * each webhook's within bounds of its own, so that a slow receiver delays no other.
 *
 * A delivery is claimed before it is sent and settled after: a process that ends in between leaves a lease, and
 * the delivery is sent again. So each is sent at least once, under one `webhook-id`.
 */
export class Dispatcher {
  readonly #parts: DispatcherParts;
  /** Attempts under way, by webhook. */
  readonly #busy = new Map<string, number>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #cuts = new Set<AbortController>();
  /** Whether what still runs is cut off. */
  #cut = false;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer rings, on the monotonic clock. */
  #rings = Number.POSITIVE_INFINITY;
  /** Not before this moment on the monotonic clock. */
  #rested = 0;
  /** Milliseconds that the last look took to find out what there is. */
  #reading = 0;
  #looking: Promise<void> | undefined;
  /** Whether somebody woke it while it was looking. */
  #again = false;
  #failing = false;
  #started = false;
  /** What the clock said at the last look. */
  #seen_ms = Number.NEGATIVE_INFINITY;
  #observer: DispatcherObserver = {};

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  get stats(): DispatcherStats {
    return { in_flight: this.#attempts.size, failing: this.#failing };
  }

  /** Takes up what an earlier process left, and sends from then on. */
  async start(observer: DispatcherObserver = {}): Promise<void> {
    this.#observer = observer;
    const { store, now } = this.#parts;
    await store.recover(now());
    // What an earlier process left may have been written by a clock that was ahead of this one.
    await store.setBack(now());
    this.#started = true;
    this.wake();
  }

  /** Says that there may be something to send. Costs next to nothing. */
  wake(): void {
    this.#lookIn(0);
  }

  /** Claims nothing more, gives what runs a moment, and resolves once nothing is under way. */
  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    await this.#looking;
    const grace = setTimeout(() => {
      this.#cut = true;
      for (const one of this.#cuts) one.abort();
    }, GRACE_MS);
    await Promise.all(this.#attempts);
    clearTimeout(grace);
  }

  #lookIn(delay_ms: number): void {
    if (!this.#started) return;
    const now = performance.now();
    const rings = Math.max(now + delay_ms, this.#rested);
    if (rings >= this.#rings) return;
    clearTimeout(this.#timer);
    this.#rings = rings;
    this.#timer = setTimeout(() => {
      this.#rings = Number.POSITIVE_INFINITY;
      if (this.#looking === undefined) this.#looking = this.#look();
      else this.#again = true;
    }, rings - now).unref();
  }

  async #look(): Promise<void> {
    let next_ms = POLL_MS;
    this.#reading = 0;
    this.#again = false;
    try {
      next_ms = await this.#takeUp();
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      this.#observer.onError?.(error);
    }
    this.#rested = performance.now() + Math.max(REST_MS, this.#reading * REST_PER_READING);
    this.#looking = undefined;
    this.#lookIn(this.#again ? 0 : next_ms);
  }

  /** Starts what can be started; gives the milliseconds until there may be more. */
  async #takeUp(): Promise<number> {
    const { store, now, timeout_ms, leaseId } = this.#parts;
    await this.#mindClock();
    const begun = performance.now();
    const made = await store.fanOut(now(), STEP, MOST_PENDING);
    const due = await store.due();
    // What was made was written, and waited for a disk: no work of this thread.
    if (made === 0) this.#reading = performance.now() - begun;
    const now_ms = now();
    const claims = this.#claims(due.filter((one) => one.due_ms <= now_ms));
    if (claims.length > 0) {
      const until = now_ms + timeout_ms + LEASE_SLACK_MS;
      for (const one of await store.claim(claims, leaseId(), now_ms, until)) this.#begin(one);
    }
    if (made > 0) return 0;
    const later = due.map((one) => one.due_ms - now_ms).filter((wait) => wait > 0);
    return Math.min(POLL_MS, ...later);
  }

  async #mindClock(): Promise<void> {
    const now_ms = this.#parts.now();
    if (now_ms < this.#seen_ms - SET_BACK_MS) await this.#parts.store.setBack(now_ms);
    this.#seen_ms = now_ms;
  }

  /** How many to take of each webhook, the longest due first, within all bounds. */
  #claims(due: readonly DueWebhook[]): readonly Claim[] {
    const { most_at_once, most_of_one } = this.#parts;
    let room = most_at_once - this.#attempts.size;
    const claims: Claim[] = [];
    for (const { webhook_id, failing_since } of due.toSorted((a, b) => a.due_ms - b.due_ms)) {
      const busy = this.#busy.get(webhook_id) ?? 0;
      const free = Math.floor(room - most_at_once / 2);
      const limit =
        failing_since === null && free > 0
          ? Math.min(most_of_one - busy, free)
          : Math.min(LEAST_OF_ONE - busy, room);
      if (limit <= 0) continue;
      claims.push({ webhook_id, limit });
      room -= limit;
    }
    return claims;
  }

  #begin(claimed: ClaimedDelivery): void {
    const { webhook_id } = claimed;
    this.#busy.set(webhook_id, (this.#busy.get(webhook_id) ?? 0) + 1);
    const attempt = this.#attempt(claimed)
      .catch((error: unknown) => this.#observer.onError?.(error))
      .finally(() => {
        const busy = this.#busy.get(webhook_id)! - 1;
        if (busy === 0) this.#busy.delete(webhook_id);
        else this.#busy.set(webhook_id, busy);
        this.#attempts.delete(attempt);
        this.wake();
      });
    this.#attempts.add(attempt);
  }

  /** One attempt. What cannot be settled is tried again at the end of its lease. */
  async #attempt(claimed: ClaimedDelivery): Promise<void> {
    const { store, now, random, patience } = this.#parts;
    const at_ms = now();
    const begun = performance.now();
    const response = await this.#send(claimed, at_ms);
    if (response.error === 'timeout' && this.#cut) {
      await store.giveBack(claimed, now());
      return;
    }
    const duration_ms = Math.round((performance.now() - begun) * 1000) / 1000;
    const { attempts, webhook } = claimed;
    const { failing_since } = webhook;
    const tried = { attempts, response, failing_since, now_ms: now(), random: random() };
    const settlement = settlementOf(tried, patience);
    const { status_code, error } = response;
    const attempt: DeliveryAttempt = { at: new Date(at_ms).toISOString(), status_code, error, duration_ms };
    await store.settle(claimed, attempt, settlement);
    this.#observer.onAttempt?.(settlement.status, duration_ms);
  }

  async #send(claimed: ClaimedDelivery, now_ms: number): Promise<Response> {
    const { payloadOf, send, timeout_ms, version } = this.#parts;
    const { webhook, subject } = claimed;
    const body = await payloadOf(webhook.tenant, claimed);
    if (body === undefined) return { status_code: null, error: 'nothing_to_send', retry_after_ms: null };
    const message_id = messageIdOf(subject);
    const timestamp_s = Math.floor(now_ms / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Touchstone/${version}`,
      'webhook-id': message_id,
      'webhook-timestamp': String(timestamp_s),
      'webhook-signature': signatureOf(
        secretsInForce(webhook.secrets, now_ms),
        message_id,
        timestamp_s,
        body,
      ),
    };
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), timeout_ms);
    this.#cuts.add(cut);
    try {
      return await send({ url: webhook.url, headers, body }, cut.signal);
    } finally {
      clearTimeout(timer);
      this.#cuts.delete(cut);
    }
  }
}
