import type { JobEvent } from '../domain/job.ts';
import type { JobStore } from '../storage/ports.ts';
import { Bell } from './bell.ts';
import { isLast } from './state.ts';

/** Events read from the store at once, and kept for those who follow a job. */
const PAGE = 256;

/**
 * The events of one job, read once for all who follow it here: when the store tells of some, and at
 * intervals, should a notification be lost.
 */
class Feed {
  readonly #read: (after: number) => Promise<readonly JobEvent[] | undefined>;
  readonly #timer: NodeJS.Timeout;
  /** Rings when there is news. */
  readonly bell = new Bell();
  /** The latest events, without a gap. */
  #recent: readonly JobEvent[] = [];
  #reading: Promise<void> | undefined;
  #again = false;
  #gone = false;
  readers = 0;

  constructor(read: (after: number) => Promise<readonly JobEvent[] | undefined>, poll_ms: number) {
    this.#read = read;
    this.#timer = setInterval(() => this.look(), poll_ms);
    this.#timer.unref();
  }

  get latest(): JobEvent | undefined {
    return this.#recent.at(-1);
  }

  /** Reads what is there by now; a call during a read has another one follow. Rejects when the store fails. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#refresh().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** Reads what is there by now, or lets the next look do it when the store fails. */
  look(): void {
    if (this.latest === undefined || !isLast(this.latest)) this.refresh().catch(() => {});
  }

  /** Events after this one, as many as are at hand; undefined when the job is gone. */
  async after(event_id: number): Promise<readonly JobEvent[] | undefined> {
    if (this.#gone) return undefined;
    const first = this.#recent[0]?.event_id;
    if (first === undefined || event_id < first - 1) return this.#read(event_id);
    return this.#recent.slice(event_id - first + 1);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #refresh(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const events = await this.#read(this.latest?.event_id ?? 0);
      if (events === undefined) this.#gone = true;
      else if (events.length > 0) this.#recent = [...this.#recent, ...events].slice(-PAGE);
      if (events?.length === PAGE) this.#again = true;
      if (events?.length !== 0) this.bell.ring();
    }
  }
}

/** Lets many follow the events of jobs at the price of one reader a job. */
export class EventFeeds {
  readonly #store: JobStore;
  readonly #poll_ms: number;
  readonly #feeds = new Map<string, Feed>();
  readonly #unsubscribe: () => void;

  /** @param poll_ms how often to look for events of which no notification came */
  constructor(store: JobStore, poll_ms = 2_000) {
    this.#store = store;
    this.#poll_ms = poll_ms;
    this.#unsubscribe = store.onEvents((job_id) => this.#feeds.get(job_id)?.look());
  }

  /**
   * The events of a job in order, each once, up to its last one: those after `after`, or from the latest one
   * on when `after` is undefined or names none that there is. Ends when the job is gone or `signal` aborts. A
   * store that fails on the way is waited for; one that fails at the start rejects.
   */
  async *follow(
    tenant: string,
    job_id: string,
    after: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<JobEvent, void, undefined> {
    if ((await this.#store.get(tenant, job_id)) === undefined) return;
    const feed = this.#open(tenant, job_id);
    try {
      await feed.refresh();
      const { latest } = feed;
      if (latest === undefined) return;
      const known = after !== undefined && after <= latest.event_id;
      if (known && after === latest.event_id && isLast(latest)) return;
      yield* unfold(feed, known ? after : latest.event_id - 1, signal);
    } finally {
      this.#leave(job_id, feed);
    }
  }

  close(): void {
    this.#unsubscribe();
    for (const feed of this.#feeds.values()) feed.close();
  }

  #open(tenant: string, job_id: string): Feed {
    let feed = this.#feeds.get(job_id);
    if (feed === undefined) {
      feed = new Feed((after) => this.#store.events(tenant, job_id, after, PAGE), this.#poll_ms);
      this.#feeds.set(job_id, feed);
    }
    feed.readers += 1;
    return feed;
  }

  #leave(job_id: string, feed: Feed): void {
    feed.readers -= 1;
    if (feed.readers > 0) return;
    feed.close();
    this.#feeds.delete(job_id);
  }
}

/** Every event after the one of id `seen`, as they come. */
async function* unfold(feed: Feed, seen: number, signal: AbortSignal): AsyncGenerator<JobEvent, void> {
  let last = seen;
  while (!signal.aborted) {
    const { rings } = feed.bell;
    const events = await feed.after(last);
    if (events === undefined) return;
    for (const event of events) {
      if (signal.aborted) return;
      yield event;
      if (isLast(event)) return;
      last = event.event_id;
    }
    if (events.length === 0) await feed.bell.heard(rings, signal);
  }
}
