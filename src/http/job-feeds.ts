import { Refused } from '../service/refused.ts';
import { type EventLog, JobFeed } from './job-feed.ts';
import type { Outlet } from './stream.ts';

/** Events that are handed to a stream in one piece. */
const BATCH = 32;

/** Nothing but a colon: a comment, which keeps the connection open. */
const COMMENT = Buffer.from(':\n\n');

export interface FeedRules {
  /** Streams at once, over all jobs. */
  readonly max_streams: number;
  /** How often a comment is sent. */
  readonly comment_ms: number;
  /** How often events are looked for that nobody announced. */
  readonly poll_ms: number;
  /** Told of events that could not be read; they are looked for again. */
  readonly failed: (error: unknown) => void;
}

/**
 * The jobs that someone follows, with one reader each however many follow it. The clocks run only while there
 * is one.
 */
export class JobFeeds {
  readonly #log: EventLog;
  readonly #rules: FeedRules;
  readonly #feeds = new Map<string, { readonly job_id: string; readonly feed: JobFeed }>();
  #streams = 0;
  #stop: (() => void) | undefined;

  constructor(log: EventLog, rules: FeedRules) {
    this.#log = log;
    this.#rules = rules;
  }

  /** Streams that are open. */
  get streams(): number {
    return this.#streams;
  }

  /**
   * The feed of a tenant's job, with all events that there are; undefined without such a job. Each call has to be
   * matched by one of `leave`.
   * @throws Refused with `overloaded` when there are too many streams
   */
  async join(tenant: string, job_id: string): Promise<JobFeed | undefined> {
    const { max_streams } = this.#rules;
    if (this.#streams >= max_streams) {
      const detail = `The service streams to ${max_streams} readers at once, and so many there are. Try again later, or poll the job.`;
      throw new Refused({ code: 'overloaded', detail });
    }
    const key = `${tenant}\n${job_id}`;
    const known = this.#feeds.get(key);
    const feed = known?.feed ?? new JobFeed(this.#log, tenant, job_id);
    this.#enter(key, job_id, feed);
    try {
      await feed.load();
    } catch (error) {
      this.leave(tenant, job_id, feed);
      throw error;
    }
    if (feed.frames.length > 0) return feed;
    this.leave(tenant, job_id, feed);
    return undefined;
  }

  leave(tenant: string, job_id: string, feed: JobFeed): void {
    this.#streams--;
    feed.followers--;
    if (feed.followers > 0) return;
    this.#feeds.delete(`${tenant}\n${job_id}`);
    if (this.#feeds.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #enter(key: string, job_id: string, feed: JobFeed): void {
    this.#streams++;
    feed.followers++;
    this.#feeds.set(key, { job_id, feed });
    this.#stop ??= this.#start();
  }

  #start(): () => void {
    const { comment_ms, poll_ms, failed } = this.#rules;
    const load = (feed: JobFeed) => {
      if (!feed.over) feed.load().catch(failed);
    };
    const silence = this.#log.onEvents((told) => {
      for (const { job_id, feed } of this.#feeds.values()) if (job_id === told) load(feed);
    });
    const poll = setInterval(() => {
      for (const { feed } of this.#feeds.values()) load(feed);
    }, poll_ms);
    const comment = setInterval(() => {
      for (const { feed } of this.#feeds.values()) feed.wake();
    }, comment_ms);
    return () => {
      silence();
      clearInterval(poll);
      clearInterval(comment);
    };
  }
}

/**
 * Sends the events after one of these ids, then those that come, until the last one. A reader that is slow gets
 * them later; what waits for it is kept once, in the feed.
 */
export async function follow(feed: JobFeed, after: number, { signal, write }: Outlet): Promise<void> {
  // The head leaves with the first bytes: a reader knows at once that it is heard.
  await write(COMMENT);
  let at = after;
  while (!signal.aborted) {
    const { frames, over } = feed;
    if (at < frames.length) {
      const piece = frames.slice(at, at + BATCH);
      at += piece.length;
      await write(piece.length === 1 ? piece[0]!.bytes : Buffer.concat(piece.map(({ bytes }) => bytes)));
    } else if (over) {
      return;
    } else {
      await feed.next(signal);
      if (at === feed.frames.length && !feed.over) await write(COMMENT);
    }
  }
}
