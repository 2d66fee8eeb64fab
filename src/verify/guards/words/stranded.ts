/**
 * "The intern was paid" by "the intern was paid for by Ana": a preposition that is left behind a passive verb makes of it
 * another deed, which was done to something else.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { BEING, DETERMINING } from '../plain-deed.ts';

export const STRANDED: Guard = againstUnit('role', 'sentence', leftBehind);

const PREPOSITION = /^(?:for|on|at|after|upon|into|to|of|about|with|against|over|from)$/;
/** What goes on behind a preposition that has nothing of its own: who did it, and when. */
const GOING_ON = /^(?:by|yesterday|today|again|twice|once|already|later|immediately|separately|promptly)$/;
/** What a clause may begin behind. */
const OPENING = /^(?:and|but|because|so|then|while|although)$/;
const OWN = 0.9;

function leftBehind(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  return units.findIndex(({ from, to, value, name, word }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || name || i === 0 || strength < OWN || at < 2) return false;
    if (!isPassive(reading.words, from) || !isPassive(theirs.words, at)) return false;
    const [left, next] = [theirs.words[at + 1], theirs.words[at + 2]];
    if (left === undefined || !PREPOSITION.test(left.form) || theirs.words[at]!.lemma !== word.lemma)
      return false;
    if (reading.words[to]?.form === left.form) return false;
    const closes =
      next === undefined ||
      GOING_ON.test(next.form) ||
      /[,;.!]/.test(theirs.text.slice(left.end, next.start));
    return closes && opensClause(theirs, alignment.matches[0]!.at);
  });
}

/** Whether a word is a participle behind a form of "be". */
const isPassive = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ form }) => BEING.test(form));

/** Whether a noun begins a clause of its own: "the address the parcel was sent to" is told of the address. */
function opensClause({ words, text }: AlignedSentence['reading'], noun: number): boolean {
  let first = noun;
  while (first > 0 && (DETERMINING.test(words[first - 1]!.form) || isWithin(words, text, first))) first--;
  return (
    first === 0 ||
    (first > 0 &&
      (OPENING.test(words[first - 1]!.form) ||
        /[,;:]/.test(text.slice(words[first - 1]!.end, words[first]!.start))))
  );
}

/** Whether the word before one belongs to the same noun phrase. */
const isWithin = (words: readonly Word[], text: string, at: number): boolean =>
  words[at - 1]!.weight > 0 &&
  words[at - 1]!.value < 0 &&
  !DETERMINING.test(words[at]!.form) &&
  text.slice(words[at - 1]!.end, words[at]!.start) === ' ';
