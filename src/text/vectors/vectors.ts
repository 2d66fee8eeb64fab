/** Word vectors: how near two words are in use. Nearness is never support by itself, opposites are near too. */
import { LineTable } from '../line-table.ts';

export interface Vectors {
  /** Sorted, lower case. */
  readonly words: readonly string[];
  readonly dimensions: number;
  /** Unit vectors scaled to int8, word by word. */
  readonly values: Int8Array;
}

const HEADER = 12;
const MAGIC = 0x54535631; // "TSV1"

/** Writes vectors as bytes: header, values, words separated by line ends. */
export function formatVectors(vectors: Vectors): Uint8Array {
  const words = new TextEncoder().encode(vectors.words.join('\n'));
  const bytes = new Uint8Array(HEADER + vectors.values.length + words.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, vectors.words.length, true);
  view.setUint32(8, vectors.dimensions, true);
  bytes.set(new Uint8Array(vectors.values.buffer, vectors.values.byteOffset, vectors.values.length), HEADER);
  bytes.set(words, HEADER + vectors.values.length);
  return bytes;
}

/** Reads what `formatVectors` wrote. Throws on bytes that are no vectors. */
export function parseVectors(bytes: Uint8Array): Vectors {
  const { text, count, dimensions, values } = partsOf(bytes);
  const words = text.split('\n');
  if (words.length !== count) throw new Error('vector file is cut short');
  return { words, dimensions, values };
}

function partsOf(bytes: Uint8Array): {
  /** The words, a line each. */
  readonly text: string;
  readonly count: number;
  readonly dimensions: number;
  readonly values: Int8Array;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) throw new Error('not a vector file');
  const count = view.getUint32(4, true);
  const dimensions = view.getUint32(8, true);
  const end = HEADER + count * dimensions;
  const text = new TextDecoder().decode(bytes.subarray(end));
  return {
    text,
    count,
    dimensions,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, count * dimensions),
  };
}

/** Nearness of words by the cosine of their vectors. */
export class Nearness {
  private readonly words: LineTable;
  private readonly values: Int8Array;
  private readonly dimensions: number;
  /** Of each word the length of its vector, from when it is first asked for; 0 before. */
  private readonly norms: Float32Array;

  /** @param bytes what `formatVectors` wrote */
  constructor(bytes: Uint8Array) {
    const { text, count, dimensions, values } = partsOf(bytes);
    this.words = new LineTable(text, 'whole line');
    if (this.words.size !== count) throw new Error('vector file is cut short');
    this.values = values;
    this.dimensions = dimensions;
    this.norms = new Float32Array(count);
  }

  /** Cosine in [-1, 1] of two words; undefined where one of them has no vector. */
  between(a: string, b: string): number | undefined {
    const first = this.words.find(a);
    const second = first < 0 ? -1 : this.words.find(b);
    if (second < 0) return undefined;
    return this.product(first, second) / (this.norm(first) * this.norm(second));
  }

  private norm(at: number): number {
    if (this.norms[at] === 0) this.norms[at] = Math.sqrt(this.product(at, at)) || 1;
    return this.norms[at];
  }

  private product(first: number, second: number): number {
    const { values, dimensions } = this;
    let sum = 0;
    for (let i = 0, a = first * dimensions, b = second * dimensions; i < dimensions; i++)
      sum += values[a + i] * values[b + i];
    return sum;
  }
}
