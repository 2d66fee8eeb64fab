/** The entailment model: what of a passage carries a claim by its words is read closely and weighed. */
import type { Examination } from '../../verify/index.ts';
import type { Entailment, Pair } from '../port.ts';
import { ABSTAINED, joinWindows, windowsOf } from '../windows.ts';
import { Memory } from './memory.ts';
import { MOST_PASSAGE_WORDS, type ReadClaim, type ReadPassage } from './pair.ts';
import type { Reader } from './reader.ts';
import type { Sighted, Weigher } from './weigher.ts';

/** Pairs whose reading is kept. */
const MOST_SIGHTS_KEPT = 4_096;

/** Coverage by its words alone under which a passage is not read closely: none so bare was ever found to carry a claim. */
const WORTH_READING = 0.35;

/** What is said of a passage that hardly touches the claim. */
const UNTOUCHED: Entailment = { entail: 0.05, neutral: 0.9, contradict: 0.05 };

export class EntailmentModel {
  private readonly reader: Reader;
  private readonly weigher: Weigher;
  private readonly sights = new Memory<Sighted>(MOST_SIGHTS_KEPT, () => 1);

  constructor(reader: Reader, weigher: Weigher) {
    this.reader = reader;
    this.weigher = weigher;
  }

  /** Judges pairs; a text that comes again is read once. */
  entail(pairs: readonly Pair[]): Entailment[] {
    return pairs.map(({ premise, hypothesis, examine }) => {
      const claim = this.reader.claim(hypothesis);
      if (claim === undefined) return ABSTAINED;
      const verdicts = this.pieces(premise).map((piece) => this.judge(claim, piece, examine));
      return verdicts.length === 0 ? ABSTAINED : joinWindows(verdicts);
    });
  }

  /** What the sentences of a passage that carry the claim say of it; the others are not read closely. */
  private judge(
    claim: ReadClaim,
    passage: ReadPassage,
    examine: (() => Examination) | undefined,
  ): Entailment {
    const carrying = this.reader.carrying(claim, passage);
    if (carrying === undefined) return ABSTAINED;
    if (carrying.coverage < WORTH_READING) return UNTOUCHED;
    const seen = this.sights.get(`${claim.document.text}\n\n${carrying.text}`, () =>
      this.weigher.see(this.reader.pair(claim, carrying)),
    );
    return this.weigher.weigh(seen, examine?.().measures).entailment;
  }

  /** A passage in pieces that the network takes in whole; none for a passage without words. */
  private pieces(text: string): readonly ReadPassage[] {
    const passage = this.reader.passage(text);
    const { tokenCount } = passage.document.scan;
    if (tokenCount === 0) return [];
    if (tokenCount <= MOST_PASSAGE_WORDS) return [passage];
    return windowsOf(text, Math.ceil(text.length / 2)).flatMap((piece) => this.pieces(piece));
  }
}
