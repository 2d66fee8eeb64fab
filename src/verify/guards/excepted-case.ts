/** "Is not refunded if the booking is cancelled" by "is not refunded, except if the booking is cancelled": the one case that is let out. */
import { matchesOf } from '../../text/matches.ts';
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

export const EXCEPTED_CASE: Guard = against('exception', 'english', isLetOut);

const CASE =
  /\b(?:if|when|where|in case|in the event|on|in|for|with|during|at|after|before)\b ([^,;.]{3,})/giu;
const LET_OUT =
  /\b(?:except|except for|save|other than|apart from|unless) (?:if|when|where|in case|in the event|on|in|for|with|during|at|after|before) ([^,;.]{3,})/iu;
const LETTING_OUT = /\b(?:except|save|other than|apart from|unless|only|but)\b/iu;
const DENIED = /\b(?:not|never|no|cannot)\b|n['’]t\b/iu;

/** Whether a statement denies of a case what the sentence denies of all but that case. */
function isLetOut({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  const out = LET_OUT.exec(other)?.[1]?.toLowerCase();
  if (out === undefined || LETTING_OUT.test(ours)) return false;
  if (!DENIED.test(ours) || !DENIED.test(other.slice(0, LET_OUT.exec(other)!.index))) return false;
  return matchesOf(ours, CASE).some(([, one]) => out.startsWith(one!.toLowerCase().replace(/\s+$/u, '')));
}
