import type { ClockTime, DateParts, RelativeDate } from './types.ts';

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeap(y: number): boolean {
  return y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
}

/** Days of month `m` (1–12); without a year February has 29. */
export function daysInMonth(m: number, y?: number): number {
  return m === 2 && (y === undefined || isLeap(y)) ? 29 : (MONTH_DAYS[m - 1] ?? 0);
}

/** Whether day `d` of month `m` exists in year `y`, or in some year. */
export function isDay(d: number, m: number, y?: number): boolean {
  return m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(m, y);
}

/** Days from 1970-01-01 to a day of the proleptic Gregorian calendar (Hinnant, "chrono-compatible date algorithms"). */
export function dayNumber(y: number, m: number, d: number): number {
  const shifted = m <= 2 ? y - 1 : y;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + d - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The day that is `days` after 1970-01-01. */
export function dayFromNumber(days: number): { y: number; m: number; d: number } {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const d = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const m = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return { y: yearOfEra + era * 400 + (m <= 2 ? 1 : 0), m, d };
}

/** Day of the week, Monday = 1. */
export function weekdayOf(y: number, m: number, d: number): number {
  return ((((dayNumber(y, m, d) + 3) % 7) + 7) % 7) + 1;
}

/** First and last day, as day numbers, of a date that names its year; undefined for others. */
export function daysOf(date: DateParts): readonly [number, number] | undefined {
  const { y, m, d, quarter, half, decade, century } = date;
  if (y === undefined) {
    if (decade !== undefined) return [dayNumber(decade, 1, 1), dayNumber(decade + 9, 12, 31)];
    return century === undefined ? undefined : [dayNumber(century, 1, 1), dayNumber(century + 99, 12, 31)];
  }
  if (m !== undefined && d !== undefined) return [dayNumber(y, m, d), dayNumber(y, m, d)];
  const first = m ?? (quarter ? quarter * 3 - 2 : half ? half * 6 - 5 : 1);
  const last = m ?? (quarter ? quarter * 3 : half ? half * 6 : 12);
  return [dayNumber(y, first, 1), dayNumber(y, last, daysInMonth(last, y))];
}

/** Milliseconds since 1970-01-01T00:00Z of a full date with a time whose offset is known. */
export function instantOf(date: DateParts, time: ClockTime): number | undefined {
  const { y, m, d } = date;
  if (y === undefined || m === undefined || d === undefined || time.offset === undefined) return undefined;
  const minutes = dayNumber(y, m, d) * 1440 + time.h * 60 + time.min - time.offset;
  return minutes * 60_000 + (time.s ?? 0) * 1000 + (time.ms ?? 0);
}

/**
 * The day, week's first day, month or year that a relative date means when counted from `anchor` (a full date).
 * Weekdays: the next one after the anchor for +1, the last one before for -1, the one of the same week for 0.
 */
export function resolveRelative(
  relative: RelativeDate,
  anchor: { readonly y: number; readonly m: number; readonly d: number },
  weekday?: number,
): DateParts {
  const { unit, count } = relative;
  const today = dayNumber(anchor.y, anchor.m, anchor.d);
  if (unit === 'day') return dayFromNumber(today + count);
  const day = weekdayOf(anchor.y, anchor.m, anchor.d);
  if (unit === 'week') return dayFromNumber(today + count * 7);
  if (unit === 'weekday') {
    const ahead = ((weekday ?? day) - day + 7) % 7;
    if (count === 0) return dayFromNumber(today - day + (weekday ?? day));
    return dayFromNumber(count > 0 ? today + (ahead || 7) : today + ahead - 7);
  }
  if (unit === 'year') return { y: anchor.y + count };
  const months = anchor.y * 12 + anchor.m - 1 + (unit === 'quarter' ? count * 3 : count);
  const y = Math.floor(months / 12);
  const m = months - y * 12 + 1;
  return unit === 'quarter' ? { y, quarter: Math.ceil(m / 3) } : { y, m };
}

/** A day of the week or a month by its full English name. */
export const DAY_OR_MONTH =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
