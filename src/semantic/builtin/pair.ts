/**
 * A passage and a claim as the entailment model reads them: the words of both with their places in the parse,
 * what links them, and the measures that the deterministic engine takes of how the passage stands to the claim.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import { Document } from '../../verify/document.ts';
import { FEATURES } from '../../verify/judge/features.ts';
import type { Forest } from '../../verify/judge/forest.ts';
import { readPart } from '../../verify/part.ts';
import { type Links, linksOf } from './links.ts';
import { type ReadSentence, type Tokens, tokensOf } from './tokens.ts';
import type { Words } from './words.ts';

/** Words of a claim and of a passage that the model takes in. */
export const MOST_CLAIM_WORDS = 48;
export const MOST_PASSAGE_WORDS = 128;

/** Measures of the engine by name, and whether the passage holds the claim as it stands, or nothing of it. */
export const MEASURES: readonly string[] = [...FEATURES, 'verbatim', 'nothing'];

export interface PairReading {
  readonly claim: Tokens;
  readonly passage: Tokens;
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

/** A claim read once for all of its passages. */
export interface ReadClaim {
  readonly document: Document;
  readonly sentences: readonly ReadSentence[];
  readonly tokens: Tokens;
}

export function readClaim(text: string, { lexicon, words }: Knowledge): ReadClaim {
  const document = new Document(text, lexicon);
  const sentences = [{ reading: document.whole(), structure: document.structure(-1) }];
  return { document, sentences, tokens: tokensOf(sentences, words, MOST_CLAIM_WORDS) };
}

/** Reads a passage against a claim. */
export function readPair(claim: ReadClaim, passage: Document, knowledge: Knowledge): PairReading {
  const { lexicon, words } = knowledge;
  const sentences = Array.from({ length: passage.scan.sentenceCount }, (_, at) => ({
    reading: passage.sentence(at),
    structure: passage.structure(at),
  }));
  const tokens = tokensOf(sentences, words, MOST_PASSAGE_WORDS);
  const links = linksOf(
    { tokens: claim.tokens, readings: claim.sentences.map(({ reading }) => reading) },
    { tokens, readings: sentences.map(({ reading }) => reading) },
    lexicon,
  );
  return { claim: claim.tokens, passage: tokens, links, measures: measuresOf(claim, passage, knowledge) };
}

function measuresOf(claim: ReadClaim, passage: Document, { lexicon, nearness }: Knowledge): Float32Array {
  const sources = { documents: [passage], titles: [new Set<string>()], cited: [] };
  const { best } = readPart(claim.document, -1, sources, { lexicon, nearness, forest: NO_FOREST });
  const out = new Float32Array(MEASURES.length);
  if (best === undefined) out[FEATURES.length + 1] = 1;
  else if (best.features === undefined) out[FEATURES.length] = 1;
  else out.set(best.features);
  return out;
}
