import type { StoredCheckpoint, StoredSigningKey } from '../storage/ports.ts';
import { equalBytes, openNote, parseCheckpoint, parseVerifierKey } from '../tlog/index.ts';
import { ed25519Verify, hasher } from './crypto.ts';
import type { Findings } from './findings.ts';

/**
 * Checks a checkpoint's note, its signature and that its columns say the same. Gives the roots that the
 * tree may have here: the signed one, and, where the note is damaged, the one of its column.
 */
export async function checkCheckpoint(
  checkpoint: StoredCheckpoint,
  origin: string,
  keys: readonly StoredSigningKey[],
  findings: Findings,
): Promise<readonly Uint8Array[]> {
  const add = (problem: string): void => findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
  const key = keys.find(({ key_id }) => key_id === checkpoint.key_id);
  if (key === undefined) add(`key_id ${checkpoint.key_id} is no stored signing key`);
  try {
    const trusted = (key === undefined ? keys : [key]).map((known) =>
      parseVerifierKey(known.verifier_key, hasher.sha256),
    );
    const { text } = await openNote(checkpoint.note, trusted, ed25519Verify);
    const signed = parseCheckpoint(text);
    if (signed.origin !== origin) add(`its note is of the log ${signed.origin}`);
    if (signed.size !== checkpoint.tree_size) add(`tree_size is not that of its note, ${signed.size}`);
    if (!equalBytes(signed.root, checkpoint.root)) add('root is not that of its note');
    return [signed.root];
  } catch (error) {
    add(`its note does not hold: ${(error as Error).message}`);
    return [checkpoint.root];
  }
}
