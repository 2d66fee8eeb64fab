/**
 * A deed told by its noun, where the sentence does not say that it was done, or not by whom the noun is: "the inspection took
 * place" by "it should have been inspected", "Mia's visit" by "Ivo visited Mia".
 */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

export const NOUN_OF_DEED: readonly Guard[] = [
  againstUnit('modality', 'english', shouldHaveBeen),
  againstUnit('role', 'english', doneToOwner),
];

const FOUND = 0.5;
const SHORT_OF_DONE =
  /\b(?:should|ought to|could|would|might|may|must|need to|needs to|was to|were to|is to|are to)(?: not)?(?: have)?(?: been| be)?(?: \p{Ll}+ly)? $/iu;
const OPEN =
  /\b(?:can|cannot|should|ought|could|would|might|may|must|due|planned|scheduled|to be|will|ha(?:s|ve) to|needs?|needed|requires?|required|necessary|subject to|obliged)\b/iu;

/** The noun of a statement for which the sentence has a verb that is no more than due, or may be. */
function shouldHaveBeen({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (OPEN.test(reading.text.slice(reading.start, reading.end).replace(/\bMay\b/gu, ''))) return -1;
  return units.findIndex(({ word, value }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    if (value !== undefined || kind !== 'derived' || at < 1 || strength < FOUND) return false;
    const verb = theirs.words[at]!;
    if (verb.form === word.form || !/(?:ed|en|wn|ne|ught|t|d)$/u.test(verb.form)) return false;
    return SHORT_OF_DONE.test(theirs.text.slice(theirs.start, verb.start));
  });
}

/** Deeds that are of whoever does them, to whomever. */
const BY_OWNER =
  /^(?:visit|call|reply|answer|complaint|request|apology|question|offer|promise|attack|praise|support|help|invitation|warning|threat|email|message|thanks)$/u;

/** The owner of a deed who stands behind its verb, where another stands before it. */
function doneToOwner({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value, to }, i) => {
    const deed = units[i + 1];
    if (value !== undefined || deed === undefined || deed.from !== to || !BY_OWNER.test(deed.word.lemma))
      return false;
    if (!/['’]s?$/u.test(reading.text.slice(word.start, units[i]!.end))) return false;
    const [owner, verb] = [alignment.matches[i]!, alignment.matches[i + 1]!];
    if (owner.at < 0 || verb.at < 1 || verb.strength < FOUND || owner.at < verb.at) return false;
    if (theirs.words[verb.at]!.form === deed.word.form) return false;
    const between = theirs.text.slice(theirs.words[verb.at]!.end, theirs.words[owner.at]!.start);
    return /^ (?:(?:the|mrs?|ms|dr|prof)\.? |\p{Lu}\p{L}+ )*$/iu.test(between);
  });
}
