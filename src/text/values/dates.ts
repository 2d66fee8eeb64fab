import { isDay } from './calendar.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { readClock } from './clock.ts';
import { type DateReading, readNumericDate, shortAt, yearAt } from './dates-numeric.ts';
import type { Entry } from './entry.ts';
import { namedPeriod, ordinalPeriod } from './periods.ts';
import { isDash, isHyphen, isMark, phraseAt, type Reader } from './reader.ts';
import { isYear, secondYear, skipJoins, yearAfter } from './years.ts';

const ORDINAL_SUFFIX = /^(?:st|nd|rd|th|er|º|ª|o)$/;
/** Month names that are words of another meaning in lower case. */
const HOMONYMS = new Set(['may', 'march', 'mar', 'dec', 'sat', 'sun']);

/**
 * Reads the date at token `i`, without preposition or time: numeric, written, month, quarter, year, weekday.
 * `context`: a word before says that a date follows, so that a bare year or "May" is one.
 */
export function readDate(reader: Reader, i: number, context: boolean): DateReading | undefined {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if (kind === DIGITS) return fromDigitsAt(reader, i, context);
  if (kind !== WORD) return undefined;
  const entry = tokens.entry(i);
  if (entry?.weekday !== undefined) {
    const withDate = afterWeekday(reader, i, entry.weekday);
    if (withDate) return withDate;
    if (!entry.weekdayWeak || heads(reader, i) || (context && stands(reader, i)))
      return { date: { weekday: entry.weekday }, next: i + 1 };
  }
  if (entry?.month !== undefined) return monthFirst(reader, i, entry, context);
  if (entry?.ordinal !== undefined)
    return ordinalDay(reader, entry.ordinal, i + 1) ?? ordinalPeriod(reader, entry.ordinal, i + 1);
  if (isTens(reader, i)) {
    const last = tokens.entry(i + 2)?.ordinal ?? 0;
    return last > 0 && last < 10 ? ordinalDay(reader, entry!.number! + last, i + 3) : undefined;
  }
  return namedPeriod(reader, i);
}

/** Whether token `i` begins the day "twenty-second". */
function isTens({ tokens }: Reader, i: number): boolean {
  const number = tokens.entry(i)?.number;
  return (number === 20 || number === 30) && isHyphen(tokens.mark(i + 1)) && tokens.glued(i + 1);
}

/** "Mon: departed", "Tue 08:40": a short weekday before a colon or a time of day says when. */
function heads(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  if (!tokens.capital(i)) return false;
  if (isMark(reader, i + 1, ':') && tokens.glued(i + 1)) return true;
  const at = isMark(reader, i + 1, ',') ? i + 2 : i + 1;
  const clock = tokens.kind(at) === DIGITS && !tokens.glued(at) ? readClock(reader, at) : undefined;
  return clock !== undefined && clock.next > at + 1;
}

/** "by Fri", "on Tue.": a short weekday behind its preposition, and no first part of a name. */
const stands = ({ tokens }: Reader, i: number): boolean =>
  tokens.capital(i) && !(tokens.kind(i + 1) === WORD && tokens.capital(i + 1));

/** "Tuesday, 3 February 2026": the weekday with the date it stands before. */
function afterWeekday(reader: Reader, i: number, weekday: number): DateReading | undefined {
  const { tokens } = reader;
  let at = i + 1;
  if (isMark(reader, at, '.') && tokens.glued(at)) at += 1;
  if (isMark(reader, at, ',')) at += 1;
  if (/^(?:the|den|der|dem|le|el)$/.test(tokens.lower(at))) at += 1;
  const starts = tokens.kind(at) === DIGITS || tokens.entry(at)?.month !== undefined;
  const found = starts ? readDate(reader, at, false) : undefined;
  if (found?.date.d === undefined) return undefined;
  const { other, ...rest } = found;
  return { ...rest, date: { ...found.date, weekday }, ...(other ? { other: { ...other, weekday } } : {}) };
}

function fromDigitsAt(reader: Reader, i: number, context: boolean): DateReading | undefined {
  const { tokens } = reader;
  const numeric = readNumericDate(reader, i);
  if (numeric) return numeric;
  if (tokens.length(i) <= 2)
    return dayFirst(reader, i) ?? ordinalDigits(reader, i) ?? secondYear(reader, i) ?? secondDay(reader, i);
  const y = yearAt(reader, i);
  if (y === undefined) return undefined;
  const quarter =
    isHyphen(tokens.mark(i + 1)) && tokens.glued(i + 1) ? namedPeriod(reader, i + 2) : undefined;
  if (quarter) return { date: { ...quarter.date, y }, next: quarter.next };
  const decade = tokens.glued(i + 1) && y % 10 === 0 && /^(?:s|er)$/.test(tokens.lower(i + 1));
  if (decade) return { date: { decade: y }, next: i + 2 };
  return isYear(reader, i, y, context) ? { date: { y }, next: i + 1 } : undefined;
}

