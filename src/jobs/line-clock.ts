import type { Worker } from 'node:worker_threads';
import { POSITION } from './thread.ts';

/** How long a thread has been at one line. */
export interface LineTime {
  /** False while the thread has not begun its first line. */
  readonly begun: boolean;
  /** Time that passed. */
  readonly passed_ms: number;
  /** Time that the thread had of a processor: on a busy machine far less than passed. */
  readonly worked_ms: number;
}

/** Measures how long a busy thread has been at its line; precise to the interval between two looks. */
export class LineClock {
  readonly #thread: Worker;
  readonly #shared: Int32Array;
  #position = 0;
  #since = performance.now();
  /** What the thread had worked when it was first seen at this line. */
  #before_ms: number | undefined;

  constructor(thread: Worker, shared: Int32Array) {
    this.#thread = thread;
    this.#shared = shared;
  }

  async look(): Promise<LineTime> {
    const position = Atomics.load(this.#shared, POSITION);
    const now = performance.now();
    const total_ms = await this.#worked();
    if (position !== this.#position || this.#before_ms === undefined) {
      if (position !== this.#position) this.#since = now;
      this.#position = position;
      this.#before_ms = total_ms;
    }
    return { begun: position > 0, passed_ms: now - this.#since, worked_ms: total_ms - this.#before_ms };
  }

  async #worked(): Promise<number> {
    const { user, system } = await this.#thread.cpuUsage();
    return (user + system) / 1000;
  }
}
