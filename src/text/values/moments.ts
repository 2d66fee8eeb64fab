import { instantOf } from './calendar.ts';
import { DIGITS, WORD } from './characters.ts';
import { type Clock, readClock } from './clock.ts';
import { mayBeDate, readDate, readDatePart } from './dates.ts';
import type { DateReading } from './dates-numeric.ts';
import { Mark, Role } from './entry.ts';
import { isMark, phraseAt, type Reader, type Reading, startsInside } from './reader.ts';
import type {
  ClockTime,
  DateBound,
  DateParts,
  DateTimeValue,
  DateValue,
  QuantityValue,
  RelativeDate,
  TimeValue,
} from './types.ts';

/** What stands before a date or time: a bound, or the mere sign that one follows. */
interface Lead {
  readonly bound?: DateBound;
  readonly next: number;
}

/** Reads the date, time of day, or both, at token `i`, with the preposition that bounds it ("before 2020"). */
export function readMoment(reader: Reader, i: number): Reading | undefined {
  const { tokens } = reader;
  if (startsInside(reader, i)) return undefined;
  const relative = readRelative(reader, i);
  if (relative) return relative;
  const lead = readLead(reader, i);
  const from = lead?.bound ? i : (lead?.next ?? i);
  const at = lead?.next ?? i;
  const part = readDatePart(reader, at);
  if (!part && !mayBeDate(reader, at)) return undefined;
  const found = readDate(reader, part?.next ?? at, lead !== undefined || part !== undefined);
  const start = tokens.starts[from]!;
  if (part) {
    const named = found && found.date.d === undefined && found.date.weekday === undefined ? found : undefined;
    return (
      named &&
      dateReading(
        reader,
        lead?.bound ? start : tokens.starts[at]!,
        { ...named, date: { ...named.date, part: part.value } },
        lead?.bound,
      )
    );
  }
  if (!found) return readTime(reader, at, start, lead?.bound);
  const clock = readClockAfter(reader, found);
  const time = readTime(reader, at, start, lead?.bound);
  if (time && time.next > (clock?.next ?? found.next)) return time;
  if (clock) return dateTimeReading(reader, start, found, clock, lead?.bound);
  return dateReading(reader, start, found, lead?.bound);
}

/** A preposition before a date or time, with an article: "by", "no later than", "in the". */
function readLead(reader: Reader, i: number): Lead | undefined {
  const { tokens } = reader;
  const phrases = tokens.entry(i)?.dateBound;
  if (!phrases) return undefined;
  const phrase = phraseAt(reader, i, phrases);
  if (!phrase) return undefined;
  const article = /^(?:the|le|el|la|dem|den|der)$/.test(tokens.lower(phrase.next)) ? 1 : 0;
  const next = phrase.next + article;
  const entry = tokens.entry(next);
  const dated =
    tokens.kind(next) === DIGITS || (entry !== undefined && (entry.roles & (Role.date | Role.clock)) !== 0);
  if (!dated && entry?.ordinal === undefined && !(tokens.length(next) === 1 && tokens.kind(next) === WORD))
    return undefined;
  return phrase.value === 'at' ? { next } : { bound: phrase.value, next };
}

function readTime(
  reader: Reader,
  at: number,
  start: number,
  bound: DateBound | undefined,
): Reading | undefined {
  const clock = readClock(reader, at);
  if (!clock) return undefined;
  const end = reader.tokens.ends[clock.next - 1]!;
  const value: TimeValue = { kind: 'time', start, end, time: clock.time, ...(bound ? { bound } : {}) };
  if (!clock.halfDay) return { value, next: clock.next };
  const later: TimeValue = { ...value, time: afternoon(clock.time) };
  return { value: { ...value, alternatives: [later] }, next: clock.next };
}

function afternoon(time: ClockTime): ClockTime {
  return { ...time, h: (time.h % 12) + 12 };
}

/** The time that belongs to the date before it: "T13:22", "at 5:31 pm", ", 17:31". */
function readClockAfter(reader: Reader, { date, next }: DateReading): Clock | undefined {
  const { tokens } = reader;
  if (date.d === undefined && date.weekday === undefined) return undefined;
  if (tokens.glued(next) && tokens.lower(next) === 't' && tokens.glued(next + 1))
    return readClock(reader, next + 1, true);
  let at = next;
  if (isMark(reader, at, ',')) at += 1;
  for (let words = 0; words < 2 && (tokens.entry(at)?.marks ?? 0) & Mark.timeJoin; words++) at += 1;
  const starts = tokens.kind(at) === DIGITS || tokens.entry(at)?.clock !== undefined;
  return starts && !tokens.glued(at) ? readClock(reader, at) : undefined;
}

