/** One statement of a claim against the evidence: which sentences carry it, and what stands against it. */
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading } from '../text/reading.ts';
import { align } from './align.ts';
import type { Document } from './document.ts';
import { featuresOf } from './judge/features.ts';
import { type Forest, score } from './judge/forest.ts';
import { type Mismatch, mismatchesOf } from './mismatch.ts';
import { queryOf, retrieve } from './retrieve.ts';
import { type AlignedSentence, coverageOf, type Support, supportFrom } from './support.ts';
import { totalWeight, type Unit, unitsOf } from './units.ts';

/** A support with what the judge makes of it. */
export interface Judged {
  readonly support: Support;
  readonly features: Float32Array;
  /** Log-odds that it supports the statement. */
  readonly score: number;
  readonly mismatches: readonly Mismatch[];
}

export interface Part {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** All sentences that speak to it, best first. */
  readonly sentences: readonly AlignedSentence[];
  /** The best support; undefined when nothing speaks to the statement. */
  readonly best: Judged | undefined;
  /** Share of its weight that all sentences together account for, however scattered. */
  readonly scattered: number;
}

/** Sentences read closely for one statement. */
const MOST_CANDIDATES = 10;
/** Supports that are judged. */
const MOST_SEEDS = 3;

/** Reads the evidence for one statement. */
export function readPart(
  reading: Reading,
  documents: readonly Document[],
  titleWords: ReadonlySet<string>,
  lexicon: Lexicon,
  forest: Forest,
): Part {
  const units = unitsOf(reading);
  const candidates = retrieve(documents, queryOf(reading, units, lexicon), MOST_CANDIDATES);
  const sentences = candidates
    .map((one): AlignedSentence => {
      const source = documents[one.document];
      const sentence = source.sentence(one.sentence);
      const alignment = align(units, sentence, lexicon);
      const coverage = coverageOf(units, alignment.matches);
      return {
        document: one.document,
        source,
        sentence: one.sentence,
        reading: sentence,
        alignment,
        coverage,
      };
    })
    .sort((a, b) => b.coverage - a.coverage || a.document - b.document || a.sentence - b.sentence);
  const titleGain = shareOf(units, titleWords);
  let best: Judged | undefined;
  for (const seed of sentences.slice(0, MOST_SEEDS)) {
    const judged = judge(reading, units, supportFrom(seed, sentences, units), sentences, titleGain, forest);
    if (best === undefined || judged.score > best.score) best = judged;
  }
  return { reading, units, sentences, best, scattered: scatteredCoverage(units, sentences) };
}

function judge(
  reading: Reading,
  units: readonly Unit[],
  support: Support,
  all: readonly AlignedSentence[],
  titleGain: number,
  forest: Forest,
): Judged {
  const features = featuresOf(reading, units, support, all, titleGain);
  return {
    support,
    features,
    score: score(forest, features),
    mismatches: mismatchesOf(reading, units, support),
  };
}

/** Share of the claim's weight that the titles of the sources name. */
function shareOf(units: readonly Unit[], words: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let sum = 0;
  for (const unit of units) if (words.has(unit.word.lemma) || words.has(unit.word.form)) sum += unit.weight;
  return sum / totalWeight(units);
}

function scatteredCoverage(units: readonly Unit[], sentences: readonly AlignedSentence[]): number {
  let sum = 0;
  units.forEach((unit, i) => {
    let best = 0;
    for (const one of sentences) best = Math.max(best, one.alignment.matches[i].strength);
    sum += unit.weight * best;
  });
  return sum / totalWeight(units);
}
