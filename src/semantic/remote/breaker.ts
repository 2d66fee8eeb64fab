/**
 * A circuit breaker. Closed: calls pass. After `failures` in a row it opens: calls are refused for `pause_ms`.
 * Then one call may try, and the others wait for it; its success closes the breaker, its failure opens it again.
 */
export class Breaker {
  readonly #failures: number;
  readonly #pause_ms: number;
  readonly #now: () => number;
  #inRow = 0;
  #openUntil = 0;
  /** Resolves when the call that tries has ended. */
  #trial: PromiseWithResolvers<void> | undefined;

  constructor(failures: number, pause_ms: number, now: () => number) {
    this.#failures = failures;
    this.#pause_ms = pause_ms;
    this.#now = now;
  }

  /** Whether a call may be made; one that may must end in `succeeded` or `failed`. */
  async admits(): Promise<boolean> {
    for (;;) {
      if (this.#inRow < this.#failures) return true;
      if (this.#trial === undefined) break;
      await this.#trial.promise;
    }
    if (this.#now() < this.#openUntil) return false;
    this.#trial = Promise.withResolvers();
    return true;
  }

  succeeded(): void {
    this.#inRow = 0;
    this.#endTrial();
  }

  failed(): void {
    this.#inRow++;
    if (this.#inRow >= this.#failures) this.#openUntil = this.#now() + this.#pause_ms;
    this.#endTrial();
  }

  #endTrial(): void {
    this.#trial?.resolve();
    this.#trial = undefined;
  }
}
