import type { AuditRecord, AuditSecrets } from '../domain/audit.ts';
import { StorageError, type StoredCheckpoint, type StoredSigningKey } from '../storage/ports.ts';
import {
  equalBytes,
  Frontier,
  formatCheckpoint,
  formatHash,
  formatNote,
  utf8,
  verifierKey,
} from '../tlog/index.ts';
import { hasher } from './crypto.ts';
import { AuditError } from './errors.ts';
import { ensureActive } from './keys.ts';
import { type AppendReceipt, LogReader } from './reader.ts';
import { type SealedRecord, sealRecord } from './seal.ts';
import { Sequencer } from './sequencer.ts';
import type { Signer, SigningKey } from './signer.ts';
import { followNews, type LogSource, type LogView, loadView } from './view.ts';

/** What became of one batch, for metrics. */
export interface BatchReport {
  readonly entries: number;
  readonly tree_size: number;
  /** From taking the batch up until it was durable. */
  readonly milliseconds: number;
}

export interface AuditLogOptions extends LogSource {
  readonly signer: Signer;
  /** Records of one batch, at the most; 1024 unless told. */
  readonly max_batch?: number;
  /** Records that wait for a batch, at the most; 16,384 unless told. */
  readonly max_waiting?: number;
  readonly onBatch?: (report: BatchReport) => void;
}

/** Figures for `/health/detailed` and metrics. */
export interface LogStats {
  readonly tree_size: number;
  readonly waiting: number;
  /** Whether the last batch could not be written. */
  readonly failing: boolean;
}

/** Of storage that could not be reached, and of keys, a look tells whether it is over. */
function isPassing(cause: unknown): boolean {
  if (cause instanceof StorageError) return cause.code === 'unavailable';
  return cause instanceof AuditError && (cause.code === 'key_retired' || cause.code === 'foreign_key');
}

/** Of a medium that took no more, a write of a batch's size tells that it does again. */
function isFull(cause: unknown): boolean {
  return cause instanceof StorageError && cause.code === 'full';
}

/** Records that came since a batch was begun. */
type More = () => readonly SealedRecord[];

/** The active signing key with its note's signature line prepared. */
interface ActiveKey {
  readonly key: SigningKey;
  readonly stored: StoredSigningKey;
  readonly key_hash: number;
}

/** The log of a service that appends to it. */
export class AuditLog extends LogReader {
  readonly #options: AuditLogOptions;
  readonly #sequencer: Sequencer<SealedRecord, AppendReceipt>;
  #active: ActiveKey;
  #failing = false;
  /** Why the last batch could not be written. */
  #cause: unknown;
  /** False once storage refused the key. */
  #key_is_sure = true;

