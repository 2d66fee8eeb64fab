import type { AuditRecord } from '../domain/audit.ts';
import type { LogEntry, StoredCheckpoint } from '../storage/ports.ts';
import {
  type FoldStep,
  fold,
  foldSteps,
  formatHash,
  formatProofFile,
  type Side,
  toBase64,
} from '../tlog/index.ts';
import { hasher } from './crypto.ts';

/** One step of a proof on the wire (specification 2.9). */
export interface ProofStep {
  readonly hash: string;
  readonly position: Side;
}

/** The `audit` object of a verbose authorization (specification 2.9). */
export interface AuditReference {
  readonly record_id: string;
  /** The entry of the log; the fold starts from its leaf hash, `SHA-256(0x00 ‖ record_hash)`. */
  readonly record_hash: string;
  readonly key_id: string;
  /** The root that `proof` leads to. */
  readonly merkle_root: string;
  /** From the leaf to the root. */
  readonly proof: readonly ProofStep[];
}

/** What `GET /v2/audit/{record_id}/proof` answers: all it takes to check a record offline. */
export interface AuditProof extends AuditReference {
  readonly leaf_hash: string;
  readonly leaf_index: number;
  readonly tree_size: number;
  readonly algorithm: 'Ed25519';
  /** The signed note. */
  readonly checkpoint: string;
  /** Base 64, over the note's text. */
  readonly signature: string;
  readonly record: AuditRecord;
}

/** The proof of one leaf against one checkpoint, as bytes. */
export interface LeafProof {
  readonly leaf_index: number;
  readonly record_hash: Uint8Array;
  readonly checkpoint: Pick<StoredCheckpoint, 'tree_size' | 'root' | 'key_id'>;
  readonly hashes: readonly Uint8Array[];
}

/** The fold steps of a proof; undefined when they do not lead to the checkpoint's root. */
export function leadsToRoot({
  leaf_index,
  record_hash,
  checkpoint,
  hashes,
}: LeafProof): FoldStep[] | undefined {
  const steps = foldSteps(hashes, leaf_index, checkpoint.tree_size);
  if (steps === undefined) return undefined;
  const root = fold(hasher.leaf(record_hash), steps, hasher);
  return Buffer.compare(root, checkpoint.root) === 0 ? steps : undefined;
}

/** The object of specification 2.9. */
export function formatReference(
  record_id: string,
  { record_hash, checkpoint }: LeafProof,
  steps: readonly FoldStep[],
): AuditReference {
  return {
    record_id,
    record_hash: formatHash(record_hash),
    key_id: checkpoint.key_id,
    merkle_root: formatHash(checkpoint.root),
    proof: steps.map(({ hash, position }) => ({ hash: formatHash(hash), position })),
  };
}

/** The answer of the proof endpoint. */
export function formatProof(
  entry: LogEntry,
  checkpoint: StoredCheckpoint,
  proof: LeafProof,
  steps: readonly FoldStep[],
  signature: Uint8Array,
): AuditProof {
  return {
    ...formatReference(entry.record_id, proof, steps),
    leaf_hash: formatHash(hasher.leaf(entry.record_hash)),
    leaf_index: entry.leaf_index,
    tree_size: checkpoint.tree_size,
    algorithm: 'Ed25519',
    checkpoint: checkpoint.note,
    signature: toBase64(signature),
    record: JSON.parse(entry.record) as AuditRecord,
  };
}

/** The same proof as a C2SP `.tlog-proof` file, the record as its extra data. */
export function formatRecordProofFile(
  entry: LogEntry,
  checkpoint: StoredCheckpoint,
  proof: LeafProof,
): string {
  return formatProofFile({
    index: entry.leaf_index,
    proof: proof.hashes,
    checkpoint: checkpoint.note,
    extra: Buffer.from(entry.record),
  });
}
