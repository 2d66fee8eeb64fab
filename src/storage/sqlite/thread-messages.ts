import { type LogBatch, type LogEntry, StorageError, type StorageErrorCode } from '../ports.ts';
import type { ConnectOptions } from './connection.ts';
import type { Outcome } from './group-commit.ts';
import type { Write } from './writes.ts';

/** What the writer's thread receives, `open` first. It answers each `commit` with a PackedOutcome for each write. */
export type ToThread =
  | {
      readonly kind: 'open';
      readonly file: string;
      readonly options: ConnectOptions;
      /** Of the file that was written to before, where that was done elsewhere. */
      readonly identity: string | undefined;
    }
  | { readonly kind: 'commit'; readonly group: readonly PackedWrite[] }
  | { readonly kind: 'close' };

/**
 * A write as it crosses threads. The entries of an append go as one list of texts and one run of hashes: to copy
 * as many objects and buffers, with the names of their fields, costs twice as much.
 */
export type PackedWrite = Exclude<Write, { name: 'append' }> | PackedAppend;

interface PackedAppend extends Omit<LogBatch, 'entries'> {
  readonly name: 'packed append';
  readonly hashes: Uint8Array;
  /** The texts of the entries, TEXTS of each. */
  readonly texts: readonly (string | null)[];
}

/** What it says first, as soon as it can be told something. */
export const READY = 'ready';

/** What the writer's thread says. */
export type FromThread = typeof READY | readonly PackedOutcome[];

const HASH = 32;
const TEXTS = 7;

export function packWrite(write: Write): PackedWrite {
  if (write.name !== 'append') return write;
  const [{ entries, checkpoint, ...rest }] = write.args;
  const hashes = new Uint8Array(entries.length * HASH);
  const texts: (string | null)[] = [];
  entries.forEach((entry, i) => {
    hashes.set(entry.record_hash, i * HASH);
    const { record_id, tenant, record, secrets, decision, action_type, evaluated_at } = entry;
    texts.push(record_id, tenant, record, secrets, decision, action_type, evaluated_at);
  });
  // A view takes all the memory along that it looks into.
  const root = new Uint8Array(checkpoint.root);
  return { name: 'packed append', ...rest, checkpoint: { ...checkpoint, root }, hashes, texts };
}

export function unpackWrite(write: PackedWrite): Write {
  if (write.name !== 'packed append') return write;
  const { name: _, hashes, texts, ...rest } = write;
  const entries: LogEntry[] = [];
  for (let i = 0; i * TEXTS < texts.length; i++) {
    const [record_id, tenant, record, secrets, decision, action_type, evaluated_at] = texts.slice(
      i * TEXTS,
      (i + 1) * TEXTS,
    );
    entries.push({
      leaf_index: rest.base_size + i,
      record_hash: hashes.subarray(i * HASH, (i + 1) * HASH),
      record_id: record_id!,
      tenant: tenant!,
      record: record!,
      secrets: secrets ?? null,
      decision: decision ?? null,
      action_type: action_type ?? null,
      evaluated_at: evaluated_at!,
    });
  }
  return { name: 'append', args: [{ ...rest, entries }] };
}

/** An outcome as it crosses threads: a StorageError would lose its class and its code. */
export type PackedOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: StorageErrorCode; readonly message: string };

export function packOutcome(outcome: Outcome): PackedOutcome {
  return outcome.ok ? outcome : { ok: false, code: outcome.error.code, message: outcome.error.message };
}

export function unpackOutcome(packed: PackedOutcome): Outcome {
  return packed.ok ? packed : { ok: false, error: new StorageError(packed.code, packed.message) };
}
