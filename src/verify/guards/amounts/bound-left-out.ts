/** "Parcels weigh 30 kg" by "the maximum weight for parcels is 30 kg": how much something may be at most is not how much it is. */
import { againstUnit, type Guard, textOf, valueFor } from '../guard.ts';

const MAXIMUM =
  /\b(?:maximum|minimum|max\.?|min\.?) (?:[\p{Ll}-]+ ){1,3}?(?:(?:for|of|per) [^,;:.]{2,50}? )?(?:is|are|was|were) $/iu;
/** What bounds an amount, or leaves it open, in the statement. */
const BOUNDED =
  /\b(?:up to|at (?:the )?(?:most|least)|more than|less than|fewer than|no more|maxim\p{L}+|minim\p{L}+|max|min|limit\p{L}*|may|must|can|cannot|could|allow\p{L}*|permitted|exceed\p{L}*|over|under|above|below|between|most|least|to|cap|capped|ceiling|threshold|within|longer|shorter|heavier|older|younger)\b/iu;

const AT_MAXIMUM: Guard = againstUnit('comparison', 'english', ({ reading, units, support }) => {
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

/** What stands behind a time and leaves it open to one side. */
const OPEN_ENDED =
  /^(?: (?:next|this|of that) (?:year|month|week))?,? ?\(?(?:at the (?:very )?(?:earliest|latest|soonest)|or (?:later|earlier|sooner|before|after)|if not (?:later|earlier|before)|at best)\b/iu;
const BEHIND =
  /\b(?:at the (?:very )?(?:earliest|latest|soonest)|or (?:later|earlier|sooner|before|after)|if not (?:later|earlier|before)|at best)\b/iu;
const SAYS_OPEN =
  /\b(?:earliest|latest|soonest|later|earlier|sooner|before|after|until|by|from|least|most|best|not|within|may|might|can|could|must)\b/iu;

/** "Takes effect in July" by "takes effect in July at the earliest". */
const AT_EARLIEST: Guard = againstUnit(
  'date_time',
  'english',
  ({ reading, units, support }) => {
    if (SAYS_OPEN.test(textOf(reading))) return -1;
    return units.findIndex(({ value }, i) => {
      const [theirs, own] = valueFor(support, i);
      if (value === undefined || theirs === undefined || own === undefined) return false;
      return OPEN_ENDED.test(theirs.text.slice(own.end, theirs.end));
    });
  },
  { told: () => BEHIND },
);

export const BOUND_LEFT_OUT: readonly Guard[] = [AT_MAXIMUM, AT_EARLIEST];
