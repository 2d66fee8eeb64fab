import { Worker } from 'node:worker_threads';
import type { JobErrorCode } from '../domain/job.ts';
import { LineClock } from './line-clock.ts';
import { POSITION, STOP, type ThreadReply, type ThreadTask } from './thread.ts';

/** Lines of one claim. */
export type Chunk = Omit<ThreadTask, 'skip'>;

/** What can befall a line in a thread. */
export type LineFault = Exclude<JobErrorCode, 'unavailable'>;

/** What came of one line. A line of which nothing is said was not begun. */
export type LineOutcome =
  /** `traces`: where it failed and was finished all the same, for the log of the service. */
  | { readonly at: number; readonly body: string; readonly traces?: readonly string[] }
  /** It takes more than a thread has. */
  | { readonly at: number; readonly left: true }
  /** `trace`: for the log of the service. */
  | { readonly at: number; readonly fault: LineFault; readonly trace?: string };

export interface LaneOptions {
  /** The module of the thread; it calls `serveLane`. */
  readonly module: URL;
  /** What its `serveLane` prepares with. */
  readonly setup: unknown;
  /** Time of a processor for one line. */
  readonly line_ms: number;
  /** Memory of the thread's heap, in MiB. */
  readonly memory_mib: number;
}

/** Why a chunk is to be broken off. */
export type Break =
  /** The service stops: the line that is begun may be finished. */
  | 'stopping'
  /** The claim is lost: nobody waits for any of it. */
  | 'lost';

/** Time for a thread to load what it needs. */
const START_MS = 60_000;
/** A line may take so many times longer than its time of a processor, where others leave it too little. */
const STRETCH = 10;
/** How long a line of a lost claim may go on. */
const LOST_MS = 250;
/**
 * Memory for objects that are young. At the limit Node.js gives a thread 16 MiB more to end in peace; a collection
 * that moves more than that to the old ones takes the whole process with it.
 */
const YOUNG_MIB = 24;
/** How often a busy thread is looked at. */
const LOOK_MS = 50;
/** A thread without work is given up after this time, and with it its memory. */
const IDLE_MS = 60_000;

/** How a thread came to its end before it had answered. */
interface End {
  readonly fault: LineFault;
  /** The line that it was at; undefined when it had begun none. */
  readonly at: number | undefined;
}

/**
 * One thread that works on chunks, one at a time. It starts with the first. A line that takes too long, or
 * too much memory, or kills the thread in any other way, is known by its position: it is left out, and the
 * chunk is worked on again in another thread. Its neighbours lose nothing but time.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #busy = false;
  /** Threads that were lost. */
  lost = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Works on a chunk; a signal's reason is a Break. Never rejects. */
  async run(chunk: Chunk, signal: AbortSignal): Promise<readonly LineOutcome[]> {
    this.#busy = true;
    clearTimeout(this.#idle);
    const fatal = new Map<number, LineOutcome>();
    try {
      for (;;) {
        const ended = await this.#attempt({ ...chunk, skip: [...fatal.keys()] }, signal);
        if ('bodies' in ended) return [...fatal.values(), ...outcomesOf(ended)];
        this.lost += 1;
        if (ended.at === undefined) return [...fatal.values(), ...notBegun(chunk, fatal, ended.fault)];
        if (signal.aborted) return [...fatal.values()];
        fatal.set(ended.at, { at: ended.at, fault: ended.fault });
      }
    } finally {
      this.#busy = false;
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #attempt(task: ThreadTask, signal: AbortSignal): Promise<ThreadReply | End> {
    Atomics.store(this.#shared, POSITION, 0);
    Atomics.store(this.#shared, STOP, 0);
    const thread = (this.#thread ??= this.#start());
    return new Promise((resolve) => {
      const finish = (ended: ThreadReply | End): void => {
        clearInterval(watch);
        signal.removeEventListener('abort', stop);
        thread.off('message', finish).off('error', failed).off('exit', exited);
        if ('fault' in ended) void this.close();
        else thread.unref();
        resolve(ended);
      };
      const end = (fault: LineFault): void => {
        const position = Atomics.load(this.#shared, POSITION);
        finish({ fault, at: position === 0 ? undefined : position - 1 });
      };
      const stop = () => Atomics.store(this.#shared, STOP, 1);
      const failed = (error: Error) => end(isOutOfMemory(error) ? 'out_of_memory' : 'worker_lost');
      const exited = () => end('worker_lost');
      const watch = this.#watch(thread, signal, () => end('timed_out'));
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      thread.on('message', finish).on('error', failed).on('exit', exited);
      thread.ref();
      thread.postMessage(task);
    });
  }

  /** Calls back when the thread has been at one line for longer than it may. */
  #watch(thread: Worker, signal: AbortSignal, expired: () => void): NodeJS.Timeout {
    const { line_ms } = this.#options;
    const clock = new LineClock(thread, this.#shared);
    let looking = false;
    const look = async (): Promise<void> => {
      const { begun, passed_ms, worked_ms } = await clock.look();
      const lost = signal.aborted && (signal.reason as Break) === 'lost';
      if (lost) return passed_ms > LOST_MS ? expired() : undefined;
      const most_ms = begun ? line_ms * STRETCH : START_MS;
      if (passed_ms > most_ms || (begun && worked_ms > line_ms)) expired();
    };
    return setInterval(() => {
      if (looking) return;
      looking = true;
      // A thread that ends meanwhile cannot be looked at; whoever waits for it hears of its end.
      look()
        .catch(() => {})
        .finally(() => {
          looking = false;
        });
    }, LOOK_MS);
  }

  #start(): Worker {
    const { module, setup, memory_mib } = this.#options;
    const workerData = { shared: this.#shared, setup };
    const thread = new Worker(new URL('../../bin/thread.mjs', import.meta.url), {
      argv: [module.href],
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memory_mib, maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    // A thread may end between chunks too: then the next chunk starts another.
    thread.on('error', () => {});
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }
}

function outcomesOf({ bodies, left, faults, mended }: ThreadReply): LineOutcome[] {
  const done = bodies.flatMap((body, at): LineOutcome[] => {
    if (body === null) return [];
    const traces = mended.filter((one) => one.at === at).map(({ trace }) => trace);
    return [{ at, body, ...(traces.length > 0 && { traces }) }];
  });
  const apart = left.map((at): LineOutcome => ({ at, left: true }));
  const failed = faults.map(({ at, trace }): LineOutcome => ({ at, fault: 'internal_error', trace }));
  return [...done, ...apart, ...failed];
}

/** A thread that cannot even begin: no line of the chunk is to blame, and none can be done. */
function notBegun(chunk: Chunk, fatal: ReadonlyMap<number, LineOutcome>, fault: LineFault): LineOutcome[] {
  const count = chunk.lines.split('\n').length;
  return Array.from({ length: count }, (_, at): LineOutcome => ({ at, fault })).filter(
    ({ at }) => !fatal.has(at),
  );
}

function isOutOfMemory(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
