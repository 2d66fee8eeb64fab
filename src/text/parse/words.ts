/** What the models see of a word: hashes of its form and of its endings, its shape, and its group of words. */
import { CHAR_CLASS, CHAR_FOLD, DIGIT, IS_UPPER, LETTER } from '../chars.ts';
import type { WordTable } from './word-table.ts';

/** Positions before the first word and after the last that hold nothing but can be read. */
export const PAD = 3;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const step = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

/** Signs of money that the treebank hardly has are read as the one that it has. */
const asLearned = (code: number): number => (code === 0x20ac || code === 0xa3 || code === 0xa5 ? 0x24 : code);

const CAPITAL_M = 0x4d;
const SMALL_S = 0x73;
const SMALL_R = 0x72;

/** "Ms", which the treebank hardly has before names, is read as "Mr", which it has often. */
function isMs(text: string, start: number, end: number): boolean {
  const full = end - start === 3 && text.charCodeAt(end - 1) === 0x2e;
  return (
    (full || end - start === 2) &&
    text.charCodeAt(start) === CAPITAL_M &&
    text.charCodeAt(start + 1) === SMALL_S
  );
}

/** Attributes of the words of one sentence, by position; word `i` stands at `i + PAD`. */
export class Words {
  count = 0;
  /** Hash of the folded form with every digit as 0. */
  form = new Int32Array(64);
  last1 = new Int32Array(64);
  last2 = new Int32Array(64);
  last3 = new Int32Array(64);
  last4 = new Int32Array(64);
  first1 = new Int32Array(64);
  first3 = new Int32Array(64);
  /** Bits: capitals, digits, signs, length. */
  shape = new Int32Array(64);
  /** Groups of the word table, 0 for a word outside it. */
  fine = new Int32Array(64);
  coarse = new Int32Array(64);

  private arrays(): Int32Array[] {
    return [
      this.form,
      this.last1,
      this.last2,
      this.last3,
      this.last4,
      this.first1,
      this.first3,
      this.shape,
      this.fine,
      this.coarse,
    ];
  }

  /** Takes the words of `text` at the given spans. */
  read(text: string, start: ArrayLike<number>, end: ArrayLike<number>, table: WordTable): void {
    const n = start.length;
    this.count = n;
    if (n + 2 * PAD > this.form.length) this.grow(2 * (n + 2 * PAD));
    for (const array of this.arrays()) array.fill(0, n + PAD, n + 2 * PAD);
    for (let i = 0; i < PAD; i++) this.mark(i, 1);
    for (let i = n + PAD; i < n + 2 * PAD; i++) this.mark(i, 2);
    for (let i = 0; i < n; i++) this.readWord(text, start[i]!, end[i]!, i + PAD, table);
  }

  private mark(at: number, value: number): void {
    this.form[at] = value;
    this.fine[at] = value === 1 ? 1023 : 1022;
    this.coarse[at] = value === 1 ? 63 : 62;
    this.shape[at] = value;
    this.last3[at] = value;
  }

  private readWord(text: string, start: number, end: number, at: number, table: WordTable): void {
    let hash = FNV_OFFSET;
    let shape = 0;
    const ms = isMs(text, start, end);
    for (let i = start; i < end; i++) {
      const code = ms && i === start + 1 ? SMALL_R : asLearned(text.charCodeAt(i));
      const charClass = CHAR_CLASS[code]!;
      if (charClass === DIGIT) shape |= 4;
      else if (charClass === LETTER) shape |= IS_UPPER[code] === 1 ? (i === start ? 8 : 16) : 32;
      else shape |= code === 0x2d ? 64 : code === 0x2e ? 128 : 256;
      hash = step(hash, charClass === DIGIT ? 0x30 : CHAR_FOLD[code]!);
      if (i === start) this.first1[at] = hash;
      if (i === start + 2) this.first3[at] = hash;
    }
    if (end - start < 3) this.first3[at] = hash;
    const size = end - start;
    this.shape[at] = shape | (size < 3 ? 512 * size : size < 6 ? 1536 : 2048) | (at === PAD ? 4096 : 0);
    this.form[at] = hash ^ (hash >>> 15);
    this.readEnding(text, start, end, at);
    const group = table.group(this.form[at]!);
    this.fine[at] = group;
    this.coarse[at] = table.coarse[group]!;
  }

  private readEnding(text: string, start: number, end: number, at: number): void {
    const ms = isMs(text, start, end);
    const code = (back: number): number => {
      if (end - back < start) return 0;
      const one = ms && end - back === start + 1 ? SMALL_R : asLearned(text.charCodeAt(end - back));
      return CHAR_CLASS[one] === DIGIT ? 0x30 : CHAR_FOLD[one]!;
    };
    let hash = step(FNV_OFFSET, code(1));
    this.last1[at] = hash;
    this.last2[at] = hash = step(hash, code(2));
    this.last3[at] = hash = step(hash, code(3));
    this.last4[at] = step(hash, code(4));
  }

  private grow(size: number): void {
    this.form = new Int32Array(size);
    this.last1 = new Int32Array(size);
    this.last2 = new Int32Array(size);
    this.last3 = new Int32Array(size);
    this.last4 = new Int32Array(size);
    this.first1 = new Int32Array(size);
    this.first3 = new Int32Array(size);
    this.shape = new Int32Array(size);
    this.fine = new Int32Array(size);
    this.coarse = new Int32Array(size);
  }
}
