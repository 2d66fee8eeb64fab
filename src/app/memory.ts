import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether nothing is going on, and for how long at the most. */
const EVERY_MS = 700;
const MOST_LOOKS = 100;
/** Share of the time that work takes in a moment that counts as quiet. */
const QUIET = 0.1;
/** Collections in a row after which what only the start needed is gone: V8 lets code go that several found unused. */
const IN_A_ROW = 3;
/** Collections in all, at the most. */
const MOST = 9;
/** Growth that is worth collecting again: the first requests load what they need. */
const GROWN_BYTES = 2 << 20;

/**
 * Gives back what starting and the first requests have left behind, in quiet moments of the first minute: modules that
 * were read, tables that were built. Left to itself V8 keeps that memory until a process has much to do, which an idle
 * one never has.
 */
export function giveBackStartupMemory(): void {
  let collected = 0;
  let inRow = 0;
  let looks = 0;
  let least = Number.POSITIVE_INFINITY;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (process.memoryUsage().heapUsed > least + GROWN_BYTES) inRow = 0;
    if (utilization <= QUIET && inRow < IN_A_ROW) {
      collect();
      collected++;
      inRow++;
      least = process.memoryUsage().heapUsed;
      before = performance.eventLoopUtilization();
    }
    if (collected === MOST || ++looks === MOST_LOOKS) clearInterval(timer);
  }, EVERY_MS);
  timer.unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (how: object) => void;
  // Code that is compiled under other flags is kept apart: threads would not find what this one has compiled.
  setFlagsFromString('--no-expose-gc');
  // The last resort is what also shrinks the heap.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