function dateReading(
  reader: Reader,
  start: number,
  found: DateReading,
  bound: DateBound | undefined,
): Reading<DateValue> {
  const span = { start, end: reader.tokens.ends[found.next - 1]! };
  const value: DateValue = { kind: 'date', ...span, date: found.date, ...(bound ? { bound } : {}) };
  const other = found.other ? { alternatives: [{ ...value, date: found.other }] } : {};
  return { value: { ...value, ...other }, next: found.next };
}

function dateTimeReading(
  reader: Reader,
  start: number,
  found: DateReading,
  clock: Clock,
  bound: DateBound | undefined,
): Reading<DateTimeValue> {
  const end = reader.tokens.ends[clock.next - 1]!;
  const make = (date: DateParts, time: ClockTime): DateTimeValue => {
    const instant = instantOf(date, time);
    const known = instant === undefined ? {} : { instant };
    return { kind: 'datetime', start, end, date, time, ...known, ...(bound ? { bound } : {}) };
  };
  const alternatives = [
    ...(found.other ? [make(found.other, clock.time)] : []),
    ...(clock.halfDay ? [make(found.date, afternoon(clock.time))] : []),
  ];
  const value = make(found.date, clock.time);
  return { value: alternatives.length ? { ...value, alternatives } : value, next: clock.next };
}

/** "yesterday", "next Tuesday", "la semaine prochaine". */
function readRelative(reader: Reader, i: number): Reading<DateValue> | undefined {
  const { tokens } = reader;
  const entry = tokens.entry(i);
  if (entry === undefined || !(entry.roles & (Role.relative | Role.date))) return undefined;
  if (entry.weekday !== undefined && !entry.weekdayWeak) {
    const count = tokens.entry(i + 1)?.relativeWeekday;
    return count === undefined || reader.language === 'en'
      ? undefined
      : weekdayReading(reader, i, i + 2, count, entry.weekday);
  }
  if (entry.relativeWeekday !== undefined) {
    const day = tokens.entry(i + 1);
    if (day?.weekday !== undefined && !day.weekdayWeak)
      return weekdayReading(reader, i, i + 2, entry.relativeWeekday, day.weekday);
  }
  const phrase = phraseAt(reader, i, entry.relative);
  if (!phrase || meansMorning(reader, i, phrase.next)) return undefined;
  return relativeReading(reader, i, phrase.next, parseRelative(phrase.value, 'now'));
}

/** "mañana" and "Morgen" after an article or preposition are the morning. */
function meansMorning({ tokens, language }: Reader, i: number, next: number): boolean {
  if (next !== i + 1) return false;
  if (language === 'es') return tokens.lower(i) === 'mañana' && /^(?:la|esta|una)$/.test(tokens.lower(i - 1));
  return (
    language === 'de' &&
    tokens.lower(i) === 'morgen' &&
    tokens.capital(i) &&
    i > 0 &&
    tokens.kind(i - 1) === WORD
  );
}

function parseRelative(written: string, from: 'now' | 'text'): RelativeDate {
  const cut = Math.max(written.indexOf('+'), written.indexOf('-'));
  return { unit: written.slice(0, cut) as RelativeDate['unit'], count: Number(written.slice(cut)), from };
}

function relativeReading(
  { tokens }: Reader,
  i: number,
  next: number,
  relative: RelativeDate,
): Reading<DateValue> {
  return {
    value: { kind: 'date', start: tokens.starts[i]!, end: tokens.ends[next - 1]!, date: {}, relative },
    next,
  };
}

function weekdayReading(
  reader: Reader,
  i: number,
  next: number,
  count: number,
  weekday: number,
): Reading<DateValue> {
  const { value } = relativeReading(reader, i, next, { unit: 'weekday', count, from: 'now' });
  return { value: { ...value, date: { weekday } }, next };
}

const RELATIVE_UNITS: ReadonlyMap<string, RelativeDate['unit']> = new Map([
  ['d', 'day'],
  ['wk', 'week'],
  ['month', 'month'],
  ['year', 'year'],
]);

/** "three days later", "2 weeks ago": the length of time `quantity` that ends before token `i`, as a date. */
export function readCountedDate(
  reader: Reader,
  quantity: QuantityValue,
  i: number,
): Reading<DateValue> | undefined {
  const phrase = phraseAt(reader, i, reader.tokens.entry(i)?.relativeAfter);
  const unit = RELATIVE_UNITS.get(quantity.unit);
  if (
    !phrase ||
    !unit ||
    quantity.bound !== 'exact' ||
    quantity.written.d !== 1n ||
    quantity.written.n > 10000n
  )
    return undefined;
  const { unit: from, count: sign } = parseRelative(phrase.value, 'text');
  const count = Number(quantity.written.n) * sign;
  const relative: RelativeDate = { unit, count, from: (from as string) === 'now' ? 'now' : 'text' };
  const end = reader.tokens.ends[phrase.next - 1]!;
  return { value: { kind: 'date', start: quantity.start, end, date: {}, relative }, next: phrase.next };
}
