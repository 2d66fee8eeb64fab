/**
 * `node training/reasons/train.ts [--trees 300] [--depth 4] [--out <file>]`: trains what names why a statement is not
 * supported and writes `src/verify/reason/reasons.bin`: for each kind a forest that tells where it may be named, on the
 * unsupported claims whose trap is named (`bench/truth/kinds.ts`), those of `bench/traps` in the half that nothing is
 * quoted from, those that the judge learns from, and those of `bench/claims`, of the same half, whose kinds readers named
 * (`kinds.tsv`: the id of a claim, the closest kind, and one that passes as well or "-"), and claims of actions beside policies,
 * records and notes, as a gate is sent them (`rows/`), which count for most. Of some traps more than one kind may be named: each of them is
 * learned as right, so that the kind that is surest is the one most people would accept. Seeded: the same rows give the
 * same bytes. The made cases of the shared data are not learned from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
import { trapOf } from './traps.ts';

const TRAPS = new URL('../../bench/traps/', import.meta.url).pathname;
const CLAIMS = new URL('../../bench/claims/', import.meta.url).pathname;
const REQUESTS = new URL('rows/', import.meta.url).pathname;
const LABELS = new URL('kinds.tsv', import.meta.url);
const JUDGED = new URL('../judge/rows/', import.meta.url).pathname;
/** Refused claims of a kind count together as this power of their number: the commonest traps do not drown the others. */
const KIND_POWER = 0.5;
/** What a row that the judge learns from counts beside one of the traps: its evidence is shorter than what callers send. */
const JUDGED_WEIGHT = 0.3;
/** What a claim of an action counts: records, notes and rules of one case are what callers send most. */
const REQUEST_WEIGHT = 10;
/** Kinds of which there are fewer are not told apart. */
const LEAST = 25;

interface Example {
  /** What a person may name it, the closest first. */
  readonly kinds: readonly MismatchKind[];
  readonly signs: Float32Array;
  readonly weight: number;
}

/** The signs of every refused claim of one statement, with the kinds that its trap sets. */
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
  const exampleOf = (row: LabelledClaim, weight: number, named?: readonly MismatchKind[]): Example[] => {
    const kinds = named ?? row.kinds ?? NAMED[trapOf(row.kind ?? '')];
    if (kinds === undefined || row.supported) return [];
    refusals.length = 0;
    verify(questionOf(row));
    const [refusal, ...more] = refusals;
    const signs = refusal === undefined || more.length > 0 ? undefined : signsOf(refusal);
    return signs === undefined ? [] : [{ kinds, signs, weight }];
  };
  const rowsIn = (folder: string): LabelledClaim[] => jsonlFiles(folder).flatMap(readRows);
  const isLook = (row: LabelledClaim): boolean => halfOf(row) === 'look';
  const labels = readLabels();
  return [
    ...rowsIn(TRAPS)
      .filter(isLook)
      .flatMap((row) => exampleOf(row, 1)),
    ...rowsIn(CLAIMS)
      .filter((row) => isLook(row) && labels.has(row.id))
      .flatMap((row) => exampleOf(row, 1, labels.get(row.id))),
    ...rowsIn(JUDGED).flatMap((row) => exampleOf(row, JUDGED_WEIGHT)),
    ...rowsIn(REQUESTS).flatMap((row) => exampleOf(row, REQUEST_WEIGHT)),
  ];
}

/** The kinds that readers named, by the ids of the claims. */
function readLabels(): ReadonlyMap<string, readonly MismatchKind[]> {
  const lines = readFileSync(LABELS, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', ...kinds] = line.split('\t');
      return [id, kinds.filter((kind) => kind !== '-') as MismatchKind[]];
    }),
  );
}

function weightsOf(examples: readonly Example[]): Float32Array {
  const count = new Map<string, number>();
  for (const { kinds } of examples) count.set(kinds[0], (count.get(kinds[0]) ?? 0) + 1);
  const weights = examples.map(({ kinds, weight }) => weight * count.get(kinds[0])! ** (KIND_POWER - 1));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return Float32Array.from(weights, (weight) => weight / mean);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      trees: { type: 'string', default: '300' },
      depth: { type: 'string', default: '4' },
      rate: { type: 'string', default: '0.05' },
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
  const options = { ...sizes, l2: 10, minWeight: 4, featureShare: 0.25, rowShare: 0.7, seed: 20260301 };
  const model = new Map<MismatchKind, ReturnType<typeof boost>>();
  for (const kind of REASONS) {
    const labels = Uint8Array.from(examples, ({ kinds }) => (kinds.includes(kind) ? 1 : 0));
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
