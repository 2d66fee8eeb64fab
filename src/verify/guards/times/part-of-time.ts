/**
 * What is so of a part of a time for all of it: "the clinic is closed in August" by "… in the first week of August", "revenue
 * was $4 million in 2025" by "… in Q3 2025".
 */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const PART_OF_TIME: readonly Guard[] = [
  against('date_time', 'english', isOfPart, { said: () => LASTS }),
  against('date_time', 'english', isMeasuredInPart),
];

const PART =
  /\b(?:days?|weeks?|weekends?|fortnight|half|part|beginning|start|middle|end) of (?:the )?(\p{L}+|\d{4})\b/iu;
/** What holds of a time: a state, told in the present. */
const LASTS = /\b(?:is|are)\b(?! (?:due|expected|scheduled|planned)\b)/i;

function isOfPart({ reading, support: { sentences } }: Told): boolean {
  const text = textOf(reading);
  if (!LASTS.test(text) || PART.test(text)) return false;
  return sentences.some((sentence) => {
    const whole = PART.exec(textOf(sentence.reading))?.[1]?.toLowerCase();
    return whole !== undefined && text.toLowerCase().endsWith(` in ${whole}.`);
  });
}

/** Verbs of what is measured over a time, or adds up in it: in another part of the time there is more of it. */
const MEASURED =
  /^(?:amount|total|average|reach|stand|rise|fall|grow|drop|shrink|increase|decrease|decline|climb|sell|treat|serve|produce|earn|generate|carry|handle|process|ship|export|import|consume|use|emit|record|report|post|gain|lose|make|spend|attract|host|issue|register)$/;
/** A part of the year that is named behind it. */
const OF_YEAR =
  /\b(?:q[1-4]|[1-4]q|h[12]|(?:first|second|third|fourth|last|final|[1-4](?:st|nd|rd|th)) (?:quarter|half|(?:three|six|nine) months|week|month)|(?:half|part|start|beginning|end|middle) of)(?: of)?(?: the year)?,? $/iu;

/** "Revenue was $4 million in 2025" of a quarter or a month of it. */
function isMeasuredInPart({ reading, support }: Told): boolean {
  const year = reading.values.find(isYear);
  if (year === undefined || isPartOf(reading, year) || !reading.values.some(isAmount)) return false;
  const measured = reading.words.some(
    ({ form, lemma, value }, at) =>
      value < 0 &&
      ((form !== lemma && MEASURED.test(lemma)) ||
        (/^(?:was|were|is|are)$/.test(form) && startsAmount(reading, at + 1))),
  );
  if (!measured) return false;
  const own = support.sentences.map((sentence) => sentence.reading);
  const told = own.flatMap((theirs) =>
    theirs.values.filter((value) => isIn(value, year)).map((value) => isFiner(theirs, value)),
  );
  return told.length > 0 && told.every((finer) => finer);
}

const isYear = (value: Value): boolean =>
  value.kind === 'date' && value.date.y !== undefined && Object.keys(value.date).length === 1;
const isAmount = ({ kind }: Value): boolean => kind === 'money' || kind === 'quantity' || kind === 'number';
const startsAmount = ({ words, values }: Reading, at: number): boolean => {
  const value = values[words[at]?.value ?? -1];
  return value !== undefined && isAmount(value);
};
const isIn = (value: Value, year: Value): boolean =>
  value.kind === 'date' && year.kind === 'date' && value.date.y === year.date.y;

/** Whether a date is a month or a quarter; what was done on one day was done once. */
const isFiner = (reading: Reading, value: Value): boolean =>
  value.kind === 'date' &&
  value.date.d === undefined &&
  (Object.keys(value.date).length > 1 || isPartOf(reading, value));
const isPartOf = ({ text }: Reading, { start }: Value): boolean =>
  OF_YEAR.test(text.slice(Math.max(0, start - LOOKED), start));
const LOOKED = 40;
