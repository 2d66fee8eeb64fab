import { hash, randomFillSync } from 'node:crypto';

const SALT_BYTES = 32;

// Salts are drawn for many commitments at once: a system call for each would cost more than its hash.
const pool = Buffer.alloc(SALT_BYTES * 128);
let drawn = pool.length;

function drawSalt(): Buffer {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  const salt = Buffer.from(pool.subarray(drawn, drawn + SALT_BYTES));
  drawn += SALT_BYTES;
  return salt;
}

/** `sha256:<hex>` over the salt and the UTF-8 bytes of a text. */
export function commitmentOf(salt: Uint8Array, text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(SALT_BYTES + length);
  bytes.set(salt);
  bytes.write(text, SALT_BYTES, length, 'utf8');
  return `sha256:${hash('sha256', bytes, 'hex')}`;
}

/** A commitment to a text, with the random 32-byte salt (in Base 64) that opens it. */
export interface Commitment {
  readonly commitment: string;
  readonly salt: string;
}

/** Commits to a text: whoever has not its salt learns nothing about it, not even by guessing. */
export function commit(text: string): Commitment {
  const salt = drawSalt();
  return { commitment: commitmentOf(salt, text), salt: salt.toString('base64') };
}

/** Whether this salt and text are those of the commitment. */
export function opensCommitment(commitment: string, salt: string, text: string): boolean {
  const bytes = Buffer.from(salt, 'base64');
  return (
    bytes.length === SALT_BYTES &&
    bytes.toString('base64') === salt &&
    commitmentOf(bytes, text) === commitment
  );
}