/** Token after an ordinal suffix or a point glued to the day at token `i - 1`. */
function afterSuffix(reader: Reader, i: number): number {
  const { tokens } = reader;
  if (!tokens.glued(i)) return i;
  if (tokens.kind(i) === WORD && ORDINAL_SUFFIX.test(tokens.lower(i))) return i + 1;
  return isMark(reader, i, '.') && !(tokens.glued(i + 1) && tokens.kind(i + 1) === DIGITS) ? i + 1 : i;
}

/** "11 March 2026", "11. März", "1er mars", "3rd of March", "3 de marzo de 2026", "3-5 March". */
function dayFirst(reader: Reader, i: number): DateReading | undefined {
  const { tokens } = reader;
  const d = shortAt(reader, i)!;
  let at = afterSuffix(reader, i + 1);
  const next = at;
  let entry = tokens.entry(skipJoins(reader, at));
  if (entry?.month === undefined && isDash(tokens.mark(at)) && shortAt(reader, at + 1) !== undefined) {
    const last = namesMonth(reader, at + 1) ? dayFirst(reader, at + 1) : undefined;
    return last && last.date.d! > d ? { date: { ...last.date, d }, next } : undefined;
  }
  if (entry?.month === undefined && isHyphen(tokens.mark(at)) && tokens.glued(at + 1)) {
    entry = tokens.entry((at += 1));
  }
  at = skipJoins(reader, at);
  if (entry?.month === undefined || !isDay(d, entry.month)) return undefined;
  const m = entry.month;
  const after = isMark(reader, at + 1, '.') && tokens.glued(at + 1) && entry.monthWeak ? at + 2 : at + 1;
  const year = yearAfter(reader, after);
  if (year && !isDay(d, m, year.y)) return undefined;
  if (!year && reader.language === 'en' && !tokens.capital(at) && HOMONYMS.has(tokens.lower(at)))
    return undefined;
  if (year) return { date: { y: year.y, m, d }, next: year.next };
  return { date: { m, d }, next: at + 1 };
}

/** Whether a month follows the day at token `i`. */
function namesMonth(reader: Reader, i: number): boolean {
  const at = skipJoins(reader, afterSuffix(reader, i + 1));
  return reader.tokens.entry(at)?.month !== undefined;
}

/** "March 11th, 2026", "March 2026", "March". */
function monthFirst(reader: Reader, i: number, entry: Entry, context: boolean): DateReading | undefined {
  const { tokens, language } = reader;
  const m = entry.month!;
  const lowerWord = language === 'en' && entry.monthWeak && !tokens.capital(i);
  const at = isMark(reader, i + 1, '.') && tokens.glued(i + 1) && entry.monthWeak ? i + 2 : i + 1;
  const d = language === 'en' || tokens.length(i) <= 4 ? dayAfterMonth(reader, at) : undefined;
  if (d && isDay(d.d, m) && !lowerWord) {
    const year = yearAfter(reader, d.next);
    if (year && isDay(d.d, m, year.y)) return { date: { y: year.y, m, d: d.d }, next: year.next };
    const last = lastDay(reader, d.next, d.d, m);
    const shared = last && yearAfter(reader, last.next);
    return { date: { ...(shared ? { y: shared.y } : {}), m, d: d.d }, next: d.next };
  }
  const year = yearAfter(reader, at);
  if (year && !lowerWord) return { date: { y: year.y, m }, next: year.next };
  const alone = entry.monthWeak
    ? (context || tellsWhich(reader, i) || isLedTo(reader, i)) && !lowerWord && tokens.length(i) > 2
    : true;
  const joined = tokens.glued(i + 1) && tokens.kind(i + 1) !== MARK;
  return alone && !joined ? { date: { m }, next: i + 1 } : undefined;
}

/** The last day of "March 3-5" at the dash behind the first one. */
function lastDay(
  reader: Reader,
  i: number,
  first: number,
  m: number,
): { readonly d: number; readonly next: number } | undefined {
  const { tokens } = reader;
  if (!isDash(tokens.mark(i)) || tokens.glued(i) !== tokens.glued(i + 1)) return undefined;
  const last = dayAfterMonth(reader, i + 1);
  const longer =
    last && tokens.glued(last.next) && (isDash(tokens.mark(last.next)) || tokens.kind(last.next) === DIGITS);
  // "March 3 - 5 items" tells what was on that day.
  const apart = last && !tokens.glued(i) && !yearAfter(reader, last.next);
  return last && !longer && !apart && last.d > first && isDay(last.d, m) ? last : undefined;
}

/** "5, 2026" of "March 3-5, 2026". */
function secondDay(reader: Reader, i: number): DateReading | undefined {
  const { tokens } = reader;
  const suffixed = tokens.kind(i - 2) === WORD && ORDINAL_SUFFIX.test(tokens.lower(i - 2));
  const at = suffixed ? i - 3 : i - 2;
  const first = shortAt(reader, at);
  const m = tokens.entry(isMark(reader, at - 1, '.') ? at - 2 : at - 1)?.month;
  if (first === undefined || m === undefined) return undefined;
  const last = lastDay(reader, i - 1, first, m);
  if (last === undefined) return undefined;
  const year = yearAfter(reader, last.next);
  return { date: { ...(year ? { y: year.y } : {}), m, d: last.d }, next: year?.next ?? last.next };
}

