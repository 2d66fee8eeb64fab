/** The entailment model: the alignment network and boosted trees, each fallible in its own way, weighed together. */

import { Document } from '../../verify/document.ts';
import { type Forest, parseForest, score } from '../../verify/judge/forest.ts';
import type { Entailment, Pair } from '../port.ts';
import { ABSTAINED, joinWindows, windowsOf } from '../windows.ts';
import { sigmoid } from './linear.ts';
import { Memory } from './memory.ts';
import { Network } from './network.ts';
import {
  type Knowledge,
  MEASURES,
  MOST_CLAIM_WORDS,
  MOST_PASSAGE_WORDS,
  type PairReading,
  type ReadText,
  readClaim,
  readPair,
  readPassage,
} from './pair.ts';
import { Parses } from './parses.ts';
import type { TensorFile } from './tensors.ts';

/** How scores become probabilities; fitted on sets that were left out of the training. */
interface Calibration {
  /** Of both scores, of the logarithm of the passage's words, of its products with them, and of their agreement. */
  readonly weights: Readonly<
    Record<'network' | 'trees' | 'length' | 'length_network' | 'length_trees' | 'agreed', number>
  >;
  readonly offset: number;
  /** What of the rest is contradiction. */
  readonly contradict: number;
  readonly contradict_offset: number;
}

/** Passages of fewer words are as one of so many. */
const SHORTEST = 3;

/** What one reading of a pair comes to: logits of the network, log-odds of the trees, and what they say together. */
export interface Scores {
  readonly logits: Float32Array;
  readonly trees: number;
  readonly entailment: Entailment;
}

/** Words of texts that are kept as they were read; each takes about two kilobytes. */
const MOST_CLAIMS_KEPT = 2_000;
const MOST_PASSAGES_KEPT = 10_000;
const wordsOf = (texts: readonly ReadText[]): number =>
  texts.reduce((sum, { tokens }) => sum + tokens.words.length, 1);

export class EntailmentModel {
  private readonly knowledge: Knowledge;
  private readonly network: Network;
  private readonly forest: Forest;
  /** Places of the trees' features among the measures. */
  private readonly measures: readonly number[];
  private readonly calibration: Calibration;
  /** Passages of one claim share their sentences, and claims of one request their passages. */
  private readonly parses = new Parses();
  private readonly claims = new Memory<readonly ReadText[]>(MOST_CLAIMS_KEPT, wordsOf);
  private readonly passages = new Memory<readonly ReadText[]>(MOST_PASSAGES_KEPT, wordsOf);

  constructor(knowledge: Knowledge, file: TensorFile, forest: Uint8Array) {
    const { measures, calibration } = file.settings as { measures: string[]; calibration: Calibration };
    this.knowledge = knowledge;
    this.network = new Network(file, knowledge.words);
    this.forest = parseForest(forest);
    this.measures = measures.map((name) => {
      const place = MEASURES.indexOf(name);
      if (place < 0) throw new Error(`the engine measures no ${name}`);
      return place;
    });
    this.calibration = calibration;
  }

  /** Judges pairs; a text that comes again is read once. */
  entail(pairs: readonly Pair[]): Entailment[] {
    return pairs.map((pair) => {
      const verdicts = this.scores(pair).map(({ entailment }) => entailment);
      return verdicts.length === 0 ? ABSTAINED : joinWindows(verdicts);
    });
  }

  /** What each piece of the premise comes to; none for a pair that cannot be read. */
  scores({ premise, hypothesis }: Pair): Scores[] {
    const [claim] = this.claims.get(hypothesis, (text) => this.readClaim(text));
    if (claim === undefined) return [];
    const pieces = this.passages.get(premise, (text) => this.readPieces(text));
    return pieces.map((piece) => this.weigh(readPair(claim, piece, this.knowledge)));
  }

  private open(text: string): Document {
    return new Document(text, this.knowledge.lexicon, undefined, this.parses.parse);
  }

  /** A claim as it was read; nothing for one without words, or with more than the network takes in. */
  private readClaim(text: string): readonly ReadText[] {
    const document = this.open(text);
    const { tokenCount } = document.scan;
    return tokenCount === 0 || tokenCount > MOST_CLAIM_WORDS ? [] : [readClaim(document, this.knowledge)];
  }

  /** A passage in pieces that the network takes in whole; none for a passage without words. */
  private readPieces(text: string): readonly ReadText[] {
    const document = this.open(text);
    const { tokenCount } = document.scan;
    if (tokenCount === 0) return [];
    if (tokenCount <= MOST_PASSAGE_WORDS) return [readPassage(document, this.knowledge)];
    return windowsOf(text, Math.ceil(text.length / 2)).flatMap((piece) => this.readPieces(piece));
  }

  /** What a pair that was read comes to. */
  weigh(pair: PairReading): Scores {
    const { weights, offset, contradict: slope, contradict_offset } = this.calibration;
    const logits = this.network.run(pair);
    const [yes, neutral, no] = logits;
    const network = yes - Math.max(neutral, no) - Math.log1p(Math.exp(-Math.abs(neutral - no)));
    const measures = Float32Array.from(this.measures, (place) => pair.measures[place]);
    const trees = score(this.forest, measures);
    const length = Math.log(Math.max(SHORTEST, pair.passage.vector.length));
    const entail = sigmoid(
      (weights.network + weights.length_network * length) * network +
        (weights.trees + weights.length_trees * length) * trees +
        weights.length * length +
        weights.agreed * Math.max(0, network) * Math.max(0, trees) +
        offset,
    );
    const contradict = (1 - entail) * sigmoid(slope * (no - neutral) + contradict_offset);
    return { logits, trees, entailment: { entail, neutral: 1 - entail - contradict, contradict } };
  }
}
