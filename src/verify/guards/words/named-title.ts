/**
 * "The restaurant is in the garden" by "the restaurant is called In the Garden", "Nolan was gone with the wind" by "Nolan
 * watched Gone with the Wind": the words of a name or a title tell nothing of themselves.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';

/** A title: words in capitals joined by small ones that only a title has between them, or what something is called. */
const TITLE =
  /(?<=\b(?:called|named|titled|entitled|title|watched|watching|read|reading|saw|sang|played|film|novel|book|song|album|play|show|series|pub|restaurant|magazine|newspaper|band|game|poem|opera|painting) (?:the (?:\p{Ll}+ )?)?["'\u201c\u2018]?)\p{Lu}[\p{L}'\u2019]*(?: (?:(?:the|of|and|with|in|on|at|a|an|to|for|from|by|is|are|was) )*\p{Lu}[\p{L}'\u2019]*)+/gu;

export const NAMED_TITLE: Guard = againstUnit('entity', 'english', inTitle, { told: () => TITLE });

const OWN = 0.9;

function inTitle({ units, support: { sentences, matches, from } }: Told): number {
  return units.findIndex(({ value, word, capital, name }, i) => {
    const one = sentences[from[i]!];
    const theirs = one?.reading.words[matches[i]!.at];
    if (value !== undefined || capital || name || theirs === undefined || matches[i]!.strength < OWN)
      return false;
    const { text, start, end } = one!.reading;
    if (!/^\p{Lu}/u.test(text.slice(theirs.start)) || /^\p{Lu}/u.test(word.form)) return false;
    const said = text.slice(start, end);
    return [...said.matchAll(TITLE)].some(
      ({ index, 0: { length } }) => theirs.start >= start + index && theirs.end <= start + index + length,
    );
  });
}
