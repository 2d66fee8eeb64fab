/** "There is a discount for women" by "there is a discount for nurses": what holds for some of a kind does not hold for the kind. */
import { against, type Guard, textOf } from '../guard.ts';
import { isPlural } from './of-kind.ts';

const FOR = /\bfor (?:all |the )?\p{Ll}+/u;
/** What tells of one time, which may have been for whom the evidence names. */
const ONCE = /\b(?:was|were|had|did|some|many|certain|\p{L}{3,}ed)\b/u;

export const FOR_SOME_OF_THEM: Guard = against(
  'quantifier',
  'english',
  ({ reading, units, support: { matches, from, sentences } }) =>
    !ONCE.test(textOf(reading)) &&
    units.some(({ word, from: first, value, name }, i) => {
      const { kind, at } = matches[i]!;
      const theirs = sentences[from[i]!]?.reading.words;
      if (kind !== 'specific' || at < 1 || value !== undefined || name || theirs === undefined) return false;
      const before = reading.words[first - 1]?.form ?? '';
      const led = /^(?:all|the)$/.test(before) ? reading.words[first - 2]?.form : before;
      return led === 'for' && isPlural(word) && theirs[at - 1]?.form === 'for';
    }),
  { said: () => FOR, told: () => FOR },
);
