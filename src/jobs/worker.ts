import type { Job, JobType } from '../domain/job.ts';
import type { EntryOutcome, JobClaim } from '../storage/ports.ts';
import { type Attempt, exhaustedOutcomes, type FailureWriter, isExhausted, outcomeOf } from './attempts.ts';
import { Bell } from './bell.ts';
import type { Break } from './lane.ts';
import type { WorkQueue } from './queue.ts';
import { isOver } from './state.ts';

/** How jobs of one type are worked on. */
export interface JobKind {
  /**
   * Works on claimed entries; gives what came of those that were begun, each once. When `signal` aborts, with
   * a Break as its reason, it gives what there is, soon. A rejection is a failed attempt at every entry.
   */
  run(claim: JobClaim, signal: AbortSignal): Promise<readonly Attempt[]>;
  readonly describeFailure: FailureWriter;
}

/** What a worker tells of its work. */
export interface WorkerReports {
  /** Entries that were reported, and whether that finished their job. */
  settled(claim: JobClaim, outcomes: readonly EntryOutcome[], job: Job): void;
  /** Something failed that the worker gets over by itself. */
  trouble(error: unknown, what: string): void;
}

export interface WorkerOptions {
  readonly queue: WorkQueue;
  readonly kinds: ReadonlyMap<JobType, JobKind>;
  /** Names this worker among all there ever were. */
  readonly owner: string;
  /** Claims worked on or waiting for it: a few more than threads, so that none waits for the next claim. */
  readonly most_claims: number;
  /** How long a claim is good unless it is prolonged. */
  readonly lease_ms: number;
  /** How long a finished job is kept. */
  readonly retention_ms: number;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  readonly reports: WorkerReports;
}

/** Looks for work at least so often, should no notification come. */
const POLL_MS = 1_000;
/** The wait after the queue has failed, doubled up to the most. */
const FIRST_PAUSE_MS = 100;
const MOST_PAUSE_MS = 2_000;

const LOST: Break = 'lost';
const STOPPING: Break = 'stopping';

const NEVER = new AbortController().signal;

interface Held {
  readonly claim: JobClaim;
  readonly abort: AbortController;
  /** Its work is done: only the store has to take it. */
  settling: boolean;
}

/**
 * Works jobs off. It claims entries as long as there are any and its hands are not full, works on them,
 * and settles each claim with what came of it; claims are prolonged while they are held. A claim that is
 * lost (cancelled, or taken over) is dropped: what came of it is reported by nobody.
 */
export class JobWorker {
  readonly #options: WorkerOptions;
  readonly #held = new Map<string, Held>();
  readonly #stop = new AbortController();
  readonly #freed = new Bell();
  #running: Promise<void> | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Claims that are held, and whether the queue fails at present. */
  get figures(): { readonly claims: number; readonly failing: boolean } {
    return { claims: this.#held.size, failing: this.#failing };
  }

  start(): void {
    this.#running ??= this.#work();
    this.#renewal ??= setInterval(() => void this.#renew(), this.#options.lease_ms / 3).unref();
  }

  /** Claims nothing more; resolves once what was begun is settled and the rest is given back. */
  async stop(): Promise<void> {
    this.#stop.abort();
    for (const { abort } of this.#held.values()) abort.abort(STOPPING);
    await this.#running;
    for (let { rings } = this.#freed; this.#held.size > 0; rings = this.#freed.rings) {
      await this.#freed.heard(rings, NEVER);
    }
    clearInterval(this.#renewal);
  }

  /** The tenant of a job of which something is held. */
  tenantOf(job_id: string): string | undefined {
    return this.#held.values().find(({ claim }) => claim.job_id === job_id)?.claim.tenant;
  }

  /** Drops what is held of a job that is over. */
  drop(job_id: string): void {
    for (const { claim, abort } of this.#held.values()) if (claim.job_id === job_id) abort.abort(LOST);
  }

  async #work(): Promise<void> {
    const { queue, owner, kinds, now } = this.#options;
    const { signal } = this.#stop;
    const types = [...kinds.keys()];
    await this.#insist('recover', () => queue.start(owner, now()));
    while (!signal.aborted) {
      const { rings } = this.#freed;
      const free = this.#freeHands();
      const claimed = free === 0 ? 0 : await this.#claim(free, types);
      if (claimed > 0 && claimed === free) continue;
      if (free === 0) await this.#freed.heard(rings, signal);
      else await this.#insist('wait', () => queue.wait(types, now(), POLL_MS, signal));
    }
  }

  /**
   * How much may be claimed now. Idle hands ask once: only when there is work is it worth asking for all of
   * them. What is being settled needs no hand, unless the store is so slow that it piles up.
   */
  #freeHands(): number {
    const { most_claims } = this.#options;
    const held = this.#held.size;
    if (held === 0) return 1;
    const settling = this.#held.values().reduce((count, one) => count + (one.settling ? 1 : 0), 0);
    return Math.max(0, Math.min(most_claims - (held - settling), 2 * most_claims - held));
  }

  /** Claims as much as `free` hands can hold; gives how many claims there were. */
  async #claim(free: number, types: readonly JobType[]): Promise<number> {
    const { queue, owner, lease_ms, now } = this.#options;
    const now_ms = now();
    const request = { owner, types, now_ms, lease_until_ms: now_ms + lease_ms };
    const attempts = await this.#insist('claim', () =>
      Promise.allSettled(Array.from({ length: free }, () => queue.claim(request))).then((settled) => {
        const claims = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        const failure = settled.find((one) => one.status === 'rejected');
        if (failure !== undefined && claims.length === 0) throw failure.reason;
        return claims;
      }),
    );
    const claims = attempts?.filter((claim) => claim !== undefined) ?? [];
    for (const claim of claims) void this.#handle(claim);
    return claims.length;
  }

