import type { Offsets, Starts, Tables } from './format.ts';

/** Number of hash buckets: about one for every three words. */
export const BUCKETS = 65_536;

const FNV_OFFSET = 0x811c9dc5;
const SPACE = 32;

/** FNV-1a over UTF-16 code units; a word is looked up without building its bytes. */
function hashOver(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

function bucketOf(hash: number): number {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 16;
}

/** The bucket of a word; the order of the words in the tables follows it. */
export function wordBucket(word: string): number {
  return bucketOf(hashOver(FNV_OFFSET, word));
}

/** The words of the lexicon: from text to id and back. */
export class WordTable {
  readonly size: number;
  readonly #buckets: Offsets;
  readonly #offsets: Offsets;
  readonly #lengths: Uint8Array;
  readonly #pool: Uint8Array;

  constructor(tables: Tables, starts: Starts) {
    this.size = tables.wordLengths.length;
    this.#buckets = starts.buckets;
    this.#offsets = starts.words;
    this.#lengths = tables.wordLengths;
    this.#pool = tables.pool;
  }

  /** The id of a word in lower case, or -1. */
  find(word: string): number {
    const bucket = wordBucket(word);
    const first = this.#buckets.at(bucket);
    const end = this.#buckets.end(bucket);
    for (let id = first, at = this.#offsets.at(first); id < end; at += this.#lengths[id++]!) {
      if (this.#lengths[id] === word.length && this.#matches(word, at)) return id;
    }
    return -1;
  }

  /** The id of `words[from..to)` joined by spaces, or -1; the joined string is never built. */
  findJoined(words: readonly string[], from: number, to: number): number {
    let hash = hashOver(FNV_OFFSET, words[from]!);
    let length = words[from]!.length;
    for (let i = from + 1; i < to; i++) {
      hash = hashOver(Math.imul(hash ^ SPACE, 0x01000193), words[i]!);
      length += 1 + words[i]!.length;
    }
    const bucket = bucketOf(hash);
    const first = this.#buckets.at(bucket);
    const end = this.#buckets.end(bucket);
    for (let id = first, at = this.#offsets.at(first); id < end; at += this.#lengths[id++]!) {
      if (this.#lengths[id] === length && this.#matchesJoined(words, from, to, at)) return id;
    }
    return -1;
  }

  /** The word with this id. */
  text(id: number): string {
    let text = '';
    for (let i = this.#offsets.at(id), end = this.#offsets.end(id); i < end; i++) {
      text += String.fromCharCode(this.#pool[i]!);
    }
    return text;
  }

  #matches(word: string, at: number): boolean {
    for (let i = 0; i < word.length; i++) {
      if (this.#pool[at + i] !== word.charCodeAt(i)) return false;
    }
    return true;
  }

  #matchesJoined(words: readonly string[], from: number, to: number, start: number): boolean {
    let at = start;
    for (let i = from; i < to; i++) {
      if (i > from && this.#pool[at++] !== SPACE) return false;
      if (!this.#matches(words[i]!, at)) return false;
      at += words[i]!.length;
    }
    return true;
  }
}
