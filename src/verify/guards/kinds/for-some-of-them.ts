/**
 * "There is a discount for women" by "there is a discount for nurses", "the link is valid for an hour" by "the link for new users
 * is valid for an hour": what holds for some of a kind does not hold for the kind.
 */
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { isPlural } from './of-kind.ts';

const FOR = /\bfor (?:all |the )?\p{Ll}+/u;
/** What tells of one time, which may have been for whom the evidence names. */
const ONCE = /\b(?:was|were|had|did|some|many|certain|\p{L}{3,}ed)\b/u;

const PEOPLE =
  'users|members|customers|clients|children|students|pupils|adults|minors|guests|visitors|employees|residents|women|men|sellers|buyers|tenants|seniors|pensioners|patients|passengers|subscribers|applicants|contractors|partners|families|beginners|non-members';
const FOR_PEOPLE = new RegExp(String.raw`\p{L} for (?:all |the |\p{Ll}+ )?(?:${PEOPLE})\b`, 'iu');
const THE_THING =
  /^\W*(?:The|Our|Its|Their) (?<thing>(?:\p{Ll}+ )?\p{Ll}{3,}) (?:is|are|has|have|can|must|may|\p{Ll}{2,}s)\b/u;

/** What is told of the thing that some people have: "the rule for minors applies". */
const OF_SOME_PEOPLE: Guard = against(
  'condition',
  'english',
  ({ reading, support: { sentences } }) => {
    const said = textOf(reading);
    const thing = THE_THING.exec(said)?.groups?.['thing']?.split(' ').at(-1);
    if (thing === undefined || FOR_PEOPLE.test(said)) return false;
    const some = new RegExp(String.raw`\b${escaped(thing)} for (?:\p{Ll}+ )?(?:${PEOPLE})\b`, 'iu');
    return sentences.some((one) => some.test(textOf(one.reading)));
  },
  { said: () => THE_THING, told: () => FOR_PEOPLE },
);

const OF_A_KIND: Guard = against(
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

export const FOR_SOME_OF_THEM: readonly Guard[] = [OF_A_KIND, OF_SOME_PEOPLE];
