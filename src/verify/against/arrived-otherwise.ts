/**
 * Two sources that have something arrive at two times, or handed over before it arrived: "Run 318 arrived at 15:40" and "I handed
 * over all six boxes at Ostrava Road at 15:10". What is handed over after it arrived agrees with that.
 */
import type { Reading } from '../../text/reading.ts';
import type { Beside } from './beside-each-other.ts';

const ARRIVED = /\b(?:arriv(?:ed|al)|reached|got (?:in|there)|came in|pulled in|docked|landed|called in)\b/iu;
const HANDED = /\b(?:handed over|delivered|unloaded|dropped off|handed in|signed for|received)\b/iu;
const textOf = ({ text, start, end }: Reading): string => text.slice(start, end);

/** The times of day of a sentence, in minutes, with a day beside them or without. */
const minutesIn = ({ values }: Reading): readonly number[] =>
  values.flatMap((value) =>
    value.kind === 'time' || value.kind === 'datetime' ? [value.time.h * 60 + value.time.min] : [],
  );

/** The one time of a sentence that tells of an arrival, or of a delivery; undefined for none, and for several. */
function timeOf(reading: Reading, deed: RegExp): number | undefined {
  const [minute, ...more] = minutesIn(reading);
  return more.length === 0 && deed.test(textOf(reading)) ? minute : undefined;
}

/** Whether the other source has what a claim says to have arrived arrive at another time, or handed over before. */
export function arrivedOtherwise({ claim, ours, theirs }: Beside): boolean {
  const said = timeOf(claim, ARRIVED);
  if (said === undefined || timeOf(ours, ARRIVED) !== said || !areOfOnePlace(claim, ours, theirs))
    return false;
  const arrived = timeOf(theirs, ARRIVED);
  if (arrived !== undefined) return arrived !== said;
  const handed = timeOf(theirs, HANDED);
  return handed !== undefined && handed < said;
}

/** Whether the other sentence names a place that the claim names, or a thing that the claim and its sentence name. */
function areOfOnePlace(claim: Reading, ours: Reading, theirs: Reading): boolean {
  const told = new Set(theirs.words.flatMap(({ lemma, value }) => (value < 0 ? [lemma] : [])));
  const own = new Set(ours.words.map(({ lemma }) => lemma));
  return claim.words.some(
    ({ lemma, weight, value, capital }) =>
      value < 0 && weight > 0 && told.has(lemma) && (capital || own.has(lemma)),
  );
}
