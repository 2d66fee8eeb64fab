import { createPublicKey, hash } from 'node:crypto';
import { CanonicalError, canonicalize } from '../text/canonical.ts';
import { outlineOf } from '../text/json-outline.ts';
import {
  checkProofFile,
  equalBytes,
  foldSteps,
  formatHash,
  fromBase64,
  type ProofFile,
  parseCheckpoint,
  parseHash,
  parseNote,
  parseProofFile,
  parseVerifierKey,
  TlogError,
  type VerifierKey,
  verifierKey,
} from '../tlog/index.ts';
import { ed25519Verify, hasher, rawPublicKey } from './crypto.ts';
import { AuditError } from './errors.ts';
import { isIdOf } from './keys.ts';
import type { AuditProof } from './proof.ts';

export interface CheckOptions {
  /** Keys that are trusted: C2SP verifier keys, or PEM public keys. */
  readonly keys: readonly string[];
  /** `sha256:<hex>` that the record must have; needed for a proof that carries no record. */
  readonly record_hash?: string;
}

/** What a checked proof shows. */
export interface CheckedProof {
  readonly record_id: string | null;
  readonly record_hash: string;
  readonly leaf_index: number;
  readonly tree_size: number;
  readonly merkle_root: string;
  readonly origin: string;
  /** Key hashes of the trusted keys that signed, in hexadecimal. */
  readonly signed_by: readonly string[];
  /** RFC 8785 form of the record; null where the proof carries none. */
  readonly record: string | null;
}

/**
 * Checks a proof offline: the JSON of the proof endpoint, or a C2SP `.tlog-proof` file. Whoever holds
 * one of the trusted keys' word for the log then knows that exactly this record stands in it. Rejects
 * with AuditError `invalid_proof`, whose message says which step does not hold, or `invalid_key`.
 */
export async function checkProof(text: string, options: CheckOptions): Promise<CheckedProof> {
  try {
    const isJson = text.trimStart().startsWith('{');
    const { file, record, key_id } = isJson ? readJsonProof(text, options) : readProofFile(text);
    return await checkFile(file, record, key_id, options);
  } catch (cause) {
    if (!(cause instanceof TlogError || cause instanceof CanonicalError)) throw cause;
    throw new AuditError('invalid_proof', cause.message, { cause });
  }
}

/** A record's canonical form with its hash; without a record, the hash alone. */
interface ProvenRecord {
  readonly text: string | null;
  readonly record_hash: string | undefined;
}

/** What a proof says, before its signatures and hashes were checked. */
interface ReadProof {
  readonly file: ProofFile;
  readonly record: ProvenRecord;
  /** The key that it names as the signer's; a proof file names none. */
  readonly key_id?: string;
}

function readProofFile(text: string): ReadProof {
  const file = parseProofFile(text);
  if (file.extra === undefined) return { file, record: { text: null, record_hash: undefined } };
  const record = Buffer.from(file.extra).toString('utf8');
  return { file, record: { text: record, record_hash: hashText(record) } };
}

function hashText(text: string): string {
  return `sha256:${hash('sha256', text, 'hex')}`;
}

async function checkFile(
  file: ProofFile,
  record: ProvenRecord,
  key_id: string | undefined,
  { keys, record_hash }: CheckOptions,
): Promise<CheckedProof> {
  const claimed = record.record_hash ?? record_hash;
  if (claimed === undefined) throw refused('the proof carries no record: say which record_hash it is for');
  if (record_hash !== undefined && claimed !== record_hash) {
    throw refused(`the proof is for ${claimed}, not for ${record_hash}`);
  }
  const { origin } = parseCheckpoint(parseNote(file.checkpoint).text);
  const trusted = keys.map((key) => trustedKey(key, origin));
  const proven = await checkProofFile(file, parseHash(claimed), trusted, ed25519Verify, hasher);
  if (key_id !== undefined && !proven.signers.some(({ public_key }) => isIdOf(key_id, public_key)))
    throw refused('key_id is not that of a key that signed');
  return {
    record_id: record.text === null ? null : recordIdOf(record.text),
    record_hash: claimed,
    leaf_index: proven.index,
    tree_size: proven.checkpoint.size,
    merkle_root: formatHash(proven.checkpoint.root),
    origin,
    signed_by: proven.signers.map(({ key_hash }) => key_hash.toString(16).padStart(8, '0')),
    record: record.text,
  };
}

function refused(message: string): AuditError {
  return new AuditError('invalid_proof', message);
}

function recordIdOf(record: string): string | null {
  try {
    const { record_id } = JSON.parse(record);
    return typeof record_id === 'string' ? record_id : null;
  } catch {
    throw refused('the record is not JSON');
  }
}