/** "The May invoice": a month with a capital between an article and the noun that it tells apart. */
function tellsWhich({ tokens, language }: Reader, i: number): boolean {
  if (language !== 'en' || !/^(?:the|our|their|his|her|its|your|my)$/.test(tokens.lower(i - 1))) return false;
  return tokens.kind(i + 1) === WORD && !tokens.capital(i + 1) && !tokens.glued(i + 1);
}

/** "For May", "last March", "of August": what leads to a month where a verb or a person seldom follows. */
function isLedTo({ tokens, language }: Reader, i: number): boolean {
  return language === 'en' && LEADS_TO_MONTH.test(tokens.lower(i - 1)) && !tokens.glued(i);
}

const LEADS_TO_MONTH = /^(?:for|of|last|next|this|past|each|every|early|late|covers|cover|covered|covering)$/;

/** The day after a month name, not the start of a time or of a longer number. */
function dayAfterMonth(reader: Reader, i: number): { readonly d: number; readonly next: number } | undefined {
  const { tokens } = reader;
  const at =
    tokens.lower(i) === 'the'
      ? i + 1
      : isHyphen(tokens.mark(i)) && tokens.glued(i) && tokens.glued(i + 1)
        ? i + 1
        : i;
  const d = shortAt(reader, at);
  if (d === undefined) return undefined;
  const suffixed =
    tokens.glued(at + 1) && tokens.kind(at + 1) === WORD && ORDINAL_SUFFIX.test(tokens.lower(at + 1));
  const next = suffixed ? at + 2 : at + 1;
  const mark = tokens.mark(next);
  const time = mark === 0x3a && tokens.glued(next) && tokens.glued(next + 1);
  const decimal =
    (mark === 0x2e || mark === 0x25 || mark === 0x2f) &&
    tokens.glued(next) &&
    tokens.kind(next + 1) === DIGITS &&
    tokens.glued(next + 1);
  const meridiem = tokens.entry(next)?.meridiem !== undefined;
  return time || decimal || meridiem || (tokens.glued(next) && tokens.kind(next) === WORD)
    ? undefined
    : { d, next };
}

/** "3rd quarter of 2025", "19th century": an ordinal in digits before a period. */
function ordinalDigits(reader: Reader, i: number): DateReading | undefined {
  const next = afterSuffix(reader, i + 1);
  return next === i + 1 ? undefined : ordinalPeriod(reader, shortAt(reader, i)!, next);
}

/** "of May 2026" at token `i`, after the ordinal `d`. */
function ordinalDay(reader: Reader, d: number, i: number): DateReading | undefined {
  const { tokens } = reader;
  const of = tokens.lower(i) === 'of';
  const at = of ? i + 1 : i;
  const month = tokens.entry(at);
  if (reader.language !== 'en' || month?.month === undefined || !tokens.capital(at)) return undefined;
  const m = month.month;
  if (!isDay(d, m) || (month.monthWeak && !of)) return undefined;
  const year = yearAfter(reader, at + 1);
  if (year && isDay(d, m, year.y)) return { date: { y: year.y, m, d }, next: year.next };
  return { date: { m, d }, next: at + 1 };
}

/** Whether token `i` may start a date or a time, without what leads to it, by its kind and entry alone. */
export function mayBeDate(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if (kind === DIGITS) return true;
  if (kind !== WORD) return false;
  const entry = tokens.entry(i);
  if (entry && (entry.month ?? entry.weekday ?? entry.ordinal ?? entry.fraction ?? entry.clock) !== undefined)
    return true;
  if (entry?.number !== undefined && entry.number <= 30 && leadsToClock(tokens.lower(i + 1))) return true;
  if (isTens(reader, i)) return true;
  return tokens.length(i) === 1 && (tokens.glued(i + 1) || tokens.entry(i + 1)?.fraction === 4);
}

/** Words after a number in words by which it may be a time of day: "eight in the evening", "twenty past four". */
const leadsToClock = (word: string): boolean => /^(?:past|to|minutes|in|at|o)$/.test(word);

/** "end of", "early", "mid-" at token `i` and the token after it. */
export function readDatePart(
  reader: Reader,
  i: number,
): { value: 'start' | 'mid' | 'end'; next: number } | undefined {
  const { tokens } = reader;
  const part = phraseAt(reader, i, tokens.entry(i)?.datePart);
  if (!part) return undefined;
  const hyphen = isHyphen(tokens.mark(part.next)) && tokens.glued(part.next) && tokens.glued(part.next + 1);
  return hyphen ? { value: part.value, next: part.next + 1 } : part;
}
