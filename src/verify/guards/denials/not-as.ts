/** "Is clear" by "is not as clear as", "is as little known as", "was not so much repaired as patched", "is no safer than". */
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Guard } from '../guard.ts';

const LESS =
  /(?:\b(?:not|never|hardly|scarcely|nowhere near)|n['\u2019]t) (?:\p{L}+ ){0,2}?(?:as|so)(?: much)? $|\b(?:as|so) little $|\bno more $/iu;

/** Characters before a word in which it is looked for what makes it less. */
const REACH = 80;

export const NOT_AS: Guard = againstUnit(
  'negation',
  'prose',
  ({ reading, units }, { reading: theirs, alignment }) => {
    const before = (where: Reading, at: number): string =>
      where.text.slice(Math.max(where.start, at - REACH), at);
    return units.findIndex(({ value, start: from }, unit) => {
      const { at, strength } = alignment.matches[unit]!;
      if (value !== undefined || at < 0 || strength <= 0) return false;
      return LESS.test(before(theirs, theirs.words[at]!.start)) && !LESS.test(before(reading, from));
    });
  },
  { told: () => /\b(?:as|so|more)\b/iu },
);
