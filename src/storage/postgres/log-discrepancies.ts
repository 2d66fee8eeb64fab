/** Whether what PostgreSQL keeps beside the log, for lists and as guards, is as this program and the entries have it. */
import { readFileSync } from 'node:fs';
import type { Discrepancy } from '../ports.ts';
import { BLOCK, type BlockReader, spanDiscrepancies, type TimeSpan } from '../time-spans.ts';
import { Columns, type Row } from './columns.ts';
import type { Database } from './database.ts';

/** The schema of the log, which no later migration changes. */
const SCHEMA = new URL('./migrations/001_log.sql', import.meta.url);

const TRIGGERS = `
  SELECT tgname AS name, relname AS on_table, tgenabled IN ('O', 'A') AS works FROM pg_trigger
  JOIN pg_class ON pg_class.oid = tgrelid
  WHERE NOT tgisinternal AND relnamespace = 'touchstone'::regnamespace`;
const INDEXES = `
  SELECT relname AS name, indisvalid AS works FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'touchstone'::regnamespace`;
const FUNCTIONS = `
  SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'touchstone'::regnamespace`;
const HEAD = `
  SELECT tree_size, active_key,
    (SELECT coalesce(max(tree_size), 0) FROM touchstone.checkpoint) AS signed_size,
    (SELECT max(key_id) FROM touchstone.signing_key WHERE retired_at IS NULL) AS signing_key
  FROM touchstone.log_head WHERE id = 1`;
const NEXT_BLOCK = `
  SELECT min(block) AS block FROM (
    SELECT (SELECT min(leaf_index) FROM touchstone.entry WHERE leaf_index >= $1::bigint * ${BLOCK}) / ${BLOCK} AS block
    UNION ALL SELECT min(block) FROM touchstone.time_span WHERE block >= $2) AS blocks`;
// One statement sees one moment: the entries of a batch and their times are there together or not at all.
const TIMES = `
  SELECT derived.*, time_span.earliest_ms AS kept_earliest, time_span.latest_ms AS kept_latest
  FROM (SELECT min(evaluated_ms) AS earliest, max(evaluated_ms) AS latest
    FROM touchstone.entry WHERE leaf_index BETWEEN $1 AND $2) AS derived
  LEFT JOIN touchstone.time_span ON time_span.block = $3`;

/** See LogStore. */
export async function* logDiscrepancies(database: Database): AsyncIterable<Discrepancy> {
  yield* schemaDiscrepancies(database);
  yield* headDiscrepancies(database);
  yield* spanDiscrepancies(blockReader(database));
}

/** What the migration makes of one kind: the statement of each by its name. */
function made(sql: string, kind: RegExp): ReadonlyMap<string, string> {
  return new Map([...sql.matchAll(kind)].map(({ 0: statement, 1: name }) => [name!, plain(statement)]));
}

const plain = (sql: string): string => sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();

async function* schemaDiscrepancies(database: Database): AsyncIterable<Discrepancy> {
  const sql = readFileSync(SCHEMA, 'utf8');
  const named = (type: string, name: string, problem: string, repair: string): Discrepancy => ({
    part: 'schema',
    at: `${type} ${name}`,
    problem: `${problem}. To repair it, run: ${repair}`,
  });
  const functions = new Map(
    (await database.all(FUNCTIONS)).map(({ name, body }) => [name, plain(`${body}`)]),
  );
  for (const [name, statement] of made(sql, /CREATE FUNCTION touchstone\.(\w+)[\s\S]*?\$\$;/g)) {
    const body = functions.get(name);
    if (body !== undefined && statement.includes(`$$ ${body} $$`)) continue;
    const problem = body === undefined ? 'is missing' : 'is not as this program makes it';
    yield named('function', name, problem, statement.replace('CREATE', 'CREATE OR REPLACE'));
  }
  const indexes = new Map((await database.all(INDEXES)).map((row) => [row.name, row]));
  for (const [name, statement] of made(sql, /CREATE (?:UNIQUE )?INDEX (\w+)[^;]*;/g)) {
    const index = indexes.get(name);
    if (index === undefined) yield named('index', name, 'is missing', statement);
    else if (!index.works) yield named('index', name, 'is not valid', `REINDEX INDEX touchstone.${name};`);
  }
  const triggers = new Map((await database.all(TRIGGERS)).map((row) => [row.name as string, row]));
  const guards = made(sql, /CREATE TRIGGER (\w+)[^;]*;/g);
  for (const [name, statement] of guards) {
    const trigger = triggers.get(name);
    const enable = `ALTER TABLE touchstone.${trigger?.on_table} ENABLE TRIGGER ${name};`;
    if (trigger === undefined) yield named('trigger', name, 'is missing', statement);
    else if (!trigger.works) yield named('trigger', name, 'is disabled', enable);
  }
  for (const [name, { on_table }] of triggers) {
    if (guards.has(name)) continue;
    const problem = `is none of this program's, and may change what is written to ${on_table}`;
    yield named('trigger', name, problem, `DROP TRIGGER ${name} ON touchstone.${on_table};`);
  }
}

/** The head by which instances take turns: its size is that of the log, its key the one that is not retired. */
async function* headDiscrepancies(database: Database): AsyncIterable<Discrepancy> {
  const row = await database.get(HEAD);
  const named = (problem: string, set: string): Discrepancy => ({
    part: 'log_head',
    at: '1',
    problem: `${problem}. To repair it, run: UPDATE touchstone.log_head SET ${set} WHERE id = 1;`,
  });
  if (row === undefined) {
    yield { part: 'log_head', at: '1', problem: 'is missing. Restore a backup.' };
    return;
  }
  const { tree_size, signed_size, active_key, signing_key } = row;
  if (tree_size !== signed_size)
    yield named(
      `tree_size is ${tree_size}, the latest checkpoint says ${signed_size}`,
      `tree_size = ${signed_size}`,
    );
  if (active_key !== signing_key)
    yield named(
      `active_key is ${active_key}, the signing key is ${signing_key}`,
      `active_key = ${signing_key === null ? 'NULL' : `'${signing_key}'`}`,
    );
}

function blockReader(database: Database): BlockReader {
  const span = (columns: Columns, earliest: string, latest: string): TimeSpan | undefined => {
    const earliest_ms = columns.optionalInteger(earliest);
    return earliest_ms === null ? undefined : { earliest_ms, latest_ms: columns.integer(latest) };
  };
  const one = async (text: string, ...values: readonly number[]): Promise<Columns> =>
    new Columns((await database.get(text, ...values)) as Row, database.name);
  return {
    table: 'touchstone.time_span',
    async next(from) {
      return (await one(NEXT_BLOCK, Math.max(from, 0), from)).optionalInteger('block') ?? undefined;
    },
    async read(block) {
      const first = block * BLOCK;
      const columns = await one(TIMES, first, first + BLOCK - 1, block);
      return {
        derived: span(columns, 'earliest', 'latest'),
        kept: span(columns, 'kept_earliest', 'kept_latest'),
      };
    },
  };
}
