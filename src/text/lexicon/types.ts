/** Noun, verb, adjective, adverb; `x` for a word of a closed class (pronoun, preposition, …). */
export type Pos = 'n' | 'v' | 'a' | 'r' | 'x';

/** A dictionary form with the part of speech in which it was found. */
export interface Lemma {
  readonly lemma: string;
  readonly pos: Pos;
}

/**
 * What the evidence's word is, relative to the claim's word.
 * `same`, `synonym`, `derivation`, `entails` and `hyponym` (the evidence says something narrower) speak for
 * the claim; `hypernym` (the evidence is broader) and `sibling` (another of its kind) do not; `antonym`
 * speaks against it (opposites and converses, e.g. buyer and seller).
 */
export type RelationKind =
  | 'same'
  | 'synonym'
  | 'derivation'
  | 'entails'
  | 'hyponym'
  | 'hypernym'
  | 'sibling'
  | 'antonym'
  | 'none';

export interface Relation {
  readonly kind: RelationKind;
  /** In [0, 1]: how sure the relation is in the words' usual meanings; 0 for `none`. */
  readonly strength: number;
}

/** A dictionary entry of several words found in a sequence of lemmas. */
export interface Phrase {
  /** Number of words it takes. */
  readonly length: number;
  /** The entry, its words separated by single spaces. */
  readonly lemma: string;
}

/** A damaged lexicon, or one of another format. */
export class LexiconError extends Error {
  readonly code = 'lexicon_format';
  override readonly name = 'LexiconError';
}

export type { Language } from '../language.ts';
