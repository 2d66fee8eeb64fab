/** Moments and lengths of time in records, and what lies between two of them. */
import { byWord } from '../../../text/by-word.ts';
import { dayNumber, type Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';

/** A day, by number, and the minute of it, with its seconds as a fraction, where that is known; `year` is false where none is said. */
export interface Moment {
  readonly day: number;
  readonly minute?: number;
  readonly year: boolean;
  readonly month: number;
  readonly date: number;
}

/** Any year stands for one that is not said, where both of two moments lack it. */
const SOME_YEAR = 2023;
const MINUTES = 1440;
/** Longest value that is a moment and no text that tells of one. */
const LONGEST = 40;

/** The moment that a field holds; undefined where it holds none, or more than that. */
export function momentOf({ values, quote }: Field): Moment | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1 || quote.length > LONGEST) return undefined;
  if (value.kind !== 'date' && value.kind !== 'datetime') return undefined;
  if (value.bound !== undefined || value.alternatives !== undefined) return undefined;
  const { y, m, d } = value.date;
  if (m === undefined || d === undefined) return undefined;
  const day = dayNumber(y ?? SOME_YEAR, m, d);
  const known = { day, year: y !== undefined, month: (y ?? SOME_YEAR) * 12 + m, date: d };
  if (value.kind === 'date') return known;
  const { h, min, s = 0, offset = 0 } = value.time;
  const minute = h * 60 + min + s / 60 - offset;
  return { ...known, minute };
}

/** The sign of `a` minus `b`; undefined where it cannot be told. */
export function compareMoments(a: Moment, b: Moment): number | undefined {
  if (a.year !== b.year) return undefined;
  if (a.minute !== undefined && b.minute !== undefined) return Math.sign(minutes(a) - minutes(b));
  return a.day === b.day ? undefined : Math.sign(a.day - b.day);
}

const minutes = ({ day, minute = 0 }: Moment): number => day * MINUTES + minute;

/** A length of time as a claim says it. */
export interface Length {
  readonly unit: 'minute' | 'day' | 'month';
  readonly count: number;
  /** A bound of values, or `under` for almost so much and `over` for a little more. */
  readonly bound: string;
}

const BASES: Readonly<Record<string, number>> = byWord({ s: 1 / 60, min: 1, h: 60 });

/** The length of time that a value says; undefined for others. */
export function lengthOf(value: Value): Length | undefined {
  if (value.kind === 'date' && value.relative?.from === 'text') {
    const { unit, count } = value.relative;
    const size = Math.abs(count);
    if (unit === 'day' || unit === 'month') return { unit, count: size, bound: 'exact' };
    if (unit === 'week') return { unit: 'day', count: size * 7, bound: 'exact' };
    return unit === 'year' ? { unit: 'month', count: size * 12, bound: 'exact' } : undefined;
  }
  if (value.kind !== 'quantity' || value.upper !== undefined || value.per !== undefined) return undefined;
  const { bound, unit } = value;
  const base = Number(value.value.n) / Number(value.value.d);
  if (value.base === 'month') return { unit: 'month', count: base, bound };
  if (value.base !== 's') return undefined;
  if (unit in BASES) return { unit: 'minute', count: base / 60, bound };
  return { unit: 'day', count: base / 60 / MINUTES, bound };
}

/** Whether `later` lies after `earlier` by the length that is said, or within its bound. */
export function liesBy(later: Moment, earlier: Moment, { unit, count, bound }: Length): boolean {
  if (later.year !== earlier.year) return false;
  const timed = later.minute !== undefined && earlier.minute !== undefined;
  if (unit === 'minute') return timed && meets(minutes(later) - minutes(earlier), count, bound);
  if (unit === 'month') return meetsMonths(later, earlier, count, bound);
  const days = later.day - earlier.day;
  if (bound === 'exact' || bound === 'about' || !timed) return meets(days, count, bound);
  return meets((minutes(later) - minutes(earlier)) / MINUTES, count, bound);
}

function meetsMonths(later: Moment, earlier: Moment, count: number, bound: string): boolean {
  const whole = later.month - earlier.month - (later.date < earlier.date ? 1 : 0);
  if (bound === 'exact') return later.date === earlier.date && later.month - earlier.month === count;
  const even = later.date === earlier.date;
  if (bound === 'min') return whole >= count;
  if (bound === 'more') return whole > count || (whole === count && !even);
  if (bound === 'max') return whole < count || (whole === count && even);
  // Just as much is no month more.
  if (bound === 'over') return whole === count && !even;
  if (bound === 'under') return whole === count - 1;
  return bound === 'less' && whole < count;
}

/** Shares of a length that are almost all of it, and a little more. */
const LEAST_NEAR = 0.85;
const MOST_NEAR = 1.25;
/** Minutes that a length may be rounded by: five seconds, where that is next to nothing of it. */
const ROUNDED = 5 / 60;

function meets(found: number, count: number, bound: string): boolean {
  switch (bound) {
    case 'exact':
      return Math.abs(found - count) <= Math.min(ROUNDED, count / 100);
    case 'about':
      return Math.abs(found - count) <= count / 20;
    case 'min':
      return found >= count;
    case 'more':
      return found > count;
    case 'max':
      return found >= 0 && found <= count;
    case 'less':
      return found >= 0 && found < count;
    case 'under':
      return found < count && found >= count * LEAST_NEAR;
    case 'over':
      return found > count && found <= count * MOST_NEAR;
    default:
      return false;
  }
}

/** How far apart two moments are, for a reader: "2 days", "90 minutes". */
export function distanceOf(later: Moment, earlier: Moment): string {
  const timed = later.minute !== undefined && earlier.minute !== undefined;
  const days = later.day - earlier.day;
  const between = minutes(later) - minutes(earlier);
  if (!timed || between % MINUTES === 0) return `${days} days`;
  return Number.isInteger(between) ? `${between} minutes` : `${Math.round(between * 60)} seconds`;
}
