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
  readonly #unread = new Set<T>();
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

  /** The answer is written and waits for its reader: that is no work any more. */
  answered(call: T): void {
    if (this.#replies.delete(call)) this.#unread.add(call);
  }

  remove(call: T): void {
    this.#replies.delete(call);
    this.#unread.delete(call);
    if (this.#isEmpty()) this.#emptied?.();
  }

  /** Resolves once no request is in work, and every answer has been read. */
  empty(): Promise<void> {
    if (this.#isEmpty()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#emptied = resolve;
    });
  }

  #isEmpty(): boolean {
    return this.#replies.size === 0 && this.#unread.size === 0;
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
