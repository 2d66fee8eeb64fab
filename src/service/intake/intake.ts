import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Limits, type Normaliser, told } from '../../contract/index.ts';
import type { Entries } from '../../storage/ports.ts';
import { Late, Refused } from '../refused.ts';
import type { FromThread, ToThread } from './messages.ts';
import type { Intake, ReadBatch } from './port.ts';
import { readBatch } from './read-batch.ts';

/** A body of this size is read in some milliseconds: the most that the request thread should be held. */
const INLINE_BYTES = 64 * 1024;
/** A thread that has nothing to read gives its memory back after this. */
const IDLE_MS = 10_000;
/** Memory that the thread may take, by the size of the largest body: its text, its values and its entries. */
const MEMORY_FACTOR = 40;
/** Time for some entries that have been read to be handed over. */
const STEP_MS = 10_000;
const MIB = 1024 * 1024;

/** @param limits of the normaliser, for the thread to make one of its own */
export function createIntake(normaliser: Normaliser, limits: Limits): Intake {
  const reader = new ThreadedReader(limits);
  return {
    async read(body, time_ms, use) {
      if (body.length > INLINE_BYTES) return reader.read(body, time_ms, use);
      const outcome = readBatch(body, normaliser, limits);
      if (outcome.ok) return use(outcome.value);
      throw new Refused(outcome.refusal);
    },
    close: () => reader.close(),
  };
}

/** One thread, which reads one batch after the other: so no more than one is held in its many forms. */
class ThreadedReader {
  readonly #limits: Limits;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async read<T>(
    body: Uint8Array<ArrayBuffer>,
    time_ms: number,
    use: (batch: ReadBatch) => Promise<T>,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(time_ms)));
    const before = this.#last;
    const { promise, resolve: done } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting++;
    clearTimeout(this.#idle);
    try {
      await before;
      return await this.#readNow(body, timeout, use);
    } finally {
      this.#waiting--;
      if (this.#waiting === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      done();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #readNow<T>(
    body: Uint8Array<ArrayBuffer>,
    timeout: AbortSignal,
    use: (batch: ReadBatch) => Promise<T>,
  ): Promise<T> {
    const { length, response, ...head } = await this.#head(body, timeout);
    const rest = { left: true };
    try {
      return await use({ entries: this.#entries(length, rest), response, ...told(head) });
    } finally {
      if (rest.left)
        await this.#ask({ kind: 'drop' }, AbortSignal.timeout(STEP_MS)).catch(() => this.close());
    }
  }

  async #head(body: Uint8Array<ArrayBuffer>, timeout: AbortSignal) {
    try {
      const head = await this.#ask({ kind: 'read', body }, timeout, [body.buffer]);
      if (head.kind === 'refused') throw new Refused(head.refusal);
      if (head.kind !== 'head') throw new Error('The reading thread answered out of turn.');
      return head;
    } catch (error) {
      if (error instanceof Refused) throw error;
      await this.close();
      if (!timeout.aborted) throw error;
      throw new Late('Reading the batch', ['Split it.'], { cause: error });
    }
  }

  /** Entries as they are asked for: on this thread they are never all alive, so that collections stay short. */
  #entries(length: number, rest: { left: boolean }): Entries {
    const ask = () => this.#ask({ kind: 'more' }, AbortSignal.timeout(STEP_MS));
    return {
      length,
      async *[Symbol.asyncIterator]() {
        while (rest.left) {
          const step = await ask();
          if (step.kind !== 'entries') throw new Error('The reading thread answered out of turn.');
          rest.left = !step.last;
          yield* step.entries;
        }
      },
    };
  }

  /** Rejects when the time is over or the thread is gone; synchronous work ends with its thread alone. */
  async #ask(message: ToThread, signal: AbortSignal, transfer: ArrayBuffer[] = []): Promise<FromThread> {
    signal.throwIfAborted();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const gone = new AbortController();
    const lost = (code: number) => gone.abort(new Error(`The reading thread ended with status ${code}.`));
    worker.once('exit', lost);
    worker.ref();
    worker.postMessage(message, transfer);
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.any([signal, gone.signal]) });
      return answer as FromThread;
    } finally {
      worker.off('exit', lost);
      worker.unref();
    }
  }

  #start(): Worker {
    const maxOldGenerationSizeMb = Math.ceil((MEMORY_FACTOR * this.#limits.batch_bytes) / MIB);
    const worker = new Worker(new URL('../../../bin/thread.mjs', import.meta.url), {
      argv: [new URL('./thread.ts', import.meta.url).href],
      workerData: this.#limits,
      resourceLimits: { maxOldGenerationSizeMb: Math.max(512, maxOldGenerationSizeMb) },
    });
    // Whoever asks hears of it; one that ends while nobody does is started again for the next.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
