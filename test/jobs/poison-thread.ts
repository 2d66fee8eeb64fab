// A thread that does to itself what its lines say.
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveLane } from '../../src/jobs/thread.ts';

/** Keeps what a line makes it hold, so that it is not collected. */
const hoard: unknown[] = [];

/** What a thread is set up with. */
export interface Setup {
  readonly greeting: string;
  /** Two marks: that a gated line has begun, and that it may end. */
  readonly gate: Int32Array;
}

serveLane(({ greeting, gate }: Setup, onFault) => (line, index, request_id) => {
  switch (line) {
    case 'falter':
      onFault(new RangeError('a secret of the caller'));
      break;
    case 'throw':
      throw new TypeError('a secret of the caller');
    case 'loop':
      for (;;);
    case 'memory':
      for (;;) hoard.push(new Array(10_000).fill(index));
    case 'exit':
      process.exit(7);
      break;
    case 'priority':
      return String(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));
    case 'leave':
      return undefined;
    case 'gated':
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
      Atomics.wait(gate, 1, 0);
      break;
    case 'slow': {
      for (const end = performance.now() + 300; performance.now() < end; );
    }
  }
  return `${greeting} ${line} ${index} ${request_id}`;
});
