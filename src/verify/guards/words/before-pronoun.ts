/** "The council voted against it" by "the council voted for it": what a pronoun is led to by is all that tells the two apart. */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';
import { isKnownPreposition, saysOther } from './other-preposition.ts';

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;
/** Words between a verb and the preposition behind it. */
const NEAR = 4;

const PRONOUN = /^(?:it|him|her|them|us|me|you|this|that|these|those)$/;
/** Prepositions that leave no doubt, whatever stands behind them. */
const OPPOSITE = new Set(
  'for against,against for,with without,without with,before after,after before,above below,below above'.split(
    ',',
  ),
);

export const BEFORE_PRONOUN = againstUnit('negation', 'english', ledOtherwise);

/** The unit of a statement behind which a pronoun is led to otherwise than in its support; -1 for none. */
function ledOtherwise({ reading: { words }, units, support }: Told, sentence: AlignedSentence): number {
  return units.findIndex(({ to }, i) => {
    const said = prepositionFrom(words, to, to + 2);
    const { at, strength } = support.matches[i]!;
    if (said === undefined || !said.pronoun || strength < OWN || at < 0) return false;
    if (support.sentences[support.from[i]!] !== sentence) return false;
    const theirs = sentence.reading.words;
    const found = prepositionFrom(theirs, at + 1, at + NEAR);
    if (found === undefined || theirs.slice(at + 1).some(({ form }) => form === said.prep)) return false;
    return (found.pronoun || OPPOSITE.has(`${said.prep} ${found.prep}`)) && saysOther(said.prep, found.prep);
  });
}

/** A preposition, and whether a pronoun alone stands behind it. */
interface Leading {
  readonly prep: string;
  readonly pronoun: boolean;
}

/** The first preposition among words [from, to), with nothing of weight before it. */
function prepositionFrom(words: readonly Word[], from: number, to: number): Leading | undefined {
  for (let at = from; at < to && at < words.length; at++) {
    const { form, weight, value } = words[at]!;
    if (value >= 0) return undefined;
    if (form === 'in' && /^favou?r$/.test(words[at + 1]?.form ?? ''))
      return { prep: 'for', pronoun: isPronoun(words, at + 3) };
    if (isKnownPreposition(form)) return { prep: form, pronoun: isPronoun(words, at + 1) };
    if (weight > 0) return undefined;
  }
  return undefined;
}

/** Whether a word is a pronoun that stands for something, and no "her" or "that" before a noun. */
const isPronoun = (words: readonly Word[], at: number): boolean =>
  PRONOUN.test(words[at]?.form ?? '') && !((words[at + 1]?.weight ?? 0) > 0);
