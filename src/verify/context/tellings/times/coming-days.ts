/**
 * Which day "next Monday" or "by Thursday" is: the day in place of the word, in a mail or a note of one day. "Next Friday"
 * of a Monday may be this week's or the one after, and is left as it is.
 */
import { dayFromNumber, dayNumber, weekdayOf as weekdayOn } from '../../../../text/values/calendar.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, weekdayOf } from '../words.ts';

const DAY = '(?<day>Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const COMING = new RegExp(
  String.raw`(?<lead>(?:^|\b)(?:from|by|until|till|before|after|on) )?(?<which>next |this coming |coming |this )?\b${DAY}\b(?! (?:week|the \d|and|to|or|\d)|,? \d|s)`,
  'iu',
);
const ALL = new RegExp(COMING.source, 'giu');
/** What says that it is still to come, and what that it has been. */
const AHEAD =
  /\b(?:will|shall|should|must|please|can|could|may|(?:is|are) to|due|going to|would like|need to|has to|have to)\b/iu;
const BEHIND =
  /\b(?:was|were|did|had|has been|have been|last|since|ago|every|each|said|wrote|told|asked)\b|\bon \p{L}+days\b|["\u201c\u201d]/iu;

/** "Date: Monday 23 November", "Sent: 23 November 2026". */
const DATED =
  /(?:^|\n)[ \t]{0,4}(?:[Dd]ate|DATE|[Ss]ent|[Dd]ated)(?: on)?: ?(?:(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)[a-z]{0,6},? )?$/u;
const LONGEST_HEAD = 40;
const MOST_SENTENCES = 60;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A year for a day without one: only how long February is depends on it. */
const ANY_YEAR = 2026;

interface Written {
  /** Its number among days, and its place in the week, Monday 0. */
  readonly number: number;
  readonly weekday: number;
  readonly year: boolean;
  readonly at: number;
  readonly told: string;
}

/** A sentence with the day in place of the day of the week that is to come. */
export const comingDays: Teller = where([COMING], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  const found = [...text.matchAll(ALL)];
  const [one] = found;
  if (found.length !== 1 || one === undefined || BEHIND.test(text)) return [];
  const { lead = '', which = '', day = '' } = one.groups!;
  if (which === '' && !AHEAD.test(text)) return [];
  const written = dayOfText(source, sentence);
  if (written === undefined) return [];
  const ahead = ((weekdayOf(`${day}day`) - written.weekday + 6) % 7) + 1;
  // "Next Friday" is none of the same week.
  if (/^next/iu.test(which) && written.weekday + ahead < 7) return [];
  const { y, m, d } = dayFromNumber(written.number + ahead);
  if (!written.year && m === 3 && written.number + ahead - dayNumber(ANY_YEAR, 3, 1) < 7) return [];
  const date = `${d} ${MONTHS[m - 1]}${written.year ? ` ${y}` : ''}`;
  const said = `${lead === '' ? 'on ' : lead.toLowerCase()}${date}`;
  const rest = text.slice(one.index + one[0].length);
  const from = [...told.from, ...(written.at === sentence ? [] : [written.at])];
  const derivation = `${written.told}, ${one[0].trim()}: ${date}`;
  const inPlace = capital(`${text.slice(0, one.index)}${said}${rest}`);
  // "From 30 November the lift is out of service": the day at its end, too.
  const atEnd = one.index === 0 ? [`${capital(rest.replace(/^,? /u, ''))} ${said}`] : [];
  return [inPlace, ...atEnd].map((words): Telling => ({ text: `${words}.`, from, derivation }));
});

/** The one day that a text gives for itself in its head. */
function dayOfText(source: Document, sentence: number): Written | undefined {
  const { text, scan } = source;
  if (scan.sentenceCount > MOST_SENTENCES) return undefined;
  const heads: Written[] = [];
  for (let at = 0; at <= sentence; at++)
    for (const value of source.sentence(at).values) {
      const lead = isDay(value)
        ? DATED.exec(text.slice(Math.max(0, value.start - LONGEST_HEAD), value.start))
        : null;
      const one = lead === null ? undefined : writtenOn(value as Day, lead[1], text, at);
      if (one !== undefined) heads.push(one);
    }
  return heads.length === 1 ? heads[0] : undefined;
}

type Day = Extract<Value, { kind: 'date' | 'datetime' }>;

const isDay = (value: Value): value is Day =>
  (value.kind === 'date' || value.kind === 'datetime') &&
  value.date.m !== undefined &&
  value.date.d !== undefined;

/** A day without a year is known by the day of the week that stands before it. */
function writtenOn(
  { date, start, end }: Day,
  named: string | undefined,
  text: string,
  at: number,
): Written | undefined {
  const own = text.slice(start, end).trim();
  const day = named ?? /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u.exec(own)?.[1];
  if (date.y === undefined && day === undefined) return undefined;
  const number = dayNumber(date.y ?? ANY_YEAR, date.m!, date.d!);
  const weekday =
    date.y === undefined ? weekdayOf(day!.slice(0, 3)) : weekdayOn(date.y, date.m!, date.d!) - 1;
  return { number, weekday, year: date.y !== undefined, at, told: own };
}
