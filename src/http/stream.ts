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
  /** Whether it goes on by itself for ever, so that a stop must end it. */
  readonly endless: boolean;
}

/** The answers that are being streamed. */
export class Streams {
  readonly #open = new Set<Open>();
  readonly #patience_ms: number;
  #emptied: (() => void) | undefined;

  /** @param patience_ms time that a reader may leave a full buffer untouched */
  constructor(patience_ms: number) {
    this.#patience_ms = patience_ms;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Streams a body into a response whose head is written. A failure breaks the connection: the end is missing. */
  async run(response: ServerResponse, stream: Stream, endless: boolean): Promise<void> {
    const open = { response, controller: new AbortController(), endless };
    this.#open.add(open);
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
      if (this.#open.size === 0) this.#emptied?.();
    }
  }

  /** Ends the endless ones, gives the others as long as a request may take, and resolves when all are over. */
  async drain(time_ms: number): Promise<void> {
    for (const { controller, endless } of this.#open) if (endless) controller.abort();
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
