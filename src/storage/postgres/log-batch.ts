import { packTime } from '../pack-time.ts';
import type { LogBatch, LogEntry } from '../ports.ts';
import { BLOCK } from '../time-spans.ts';
import { packText } from './columns.ts';
import type { Statement } from './database.ts';

/** Stands between the texts of a batch, which travel as one. JSON has it never as it is (RFC 8259, section 7). */
const SEPARATOR = '\u001e';

/**
 * A whole batch in one statement, and so in one transaction and one round trip. Who moves the head first
 * has the row's lock; another that was computed on the same size then finds no row to move, and adds nothing.
 */
const APPEND = `
  WITH moved AS (
    UPDATE touchstone.log_head SET tree_size = $2
    WHERE id = 1 AND tree_size = $1 AND (active_key IS NULL OR active_key = $3)
    RETURNING tree_size
  ), checkpoint_added AS (
    INSERT INTO touchstone.checkpoint (tree_size, root, note, key_id, created_at)
    SELECT tree_size, $4::bytea, $5, $3, $6 FROM moved
  ), input AS (
    SELECT $1::bigint + position - 1 AS leaf_index,
      substring($7::bytea FROM (position::integer - 1) * 32 + 1 FOR 32) AS record_hash,
      record_id, tenant, decision, action_type, evaluated_ms, record, secrets
    FROM moved, ROWS FROM (
      unnest(string_to_array($8, '${SEPARATOR}')), unnest($9::integer[]), unnest($10::integer[]),
      unnest($11::integer[]), unnest($12::bigint[]), unnest(string_to_array($13, '${SEPARATOR}')),
      unnest(string_to_array($14, '${SEPARATOR}', ''))
    ) WITH ORDINALITY
      AS row (record_id, tenant, decision, action_type, evaluated_ms, record, secrets, position)
  ), entries_added AS (
    INSERT INTO touchstone.entry
      (leaf_index, record_hash, record_id, tenant, decision, action_type, evaluated_ms, record)
    SELECT leaf_index, record_hash, record_id, tenant, decision, action_type, evaluated_ms, record FROM input
  ), secrets_added AS (
    INSERT INTO touchstone.secret (leaf_index, secrets)
    SELECT leaf_index, secrets FROM input WHERE secrets IS NOT NULL
  ), spans_widened AS (
    INSERT INTO touchstone.time_span (block, earliest_ms, latest_ms)
    SELECT leaf_index / ${BLOCK}, min(evaluated_ms), max(evaluated_ms) FROM input GROUP BY 1
    ON CONFLICT (block) DO UPDATE SET
      earliest_ms = least(time_span.earliest_ms, excluded.earliest_ms),
      latest_ms = greatest(time_span.latest_ms, excluded.latest_ms)
    WHERE excluded.earliest_ms < time_span.earliest_ms OR excluded.latest_ms > time_span.latest_ms
  ), tiles_added AS (
    INSERT INTO touchstone.tile (level, tile_index, hashes)
    SELECT level, tile_index, substring($15::bytea FROM (position::integer - 1) * 8192 + 1 FOR 8192)
    FROM moved, unnest($16::integer[], $17::bigint[]) WITH ORDINALITY AS tile (level, tile_index, position)
  )
  SELECT tree_size FROM moved`;

/** The labels that a batch uses. */
export function labelsOf(entries: readonly LogEntry[]): Set<string> {
  const labels = new Set<string>();
  for (const { tenant, decision, action_type } of entries) {
    labels.add(tenant);
    if (decision !== null) labels.add(decision);
    if (action_type !== null) labels.add(action_type);
  }
  return labels;
}

/** The statement that appends a batch; it gives one row when it did, and none when the head has moved on. */
export function appendStatement(batch: LogBatch, labels: ReadonlyMap<string, number>): Statement {
  const { base_size, entries, tiles, checkpoint } = batch;
  const numbers = (of: (entry: LogEntry) => string | number | null): string =>
    `{${entries.map((entry) => labelled(of(entry), labels)).join(',')}}`;
  return {
    name: 'append',
    text: APPEND,
    values: [
      base_size,
      checkpoint.tree_size,
      checkpoint.key_id,
      Buffer.from(checkpoint.root),
      checkpoint.note,
      checkpoint.created_at,
      Buffer.concat(entries.map(({ record_hash }) => record_hash)),
      joined(entries, ({ record_id }) => packText(record_id)),
      numbers(({ tenant }) => tenant),
      numbers(({ decision }) => decision),
      numbers(({ action_type }) => action_type),
      numbers(({ evaluated_at }) => packTime(evaluated_at)),
      joined(entries, ({ record }) => record),
      joined(entries, ({ secrets }) => secrets ?? ''),
      Buffer.concat(tiles.map(({ hashes }) => hashes)),
      `{${tiles.map(({ level }) => level).join(',')}}`,
      `{${tiles.map(({ index }) => index).join(',')}}`,
    ],
  };
}

/** A batch that does not fit together is a fault of the caller, whatever the log holds. */
export function assertWhole({ base_size, entries, checkpoint }: LogBatch): void {
  entries.forEach(({ leaf_index, evaluated_at, record_id, record, secrets }, position) => {
    if (leaf_index !== base_size + position) {
      throw new RangeError(`Entry ${position} has leaf index ${leaf_index}`);
    }
    packTime(evaluated_at);
    for (const text of [record_id, record, secrets ?? '']) {
      if (text.includes(SEPARATOR) || text.includes('\0')) {
        throw new RangeError(`Entry ${position} holds a control character that JSON escapes`);
      }
    }
  });
  if (checkpoint.tree_size !== base_size + entries.length) {
    throw new RangeError(`A checkpoint of size ${checkpoint.tree_size} does not end this batch`);
  }
}

function labelled(value: string | number | null, labels: ReadonlyMap<string, number>): string | number {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? value : labels.get(value)!;
}

function joined(entries: readonly LogEntry[], textOf: (entry: LogEntry) => string): string {
  return entries.map(textOf).join(SEPARATOR);
}
