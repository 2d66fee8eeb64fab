/** "Is clear" by "is not as clear as", "is as little known as", "was not so much repaired as patched", "is no safer than". */
import { againstUnit, type Guard } from '../guard.ts';

const LESS =
  /(?:\b(?:not|never|hardly|scarcely|nowhere near)|n['\u2019]t) (?:\p{L}+ ){0,2}?(?:as|so)(?: much)? $|\b(?:as|so) little $|\bno more $/iu;

export const NOT_AS: Guard = againstUnit(
  'negation',
  'prose',
  ({ reading, units }, { reading: theirs, alignment }) => {
    const { text, start, words } = theirs;
    return units.findIndex(({ value, start: from }, unit) => {
      const { at, strength } = alignment.matches[unit]!;
      if (value !== undefined || at < 0 || strength <= 0) return false;
      return (
        LESS.test(text.slice(start, words[at]!.start)) && !LESS.test(reading.text.slice(reading.start, from))
      );
    });
  },
  { told: () => /\b(?:as|so|more)\b/iu },
);
