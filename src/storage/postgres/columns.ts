/** How values lie in columns, packed on the way in and checked on the way out. */
import { damaged } from './errors.ts';

/** A row as it comes: numbers, text, booleans, bytes, null. */
export type Row = Readonly<Record<string, unknown>>;

const ESCAPE = '\u001a';

/** Text as it may lie in PostgreSQL, which knows no U+0000: that and the escape (U+001A) are written as two. */
export function packText(text: string): string {
  if (!text.includes('\0') && !text.includes(ESCAPE)) return text;
  return text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll('\0', `${ESCAPE}0`);
}

function unpackText(packed: string): string {
  if (!packed.includes(ESCAPE)) return packed;
  return packed.replaceAll(`${ESCAPE}0`, '\0').replaceAll(`${ESCAPE}1`, ESCAPE);
}

/** Reads the columns of one row; what is not as it was written is `corrupt`. */
export class Columns {
  readonly #row: Row;
  readonly #database: string;

  constructor(row: Row, database: string) {
    this.#row = row;
    this.#database = database;
  }

  text(column: string): string {
    const value = this.#row[column];
    if (typeof value !== 'string') throw this.#wrong(column, 'text');
    return unpackText(value);
  }

  optionalText(column: string): string | null {
    return this.#row[column] === null ? null : this.text(column);
  }

  integer(column: string): number {
    const value = this.#row[column];
    if (!Number.isSafeInteger(value)) throw this.#wrong(column, 'an integer');
    return value as number;
  }

  optionalInteger(column: string): number | null {
    return this.#row[column] === null ? null : this.integer(column);
  }

  /** Bytes of exactly this length, where one is given. */
  bytes(column: string, length?: number): Uint8Array {
    const value = this.#row[column];
    if (!(value instanceof Uint8Array) || (length !== undefined && value.length !== length)) {
      throw this.#wrong(column, length === undefined ? 'bytes' : `${length} bytes`);
    }
    return value;
  }

  /** Milliseconds since 1970 as a UTC ISO 8601 time. */
  time(column: string): string {
    const time = new Date(this.integer(column));
    if (Number.isNaN(time.getTime())) throw this.#wrong(column, 'a time');
    return time.toISOString();
  }

  json<T>(column: string): T {
    try {
      return JSON.parse(this.text(column)) as T;
    } catch {
      throw this.#wrong(column, 'JSON');
    }
  }

  #wrong(column: string, expected: string): Error {
    return damaged(this.#database, `${column} is not ${expected}`);
  }
}
