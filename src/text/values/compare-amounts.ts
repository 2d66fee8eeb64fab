import { type Comparison, conflictOf, ENTAILS, EQUAL, PARTIAL, UNRELATED } from './comparison.ts';
import { multiply, order, type Rational, rational, same } from './rational.ts';
import type { Magnitude, NumberValue, QuantityValue } from './types.ts';
import { unitByName } from './units.ts';

/** The numbers that a value allows: from `low` to `high`, undefined for no end; `open` ends are not included. */
interface Interval {
  readonly low?: Rational;
  readonly high?: Rational;
  readonly lowOpen?: boolean;
  readonly highOpen?: boolean;
}

/** "About" allows a twentieth either way. */
const ABOUT_LOW = rational(95, 100);
const ABOUT_HIGH = rational(105, 100);
const HUNDREDTH = rational(1, 100);

function intervalOf({ value, upper, bound }: Magnitude): Interval {
  switch (bound) {
    case 'min':
      return { low: value };
    case 'more':
      return { low: value, lowOpen: true };
    case 'max':
      return { high: value };
    case 'less':
      return { high: value, highOpen: true };
    case 'about': {
      const ends = [multiply(value, ABOUT_LOW), multiply(upper ?? value, ABOUT_HIGH)] as const;
      return value.n < 0n ? { low: ends[1], high: ends[0] } : { low: ends[0], high: ends[1] };
    }
    default:
      return { low: value, high: upper ?? value };
  }
}

function lowWithin(inner: Interval, outer: Interval): boolean {
  if (!outer.low) return true;
  if (!inner.low) return false;
  const sign = order(inner.low, outer.low);
  return sign > 0 || (sign === 0 && (!outer.lowOpen || inner.lowOpen === true));
}

function highWithin(inner: Interval, outer: Interval): boolean {
  if (!outer.high) return true;
  if (!inner.high) return false;
  const sign = order(inner.high, outer.high);
  return sign < 0 || (sign === 0 && (!outer.highOpen || inner.highOpen === true));
}

/** Whether no number lies in both. */
function disjoint(a: Interval, b: Interval): boolean {
  return isBelow(a, b) || isBelow(b, a);
}

function isBelow(a: Interval, b: Interval): boolean {
  if (!a.high || !b.low) return false;
  const sign = order(a.high, b.low);
  return sign < 0 || (sign === 0 && (a.highOpen === true || b.lowOpen === true));
}

/** Whether `evidence`, rounded to the place to which the claim's scaled number is given, is the claim's. */
function roundsTo(claim: Magnitude, evidence: Magnitude): boolean {
  if (!claim.step || claim.upper || evidence.upper || claim.bound !== 'exact' || evidence.bound !== 'exact')
    return false;
  const half = multiply(claim.step, rational(1, 2));
  const difference = {
    n: claim.value.n * evidence.value.d - evidence.value.n * claim.value.d,
    d: claim.value.d * evidence.value.d,
  };
  const size = { n: difference.n < 0n ? -difference.n : difference.n, d: difference.d };
  if (order(size, half) > 0) return false;
  // "2 million" tells 2.4 million no longer: what is left off may be a twentieth of the whole, at the most.
  const whole = claim.value.n < 0n ? -claim.value.n : claim.value.n;
  return (
    order(multiply(size, rational(20, 1)), {
      n: whole * evidence.value.d,
      d: claim.value.d * evidence.value.d,
    }) <= 0
  );
}

/** Compares two magnitudes in one unit, bounds and ranges included, then what they are counted by. */
export function compareAmounts(claim: Magnitude, evidence: Magnitude): Comparison {
  return withPer(claim, evidence, compareExtents(claim, evidence));
}

function compareExtents(claim: Magnitude, evidence: Magnitude): Comparison {
  const a = intervalOf(claim);
  const b = intervalOf(evidence);
  const sameEnds =
    same(claim.value, evidence.value) && same(claim.upper ?? claim.value, evidence.upper ?? evidence.value);
  if (sameEnds && (claim.bound === evidence.bound || pointLike(claim, evidence))) return EQUAL;
  if (lowWithin(b, a) && highWithin(b, a)) {
    const bounds = claim.bound !== 'exact' && !isPoint(evidence);
    return bounds ? { relation: 'entails', via: 'bound' } : ENTAILS;
  }
  if (roundsTo(claim, evidence)) return { relation: 'entails', via: 'rounding' };
  if (disjoint(a, b)) return conflictOf(isPoint(claim) && isPoint(evidence) ? 'quantity' : 'comparison');
  return { relation: 'partial', conflict: 'comparison' };
}

function pointLike(claim: Magnitude, evidence: Magnitude): boolean {
  return claim.bound === 'about' && isPoint(evidence);
}

function isPoint({ bound, upper }: Magnitude): boolean {
  return !upper && (bound === 'exact' || bound === 'about');
}

const TIMES = new Set([
  'second',
  'minute',
  'hour',
  'day',
  'business_day',
  'week',
  'month',
  'quarter',
  'year',
]);

