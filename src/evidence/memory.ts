import type { Json } from '../domain/json.ts';

/** A content in the form in which verification reads it. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'data'; readonly data: Json };

interface Kept {
  readonly content: Content;
  readonly bytes: number;
}

/** Values parsed from JSON take several times the bytes of their text. */
const OF_DATA = 6;

/** Contents of registered sources that were read lately, by tenant and checksum; bounded by what they take. */
export class ContentMemory {
  readonly #capacity: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** `capacity`: bytes kept at the most; 0 keeps nothing. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(tenant: string, type: Content['type'], checksum: string): Content | undefined {
    const key = keyOf(tenant, type, checksum);
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.content;
  }

  /** `length`: characters of the content as text. */
  keep(tenant: string, checksum: string, content: Content, length: number): void {
    const bytes = length * (content.type === 'data' ? OF_DATA : 2);
    if (bytes > this.#capacity) return;
    this.forget(tenant, content.type, checksum);
    this.#kept.set(keyOf(tenant, content.type, checksum), { content, bytes });
    this.#bytes += bytes;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= this.#capacity) break;
      this.#kept.delete(oldest);
      this.#bytes -= other.bytes;
    }
  }

  forget(tenant: string, type: Content['type'], checksum: string): void {
    const key = keyOf(tenant, type, checksum);
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

function keyOf(tenant: string, type: string, checksum: string): string {
  return `${checksum} ${type} ${tenant}`;
}
