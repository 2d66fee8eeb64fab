/**
 * "The order held fewer tickets than had been bought" by "4 tickets" and "shows four valid tickets": two counts of one thing that
 * are the same are neither fewer nor more than each other.
 */
import { compareValues, type Value } from '../../../text/values/index.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const COMPARED = /\b(?:fewer|less|more) (?:(?!than\b)\p{L}+ ){1,3}?than\b/iu;
/** Words between a number and what it counts. */
const REACH = 3;

export const FEWER_THAN_SAME: Guard = againstUnit('comparison', 'english', isSame, { said: () => COMPARED });

/** The unit of what a statement has fewer or more of, where the support counts it alike each time; -1 for none. */
function isSame({ reading, units, score, support: { sentences } }: Told): number {
  const found = COMPARED.exec(reading.text.slice(reading.start, reading.end));
  if (found === null || score === Number.POSITIVE_INFINITY) return -1;
  const [from, to] = [reading.start + found.index, reading.start + found.index + found[0].length];
  return units.findIndex(({ word, value, start }) => {
    if (value !== undefined || start < from || start >= to) return false;
    const counts = sentences.flatMap(({ reading: { words, values } }) =>
      words.flatMap(({ lemma }, at): Value[] => {
        if (lemma !== word.lemma) return [];
        const before = words.slice(Math.max(0, at - REACH), at).findLast((one) => one.value >= 0);
        const own = before === undefined ? undefined : values[before.value];
        return own?.kind === 'number' && own.form === 'cardinal' ? [own] : [];
      }),
    );
    const [first, ...others] = counts;
    return (
      first !== undefined &&
      others.length > 0 &&
      others.every((one) => compareValues(first, one).relation === 'equal')
    );
  });
}
