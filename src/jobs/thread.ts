// The other end of lane.ts: works on entries in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { traceOf } from '../text/trace.ts';
import { standBack } from './stand-back.ts';

/** Where in the memory that both ends share… */
export const POSITION = 0; // …the thread says which line it is at, from 1, and 0 between chunks;
export const STOP = 1; // …it is told to begin no further one.

/** What a thread is started with. */
export interface ThreadData<Setup> {
  readonly shared: Int32Array;
  readonly setup: Setup;
}

/** Lines to work on, those of `skip` left out. */
export interface ThreadTask {
  readonly lines: string;
  /** Index of the first line's entry. */
  readonly first: number;
  /** The request that submitted the entries. */
  readonly request_id: string;
  readonly skip: readonly number[];
}

/** What came of the lines, each by its position. */
export interface ThreadReply {
  /** Null for a line that was not begun, left or failed. */
  readonly bodies: readonly (string | null)[];
  /** Lines that take more than the thread has: they are to be worked on elsewhere. */
  readonly left: readonly number[];
  /** Lines that threw, with where. */
  readonly faults: readonly LineTrace[];
  /** What failed within lines that were finished all the same. */
  readonly mended: readonly LineTrace[];
}

/** Where the code of a line failed, and without a word of the line itself. */
export interface LineTrace {
  readonly at: number;
  readonly trace: string;
}

/** Works on one line; gives the body of its result, or undefined to leave it to others. */
export type LineWork = (line: string, index: number, request_id: string) => string | undefined;

/**
 * How much a thread that works on jobs stands back for all others (see nice(2)): requests go first, and still it gets about
 * a tenth of what a thread of theirs does, so that a job beside a busy client has an end.
 */
const NICENESS = 10;

/**
 * Serves the lane that started this thread.
 * @param prepare called once, with what the lane was set up with, and with what tells of a fault that its line gets over
 */
export function serveLane<Setup>(
  prepare: (setup: Setup, onFault: (error: unknown) => void) => LineWork,
): void {
  const port = parentPort;
  if (port === null) throw new Error('This module runs in a worker thread.');
  const { shared, setup } = workerData as ThreadData<Setup>;
  standBack(NICENESS);
  const mended: LineTrace[] = [];
  const onFault = (error: unknown): void => {
    mended.push({ at: Atomics.load(shared, POSITION) - 1, trace: traceOf(error) });
  };
  const work = prepare(setup, onFault);
  port.on('message', (task: ThreadTask) => {
    const reply = workOff(task, work, shared);
    Atomics.store(shared, POSITION, 0);
    port.postMessage({ ...reply, mended: mended.splice(0) } satisfies ThreadReply);
  });
}

function workOff(
  { lines, first, request_id, skip }: ThreadTask,
  work: LineWork,
  shared: Int32Array,
): Omit<ThreadReply, 'mended'> {
  const bodies: (string | null)[] = [];
  const left: number[] = [];
  const faults: LineTrace[] = [];
  for (const [at, line] of lines.split('\n').entries()) {
    bodies.push(null);
    if (skip.includes(at) || Atomics.load(shared, STOP) === 1) continue;
    Atomics.store(shared, POSITION, at + 1);
    try {
      const body = work(line, first + at, request_id);
      if (body === undefined) left.push(at);
      else bodies[at] = body;
    } catch (error) {
      faults.push({ at, trace: traceOf(error) });
    }
  }
  return { bodies, left, faults };
}
