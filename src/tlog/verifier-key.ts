import { concatBytes, fromBase64, toBase64, utf8 } from './bytes.ts';
import { TlogError } from './errors.ts';
import type { Sha256 } from './hash.ts';

/** Signature type of plain Ed25519 signatures (C2SP signed-note, "Signature types"). */
const ED25519 = 0x01;

/** The public half of a key that signs notes. */
export interface VerifierKey {
  /** The signer's name; a log signs under its origin. */
  readonly name: string;
  /** Which of that name's keys: four bytes as an unsigned number. */
  readonly key_hash: number;
  /** 32 bytes (RFC 8032). */
  readonly public_key: Uint8Array;
}

/** Names of keys are not empty and hold neither spaces, control characters nor a plus. */
export function isKeyName(name: string): boolean {
  return name !== '' && !/[\s+\x00-\x1f\x85]/.test(name) && name.isWellFormed();
}

/** The key with its hash: the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key). */
export function verifierKey(name: string, public_key: Uint8Array, sha256: Sha256): VerifierKey {
  if (!isKeyName(name)) throw new TlogError('malformed', 'a key name holds neither spaces nor a plus');
  if (public_key.length !== 32) throw new TlogError('malformed', 'an Ed25519 public key has 32 bytes');
  const digest = sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(ED25519), public_key));
  return { name, key_hash: new DataView(digest.buffer, digest.byteOffset).getUint32(0), public_key };
}

/** `<name>+<key hash in hex>+<base64(0x01 ‖ public key)>`, as Go's note package writes it. */
export function formatVerifierKey({ name, key_hash, public_key }: VerifierKey): string {
  const hash = key_hash.toString(16).padStart(8, '0');
  return `${name}+${hash}+${toBase64(concatBytes(Uint8Array.of(ED25519), public_key))}`;
}

/** Inverse of {@link formatVerifierKey}; throws `malformed`, also when the hash is not the key's. */
export function parseVerifierKey(text: string, sha256: Sha256): VerifierKey {
  const [name, hash, encoded, ...rest] = splitKey(text);
  if (name === undefined || hash === undefined || encoded === undefined || rest.length > 0) {
    throw new TlogError('malformed', 'a verifier key reads <name>+<hash>+<base64>');
  }
  const bytes = fromBase64(encoded);
  if (bytes[0] !== ED25519) throw new TlogError('malformed', 'only Ed25519 verifier keys are known');
  const key = verifierKey(name, bytes.slice(1), sha256);
  if (hash !== key.key_hash.toString(16).padStart(8, '0')) {
    throw new TlogError('malformed', `${hash} is not the hash of the verifier key of ${name}`);
  }
  return key;
}

/** Base 64 may hold a plus, so only the first two separate. */
function splitKey(text: string): string[] {
  const first = text.indexOf('+');
  const second = text.indexOf('+', first + 1);
  return second < 0 ? [] : [text.slice(0, first), text.slice(first + 1, second), text.slice(second + 1)];
}
