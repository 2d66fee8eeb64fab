import { hash, timingSafeEqual } from 'node:crypto';

/** `sha256:<hex>` over the UTF-8 bytes of a text. */
export function checksumOf(text: string): string {
  return `sha256:${hash('sha256', text, 'hex')}`;
}

/** Whether two checksums in their lower-case form are the same; takes the same time wherever they differ. */
export function sameChecksum(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
