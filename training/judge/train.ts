/**
 * `node training/judge/train.ts <folder of labelled JSONL> [--trees 400] [--depth 6] [--most 6000] [--synthetic 600] [--without <set>,…] [--out <file>]`
 * Trains the judge on labelled claims, those in `rows/` among them, and writes `src/verify/judge/forest.bin`. Seeded: the same rows give the
 * same bytes. Claims of several sentences are left out: their label does not say which sentence failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import { Document } from '../../src/verify/document.ts';
import { renderData } from '../../src/verify/evidence-text.ts';
import { FEATURES } from '../../src/verify/judge/features.ts';
import { type Forest, formatForest } from '../../src/verify/judge/forest.ts';
import { readPart } from '../../src/verify/part.ts';
import type { OpenSource } from '../../src/verify/source.ts';
import { statements, titleWords } from '../../src/verify/statement.ts';
import { boost, random } from './boost.ts';
import { synthesise } from './synthesise.ts';

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
const SET_POWER = 0.25;
/** What a set of claims made from sentences counts for beside one of people's, and a set written for this. */
const MADE_SHARE = 0.3;
const WRITTEN_SHARE = 2;
const WRITTEN = new URL('./rows/', import.meta.url).pathname;

interface Example {
  readonly set: string;
  readonly label: number;
  readonly features: Float32Array;
}

function openSource(source: LabelledClaim['sources'][number]): OpenSource {
  const { source_id, title, text = '', data } = source;
  if (data === undefined) {
    const evidence = { source_id, title, type: 'text', text, checksum: '' } as const;
    return { evidence, document: new Document(text, lexicon) };
  }
  const rendered = renderData(data);
  const evidence = { source_id, title, type: 'data', data, checksum: '' } as const;
  return { evidence, document: new Document(rendered.text, lexicon, rendered) };
}

function exampleOf(row: LabelledClaim, set: string): Example | undefined {
  const claim = new Document(row.claim, lexicon);
  const [index, ...more] = statements(claim);
  if (index === undefined || more.length > 0) return undefined;
  const open = row.sources.map((source) => openSource(source));
  const documents = open.map((source) => source.document!);
  const titles = open.map((source) => titleWords(source, lexicon));
  const part = readPart(claim, index, { documents, titles, cited: [] }, { lexicon, nearness, forest: EMPTY });
  // What stands word for word is never judged, so there is nothing to learn from it.
  if (part.best?.features === undefined) return undefined;
  return { set, label: row.supported ? 1 : 0, features: part.best.features };
}

function readExamples(
  paths: readonly string[],
  without: ReadonlySet<string>,
  most: number,
  synthetic: number,
): Example[] {
  const examples: Example[] = [];
  const next = random(20260202);
  for (const file of paths.flatMap(jsonlFiles)) {
    const set = basename(file, '.jsonl');
    if (without.has(set)) continue;
    const before = examples.length;
    const rows = thinned(readRows(file), most);
    for (const row of rows) {
      const example = exampleOf(row, set);
      if (example !== undefined) examples.push(example);
    }
    if (!LONE.has(set)) examples.push(...madeFrom(thinned(rows, synthetic), set, next));
    console.log(`${set}: ${examples.length - before} examples`);
  }
  for (const file of jsonlFiles(WRITTEN)) {
    const set = `written ${basename(file, '.jsonl')}`;
    for (const row of readRows(file))
      examples.push(...[exampleOf(row, set)].filter((one) => one !== undefined));
  }
  return examples;
}

/** Sets whose sources are tables or templates: no claims are made from them. */
const LONE = new Set(
  (
    'curriculum_logic_extra infotabs_extra infotabs_train nli4ct_train tabfact_test_extra mpe_rest ' +
    'vitaminc_synthetic_rest vitaminc_real_test_extra fever_symmetric_extra snli_dev_extra mnli_dev_extra'
  ).split(' '),
);

/** Claims made from the sources of rows, as a set of their own. */
function madeFrom(rows: readonly LabelledClaim[], set: string, next: () => number): Example[] {
  return rows.flatMap((row) =>
    synthesise(row.sources[0].text ?? '', next).flatMap((made) => {
      const id = `${row.id}/${made.edit}`;
      const sources = [{ source_id: 's1', text: made.source }];
      const labelled = { id, dataset: set, claim: made.claim, sources, supported: made.supported, gold: [] };
      return exampleOf(labelled, `synthetic ${set}`) ?? [];
    }),
  );
}

/** Every n-th row, so that at most `most` remain. */
function thinned(rows: readonly LabelledClaim[], most: number): readonly LabelledClaim[] {
  const step = Math.ceil(rows.length / most);
  return rows.filter((_, at) => at % step === 0);
}

function weightsOf(examples: readonly Example[]): Float32Array {
  const count = new Map<string, number>();
  for (const { set, label } of examples) {
    count.set(set, (count.get(set) ?? 0) + 1);
    count.set(`${set} ${label}`, (count.get(`${set} ${label}`) ?? 0) + 1);
  }
  const weights = Float32Array.from(examples, ({ set, label }) => {
    const whole = count.get(set)!;
    const share = set.startsWith('synthetic ') ? MADE_SHARE : set.startsWith('written ') ? WRITTEN_SHARE : 1;
    return (share * whole ** SET_POWER) / (2 * count.get(`${set} ${label}`)!);
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => weight / mean);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trees: { type: 'string', default: '400' },
      depth: { type: 'string', default: '6' },
      rate: { type: 'string', default: '0.05' },
      most: { type: 'string', default: '6000' },
      synthetic: { type: 'string', default: '600' },
      without: { type: 'string', default: '' },
      out: {
        type: 'string',
        default: new URL('../../src/verify/judge/forest.bin', import.meta.url).pathname,
      },
    },
  });
  const examples = readExamples(
    positionals,
    new Set(values.without.split(',')),
    Number(values.most),
    Number(values.synthetic),
  );
  const table = {
    rows: examples.length,
    features: FEATURES.length,
    values: Float32Array.from(examples.flatMap((example) => [...example.features])),
    labels: Uint8Array.from(examples, (example) => example.label),
    weights: weightsOf(examples),
  };
  const options = { l2: 20, minWeight: 8, featureShare: 0.5, rowShare: 0.7, seed: 20260101 };
  const sizes = { trees: Number(values.trees), depth: Number(values.depth), rate: Number(values.rate) };
  const forest = boost(table, { ...options, ...sizes }, (line) => console.log(line));
  writeFileSync(values.out, formatForest(forest));
  console.log(`${examples.length} examples, ${readFileSync(values.out).length} bytes`);
}

main();
