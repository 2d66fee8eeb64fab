/**
 * What the service needs kept, and what each port promises. A backend implements all of them over one
 * database and passes the conformance suite (`test/storage/conformance.ts`).
 *
 * Promises common to all ports:
 * - *Durable*: when a promise of a method marked DURABLE resolves, its effect survives a crash of the
 *   process, of the operating system, and a power cut.
 * - *Atomic*: each method happens whole or not at all.
 * - *Errors*: a failure of the medium (full disk, read-only folder, corrupt file, lost connection)
 *   rejects with a StorageError whose `code` names it; nothing is retried silently.
 */
import type { ApiKey } from '../domain/tenant.ts';
import type { JobStore } from './ports/jobs.ts';
import type { Quotes, SourceStore } from './ports/sources.ts';
import type { WebhookStore } from './ports/webhooks.ts';

export type * from './ports/jobs.ts';
export * from './ports/sources.ts';
export type * from './ports/webhooks.ts';

export type StorageErrorCode =
  | 'full'
  | 'read_only'
  | 'corrupt'
  | 'locked'
  /** It cannot be reached or opened: it is back once it can be. */
  | 'unavailable'
  /** It can be reached, and did not do it: only the same done tells that this is over. */
  | 'failed'
  | 'conflict'
  /** The batch is signed by a key that is not the active one any more. */
  | 'retired';

/** A failure of the medium, in the operator's words. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
  }
}

/** One leaf of the log with its record, as stored. */
export interface LogEntry {
  /** Position in the log, from 0. */
  readonly leaf_index: number;
  /** 32 bytes: SHA-256 of `record`; the leaf's entry (audit.md, Log). */
  readonly record_hash: Uint8Array;
  readonly record_id: string;
  readonly tenant: string;
  /** RFC 8785 canonical JSON of the AuditRecord. */
  readonly record: string;
  /** JSON of AuditSecrets; null once erased. */
  readonly secrets: string | null;
  /** Fields of the record that lists filter by. */
  readonly decision: string | null;
  readonly action_type: string | null;
  /** UTC ISO 8601 with milliseconds. */
  readonly evaluated_at: string;
}

/** A tile of the tree: C2SP tlog-tiles, height 8. Full tiles only; partial ones derive from entries. */
export interface StoredTile {
  readonly level: number;
  readonly index: number;
  /** 256 hashes of 32 bytes, concatenated. */
  readonly hashes: Uint8Array;
}

/** A signed tree head: one for each batch that was appended. */
export interface StoredCheckpoint {
  readonly tree_size: number;
  /** 32 bytes. */
  readonly root: Uint8Array;
  /** The C2SP signed note, text and signatures. */
  readonly note: string;
  readonly key_id: string;
  readonly created_at: string;
}

/** What one group commit appends, in one transaction. */
export interface LogBatch {
  /** The tree size that the batch was computed on; the append conflicts when the log has moved on. */
  readonly base_size: number;
  readonly entries: readonly LogEntry[];
  /** Tiles that became full. */
  readonly tiles: readonly StoredTile[];
  readonly checkpoint: StoredCheckpoint;
}

/** What was appended to a log since a size that somebody knew. */
export interface LogNews {
  readonly head: StoredCheckpoint;
  /**
   * Record hashes of the leaves from that size to the head's, 32 bytes each, concatenated. Left out when they
   * are very many, or when the log is smaller than that size.
   */
  readonly record_hashes?: Uint8Array;
}

export interface RecordFilter {
  readonly tenant: string;
  readonly decision?: string;
  readonly action_type?: string;
  /** Inclusive, UTC ISO 8601. */
  readonly from?: string;
  /** Exclusive, UTC ISO 8601. */
  readonly to?: string;
  /** Only entries before this leaf index: the list runs from the latest backwards. */
  readonly before?: number;
  /** At most this many, 1–1000. */
  readonly limit: number;
}

/** Something beside the log that is not as the log, or the program's schema, has it. */
export interface Discrepancy {
  readonly part: 'schema' | 'time_span' | 'log_head';
  /** Kind and name of what the schema makes, or the key of a row. */
  readonly at: string;
  /** What differs, and how to repair it. */
  readonly problem: string;
}

