/**
 * `node training/judge/train.ts <folder of labelled JSONL> [--trees 400] [--depth 5] [--without <set>,…] [--out <file>]`
 * Trains the judge on labelled claims and writes `src/verify/judge/forest.bin`. Seeded: the same rows give the
 * same bytes. Claims of several sentences are left out: their label does not say which sentence failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { Document } from '../../src/verify/document.ts';
import { FEATURES } from '../../src/verify/judge/features.ts';
import { type Forest, formatForest } from '../../src/verify/judge/forest.ts';
import { readPart } from '../../src/verify/part.ts';
import { boost } from './boost.ts';

const EMPTY: Forest = {
  depth: 1,
  trees: 0,
  features: FEATURES.length,
  bias: 0,
  splitFeature: new Uint8Array(0),
  splitAt: new Float32Array(0),
  leaf: new Float32Array(0),
};

/** Rows of one set count together as this power of their number: a large set does not drown the others. */
const SET_POWER = 0.5;

interface Example {
  readonly set: string;
  readonly label: number;
  readonly features: Float32Array;
}

function exampleOf(row: LabelledClaim, set: string): Example | undefined {
  const claim = new Document(row.claim, lexicon);
  if (claim.scan.sentenceCount !== 1) return undefined;
  const documents = row.sources.map((source) => new Document(source.text ?? '', lexicon));
  const part = readPart(claim.whole(), documents, new Set(), lexicon, EMPTY);
  if (part.best === undefined) return undefined;
  return { set, label: row.supported ? 1 : 0, features: part.best.features };
}

function readExamples(paths: readonly string[], without: ReadonlySet<string>): Example[] {
  const examples: Example[] = [];
  for (const file of paths.flatMap(jsonlFiles)) {
    const set = basename(file, '.jsonl');
    if (without.has(set)) continue;
    const before = examples.length;
    for (const row of readRows(file)) {
      const example = exampleOf(row, set);
      if (example !== undefined) examples.push(example);
    }
    console.log(`${set}: ${examples.length - before} examples`);
  }
  return examples;
}

function weightsOf(examples: readonly Example[]): Float32Array {
  const count = new Map<string, number>();
  for (const { set, label } of examples) {
    count.set(set, (count.get(set) ?? 0) + 1);
    count.set(`${set} ${label}`, (count.get(`${set} ${label}`) ?? 0) + 1);
  }
  const weights = Float32Array.from(examples, ({ set, label }) => {
    const whole = count.get(set)!;
    return whole ** SET_POWER / (2 * count.get(`${set} ${label}`)!);
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => weight / mean);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trees: { type: 'string', default: '300' },
      depth: { type: 'string', default: '5' },
      rate: { type: 'string', default: '0.08' },
      without: { type: 'string', default: '' },
      out: {
        type: 'string',
        default: new URL('../../src/verify/judge/forest.bin', import.meta.url).pathname,
      },
    },
  });
  const examples = readExamples(positionals, new Set(values.without.split(',')));
  const table = {
    rows: examples.length,
    features: FEATURES.length,
    values: Float32Array.from(examples.flatMap((example) => [...example.features])),
    labels: Uint8Array.from(examples, (example) => example.label),
    weights: weightsOf(examples),
  };
  const options = { l2: 4, minWeight: 8, featureShare: 0.5, rowShare: 0.7, seed: 20260101 };
  const sizes = { trees: Number(values.trees), depth: Number(values.depth), rate: Number(values.rate) };
  const forest = boost(table, { ...options, ...sizes }, (line) => console.log(line));
  writeFileSync(values.out, formatForest(forest));
  console.log(`${examples.length} examples, ${readFileSync(values.out).length} bytes`);
}

main();
