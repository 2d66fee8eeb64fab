/** Something that rings, and that many can wait for without missing a ring. */
export class Bell {
  #rings = 0;
  readonly #waiting = new Set<() => void>();

  /** How often it has rung. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of [...this.#waiting]) wake();
  }

  /**
   * Resolves once it has rung since it had rung `since` times, or when `signal` aborts, and no later than
   * after `most_ms`.
   */
  heard(since: number, signal: AbortSignal, most_ms?: number): Promise<void> {
    if (this.#rings > since || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = most_ms === undefined ? undefined : setTimeout(end, most_ms);
      signal.addEventListener('abort', end);
      this.#waiting.add(end);
    });
  }
}
