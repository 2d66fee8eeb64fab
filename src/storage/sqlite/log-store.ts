import { setImmediate as nextTurn } from 'node:timers/promises';
import { extendByTrying } from '../extend.ts';
import { packTime } from '../pack-time.ts';
import type {
  Discrepancy,
  LogBatch,
  LogEntry,
  LogNews,
  LogStore,
  RecordFilter,
  StoredCheckpoint,
  StoredTile,
} from '../ports.ts';
import { bytes, integer, packId } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { damaged } from './errors.ts';
import { logDiscrepancies } from './log-discrepancies.ts';
import { ENTRY_COLUMNS, listQuery } from './log-list.ts';
import { checkpointOf, entryOf, TILE_BYTES, tileOf } from './log-rows.ts';
import type { WriteQueue } from './write-queue.ts';

const HEAD = 'SELECT * FROM checkpoint ORDER BY tree_size DESC LIMIT 1';
const CHECKPOINT = 'SELECT * FROM checkpoint WHERE tree_size = ?';
const COVERING = 'SELECT * FROM checkpoint WHERE tree_size >= ? ORDER BY tree_size LIMIT 1';
const CHECKPOINTS = 'SELECT * FROM checkpoint WHERE tree_size BETWEEN ? AND ? ORDER BY tree_size LIMIT 256';
const LAST_CHECKPOINT = 'SELECT max(tree_size) AS last FROM checkpoint';
const TILE = 'SELECT hashes FROM tile WHERE level = ? AND tile_index = ?';
const TILES = 'SELECT * FROM tile WHERE id BETWEEN ? AND ? ORDER BY id LIMIT 64';
const LAST_TILE = 'SELECT max(id) AS last FROM tile';
const HASHES = `
  SELECT record_hash FROM entry WHERE leaf_index >= ? AND leaf_index < ? ORDER BY leaf_index`;
const ENTRIES = `
  SELECT ${ENTRY_COLUMNS} FROM entry WHERE leaf_index BETWEEN ? AND ? ORDER BY leaf_index LIMIT 256`;
const LAST_ENTRY = 'SELECT max(leaf_index) AS last FROM entry';
const RECORD = `
  SELECT ${ENTRY_COLUMNS} FROM entry
  WHERE record_id = ? AND tenant = (SELECT id FROM label WHERE text = ?)`;

/** Leaves whose hashes are read in one go: some milliseconds of the calling thread. */
const HASHES_AT_ONCE = 4096;
/** Leaves that are told one by one; who is further behind reads the tree's edge instead. */
const NEWS_LEAVES = 4096;

/** The log: reads on the calling thread, writes through the queue. */
export class SqliteLogStore implements LogStore {
  readonly shared = false;
  readonly #reader: Connection;
  readonly #writes: WriteQueue;

  constructor(reader: Connection, writes: WriteQueue) {
    this.#reader = reader;
    this.#writes = writes;
  }

  async append(batch: LogBatch): Promise<void> {
    assertWhole(batch);
    await this.#writes.run('append', batch);
  }

  extend(known_size: number, make: (news?: LogNews) => Promise<LogBatch>): Promise<void> {
    return extendByTrying(this, known_size, make);
  }

  async news(known_size: number): Promise<LogNews | undefined> {
    const head = await this.head();
    const behind = (head?.tree_size ?? 0) - known_size;
    if (head === undefined || behind === 0) return undefined;
    if (behind < 0 || behind > NEWS_LEAVES) return { head };
    return { head, record_hashes: await this.leafEntries(known_size, head.tree_size) };
  }

  async head(): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(this.#reader.get(HEAD));
  }

