/**
 * What holds on a condition behind other words, for one and not for the other, or at one time: "is covered, the adjuster wrote, if the
 * lock was forced" for "is covered", "the return of the charger but not of the phone" for "the return".
 */
import { CONDITION } from '../../../text/cues.ts';
import type { Reading } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { IDLE, restAfter, takenBy } from './narrowed.ts';
import { isPast, PASSED } from './rule-or-state.ts';

export const HELD_ON_CONDITION: readonly Guard[] = [
  against('condition', 'prose', onCondition),
  against('partially_mentioned', 'prose', butNotOf, { told: () => NOT_BEHIND }),
  against('condition', 'prose', heldFor),
];

const CONDITIONS = wordSet('if unless provided');

/** "The booking is confirmed when we receive payment" for "the booking was confirmed": a rule tells of no deed. */
function isOfRule(reading: Reading, theirs: Reading, last: number): boolean {
  if (last < 0 || !reading.words.some(({ form }) => PASSED.has(form))) return false;
  const rule = theirs.words.slice(0, last + 1);
  if (!rule.some(({ form }) => NOW.has(form)) || rule.some(({ form }) => PASSED.has(form))) return false;
  const rest = theirs.text.slice(theirs.words[last]!.end, theirs.end);
  return (
    /^\s*,?\s*(?:when|whenever|as soon as|once|after|where)\b/i.test(rest) &&
    !/\b(?:was|were|had|did)\b/i.test(rest)
  );
}

const NOW = wordSet('is are gets get becomes become');

/** "Is covered, the adjuster wrote, if the lock was forced" for "is covered". */
function onCondition({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  if (reading.words.some(({ form }) => CONDITIONS.has(form) || form === 'when' || form === 'where'))
    return false;
  if (PERMITTING.test(theirs.text.slice(theirs.start, theirs.end)) && !PERMITTING.test(reading.text))
    return true;
  if (isByLeave(reading, theirs)) return true;
  const taken = takenBy(alignment);
  const last = Math.max(...taken);
  if (isOfRule(reading, theirs, last)) return true;
  const opens = theirs.words.findIndex(
    ({ form, value, cue }, at) =>
      at > last &&
      value < 0 &&
      CONDITIONS.has(form) &&
      // "No receipt provided" sets no condition.
      (cue & CONDITION) !== 0 &&
      theirs.words[at - 1]?.form !== 'even',
  );
  if (last < 0 || opens < 0 || theirs.words[opens + 1]?.form === 'not') return false;
  const between = theirs.text.slice(theirs.words[last]!.end, theirs.words[opens]!.start);
  return !/[;:.]|\b(?:and|but|ask|asked|whether|or)\b/i.test(between) && !OF_WHICH.test(between);
}

/** "28 days of leave, of which five may be carried over if the manager agrees": the condition is of those five. */
const OF_WHICH =
  /^,? (?:(?:up to |at most )?[\p{L}\d]+ )?of wh(?:ich|om) [^,]{1,60}\b(?:is|are|was|were|may|must|can|will|has|have)\b[^,]*$/iu;

/** Whose word it takes, set apart by commas: "in the office or, with approval, from home". */
const BY_LEAVE =
  /, (?:only )?(?:with|after|upon|on|subject to|against) (?:(?:the|their|your|our|his|her|an?|prior|written|express) ){0,3}(?:\p{L}+['\u2019]s? )?(approval|consent|permission|authori[sz]ation|agreement|payment|request|notice)\b[^,;:.]{0,40},/iu;

/** "May work from home" by "may work in the office or, with approval, from home". */
function isByLeave(reading: Reading, theirs: Reading): boolean {
  const noun = BY_LEAVE.exec(theirs.text.slice(theirs.start, theirs.end))?.[1]?.toLowerCase();
  return (
    noun !== undefined &&
    reading.words.some(({ form }) => LEFT_TO.has(form)) &&
    !reading.words.some(({ form }) => form === noun || PASSED.has(form))
  );
}

const LEFT_TO = wordSet('may can allowed permitted able entitled free');
const PERMITTING =
  /\b(?:weather|space|time|stock|funds|traffic|circumstances|capacity|health|conditions?) permitting\b|\bwhile (?:stocks?|supplies|funds) lasts?\b/iu;

/** "The return of the charger but not of the phone" for "the return". */
function butNotOf({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  if (reading.words.some(({ form }) => form === 'not')) return false;
  const last = Math.max(...takenBy(alignment));
  return last >= 0 && BUT_NOT.test(restAfter(theirs, last));
}

/** What `BUT_NOT` needs. */
const NOT_BEHIND = /(?:but|and|,) not /i;
const BUT_NOT =
  /^ (?:that |those |the ones? )?(of|for|from|in|on|to|by|at|with) [^.;]{1,60}?(?:,? (?:but|and) not|, not) (?:that |those |the ones? )?\1\b/iu;

/** "Normal in the morning and raised in the evening". */
const OTHERWISE_AT = /^ (in|on|at|during|for) [^.;,]{1,40},? (?:and|but) (?:\p{L}+ )?\p{L}+ \1 /iu;
const HELD_FOR =
  /^ (?:for|against|with) |^ in (?:mice|rats|animals|vitro|children|adults|men|women|patients|theory|principle|part|some|most)\b/iu;

/** "The check was negative for the director" for "the check was negative": so of one, when it was. */
function heldFor({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const was = reading.words.findIndex(({ form }) => form === 'was' || form === 'were');
  const state = units.at(-1);
  const match = alignment.matches.at(-1);
  if (was < 1 || state?.from !== was + 1 || state.value !== undefined || state.to < reading.words.length)
    return false;
  if (match === undefined || match.at < 1 || match.kind !== 'same' || isPast(state.word)) return false;
  const rest = theirs.text.slice(theirs.words[match.at]!.end, theirs.end);
  if (OTHERWISE_AT.test(rest)) return true;
  return (
    HELD_FOR.test(rest) &&
    !IDLE.test(rest.trimStart()) &&
    !/^ for (?:\d|an? |two|three|several|some time)/i.test(rest)
  );
}
