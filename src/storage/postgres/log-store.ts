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
import { Columns, packText, type Row } from './columns.ts';
import type { Database } from './database.ts';
import { damaged } from './errors.ts';
import type { Labels } from './labels.ts';
import type { LogAppender } from './log-appender.ts';
import { logDiscrepancies } from './log-discrepancies.ts';
import { ENTRY_COLUMNS, listQuery } from './log-list.ts';
import { NEWS_LEAVES, newsOf } from './log-news.ts';
import { checkpointOf, entryOf, TILE_BYTES, tileOf } from './log-rows.ts';

const HEAD = 'SELECT * FROM touchstone.checkpoint ORDER BY tree_size DESC LIMIT 1';
const CHECKPOINT = 'SELECT * FROM touchstone.checkpoint WHERE tree_size = $1';
const COVERING = 'SELECT * FROM touchstone.checkpoint WHERE tree_size >= $1 ORDER BY tree_size LIMIT 1';
const CHECKPOINTS = `
  SELECT * FROM touchstone.checkpoint WHERE tree_size BETWEEN $1 AND $2 ORDER BY tree_size LIMIT 256`;
const LAST_CHECKPOINT = 'SELECT max(tree_size) AS last FROM touchstone.checkpoint';
const TILE = 'SELECT hashes FROM touchstone.tile WHERE level = $1 AND tile_index = $2';
const TILES = `
  SELECT * FROM touchstone.tile WHERE (level, tile_index) > ($1, $2) ORDER BY level, tile_index LIMIT 64`;
const HASHES = `
  SELECT count(*) AS leaves, string_agg(record_hash, ''::bytea ORDER BY leaf_index) AS hashes
  FROM touchstone.entry WHERE leaf_index >= $1 AND leaf_index < $2`;
const ENTRIES = `
  SELECT ${ENTRY_COLUMNS} FROM touchstone.entry WHERE leaf_index BETWEEN $1 AND $2 ORDER BY leaf_index LIMIT 256`;
const LAST_ENTRY = 'SELECT max(leaf_index) AS last FROM touchstone.entry';
const RECORD = `SELECT ${ENTRY_COLUMNS} FROM touchstone.entry WHERE record_id = $1 AND tenant = $2`;
const ERASE = `
  WITH found AS (
      SELECT leaf_index FROM touchstone.entry
      WHERE record_id = $1 AND tenant = (SELECT id FROM touchstone.label WHERE text = $2)),
    erased AS (DELETE FROM touchstone.secret USING found WHERE secret.leaf_index = found.leaf_index)
  SELECT leaf_index FROM found`;

/** Leaves whose hashes are read in one statement. */
const HASHES_AT_ONCE = 65_536;

/** The log: reads through the pool, appends over the appender's own connection. */
export class PostgresLogStore implements LogStore {
  readonly shared = true;
  readonly #database: Database;
  readonly #labels: Labels;
  readonly #appender: LogAppender;

  constructor(database: Database, labels: Labels, appender: LogAppender) {
    this.#database = database;
    this.#labels = labels;
    this.#appender = appender;
  }

  append(batch: LogBatch): Promise<void> {
    return this.#appender.append(batch);
  }

  extend(known_size: number, make: (news?: LogNews) => Promise<LogBatch>): Promise<void> {
    return this.#appender.extend(known_size, make);
  }

  async news(known_size: number): Promise<LogNews | undefined> {
    const head = await this.#database.get(HEAD);
    const hashes = await this.#database.get(HASHES, known_size, known_size + NEWS_LEAVES);
    return newsOf(head, hashes, known_size, this.#database.name);
  }

  async head(): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(await this.#database.get(HEAD));
  }

  async checkpoint(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(await this.#database.get(CHECKPOINT, tree_size));
  }

  async checkpointCovering(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.#checkpoint(await this.#database.get(COVERING, tree_size));
  }

  async *checkpoints(): AsyncIterable<StoredCheckpoint> {
    for await (const row of this.#stream(LAST_CHECKPOINT, CHECKPOINTS, 'tree_size', 0)) {
      yield checkpointOf(row, this.#database.name);
    }
  }

  async tile(level: number, index: number): Promise<Uint8Array | undefined> {
    const row = await this.#database.get(TILE, level, index);
    return row && new Columns(row, this.#database.name).bytes('hashes', TILE_BYTES);
  }

  async *tiles(): AsyncIterable<StoredTile> {
    for (let after: Pick<StoredTile, 'level' | 'index'> = { level: -1, index: -1 }; ; ) {
      const rows = await this.#database.all(TILES, after.level, after.index);
      const tiles = rows.map((row) => tileOf(row, this.#database.name));
      yield* tiles;
      const last = tiles.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  async leafEntries(start: number, end: number): Promise<Uint8Array> {
    if (start > end || start < 0) throw new RangeError(`Not a range of leaves: [${start}, ${end})`);
    const hashes = new Uint8Array((end - start) * 32);
    for (let from = start; from < end; from += HASHES_AT_ONCE) {
      const to = Math.min(end, from + HASHES_AT_ONCE);
      const row = await this.#database.get(HASHES, from, to);
      if (row?.leaves !== to - from) throw await this.#missingLeaves(from, to);
      const read = new Columns(row, this.#database.name).bytes('hashes', (to - from) * 32);
      hashes.set(read, (from - start) * 32);
    }
    return hashes;
  }

  discrepancies(): AsyncIterable<Discrepancy> {
    return logDiscrepancies(this.#database);
  }

  async *entries(start: number): AsyncIterable<LogEntry> {
    for await (const row of this.#stream(LAST_ENTRY, ENTRIES, 'leaf_index', start)) {
      yield entryOf(row, this.#database.name);
    }
  }

  async record(tenant: string, record_id: string): Promise<LogEntry | undefined> {
    const label = (await this.#labels.find([tenant])).get(tenant);
    if (label === undefined) return undefined;
    const row = await this.#database.get(RECORD, packText(record_id), label);
    return row && entryOf(row, this.#database.name);
  }

  async list(filter: RecordFilter): Promise<readonly LogEntry[]> {
    const { tenant, decision, action_type } = filter;
    const texts = [tenant, decision, action_type].filter((text) => text !== undefined);
    const query = listQuery(filter, await this.#labels.find(texts));
    if (query === undefined) return [];
    const { rows } = await this.#database.run(query);
    return rows.map((row) => entryOf(row, this.#database.name));
  }

  async eraseSecrets(tenant: string, record_id: string): Promise<boolean> {
    const values = [packText(record_id), packText(tenant)];
    const { rows } = await this.#appender.run({ text: ERASE, values });
    return rows.length > 0;
  }

  /** Rows from `start` to what was the last at the call, in order of `key`, a page at a time. */
  async *#stream(last_sql: string, page_sql: string, key: string, start: number): AsyncIterable<Row> {
    const last = (await this.#database.get(last_sql))?.last ?? null;
    if (last === null) return;
    for (let next = start; ; ) {
      const rows = await this.#database.all(page_sql, next, last);
      yield* rows;
      const latest = rows.at(-1);
      if (latest === undefined) return;
      next = new Columns(latest, this.#database.name).integer(key) + 1;
    }
  }

  #checkpoint(row: Row | undefined): StoredCheckpoint | undefined {
    return row && checkpointOf(row, this.#database.name);
  }

  async #missingLeaves(from: number, to: number): Promise<Error> {
    const size = (await this.head())?.tree_size ?? 0;
    if (to > size) return new RangeError(`Leaves [${from}, ${to}) are not all in a log of ${size}`);
    return damaged(this.#database.name, `entries are missing between ${from} and ${to}`);
  }
}
