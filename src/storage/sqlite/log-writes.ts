import { packTime } from '../pack-time.ts';
import { type LogBatch, type LogEntry, StorageError } from '../ports.ts';
import { BLOCK, type TimeSpan } from '../time-spans.ts';
import { packId } from './columns.ts';
import type { Connection } from './connection.ts';

const SIZE = 'SELECT tree_size FROM checkpoint ORDER BY tree_size DESC LIMIT 1';
const ADD_LABEL = 'INSERT INTO label (text) VALUES (?) ON CONFLICT DO NOTHING';
const LABEL = 'SELECT id FROM label WHERE text = ?';
const ADD_ENTRY = `
  INSERT INTO entry (leaf_index, record_hash, record_id, tenant, decision, action_type, evaluated_ms, record)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_SECRET = 'INSERT INTO secret (leaf_index, secrets) VALUES (?, ?)';
const WIDEN_SPAN = `
  INSERT INTO time_span (block, earliest_ms, latest_ms) VALUES (?, ?, ?)
  ON CONFLICT (block) DO UPDATE SET
    earliest_ms = min(earliest_ms, excluded.earliest_ms),
    latest_ms = max(latest_ms, excluded.latest_ms)`;
const ADD_TILE = 'INSERT INTO tile (level, tile_index, hashes) VALUES (?, ?, ?)';
const ADD_CHECKPOINT = `
  INSERT INTO checkpoint (tree_size, root, note, key_id, created_at) VALUES (?, ?, ?, ?, ?)`;
const ERASE_SECRET = `
  DELETE FROM secret WHERE leaf_index = (
    SELECT leaf_index FROM entry WHERE record_id = ? AND tenant = (SELECT id FROM label WHERE text = ?))`;
const HAS_RECORD = `
  SELECT 1 FROM entry WHERE record_id = ? AND tenant = (SELECT id FROM label WHERE text = ?)`;

/** Appends a batch. Throws StorageError `conflict` when the log is not of the batch's base size. */
export function append(connection: Connection, batch: LogBatch): void {
  const size = Number(connection.get(SIZE)?.tree_size ?? 0);
  if (size !== batch.base_size) {
    throw new StorageError(
      'conflict',
      `The log has ${size} entries; the batch was made for ${batch.base_size}.`,
    );
  }
  const labels = addLabels(connection, batch.entries);
  for (const entry of batch.entries) addEntry(connection, entry, labels);
  for (const [block, span] of timeSpans(batch.entries)) {
    connection.run(WIDEN_SPAN, block, span.earliest_ms, span.latest_ms);
  }
  for (const { level, index, hashes } of batch.tiles) connection.run(ADD_TILE, level, index, hashes);
  const { tree_size, root, note, key_id, created_at } = batch.checkpoint;
  connection.run(ADD_CHECKPOINT, tree_size, root, note, key_id, created_at);
}

/** Erases the salts and texts of the tenant's record; false when there is no such record. */
export function eraseSecrets(connection: Connection, tenant: string, record_id: string): boolean {
  const id = packId(record_id);
  if (connection.get(HAS_RECORD, id, tenant) === undefined) return false;
  connection.run(ERASE_SECRET, id, tenant);
  return true;
}

function addEntry(connection: Connection, entry: LogEntry, labels: ReadonlyMap<string, number>): void {
  connection.run(
    ADD_ENTRY,
    entry.leaf_index,
    entry.record_hash,
    packId(entry.record_id),
    labels.get(entry.tenant)!,
    entry.decision === null ? null : labels.get(entry.decision)!,
    entry.action_type === null ? null : labels.get(entry.action_type)!,
    packTime(entry.evaluated_at),
    entry.record,
  );
  if (entry.secrets !== null) connection.run(ADD_SECRET, entry.leaf_index, entry.secrets);
}

function addLabels(connection: Connection, entries: readonly LogEntry[]): Map<string, number> {
  const labels = new Map<string, number>();
  for (const { tenant, decision, action_type } of entries) {
    for (const label of [tenant, decision, action_type]) {
      if (label === null || labels.has(label)) continue;
      connection.run(ADD_LABEL, label);
      labels.set(label, Number(connection.get(LABEL, label)!.id));
    }
  }
  return labels;
}

function timeSpans(entries: readonly LogEntry[]): Map<number, TimeSpan> {
  const spans = new Map<number, TimeSpan>();
  for (const { leaf_index, evaluated_at } of entries) {
    const block = Math.floor(leaf_index / BLOCK);
    const ms = packTime(evaluated_at);
    const { earliest_ms, latest_ms } = spans.get(block) ?? { earliest_ms: ms, latest_ms: ms };
    spans.set(block, { earliest_ms: Math.min(earliest_ms, ms), latest_ms: Math.max(latest_ms, ms) });
  }
  return spans;
}
