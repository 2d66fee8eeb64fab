import type { JobEvent } from '../domain/job.ts';
import type { JobStore } from '../storage/ports.ts';

/** An event as it goes out (WHATWG HTML, 9.2.6), written once for all who follow the job. */
export interface Frame {
  readonly event_id: number;
  readonly bytes: Uint8Array;
}

/** What a feed reads. */
export type EventLog = Pick<JobStore, 'events' | 'onEvents'>;

const PAGE = 500;

function frameOf({ event_id, type, job }: JobEvent): Frame {
  const text = `id: ${event_id}\nevent: ${type}\ndata: ${JSON.stringify(job)}\n\n`;
  return { event_id, bytes: Buffer.from(text) };
}

/**
 * The events of one job, read once for all who follow it. It keeps every event of the job, from the first one:
 * the storage bounds how many there are.
 */
export class JobFeed {
  readonly #log: EventLog;
  readonly #tenant: string;
  readonly #job_id: string;
  readonly #frames: Frame[] = [];
  #waiting = new Set<() => void>();
  #over = false;
  #loading: Promise<void> | undefined;
  #again = false;
  /** How many follow it. */
  followers = 0;

  constructor(log: EventLog, tenant: string, job_id: string) {
    this.#log = log;
    this.#tenant = tenant;
    this.#job_id = job_id;
  }

  /** All events that are there, in order: the first has id 1, and ids rise by one. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** Whether no more will come. */
  get over(): boolean {
    return this.#over;
  }

  /** Reads what has come. Calls that meet share one reading, and one more after it. */
  load(): Promise<void> {
    if (this.#loading !== undefined) {
      this.#again = true;
      return this.#loading;
    }
    this.#loading = this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Resolves with the next event, the next sign of life, or when the signal is aborted. */
  next(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = this.#waiting;
    const done = () => {
      waiting.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    waiting.add(done);
    signal.addEventListener('abort', done, { once: true });
    return promise;
  }

  /** Lets all who wait look up. */
  wake(): void {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    for (const done of waiting) done();
  }

  async #read(): Promise<void> {
    do {
      this.#again = false;
      const events = await this.#log.events(this.#tenant, this.#job_id, this.#frames.length, PAGE);
      for (const event of events ?? []) this.#frames.push(frameOf(event));
      const last = events?.at(-1);
      // A job that is gone has expired: nothing more will be told of it.
      if (events === undefined || (last !== undefined && last.job.finished_at !== null)) this.#over = true;
      if (events?.length === PAGE) this.#again = true;
      if (this.#over || last !== undefined) this.wake();
    } while (this.#again && !this.#over);
  }
}
