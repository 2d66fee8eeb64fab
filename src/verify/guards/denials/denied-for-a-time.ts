/** "Has never smoked" by "has not smoked since 2010": what is denied of some time is not denied of all. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NEVER = /\bnever\b/iu;
const OF_ALL = /\b(?:never|ever|at all|in (?:his|her|its|their) life|at any time|born|beginning|founded)\b/iu;
/** A denial, and behind it the time that it is of. */
const FOR_A_TIME =
  /(?:\bnot|\bno|n['\u2019]t)\b[^.;]*?\b(?:since|for (?:an?|\d|two|three|several|many|years|months|weeks)|lately|recently|yet|this (?:year|month|week|time|season)|last (?:year|month|week|night|time|season)|today|yesterday|in (?:19|20)\d\d|so far)\b/iu;

export const DENIED_FOR_A_TIME: Guard = against('negation', 'english', isForATime, {
  said: () => NEVER,
  told: () => FOR_A_TIME,
});

function isForATime({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  if (source.structured || !NEVER.test(said) || OF_ALL.test(told)) return false;
  // A statement of that time itself.
  return FOR_A_TIME.test(told) && !/\b(?:since|before|until|yet|this|last)\b/iu.test(said);
}
