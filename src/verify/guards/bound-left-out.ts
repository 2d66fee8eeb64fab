/** "Parcels weigh 30 kg" by "the maximum weight for parcels is 30 kg": how much something may be at most is not how much it is. */
import { againstUnit, type Guard, textOf, valueFor } from './guard.ts';

const MAXIMUM =
  /\b(?:maximum|minimum|max\.?|min\.?) (?:[\p{Ll}-]+ ){1,3}?(?:(?:for|of|per) [^,;:.]{2,50}? )?(?:is|are|was|were) $/iu;
/** What bounds an amount, or leaves it open, in the statement. */
const BOUNDED =
  /\b(?:up to|at (?:the )?(?:most|least)|more than|less than|fewer than|no more|maxim\p{L}+|minim\p{L}+|max|min|limit\p{L}*|may|must|can|cannot|could|allow\p{L}*|permitted|exceed\p{L}*|over|under|above|below|between|most|least|to|cap|capped|ceiling|threshold|within|longer|shorter|heavier|older|younger)\b/iu;

export const BOUND_LEFT_OUT: Guard = againstUnit('comparison', 'english', ({ reading, units, support }) => {
  const { sentences } = support;
  const bounds = sentences.some((one) => /\b(?:max|min)/iu.test(textOf(one.reading)));
  if (!bounds || BOUNDED.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    if (value === undefined) return false;
    const [theirs, own] = valueFor(support, i);
    return (
      theirs !== undefined && own !== undefined && MAXIMUM.test(theirs.text.slice(theirs.start, own.start))
    );
  });
});
