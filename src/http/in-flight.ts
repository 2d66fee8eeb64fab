/** One request in work, as the watch over time sees it. */
export interface Timed {
  /** On the clock that never goes back, in milliseconds. */
  readonly deadline: number;
}

/**
 * The requests in work, in the order that they came, each with what answers it. One timer looks after all
 * of them: a timer for each would cost more than many a request.
 */
export class InFlight<T extends Timed, R> {
  readonly #replies = new Map<T, R>();
  readonly #expire: (call: T, reply: R) => void;
  readonly #timer: NodeJS.Timeout;
  #emptied: (() => void) | undefined;

  /** @param expire called for a request whose time is over until it is removed */
  constructor(expire: (call: T, reply: R) => void, monotonic: () => number, every_ms = 100) {
    this.#expire = expire;
    this.#timer = setInterval(() => this.#sweep(monotonic()), every_ms);
    this.#timer.unref();
  }

  get size(): number {
    return this.#replies.size;
  }

  add(call: T, reply: R): void {
    this.#replies.set(call, reply);
  }

  remove(call: T): void {
    this.#replies.delete(call);
    if (this.#replies.size === 0) this.#emptied?.();
  }

  /** Resolves once no request is in work. */
  empty(): Promise<void> {
    if (this.#replies.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#emptied = resolve;
    });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  // All have the same time, so the first that has some left ends the search.
  #sweep(now: number): void {
    for (const [call, reply] of this.#replies) {
      if (call.deadline > now) return;
      this.#expire(call, reply);
    }
  }
}
