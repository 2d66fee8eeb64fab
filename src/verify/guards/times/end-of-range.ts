/** One end of a range of days for the whole or for the other end: "is on 7 July", "starts on 7 July" of "runs 3–7 July". */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import { againstUnit } from '../guard.ts';

const JOINT = /^\s*(?:[-\u2013\u2014]|to|until|till|through)\s*(?:the )?$/i;
const STARTING = /\b(?:starts?|started|begins?|began|opens?|opened|commences?|commenced|since)\b/i;
const ENDING =
  /\b(?:ends?|ended|closes|finish(?:es|ed)?|concludes?|concluded|expires?|expired|until|till)\b/i;

/** "Moved from 3 pm to 4 pm": what was changed lasts no longer than it did. */
const CHANGED =
  /\b(?:moved?|changed?|shifted|postponed|rescheduled|brought|put|pushed|delayed|advanced|corrected|instead)\b/i;

const isTime = ({ kind }: Value): boolean => kind === 'date' || kind === 'datetime' || kind === 'time';

/** "3" of "from 3 to 7 July". */
const isDay = (value: Value): boolean =>
  value.kind === 'number' && value.value.d === 1n && value.value.n > 0n && value.value.n < 32n;

/** Whether two values of a sentence are the ends of one range. */
const areEnds = ({ text }: Reading, one: Value | undefined, other: Value | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  isTime(other) &&
  (one.kind === other.kind || isDay(one)) &&
  (JOINT.test(text.slice(one.end, other.start)) ||
    (/^\s*and (?:the )?$/i.test(text.slice(one.end, other.start)) &&
      /\bbetween (?:the )?$/i.test(text.slice(Math.max(0, one.start - 14), one.start))));

/** Whether a statement has the other end as well. */
function isRange(reading: Reading, value: Value): boolean {
  const { values } = reading;
  const at = values.indexOf(value);
  return areEnds(reading, values[at - 1], value) || areEnds(reading, value, values[at + 1]);
}

export const END_OF_RANGE = againstUnit('date_time', 'english', ({ reading, units, support }) => {
  const said = reading.text.slice(reading.start, reading.end);
  const [starts, ends] = [STARTING.test(said), ENDING.test(said)];
  if (reading.values.filter(isTime).length !== 1) return -1;
  return units.findIndex(({ value }, i) => {
    if (value === undefined || !isTime(value)) return false;
    const theirs = support.sentences[support.from[i]!]?.reading;
    const at = theirs?.words[support.matches[i]!.at]?.value ?? -1;
    if (theirs === undefined || at < 0) return false;
    const { values, text, start, end } = theirs;
    if (CHANGED.test(text.slice(start, end)) || isRange(reading, value)) return false;
    const last = areEnds(theirs, values[at - 1], values[at]);
    const first = areEnds(theirs, values[at], values[at + 1]);
    // "From 15:00" tells where the range begins, and no more.
    const led = /\bfrom $/i.test(reading.text.slice(Math.max(0, value.start - 5), value.start));
    return (last && !ends) || (first && !starts && !led);
  });
});
