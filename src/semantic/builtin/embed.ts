/**
 * Vectors of texts for retrieval: the vectors of their content words, rarer ones weighing more (Arora, Liang & Ma
 * 2017). Nearness of such vectors says that two texts speak of one matter, never that one says what the other does.
 */

import type { Word } from '../../text/reading.ts';
import type { Document } from '../../verify/read/document.ts';
import { unit } from '../windows.ts';
import type { Words } from './words.ts';

/** Words of no vector of their own share these few places, so that one name is near itself. */
const BUCKETS = 28;
/** What such a word weighs beside one that has a vector. */
const UNKNOWN_SHARE = 1;

/** A vector of unit length; one of nothing for a text that holds no content word. */
export function embedText(text: Document, words: Words): Float32Array {
  const { dimensions, values } = words.vectors;
  const out = new Float32Array(dimensions + BUCKETS);
  for (const word of wordsOf(text)) {
    if (word.weight === 0) continue;
    const row = words.find(word);
    if (row < 0) {
      out[dimensions + bucketOf(word.form)] += UNKNOWN_SHARE * word.weight;
      continue;
    }
    const scale = word.weight / words.lengthOf(row);
    for (let i = 0; i < dimensions; i++) out[i] += scale * values[row * dimensions + i];
  }
  return unit(out);
}

/** Its sentences are read one by one, as they are when they are judged. */
const wordsOf = (text: Document): readonly Word[] =>
  Array.from({ length: text.scan.sentenceCount }, (_, at) => text.sentence(at).words).flat();

/** FNV-1a, modulo the buckets. */
function bucketOf(form: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}
