/** A statement beside the sentences that carry it, as the checks of its reading look at the two. */
import type { MismatchKind } from '../domain/check.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading, Word } from '../text/reading.ts';
import type { Unit } from './claim/units.ts';
import type { Match } from './match/match.ts';
import type { Structure } from './match/structure.ts';
import type { AlignedSentence, Support } from './match/support.ts';

/** The checks that look for mismatches; the judge weighs each by what it found. */
export const CHECKS = [
  'values',
  'negation',
  'roles',
  'pledge',
  'predicates',
  'false_fields',
  'other_fields',
  'antonyms',
  'bounds',
  'question',
  'approximation',
  'weaker_modal',
  'quantifier',
  'names',
  'scope',
  'retraction',
  'fields',
  'records',
  'restrictions',
  'attachment',
  'assertion',
  'denial',
  'other_member',
  'turned_round',
  'identity',
  'setting',
  'unresolved',
  'other_half',
  'of_another',
  'literal',
  'grammar',
  'added',
  'frames',
  'notes',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Mismatch {
  readonly kind: MismatchKind;
  /** What found it. */
  readonly check?: CheckName;
  /**
   * `contradicts`: the evidence says otherwise. `withholds`: it leaves open whether what the claim says is so.
   * `open`: it may not say as much as the claim.
   */
  readonly force: 'contradicts' | 'withholds' | 'open';
  /** The sentence that shows it. */
  readonly sentence: AlignedSentence;
  /** Units of the claim that it takes away. */
  readonly units: readonly number[];
}

export interface Matter {
  readonly claim: Reading;
  readonly units: readonly Unit[];
  readonly support: Support;
  readonly lexicon: Lexicon;
  /** A sentence begins with the claim, word for word: who does what in it need not be asked. */
  readonly begins: boolean;
  /** A sentence states the claim by its grammar: who does what to whom is settled. */
  readonly restated: boolean;
  /** It is one half of a sentence that states it: what stands in the other half is of something else. */
  readonly byHalf?: boolean;
  /** The support is a note that states the claim: its labels are read. */
  readonly noted?: boolean;
  /** How the claim is built; parsed when asked for. English alone is parsed. */
  structure(): Structure;
}

/** Where the support has a unit of the claim. */
export interface Found {
  readonly match: Match;
  readonly sentence: AlignedSentence;
  /** Index of its word in the sentence's reading, and the word. */
  readonly at: number;
  readonly word: Word;
  readonly words: readonly Word[];
}

/** Strength from which a unit counts as found. */
const FOUND = 0.5;

/** Where the support has unit `i` in English prose; undefined where it has not. */
export function found({ support }: Matter, i: number): Found | undefined {
  const match = support.matches[i];
  const sentence = support.sentences[support.from[i]];
  if (sentence === undefined || match.at < 0 || match.strength < FOUND) return undefined;
  const { source, reading } = sentence;
  if (reading.language !== 'en' || source.isRecord(sentence.sentence)) return undefined;
  return { match, sentence, at: match.at, word: reading.words[match.at], words: reading.words };
}

/** The structure of the sentence that something was found in. */
export const structureOf = ({ sentence }: Found): Structure => sentence.source.structure(sentence.sentence);

/** Whether the support says something in words that the claim leaves out: else nothing can be read otherwise. */
export function saysMore({ claim, support }: Matter): boolean {
  const said = new Set(claim.words.map(({ form }) => form));
  return support.sentences.some(
    ({ reading: { words } }) =>
      words.length > claim.words.length || words.some(({ form }) => !said.has(form)),
  );
}

/** The unit that a word of the claim belongs to; -1 for none. */
export function unitAt(units: readonly Unit[], word: number): number {
  for (let i = 0; i < units.length; i++) if (units[i].from <= word && word < units[i].to) return i;
  return -1;
}

/** Whether a sentence of the support holds the statement word for word, in one piece. */
export function standsWhole(reading: Reading, support: Support): boolean {
  return support.sentences.some(({ reading: sentence }) => {
    const last = sentence.words.length - reading.words.length;
    for (let from = 0; from <= last; from++) {
      if (reading.words.every((word, at) => word.form === sentence.words[from + at].form)) return true;
    }
    return false;
  });
}

/** Whether a word of a sentence is what accounts for a unit of the claim. */
export function isTaken({ support }: Matter, { sentence }: Found, at: number): boolean {
  const slot = support.sentences.indexOf(sentence);
  return support.matches.some((match, i) => support.from[i] === slot && match.at === at);
}

/** The mismatches that a check found, under its name. */
export const by = (check: CheckName, found: readonly Mismatch[]): readonly Mismatch[] =>
  found.length === 0 ? found : found.map((one) => ({ ...one, check }));
