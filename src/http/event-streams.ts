import type { JobEvent } from '../domain/job.ts';
import type { Outlet, Stream } from './stream.ts';

export const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8';

/** Nothing but a colon: a comment, which keeps the connection open (WHATWG HTML, 9.2.6). */
const COMMENT = Buffer.from(':\n\n');

const COMMENT_MS = 15_000;

/**
 * The streams of server-sent events that are open. One clock looks after all of them, and runs only while there
 * are any.
 */
export class EventStreams {
  readonly #comment_ms: number;
  /** How each sends a comment. */
  readonly #open = new Set<() => void>();
  #clock: NodeJS.Timeout | undefined;

  constructor(comment_ms = COMMENT_MS) {
    this.#comment_ms = comment_ms;
  }

  /**
   * A body that sends the events as they come, and a comment now and then.
   * @param events begins to follow; it has to end when the signal is aborted
   */
  stream(events: (signal: AbortSignal) => Promise<AsyncIterable<JobEvent>>): Stream {
    return async (outlet) => this.#run(await events(outlet.signal), outlet);
  }

  async #run(events: AsyncIterable<JobEvent>, { write }: Outlet): Promise<void> {
    let full: Promise<void> | undefined;
    const comment = () => {
      // A reader that is behind needs no sign of life.
      if (full !== undefined) return;
      full = write(COMMENT)?.finally(() => {
        full = undefined;
      });
    };
    this.#open.add(comment);
    this.#clock ??= setInterval(() => {
      for (const send of this.#open) send();
    }, this.#comment_ms).unref();
    try {
      for await (const event of events) {
        await full;
        full = write(frameOf(event));
        await full;
        full = undefined;
      }
    } finally {
      this.#open.delete(comment);
      if (this.#open.size === 0) {
        clearInterval(this.#clock);
        this.#clock = undefined;
      }
    }
  }
}

/** Those who follow one job are given the same events: each is written once. */
const frames = new WeakMap<JobEvent, Uint8Array>();

function frameOf(event: JobEvent): Uint8Array {
  const known = frames.get(event);
  if (known !== undefined) return known;
  const { event_id, type, job } = event;
  const frame = Buffer.from(`id: ${event_id}\nevent: ${type}\ndata: ${JSON.stringify(job)}\n\n`);
  frames.set(event, frame);
  return frame;
}
