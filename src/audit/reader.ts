import type { LogEntry, StoredCheckpoint } from '../storage/ports.ts';
import {
  type FoldStep,
  formatHash,
  parseNote,
  parseVerifierKey,
  proveConsistency,
  proveInclusion,
  treeRoot,
} from '../tlog/index.ts';
import { hasher } from './crypto.ts';
import { AuditError } from './errors.ts';
import {
  type AuditProof,
  type AuditReference,
  formatProof,
  formatRecordProofFile,
  formatReference,
  type LeafProof,
  leadsToRoot,
} from './proof.ts';
import { type LogResource, readResource } from './resources.ts';
import { followNews, type LogSource, type LogView, loadView, nodeReader, type Verifiers } from './view.ts';

/** What an append gives: enough to prove it without reading it back. */
export interface AppendReceipt {
  readonly record_id: string;
  /** `sha256:<hex>`. */
  readonly record_hash: string;
  readonly leaf_index: number;
  /** Size of the checkpoint that covers the record first. */
  readonly tree_size: number;
  readonly entry: Uint8Array;
  readonly checkpoint: StoredCheckpoint;
}

/** That the log of `to` entries extends the log of `from` entries. */
export interface ConsistencyProof {
  readonly from: number;
  readonly to: number;
  readonly from_root: string;
  readonly to_root: string;
  /** RFC 6962, section 2.1.2, `sha256:<hex>` each. */
  readonly proof: readonly string[];
  /** The signed notes of exactly these sizes, where one was issued. */
  readonly from_checkpoint: string | null;
  readonly to_checkpoint: string | null;
}

/** Proofs and public resources of a log that is only read. */
export class LogReader {
  protected readonly source: LogSource;
  protected view: LogView;
  protected readonly verifiers: Verifiers = new Map();
  #refreshing: Promise<void> | undefined;

  constructor(source: LogSource, view: LogView) {
    this.source = source;
    this.view = view;
  }

  /** The latest checkpoint that this process knows. A log that is only read has none while it is empty. */
  head(): StoredCheckpoint | undefined {
    return this.view.head;
  }

  /** The latest checkpoint of the log, also where another process appended it. */
  async latest(): Promise<StoredCheckpoint | undefined> {
    if (this.source.store.shared) await this.#refresh();
    return this.view.head;
  }

  /** Entries in the log. */
  get size(): number {
    return this.view.frontier.size;
  }

  /** The `audit` object of an append, against the checkpoint of its batch. */
  async reference(receipt: AppendReceipt): Promise<AuditReference> {
    const { leaf_index, entry, checkpoint } = receipt;
    const { proof, steps } = await this.#prove(leaf_index, entry, checkpoint);
    return formatReference(receipt.record_id, proof, steps);
  }

  /**
   * The proof of a record of the tenant against the first checkpoint that covers it, or the one of
   * exactly `tree_size`. Rejects with `not_found`, `unknown_tree_size` or `corrupt_log`.
   */
  async proof(tenant: string, record_id: string, tree_size?: number): Promise<AuditProof> {
    const { entry, checkpoint } = await this.#find(tenant, record_id, tree_size);
    const { proof, steps } = await this.#prove(entry.leaf_index, entry.record_hash, checkpoint);
    return formatProof(entry, checkpoint, proof, steps, await this.#signatureOf(checkpoint));
  }

  /** The same proof as the text of a C2SP `.tlog-proof` file. */
  async proofFile(tenant: string, record_id: string, tree_size?: number): Promise<string> {
    const { entry, checkpoint } = await this.#find(tenant, record_id, tree_size);
    const { proof } = await this.#prove(entry.leaf_index, entry.record_hash, checkpoint);
    return formatRecordProofFile(entry, checkpoint, proof);
  }

  /** Rejects with `invalid_range` unless 1 ≤ from ≤ to ≤ size of the log. */
  async consistency(from: number, to: number): Promise<ConsistencyProof> {
    const view = await this.#viewOf(to);
    if (
      !(
        Number.isSafeInteger(from) &&
        Number.isSafeInteger(to) &&
        from >= 1 &&
        from <= to &&
        to <= view.frontier.size
      )
    ) {
      throw new AuditError('invalid_range', `sizes must satisfy 1 ≤ from ≤ to ≤ ${view.frontier.size}`);
    }
    const { store } = this.source;
    const read = nodeReader(store, view.frontier);
    const proof = await proveConsistency(from, to, read, hasher);
    return {
      from,
      to,
      from_root: formatHash(await treeRoot(from, read, hasher)),
      to_root: formatHash(await treeRoot(to, read, hasher)),
      proof: proof.map(formatHash),
      from_checkpoint: (await store.checkpoint(from))?.note ?? null,
      to_checkpoint: (await store.checkpoint(to))?.note ?? null,
    };
  }

  /** A static resource below `/tlog/` (C2SP tlog-tiles); undefined where there is none. */
  async resource(path: string): Promise<LogResource | undefined> {
    const { store } = this.source;
    if (path === 'checkpoint') await this.latest();
    const known = await readResource(path, store, this.view);
    if (known !== undefined || !store.shared) return known;
    await this.#refresh();
    return readResource(path, store, this.view);
  }

  /** Takes a view unless an append has gone further in the meantime: the head never goes back. */
  protected advance(view: LogView): void {
    if (this.view.head === undefined || view.frontier.size > this.view.frontier.size) this.view = view;
  }

  /** A view of at least `size` entries, where another process has appended them. */
  async #viewOf(size: number): Promise<LogView> {
    if (size > this.view.frontier.size) await this.#refresh();
    return this.view;
  }

