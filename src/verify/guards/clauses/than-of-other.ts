/** "Heavier than the scale could weigh" by "heavier than the last one, and the scale could weigh it": what stands behind "than". */
import type { Word } from '../../../text/reading.ts';
import { againstUnit, type Guard } from '../guard.ts';
import { DETERMINING } from '../plain-deed.ts';

const THAN = /\bthan\b/iu;
/** What ends what stands behind "than". */
const NEXT = /^(?:and|but|or|so|which|who|while|whereas|although|because|since|if|when)$/;

export const THAN_OF_OTHER: Guard = againstUnit(
  'comparison',
  'prose',
  ({ reading: { words }, units }, { reading, alignment }) => {
    const than = thanIn(words);
    const theirs = thanIn(reading.words);
    if (than < 0 || theirs < 0 || thanIn(reading.words.slice(theirs + 1)) >= 0) return -1;
    const first = units.findIndex(({ from, to }) => from > than && isNext(words, than, from) && to > than);
    const match = alignment.matches[first];
    if (first < 0 || match === undefined || match.strength <= 0) return -1;
    const end = endOf(reading.words, reading.text, theirs);
    return match.at < theirs || match.at >= end ? first : -1;
  },
  { said: () => THAN, told: () => THAN },
);

const thanIn = (words: readonly Word[]): number => words.findIndex(({ form }) => form === 'than');

/** Whether nothing that tells stands between. */
const isNext = (words: readonly Word[], than: number, at: number): boolean =>
  words
    .slice(than + 1, at)
    .every(({ form, weight, value }) => DETERMINING.test(form) || (weight === 0 && value < 0));

/** Where the phrase ends that stands behind a word. */
function endOf(words: readonly Word[], text: string, after: number): number {
  for (let at = after + 1; at < words.length; at++) {
    if (at > after + 1 && NEXT.test(words[at]!.form)) return at;
    if (at > after + 1 && /[,;:.]/.test(text.slice(words[at - 1]!.end, words[at]!.start))) return at;
  }
  return words.length;
}
