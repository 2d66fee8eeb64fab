/**
 * What a time that comes again bounds at the head of a sentence: "on Mondays the room costs $80" for "the room costs $80",
 * with a comma behind the time or without one. Of what was so once, a time left out takes nothing away.
 */
import { gather } from '../../text/gather.ts';
import { isOfThen } from '../against/of-then.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Matter, type Mismatch, unitAt } from '../matter.ts';

const SEASON = '(?:winter|summer|spring|autumn|(?:high|low|peak|off) season|term time|school holidays)';
const DAY = '(?:Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays|weekends|weekdays)';
const PART = '(?:mornings?|afternoons?|evenings?|nights?)';
/** A time that comes again, at the head of a sentence. */
const AGAIN = new RegExp(
  String.raw`^(?:(?:in|during) (?:the )?(?:${SEASON}|${PART})|(?:on|at) (?:${DAY}|(?:public |bank )?holidays|night))\b,? (?=\p{L})`,
  'iu',
);

/** A span or a case, at the head of a sentence, for as long as which it holds. */
const AS_LONG =
  /^(?:as long as|so long as|while|whenever|whilst|for the (?:duration|length|time) of|during(?! th(?:is|at) time\b)|throughout|pending|in the run-up to|in the weeks? (?:before|after)|on days (?:when|with|of)|in (?:wet|dry|bad|hot|cold|icy|frosty|stormy) (?:weather|conditions)) [^;:.]{3,80}?,? (?=\p{L})|^(?:(?:(?:this|next) (?:week|month|weekend)|today|tomorrow) only|for a (?:short|limited) (?:time|period)(?: only)?) ?[:,\u2013\u2014-] ?/iu;
/** The same behind what is said. */
const SEASON_BEHIND = new RegExp(
  String.raw` (?:(?:in|during) (?:the )?${SEASON}|(?:on|at) ${DAY}|(?:on|during) (?:public |bank |school )?holidays|for (?:the duration of|as long as) [^;:.]{3,60}|during (?:the|this|our|its|an?) [^;:.]{3,40}|as long as [^;:.]{3,60})\W*$`,
  'iu',
);
const TELLS_SPAN =
  /\b(?:while|whilst|during|whenever|when|as long as|so long as|throughout|pending|duration|weather|conditions|only|this (?:week|month)|limited)\b/iu;

const OF_TIME = new RegExp(String.raw`\b(?:${SEASON}|${DAY}|${PART}|weekend|holidays?|\p{L}+day)\b`, 'iu');

/** "While profit rose, revenue fell": two things that were so. */
const BESIDE_ANOTHER =
  /^while [^,;:.]{3,60}? (?:rose|fell|grew|shrank|went|came|got|was|were|had|did|\p{L}+ed)\b[^,;:.]{0,40}, /iu;

/** The claim says of all times what the evidence says of one that comes again. */
export function boundInFront(matter: Matter): Mismatch[] {
  const { text: claim, start: opens, end: ends } = matter.claim;
  // A claim that tells a time of this sort says itself when it holds.
  const said = claim.slice(opens, ends);
  if (OF_TIME.test(said)) return [];
  return gather(matter.support.sentences, (sentence): Mismatch[] => {
    // As it stands in its source: said again in other words, it may have lost what stands in front.
    const { text, start, end } = originOf(sentence.source).sentence(sentence.sentence);
    const told = text.slice(start, end);
    const isBound = AGAIN.test(told)
      ? !isPast(matter, sentence)
      : !isOfThen(matter.claim) &&
        !isPast(matter, sentence) &&
        !TELLS_SPAN.test(said) &&
        ((AS_LONG.test(told) && !BESIDE_ANOTHER.test(told)) || SEASON_BEHIND.test(told));
    if (!isBound) return [];
    return [{ kind: 'condition', force: 'withholds', sentence, units: [] }];
  });
}

/** Whether the evidence tells of what was. */
function isPast(matter: Matter, sentence: AlignedSentence): boolean {
  const { root } = matter.structure();
  const slot = matter.support.sentences.indexOf(sentence);
  const i = unitAt(matter.units, root);
  const at = i < 0 || matter.support.from[i] !== slot ? -1 : matter.support.matches[i]!.at;
  const theirs = sentence.source.structure(sentence.sentence);
  return theirs.tense(at < 0 ? theirs.root : at).time === 'past';
}
