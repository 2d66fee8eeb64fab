import { fold } from './characters.ts';

/**
 * A fixed set of words found by place in a text, without slicing it. Open addressing over a 32-bit FNV-1a hash
 * of the folded characters, which the tokeniser computes on its way through a word.
 */
export class WordTable<Entry> {
  static readonly seed = 0x811c9dc5 | 0;
  readonly #mask: number;
  readonly #slots: Int32Array;
  readonly #hashes: Int32Array;
  readonly #words: readonly string[];
  readonly #entries: readonly Entry[];

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.#words = [...entries.keys()];
    this.#entries = [...entries.values()];
    const size = 2 ** Math.ceil(Math.log2(this.#words.length * 4 + 2));
    this.#mask = size - 1;
    this.#slots = new Int32Array(size).fill(-1);
    this.#hashes = Int32Array.from(this.#words, hashOf);
    this.#hashes.forEach((hash, index) => {
      let slot = (hash ^ (hash >>> 15)) & this.#mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = index;
    });
  }

  /** The hash of a word one folded character longer. */
  static step(hash: number, code: number): number {
    return Math.imul(hash ^ code, 0x01000193);
  }

  /** The entry of the word [`start`, `end`) of `text`, whose folded characters hash to `hash`. */
  find(text: string, start: number, end: number, hash: number): Entry | undefined {
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    for (let index = this.#slots[slot]!; index !== -1; index = this.#slots[slot]!) {
      if (this.#hashes[index] === hash && matches(this.#words[index]!, text, start, end))
        return this.#entries[index];
      slot = (slot + 1) & this.#mask;
    }
    return undefined;
  }

  /** The entry of a word whose accents are written behind their letters. */
  findComposed(word: string): Entry | undefined {
    const composed = word.normalize('NFC');
    return this.find(composed, 0, composed.length, hashOf(composed));
  }
}

function hashOf(word: string): number {
  let hash = WordTable.seed;
  for (let at = 0; at < word.length; at++) hash = WordTable.step(hash, fold(word.charCodeAt(at)));
  return hash;
}

function matches(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) !== fold(text.charCodeAt(start + at))) return false;
  }
  return true;
}
