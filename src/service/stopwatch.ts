import type { Clock } from './clock.ts';

/** The parts of a request's time, in the order that they passed. */
export type Stage =
  | 'parse'
  | 'resolve'
  | 'verify'
  | 'semantic'
  | 'decide'
  | 'audit'
  | 'respond'
  | 'extract'
  | 'store';

/** Measures stages that follow each other. */
export class Stopwatch {
  readonly started: number;
  readonly #clock: Clock;
  #last: number;
  readonly stages: [stage: Stage, ms: number][] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.started = clock.monotonic();
    this.#last = this.started;
  }

  /** Starts the next stage now; what passed since the last one belongs to none. */
  resume(): void {
    this.#last = this.#clock.monotonic();
  }

  /** Ends a stage: all time since the one before it. */
  lap(stage: Stage): void {
    const now = this.#clock.monotonic();
    this.stages.push([stage, now - this.#last]);
    this.#last = now;
  }

  /** Milliseconds since the start, to the microsecond. */
  elapsed(): number {
    return Math.round((this.#clock.monotonic() - this.started) * 1000) / 1000;
  }
}
