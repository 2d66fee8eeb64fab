/** Rows of the log as the values that the ports speak of. */
import type { LogEntry, StoredCheckpoint, StoredTile } from '../ports.ts';
import { Columns, type Row } from './columns.ts';

/** Bytes of a full tile: 256 hashes of 32. */
export const TILE_BYTES = 8192;

export function entryOf(row: Row, database: string): LogEntry {
  const columns = new Columns(row, database);
  return {
    leaf_index: columns.integer('leaf_index'),
    record_hash: columns.bytes('record_hash', 32),
    record_id: columns.text('record_id'),
    tenant: columns.text('tenant'),
    record: columns.text('record'),
    secrets: columns.optionalText('secrets'),
    decision: columns.optionalText('decision'),
    action_type: columns.optionalText('action_type'),
    evaluated_at: columns.time('evaluated_ms'),
  };
}

export function checkpointOf(row: Row, database: string): StoredCheckpoint {
  const columns = new Columns(row, database);
  return {
    tree_size: columns.integer('tree_size'),
    root: columns.bytes('root', 32),
    note: columns.text('note'),
    key_id: columns.text('key_id'),
    created_at: columns.text('created_at'),
  };
}

export function tileOf(row: Row, database: string): StoredTile {
  const columns = new Columns(row, database);
  return {
    level: columns.integer('level'),
    index: columns.integer('tile_index'),
    hashes: columns.bytes('hashes', TILE_BYTES),
  };
}
