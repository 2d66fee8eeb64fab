/** "Costs 3 euros after 5 pm" by "is free after 5 pm and costs 3 euros before": the half that ends so is of the other time. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** What closes a half that holds where the other does not. */
const OTHERWISE =
  /\b(?:before(?:hand)?|after(?:wards?)?(?: that)?|earlier|later|thereafter|then|otherwise|elsewhere|at other times|on other days|the rest of the (?:day|week|month|year|time)|before that|until then)\W*$/iu;
const JOINT = /(?:, (?:and |but )?|; (?:and |but )?| (?:and|but|while|whereas) )/gu;
const WHEN = /\b(?:on|in|at|during|since|from|until|till|before|after|for|between|within) (?:the )?$/iu;
const LED = /^(?:on|in|at|during|since|from|until|till|before|after|for|between|within) /iu;
/** What is not so before is so afterwards. */
const NAMED = /\b(?:not|no|never|otherwise|else|earlier|later|beforehand|afterwards?|thereafter)\b/iu;

export const OTHERWISE_BEFORE: Guard = against('date_time', 'prose', isOfOtherHalf, {
  told: () => OTHERWISE,
});

function isOfOtherHalf(
  { reading, units }: Told,
  { reading: theirs, alignment: { matches } }: AlignedSentence,
): boolean {
  const told = theirs.text.slice(theirs.start, theirs.end);
  const closing = OTHERWISE.exec(told);
  if (closing === null || NAMED.test(textOf(reading))) return false;
  const joint = [...told.slice(0, closing.index).matchAll(JOINT)].at(-1);
  if (joint === undefined) return false;
  const begins = theirs.start + joint.index;
  const isBehind = (i: number): boolean => (theirs.words[matches[i]?.at ?? -1]?.start ?? -1) > begins;
  const isBefore = (i: number): boolean => {
    const at = theirs.words[matches[i]?.at ?? -1]?.start ?? -1;
    return at >= 0 && at < begins;
  };
  // When it holds is of the first half, and what holds of the second.
  const timed = units.some(
    (unit, i) =>
      i > 0 &&
      isBefore(i) &&
      (LED.test(reading.text.slice(unit.start, unit.end)) ||
        WHEN.test(reading.text.slice(reading.start, unit.start))),
  );
  return timed && units.some((_, i) => i > 0 && isBehind(i));
}
