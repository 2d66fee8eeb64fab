/**
 * A passage and a claim as the entailment model reads them: the words of both with their places in the parse,
 * what links them, and the measures that the deterministic engine takes of how the passage stands to the claim.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import { FEATURES } from '../../verify/judge/feature-names.ts';
import { featuresOf } from '../../verify/judge/features.ts';
import { type Relations, relationsOf } from '../../verify/judge/relations.ts';
import { standsWhole } from '../../verify/matter.ts';
import type { Document } from '../../verify/read/document.ts';
import { embedText } from './embed.ts';
import { type Links, linksOf } from './links.ts';
import { type ClaimUnits, claimUnits, type Sketch, worthReading } from './sketch.ts';
import { type Layout, type Tokens, tokensOf } from './tokens.ts';
import type { Words } from './words.ts';

/** Words of a claim and of a passage that the model takes in. */
export const MOST_CLAIM_WORDS = 48;
export const MOST_PASSAGE_WORDS = 128;

/** Measures of the engine by name, whether the passage holds the claim word for word, and how near the two are. */
export const MEASURES: readonly string[] = [...FEATURES, 'verbatim', 'similarity'];

export interface PairReading {
  readonly claim: Layout;
  readonly passage: Layout;
  readonly links: Links;
  readonly measures: Float32Array;
}

/** What reading takes. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  readonly nearness: Nearness;
  readonly words: Words;
}

/** Sentences read closely, once for all that they are paired with. */
interface ReadSentences {
  readonly readings: readonly Reading[];
  readonly tokens: Tokens;
}

/** A claim, parsed when a passage is worth it. */
export class ReadClaim implements ClaimUnits {
  readonly document: Document;
  readonly units: ClaimUnits['units'];
  private read: ReadSentences | undefined;

  constructor(document: Document) {
    this.document = document;
    this.units = claimUnits(document).units;
  }

  sentences(words: Words): ReadSentences {
    const reading = this.document.whole();
    this.read ??= {
      readings: [reading],
      tokens: tokensOf([{ reading, structure: this.document.structure(-1) }], words, MOST_CLAIM_WORDS),
    };
    return this.read;
  }
}

/** A passage, of which those sentences are parsed that are worth it. */
export class ReadPassage {
  readonly document: Document;
  private readonly read = new Map<string, ReadSentences>();

  constructor(document: Document) {
    this.document = document;
  }

  /** Some of its sentences as a text of their own, a line each; all of them as they stand. */
  textOf(places: readonly number[]): string {
    const { text, scan } = this.document;
    if (places.length === scan.sentenceCount) return text;
    return places.map((at) => text.slice(scan.sentenceStart[at], scan.sentenceEnd[at])).join('\n');
  }

  sentences(places: readonly number[], words: Words): ReadSentences {
    const key = places.join();
    const kept = this.read.get(key);
    if (kept !== undefined) return kept;
    const chosen = places.map((at) => ({
      reading: this.document.sentence(at),
      structure: this.document.structure(at),
    }));
    const made = {
      readings: chosen.map(({ reading }) => reading),
      tokens: tokensOf(chosen, words, MOST_PASSAGE_WORDS),
    };
    this.read.set(key, made);
    return made;
  }
}

/** Reads the sentences of a passage that carry a claim closely against it. */
export function readPair(
  claim: ReadClaim,
  passage: ReadPassage,
  found: Sketch,
  knowledge: Knowledge,
): PairReading {
  const { lexicon, words } = knowledge;
  const ours = claim.sentences(words);
  const theirs = passage.sentences(worthReading(found), words);
  return {
    claim: ours.tokens,
    passage: theirs.tokens,
    links: linksOf(ours, theirs, lexicon),
    measures: measuresOf(claim.document, passage.document, found, knowledge),
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}

/** Coverage under which the words of a claim are not asked who governs whom. */
const WORTH_RELATING = 0.5;

function measuresOf(
  claim: Document,
  passage: Document,
  { units, support, sentences }: Sketch,
  knowledge: Knowledge,
): Float32Array {
  const reading = claim.whole();
  const relations = relationsBetween(claim, units, support);
  const out = new Float32Array(MEASURES.length);
  const { nearness, words } = knowledge;
  // What the grammar proves and the typed checks find is not measured here: the layer asks for it where it matters.
  const measured = {
    all: sentences,
    length: support.sentences[0]!.source.scan.sentenceCount,
    titleGain: 0,
    relations,
    progress: undefined,
    mismatches: [],
    nearness,
  };
  out.set(featuresOf(reading, units, support, measured));
  out[FEATURES.length] = standsWhole(reading, support) ? 1 : 0;
  out[FEATURES.length + 1] = product(embedText(claim, words), embedText(passage, words));
  return out;
}

function relationsBetween(
  claim: Document,
  units: Sketch['units'],
  support: Sketch['support'],
): Relations | undefined {
  const english =
    claim.whole().language === 'en' && support.sentences.every(({ reading }) => reading.language === 'en');
  if (!english || support.coverage < WORTH_RELATING) return undefined;
  return relationsOf(units, support, {
    claim: claim.structure(-1),
    sentences: support.sentences.map(({ source, sentence }) => source.structure(sentence)),
  });
}
