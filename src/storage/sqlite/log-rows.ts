/** Rows of the log as the values that the ports speak of. */
import type { LogEntry, StoredCheckpoint, StoredTile } from '../ports.ts';
import { bytes, integer, optionalText, text, unpackId, unpackTime } from './columns.ts';
import type { Row } from './connection.ts';

/** Bytes of a full tile: 256 hashes of 32. */
export const TILE_BYTES = 8192;

export function entryOf(row: Row, file: string): LogEntry {
  return {
    leaf_index: integer(row.leaf_index, file, 'leaf_index'),
    record_hash: bytes(row.record_hash, file, 'record_hash', 32),
    record_id: unpackId(row.record_id, file),
    tenant: text(row.tenant, file, 'tenant'),
    record: text(row.record, file, 'record'),
    secrets: optionalText(row.secrets, file, 'secrets'),
    decision: optionalText(row.decision, file, 'decision'),
    action_type: optionalText(row.action_type, file, 'action_type'),
    evaluated_at: unpackTime(row.evaluated_ms, file),
  };
}

export function checkpointOf(row: Row, file: string): StoredCheckpoint {
  return {
    tree_size: integer(row.tree_size, file, 'tree_size'),
    root: bytes(row.root, file, 'root', 32),
    note: text(row.note, file, 'note'),
    key_id: text(row.key_id, file, 'key_id'),
    created_at: text(row.created_at, file, 'created_at'),
  };
}

export function tileOf(row: Row, file: string): StoredTile {
  return {
    level: integer(row.level, file, 'level'),
    index: integer(row.tile_index, file, 'tile_index'),
    hashes: bytes(row.hashes, file, 'hashes', TILE_BYTES),
  };
}
