// A thread that does to itself what its lines say.
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveLane } from '../../src/jobs/thread.ts';

/** Keeps what a line makes it hold, so that it is not collected. */
const hoard: unknown[] = [];

serveLane((greeting: string, onFault) => (line, index, request_id) => {
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
    case 'slow': {
      for (const end = performance.now() + 300; performance.now() < end; );
    }
  }
  return `${greeting} ${line} ${index} ${request_id}`;
});
