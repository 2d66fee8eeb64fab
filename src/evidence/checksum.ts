import { hash, timingSafeEqual } from 'node:crypto';

/** `sha256:<hex>` over bytes, or over the UTF-8 bytes of a text. */
export function checksumOf(content: string | Uint8Array): string {
  return `sha256:${hash('sha256', content, 'hex')}`;
}

/** Whether two checksums in their lower-case form are the same; takes the same time wherever they differ. */
export function sameChecksum(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