  async checkpoint(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(this.#reader.get(CHECKPOINT, tree_size));
  }

  async checkpointCovering(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(this.#reader.get(COVERING, tree_size));
  }

  async *checkpoints(): AsyncIterable<StoredCheckpoint> {
    for await (const row of this.#stream(LAST_CHECKPOINT, CHECKPOINTS, 'tree_size', 0)) {
      yield checkpointOf(row, this.#reader.file);
    }
  }

  async tile(level: number, index: number): Promise<Uint8Array | undefined> {
    const row = this.#reader.get(TILE, level, index);
    return row && bytes(row.hashes, this.#reader.file, 'hashes', TILE_BYTES);
  }

  async *tiles(): AsyncIterable<StoredTile> {
    for await (const row of this.#stream(LAST_TILE, TILES, 'id', 0)) yield tileOf(row, this.#reader.file);
  }

  async leafEntries(start: number, end: number): Promise<Uint8Array> {
    if (start > end || start < 0) throw new RangeError(`Not a range of leaves: [${start}, ${end})`);
    const hashes = new Uint8Array((end - start) * 32);
    for (let from = start; from < end; from += HASHES_AT_ONCE) {
      if (from > start) await nextTurn();
      const to = Math.min(end, from + HASHES_AT_ONCE);
      const rows = this.#reader.all(HASHES, from, to);
      if (rows.length !== to - from) throw this.#missingLeaves(from, to);
      rows.forEach((row, position) => {
        const hash = bytes(row.record_hash, this.#reader.file, 'record_hash', 32);
        hashes.set(hash, (from - start + position) * 32);
      });
    }
    return hashes;
  }

  discrepancies(): AsyncIterable<Discrepancy> {
    return logDiscrepancies(this.#reader);
  }

  async *entries(start: number): AsyncIterable<LogEntry> {
    for await (const row of this.#stream(LAST_ENTRY, ENTRIES, 'leaf_index', start)) {
      yield entryOf(row, this.#reader.file);
    }
  }

  async record(tenant: string, record_id: string): Promise<LogEntry | undefined> {
    const row = this.#reader.get(RECORD, packId(record_id), tenant);
    return row && entryOf(row, this.#reader.file);
  }

  async list(filter: RecordFilter): Promise<readonly LogEntry[]> {
    const { sql, parameters } = listQuery(filter);
    return this.#reader.all(sql, ...parameters).map((row) => entryOf(row, this.#reader.file));
  }

  eraseSecrets(tenant: string, record_id: string): Promise<boolean> {
    return this.#writes.run('eraseSecrets', tenant, record_id);
  }

  /**
   * Rows from `start` to what was the last at the call, in order of `key`. It reads a page of them at a
   * time: a statement left open would keep the write-ahead log from being reused.
   */
  async *#stream(last_sql: string, page_sql: string, key: string, start: number): AsyncIterable<Row> {
    const last = this.#reader.get(last_sql)?.last ?? null;
    if (last === null) return;
    for (let next = start; ; ) {
      const rows = this.#reader.all(page_sql, next, last);
      yield* rows;
      const latest = rows.at(-1);
      if (latest === undefined) return;
      next = integer(latest[key], this.#reader.file, key) + 1;
      await nextTurn();
    }
  }

  #checkpoint(row: Row | undefined): StoredCheckpoint | undefined {
    return row && checkpointOf(row, this.#reader.file);
  }

  #missingLeaves(from: number, to: number): Error {
    const size = Number(this.#reader.get(HEAD)?.tree_size ?? 0);
    if (to > size) return new RangeError(`Leaves [${from}, ${to}) are not all in a log of ${size}`);
    return damaged(this.#reader.file, `entries are missing between ${from} and ${to}`);
  }
}

/** A batch that does not fit together is a fault of the caller, whatever the log holds. */
function assertWhole({ base_size, entries, checkpoint }: LogBatch): void {
  entries.forEach(({ leaf_index, evaluated_at }, position) => {
    if (leaf_index !== base_size + position)
      throw new RangeError(`Entry ${position} has leaf index ${leaf_index}`);
    packTime(evaluated_at);
  });
  if (checkpoint.tree_size !== base_size + entries.length) {
    throw new RangeError(`A checkpoint of size ${checkpoint.tree_size} does not end this batch`);
  }
}