  async #handle(claim: JobClaim): Promise<void> {
    const held: Held = { claim, abort: new AbortController(), settling: false };
    this.#held.set(claim.token, held);
    if (this.#stop.signal.aborted) held.abort.abort(STOPPING);
    try {
      const outcomes = await this.#outcomes(claim, held.abort.signal);
      held.settling = true;
      this.#freed.ring();
      await this.#settle(claim, outcomes);
    } catch (error) {
      this.#options.reports.trouble(error, 'a claim was not settled; its entries are taken up again');
    } finally {
      this.#held.delete(claim.token);
      this.#freed.ring();
    }
  }

  async #outcomes(claim: JobClaim, signal: AbortSignal): Promise<readonly EntryOutcome[]> {
    const kind = this.#options.kinds.get(claim.type)!;
    if (isExhausted(claim)) return exhaustedOutcomes(claim, kind.describeFailure);
    const attempts = await kind.run(claim, signal).catch((error: unknown): Attempt[] => {
      this.#options.reports.trouble(error, 'an attempt failed');
      return failureOfAll(claim);
    });
    const now_ms = this.#options.now();
    return attempts.map((attempt) => outcomeOf(attempt, claim, kind.describeFailure, now_ms));
  }

  /** Keeps trying as long as the claim may still be good: what was found out shall not be found out twice. */
  async #settle(claim: JobClaim, outcomes: readonly EntryOutcome[]): Promise<void> {
    const { queue, now, retention_ms, reports, lease_ms } = this.#options;
    const give_up_ms = now() + lease_ms;
    for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(pause_ms * 2, MOST_PAUSE_MS)) {
      try {
        const now_ms = now();
        const { accepted, job } = await queue.settle(claim, outcomes, now_ms, now_ms + retention_ms);
        if (accepted && job !== undefined) reports.settled(claim, outcomes, job);
        if (job !== undefined && isOver(job)) this.drop(job.job_id);
        return;
      } catch (error) {
        if (now() + pause_ms > give_up_ms || this.#stop.signal.aborted) throw error;
        await pause(pause_ms, this.#stop.signal);
      }
    }
  }

  async #renew(): Promise<void> {
    const { queue, now, lease_ms, reports } = this.#options;
    const tokens = [...this.#held.keys()];
    if (tokens.length === 0) return;
    try {
      const good = new Set(await queue.extend(tokens, now() + lease_ms));
      for (const token of tokens) if (!good.has(token)) this.#held.get(token)?.abort.abort(LOST);
    } catch (error) {
      reports.trouble(error, 'claims were not prolonged');
    }
  }

  /** Does something of the queue; when that fails, tells it, waits, and does it again until it is to stop. */
  async #insist<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
    for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(pause_ms * 2, MOST_PAUSE_MS)) {
      try {
        const value = await action();
        this.#failing = false;
        return value;
      } catch (error) {
        if (!this.#failing) this.#options.reports.trouble(error, `the queue fails to ${what}`);
        this.#failing = true;
        if (this.#stop.signal.aborted) return undefined;
        await pause(pause_ms, this.#stop.signal);
      }
    }
  }
}

function failureOfAll({ first, count }: JobClaim): Attempt[] {
  const error = { code: 'internal_error', detail: 'The entry could not be worked on.' } as const;
  return Array.from({ length: count }, (_, at) => ({ index: first + at, error }));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Bell().heard(0, signal, ms);
}
