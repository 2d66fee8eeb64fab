import { concatBytes, fromBase64, toBase64, utf8 } from './bytes.ts';
import { TlogError } from './errors.ts';
import { isKeyName, type VerifierKey } from './verifier-key.ts';

/** One signature line of a note: `— <name> base64(key hash ‖ signature)`. */
export interface NoteSignature {
  readonly name: string;
  readonly key_hash: number;
  readonly signature: Uint8Array;
}

/** A text with signatures (C2SP signed-note). Nothing in it may be believed before it is opened. */
export interface SignedNote {
  /** Ends in a line break; the signatures are over its UTF-8 bytes. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** Whether an Ed25519 signature (RFC 8032) by a 32-byte public key over a message holds. */
export type Ed25519Verify = (
  public_key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

const MAX_SIGNATURES = 100;
const MAX_LENGTH = 1_000_000;
const CONTROL = /[\x00-\x09\x0b-\x1f]/;

/** The note as it is stored and sent. Throws `malformed` for a text that a note cannot carry. */
export function formatNote({ text, signatures }: SignedNote): string {
  if (!text.endsWith('\n') || CONTROL.test(text) || !text.isWellFormed()) {
    throw new TlogError(
      'malformed',
      'the text of a note ends in a line break and holds no control character',
    );
  }
  return `${text}\n${signatures.map(formatSignature).join('')}`;
}

function formatSignature({ name, key_hash, signature }: NoteSignature): string {
  const hash = new Uint8Array(4);
  new DataView(hash.buffer).setUint32(0, key_hash);
  return `— ${name} ${toBase64(concatBytes(hash, signature))}\n`;
}

/** Inverse of {@link formatNote}, without checking any signature. Throws `malformed`. */
export function parseNote(note: string): SignedNote {
  if (note.length > MAX_LENGTH) throw new TlogError('malformed', 'the note is too long');
  if (CONTROL.test(note) || !note.isWellFormed()) throw new TlogError('malformed', 'not the text of a note');
  const gap = note.lastIndexOf('\n\n');
  if (gap < 0 || !note.endsWith('\n')) throw new TlogError('malformed', 'no signatures after an empty line');
  const lines = note.slice(gap + 2, -1).split('\n');
  if (lines.length > MAX_SIGNATURES) throw new TlogError('malformed', 'too many signatures');
  return { text: note.slice(0, gap + 1), signatures: lines.map(parseSignature) };
}

function parseSignature(line: string): NoteSignature {
  const [dash, name, encoded, ...rest] = line.split(' ');
  if (dash !== '—' || !name || encoded === undefined || rest.length > 0 || !isKeyName(name)) {
    throw new TlogError('malformed', 'a signature line reads: em dash, key name, signature');
  }
  const bytes = fromBase64(encoded);
  if (bytes.length < 5) throw new TlogError('malformed', 'a signature follows its key hash of four bytes');
  const key_hash = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return { name, key_hash, signature: bytes.slice(4) };
}

/** A note whose signatures by known keys were found to hold. */
export interface OpenedNote extends SignedNote {
  /** The known keys that signed it, at least one. */
  readonly signers: readonly VerifierKey[];
}

/**
 * Opens a note with the keys that the caller trusts. Signatures by other keys are passed over; one by
 * a trusted key that does not hold refuses the whole note (`bad_signature`), and a note that no
 * trusted key signed is refused as `unknown_key`.
 */
export async function openNote(
  note: string,
  trusted: readonly VerifierKey[],
  verify: Ed25519Verify,
): Promise<OpenedNote> {
  const { text, signatures } = parseNote(note);
  const message = utf8(text);
  const signers: VerifierKey[] = [];
  for (const { name, key_hash, signature } of signatures) {
    const key = trusted.find((known) => known.name === name && known.key_hash === key_hash);
    if (key === undefined) continue;
    if (signature.length !== 64 || !(await verify(key.public_key, message, signature))) {
      throw new TlogError('bad_signature', `the signature of ${name} does not hold`);
    }
    signers.push(key);
  }
  if (signers.length === 0) throw new TlogError('unknown_key', 'no trusted key signed the note');
  return { text, signatures, signers };
}
