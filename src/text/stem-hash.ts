/**
 * A 32-bit key for a word, the same for its inflected forms: what the evidence is indexed by. It decides
 * only which sentences are read closely, never a verdict, so merging too much costs time and nothing else.
 */
import { CHAR_CLASS, CHAR_FOLD, DIGIT, lettersOf, MARK } from './chars.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** A ligature may be the last that there is room for, and has three letters at the most. */
const buffer = new Uint16Array(66);
const FIRST_LIGATURE = 0xfb00;
const LAST_LIGATURE = 0xfb06;

/** Key of `text[start, end)`, a signed 32-bit number: case, accents, width and common endings do not matter. */
export function hashStem(text: string, start: number, end: number): number {
  let size = 0;
  const first = text.charCodeAt(start);
  const numeric = CHAR_CLASS[first] === DIGIT;
  for (let i = start; i < end && size < 64; i++) {
    const code = text.charCodeAt(i);
    if (CHAR_CLASS[code] === MARK) continue;
    const folded = CHAR_FOLD[code];
    if (numeric && (folded === 0x2c || folded === 0x2e)) continue;
    if (code >= FIRST_LIGATURE && code <= LAST_LIGATURE)
      for (const letter of lettersOf(text[i]!)) buffer[size++] = letter.charCodeAt(0);
    else buffer[size++] = folded;
  }
  if (!numeric) size = stemSize(size);
  let hash = FNV_OFFSET;
  for (let i = 0; i < size; i++) hash = Math.imul(hash ^ buffer[i], FNV_PRIME);
  return hash ^ (hash >>> 15);
}

/** Key of a whole word. */
export const stemKey = (word: string): number => hashStem(word, 0, word.length);

const ends = (size: number, a: number, b: number): boolean =>
  buffer[size - 2] === a && buffer[size - 1] === b;

/** Length of the stem in `buffer`: possessive, plural, -ed, -ing, -ly and a last vowel fall away. */
function stemSize(length: number): number {
  let size = length;
  if (size > 2 && ends(size, 0x27, 0x73)) size -= 2;
  if (size > 3 && buffer[size - 1] === 0x73 && buffer[size - 2] !== 0x73 && buffer[size - 2] !== 0x75)
    size -= 1;
  if (size > 5 && buffer[size - 3] === 0x69 && ends(size, 0x6e, 0x67)) size -= 3;
  else if (size > 4 && ends(size, 0x65, 0x64)) size -= 2;
  else if (size > 5 && ends(size, 0x6c, 0x79)) size -= 2;
  if (size > 4 && buffer[size - 1] === buffer[size - 2] && buffer[size - 1] !== 0x6c) size -= 1;
  while (size > 3 && isVowel(buffer[size - 1])) size -= 1;
  return size;
}

const isVowel = (code: number): boolean =>
  code === 0x65 || code === 0x69 || code === 0x79 || code === 0x61 || code === 0x6f;
