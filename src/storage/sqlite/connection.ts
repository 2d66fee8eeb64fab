import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { StorageError } from '../ports.ts';
import { toStorageError } from './errors.ts';

export type Row = Record<string, SQLOutputValue>;

/** How long a statement waits for another process's write before it gives up. */
const BUSY_MS = 5_000;

/**
 * A connection with its prepared statements, kept by their text. Every failure is a StorageError that
 * names the file.
 */
export class Connection {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string, db: DatabaseSync) {
    this.file = file;
    this.#db = db;
  }

  get(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    try {
      return this.#statement(sql).get(...parameters);
    } catch (cause) {
      throw toStorageError(cause, this.file);
    }
  }

  all(sql: string, ...parameters: SQLInputValue[]): Row[] {
    try {
      return this.#statement(sql).all(...parameters);
    } catch (cause) {
      throw toStorageError(cause, this.file);
    }
  }

  /** Gives the number of rows changed. */
  run(sql: string, ...parameters: SQLInputValue[]): number {
    try {
      return Number(this.#statement(sql).run(...parameters).changes);
    } catch (cause) {
      throw toStorageError(cause, this.file);
    }
  }

  /** Runs statements that take and give nothing: transactions, pragmas, migrations. */
  exec(sql: string): void {
    try {
      this.#db.exec(sql);
    } catch (cause) {
      throw toStorageError(cause, this.file);
    }
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  /** Idempotent. */
  close(): void {
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

export interface ConnectOptions {
  /** Refuses every write, so that a read path cannot change anything. */
  readonly reads_only?: boolean;
  /** The file grows no larger than this; reaching it is a full disk. */
  readonly max_bytes?: number;
  /** How many milliseconds a statement waits for another process's write, once the database is open. */
  readonly busy_ms?: number;
}

/**
 * Opens the database, making an empty one when there is none. With `synchronous=FULL` a commit is on the
 * disk before it returns. Throws StorageError.
 */
export function connect(file: string, options: ConnectOptions = {}): Connection {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true, defensive: true });
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA trusted_schema = OFF');
    db.exec('PRAGMA cell_size_check = ON');
    // Erased salts and texts are overwritten, not only unlinked.
    db.exec('PRAGMA secure_delete = ON');
    // What a savepoint may have to put back is held in memory: nothing is written that is thrown away at once.
    db.exec('PRAGMA temp_store = MEMORY');
    db.exec(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`);
    if (options.max_bytes !== undefined) limitSize(db, options.max_bytes);
    if (options.reads_only === true) db.exec('PRAGMA query_only = ON');
    if (options.busy_ms !== undefined) db.exec(`PRAGMA busy_timeout = ${options.busy_ms}`);
    return new Connection(file, db);
  } catch (cause) {
    db?.close();
    throw toStorageError(cause, file);
  }
}

function limitSize(db: DatabaseSync, max_bytes: number): void {
  const page_size = Number(db.prepare('PRAGMA page_size').get()?.page_size);
  db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(max_bytes / page_size))}`);
}

/** Turns the write-ahead log on, for good: the file remembers it. */
export function useWal(connection: Connection): void {
  if (connection.get('PRAGMA journal_mode = WAL')?.journal_mode === 'wal') return;
  const remedy = 'put the data folder on a local disk';
  const said = `its file system cannot hold a write-ahead log: ${remedy}`;
  throw new StorageError('unavailable', `Database ${connection.file}: ${said}.`);
}
