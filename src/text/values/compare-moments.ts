import { daysInMonth, daysOf, weekdayOf } from './calendar.ts';
import { type Comparison, conflictOf, ENTAILS, EQUAL, PARTIAL, UNRELATED } from './comparison.ts';
import type { ClockTime, DateBound, DateParts, DateTimeValue, DateValue, TimeValue } from './types.ts';

type Moment = DateValue | TimeValue | DateTimeValue;

const CONFLICT = conflictOf('date_time');
const OPEN_BOUND: Comparison = { relation: 'partial', conflict: 'comparison' };

/** Compares dates and times of day, part by part: what the claim says and the evidence leaves out stays open. */
export function compareMoments(claim: Moment, evidence: Moment): Comparison {
  if (claim.bound || evidence.bound) return compareBounds(claim, evidence);
  return comparePoints(claim, evidence);
}

function comparePoints(claim: Moment, evidence: Moment): Comparison {
  if (claim.kind === 'date') {
    if (evidence.kind === 'time') return UNRELATED;
    const dates = compareDates(claim, evidence);
    return evidence.kind === 'datetime' && dates.relation === 'equal' ? ENTAILS : dates;
  }
  if (claim.kind === 'time') {
    if (evidence.kind === 'date') return UNRELATED;
    const times = compareTimes(claim.time, evidence.time);
    return evidence.kind === 'datetime' && times.relation === 'equal' ? ENTAILS : times;
  }
  if (evidence.kind === 'date') return lessened(compareDates(claim, evidence));
  if (evidence.kind === 'time') {
    return compareTimes(claim.time, evidence.time).relation === 'conflict' ? UNRELATED : PARTIAL;
  }
  return compareDateTimes(claim, evidence);
}

/** Agreement of a part only. */
function lessened(comparison: Comparison): Comparison {
  return comparison.relation === 'equal' || comparison.relation === 'entails' ? PARTIAL : comparison;
}

function compareDateTimes(claim: DateTimeValue, evidence: DateTimeValue): Comparison {
  if (claim.instant !== undefined && evidence.instant !== undefined) {
    const unit = claim.time.s === undefined ? 60_000 : claim.time.ms === undefined ? 1000 : 1;
    if (Math.floor(claim.instant / unit) !== Math.floor(evidence.instant / unit)) return CONFLICT;
    return evidence.time.s !== undefined && claim.time.s === undefined ? ENTAILS : EQUAL;
  }
  return weaker(compareDates(claim, evidence), compareTimes(claim.time, evidence.time));
}

const STRENGTH = { equal: 4, entails: 3, partial: 2, unrelated: 1, conflict: 0 } as const;

function weaker(a: Comparison, b: Comparison): Comparison {
  return STRENGTH[a.relation] <= STRENGTH[b.relation] ? a : b;
}

const PARTS = ['y', 'm', 'd', 'quarter', 'half', 'decade', 'century', 'weekday'] as const;

/** A date with what follows from it: quarter from month, decade from year, weekday from a full date. */
function derived(date: DateParts): DateParts {
  const { y, m, d } = date;
  return {
    ...(y === undefined ? {} : { decade: Math.floor(y / 10) * 10, century: Math.floor(y / 100) * 100 }),
    ...(m === undefined ? {} : { quarter: Math.ceil(m / 3), half: m <= 6 ? 1 : 2 }),
    ...(y === undefined || m === undefined || d === undefined ? {} : { weekday: weekdayOf(y, m, d) }),
    ...date,
  };
}

function compareDates(claim: DateValue | DateTimeValue, evidence: DateValue | DateTimeValue): Comparison {
  const relative = compareRelative(claim, evidence);
  if (relative) return relative;
  const a = derived(claim.date);
  const b = derived(evidence.date);
  let shared = 0;
  let missing = 0;
  let extra = 0;
  for (const part of PARTS) {
    if (a[part] !== undefined && b[part] !== undefined) {
      if (a[part] !== b[part]) return CONFLICT;
      shared += 1;
    } else if (claim.date[part] !== undefined && b[part] === undefined) missing += 1;
    else if (evidence.date[part] !== undefined && a[part] === undefined) extra += 1;
  }
  if (shared === 0) return UNRELATED;
  if (missing > 0) return lastDay(claim.date, evidence.date) ?? PARTIAL;
  const part = compareParts(claim.date, b, evidence.date);
  if (part) return part;
  return extra > 0 || evidence.date.part !== claim.date.part ? ENTAILS : EQUAL;
}

function compareRelative(
  claim: DateValue | DateTimeValue,
  evidence: DateValue | DateTimeValue,
): Comparison | undefined {
  const a = claim.kind === 'date' ? claim.relative : undefined;
  const b = evidence.kind === 'date' ? evidence.relative : undefined;
  if (!a && !b) return undefined;
  const days = claim.date.weekday !== undefined && evidence.date.weekday !== undefined;
  if (days && claim.date.weekday !== evidence.date.weekday) return CONFLICT;
  if (!a || !b) return days ? PARTIAL : UNRELATED;
  if (a.unit !== b.unit || a.from !== b.from) return UNRELATED;
  return a.count === b.count ? EQUAL : CONFLICT;
}

/** "31 January 2027" beside "end of January 2027". */
function lastDay(claim: DateParts, evidence: DateParts): Comparison | undefined {
  if (evidence.part !== 'end' || claim.d === undefined || claim.m === undefined || evidence.m === undefined)
    return undefined;
  return claim.d === daysInMonth(claim.m, claim.y ?? evidence.y) ? ENTAILS : PARTIAL;
}

