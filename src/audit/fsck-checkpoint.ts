import type { StoredCheckpoint } from '../storage/ports.ts';
import { equalBytes, openNote, parseCheckpoint, parseNote, type VerifierKey } from '../tlog/index.ts';
import { ed25519Verify } from './crypto.ts';
import type { Findings } from './findings.ts';

/**
 * Checks a checkpoint's note, its signature by the key of its `key_id` (unless the keys could not be read) and that its columns say
 * the same. Gives the root that the tree should have at `tree_size`: the signed one or, where the note
 * is damaged, the one of its column. Undefined where the note is of another size: it vouches for nothing here.
 */
export async function checkCheckpoint(
  checkpoint: StoredCheckpoint,
  origin: string,
  keys: ReadonlyMap<string, VerifierKey> | undefined,
  findings: Findings,
): Promise<Uint8Array | undefined> {
  const add = (problem: string): void => findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
  const key = keys?.get(checkpoint.key_id);
  if (keys !== undefined && key === undefined) add(`key_id ${checkpoint.key_id} is no stored signing key`);
  try {
    const text = await noteText(checkpoint.note, key === undefined ? keys && [...keys.values()] : [key]);
    const signed = parseCheckpoint(text);
    if (signed.origin !== origin) add(`its note is of the log ${signed.origin}`);
    if (!equalBytes(signed.root, checkpoint.root)) add('root is not that of its note');
    if (signed.size === checkpoint.tree_size) return signed.root;
    add(`tree_size is not that of its note, ${signed.size}`);
    return undefined;
  } catch (error) {
    add(`its note does not hold: ${(error as Error).message}`);
    return checkpoint.root;
  }
}

async function noteText(note: string, keys: readonly VerifierKey[] | undefined): Promise<string> {
  return keys === undefined ? parseNote(note).text : (await openNote(note, keys, ed25519Verify)).text;
}