/** The transparency log. Append-only: no method changes or removes a record, tile or checkpoint. */
export interface LogStore {
  /** Whether other processes append to this log too, so that its head moves by itself. */
  readonly shared: boolean;
  /**
   * DURABLE. Rejects with `conflict` when `base_size` is not the size of the log, and with `retired` when
   * the backend knows that the checkpoint's key was retired.
   */
  append(batch: LogBatch): Promise<void>;
  /**
   * DURABLE. Appends the batch that `make` gives for the present size of the log, whoever else appends. `make`
   * hears what was appended since `known_size`, and nothing when nothing was; it is called again when another
   * process was faster. Rejects with what `make` rejects with, and as `append` does.
   */
  extend(known_size: number, make: (news?: LogNews) => Promise<LogBatch>): Promise<void>;
  /** What was appended since `known_size`; undefined for nothing. */
  news(known_size: number): Promise<LogNews | undefined>;
  /** The latest checkpoint; undefined for an empty log. */
  head(): Promise<StoredCheckpoint | undefined>;
  /** The checkpoint of exactly this size. */
  checkpoint(tree_size: number): Promise<StoredCheckpoint | undefined>;
  /** The earliest checkpoint whose size is at least this. */
  checkpointCovering(tree_size: number): Promise<StoredCheckpoint | undefined>;
  /** All checkpoints in order of size, for fsck. */
  checkpoints(): AsyncIterable<StoredCheckpoint>;
  tile(level: number, index: number): Promise<Uint8Array | undefined>;
  tiles(): AsyncIterable<StoredTile>;
  /**
   * Record hashes of the leaves [start, end), in order: 32 bytes each, concatenated. Rejects with RangeError
   * when the log is shorter.
   */
  leafEntries(start: number, end: number): Promise<Uint8Array>;
  /**
   * What is kept beside entries, tiles and checkpoints, for lists and as guards, and is not as it should be, for fsck:
   * tables that derive from the entries are derived again, and triggers and indexes looked for.
   */
  discrepancies(): AsyncIterable<Discrepancy>;
  /** Entries in order of leaf index from `start`, streamed, for fsck and export. */
  entries(start: number): AsyncIterable<LogEntry>;
  /** The tenant's record of this id; undefined also for another tenant's. */
  record(tenant: string, record_id: string): Promise<LogEntry | undefined>;
  /** Latest first. */
  list(filter: RecordFilter): Promise<readonly LogEntry[]>;
  /** DURABLE. Erases salts and texts of a record; the record and its proof stay. False when there is none. */
  eraseSecrets(tenant: string, record_id: string): Promise<boolean>;
}

/** The public half of a signing key, kept as long as any signature of it is. */
export interface StoredSigningKey {
  readonly key_id: string;
  readonly algorithm: 'Ed25519';
  /** 32 bytes. */
  readonly public_key: Uint8Array;
  /** C2SP verifier key: `<origin>+<hash>+<base64>`. */
  readonly verifier_key: string;
  readonly created_at: string;
  readonly retired_at: string | null;
}

export interface SigningKeyStore {
  /**
   * DURABLE. Adds the key and retires every other at `key.created_at`. With `replaces`, only when that is the
   * id of the active key (null: there is none); else it rejects with `conflict`.
   */
  activate(key: StoredSigningKey, replaces?: string | null): Promise<void>;
  get(key_id: string): Promise<StoredSigningKey | undefined>;
  /** Latest first. */
  all(): Promise<readonly StoredSigningKey[]>;
}

export interface ApiKeyStore {
  /** DURABLE. */
  create(key: ApiKey): Promise<void>;
  /** The key as it is now: a key revoked by another process is seen revoked by the next call. */
  get(key_id: string): Promise<ApiKey | undefined>;
  list(tenant?: string): Promise<readonly ApiKey[]>;
  /** DURABLE. False when there is no such key. Revoking twice keeps the first time. */
  revoke(key_id: string, at: string): Promise<boolean>;
}

/** An answer kept for replay under an idempotency key. */
export interface StoredAnswer {
  readonly status: number;
  readonly content_type: string;
  readonly body: string;
}

export type IdempotencyClaim =
  | { readonly state: 'claimed' }
  | { readonly state: 'mismatch' }
  | { readonly state: 'in_progress' }
  | { readonly state: 'done'; readonly answer: StoredAnswer };

/** Idempotency keys, per tenant, across restarts and instances (contract.md, Requests). */
export interface IdempotencyStore {
  /**
   * DURABLE when it answers `claimed`. Claims the key for `owner` (one per process start), or says why not:
   * the fingerprint is compared before anything else. A claim of an owner that is gone, or older than
   * `lease_ms`, is taken over.
   */
  claim(
    tenant: string,
    key: string,
    fingerprint: string,
    owner: string,
    now_ms: number,
    lease_ms: number,
  ): Promise<IdempotencyClaim>;
  /**
   * DURABLE. The first answer stays. Rejects with `conflict` when nobody claimed the key.
   * @param quotes what the body quotes of registered evidence, and gives up with it
   */
  complete(tenant: string, key: string, answer: StoredAnswer, quotes?: Quotes): Promise<void>;
  /** Gives the key up, so that the request may be tried again. An answer that is kept stays. */
  release(tenant: string, key: string): Promise<void>;
  /** Removes what was claimed before `before_ms`, in steps that let other writes in between; gives how many. */
  sweep(before_ms: number): Promise<number>;
}

/** How the medium does, for `/health/detailed`. */
export interface StorageHealth {
  readonly ok: boolean;
  readonly latency_ms: number;
  readonly detail?: string;
  /** True where it was proved just now that a batch of the log finds room. */
  readonly has_room?: boolean;
}

/** One open database. */
export interface Storage {
  readonly backend: 'sqlite' | 'postgres';
  readonly log: LogStore;
  readonly signingKeys: SigningKeyStore;
  readonly apiKeys: ApiKeyStore;
  readonly idempotency: IdempotencyStore;
  readonly jobs: JobStore;
  readonly webhooks: WebhookStore;
  readonly sources: SourceStore;
  /**
   * A round trip that reads and, where it is cheap, proves that writing works. With `prove_room` it also tries, where
   * the backend can, whether there is room for a batch of the log.
   */
  health(options?: { readonly prove_room?: boolean }): Promise<StorageHealth>;
  /** Flushes and closes; idempotent. */
  close(): Promise<void>;
}
