import { LexiconError } from './types.ts';

/**
 * The tables of the lexicon. Words have ids 0..n-1 in the order of their hash bucket; synsets have ids in
 * the order noun, verb, adjective, adverb. A list per word or per synset is stored as one flat array and
 * an array of counts; `starts` turns the counts into offsets.
 */
export interface Tables {
  /** 16 hex digits that name the content. */
  readonly version: string;
  /** First synset id of verbs, adjectives, adverbs, and the number of all synsets. */
  readonly posStarts: Uint32Array;
  /** Per word: its meanings, most frequent first: synset | weight << 20 (see `packSense`). */
  readonly senses: Uint32Array;
  /** Per word: related words (see `packEdge`). */
  readonly edges: Uint32Array;
  /** Per synset: target synset | link kind << 20. */
  readonly links: Uint32Array;
  readonly bucketCounts: Uint8Array;
  readonly wordLengths: Uint8Array;
  /** Per word: parts of speech and other marks, see `Flag`. */
  readonly flags: Uint8Array;
  readonly senseCounts: Uint8Array;
  readonly edgeCounts: Uint8Array;
  readonly linkCounts: Uint8Array;
  /** Per word: information weight 0..254, or `NO_WEIGHT`. */
  readonly weights: Uint8Array;
  /** The words' characters (Latin-1), one after another. */
  readonly pool: Uint8Array;
}

const SECTIONS = [
  ['posStarts', 4],
  ['senses', 4],
  ['edges', 4],
  ['links', 4],
  ['bucketCounts', 1],
  ['wordLengths', 1],
  ['flags', 1],
  ['senseCounts', 1],
  ['edgeCounts', 1],
  ['linkCounts', 1],
  ['weights', 1],
  ['pool', 1],
] as const;

/** "TLX1" read as a little-endian number. */
const MAGIC = 0x31584c54;
const HEADER_BYTES = 4 + 8 + 4 * SECTIONS.length;

export const NO_WEIGHT = 255;

/** Bits of `flags`: four parts of speech, "is its own lemma", and the longest phrase it begins. */
export const Flag = { noun: 1, verb: 2, adjective: 4, adverb: 8, ownLemma: 16, phraseShift: 5 } as const;

/** Kinds of edges between words; from the claim's word to the evidence's word. */
export const Edge = {
  synonym: 0,
  hyponym: 1,
  hypernym: 2,
  entails: 3,
  antonym: 4,
  unrelated: 5,
  derivation: 6,
  /** From an irregular form to its lemma. */
  inflection: 7,
  /** From a spelling to the one that stands for all. */
  spelling: 8,
} as const;

/** Kinds of links between synsets. */
export const Link = { hypernym: 0, entails: 1, similar: 2, opposite: 3 } as const;

/** synset (20 bits) and weight 0..15. */
export function packSense(synset: number, weight: number): number {
  return synset | (weight << 20);
}

/** Target word (18 bits), kind (4), strength 0..15 (4), parts of speech (4). */
export function packEdge(target: number, kind: number, strength: number, pos: number): number {
  return (target | (kind << 18) | (strength << 22) | (pos << 26)) >>> 0;
}

/**
 * The file of the lexicon, little-endian: magic, version, byte length of each section, sections, each
 * padded to four bytes.
 * @param hash names the content: 16 hex digits over everything that follows the header
 */
export function encodeTables(
  tables: Omit<Tables, 'version'>,
  hash: (bytes: Uint8Array) => string,
): Uint8Array {
  const parts = SECTIONS.map(([name]) => {
    const section = tables[name];
    return new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
  });
  const padded = (length: number) => (length + 3) & ~3;
  const body = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.length), 0));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint32(0, MAGIC, true);
  let at = 0;
  for (const [i, part] of parts.entries()) {
    header.setUint32(12 + 4 * i, part.length, true);
    body.set(part, at);
    at += padded(part.length);
  }
  const version = hash(body);
  for (let i = 0; i < 8; i++) header.setUint8(4 + i, Number.parseInt(version.slice(2 * i, 2 * i + 2), 16));
  const file = new Uint8Array(HEADER_BYTES + body.length);
  file.set(new Uint8Array(header.buffer));
  file.set(body, HEADER_BYTES);
  return file;
}

/**
 * Views into the file's bytes; nothing is copied when they are aligned to four bytes.
 * @throws LexiconError when the bytes are not such a file, or it was cut off
 */
export function decodeTables(bytes: Uint8Array): Tables {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  if (aligned.length < HEADER_BYTES) throw new LexiconError('The lexicon is too short to hold a header.');
  const { buffer, byteOffset } = aligned;
  if (new Uint32Array(buffer, byteOffset, 1)[0] !== MAGIC) {
    throw new LexiconError('These bytes are not a lexicon, or this machine is not little-endian.');
  }
  const header = new DataView(buffer, byteOffset, HEADER_BYTES);
  let version = '';
  for (let i = 0; i < 8; i++)
    version += header
      .getUint8(4 + i)
      .toString(16)
      .padStart(2, '0');
  const sections: Record<string, Uint8Array | Uint32Array> = {};
  let at = HEADER_BYTES;
  for (const [i, [name, width]] of SECTIONS.entries()) {
    const length = header.getUint32(12 + 4 * i, true);
    if (at + length > aligned.length) throw new LexiconError(`The lexicon ends inside its section ${name}.`);
    sections[name] =
      width === 4
        ? new Uint32Array(buffer, byteOffset + at, length >>> 2)
        : new Uint8Array(buffer, byteOffset + at, length);
    at += (length + 3) & ~3;
  }
  return { version, ...sections } as unknown as Tables;
}

/** Where the lists of each word or synset begin in the flat arrays. */
export interface Starts {
  readonly buckets: Offsets;
  readonly words: Offsets;
  readonly senses: Offsets;
  readonly edges: Offsets;
  readonly links: Offsets;
}

/** The offsets that the counts of the tables stand for. */
export function startsOf(tables: Tables): Starts {
  return {
    buckets: new Offsets(tables.bucketCounts),
    words: new Offsets(tables.wordLengths),
    senses: new Offsets(tables.senseCounts),
    edges: new Offsets(tables.edgeCounts),
    links: new Offsets(tables.linkCounts),
  };
}

/** Counts that are summed up on the way from one stored sum to the next, as a power of two. */
const STRIDE_BITS = 4;

/**
 * Sums of counts. Only every sixteenth is stored, the rest are added up when asked for: all of them would take two
 * megabytes of a process that has nothing to do.
 */
export class Offsets {
  readonly #counts: Uint8Array;
  readonly #sums: Uint32Array;

  constructor(counts: Uint8Array) {
    this.#counts = counts;
    this.#sums = new Uint32Array((counts.length >>> STRIDE_BITS) + 1);
    let sum = 0;
    for (let i = 0; i < counts.length; i++) {
      if ((i & ((1 << STRIDE_BITS) - 1)) === 0) this.#sums[i >>> STRIDE_BITS] = sum;
      sum += counts[i]!;
    }
    if ((counts.length & ((1 << STRIDE_BITS) - 1)) === 0) this.#sums[counts.length >>> STRIDE_BITS] = sum;
  }

  /** Where list `i` begins: the sum of the counts before it; `i` from 0 to their number. */
  at(i: number): number {
    let sum = this.#sums[i >>> STRIDE_BITS]!;
    for (let k = (i >>> STRIDE_BITS) << STRIDE_BITS; k < i; k++) sum += this.#counts[k]!;
    return sum;
  }

  /** Where list `i` ends. */
  end(i: number): number {
    return this.at(i) + this.#counts[i]!;
  }
}
