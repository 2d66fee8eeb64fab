/** One statement of a claim against the evidence: which sentences carry it, and what stands against it. */
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading } from '../text/reading.ts';
import { align, type Match } from './align.ts';
import type { Document } from './document.ts';
import { featuresOf } from './judge/features.ts';
import { type Forest, score } from './judge/forest.ts';
import { type Relations, relationsOf } from './judge/relations.ts';
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

/** Lexical coverage under which a support cannot carry a statement, and its sentences are not parsed. */
const WORTH_PARSING = 0.4;

/** Reads the evidence for one statement: sentence `index` of a claim, or all of it where that is -1. */
export function readPart(
  claim: Document,
  index: number,
  documents: readonly Document[],
  titles: readonly ReadonlySet<string>[],
  lexicon: Lexicon,
  forest: Forest,
): Part {
  const reading = index < 0 ? claim.whole() : claim.sentence(index);
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
  let best: Judged | undefined;
  for (const seed of sentences.slice(0, MOST_SEEDS)) {
    const joined = supportFrom(seed, sentences, units);
    const support = withTitles(joined, units, titles);
    const titleGain = support.coverage - joined.coverage;
    const judged = judge({ claim, index, reading, units, sentences, titleGain, forest }, support);
    if (best === undefined || judged.score > best.score) best = judged;
  }
  return { reading, units, sentences, best, scattered: scatteredCoverage(units, sentences) };
}

interface Case {
  readonly claim: Document;
  readonly index: number;
  readonly reading: Reading;
  readonly units: readonly Unit[];
  readonly sentences: readonly AlignedSentence[];
  readonly titleGain: number;
  readonly forest: Forest;
}

function judge(one: Case, support: Support): Judged {
  const { reading, units, sentences, titleGain, forest } = one;
  const relations = relate(one, support);
  const features = featuresOf(reading, units, support, sentences, titleGain, relations);
  const mismatches = mismatchesOf(reading, units, support, relations);
  return { support, features, score: score(forest, features), mismatches };
}

/** How the support relates the statement's words; only English is parsed, and only where it may matter. */
function relate(one: Case, support: Support): Relations | undefined {
  const english =
    one.reading.language === 'en' && support.sentences.every((s) => s.reading.language === 'en');
  if (!english || support.coverage < WORTH_PARSING) return undefined;
  return relationsOf(one.units, support, {
    claim: one.claim.structure(one.index),
    sentences: support.sentences.map((sentence) => sentence.source.structure(sentence.sentence)),
  });
}

/** What the title of a source says of its matter counts for units that its sentences leave open. */
function withTitles(
  support: Support,
  units: readonly Unit[],
  titles: readonly ReadonlySet<string>[],
): Support {
  const words = support.sentences.map((sentence) => titles[sentence.document]).filter((set) => set.size > 0);
  if (words.length === 0) return support;
  const matches = support.matches.map((match, i) => {
    const { lemma, form } = units[i].word;
    const named = match.strength < 0.5 && words.some((set) => set.has(lemma) || set.has(form));
    return named ? TITLED : match;
  });
  return { ...support, matches, coverage: coverageOf(units, matches) };
}

const TITLED: Match = { kind: 'same', strength: 0.8, at: -1 };

function scatteredCoverage(units: readonly Unit[], sentences: readonly AlignedSentence[]): number {
  let sum = 0;
  units.forEach((unit, i) => {
    let best = 0;
    for (const one of sentences) best = Math.max(best, one.alignment.matches[i].strength);
    sum += unit.weight * best;
  });
  return sum / totalWeight(units);
}
