/**
 * "Ann hates tea" by "Ann hates tea being cold", "Kim prefers tea" by "prefers tea to be served hot": what somebody feels or
 * wants of a thing in one state is not felt of the thing.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** Verbs whose object may be what becomes of a thing. */
const FEELS =
  /\b(?:hat|lov|lik|dislik|enjoy|prefer|want|fear|dread|mind|resent|oppos|prevent|avoid|regret|tolerat|anticipat|imagin|reject|welcom)(?:e|es|ed|s|red|rs)?\b/iu;
const STATE = /^ (?:being|getting|becoming|going|having been|to be|to get|to become)\b/iu;

export const FELT_IN_PART: Guard = against('partially_mentioned', 'prose', isOfState, {
  said: () => FEELS,
  told: () => /\b(?:being|getting|becoming|going|having|to)\b/iu,
});

/** Whether a statement of what is felt ends with a noun behind which its evidence says in which state. */
function isOfState({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const last = reading.words.at(-1);
  if (last === undefined || last.weight === 0 || !FEELS.test(textOf(reading))) return false;
  const places = theirs.words.filter(({ form }) => form === last.form);
  return places.length === 1 && STATE.test(theirs.text.slice(places[0]!.end, theirs.end));
}
