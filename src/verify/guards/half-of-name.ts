/** "Lena Schmidt" by "Lena Schmidt-Roth": half of a name that a hyphen joins is another name. */
import { againstUnit, type Guard } from './guard.ts';

export const HALF_OF_NAME: Guard = againstUnit(
  'entity',
  'english',
  ({ reading, units }, { reading: theirs, alignment, source }) => {
    if (source.structured) return -1;
    return units.findIndex(({ name, word, value, to }, i) => {
      const { at, strength } = alignment.matches[i]!;
      const other = theirs.words[at];
      if (!(name || word.capital) || value !== undefined || other === undefined || strength === 0)
        return false;
      const isJoined = (text: string, start: number, end: number): boolean =>
        /^[-\u2010\u2011]\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) ||
        /\p{Lu}\p{Ll}+[-\u2010\u2011]$/u.test(text.slice(Math.max(0, start - 24), start));
      const own = reading.words[to - 1]!;
      return isJoined(theirs.text, other.start, other.end) && !isJoined(reading.text, word.start, own.end);
    });
  },
);
