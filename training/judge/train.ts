/**
 * `node training/judge/train.ts <folder of labelled JSONL> [--trees 400] [--depth 6] [--most 3000] [--synthetic 300] [--without <set>,…] [--out <file>]`
 * Trains the judge and writes `src/verify/judge/forest.bin`: on the labelled claims of the folder, on those written for
 * it in `rows/`, on the half of `bench/traps` that nothing is quoted from, and on the pairs of `test/verify`. Seeded:
 * the same rows give the same bytes. Claims of several sentences are left out: their label does not say which sentence
 * failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { halfOf, jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import type { Json } from '../../src/domain/json.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import { statements, titleWords } from '../../src/verify/claim/statement.ts';
import { FEATURES } from '../../src/verify/judge/feature-names.ts';
import { type Forest, formatForest } from '../../src/verify/judge/forest.ts';
import { readPart } from '../../src/verify/part.ts';
import { Document } from '../../src/verify/read/document.ts';
import { renderData } from '../../src/verify/read/evidence-text.ts';
import type { OpenSource } from '../../src/verify/read/source.ts';
import { boost, random } from './boost.ts';
import { corrupt } from './corrupt.ts';
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
/** What a set of claims made from sentences, one written for this, one of pairs, one of traps and one of true claims corrupted count for beside one of people's. */
const MADE_SHARE = 0.3;
const WRITTEN_SHARE = 2;
const PAIR_SHARE = 5;
const TRAP_SHARE = 1;
const CORRUPTED_SHARE = 0.08;
const ROOT = new URL('../../', import.meta.url).pathname;
const WRITTEN = `${ROOT}training/judge/rows/`;
const TRAPS = `${ROOT}bench/traps/`;
/** Pairs of claim and evidence that the tests hold the engine to. */
const PAIRS = ['coreference', 'everyday', 'frames', 'notes', 'paraphrase', 'records', 'topics', 'traps'].map(
  (name) => `${ROOT}test/verify/${name}.json`,
);

/** Measures in which a support can only look worse the more there is of them, and better. */
const WORSE = /^mismatch|^check_|^open_|value_conflicts|_conflicts$|^antonyms/;
const BETTER =
  /^clauses?_(predicate|asserted|negation|modality|subject$|object$|oblique|nearest|mean)|^coverage|^soft_/;

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
  const part = readPart(
    claim,
    index,
    { documents, titles, cited: [] },
    {
      lexicon,
      nearness,
      forest: EMPTY,
      name: ({ reason }) => reason,
    },
  );
  // What stands word for word, or is proved, is never judged, so there is nothing to learn from it.
  if (part.best?.features === undefined || !Number.isFinite(part.best.score)) return undefined;
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
  const put = (set: string, rows: readonly LabelledClaim[]): void => {
    for (const row of rows) {
      const example = exampleOf(row, set);
      if (example !== undefined) examples.push(example);
    }
  };
  for (const file of jsonlFiles(WRITTEN)) put(`written ${basename(file, '.jsonl')}`, readRows(file));
  for (const file of PAIRS) put(`pairs ${basename(file, '.json')}`, readPairs(file));
  for (const file of jsonlFiles(TRAPS)) {
    const set = basename(file, '.jsonl');
    const rows = readRows(file).filter((row) => halfOf(row) === 'look');
    put(`trap ${set}`, rows);
    put(`corrupted ${set}`, corrupted(rows, next));
  }
  return examples;
}

/** False claims made of the true ones among rows. */
function corrupted(rows: readonly LabelledClaim[], next: () => number): LabelledClaim[] {
  return rows
    .filter(({ supported }) => supported)
    .flatMap((row) => {
      const text = JSON.stringify(row.sources);
      return corrupt(row.claim, text, next).map((claim) => ({ ...row, claim, supported: false }));
    });
}

interface Pair {
  readonly claim: string;
  /** A text, or the sources: each a text or data. */
  readonly evidence?: string | readonly Json[];
  /** Instead of evidence: a note, and the title of its source. */
  readonly note?: string;
  readonly title?: string;
  readonly supported: boolean;
}

function readPairs(file: string): LabelledClaim[] {
  const pairs = JSON.parse(readFileSync(file, 'utf8')) as (Pair | [boolean, string, Json])[];
  const named = pairs.map((one): Pair => {
    if (!Array.isArray(one)) return one;
    const [supported, claim, data] = one;
    return { supported, claim, evidence: [data] };
  });
  return named.map(({ claim, title, note = '', evidence = note, supported }, at) => {
    const sources = [evidence].flat().map((one, i) => ({
      source_id: `s${i + 1}`,
      ...(title !== undefined && { title }),
      ...(typeof one === 'string' ? { text: one } : { data: one }),
    }));
    return { id: `${file}-${at}`, dataset: 'pairs', claim, sources, supported, gold: [] };
  });
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

function shareOf(set: string): number {
  if (set.startsWith('synthetic ')) return MADE_SHARE;
  if (set.startsWith('written ')) return WRITTEN_SHARE;
  if (set.startsWith('pairs ')) return PAIR_SHARE;
  if (set.startsWith('corrupted ')) return CORRUPTED_SHARE;
  return set.startsWith('trap ') ? TRAP_SHARE : 1;
}

function weightsOf(examples: readonly Example[]): Float32Array {
  const count = new Map<string, number>();
  for (const { set, label } of examples) {
    count.set(set, (count.get(set) ?? 0) + 1);
    count.set(`${set} ${label}`, (count.get(`${set} ${label}`) ?? 0) + 1);
  }
  const weights = Float32Array.from(examples, ({ set, label }) => {
    const whole = count.get(set)!;
    return (shareOf(set) * whole ** SET_POWER) / (2 * count.get(`${set} ${label}`)!);
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
      most: { type: 'string', default: '3000' },
      synthetic: { type: 'string', default: '300' },
      // SICK: some of its publishers forbid commercial use.
      without: { type: 'string', default: 'sick_rest' },
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
  const monotone = Int8Array.from(FEATURES, (name) => (WORSE.test(name) ? -1 : BETTER.test(name) ? 1 : 0));
  const forest = boost(table, { ...options, ...sizes, monotone }, (line) => console.log(line));
  writeFileSync(values.out, formatForest(forest));
  console.log(`${examples.length} examples, ${readFileSync(values.out).length} bytes`);
}

main();
