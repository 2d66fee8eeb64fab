import { AuditError } from './errors.ts';

export interface SequencerOptions<Item, Result> {
  /**
   * Makes a batch durable; gives one result an item, in order. One call at a time. `more` adds to the batch what
   * has come meanwhile, and gives it: whoever had to wait before writing need not leave it to the next.
   */
  readonly write: (items: readonly Item[], more: () => readonly Item[]) => Promise<readonly Result[]>;
  /** Items of one batch, at the most. */
  readonly max_batch: number;
  /** Items that wait for a batch, at the most. */
  readonly max_waiting: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit. It is idle, or it writes. Idle, the first item starts a batch at the end of the event
 * loop's turn, with all that came in the same turn. Writing, items gather, and the next batch takes
 * them as soon as the one before it is done: nothing waits for anything else. A batch that has to wait for
 * its turn takes them along.
 */
export class Sequencer<Item, Result> {
  readonly #options: SequencerOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(options: SequencerOptions<Item, Result>) {
    this.#options = options;
  }

  /** Items that no batch has taken up. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Rejects with `overloaded`, `shutting_down`, or what the batch failed with. */
  submit(item: Item): Promise<Result> {
    if (this.#closed) return Promise.reject(new AuditError('shutting_down', 'the audit log is closed'));
    if (this.#waiting.length >= this.#options.max_waiting) {
      const problem = `${this.#options.max_waiting} records wait for the audit log`;
      return Promise.reject(new AuditError('overloaded', problem));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Takes nothing more, and resolves once all that waits is settled. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#options.max_batch);
      const more = (): readonly Item[] => {
        const added = this.#waiting.splice(0, this.#options.max_batch - batch.length);
        batch.push(...added);
        return added.map(({ item }) => item);
      };
      try {
        const results = await this.#options.write(
          batch.map(({ item }) => item),
          more,
        );
        batch.forEach(({ resolve }, i) => {
          resolve(results[i]!);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = undefined;
  }
}
