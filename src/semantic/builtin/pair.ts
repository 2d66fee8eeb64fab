/**
 * A passage and a claim as the entailment model reads them: the words of both with their places in the parse,
 * what links them, and the measures that the deterministic engine takes of how the passage stands to the claim.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import type { Document } from '../../verify/document.ts';
import { FEATURES } from '../../verify/judge/features.ts';
import type { Forest } from '../../verify/judge/forest.ts';
import { readPart } from '../../verify/part.ts';
import { type Links, linksOf } from './links.ts';
import { type Layout, type Tokens, tokensOf } from './tokens.ts';
import type { Words } from './words.ts';

/** Words of a claim and of a passage that the model takes in. */
export const MOST_CLAIM_WORDS = 48;
export const MOST_PASSAGE_WORDS = 128;

/** Measures of the engine by name, and whether the passage holds the claim as it stands, or nothing of it. */
export const MEASURES: readonly string[] = [...FEATURES, 'verbatim', 'nothing'];

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

const NO_FOREST: Forest = {
  depth: 1,
  trees: 0,
  features: FEATURES.length,
  bias: 0,
  splitFeature: new Uint8Array(0),
  splitAt: new Float32Array(0),
  leaf: new Float32Array(0),
};

/** A claim or a passage, read once for all that it is paired with. */
export interface ReadText {
  readonly document: Document;
  readonly readings: readonly Reading[];
  readonly tokens: Tokens;
}

/** Reads a claim as one statement. */
export function readClaim(document: Document, { words }: Knowledge): ReadText {
  const reading = document.whole();
  const sentences = [{ reading, structure: document.structure(-1) }];
  return { document, readings: [reading], tokens: tokensOf(sentences, words, MOST_CLAIM_WORDS) };
}

/** Reads a passage sentence by sentence. */
export function readPassage(document: Document, { words }: Knowledge): ReadText {
  const sentences = Array.from({ length: document.scan.sentenceCount }, (_, at) => ({
    reading: document.sentence(at),
    structure: document.structure(at),
  }));
  const readings = sentences.map(({ reading }) => reading);
  return { document, readings, tokens: tokensOf(sentences, words, MOST_PASSAGE_WORDS) };
}

/** Reads a passage against a claim. */
export function readPair(claim: ReadText, passage: ReadText, knowledge: Knowledge): PairReading {
  const links = linksOf(claim, passage, knowledge.lexicon);
  return {
    claim: claim.tokens,
    passage: passage.tokens,
    links,
    measures: measuresOf(claim, passage, knowledge),
  };
}

function measuresOf(claim: ReadText, passage: ReadText, { lexicon, nearness }: Knowledge): Float32Array {
  const sources = { documents: [passage.document], titles: [new Set<string>()], cited: [] };
  const { best } = readPart(claim.document, -1, sources, { lexicon, nearness, forest: NO_FOREST });
  const out = new Float32Array(MEASURES.length);
  if (best === undefined) out[FEATURES.length + 1] = 1;
  else if (best.features === undefined) out[FEATURES.length] = 1;
  else out.set(best.features);
  return out;
}
