import { type CheckedProof, checkProof } from './check.ts';
import { openLogReader } from './reader.ts';
import type { LogSource } from './view.ts';

export interface VerifyRecordOptions {
  readonly tenant: string;
  readonly record_id: string;
  /** Proves against the checkpoint of exactly this size; unless told, the first that covers the record. */
  readonly tree_size?: number;
  /** Trusted keys (verifier keys or PEM); unless told, the log's own stored ones. */
  readonly keys?: readonly string[];
}

/**
 * Makes the proof of a stored record and checks it as an outsider would. Rejects with `not_found`,
 * `unknown_tree_size`, `corrupt_log` or `invalid_proof`.
 */
export async function verifyRecord(source: LogSource, options: VerifyRecordOptions): Promise<CheckedProof> {
  const reader = await openLogReader(source);
  const file = await reader.proofFile(options.tenant, options.record_id, options.tree_size);
  const stored = await source.signingKeys.all();
  return checkProof(file, { keys: options.keys ?? stored.map(({ verifier_key }) => verifier_key) });
}