/** "End of January" or "end of 2026" beside a date in it. */
function compareParts(claim: DateParts, evidence: DateParts, stated: DateParts): Comparison | undefined {
  const { part } = claim;
  if (part === undefined) return undefined;
  if (stated.part !== undefined) return stated.part === part ? undefined : CONFLICT;
  if (claim.m === undefined) return partOfYear(part, evidence);
  const { d, m } = evidence;
  if (d === undefined || m === undefined) return PARTIAL;
  const last = daysInMonth(m, evidence.y);
  if (part === 'end') return d === last ? ENTAILS : d > 20 ? PARTIAL : CONFLICT;
  if (part === 'start') return d === 1 ? ENTAILS : d <= 10 ? PARTIAL : CONFLICT;
  return d > 10 && d <= 20 ? PARTIAL : CONFLICT;
}

function partOfYear(part: 'start' | 'mid' | 'end', { m, d }: DateParts): Comparison {
  if (m === undefined) return PARTIAL;
  if (part === 'end') return m === 12 && d === 31 ? ENTAILS : m >= 9 ? PARTIAL : CONFLICT;
  if (part === 'start') return m === 1 && d === 1 ? ENTAILS : m <= 4 ? PARTIAL : CONFLICT;
  return m >= 5 && m <= 8 ? PARTIAL : CONFLICT;
}

function compareTimes(claim: ClockTime, evidence: ClockTime): Comparison {
  const zoned = claim.offset !== undefined && evidence.offset !== undefined;
  const shift = zoned ? evidence.offset! - claim.offset! : 0;
  const a = claim.h * 60 + claim.min;
  const b = (((evidence.h * 60 + evidence.min - shift) % 1440) + 1440) % 1440;
  if (a % 1440 !== b) return CONFLICT;
  if (claim.s !== undefined && evidence.s !== undefined && claim.s !== evidence.s) return CONFLICT;
  const unsaid = (claim.s !== undefined && evidence.s === undefined) || zoneOpen(claim, evidence);
  if (unsaid) return PARTIAL;
  const more = (evidence.s !== undefined && claim.s === undefined) || zoneOpen(evidence, claim);
  return more ? ENTAILS : EQUAL;
}

/** Whether `a` names a zone and `b` does not, or another one. */
function zoneOpen(a: ClockTime, b: ClockTime): boolean {
  if (a.offset !== undefined) return b.offset === undefined;
  return a.zone !== undefined && a.zone !== b.zone;
}

/** Minutes from the start of the first minute that a moment covers to that of its last. */
type Minutes = readonly [number, number];

function minutesOf(moment: Moment, year: number | undefined): Minutes | undefined {
  if (moment.kind === 'time') {
    const at = moment.time.h * 60 + moment.time.min;
    return [at, at];
  }
  const days = daysOf(
    moment.date.y === undefined && year !== undefined ? { ...moment.date, y: year } : moment.date,
  );
  if (!days) return undefined;
  if (moment.kind === 'date') return [days[0] * 1440, days[1] * 1440 + 1439];
  const at = days[0] * 1440 + moment.time.h * 60 + moment.time.min;
  return [at, at];
}

/** Both moments in minutes, where they can be set side by side: a missing year counts only if both lack it. */
function alongside(claim: Moment, evidence: Moment): readonly [Minutes, Minutes] | undefined {
  if ((claim.kind === 'time') !== (evidence.kind === 'time')) return undefined;
  const bothLack =
    claim.kind !== 'time' &&
    evidence.kind !== 'time' &&
    claim.date.y === undefined &&
    evidence.date.y === undefined;
  const bothDated =
    claim.kind !== 'time' &&
    evidence.kind !== 'time' &&
    claim.date.m !== undefined &&
    evidence.date.m !== undefined;
  const year = bothLack && bothDated ? 2000 : undefined;
  const a = minutesOf(claim, year);
  const b = minutesOf(evidence, year);
  return a && b ? [a, b] : undefined;
}

/** The minutes that a bound leaves: before X ends with the minute before X, after X starts with the one after. */
function reach([from, to]: Minutes, bound: DateBound | undefined): Minutes {
  if (bound === 'before') return [Number.NEGATIVE_INFINITY, from - 1];
  if (bound === 'by') return [Number.NEGATIVE_INFINITY, to];
  return bound === 'after' ? [to + 1, Number.POSITIVE_INFINITY] : [from, to];
}

function compareBounds(claim: Moment, evidence: Moment): Comparison {
  const { bound: _a, ...claimPoint } = claim;
  const { bound: _b, ...evidencePoint } = evidence;
  if (claim.bound === evidence.bound) {
    const points = comparePoints(claimPoint as Moment, evidencePoint as Moment);
    if (points.relation !== 'conflict') return points;
  }
  const sides = alongside(claim, evidence);
  if (!sides) return UNRELATED;
  const a = reach(sides[0], claim.bound);
  const b = reach(sides[1], evidence.bound);
  if (b[0] >= a[0] && b[1] <= a[1]) return evidence.bound ? { relation: 'entails', via: 'bound' } : ENTAILS;
  if (b[1] < a[0] || b[0] > a[1]) return evidence.bound ? CONFLICT : conflictOf('comparison');
  return claim.bound && claim.bound === evidence.bound ? CONFLICT : OPEN_BOUND;
}
