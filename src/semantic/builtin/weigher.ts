/**
 * What a claim and a passage that were read closely come to: the alignment network and boosted trees over the
 * engine's measures, of which the network's verdict is one, and what the typed checks find is another.
 */
import type { MismatchKind } from '../../domain/check.ts';
import type { Objection } from '../../verify/index.ts';
import { type Forest, parseForest, score } from '../../verify/judge/forest.ts';
import type { Entailment } from '../port.ts';
import { sigmoid } from './linear.ts';
import { Network } from './network.ts';
import { MEASURES, type PairReading } from './pair.ts';
import type { TensorFile } from './tensors.ts';
import type { Words } from './words.ts';

/** How scores become probabilities; fitted on sets that were left out of the training. */
interface Calibration {
  /** Scores of the trees and how often claims of such a score are right, both rising. */
  readonly right: readonly (readonly [score: number, share: number])[];
  /** What of the rest is contradiction. */
  readonly contradict: number;
  readonly contradict_offset: number;
}

/** What the training wrote beside the numbers: what the trees look at, in order, and the calibration. */
interface Settings {
  readonly inputs: readonly string[];
  readonly calibration: Calibration;
}

/** Inputs of the trees that are no measures of the engine. */
const NETWORK = 'network';
const PASSAGE_WORDS = 'passage_words';
const DOUBTS = 'doubts';
const DENIALS = 'denials';
const LEAVES = 'leaves_';

/** What one pair comes to: logits of the network, log-odds of the trees, and what they say together. */
export interface Weighed {
  readonly logits: Float32Array;
  readonly trees: number;
  readonly entailment: Entailment;
  /** What the trees looked at. */
  readonly inputs: Float32Array;
}

export class Weigher {
  private readonly network: Network;
  private readonly forest: Forest;
  private readonly names: readonly string[];
  private readonly calibration: Calibration;

  constructor(file: TensorFile, forest: Uint8Array, words: Words) {
    const { inputs, calibration } = file.settings as unknown as Settings;
    this.network = new Network(file, words);
    this.forest = parseForest(forest);
    this.names = inputs;
    this.calibration = calibration;
    const own = new Set([NETWORK, PASSAGE_WORDS, DOUBTS, DENIALS]);
    const unknown = inputs.find(
      (name) => !own.has(name) && !name.startsWith(LEAVES) && !MEASURES.includes(name),
    );
    if (unknown !== undefined) throw new Error(`the engine measures no ${unknown}`);
  }

  /** Weighs a pair that the typed checks have nothing against. */
  weigh(pair: PairReading): Weighed {
    const logits = this.network.run(pair);
    const [yes, neutral, no] = logits;
    const network = yes - Math.max(neutral, no) - Math.log1p(Math.exp(-Math.abs(neutral - no)));
    const inputs = Float32Array.from(this.names, (name) => {
      if (name === NETWORK) return network;
      if (name === PASSAGE_WORDS) return pair.passage.vector.length;
      return pair.measures[MEASURES.indexOf(name)] ?? 0;
    });
    return this.judge(logits, inputs);
  }

  /** Weighs it again with what the typed checks find: that never makes entailment likelier. */
  doubt({ logits, inputs }: Weighed, objections: readonly Objection[]): Weighed {
    const open = new Set<MismatchKind>();
    const denied = new Set<MismatchKind>();
    for (const { kind, contradicts } of objections) (contradicts ? denied : open).add(kind);
    const doubted = inputs.slice();
    this.names.forEach((name, at) => {
      if (name === DOUBTS) doubted[at] = open.size;
      else if (name === DENIALS) doubted[at] = denied.size;
      else if (name.startsWith(LEAVES))
        doubted[at] = open.has(name.slice(LEAVES.length) as MismatchKind) ? 1 : 0;
    });
    return this.judge(logits, doubted);
  }

  private judge(logits: Float32Array, inputs: Float32Array): Weighed {
    const { right, contradict: against, contradict_offset } = this.calibration;
    const trees = score(this.forest, inputs);
    const entail = shareAt(right, trees);
    const contradict = (1 - entail) * sigmoid(against * (logits[2] - logits[1]) + contradict_offset);
    return { logits, trees, entailment: { entail, neutral: 1 - entail - contradict, contradict }, inputs };
  }
}

/** The share at a score, between those of the points beside it; that of the first or the last beyond them. */
function shareAt(points: Calibration['right'], score: number): number {
  const next = points.findIndex(([at]) => at > score);
  if (next < 0) return points[points.length - 1][1];
  if (next === 0) return points[0][1];
  const [[from, low], [to, high]] = [points[next - 1], points[next]];
  return low + ((high - low) * (score - from)) / (to - from);
}
