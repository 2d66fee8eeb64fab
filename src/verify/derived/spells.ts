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

/** The spells that a sentence bounds by days or times. */
export function spellsIn({ text, start, values }: Reading): Spell[] {
  const moments = gather(values, (value) => {
    const point = pointOf(value);
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

/** What leads to a value and was read as part of it. */
const LEADING = /^(?:(?:between|from|until|by|not before|since)\s+)+/i;

/** Whether a day or time lies within a spell. */
export function holdsDate({ low, high }: Spell, value: Value): boolean {
  const own = pointOf(value);
  if (own === undefined) return false;
  if (low !== undefined && (low.scale !== own.scale || own.first < low.first)) return false;
  if (high !== undefined && (high.scale !== own.scale || own.last > high.last)) return false;
  return true;
}

function pointOf(value: Value): Point | undefined {
  if ('alternatives' in value && value.alternatives !== undefined && value.kind !== 'time') return undefined;
  if (value.kind === 'time') {
    if (value.alternatives !== undefined) return undefined;
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