/** A trusted key given as a verifier key, or as a PEM that is taken to be the key of `origin`. */
export function trustedKey(text: string, origin: string): VerifierKey {
  try {
    if (!text.trimStart().startsWith('-----BEGIN')) return parseVerifierKey(text.trim(), hasher.sha256);
    const public_key = rawPublicKey(createPublicKey(text));
    if (public_key !== undefined) return verifierKey(origin, public_key, hasher.sha256);
  } catch (cause) {
    throw new AuditError('invalid_key', `not a public key: ${(cause as Error).message}`, { cause });
  }
  throw new AuditError('invalid_key', 'not an Ed25519 public key');
}

/**
 * The proof endpoint's JSON as the proof file that says the same. Every redundant field is held against
 * what it repeats: nothing in a proof that checks is untrue.
 */
function readJsonProof(text: string, { record_hash: given }: CheckOptions): ReadProof {
  const proof = parseJsonProof(text, given !== undefined);
  const record = proof.record === undefined ? null : canonicalize(proof.record);
  const record_hash = record === null ? given! : hashText(record);
  if (record_hash !== proof.record_hash) {
    const whose = record === null ? 'is to be checked for' : 'hashes to';
    throw refused(`the record ${whose} ${record_hash}, and the proof is for ${proof.record_hash}`);
  }
  if (record !== null && proof.record?.record_id !== proof.record_id)
    throw refused('record_id is not the record’s');
  const leaf_hash = hasher.leaf(parseHash(record_hash));
  if (!equalBytes(leaf_hash, parseHash(proof.leaf_hash)))
    throw refused('leaf_hash is not that of record_hash');

  const hashes = proof.proof.map((step) => parseHash(step.hash));
  const steps = foldSteps(hashes, proof.leaf_index, proof.tree_size);
  if (!steps?.every(({ position }, i) => position === proof.proof[i]!.position)) {
    throw refused('the positions of the proof do not fit leaf_index and tree_size');
  }
  const note = parseNote(proof.checkpoint);
  const { size, root } = parseCheckpoint(note.text);
  if (size !== proof.tree_size) throw refused('tree_size is not the checkpoint’s');
  if (!equalBytes(root, parseHash(proof.merkle_root))) throw refused('merkle_root is not the checkpoint’s');
  const signature = fromBase64(proof.signature);
  if (!note.signatures.some((line) => equalBytes(line.signature, signature))) {
    throw refused('the signature is not the checkpoint’s');
  }
  const file = { index: proof.leaf_index, proof: hashes, checkpoint: proof.checkpoint };
  return { file, record: { text: record, record_hash }, key_id: proof.key_id };
}

const FIELDS = {
  record_id: 'string',
  record_hash: 'string',
  key_id: 'string',
  merkle_root: 'string',
  leaf_hash: 'string',
  leaf_index: 'number',
  tree_size: 'number',
  algorithm: 'string',
  checkpoint: 'string',
  signature: 'string',
  record: 'object',
} as const;

/** Levels of a proof with its record: some ten. */
const MAX_DEPTH = 64;

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, member) => sum + keysIn(member), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** The proof of the proof endpoint; whoever knows the hash of its record may have been given it without the record. */
type JsonProof = Omit<AuditProof, 'record'> & Partial<Pick<AuditProof, 'record'>>;

/** @param hash_given whether the record may be left out, for it is known which one it is to be */
function parseJsonProof(text: string, hash_given: boolean): JsonProof {
  let value: Partial<Record<keyof AuditProof, unknown>>;
  const { keys, depth } = outlineOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) throw refused(`the proof has more than ${MAX_DEPTH} levels`);
  try {
    value = JSON.parse(text);
  } catch {
    throw refused('the proof is not JSON');
  }
  // Of a key that stands twice readers take one or the other: nobody knows which of them was checked.
  if (keysIn(value) !== keys) throw refused('a key stands twice in an object of the proof');
  for (const [field, type] of Object.entries(FIELDS)) {
    const member = value[field as keyof AuditProof];
    if (field === 'record' && member === undefined && hash_given) continue;
    if (typeof member !== type || member === null) throw refused(`${field} is missing or no ${type}`);
  }
  if (value.algorithm !== 'Ed25519') throw refused('only Ed25519 proofs are known');
  const steps: unknown = value.proof;
  if (!Array.isArray(steps) || !steps.every((step) => typeof step?.hash === 'string')) {
    throw refused('proof is not an array of hashes with positions');
  }
  return value as JsonProof;
}
