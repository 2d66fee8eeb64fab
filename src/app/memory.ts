import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether nothing is going on, and for how long at the most. */
const EVERY_MS = 700;
const MOST_LOOKS = 100;
/** Share of the time that work takes in a moment that counts as quiet, and in one that counts as busy. */
const QUIET = 0.1;
const BUSY = 0.5;
/** Busy looks in a row that are more than the start and the first requests. */
const MUCH_TO_DO = 2;
/** Collections in a row after which what only the start needed is gone: V8 lets code go that several found unused. */
const IN_A_ROW = 3;
/** Collections in all, at the most. */
const MOST = 9;
/** Growth that is worth collecting again: the first requests load what they need. */
const GROWN_BYTES = 2 << 20;

/**
 * Says after each look whether to collect. It is over for good once the process has had much to do: from then on V8
 * collects by itself, and what a collection in a pause would let go is the compiled code of the next request.
 */
export class QuietMoments {
  #looks = 0;
  #collected = 0;
  #inRow = 0;
  #busy = 0;
  #least = Number.POSITIVE_INFINITY;

  /**
   * @param utilization share of the time since the last look that work took
   * @param heap_bytes in use
   */
  look(utilization: number, heap_bytes: number): 'collect' | 'wait' | 'over' {
    this.#busy = utilization >= BUSY ? this.#busy + 1 : 0;
    if (this.#busy === MUCH_TO_DO || this.#collected === MOST || ++this.#looks > MOST_LOOKS) return 'over';
    if (heap_bytes > this.#least + GROWN_BYTES) this.#inRow = 0;
    return utilization <= QUIET && this.#inRow < IN_A_ROW ? 'collect' : 'wait';
  }

  /** @param heap_bytes in use after a collection */
  collected(heap_bytes: number): void {
    this.#collected++;
    this.#inRow++;
    this.#least = heap_bytes;
  }
}

/**
 * Gives back what starting and the first requests have left behind, in quiet moments of the first minute: modules that
 * were read, tables that were built. Left to itself V8 keeps that memory until a process has much to do, which an idle
 * one never has.
 */
export function giveBackStartupMemory(): void {
  const moments = new QuietMoments();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    const next = moments.look(utilization, heapBytes());
    if (next === 'over') clearInterval(timer);
    if (next === 'collect') {
      collect();
      moments.collected(heapBytes());
    }
    before = performance.eventLoopUtilization();
  }, EVERY_MS);
  timer.unref();
}

/** Asked of V8 itself: `process.memoryUsage` opens a file, and throws where callers hold every descriptor that there is. */
function heapBytes(): number {
  return getHeapStatistics().used_heap_size;
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (how: object) => void;
  // Code that is compiled under other flags is kept apart: threads would not find what this one has compiled.
  setFlagsFromString('--no-expose-gc');
  // The last resort is what also shrinks the heap.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
