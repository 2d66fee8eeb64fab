/** A range of a statement and another value, for which its evidence has one: "pallets 1 to 8 at dock 3" of "pallets 1 to 6 at dock 3". */
import { compareValues } from '../../../text/values/index.ts';
import { againstUnit } from '../guard.ts';

const MOMENTS = new Set(['date', 'time', 'datetime']);

const RANGE = /\d\s?(?:to|through|until|[-\u2013\u2014])\s?\d/;

export const AS_ONE = againstUnit('quantity', 'english', ({ reading, units, support }) => {
  const { sentences, matches, from } = support;
  /** Where a value of the statement is found, if its words do not stand there, or if they do. */
  const placeOf = (i: number, written: boolean): string | undefined => {
    const { value, start, end } = units[i]!;
    if (!written && !RANGE.test(reading.text.slice(start, end))) return undefined;
    const theirs = sentences[from[i]!]?.reading;
    const place = theirs?.words[matches[i]!.at]?.value ?? -1;
    if (value === undefined || MOMENTS.has(value.kind) || theirs === undefined || place < 0) return undefined;
    const { start: opens, end: closes } = theirs.values[place]!;
    if (!written && compareValues(value, theirs.values[place]!).relation === 'equal') return undefined;
    const same =
      theirs.text.slice(opens, closes).toLowerCase() === reading.text.slice(start, end).toLowerCase();
    return same === written ? `${value.kind} ${from[i]} ${place}` : undefined;
  };
  const taken = new Set(units.map((_, i) => placeOf(i, true)));
  taken.delete(undefined);
  return taken.size === 0 ? -1 : units.findIndex((_, i) => taken.has(placeOf(i, false)));
});
