/**
 * What a claim and a passage that were read closely come to: boosted trees over what the encoder and the alignment
 * network say of the two, and what the engine's judge sees of the passage. There are two forests: one for texts of any kind, one for business
 * records and mails, which is asked of a text that speaks of such matters.
 */
import { LEAST_MATCHED } from '../../verify/judge/calibration.ts';
import { FEATURES } from '../../verify/judge/feature-names.ts';
import { type Forest, parseForest, score } from '../../verify/judge/forest.ts';
import type { Entailment } from '../port.ts';
import { sigmoid } from './linear.ts';
import { Matter } from './matter.ts';
import { Network } from './network.ts';
import { MEASURES, type PairReading } from './pair.ts';
import type { TensorFile } from './tensors.ts';
import type { Words } from './words.ts';

/** Scores of a forest and how often claims of such a score are right, both rising. */
type Curve = readonly (readonly [score: number, share: number])[];

/** How scores become probabilities; fitted on sets that were left out of the training. */
interface Calibration {
  readonly right: { readonly common: Curve; readonly business: Curve };
  /** What of the rest is contradiction. */
  readonly contradict: number;
  readonly contradict_offset: number;
}

/** What the training wrote beside the numbers. */
interface Settings {
  /** What the forests look at, in order. */
  readonly inputs: readonly string[];
  /** Log-odds of being a business text from which the forest of those is asked. */
  readonly business_from: number;
  readonly calibration: Calibration;
}

/** The files of the forests. */
export interface ForestFiles {
  readonly common: Uint8Array;
  readonly business: Uint8Array;
}

/** What one pair comes to before the engine examined it. */
export interface Sighted {
  /** Of the alignment network. */
  readonly logits: Float32Array;
  /** Log-odds of being a business text. */
  readonly business: number;
  /** What the forests look at beside the judge's features, by name. */
  readonly own: ReadonlyMap<string, number>;
  /** The judge's features as far as the words of the pair alone tell them. */
  readonly features: Float32Array;
}

/** The score of the forest that was asked, and what it says. */
export interface Weighed {
  readonly score: number;
  readonly entailment: Entailment;
}

export class Weigher {
  private readonly network: Network;
  private readonly matter: Matter;
  private readonly forests: { readonly common: Forest; readonly business: Forest };
  private readonly settings: Settings;
  /** For each input the place of the feature of its name; -1 for one of our own. */
  private readonly places: readonly number[];

  constructor(file: TensorFile, forests: ForestFiles, words: Words) {
    this.settings = file.settings as unknown as Settings;
    this.network = new Network(file, words);
    this.matter = new Matter(file, words);
    this.forests = { common: parseForest(forests.common), business: parseForest(forests.business) };
    this.places = this.settings.inputs.map((name) => FEATURES.indexOf(name));
    const none = new Float32Array(3);
    const own = ownInputs(none, none, new Float32Array(MEASURES.length), 0);
    const unknown = this.settings.inputs.find((name, at) => this.places[at] < 0 && !own.has(name));
    if (unknown !== undefined) throw new Error(`the engine measures no ${unknown}`);
  }

  /** What is seen of a pair by itself. `encoded`: the logits of the encoder. */
  see(pair: PairReading, encoded: Float32Array): Sighted {
    const logits = this.network.run(pair);
    return {
      logits,
      business: this.matter.business(pair.claim, pair.passage),
      own: ownInputs(encoded, logits, pair.measures, pair.passage.vector.length),
      features: pair.measures.subarray(0, FEATURES.length),
    };
  }

  /** Weighs it by the features that the engine's judge sees of the passage; by those of its words where they are not known. */
  weigh({ business, own, features }: Sighted, examined: Float32Array = features): Weighed {
    const { inputs, business_from, calibration } = this.settings;
    const row = Float32Array.from(inputs, (name, at) =>
      this.places[at] < 0 ? own.get(name)! : examined[this.places[at]],
    );
    const forest = business >= business_from ? 'business' : 'common';
    const found = score(this.forests[forest], row);
    const told = shareAt(calibration.right[forest], found);
    const entail = examined[MATCHED] < LEAST_MATCHED ? Math.min(told, EVEN) : told;
    const against = calibration.contradict * own.get('encoder_against')! + calibration.contradict_offset;
    const contradict = (1 - entail) * sigmoid(against);
    return { score: found, entailment: { entail, neutral: 1 - entail - contradict, contradict } };
  }
}

/** Where the judge's features have the share of the claim that stands in the passage in some word of its own. */
const MATCHED = FEATURES.indexOf('coverage');
/**
 * The most that is said of a claim in free words: of twins in like words, one true and one false, the forests accept the
 * one as often as the other (`bench/twins`).
 */
const EVEN = 0.5;

/** Inputs of the forests that are no features of the judge. */
function ownInputs(
  encoded: Float32Array,
  logits: Float32Array,
  measures: Float32Array,
  passageWords: number,
): ReadonlyMap<string, number> {
  const measured = (name: string): number => measures[MEASURES.indexOf(name)];
  return new Map([
    ['encoder', oddsOf(encoded)],
    ['encoder_against', encoded[2] - encoded[1]],
    ['network', oddsOf(logits)],
    ['against', logits[2] - logits[1]],
    ['similarity', measured('similarity')],
    ['verbatim', measured('verbatim')],
    ['passage_words', passageWords],
  ]);
}

/** Log-odds of entailment. */
const oddsOf = ([yes, neutral, no]: Float32Array): number =>
  yes - Math.max(neutral, no) - Math.log1p(Math.exp(-Math.abs(neutral - no)));

/** The share at a score, between those of the points beside it; that of the first or the last beyond them. */
function shareAt(points: Curve, score: number): number {
  const next = points.findIndex(([at]) => at > score);
  if (next < 0) return points[points.length - 1][1];
  if (next === 0) return points[0][1];
  const [[from, low], [to, high]] = [points[next - 1], points[next]];
  return low + ((high - low) * (score - from)) / (to - from);
}
