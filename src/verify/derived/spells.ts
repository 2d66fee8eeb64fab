/** Spells of time that a sentence speaks of: "until 15 July", "between 16 and 31 July", "from August", "before 2024". */
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { DateParts, Value } from '../../text/values/index.ts';

/** From one day or minute to another, both within it; open where one is missing. */
export interface Spell {
  readonly low?: Point;
  readonly high?: Point;
  /** The values that bound it. */
  readonly values: readonly Value[];
}

/** A day, month or year, or a time of day, as the first and last of its kind that it may be. */
interface Point {
  readonly scale: 'year' | 'day' | 'minute';
  readonly first: number;
  readonly last: number;
}

const FROM = /\b(?:from|since|as of|starting|not before|no earlier than|beginning)\s+(?:the\s+)?$/i;
const UNTIL = /\b(?:until|till|up to|through|to|by|not after|no later than)\s+(?:the\s+)?$/i;
const BETWEEN = /\bbetween\s+(?:the\s+)?$/i;
/** Letters before a value in which what leads to it stands. */
const LEAD = 24;

/** The spells that a sentence bounds by days or times; `short`: also by a day or hour that the other end says more of. */
export function spellsIn({ text, start, values }: Reading, short = false): Spell[] {
  // "9:00 to 18:00" is of a clock with 24 hours.
  const clock = short && values.some((value) => value.kind === 'time' && value.time.h > 12);
  const moments = gather(values, (value, k) => {
    const point = pointOf(value, clock) ?? (short ? dayBefore(values[k + 1], value, text) : undefined);
    if (point === undefined) return [];
    const said = text.slice(value.start, value.end);
    const before =
      text.slice(Math.max(start, value.start - LEAD), value.start) + (LEADING.exec(said)?.[0] ?? '');
    return [{ value, point, before }];
  });
  const spells: Spell[] = [];
  for (let k = 0; k < moments.length; k++) {
    const { value, point, before } = moments[k];
    const next = moments[k + 1];
    const joint = next && text.slice(value.end, next.value.start).trim();
    const opens = FROM.test(before);
    if (
      next &&
      next.point.scale === point.scale &&
      ((opens && /^(?:to|until|till|through)$/.test(joint)) ||
        (BETWEEN.test(before) && joint === 'and') ||
        /^[-–—]$/.test(joint))
    ) {
      spells.push({ low: point, high: next.point, values: [value, next.value] });
      k++;
      continue;
    }
    const bound = 'bound' in value ? value.bound : undefined;
    if (opens || (bound === 'before' && /\bnot\s+$/i.test(before)))
      spells.push({ low: point, values: [value] });
    else if (bound === 'before') spells.push({ high: { ...point, last: point.first - 1 }, values: [value] });
    else if (bound === 'after') spells.push({ low: { ...point, first: point.last + 1 }, values: [value] });
    else if (bound === 'by' || UNTIL.test(before)) spells.push({ high: point, values: [value] });
  }
  return spells;
}

/** "16" of "between 16 and 31 July": a day of the month that the next is of. */
function dayBefore(next: Value | undefined, value: Value, text: string): Point | undefined {
  if (value.kind !== 'number' || value.form === 'percent' || value.value.d !== 1n) return undefined;
  if (next?.kind !== 'date' || next.date.d === undefined || next.date.m === undefined) return undefined;
  const d = Number(value.value.n);
  const joint = text.slice(value.end, next.start).trim();
  if (!/^(?:to|until|till|through|and|[-–—])$/.test(joint) || d < 1 || d >= next.date.d) return undefined;
  return ofDate({ ...next.date, d });
}

/** What leads to a value and was read as part of it. */
const LEADING = /^(?:(?:between|from|until|by|not before|since)\s+)+/i;

/** Whether a day or time lies within a spell. */
export function holdsDate({ low, high }: Spell, value: Value): boolean {
  const own = pointOf(value);
  if (own === undefined) return false;
  if (low !== undefined && high !== undefined && isOverYear(low, high))
    return own.scale === 'day' && (own.first >= low.first || own.last <= high.last);
  if (low !== undefined && (low.scale !== own.scale || own.first < low.first)) return false;
  if (high !== undefined && (high.scale !== own.scale || own.last > high.last)) return false;
  return true;
}

/** "From 24 December to 1 January": days of no year, the last of which lies in the next. */
const isOverYear = (low: Point, high: Point): boolean =>
  low.scale === 'day' && high.scale === 'day' && low.first > high.last;

/** How many days a day lies from the one end that a spell has; undefined where it has two, or of other kinds. */
export function distanceTo({ low, high }: Spell, value: Value): number | undefined {
  const own = pointOf(value);
  const end = low === undefined ? high : high === undefined ? low : undefined;
  return own === undefined || end === undefined || end.scale !== own.scale || own.scale === 'minute'
    ? undefined
    : Math.abs(own.first - end.first);
}

function pointOf(value: Value, clock = false): Point | undefined {
  if ('alternatives' in value && value.alternatives !== undefined && value.kind !== 'time') return undefined;
  if (value.kind === 'time') {
    if (value.alternatives !== undefined && !clock) return undefined;
    const minute = value.time.h * 60 + value.time.min;
    return { scale: 'minute', first: minute, last: minute };
  }
  if (value.kind !== 'date' || value.relative !== undefined) return undefined;
  return ofDate(value.date);
}

function ofDate({ y, m, d, part, weekday, quarter, half }: DateParts): Point | undefined {
  if (part !== undefined || quarter !== undefined || half !== undefined) return undefined;
  if (m === undefined)
    return y === undefined || weekday !== undefined
      ? undefined
      : { scale: 'year', first: y * 372, last: y * 372 + 371 };
  const base = (y ?? 0) * 372 + (m - 1) * 31;
  const scale = y === undefined ? 'day' : 'year';
  return d === undefined
    ? { scale, first: base, last: base + 30 }
    : { scale, first: base + d - 1, last: base + d - 1 };
}
