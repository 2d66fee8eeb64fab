/** Batches, keys and records for the storage tests: well formed, and told apart by their numbers. */
import { createHash } from 'node:crypto';
import type { RegisteredSource } from '../../src/domain/source.ts';
import type { ApiKey } from '../../src/domain/tenant.ts';
import type { NewSource } from '../../src/storage/ports/sources.ts';
import type { LogBatch, LogEntry, LogStore, StoredSigningKey, StoredTile } from '../../src/storage/ports.ts';

const FIRST_MS = Date.UTC(2026, 0, 1);

/** The time `seconds` after the first moment of 2026. */
export function timeAt(seconds: number): string {
  return new Date(FIRST_MS + seconds * 1000).toISOString();
}

export function sha256(text: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(text).digest());
}

/** The id of the n-th record. */
export function recordId(n: number): string {
  return `0199aaaa-bbbb-7ccc-8ddd-${n.toString(16).padStart(12, '0')}`;
}

export function entryAt(leaf_index: number, fields: Partial<LogEntry> = {}): LogEntry {
  const record = JSON.stringify({ leaf_index, words: 'größer 🜂 \u0000 than <nothing>' });
  return {
    leaf_index,
    record_hash: sha256(record),
    record_id: recordId(leaf_index),
    tenant: 'acme',
    record,
    secrets: JSON.stringify({ salts: { '/claims/0/text_commitment': `salt ${leaf_index}` } }),
    decision: 'allow',
    action_type: 'refund',
    evaluated_at: timeAt(leaf_index),
    ...fields,
  };
}

export function tileAt(level: number, index: number): StoredTile {
  const hashes = new Uint8Array(8192);
  for (let at = 0; at < 256; at++) hashes.set(sha256(`${level}/${index}/${at}`), at * 32);
  return { level, index, hashes };
}

export interface BatchParts {
  readonly fields?: (leaf_index: number) => Partial<LogEntry>;
  readonly tiles?: readonly StoredTile[];
}

/** A batch of `count` entries on a log of `base_size`. */
export function batchAt(base_size: number, count: number, { fields, tiles = [] }: BatchParts = {}): LogBatch {
  const tree_size = base_size + count;
  return {
    base_size,
    entries: Array.from({ length: count }, (_, at) => entryAt(base_size + at, fields?.(base_size + at))),
    tiles,
    checkpoint: {
      tree_size,
      root: sha256(`root ${tree_size}`),
      note: `touchstone.example/log\n${tree_size}\nroot\n\n— touchstone.example/log signature\n`,
      key_id: 'k1',
      created_at: timeAt(tree_size),
    },
  };
}

/** Everything that the log holds, as its streams give it. */
export async function contentOf(log: LogStore) {
  return {
    head: await log.head(),
    entries: await Array.fromAsync(log.entries(0)),
    tiles: await Array.fromAsync(log.tiles()),
    checkpoints: await Array.fromAsync(log.checkpoints()),
  };
}

export function apiKeyAt(n: number, fields: Partial<ApiKey> = {}): ApiKey {
  return {
    key_id: `key${n}`,
    tenant: 'acme',
    name: `Key ${n}`,
    scopes: ['verify', 'authorize'],
    secret_hash: sha256(`secret ${n}`),
    rate_limit: null,
    created_at: timeAt(n),
    expires_at: null,
    revoked_at: null,
    ...fields,
  };
}

export function signingKeyAt(n: number): StoredSigningKey {
  return {
    key_id: `signer${n}`,
    algorithm: 'Ed25519',
    public_key: sha256(`public ${n}`),
    verifier_key: `touchstone.example/log+0000000${n}+AAAA`,
    created_at: timeAt(n),
    retired_at: null,
  };
}

/** The n-th source, registered at the n-th second, with a content of its own. */
export function newSourceAt(n: number, fields: Partial<NewSource> = {}): NewSource {
  const text = fields.text ?? `The ${n}th policy holds.`;
  return {
    source_id: `source${n}`,
    type: 'text',
    checksum: `sha256:${Buffer.from(sha256(text)).toString('hex')}`,
    bytes: Buffer.byteLength(text),
    characters: [...text].length,
    pages: null,
    media_type: 'text/plain',
    title: `Policy ${n}`,
    uri: `https://example.com/policies/${n}`,
    origin: 'document',
    observed_at: timeAt(n),
    metadata: { n },
    file: null,
    warnings: [],
    created_at: timeAt(n),
    replace: false,
    page_starts: null,
    ...fields,
    text,
  };
}

/** What is given back of a source. */
export function registeredAt({
  replace: _,
  text: __,
  page_starts: ___,
  ...source
}: NewSource): RegisteredSource {
  return source;
}
