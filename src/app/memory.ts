import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first requests have been answered and the code that they need is loaded. */
const AFTER_MS = 1500;

/**
 * Gives back what starting has left behind, once: modules that were read, tables that were built. Left to
 * itself V8 keeps that memory until a process has much to do, which an idle one never has.
 */
export function giveBackStartupMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (how: object) => void;
    // Code that is compiled under other flags is kept apart: threads would not find what this one has compiled.
    setFlagsFromString('--no-expose-gc');
    // The last resort is what also shrinks the heap.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, AFTER_MS).unref();
}
