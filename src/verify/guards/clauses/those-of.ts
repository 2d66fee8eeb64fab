/** "Renn's results are late" by "Renn's results are in, those of Rehn are late": what is told of those of another. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const THOSE =
  /\b(?:those|that|the ones?) (?:of|in|at|from|for|on) (?<other>[^,;.]{1,40}?) (?:is|are|was|were|has|have|had|will|did|does|do|can|could|may|must|\p{L}+ed)(?: (?:not|never|still|already|also))*\b/iu;
const WORD = /[\p{L}\d]{2,}/gu;
/** Words that name nothing. */
const EMPTY = /^(?:the|an|its|our|your|his|her|their|my|mr|mrs|ms|dr|prof)$/u;

export const THOSE_OF: Guard = againstUnit('role', 'sentence', ofThose, { told: () => THOSE });

function ofThose(
  { reading, units, support: { matches } }: Told,
  { reading: theirs }: Told['support']['sentences'][0],
): number {
  const found = THOSE.exec(textOf(theirs));
  if (found === null) return -1;
  const said = new Set(textOf(reading).toLowerCase().match(WORD));
  const other = (found.groups!.other!.toLowerCase().match(WORD) ?? []).filter((word) => !EMPTY.test(word));
  if (other.length === 0 || other.some((word) => said.has(word))) return -1;
  const [from, to] = [theirs.start + found.index, theirs.start + found.index + found[0].length];
  const startOf = (unit: number): number => {
    const { at, strength } = matches[unit]!;
    return strength > 0 && at >= 0 ? (theirs.words[at]?.start ?? -1) : -1;
  };
  // What is told stands behind those of the other, whose it is before them.
  const isTold = units.some((_, i) => startOf(i) >= to);
  return isTold
    ? units.findLastIndex(
        ({ name, value }, i) =>
          (name || value !== undefined || i < 2) && startOf(i) >= 0 && startOf(i) < from,
      )
    : -1;
}
