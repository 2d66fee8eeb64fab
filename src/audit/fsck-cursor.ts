import type { LogEntry, LogStore } from '../storage/ports.ts';
import type { Findings } from './findings.ts';

/** Unreadable entries after which the rest of the log is given up. */
const MAX_UNREADABLE = 100;

/** Walks the entries in order; one that storage cannot read is a finding, and passed over. */
export class EntryCursor {
  readonly #store: LogStore;
  readonly #findings: Findings;
  #iterator: AsyncIterator<LogEntry>;
  #ahead: LogEntry | undefined;
  #position = 0;
  readonly #unreadable = new Set<number>();

  /** Use {@link EntryCursor.open}. */
  private constructor(store: LogStore, findings: Findings) {
    this.#store = store;
    this.#findings = findings;
    this.#iterator = store.entries(0)[Symbol.asyncIterator]();
  }

  static async open(store: LogStore, findings: Findings): Promise<EntryCursor> {
    const cursor = new EntryCursor(store, findings);
    await cursor.#advance();
    return cursor;
  }

  /** The entry that comes next; undefined past the last. */
  get ahead(): LogEntry | undefined {
    return this.#ahead;
  }

  /** Steps over the entry ahead. */
  async take(): Promise<void> {
    this.#position = (this.#ahead?.leaf_index ?? this.#position) + 1;
    await this.#advance();
  }

  /** Whether this leaf was reported as unreadable. */
  wasUnreadable(leaf_index: number): boolean {
    return this.#unreadable.has(leaf_index);
  }

  async #advance(): Promise<void> {
    for (;;) {
      try {
        const { done, value } = await this.#iterator.next();
        this.#ahead = done ? undefined : value;
        return;
      } catch (error) {
        this.#findings.add('entry', `${this.#position}`, `cannot be read: ${(error as Error).message}`);
        if (this.#unreadable.size >= MAX_UNREADABLE) throw error;
        this.#unreadable.add(this.#position++);
        this.#iterator = this.#store.entries(this.#position)[Symbol.asyncIterator]();
      }
    }
  }
}
