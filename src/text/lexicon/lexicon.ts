import { Expansion } from './expansion.ts';
import { decodeTables, Flag, NO_WEIGHT, startsOf, type Tables } from './format.ts';
import { functionWords } from './function-words.ts';
import { Morphology, plainForm } from './morphology.ts';
import { Profiles } from './profiles.ts';
import { Relations } from './relations.ts';
import { stem } from './stem.ts';
import type { Language, Lemma, Phrase, Pos, Relation } from './types.ts';
import { WordTable } from './words.ts';

/** Weight of a word that was never counted, and of one with digits or signs in it. */
const RARE = 0.95;
const LETTERS = /^\p{L}+$/u;

/** What is known of words. Every answer depends on the bytes it was loaded from and on nothing else. */
export interface Lexicon {
  /** 16 hex digits that name the content. */
  readonly version: string;
  /** The dictionary form of a form, in lower case; `pos` asks for a reading in that part of speech. */
  lemma(form: string, pos?: Pos): string;
  /** Every reading of a form, never empty. */
  lemmas(form: string): readonly Lemma[];
  /** What the evidence's lemma is, relative to the claim's lemma. */
  relation(claimLemma: string, evidenceLemma: string, pos?: Pos): Relation;
  /** The longest dictionary entry of two or more words that begins at `lemmas[at]`. */
  phrase(lemmas: readonly string[], at: number): Phrase | undefined;
  /** Information weight in [0, 1]: 0 for function words of `language` (`en` by default), near 1 for rare ones. */
  weight(form: string, language?: Language): number;
  /** Up to 24 lemmas that could stand for this one in evidence. */
  expand(lemma: string): readonly string[];
  /** Whether a form is a dictionary word or an irregular form of one. */
  knows(form: string): boolean;
  /** The stem that inflected forms share, for retrieval. */
  stem(form: string, language: Language): string;
  /** Whether a form, with or without its accents, is grammar rather than content. */
  isFunctionWord(form: string, language: Language): boolean;
}

/**
 * A lexicon over the bytes that `training/lexicon/compile.ts` writes. The bytes are kept, not copied.
 * @throws LexiconError when they are not a lexicon
 */
export function loadLexicon(bytes: Uint8Array): Lexicon {
  const tables = decodeTables(bytes);
  const starts = startsOf(tables);
  const words = new WordTable(tables, starts);
  const morphology = new Morphology(tables, starts, words);
  const relations = new Relations(tables, starts, morphology, new Profiles(tables, starts));
  const expansion = new Expansion(tables, starts, words, morphology);
  return {
    version: tables.version,
    lemma: (form, pos) => morphology.lemma(form, pos),
    lemmas: (form) => morphology.lemmas(form),
    relation: (claim, evidence, pos) => relations.between(claim, evidence, pos),
    phrase: (lemmas, at) => findPhrase(tables, words, morphology, lemmas, at),
    weight: (form, language = 'en') => weigh(tables, words, morphology, form, language),
    expand: (lemma) => expansion.of(lemma),
    knows: (form) => words.find(plainForm(form)) >= 0,
    stem,
    isFunctionWord: (form, language) => functionWords(language).all.has(plainForm(form)),
  };
}

function findPhrase(
  tables: Tables,
  words: WordTable,
  morphology: Morphology,
  lemmas: readonly string[],
  at: number,
): Phrase | undefined {
  const first = at < lemmas.length ? words.find(lemmas[at]!) : -1;
  if (first < 0) return undefined;
  const longest = Math.min(tables.flags[first]! >>> Flag.phraseShift, lemmas.length - at);
  for (let length = longest; length > 1; length--) {
    const id = words.findJoined(lemmas, at, at + length);
    if (id >= 0) return { length, lemma: words.text(morphology.usualSpelling(id)) };
  }
  return undefined;
}

function weigh(
  tables: Tables,
  words: WordTable,
  morphology: Morphology,
  form: string,
  language: Language,
): number {
  const plain = plainForm(form);
  if (functionWords(language).all.has(plain)) return 0;
  const own = weightOf(tables, words, plain);
  if (own !== undefined) return own;
  const lemma = morphology.lemma(plain);
  return (lemma === plain ? undefined : weightOf(tables, words, lemma)) ?? (LETTERS.test(plain) ? RARE : 1);
}

function weightOf(tables: Tables, words: WordTable, word: string): number | undefined {
  const id = words.find(word);
  const weight = id < 0 ? NO_WEIGHT : tables.weights[id]!;
  return weight === NO_WEIGHT ? undefined : weight / (NO_WEIGHT - 1);
}
