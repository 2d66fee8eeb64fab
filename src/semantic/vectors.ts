/** Vectors of sentences read before, by the checksum of their source. What is kept is bounded in bytes. */

interface Entry {
  readonly vectors: Map<number, Float32Array>;
  bytes: number;
}

/** Beside its numbers a vector takes about this much. */
const OVERHEAD = 120;

export class VectorCache {
  readonly #kept = new Map<string, Entry>();
  readonly #capacity: number;
  #bytes = 0;

  /** `capacity`: bytes kept at the most; 0 keeps nothing. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The vector of a sentence of the source, by its number; undefined where none is kept. */
  get(checksum: string, sentence: number): Float32Array | undefined {
    return this.#kept.get(checksum)?.vectors.get(sentence);
  }

  /** Keeps vectors of a source, which thereby is the last to be forgotten. */
  keep(checksum: string, vectors: ReadonlyMap<number, Float32Array>): void {
    const entry = this.#kept.get(checksum) ?? { vectors: new Map(), bytes: 0 };
    this.#kept.delete(checksum);
    this.#kept.set(checksum, entry);
    for (const [sentence, vector] of vectors) {
      if (entry.vectors.has(sentence)) continue;
      entry.vectors.set(sentence, vector);
      entry.bytes += vector.byteLength + OVERHEAD;
      this.#bytes += vector.byteLength + OVERHEAD;
    }
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#capacity) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
