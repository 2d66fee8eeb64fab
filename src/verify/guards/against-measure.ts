/** "The raise is 3%" by "the raise is 3 percent below inflation": what something is held against another by is not what it is. */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, textOf } from './guard.ts';

const HELD =
  /^ (?:points? )?(?:below|above|under|over|short of|shy of|behind|ahead of|off|beyond|past|from|away from|within|of|less than|more than|higher than|lower than|cheaper than|dearer than|longer than|shorter than|older than|younger than|too (?:much|many|little|few|high|low|long|short|late|early)|(?:less|more|lower|higher|cheaper|longer|shorter|late|early|older|younger|overdue)(?=[.,;!]|$))/iu;
const ENDS =
  /\b(?:is|are|was|were|costs?|weighs?|measures?|takes?|took|lasts?|lasted)(?: about| only| just)? $/iu;

export const AGAINST_MEASURE: Guard = againstUnit('comparison', 'english', isDifference, {
  told: () =>
    /\b(?:below|above|under|over|short|shy|behind|ahead|off|beyond|past|than|too|less|more|lower|higher|cheaper|longer|shorter|late|early|older|younger|overdue)\b/iu,
});

function isDifference(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const claim = textOf(reading);
  return units.findIndex(({ value, start, end }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const other = at < 0 || strength < 1 ? undefined : theirs.values[theirs.words[at]!.value];
    if (value === undefined || other === undefined) return false;
    if (!/^(?:number|percent|money|quantity|duration)$/.test(value.kind)) return false;
    const behind = claim.slice(end - reading.start);
    if (!ENDS.test(claim.slice(0, start - reading.start)) || !/^[.!]?$/.test(behind)) return false;
    const told = theirs.text.slice(other.end, theirs.end);
    return HELD.test(told) && !/^ (?:of|from|within|over|under)\b/iu.test(told);
  });
}
