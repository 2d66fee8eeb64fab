/**
 * `npm run bench:truth -- <folder of JSONL> [--half look|check] [--baseline] [--errors <file>]`: how true the
 * verdicts are. Prints each file and the macro means of the groups.
 * `--half` keeps the rows whose id hashes to one half, so that what is tuned on is not what is quoted.
 */
import { createHash, hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from '../src/domain/check.ts';
import type { Verifier } from '../src/domain/engine.ts';
import type { Evidence } from '../src/domain/evidence.ts';
import { createVerifier } from '../src/verify/index.ts';
import { lexicalContainment } from './truth/baseline.ts';
import { type Figures, figuresOf, macroMean, type Outcome, outcomeOf } from './truth/measure.ts';
import { jsonlFiles, type LabelledClaim, type LabelledSource, readRows } from './truth/rows.ts';

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

/** A row's half, by the parity of a hash of its pair-free id: the same on every machine. */
export const halfOf = (id: string): 'look' | 'check' =>
  createHash('sha256').update(id).digest()[0] % 2 === 0 ? 'look' : 'check';

function evidenceOf(source: LabelledSource): Evidence {
  const { source_id, title } = source;
  if (source.data !== undefined) {
    const checksum = `sha256:${hash('sha256', JSON.stringify(source.data))}`;
    return { source_id, title, type: 'data', data: source.data, checksum };
  }
  const text = source.text ?? '';
  return { source_id, title, type: 'text', text, checksum: `sha256:${hash('sha256', text)}` };
}

function judge(verify: Verifier, row: LabelledClaim, evidence: readonly Evidence[]): Check {
  const claims = [{ claim_id: 'c1', text: row.claim, citations: [] }];
  return verify({ claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 })[0];
}

function measureFile(
  verify: Verifier,
  rows: readonly LabelledClaim[],
): { outcomes: Outcome[]; nanos: number } {
  let nanos = 0;
  const outcomes = rows.map((row) => {
    const evidence = row.sources.map(evidenceOf);
    const start = process.hrtime.bigint();
    const check = judge(verify, row, evidence);
    nanos += Number(process.hrtime.bigint() - start);
    return outcomeOf(row, check, evidence);
  });
  return { outcomes, nanos };
}

const cell = (value: number, digits = 3): string =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(8);

function line(name: string, figures: Figures): string {
  const { recall, falseSupport, balancedAccuracy, accuracy, auc, citationValidity, goldOverlap } = figures;
  const cells = [recall, falseSupport, balancedAccuracy, accuracy, auc, citationValidity, goldOverlap];
  const micros = figures.microsPerClaim.toFixed(0).padStart(8);
  return (
    name.padEnd(26) + String(figures.rows).padStart(7) + cells.map((value) => cell(value)).join('') + micros
  );
}

const HEADER =
  'set'.padEnd(26) +
  ['rows ', 'recall', 'false+', 'bal.acc', 'acc', 'auc', 'cite ok', 'gold', 'µs']
    .map((h) => h.padStart(8))
    .join('')
    .slice(1);

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      half: { type: 'string' },
      baseline: { type: 'boolean', default: false },
      errors: { type: 'string' },
    },
  });
  if (positionals.length === 0) {
    console.error(
      'usage: npm run bench:truth -- <folder of JSONL>… [--half look|check] [--baseline] [--errors <file>]',
    );
    process.exit(2);
  }
  const verify = values.baseline ? lexicalContainment : createVerifier();
  const groups = new Map<string, Figures[]>();
  const wrong: string[] = [];
  console.log(HEADER);
  for (const file of positionals.flatMap(jsonlFiles)) {
    const rows = readRows(file).filter((row) => values.half === undefined || halfOf(row.id) === values.half);
    if (rows.length === 0) continue;
    const { outcomes, nanos } = measureFile(verify, rows);
    const figures = figuresOf(outcomes, nanos);
    console.log(line(basename(file, '.jsonl'), figures));
    groups.set(groupOf(file), [...(groups.get(groupOf(file)) ?? []), figures]);
    for (const one of outcomes) {
      if (one.called === one.row.supported) continue;
      const { row, coverage, reason } = one;
      wrong.push(JSON.stringify({ ...row, called: one.called, coverage, reason }));
    }
  }
  console.log('');
  for (const [group, all] of groups) console.log(line(`${group} (macro mean)`, macroMean(all)));
  if (values.errors !== undefined) writeFileSync(values.errors, `${wrong.join('\n')}\n`);
}

main();
