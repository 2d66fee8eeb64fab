import type { LogNews } from '../ports.ts';
import { Columns, type Row } from './columns.ts';
import { damaged } from './errors.ts';
import { checkpointOf } from './log-rows.ts';

/** Leaves that are told one by one; who is further behind reads the tree's edge instead. */
export const NEWS_LEAVES = 16_384;

/** What was appended since `known_size`; undefined for nothing. */
export function newsOf(
  head: Row | undefined,
  hashes: Row | undefined,
  known_size: number,
  database: string,
): LogNews | undefined {
  if (head === undefined) return undefined;
  const checkpoint = checkpointOf(head, database);
  const behind = checkpoint.tree_size - known_size;
  if (behind <= 0) return behind === 0 ? undefined : { head: checkpoint };
  if (behind > NEWS_LEAVES) return { head: checkpoint };
  const record_hashes = new Columns(hashes ?? {}, database).bytes('hashes').slice(0, behind * 32);
  if (record_hashes.length !== behind * 32) {
    throw damaged(database, `entries are missing between ${known_size} and ${checkpoint.tree_size}`);
  }
  return { head: checkpoint, record_hashes };
}