/** Takes what the amounts are counted by into the comparison. */
function withPer(claim: Magnitude, evidence: Magnitude, amounts: Comparison): Comparison {
  const a = claim.per ?? [];
  const b = evidence.per ?? [];
  if (a.length === 0 && b.length === 0) return amounts;
  const agrees = amounts.relation === 'equal' || amounts.relation === 'entails';
  const timeA = a.find((part) => TIMES.has(part));
  const timeB = b.find((part) => TIMES.has(part));
  if (timeA && timeB && timeA !== timeB) return agrees ? conflictOf('unit') : UNRELATED;
  if (!agrees) return amounts;
  if (a.some((part) => !covers(b, part))) return { relation: 'partial', conflict: 'unit' };
  const more = b.filter((part) => !covers(a, part));
  // "8 euros per litre" is no price of 8 euros, and "5 mg/kg" no dose of 5 mg.
  if (more.some(isMeasure)) return { relation: 'partial', conflict: 'unit' };
  return more.length > 0 ? { relation: 'entails', via: 'per' } : amounts;
}

const isMeasure = (part: string): boolean => !TIMES.has(part) && unitByName(part) !== undefined;

function covers(parts: readonly string[], part: string): boolean {
  if (parts.includes(part)) return true;
  if (part === 'each') return parts.some((other) => !TIMES.has(other));
  return (
    !TIMES.has(part) &&
    (parts.includes('each') || parts.includes(`${part}s`) || parts.includes(part.replace(/s$/, '')))
  );
}

/** Compares bare numbers: forms that count different things (a percentage, an ordinal) are kept apart. */
export function compareNumbers(claim: NumberValue, evidence: NumberValue): Comparison {
  const a = asShare(claim, evidence);
  const b = asShare(evidence, claim);
  const formA = familyOf(a);
  const formB = familyOf(b);
  // "More than half" is a share, and 40 is a count: nothing tells how the one stands to the other.
  const share = (a.form === 'fraction') !== (b.form === 'fraction');
  if (share && !same(a.value, b.value)) return UNRELATED;
  if (formA === formB) return compareAmounts(a, b);
  if (!same(a.value, b.value)) return UNRELATED;
  const shares = (formA === 'percent' && formB === 'points') || (formA === 'points' && formB === 'percent');
  return shares ? conflictOf('unit') : PARTIAL;
}

/** A percentage beside a fraction becomes a fraction too. */
function asShare(value: NumberValue, other: NumberValue): NumberValue {
  if (value.form !== 'percent' || other.form !== 'fraction') return value;
  const upper = value.upper ? { upper: multiply(value.upper, HUNDREDTH) } : {};
  return { ...value, ...upper, value: multiply(value.value, HUNDREDTH), form: 'fraction' };
}

function familyOf({ form }: NumberValue): string {
  return form === 'fraction' ? 'cardinal' : form;
}

/** Shortest and longest a month can be, in seconds. */
const MONTH_LOW = rational(28 * 86_400);
const MONTH_HIGH = rational(31 * 86_400);

/** Compares quantities; of one dimension by their base units, of two by whether the same figure has another unit. */
export function compareQuantities(claim: QuantityValue, evidence: QuantityValue): Comparison {
  if (claim.base === evidence.base) {
    const relation = compareAmounts(claim, evidence);
    if (relation.relation === 'conflict' && isBinary(claim, evidence)) return EQUAL;
    const otherUnit = relation.conflict === 'quantity' && claim.unit !== evidence.unit;
    return otherUnit && same(claim.written, evidence.written) ? conflictOf('unit') : relation;
  }
  const calendar = compareCalendar(claim, evidence);
  if (calendar) return calendar;
  if (!same(claim.written, evidence.written)) return UNRELATED;
  return claim.base === 'deg' || evidence.base === 'deg' ? PARTIAL : conflictOf('unit');
}

/** Prefixes of bytes by size: each may stand for 1,000 of the one before it, or for 1,024. */
const BYTES = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** "2 MB" of 2048 kB: whole sizes of two prefixes that are the same in steps of 1,024. */
function isBinary(claim: QuantityValue, evidence: QuantityValue): boolean {
  if (claim.base !== 'bit' || claim.bound !== 'exact' || evidence.bound !== 'exact') return false;
  if (claim.upper !== undefined || evidence.upper !== undefined || claim.per || evidence.per) return false;
  const [a, b] = [BYTES.indexOf(claim.unit), BYTES.indexOf(evidence.unit)];
  if (a < 0 || b < 0 || a === b) return false;
  const steps = (one: QuantityValue, size: number): Rational =>
    multiply(one.written, rational(1024 ** Math.max(0, size)));
  return same(steps(claim, a - b), steps(evidence, b - a));
}

/** Months beside days: a conflict where no calendar could make them agree, else nothing is said. */
function compareCalendar(claim: QuantityValue, evidence: QuantityValue): Comparison | undefined {
  const bases = new Set([claim.base, evidence.base]);
  if (!bases.has('month') || !bases.has('s')) return undefined;
  const a = inSeconds(claim);
  const b = inSeconds(evidence);
  if (!disjoint(a, b)) return UNRELATED;
  return conflictOf(same(claim.written, evidence.written) ? 'unit' : 'quantity');
}

function inSeconds(value: QuantityValue): Interval {
  const { low, high, ...ends } = intervalOf(value);
  if (value.base === 's') return { ...ends, ...(low ? { low } : {}), ...(high ? { high } : {}) };
  const scaled = { low: low && multiply(low, MONTH_LOW), high: high && multiply(high, MONTH_HIGH) };
  return {
    ...ends,
    ...(scaled.low ? { low: scaled.low } : {}),
    ...(scaled.high ? { high: scaled.high } : {}),
  };
}
