/** Whether what SQLite keeps beside the log, for lists and as guards, is as this program and the entries have it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Discrepancy } from '../ports.ts';
import { BLOCK, type BlockReader, spanDiscrepancies, type TimeSpan } from '../time-spans.ts';
import { integer } from './columns.ts';
import { type Connection, connect, type Row } from './connection.ts';
import { migrate } from './migrate.ts';

const SCHEMA = 'SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name';
const NEXT_BLOCK = `
  SELECT min(block) AS block FROM (
    SELECT (SELECT min(leaf_index) FROM entry WHERE leaf_index >= ? * ${BLOCK}) / ${BLOCK} AS block
    UNION ALL SELECT min(block) FROM time_span WHERE block >= ?)`;
// One statement sees one moment: the entries of a batch and their times are there together or not at all.
const TIMES = `
  SELECT derived.*, time_span.earliest_ms AS kept_earliest, time_span.latest_ms AS kept_latest
  FROM (SELECT min(evaluated_ms) AS earliest, max(evaluated_ms) AS latest
    FROM entry WHERE leaf_index BETWEEN ? AND ?) AS derived
  LEFT JOIN time_span ON time_span.block = ?`;

/** See LogStore. */
export async function* logDiscrepancies(reader: Connection): AsyncIterable<Discrepancy> {
  yield* schemaDiscrepancies(reader);
  yield* spanDiscrepancies(blockReader(reader));
}

/** Tables, indexes and triggers as the migrations make them, held against those of the database. */
function* schemaDiscrepancies(reader: Connection): Iterable<Discrepancy> {
  const found = new Map(reader.all(SCHEMA).map((row) => [row.name, row]));
  const expected = expectedSchema();
  for (const { name, type, sql } of expected) {
    const row = found.get(name);
    if (row !== undefined && plain(row.sql) === plain(sql)) continue;
    const problem = row === undefined ? 'is missing' : 'is not as this program makes it';
    yield {
      part: 'schema',
      at: `${type} ${name}`,
      problem: `${problem}. ${remedy(type, name, row, plain(sql))}`,
    };
  }
  const known = new Set(expected.map(({ name }) => name));
  for (const { name, type, tbl_name } of found.values()) {
    if (type !== 'trigger' || known.has(name)) continue;
    const problem = `is none of this program's, and may change what is written to ${tbl_name}`;
    yield {
      part: 'schema',
      at: `trigger ${name}`,
      problem: `${problem}. To repair it, run: DROP TRIGGER ${name};`,
    };
  }
}

function expectedSchema(): readonly Row[] {
  const fresh = connect(':memory:');
  try {
    migrate(fresh);
    return fresh.all(SCHEMA);
  } finally {
    fresh.close();
  }
}

/** A definition without its comments and line breaks. */
const plain = (sql: unknown): string => String(sql).replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();

function remedy(type: unknown, name: unknown, found: Row | undefined, sql: string): string {
  if (type === 'table') return 'Restore a backup.';
  const drop = found === undefined ? '' : `DROP ${String(type).toUpperCase()} ${name}; `;
  return `To repair it, run: ${drop}${sql};`;
}

function blockReader(reader: Connection): BlockReader {
  const number = (value: Row[string] | undefined): number => integer(value, reader.file, 'time_span');
  const span = (earliest: Row[string] | undefined, latest: Row[string] | undefined): TimeSpan | undefined =>
    earliest === null ? undefined : { earliest_ms: number(earliest), latest_ms: number(latest) };
  return {
    table: 'time_span',
    async next(from) {
      const block = reader.get(NEXT_BLOCK, Math.max(from, 0), from)?.block ?? null;
      return block === null ? undefined : number(block);
    },
    async read(block) {
      await nextTurn();
      const first = block * BLOCK;
      const row = reader.get(TIMES, first, first + BLOCK - 1, block)!;
      return { derived: span(row.earliest, row.latest), kept: span(row.kept_earliest, row.kept_latest) };
    },
  };
}
