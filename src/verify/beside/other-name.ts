/** Names that are nearly one: "Daniela" is not Daniel, nor Andreas Andrea. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';

const bare = (form: string): string => form.replace(/['\u2019]s?$/, '');

/** Names that are another name with an "s" behind them. */
const NAMES = new Set(
  (
    'andrea nicola luca elia carlo marco jona jacob peter robert daniel andrew steven stephen richard william adam ' +
    'phillip philip matthew mark robin roger edward evan owen john david'
  ).split(' '),
);

/** Whether a word of a sentence is written as a name. */
export const isCapital = ({ text }: Reading, { start }: Word): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2));

/**
 * Whether a unit and a word of one dictionary form are two names all the same: it was only guessed from an ending, or
 * is a name that another one begins with.
 */
export function isOtherName(
  { capital, word }: Unit,
  other: Word,
  sentence: Reading,
  lexicon: Lexicon,
): boolean {
  if (!capital || word.lemma !== other.lemma || bare(word.form) === bare(other.form)) return false;
  return (
    sentence.language === 'en' &&
    isCapital(sentence, other) &&
    (NAMES.has(word.lemma) || !lexicon.knows(word.lemma))
  );
}

/**
 * "The Enterprise plan" and "the Business plan": two capital words before one noun are the names of two things, whatever
 * they mean in the dictionary. A word that another begins with may be short for it: "Pro", "Professional".
 */
export function isOtherTitle(
  unit: Unit,
  next: Unit | undefined,
  { words, text, start }: Reading,
  at: number,
): boolean {
  if (!unit.capital || unit.from === 0 || next === undefined || next.from !== unit.to || next.capital)
    return false;
  const other = words[at]!;
  const noun = words[at + 1];
  if (
    noun?.lemma !== next.word.lemma ||
    other.start === start ||
    !/^\p{Lu}/u.test(text.slice(other.start, other.start + 2))
  )
    return false;
  const [one, two] = [unit.word.lemma, other.lemma];
  return !one.startsWith(two.slice(0, 3)) && !two.startsWith(one.slice(0, 3));
}
