import type { JobType } from '../domain/job.ts';
import type { ClaimRequest, EntryOutcome, JobClaim, JobSettlement, JobStore } from '../storage/ports.ts';
import { Bell } from './bell.ts';

/**
 * Where a worker gets its work from. The store alone says what may be claimed, and keeps each result once;
 * a queue says when it is worth asking, and of which job.
 */
export interface WorkQueue {
  /** Called once, before anything is claimed: frees what owners hold who have certainly ended. */
  start(owner: string, now_ms: number): Promise<void>;
  /** Entries to work on; undefined when there are none now. */
  claim(request: ClaimRequest): Promise<JobClaim | undefined>;
  /** Prolongs claims; gives the tokens of those that are still good. */
  extend(tokens: readonly string[], lease_until_ms: number): Promise<readonly string[]>;
  settle(
    claim: JobClaim,
    outcomes: readonly EntryOutcome[],
    now_ms: number,
    expires_ms: number,
  ): Promise<JobSettlement>;
  /** Resolves when there may be something to claim, when `signal` aborts, and no later than after `most_ms`. */
  wait(types: readonly JobType[], now_ms: number, most_ms: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * The queue of a store: tables of the embedded one, or what pg-boss carries on PostgreSQL. It is woken by the store's
 * notifications, and by the clock for entries that wait.
 */
export function storeQueue(store: JobStore): WorkQueue {
  const bell = new Bell();
  const unsubscribe = store.onWork(() => bell.ring());
  return {
    start: (owner, now_ms) => store.recover(owner, now_ms),
    claim: (request) => store.claim(request),
    extend: (tokens, lease_until_ms) => store.extend(tokens, lease_until_ms),
    settle: ({ token }, outcomes, now_ms, expires_ms) => store.settle(token, outcomes, now_ms, expires_ms),
    async wait(types, now_ms, most_ms, signal) {
      const { rings } = bell;
      const ready_ms = await store.nextReady(types);
      const until_ms = ready_ms === undefined ? most_ms : Math.max(0, ready_ms - now_ms);
      await bell.heard(rings, signal, Math.min(most_ms, until_ms));
    },
    async close() {
      unsubscribe();
    },
  };
}
