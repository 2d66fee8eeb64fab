/**
 * "Gus is absent" by "Table 3: Finn (absent), Gus, Hal", "bolt M10 is zinc" by "bolt M8 (zinc), bolt M10 (steel)": what stands
 * in a bracket behind one of a list is told of that one alone.
 */
import { matchesOf } from '../../../text/matches.ts';
import { once } from '../../../text/once.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { lineOf, says, stemOf, wordsOf } from '../beside-value.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** One of a list: the words that name it, and those of its bracket. */
interface Member {
  readonly name: readonly string[];
  readonly text: string;
  readonly told: readonly string[];
}

const LISTED = /\([^()\n]{2,80}\)?(?: ?,| and )|(?:,| and )[^,;:()\n]{2,60}\([^()\n]{2}/u;
const MEMBER = /([^,;:()\n|]{1,80})(?:\(([^()\n]{2,80})(?:\)|$))?(?=\s*(?:[,;:.|\n]|and\b|$))/gu;
/** Words of what stands first in a list that are its name still; more are of the sentence that it stands in. */
const LONGEST = 3;

export const BRACKET_OF_OTHER: Guard = against(
  'entity',
  'english',
  ({ reading, support: { sentences } }) => {
    const text = textOf(reading);
    const own = namesIn(text);
    return sentences.some((sentence) =>
      listsIn(sentence).some((list) =>
        list.some(
          (one) =>
            one.told.some((word) => says(own, word)) &&
            list.some(
              (other) =>
                isToldOf(one, other, own) && !(isNamed(one, other, own) && !isJoined(one, other, text)),
            ),
        ),
      ),
    );
  },
  { told: () => LISTED },
);

/** Whether a statement names another one of a list, of which the bracket's words are not told. */
const isToldOf = (one: Member, other: Member, own: readonly string[]): boolean =>
  other !== one &&
  other.name.length > 0 &&
  other.name.every((word) => own.includes(word)) &&
  !one.told.some((word) => says(own, word) && says([...other.told, ...other.name], word));

/** Whether a statement names one by what is not the name of another. */
function isNamed(one: Member, other: Member, own: readonly string[]): boolean {
  const apart = one.name.filter((word) => !other.name.includes(word));
  return apart.length === 0 || apart.some((word) => own.includes(word));
}

/** "Finn and Gus are absent". */
const isJoined = (one: Member, other: Member, text: string): boolean =>
  [`${one.text} and ${other.text} `, `${other.text} and ${one.text} `].some((both) =>
    text.toLowerCase().includes(both.toLowerCase()),
  );

/** The lists of a sentence of which some have a bracket. */
const listsIn: (sentence: AlignedSentence) => readonly (readonly Member[])[] = once((sentence) => {
  const line = lineOf(sentence);
  const clauses = line.split(/[;:|\n](?![^()]*\))/u);
  return clauses
    .map((clause) => matchesOf(clause.replace(/ and (?![^()]*\))/gu, ' , '), MEMBER).map(memberOf))
    .filter((list) => list.length > 1 && list.some(({ told }) => told.length > 0));
});

function memberOf({ 1: name = '', 2: told = '' }: RegExpExecArray, at: number): Member {
  const words = namesIn(name);
  const isLed = at === 0 && words.length > LONGEST;
  return { name: isLed ? words.slice(-1) : words, text: name.trim(), told: wordsOf(told) };
}

/** Words and numbers of a text: "bolt", "m8". */
const namesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [])
    .map(stemOf)
    .filter((word) => !/^(?:the|an?|is|are|was|were)$/u.test(word));
