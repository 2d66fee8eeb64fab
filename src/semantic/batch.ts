import { setImmediate } from 'node:timers/promises';

interface Waiting<I, O> {
  readonly items: readonly I[];
  readonly answers: O[];
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answers: readonly O[]) => void;
  readonly reject: (error: unknown) => void;
  /** Items handed out so far, and of them those that were answered. */
  taken: number;
  answered: number;
}

/** A piece of one request within a batch. */
interface Slice<I, O> {
  readonly of: Waiting<I, O>;
  readonly from: number;
  readonly to: number;
}

/**
 * Joins what several requests ask into calls of a good size. Requests that wait take turns, so that a large one
 * does not hold up the small ones behind it. An aborted request is asked no further.
 */
export class Batcher<I, O> {
  readonly #run: (items: readonly I[]) => Promise<readonly O[]>;
  readonly #size: number;
  readonly #calls: number;
  readonly #waiting: Waiting<I, O>[] = [];
  #running = 0;

  /** `size`: items of one call, at most; `calls`: calls that may run at once. */
  constructor(run: (items: readonly I[]) => Promise<readonly O[]>, size: number, calls: number) {
    this.#run = run;
    this.#size = size;
    this.#calls = calls;
  }

  /** The answers to `items`, in their order. Rejects with what the call threw, or the reason of the abort. */
  ask(items: readonly I[], signal?: AbortSignal): Promise<readonly O[]> {
    if (items.length === 0) return Promise.resolve([]);
    const { promise, resolve, reject } = Promise.withResolvers<readonly O[]>();
    this.#waiting.push({ items, answers: [], signal, resolve, reject, taken: 0, answered: 0 });
    if (this.#running < this.#calls) void this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    this.#running++;
    // What else is asked in this turn joins the call.
    await setImmediate();
    for (let batch = this.#next(); batch.length > 0; batch = this.#next()) {
      await this.#call(batch);
      // Between calls whatever else has to be done gets its turn: messages, aborts.
      await setImmediate();
    }
    this.#running--;
  }

  /** An equal share for each request that waits, in order; the rest of the call to the first of them. */
  #next(): readonly Slice<I, O>[] {
    this.#dropAborted();
    const slices: Slice<I, O>[] = [];
    let room = this.#size;
    while (room > 0 && this.#waiting.length > 0) {
      const share = Math.max(1, Math.floor(room / this.#waiting.length));
      for (const of of [...this.#waiting]) {
        if (room === 0) break;
        const from = of.taken;
        const to = Math.min(of.items.length, from + Math.min(share, room));
        of.taken = to;
        room -= to - from;
        slices.push({ of, from, to });
        if (to === of.items.length) this.#waiting.splice(this.#waiting.indexOf(of), 1);
      }
    }
    // Who waits goes to the end of the line after its share.
    this.#waiting.push(...this.#waiting.splice(0, 1));
    return slices;
  }

  #dropAborted(): void {
    for (const one of this.#waiting.filter(({ signal }) => signal?.aborted)) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.reject(one.signal!.reason);
    }
  }

  async #call(batch: readonly Slice<I, O>[]): Promise<void> {
    try {
      const answers = await this.#run(batch.flatMap(({ of, from, to }) => of.items.slice(from, to)));
      let at = 0;
      for (const { of, from, to } of batch) {
        for (let i = from; i < to; i++) of.answers[i] = answers[at++]!;
        of.answered += to - from;
        if (of.answered === of.items.length) of.resolve(of.answers);
      }
    } catch (error) {
      for (const { of } of batch) {
        const place = this.#waiting.indexOf(of);
        if (place >= 0) this.#waiting.splice(place, 1);
        of.reject(error);
      }
    }
  }
}
