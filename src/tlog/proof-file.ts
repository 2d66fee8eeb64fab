import { fromBase64, parseBase64Hash, parseDecimal, toBase64 } from './bytes.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { TlogError } from './errors.ts';
import type { TreeHasher } from './hash.ts';
import { checkInclusion } from './inclusion.ts';
import { type Ed25519Verify, openNote } from './note.ts';
import type { VerifierKey } from './verifier-key.ts';

const HEADER = 'c2sp.org/tlog-proof@v1';
const MAX_HASHES = 63;

/** A proof that checks offline (C2SP tlog-proof): leaf index, inclusion proof and signed checkpoint. */
export interface ProofFile {
  readonly index: number;
  readonly proof: readonly Uint8Array[];
  /** The signed note of the checkpoint, verbatim. */
  readonly checkpoint: string;
  /** Opaque and not authenticated: here, the record whose hash is the entry. */
  readonly extra?: Uint8Array;
}

/** The text of a `.tlog-proof` file. */
export function formatProofFile({ index, proof, checkpoint, extra }: ProofFile): string {
  const lines = [HEADER];
  if (extra !== undefined) lines.push(`extra ${toBase64(extra)}`);
  lines.push(`index ${index}`, ...proof.map(toBase64), '', checkpoint);
  return lines.join('\n');
}

/** Inverse of {@link formatProofFile}, without checking anything. Throws `malformed`. */
export function parseProofFile(text: string): ProofFile {
  if (!text.startsWith(`${HEADER}\n`)) {
    throw new TlogError('malformed', `a proof begins with the line ${HEADER}`);
  }
  const gap = text.indexOf('\n\n');
  if (gap < 0) throw new TlogError('malformed', 'no checkpoint after an empty line');
  const [, ...lines] = text.slice(0, gap).split('\n');
  const extra = lines[0]?.startsWith('extra ') ? fromBase64(lines.shift()!.slice(6)) : undefined;
  const index = lines.shift();
  if (!index?.startsWith('index ')) throw new TlogError('malformed', 'a proof names its index');
  if (lines.length > MAX_HASHES) throw new TlogError('malformed', 'no tree has a proof as long as this');
  return {
    index: parseDecimal(index.slice(6)),
    proof: lines.map(parseBase64Hash),
    checkpoint: text.slice(gap + 2),
    ...(extra === undefined ? {} : { extra }),
  };
}

/** What a checked proof file vouches for. */
export interface ProvenEntry {
  readonly index: number;
  readonly checkpoint: Checkpoint;
  readonly signers: readonly VerifierKey[];
}

/**
 * Checks that a log under one of the trusted keys holds `entry`: the signatures, that the checkpoint's
 * origin is the signer's name, and the inclusion proof. Throws TlogError: `malformed`, `unknown_key`,
 * `bad_signature`, or `bad_proof` when all is well signed but the entry is not in that tree.
 */
export async function checkProofFile(
  file: ProofFile,
  entry: Uint8Array,
  trusted: readonly VerifierKey[],
  verify: Ed25519Verify,
  hasher: TreeHasher,
): Promise<ProvenEntry> {
  const { text, signers } = await openNote(file.checkpoint, trusted, verify);
  const checkpoint = parseCheckpoint(text);
  if (!signers.some(({ name }) => name === checkpoint.origin)) {
    throw new TlogError('unknown_key', `no trusted key of ${checkpoint.origin} signed its checkpoint`);
  }
  const { index, proof } = file;
  if (!checkInclusion(proof, index, checkpoint.size, hasher.leaf(entry), checkpoint.root, hasher)) {
    throw new TlogError(
      'bad_proof',
      `the proof does not lead from the entry to the root of ${checkpoint.size}`,
    );
  }
  return { index, checkpoint, signers };
}
