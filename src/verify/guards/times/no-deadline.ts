/**
 * "Was not submitted in time" by "was not submitted before the hearing": what happened before or after something else was in time
 * or late only where that was the time for it.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const IN_TIME = /\b(?:(?:in|on) (?:good )?time|too late|punctual(?:ly)?|timely|belated(?:ly)?)\b/iu;
const BESIDE = /\b(?:before|after|until|prior to|ahead of|following|by the time) (?<other>[^.;]{2,80})/iu;
/** What sets a time for a deed, or says that it was kept or missed. */
const SET =
  /\b(?:deadlines?|due|late|later than|latest|overdue|in time|on time|time ?limit|limit|cut-?offs?|clos\p{L}+|expir\p{L}+|lapsed?|period|term|target|agreed|promised|scheduled|schedule|planned|allowed|window|delay\p{L}*|early|punctual\p{L}*|timely|must|required|within|days?|hours?|weeks?|months?|minutes?|date|end|\d+)\b/iu;

export const NO_DEADLINE: Guard = against('date_time', 'english', isOfNoDeadline, {
  said: () => IN_TIME,
  told: () => BESIDE,
});

function isOfNoDeadline({ around }: Told, { reading }: AlignedSentence): boolean {
  return (
    BESIDE.test(textOf(reading)) &&
    ![reading, ...around.map((one) => one.reading)].some((one) => SET.test(textOf(one)))
  );
}
