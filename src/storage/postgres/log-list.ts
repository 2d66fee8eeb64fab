import { packBound } from '../pack-time.ts';
import type { RecordFilter } from '../ports.ts';
import { BLOCK } from '../time-spans.ts';

/** The columns of a LogEntry, of the table `entry`. */
export const ENTRY_COLUMNS = `
  entry.leaf_index, entry.record_hash, entry.record_id, entry.evaluated_ms, entry.record,
  (SELECT text FROM touchstone.label WHERE id = entry.tenant) AS tenant,
  (SELECT text FROM touchstone.label WHERE id = entry.decision) AS decision,
  (SELECT text FROM touchstone.label WHERE id = entry.action_type) AS action_type,
  (SELECT secrets FROM touchstone.secret WHERE secret.leaf_index = entry.leaf_index) AS secrets`;

/** A query with its parameters in order. */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The query of a list; undefined when a label of the filter is in no record. Labels are numbers in it, so
 * that the planner knows how often each occurs. Between two times, blocks of leaves that hold none such are
 * skipped; the blocks come latest first, and the rows of each are found through an index in that order.
 */
export function listQuery(filter: RecordFilter, labels: ReadonlyMap<string, number>): Query | undefined {
  const { tenant, decision, action_type, from, to, before, limit } = filter;
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const where: string[] = [];
  for (const [column, text] of [
    ['tenant', tenant],
    ['decision', decision],
    ['action_type', action_type],
  ] as const) {
    if (text === undefined) continue;
    const label = labels.get(text);
    if (label === undefined) return undefined;
    where.push(`entry.${column} = ${label}`);
  }
  if (before !== undefined) where.push(`entry.leaf_index < ${bound(before)}`);
  if (from === undefined && to === undefined) return { text: page(where, bound(limit)), values };

  const blocks: string[] = [];
  if (before !== undefined) blocks.push(`block <= ${bound(Math.floor(before / BLOCK))}`);
  if (from !== undefined) {
    const least = bound(packBound(from));
    where.push(`entry.evaluated_ms >= ${least}`);
    blocks.push(`latest_ms >= ${least}`);
  }
  if (to !== undefined) {
    const past = bound(packBound(to));
    where.push(`entry.evaluated_ms < ${past}`);
    blocks.push(`earliest_ms < ${past}`);
  }
  where.push(`entry.leaf_index BETWEEN span.block * ${BLOCK} AND span.block * ${BLOCK} + ${BLOCK - 1}`);
  const most = bound(limit);
  const text = `
    SELECT found.* FROM (
      SELECT block FROM touchstone.time_span WHERE ${blocks.join(' AND ')} ORDER BY block DESC
    ) AS span
    CROSS JOIN LATERAL (${page(where, most)}) AS found
    LIMIT ${most}`;
  return { text, values };
}

function page(where: readonly string[], limit: string): string {
  return `SELECT ${ENTRY_COLUMNS} FROM touchstone.entry
    WHERE ${where.join(' AND ')} ORDER BY entry.leaf_index DESC LIMIT ${limit}`;
}
