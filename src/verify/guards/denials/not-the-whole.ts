/** "Tom did not attend the meeting" by "Tom did not attend the whole meeting": what is denied of the whole is not denied of every part. */
import { againstUnit, type Guard, textOf } from '../guard.ts';

const DENIED = /\b(?:not|never|cannot)\b|n['\u2019]t\b/iu;
const WHOLE = /\b(?:whole|entire|full|complete|all of|all the|in full|completely|entirely|fully)\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** How far before a noun the word that makes it a whole stands, in characters. */
const REACH = 24;

export const NOT_THE_WHOLE: Guard = againstUnit(
  'quantifier',
  'prose',
  ({ reading, units }, { reading: theirs, alignment }) => {
    if (!DENIED.test(textOf(reading)) || WHOLE.test(textOf(reading))) return -1;
    return units.findIndex(({ value, name }, i) => {
      const { at, strength } = alignment.matches[i]!;
      if (value !== undefined || name || at < 0 || strength < OWN) return false;
      const { start } = theirs.words[at]!;
      const before = theirs.text.slice(Math.max(theirs.start, start - REACH), start);
      return BEFORE.test(before) && DENIED.test(theirs.text.slice(theirs.start, start));
    });
  },
  { said: () => DENIED, told: () => WHOLE },
);

const BEFORE =
  /\b(?:(?:the|his|her|its|their|our|a) (?:whole|entire|full|complete)|all of the|all the) (?:\p{Ll}+ )?$/iu;
