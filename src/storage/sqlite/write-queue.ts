import { StorageError } from '../ports.ts';
import type { Committer } from './committers.ts';
import { toStorageError } from './errors.ts';
import type { Write, WriteArguments, WriteName, WriteResult } from './writes.ts';

interface Pending {
  readonly write: Write;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StorageError) => void;
}

/** Writes that arrive while a group is being committed make up the next group: none waits for a timer. */
export class WriteQueue {
  readonly #file: string;
  readonly #committer: Committer;
  #pending: Pending[] = [];
  #draining: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  constructor(file: string, committer: Committer) {
    this.#file = file;
    this.#committer = committer;
  }

  /** Resolves when the write is durable. */
  run<Name extends WriteName>(name: Name, ...args: WriteArguments<Name>): Promise<WriteResult<Name>> {
    if (this.#closed !== undefined) return Promise.reject(this.#isClosed());
    return new Promise((resolve, reject) => {
      const write = { name, args } as unknown as Write;
      this.#pending.push({ write, resolve: (value) => resolve(value as WriteResult<Name>), reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Commits what is waiting, then closes the committer. Idempotent. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      await this.#draining;
      await this.#committer.close();
    })();
    return this.#closed;
  }

  async #drain(): Promise<void> {
    // One turn of the microtask queue: writes asked for in the same breath share a group.
    await undefined;
    while (this.#pending.length > 0) {
      const group = this.#pending;
      this.#pending = [];
      await this.#commit(group);
    }
    this.#draining = undefined;
  }

  async #commit(group: readonly Pending[]): Promise<void> {
    try {
      const outcomes = await this.#committer.commit(group.map(({ write }) => write));
      group.forEach((pending, position) => {
        const outcome = outcomes[position]!;
        if (outcome.ok) pending.resolve(outcome.value);
        else pending.reject(outcome.error);
      });
    } catch (cause) {
      const error = toStorageError(cause, this.#file);
      for (const { reject } of group) reject(error);
    }
  }

  #isClosed(): StorageError {
    return new StorageError('unavailable', `Database ${this.#file} is closed.`);
  }
}
