import type { ServerResponse } from 'node:http';

/** Where a streamed body goes: it takes no more than its reader takes off. */
export interface Outlet {
  /** Aborted when the reader is gone, reads nothing for too long, or the service stops. */
  readonly signal: AbortSignal;
  /**
   * Sends a piece. Undefined where there is room for the next one, else a promise of that. Nothing is sent,
   * and nothing waited for, once the signal is aborted.
   */
  write(piece: string | Uint8Array): Promise<void> | undefined;
}

/** Writes a body as it comes into being; resolves at its end. */
export type Stream = (outlet: Outlet) => Promise<void>;

interface Open {
  readonly response: ServerResponse;
  /** Asks the stream to end where it may. */
  readonly controller: AbortController;
  readonly course: Course;
}

/** How long a stream may go on. */
export interface Course {
  /** Whether it may go on for ever, so that a stop of the service must end it. */
  readonly endless: boolean;
  /** Whether its reader may still have it; asked now and then of an endless one. A rejection leaves it open. */
  readonly permitted: () => Promise<boolean>;
}

const CHECK_MS = 15_000;

/** The answers that are being streamed. */
export class Streams {
  readonly #open = new Set<Open>();
  readonly #patience_ms: number;
  readonly #check_ms: number;
  #checker: NodeJS.Timeout | undefined;
  #emptied: (() => void) | undefined;

  /**
   * @param patience_ms time that a reader may leave a full buffer untouched
   * @param check_ms how often it is asked whether endless streams are still permitted
   */
  constructor(patience_ms: number, check_ms = CHECK_MS) {
    this.#patience_ms = patience_ms;
    this.#check_ms = check_ms;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Streams a body into a response whose head is written. A failure breaks the connection: the end is missing. */
  async run(response: ServerResponse, stream: Stream, course: Course): Promise<void> {
    const open = { response, controller: new AbortController(), course };
    this.#open.add(open);
    this.#checker ??= setInterval(() => this.#check(), this.#check_ms).unref();
    const { signal } = open.controller;
    const left = () => open.controller.abort();
    response.once('close', left);
    if (response.destroyed) left();
    try {
      await stream({ signal, write: (piece) => this.#write(response, signal, piece) });
      response.end();
    } catch (error) {
      response.destroy();
      if (!signal.aborted) throw error;
    } finally {
      response.off('close', left);
      this.#open.delete(open);
      if (this.#open.size === 0) this.#rest();
    }
  }

  #rest(): void {
    clearInterval(this.#checker);
    this.#checker = undefined;
    this.#emptied?.();
  }

  #check(): void {
    for (const { controller, course } of this.#open) {
      if (!course.endless) continue;
      course.permitted().then(
        (permitted) => {
          if (!permitted) controller.abort();
        },
        () => {},
      );
    }
  }

  /** Ends the endless ones, gives the others as long as a request may take, and resolves when all are over. */
  async drain(time_ms: number): Promise<void> {
    for (const { controller, course } of this.#open) if (course.endless) controller.abort();
    if (this.#open.size === 0) return;
    const cut = setTimeout(() => {
      for (const { response } of this.#open) response.destroy();
    }, time_ms);
    await new Promise<void>((resolve) => {
      this.#emptied = resolve;
    });
    clearTimeout(cut);
  }

  #write(
    response: ServerResponse,
    signal: AbortSignal,
    piece: string | Uint8Array,
  ): Promise<void> | undefined {
    if (signal.aborted || response.write(piece)) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    // A reader that stands still would hold its buffer and its place for ever.
    const timer = setTimeout(() => response.destroy(), this.#patience_ms);
    const done = () => {
      clearTimeout(timer);
      response.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    response.once('drain', done);
    signal.addEventListener('abort', done, { once: true });
    return promise;
  }
}
