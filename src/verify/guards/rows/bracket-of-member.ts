/** "The pool is under renovation" by "Amenities: pool, sauna, gym (under renovation)": a bracket is of what stands before it. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard } from '../guard.ts';

const OWN = 0.9;
/** A member of a list with what stands in brackets behind it, which may end with the sentence. */
const MEMBER = /([^,;:()\n]{2,60})\(([^()\n]{2,60})(?:\)|$)/gu;

export const BRACKET_OF_MEMBER: Guard = against(
  'entity',
  'sentence',
  ({ units, support }, { reading: { text, start, end, words }, source }) => {
    const line = text.slice(start, end);
    if (source.structured || !line.includes(',')) return false;
    const found = units.flatMap((_, i) => {
      const { at, strength } = support.matches[i]!;
      const word = strength < OWN || at < 0 ? undefined : words[at];
      return word === undefined ? [] : [{ from: word.start - start, to: word.end - start }];
    });
    return matchesOf(line, MEMBER).some(({ index, 0: whole, 1: name = '' }) => {
      const opens = index + name.length;
      const isIn = (from: number, to: number) => found.some((one) => one.from >= from && one.to <= to);
      const inBracket = isIn(opens, index + whole.length);
      const isAlone = /[,:]\s*$/u.test(line.slice(0, index));
      // A member before this one in the list is named, and this one is not.
      const before = line.slice(0, index).lastIndexOf(':') + 1;
      return inBracket && isAlone && !isIn(index, opens) && isIn(before, index);
    });
  },
  { told: () => /,[^,;:()\n]{2,60}\(/u },
);
