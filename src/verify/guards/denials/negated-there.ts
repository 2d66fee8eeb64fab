/**
 * "The members absent were fined" by "the members fined were not absent", "told not to sign" by "not told to sign": which word
 * of a statement is denied, and which one of the evidence.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const DENIED =
  /(?:\b(?:not|never)|n['\u2019]t)(?: (?:to|be|been|being|have|yet|fully|really|actually|very|\p{Ll}+ly))* $/iu;
const NOT_DENYING =
  /\bnot (?:only|just|merely|simply|least|later|more|less|fewer|before|until|unless)\b|\bor not\b|\bwhy not\b/iu;
const NEGATED =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|free|exempt\p{L}*|waiv\p{L}*|fail\p{L}*|refus\p{L}*|lack\p{L}*|un(?!til|der|less|it|ion|iq|iv|cle)\p{L}+|non-?\p{L}+|in(?:valid|eligible|complete|active|correct)\p{L}*)\b|n['\u2019]t\b/iu;
/** "Does not want to go" is "wants not to go". */
const RAISING =
  /^(?:want|expect|intend|seem|appear|plan|wish|hope|suppose|think|believe|likely|going|mean|propose|tend|advise|recommend|need|have)$/;
const OWN = 0.9;
/** Characters before a word in which it is looked for what denies it. */
const REACH = 80;

export const NEGATED_THERE: readonly Guard[] = [
  againstUnit('negation', 'prose', isDeniedThere, { told: () => /\b(?:not|never)\b|n['\u2019]t\b/iu }),
  againstUnit('negation', 'prose', isOtherDenied, {
    said: () => /\b(?:not|never)\b|n['\u2019]t\b/iu,
    told: () => /\b(?:not|never)\b|n['\u2019]t\b/iu,
  }),
];

const isDenied = ({ text, start, words }: Reading, at: number): boolean =>
  DENIED.test(text.slice(Math.max(start, words[at]!.start - REACH), words[at]!.start));

const isSaidOnce = ({ words }: Reading, at: number): boolean =>
  words.filter(({ lemma }) => lemma === words[at]!.lemma).length === 1;

/** A word that the statement, which denies nothing, has of a sentence that denies it. */
function isDeniedThere({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (NEGATED.test(textOf(reading)) || NOT_DENYING.test(textOf(theirs))) return -1;
  return units.findIndex(({ value, name }, unit) => {
    const { at, strength } = alignment.matches[unit]!;
    if (value !== undefined || name || at < 0 || strength < OWN) return false;
    return isDenied(theirs, at) && isSaidOnce(theirs, at);
  });
}

/** Where both deny one word, whether it is another. */
function isOtherDenied({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const [ours, others] = [textOf(reading), textOf(theirs)];
  if (NOT_DENYING.test(others) || NOT_DENYING.test(ours) || deniedIn(ours) !== 1 || deniedIn(others) !== 1)
    return -1;
  const matches = units.map((_, unit) => alignment.matches[unit]!);
  const own = units.findIndex(({ from, value }) => value === undefined && isDenied(reading, from));
  const other = units.findIndex(
    ({ value }, unit) => value === undefined && matches[unit]!.at >= 0 && isDenied(theirs, matches[unit]!.at),
  );
  if (own < 0 || other < 0 || own === other) return -1;
  if ([own, other].some((unit) => matches[unit]!.strength < OWN || !isSaidOnce(theirs, matches[unit]!.at)))
    return -1;
  return [own, other].some((unit) => RAISING.test(units[unit]!.word.lemma)) ? -1 : own;
}

const deniedIn = (text: string): number => text.match(/\b(?:not|never)\b|n['\u2019]t\b/giu)?.length ?? 0;
