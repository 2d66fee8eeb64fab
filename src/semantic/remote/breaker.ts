/**
 * A circuit breaker. Closed: calls pass. After `failures` in a row it opens: calls are refused for `pause_ms`.
 * Then one call may try; its success closes the breaker, its failure opens it again.
 */
export class Breaker {
  readonly #failures: number;
  readonly #pause_ms: number;
  readonly #now: () => number;
  #inRow = 0;
  #openUntil = 0;
  #trying = false;

  constructor(failures: number, pause_ms: number, now: () => number) {
    this.#failures = failures;
    this.#pause_ms = pause_ms;
    this.#now = now;
  }

  /** Whether a call may be made now; one that may must end in `succeeded` or `failed`. */
  admits(): boolean {
    if (this.#inRow < this.#failures) return true;
    if (this.#trying || this.#now() < this.#openUntil) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#inRow = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#inRow++;
    this.#trying = false;
    if (this.#inRow >= this.#failures) this.#openUntil = this.#now() + this.#pause_ms;
  }
}
