import { createPublicKey, hash, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { type Ed25519Verify, treeHasher } from '../tlog/index.ts';

/** SHA-256 of bytes, or of a text's UTF-8: 32 bytes. */
export function sha256(data: Uint8Array | string): Uint8Array {
  // Memory of its own for each digest, as 'buffer' gives it, takes as long as hashing 64 bytes does.
  return Buffer.from(hash('sha256', data, 'binary'), 'binary');
}

/** The tree's hashes over Node's SHA-256. */
export const hasher = treeHasher(sha256);

/** Everything that stands before the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

// Making a key object costs more than half of a verification, and a log has few keys.
const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** The key object of a raw 32-byte Ed25519 public key. */
function publicKeyObject(public_key: Uint8Array): KeyObject {
  let key = keyObjects.get(public_key);
  if (key === undefined) {
    key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, public_key]), format: 'der', type: 'spki' });
    keyObjects.set(public_key, key);
  }
  return key;
}

/** The 32 raw bytes of an Ed25519 key object, private or public; undefined for another kind of key. */
export function rawPublicKey(key: KeyObject): Uint8Array | undefined {
  if (key.asymmetricKeyType !== 'ed25519') return undefined;
  const public_key = key.type === 'private' ? createPublicKey(key) : key;
  return new Uint8Array(public_key.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length));
}

export function publicKeyPem(public_key: Uint8Array): string {
  return publicKeyObject(public_key).export({ format: 'pem', type: 'spki' }) as string;
}

/** RFC 8037: `kty` OKP, `crv` Ed25519, `x`. */
export function publicKeyJwk(public_key: Uint8Array): JsonWebKey {
  return publicKeyObject(public_key).export({ format: 'jwk' });
}

/** Ed25519 verification (RFC 8032) on Node. */
export const ed25519Verify: Ed25519Verify = (public_key, message, signature) =>
  verify(null, message, publicKeyObject(public_key), signature);