  /** Use {@link openAuditLog}. */
  constructor(options: AuditLogOptions, view: LogView, active: ActiveKey) {
    super(options, view);
    this.#options = options;
    this.#active = active;
    this.#sequencer = new Sequencer({
      write: (records, more) => this.#writeBatch([...records], more),
      max_batch: options.max_batch ?? 1024,
      max_waiting: options.max_waiting ?? 16_384,
    });
  }

  /**
   * Appends a record; resolves once it is durable and covered by a signed checkpoint. Rejects with
   * `audit_unavailable` when that failed, and then the record may or may not be in the log;
   * with `overloaded` or `shutting_down` when it was not tried.
   */
  async append(record: AuditRecord, secrets: AuditSecrets | null): Promise<AppendReceipt> {
    return this.#sequencer.submit(sealRecord(record, secrets));
  }

  get stats(): LogStats {
    return { tree_size: this.size, waiting: this.#sequencer.waiting, failing: this.#failing };
  }

  /**
   * After a failure: finds out whether storage can be had again and the key may sign. What could be had and took no batch
   * has recovered only once it takes one; a full disk, also once it is proved that it has room for one. Figures of
   * {@link stats} follow. Never rejects.
   * @param has_room whether it was proved, just now, that a batch finds room
   */
  async recover(has_room = false): Promise<void> {
    if (!this.#failing || !(isPassing(this.#cause) || (has_room && isFull(this.#cause)))) return;
    try {
      await this.#reload();
      this.#active = await activate(this.#options, await this.#options.signer.current());
      this.#failing = false;
    } catch {
      // It fails still.
    }
  }

  /** The key that signs at present. */
  get activeKey(): StoredSigningKey {
    return this.#active.stored;
  }

  /** Takes no more records, and resolves once all that wait are settled. The storage stays open. */
  close(): Promise<void> {
    return this.#sequencer.close();
  }

  async #writeBatch(records: SealedRecord[], more: More): Promise<readonly AppendReceipt[]> {
    const started = performance.now();
    try {
      const receipts = await this.#appendBatch(records, more);
      this.#failing = false;
      const milliseconds = performance.now() - started;
      this.#options.onBatch?.({ entries: receipts.length, tree_size: this.size, milliseconds });
      return receipts;
    } catch (cause) {
      this.#failing = true;
      this.#cause = cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new AuditError('audit_unavailable', `the audit record could not be written: ${reason}`, {
        cause,
      });
    }
  }

  async #appendBatch(records: SealedRecord[], more: More): Promise<readonly AppendReceipt[]> {
    // After a failure nobody knows what storage holds; the tree in memory may be behind it.
    if (this.#failing) await this.#reload();
    try {
      return await this.#extendLog(records, more);
    } catch (error) {
      if (!(error instanceof StorageError && error.code === 'retired')) throw error;
      // Another process rotated the key. The signer may have the one that follows it.
      this.#key_is_sure = false;
      return this.#extendLog(records, more);
    }
  }

  async #extendLog(records: SealedRecord[], more: More): Promise<readonly AppendReceipt[]> {
    let base = this.view;
    let base_size = base.frontier.size;
    let extended: { readonly frontier: Frontier; readonly checkpoint: StoredCheckpoint } | undefined;
    await this.#options.store.extend(base_size, async (news) => {
      if (news !== undefined) base = await followNews(base, news, this.#options, this.verifiers);
      base_size = base.frontier.size;
      // The turn may have been waited for.
      records.push(...more());
      const { frontier, checkpoint, tiles } = await this.#extend(base.frontier.fork(), records);
      extended = { frontier, checkpoint };
      const entries = records.map((record, i) => ({ ...record, leaf_index: base_size + i }));
      return { base_size, entries, tiles, checkpoint };
    });
    const { frontier, checkpoint } = extended!;
    this.advance({ head: checkpoint, frontier });
    return records.map(({ record_id, record_hash }, i) => ({
      record_id,
      record_hash: formatHash(record_hash),
      leaf_index: base_size + i,
      tree_size: checkpoint.tree_size,
      entry: record_hash,
      checkpoint,
    }));
  }

  /** Takes the log as storage has it. Rejects with `corrupt_log` when that is not what was there before. */
  async #reload(): Promise<void> {
    const known = this.view;
    const news = await this.#options.store.news(known.frontier.size);
    if (news !== undefined) this.advance(await followNews(known, news, this.#options, this.verifiers));
    else await this.#assertSameRoot(known);
  }

  async #assertSameRoot({ frontier }: LogView): Promise<void> {
    const stored = await this.#options.store.head();
    const root = stored?.root ?? new Frontier(hasher).root();
    if (equalBytes(root, frontier.root())) return;
    throw new AuditError('corrupt_log', `the log of ${frontier.size} entries is not the one it was`);
  }

  /** Signs the head of a log that has no entry, so that an outsider has one to start from. */
  async signEmptyHead(): Promise<void> {
    const { frontier } = this.view;
    const head = await this.#signCheckpoint(frontier, this.#active.stored.created_at);
    this.view = { head, frontier };
  }

  /** Appends the records to a tree that nobody else uses, and signs it. */
  async #extend(frontier: Frontier, records: readonly SealedRecord[]) {
    for (const { record_hash } of records) frontier.append(hasher.leaf(record_hash));
    const checkpoint = await this.#signCheckpoint(frontier, records.at(-1)!.evaluated_at);
    return { frontier, checkpoint, tiles: frontier.takeFullTiles() };
  }

  /** A checkpoint's time is its latest record's: so that it can be checked, like all the rest of it. */
  async #signCheckpoint(frontier: Frontier, created_at: string): Promise<StoredCheckpoint> {
    const { origin, signer } = this.#options;
    const key = await signer.current();
    if (key !== this.#active.key || !this.#key_is_sure) {
      this.#active = await activate(this.#options, key);
      this.#key_is_sure = true;
    }
    const { stored, key_hash } = this.#active;
    const root = frontier.root();
    const text = formatCheckpoint({ origin, size: frontier.size, root, extensions: [] });
    const signature = await key.sign(utf8(text));
    const note = formatNote({ text, signatures: [{ name: origin, key_hash, signature }] });
    return { tree_size: frontier.size, root, note, key_id: stored.key_id, created_at };
  }
}

async function activate(
  { signingKeys, origin, store }: AuditLogOptions,
  key: SigningKey,
): Promise<ActiveKey> {
  // A key of one process alone is no reason to retire the one that the others sign with.
  const stored = await ensureActive(signingKeys, key, origin, store.shared ? 'first' : 'any');
  const { key_hash } = verifierKey(origin, stored.public_key, hasher.sha256);
  return { key, stored, key_hash };
}

/**
 * Opens the log for appending: checks its head, reads its right edge (the same work at any size), and
 * registers the signer's key. Rejects with `corrupt_log`, `origin_mismatch`, `key_retired`, `foreign_key` or
 * `invalid_key`; then nothing may be served.
 */
export async function openAuditLog(options: AuditLogOptions): Promise<AuditLog> {
  const view = await loadView(options);
  const log = new AuditLog(options, view, await activate(options, await options.signer.current()));
  if (view.head === undefined) await log.signEmptyHead();
  return log;
}
