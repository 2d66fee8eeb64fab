/** The entailment model: what of a passage carries a claim by its words is read closely and weighed. */
import type { Examination } from '../../verify/index.ts';
import type { Entailment, Pair } from '../port.ts';
import { ABSTAINED, joinWindows, SILENT, windowsOf } from '../windows.ts';
import type { Encoder } from './encoder.ts';
import { Memory } from './memory.ts';
import { MOST_PASSAGE_WORDS, type ReadClaim, type ReadPassage } from './pair.ts';
import type { Carrying, Reader } from './reader.ts';
import type { Sighted, Weigher } from './weigher.ts';

/** Pairs whose reading is kept. */
const MOST_SIGHTS_KEPT = 4_096;

/** Coverage by its words alone under which a passage is not read closely: none so bare was ever found to carry a claim. */
const WORTH_READING = 0.35;

/** What is said of a passage that hardly touches the claim. */
const UNTOUCHED: Entailment = { entail: 0.05, neutral: 0.9, contradict: 0.05 };

export class EntailmentModel {
  private readonly reader: Reader;
  private readonly encoder: Encoder;
  private readonly weigher: Weigher;
  private readonly sights = new Memory<Promise<Sighted>>(MOST_SIGHTS_KEPT, () => 1);

  constructor(reader: Reader, encoder: Encoder, weigher: Weigher) {
    this.reader = reader;
    this.encoder = encoder;
    this.weigher = weigher;
  }

  /** Judges pairs in turn; a text that comes again is read once. */
  async entail(pairs: readonly Pair[]): Promise<Entailment[]> {
    const found: Entailment[] = [];
    for (const { premise, hypothesis, examine } of pairs) {
      const claim = this.reader.claim(hypothesis);
      if (claim === undefined) {
        const { tokenCount } = this.reader.passage(hypothesis).document.scan;
        found.push(tokenCount === 0 ? SILENT : ABSTAINED);
        continue;
      }
      const verdicts: Entailment[] = [];
      for (const piece of this.pieces(premise)) verdicts.push(await this.judge(claim, piece, examine));
      found.push(verdicts.length === 0 ? SILENT : joinWindows(verdicts));
    }
    return found;
  }

  /** What the sentences of a passage that carry the claim say of it; the others are not read closely. */
  private async judge(
    claim: ReadClaim,
    passage: ReadPassage,
    examine: (() => Examination) | undefined,
  ): Promise<Entailment> {
    const carrying = this.reader.carrying(claim, passage);
    if (carrying === undefined) return SILENT;
    if (carrying.coverage < WORTH_READING) return UNTOUCHED;
    const seen = await this.sighted(claim, carrying);
    return this.weigher.weigh(seen, examine?.().measures).entailment;
  }

  private async sighted(claim: ReadClaim, carrying: Carrying): Promise<Sighted> {
    const key = `${claim.document.text}\n\n${carrying.text}`;
    try {
      return await this.sights.get(key, () => this.see(claim, carrying));
    } catch (error) {
      this.sights.forget(key);
      throw error;
    }
  }

  private async see(claim: ReadClaim, carrying: Carrying): Promise<Sighted> {
    const encoded = await this.encoder.run(claim.document.text, carrying.text);
    return this.weigher.see(this.reader.pair(claim, carrying), encoded);
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
