/**
 * `node training/reasons/train.ts [--trees 80] [--depth 4] [--out <file>]`: trains what names why a statement is not
 * supported and writes `src/verify/reason/reasons.bin`: for each kind a forest that tells it from all others, on the
 * unsupported claims of `bench/traps` whose trap is named (`bench/truth/kinds.ts`), in the half that nothing is quoted
 * from. Seeded: the same rows give the same bytes. The made cases of the shared data are not learned from.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NAMED } from '../../bench/truth/kinds.ts';
import { halfOf, jsonlFiles, type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import type { MismatchKind } from '../../src/domain/check.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import type { Refusal } from '../../src/verify/case.ts';
import { bundledJudge } from '../../src/verify/index.ts';
import { formatReasons, type ReasonModel } from '../../src/verify/reason/namer.ts';
import { REASONS, SIGNS, signsOf } from '../../src/verify/reason/signs.ts';
import { makeVerifier } from '../../src/verify/verifier.ts';
import { boost } from '../judge/boost.ts';
import { questionOf } from '../judge/question.ts';

const TRAPS = new URL('../../bench/traps/', import.meta.url).pathname;
/** Refused claims of a kind count together as this power of their number: the commonest traps do not drown the others. */
const KIND_POWER = 0.5;
/** Kinds of which there are fewer are not told apart. */
const LEAST = 25;

interface Example {
  readonly kind: MismatchKind;
  readonly signs: Float32Array;
}

/** The signs of every refused claim of one statement, with the kind that its trap sets. */
function readExamples(): Example[] {
  const refusals: Refusal[] = [];
  const verify = makeVerifier({
    lexicon,
    nearness,
    forest: bundledJudge(),
    memory: 0,
    name: (refusal) => {
      refusals.push(refusal);
      return refusal.reason;
    },
  });
  const exampleOf = (row: LabelledClaim): Example[] => {
    const [kind] = NAMED[row.kind ?? ''] ?? [];
    if (kind === undefined || row.supported || halfOf(row) !== 'look') return [];
    refusals.length = 0;
    verify(questionOf(row));
    const [refusal, ...more] = refusals;
    const signs = refusal === undefined || more.length > 0 ? undefined : signsOf(refusal);
    return signs === undefined ? [] : [{ kind, signs }];
  };
  return jsonlFiles(TRAPS).flatMap((file) => readRows(file).flatMap(exampleOf));
}

function weightsOf(examples: readonly Example[]): Float32Array {
  const count = new Map<string, number>();
  for (const { kind } of examples) count.set(kind, (count.get(kind) ?? 0) + 1);
  const weights = examples.map(({ kind }) => count.get(kind)! ** (KIND_POWER - 1));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return Float32Array.from(weights, (weight) => weight / mean);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      trees: { type: 'string', default: '80' },
      depth: { type: 'string', default: '4' },
      rate: { type: 'string', default: '0.08' },
      out: {
        type: 'string',
        default: new URL('../../src/verify/reason/reasons.bin', import.meta.url).pathname,
      },
    },
  });
  const examples = readExamples();
  const table = {
    rows: examples.length,
    features: SIGNS.length,
    values: Float32Array.from(examples.flatMap(({ signs }) => [...signs])),
    weights: weightsOf(examples),
  };
  const sizes = { trees: Number(values.trees), depth: Number(values.depth), rate: Number(values.rate) };
  const options = { ...sizes, l2: 10, minWeight: 4, featureShare: 0.4, rowShare: 0.7, seed: 20260301 };
  const model = new Map<MismatchKind, ReturnType<typeof boost>>();
  for (const kind of REASONS) {
    const labels = Uint8Array.from(examples, (one) => (one.kind === kind ? 1 : 0));
    const own = labels.reduce((sum, one) => sum + one, 0);
    if (own < LEAST) continue;
    console.log(`${kind}: ${own} of ${examples.length}`);
    model.set(
      kind,
      boost({ ...table, labels }, options, () => undefined),
    );
  }
  writeFileSync(values.out, formatReasons(model satisfies ReasonModel));
}

main();
