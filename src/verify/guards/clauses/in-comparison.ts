/**
 * "My brother plays chess" by "my brother, like my cousin, who plays chess, is left-handed": what a relative clause tells of
 * the one that something is held against is not told of that thing.
 */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard, textOf } from '../guard.ts';

const ASIDE =
  /[,(\u2013\u2014] ?(?:like|unlike|as opposed to|in contrast to|together with|along with|as well as|next to|beside|besides|compared (?:to|with)|rather than|instead of|not unlike|similar to|in addition to) [^,.;()]{2,60}?,? (?:which|who|that|whose|where) (?<told>[^,.;()]{3,80})[,)\u2013\u2014]/iu;

export const IN_COMPARISON: Guard = against(
  'role',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const text = textOf(theirs);
    const found = ASIDE.exec(text);
    if (
      found === null ||
      /\b(?:un)?like\b|\b(?:as well as|along with|together with)\b/i.test(textOf(reading))
    )
      return false;
    const from = theirs.start + found.index;
    const to = from + found[0].length;
    const relative = to - 1 - found.groups!.told!.length;
    const [before, within, aside, after] = [
      lemmasIn(theirs, theirs.start, from),
      lemmasIn(theirs, relative, to),
      lemmasIn(theirs, from, to),
      lemmasIn(theirs, to, theirs.end),
    ];
    const said = reading.words
      .filter(({ weight, value }) => weight > 0 || value >= 0)
      .map(({ lemma }) => lemma);
    return (
      said.some((lemma) => before.has(lemma) && !aside.has(lemma)) &&
      said.some((lemma) => within.has(lemma) && !before.has(lemma) && !after.has(lemma))
    );
  },
  { told: () => ASIDE },
);

const lemmasIn = ({ words }: Reading, from: number, to: number): ReadonlySet<string> =>
  new Set(words.filter(({ start, end }) => start >= from && end <= to).map(({ lemma }) => lemma));