  /** Hears what other processes appended. Those who ask while the answer is on its way ask again together. */
  async #refresh(): Promise<void> {
    // An answer that is on its way may have been read before the caller's checkpoint was written.
    await this.#refreshing?.catch(() => {});
    this.#refreshing ??= this.#hear().finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  async #hear(): Promise<void> {
    const known = this.view;
    const news = await this.source.store.news(known.frontier.size);
    if (news !== undefined) this.advance(await followNews(known, news, this.source, this.verifiers));
  }

  async #find(
    tenant: string,
    record_id: string,
    tree_size: number | undefined,
  ): Promise<{ entry: LogEntry; checkpoint: StoredCheckpoint }> {
    const { store } = this.source;
    const entry = await store.record(tenant, record_id);
    if (entry === undefined) throw new AuditError('not_found', `no record ${record_id}`);
    const checkpoint =
      tree_size === undefined
        ? await store.checkpointCovering(entry.leaf_index + 1)
        : await store.checkpoint(tree_size);
    if (checkpoint === undefined || checkpoint.tree_size <= entry.leaf_index) {
      const wanted = tree_size === undefined ? '' : ` of size ${tree_size}`;
      throw new AuditError('unknown_tree_size', `no checkpoint${wanted} covers leaf ${entry.leaf_index}`);
    }
    return { entry, checkpoint };
  }

  /** No proof leaves this house that does not check. */
  async #prove(
    leaf_index: number,
    record_hash: Uint8Array,
    checkpoint: StoredCheckpoint,
  ): Promise<{ proof: LeafProof; steps: readonly FoldStep[] }> {
    const { frontier } = await this.#viewOf(checkpoint.tree_size);
    const read = nodeReader(this.source.store, frontier);
    const hashes = await proveInclusion(leaf_index, checkpoint.tree_size, read, hasher);
    const proof: LeafProof = { leaf_index, record_hash, checkpoint, hashes };
    const steps = leadsToRoot(proof);
    if (steps === undefined) {
      const problem = `leaf ${leaf_index} does not lead to the root of checkpoint ${checkpoint.tree_size}`;
      throw new AuditError('corrupt_log', problem);
    }
    return { proof, steps };
  }

  /** The signature of the log's own key, without the note around it. */
  async #signatureOf({ key_id, note, tree_size }: StoredCheckpoint): Promise<Uint8Array> {
    const key = await this.source.signingKeys.get(key_id);
    const verifier = key && parseVerifierKey(key.verifier_key, hasher.sha256);
    const own = parseNote(note).signatures.find(
      ({ name, key_hash }) => name === verifier?.name && key_hash === verifier.key_hash,
    );
    if (own === undefined) {
      throw new AuditError('corrupt_log', `checkpoint ${tree_size} is not signed by its key ${key_id}`);
    }
    return own.signature;
  }
}

/** Opens a log for reading: what a command-line tool does beside a running server. */
export async function openLogReader(source: LogSource): Promise<LogReader> {
  return new LogReader(source, await loadView(source));
}
