/**
 * A claim laid against a passage by its words alone, before anything is parsed: which sentences of the passage carry
 * it, and how much of it they touch. What they do not touch no closer reading finds.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Unit, unitsOf } from '../../verify/claim/units.ts';
import {
  type AlignedSentence,
  alignedSentence,
  byCoverage,
  type Support,
  supportFrom,
} from '../../verify/match/support.ts';
import type { Document } from '../../verify/read/document.ts';

/** A claim as it is laid against passages. */
export interface ClaimUnits {
  readonly document: Document;
  readonly units: readonly Unit[];
}

export interface Sketch {
  readonly units: readonly Unit[];
  /** The sentences that carry most of the claim with fewest. */
  readonly support: Support;
  /** All sentences of the passage, best first. */
  readonly sentences: readonly AlignedSentence[];
}

/** Sentences that supports are tried from. */
const MOST_SEEDS = 3;
/** What each sentence beyond the first must add to be preferred. */
const SENTENCE_COST = 0.05;

export function claimUnits(document: Document): ClaimUnits {
  return { document, units: unitsOf(document.whole()) };
}

/** Lays a claim against all sentences of a passage; undefined where either has nothing to say. */
export function sketch({ units }: ClaimUnits, passage: Document, lexicon: Lexicon): Sketch | undefined {
  const count = passage.scan.sentenceCount;
  if (units.length === 0 || count === 0) return undefined;
  const sentences = Array.from({ length: count }, (_, sentence) =>
    alignedSentence({ document: 0, sentence, score: 0 }, [passage], units, lexicon),
  ).sort(byCoverage);
  let support = supportFrom(sentences[0], sentences, units);
  for (const seed of sentences.slice(1, MOST_SEEDS)) {
    const other = supportFrom(seed, sentences, units);
    if (merit(other) > merit(support)) support = other;
  }
  return { units, support, sentences };
}

const merit = ({ coverage, sentences }: Support): number => coverage - SENTENCE_COST * (sentences.length - 1);

/** Words of a passage that is read whole, however little of it carries the claim. */
const READ_WHOLE = 32;

/** Numbers of the sentences to be read closely, in the order of the passage: the support's, all of a short passage. */
export function worthReading({ support, sentences }: Sketch): readonly number[] {
  const { scan } = support.sentences[0].source;
  const chosen = scan.tokenCount <= READ_WHOLE ? sentences : support.sentences;
  return chosen.map(({ sentence }) => sentence).sort((a, b) => a - b);
}
