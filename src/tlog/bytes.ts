import { TlogError } from './errors.ts';

const DECIMAL = /^(?:0|[1-9][0-9]{0,15})$/;
const HEX_HASH = /^sha256:[0-9a-f]{64}$/;
const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX_BYTES[byte];
  return hex;
}

/** A hash as the wire writes it: `sha256:<64 hex>`. */
export function formatHash(hash: Uint8Array): string {
  return `sha256:${toHex(hash)}`;
}

/** The 32 bytes of `sha256:<64 hex>`; throws `malformed` for anything else. */
export function parseHash(text: string): Uint8Array {
  if (!HEX_HASH.test(text)) throw new TlogError('malformed', 'a hash is written sha256:<64 hex digits>');
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(text.slice(7 + 2 * i, 9 + 2 * i), 16));
}

/** Standard Base 64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Strict inverse of {@link toBase64}: exactly one spelling decodes to given bytes, so a changed
 * character is never overlooked. Throws `malformed`.
 */
export function fromBase64(text: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new TlogError('malformed', 'not Base 64');
  }
  if (toBase64(bytes) !== text) throw new TlogError('malformed', 'not canonical Base 64');
  return bytes;
}

/** A 32-byte hash in Base 64, as checkpoints and proofs write it; throws `malformed`. */
export function parseBase64Hash(text: string): Uint8Array {
  const hash = fromBase64(text);
  if (hash.length !== 32) throw new TlogError('malformed', 'a hash has 32 bytes');
  return hash;
}

/** An ASCII decimal without leading zeroes up to 2^53 − 1; throws `malformed`. */
export function parseDecimal(text: string): number {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new TlogError('malformed', 'not a decimal number up to 2^53 - 1');
  return value;
}
