/** Lines that open with their day or time: `Day 1 (Mon, 12 Oct): You fly from Vienna`, `14:02 – The release is rolled back`. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { hasVerb } from '../parts/verbs.ts';
import { tellsDeed } from './deeds.ts';

const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)\.?`;
const WEEKDAY = String.raw`(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\.?`;
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?|\d{4}-\d\d-\d\d`;
const DAY = `(?:${WEEKDAY},? (?:the )?)?(?:${DATE})|${WEEKDAY}`;
const TIME = String.raw`\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?`;
const LABEL = new RegExp(
  String.raw`^(?:(?:day|week|stop|leg) \d{1,2}(?: ?[(,]| [–—-]) ?)?(?:(?<day>${DAY})(?:,? (?:at )?(?<both>${TIME}))?|(?<time>${TIME}))\)?(?::| [–—-]) (?=\S)`,
  'iu',
);

/** Where the statement behind such a label begins, and what puts its time before it; undefined for no such line. */
export interface Dated {
  readonly from: number;
  readonly lead: string;
}

/** The label of [start, end), where a clause or a headline (`Order shipped`) stands behind it. */
export function datedLabel(text: string, start: number, end: number): Dated | undefined {
  const found = LABEL.exec(text.slice(start, end));
  if (found === null) return undefined;
  const from = start + found[0].length;
  const rest = parseSentence(text, from, end);
  // "12 May: delivered" is a note, and no clause that a day could open.
  if (/^VB[DNG]/.test(rest.tokens[0]?.xpos ?? '')) return undefined;
  if (!hasVerb(rest, from) && !tellsDeed(text.slice(from, end))) return undefined;
  const { day, both, time } = found.groups!;
  const when = [day === undefined ? '' : `on ${day}`, (both ?? time) ? `at ${both ?? time}` : ''];
  return { from, lead: when.filter((one) => one !== '').join(' ') };
}

/** `12 May: The order was placed` with its day before the statement; undefined for any other words. */
export function toldWithDay(text: string): string | undefined {
  const label = datedLabel(text, 0, text.length);
  return label && withTime(text.slice(label.from), label.lead);
}

const TITLE = new RegExp(
  String.raw`^(?:(?:day|week|stop) \d{1,2}(?:,| [–—-]|:)? ?)?\(?(?<day>${DAY})\)?$`,
  'iu',
);
const TOLD = new RegExp(
  String.raw`\b(?:${DAY}|today|tomorrow|yesterday|the (?:same|next|following) day)\b`,
  'iu',
);

/** The day that a title or label names and nothing else: `12 May`, `Day 2 – Monday, 13 Oct`; '' for any other. */
export const dayOf = (title: string): string =>
  TITLE.exec(title.replace(/^(?:[#\s*_]|\p{Extended_Pictographic}|\uFE0F)+|[\s*_:#]+$/gu, ''))?.groups?.day ??
  '';

/** A statement under such a title, with its day unless it names one itself. */
export function underDay(statement: string, day: string): string {
  if (day === '' || TOLD.test(statement)) return statement;
  return hasVerb(parseSentence(statement), 0) && !/^\p{Lu}\p{L}+ed\b/u.test(statement)
    ? withTime(statement, `on ${day}`)
    : `${day}: ${statement}`;
}

/** A statement with its time before it: `On 12 Oct, you fly from Vienna.` */
export function withTime(statement: string, lead: string): string {
  const [first] = parseSentence(statement).tokens;
  const named =
    first === undefined ||
    first.upos === 'PROPN' ||
    /^(?:I\b|\p{Lu}\S*[\p{Lu}\d]|\p{Lu}\p{L}+ #?\d)/u.test(statement);
  const said = named ? statement : statement.charAt(0).toLowerCase() + statement.slice(1);
  return `${lead.charAt(0).toUpperCase()}${lead.slice(1)}, ${said}`;
}
