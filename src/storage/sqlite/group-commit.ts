import { StorageError } from '../ports.ts';
import type { Connection } from './connection.ts';
import { isFailedFlush, toStorageError } from './errors.ts';
import { identityOf } from './files.ts';
import { applyWrite, ERASING, type Write } from './writes.ts';

/** What became of one write of a group. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: StorageError };

/** Commits groups of writes on one connection. */
export class GroupCommitter {
  readonly #connection: Connection;
  readonly #identity: string | undefined;
  #broken: StorageError | undefined;

  /** @param identity of the file that was opened first, where the connection is not the first to write to it */
  constructor(connection: Connection, identity = identityOf(connection.file)) {
    this.#connection = connection;
    this.#identity = identity;
  }

  /** Which file it writes to. */
  get identity(): string | undefined {
    return this.#identity;
  }

  /** Whether another connection to the file may go on in its stead: the disk can be relied on, and it is the same file. */
  get isSound(): boolean {
    return this.#broken === undefined && this.#isInPlace;
  }

  get #isInPlace(): boolean {
    return identityOf(this.#connection.file) === this.#identity;
  }

  /**
   * Does the writes in one transaction with one flush, and gives their outcomes in order. Each write
   * happens whole or not at all; one that fails leaves the others be. When the transaction itself is
   * lost, all of them fail with its error. After a failed flush nothing is written any more.
   */
  commit(group: readonly Write[]): Outcome[] {
    if (this.#broken !== undefined) return group.map(() => ({ ok: false, error: this.#broken! }));
    try {
      this.#connection.run('BEGIN IMMEDIATE');
      const outcomes =
        group.length === 1 ? [this.#alone(group[0]!)] : group.map((write) => this.#attempt(write));
      this.#assertInPlace();
      if (this.#connection.inTransaction) this.#connection.run('COMMIT');
      if (group.some(({ name }) => ERASING.has(name))) this.#emptyWal();
      return outcomes;
    } catch (cause) {
      const error = toStorageError(cause, this.#connection.file);
      this.#abandon(error);
      return group.map(() => ({ ok: false, error }));
    }
  }

  close(): void {
    this.#connection.close();
  }

  /** A write without others needs no savepoint, which would copy every page that it changes: all is rolled back. */
  #alone(write: Write): Outcome {
    try {
      return { ok: true, value: applyWrite(this.#connection, write) };
    } catch (cause) {
      if (!this.#connection.inTransaction) throw cause;
      this.#connection.run('ROLLBACK');
      return { ok: false, error: toStorageError(cause, this.#connection.file) };
    }
  }

  /** Throws only when the failure took the transaction of the whole group with it. */
  #attempt(write: Write): Outcome {
    const connection = this.#connection;
    connection.run('SAVEPOINT write');
    try {
      const value = applyWrite(connection, write);
      connection.run('RELEASE write');
      return { ok: true, value };
    } catch (cause) {
      if (!connection.inTransaction) throw cause;
      connection.run('ROLLBACK TO write');
      connection.run('RELEASE write');
      return { ok: false, error: toStorageError(cause, connection.file) };
    }
  }

  #abandon(error: StorageError): void {
    if (this.#connection.inTransaction) this.#connection.run('ROLLBACK');
    if (!isFailedFlush(error.cause)) return;
    const remedy = 'nothing more is written; check the disk, then restart the service';
    this.#broken = new StorageError('unavailable', `${error.message} A flush to the disk failed: ${remedy}.`);
  }

  /** A file that was removed takes what is written to it along when it is closed: nothing of it is acknowledged. */
  #assertInPlace(): void {
    if (this.#isInPlace) return;
    const { file } = this.#connection;
    const remedy = 'stop the service, and put it back or restore a backup';
    throw new StorageError(
      'unavailable',
      `Database ${file} was moved or removed while it is in use: ${remedy}.`,
    );
  }

  /** Pages from before an erasure would stay in the write-ahead log until it is next reused. */
  #emptyWal(): void {
    this.#connection.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}
