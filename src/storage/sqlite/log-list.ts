import type { SQLInputValue } from 'node:sqlite';
import { packBound } from '../pack-time.ts';
import type { RecordFilter } from '../ports.ts';
import { BLOCK } from '../time-spans.ts';

/** A query with its parameters in order. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** The columns of a LogEntry. Labels are looked up row by row: after the filter, not before. */
export const ENTRY_COLUMNS = `
  entry.leaf_index, entry.record_hash, entry.record_id, entry.evaluated_ms, entry.record,
  (SELECT text FROM label WHERE id = entry.tenant) AS tenant,
  (SELECT text FROM label WHERE id = entry.decision) AS decision,
  (SELECT text FROM label WHERE id = entry.action_type) AS action_type,
  (SELECT secrets FROM secret WHERE secret.leaf_index = entry.leaf_index) AS secrets`;

const LABEL = '(SELECT id FROM label WHERE text = ?)';

/**
 * The query of a list. The index is named, so that no filter can be answered by reading the whole log:
 * each index gives its rows from the latest backwards, and a time range first picks the blocks of leaves
 * that hold such times.
 */
export function listQuery(filter: RecordFilter): Query {
  const timed = filter.from !== undefined || filter.to !== undefined;
  const parts = [timed ? blocksInTime(filter) : { sql: 'entry', parameters: [] }, ...conditions(filter)];
  const [source, ...where] = parts.map(({ sql }) => sql);
  const parameters = [...parts.flatMap((part) => part.parameters), filter.limit];
  const order = timed ? 'time_span.block DESC, entry.leaf_index DESC' : 'entry.leaf_index DESC';
  const sql = `SELECT ${ENTRY_COLUMNS} FROM ${source} INDEXED BY ${indexFor(filter)}
    WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ?`;
  return { sql, parameters };
}

function indexFor({ decision, action_type }: RecordFilter): string {
  if (action_type === undefined) return decision === undefined ? 'entry_by_tenant' : 'entry_by_decision';
  return decision === undefined ? 'entry_by_action' : 'entry_by_action_decision';
}

function conditions({ tenant, decision, action_type, from, to, before }: RecordFilter): Query[] {
  const all: Query[] = [{ sql: `entry.tenant = ${LABEL}`, parameters: [tenant] }];
  if (decision !== undefined) all.push({ sql: `entry.decision = ${LABEL}`, parameters: [decision] });
  if (action_type !== undefined) all.push({ sql: `entry.action_type = ${LABEL}`, parameters: [action_type] });
  if (from !== undefined) all.push({ sql: 'entry.evaluated_ms >= ?', parameters: [packBound(from)] });
  if (to !== undefined) all.push({ sql: 'entry.evaluated_ms < ?', parameters: [packBound(to)] });
  if (before !== undefined) all.push({ sql: 'entry.leaf_index < ?', parameters: [before] });
  if (from === undefined && to === undefined) return all;
  const first = `time_span.block * ${BLOCK}`;
  all.push({ sql: `entry.leaf_index BETWEEN ${first} AND ${first} + ${BLOCK - 1}`, parameters: [] });
  return all;
}

/** CROSS JOIN keeps the blocks as the outer loop (https://sqlite.org/optoverview.html, 8.2). */
function blocksInTime({ from, to, before }: RecordFilter): Query {
  const where: Query[] = [];
  if (from !== undefined) where.push({ sql: 'latest_ms >= ?', parameters: [packBound(from)] });
  if (to !== undefined) where.push({ sql: 'earliest_ms < ?', parameters: [packBound(to)] });
  if (before !== undefined) where.push({ sql: 'block <= ?', parameters: [Math.floor(before / BLOCK)] });
  const sql = `(SELECT block FROM time_span WHERE ${where.map((part) => part.sql).join(' AND ')}) AS time_span
    CROSS JOIN entry`;
  return { sql, parameters: where.flatMap((part) => part.parameters) };
}
