/**
 * `npm run bench:truth -- <folder of JSONL> [--half look|check] [--baseline | --semantic] [--errors <file>]`: how
 * true the verdicts are. Prints each file and the macro means of the groups. `--semantic` adds the semantic layer, with
 * the models that the settings name, and what it changes beside the deterministic engine.
 * `kind` is how often the reason of a refused claim is the one that its trap sets (`truth/kinds.ts`), `gaps` how far the
 * words of its gaps are those that a person underlined (F1, of rows with `gaps`: `traps/named.jsonl`, and
 * `named/`, which nothing is trained on).
 * `--half` keeps the rows whose id hashes to one half, so that what is tuned on is not what is quoted.
 */
import { hash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from '../src/domain/check.ts';
import type { Question, Verifier } from '../src/domain/engine.ts';
import type { Evidence } from '../src/domain/evidence.ts';
import { createVerifier } from '../src/verify/index.ts';
import { lexicalContainment } from './truth/baseline.ts';
import { type Figures, figuresOf, macroMean, type Outcome, outcomeOf } from './truth/measure.ts';
import { halfOf, jsonlFiles, type LabelledClaim, type LabelledSource, readRows } from './truth/rows.ts';
import { type Deepen, openDeepening } from './truth/semantic.ts';

const LOGIC = new Set(
  (
    'hans_regen med scone_nli gqnli conjnli_dev dnc_function_words temporal_nli curriculum_logic mnli_dev ' +
    'snli_dev add_one_rte'
  ).split(' '),
);

const groupOf = (file: string): string => {
  if (file.split(sep).includes('cases')) return 'cases';
  return LOGIC.has(basename(file, '.jsonl')) ? 'logic' : 'grounding';
};

function evidenceOf(source: LabelledSource): Evidence {
  const { source_id, title } = source;
  if (source.data !== undefined) {
    const checksum = `sha256:${hash('sha256', JSON.stringify(source.data))}`;
    return { source_id, title, type: 'data', data: source.data, checksum };
  }
  const text = source.text ?? '';
  return { source_id, title, type: 'text', text, checksum: `sha256:${hash('sha256', text)}` };
}

function questionOf(row: LabelledClaim, evidence: readonly Evidence[]): Question {
  const claims = [{ claim_id: 'c1', text: row.claim, citations: [] }];
  return { claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 };
}

/** What was measured of a file: by the first layer, and by both where the second is asked. */
interface Measured {
  readonly outcomes: Outcome[];
  readonly nanos: number;
}

async function measureFile(
  verify: Verifier,
  rows: readonly LabelledClaim[],
  deepen: Deepen | undefined,
): Promise<{ readonly first: Measured; readonly both: Measured | undefined }> {
  let nanos = 0;
  let more = 0;
  const outcomes: Outcome[] = [];
  const deeper: Outcome[] = [];
  for (const row of rows) {
    const evidence = row.sources.map(evidenceOf);
    const question = questionOf(row, evidence);
    const start = process.hrtime.bigint();
    const check = verify(question)[0]!;
    const middle = process.hrtime.bigint();
    nanos += Number(middle - start);
    outcomes.push(outcomeOf(row, check, evidence));
    if (deepen === undefined) continue;
    const after: Check = await deepen(question, check);
    more += Number(process.hrtime.bigint() - middle);
    deeper.push(outcomeOf(row, after, evidence));
  }
  const both = deepen && { outcomes: deeper, nanos: nanos + more };
  return { first: { outcomes, nanos }, both };
}

const cell = (value: number, digits = 3): string =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(8);

/** Columns behind the number of rows. */
const COLUMNS = [
  'recall',
  'falseSupport',
  'balancedAccuracy',
  'accuracy',
  'auc',
  'citationValidity',
  'goldOverlap',
  'kindNamed',
  'gapOverlap',
] as const satisfies readonly (keyof Figures)[];

function line(name: string, figures: Figures): string {
  const cells = COLUMNS.map((column) => figures[column]);
  const micros = figures.microsPerClaim.toFixed(0).padStart(8);
  return (
    name.padEnd(26) + String(figures.rows).padStart(7) + cells.map((value) => cell(value)).join('') + micros
  );
}

const HEADER =
  'set'.padEnd(26) +
  ['rows ', 'recall', 'false+', 'bal.acc', 'acc', 'auc', 'cite ok', 'gold', 'kind', 'gaps', 'µs']
    .map((h) => h.padStart(8))
    .join('')
    .slice(1);

const USAGE =
  'usage: npm run bench:truth -- <folder of JSONL>… [--half look|check] [--baseline | --semantic] [--errors <file>]';

function misused(why: string): never {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        half: { type: 'string' },
        baseline: { type: 'boolean', default: false },
        semantic: { type: 'boolean', default: false },
        errors: { type: 'string' },
      },
    });
  } catch (error) {
    return misused((error as Error).message);
  }
}

function options() {
  const { values, positionals } = given();
  const { half } = values;
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const missing = positionals.find((path) => !existsSync(path));
  if (missing !== undefined) return misused(`There is no file or folder ${missing}.`);
  if (positionals.length === 0) return misused('No folder is named.');
  if (values.baseline && values.semantic) return misused('--baseline and --semantic exclude each other.');
  if (half !== undefined && half !== 'look' && half !== 'check')
    return misused(`--half is "${half}": it is look or check.`);
  return { ...values, folders: positionals };
}

async function main(): Promise<void> {
  const { half, baseline, semantic, errors, folders } = options();
  const verify = baseline ? lexicalContainment : createVerifier();
  const deepening = semantic ? await openDeepening() : undefined;
  if (deepening !== undefined) console.log(`with ${deepening.identity}`);
  const groups = new Map<string, Figures[]>();
  const add = (name: string, figures: Figures): void =>
    void groups.set(name, [...(groups.get(name) ?? []), figures]);
  const wrong: string[] = [];
  console.log(HEADER);
  for (const file of folders.flatMap(jsonlFiles)) {
    const all = readRows(file);
    const rows = all.filter((row) => half === undefined || halfOf(row) === half);
    if (all.length === 0) console.log(`${basename(file)}: no labelled claims`);
    if (rows.length === 0) continue;
    const { first, both } = await measureFile(verify, rows, deepening?.deepen);
    const name = basename(file, '.jsonl');
    add(`${groupOf(file)} (macro mean)`, figuresOf(first.outcomes, first.nanos));
    console.log(line(name, figuresOf(first.outcomes, first.nanos)));
    if (both !== undefined) {
      add(`${groupOf(file)} + semantic`, figuresOf(both.outcomes, both.nanos));
      console.log(line('  + semantic', figuresOf(both.outcomes, both.nanos)));
    }
    for (const { row, called, coverage, reason } of (both ?? first).outcomes)
      if (called !== row.supported) wrong.push(JSON.stringify({ ...row, called, coverage, reason }));
  }
  console.log('');
  for (const [group, all] of groups) console.log(line(group, macroMean(all)));
  if (errors !== undefined) writeFileSync(errors, `${wrong.join('\n')}\n`);
  await deepening?.close();
}

await main();
