import { readBoundAfter, readBoundBefore } from './bounds.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { type Measure, readMeasure } from './measures.ts';
import { currencyBefore, isCurrencySign } from './money.ts';
import { type Numeral, readNumeral } from './numbers.ts';
import { readPer } from './per.ts';
import { add, multiply, negate, order, type Rational, rational } from './rational.ts';
import { isDash, isHyphen, type Reader, type Reading, startsInside } from './reader.ts';
import type { Bound, Magnitude, MoneyValue, NumberValue, QuantityValue, Value } from './types.ts';
import { toBase, type Unit } from './units.ts';
import { Mark, Role } from './vocabulary.ts';

/** A number with what it counts. */
interface Measured {
  readonly numeral: Numeral;
  readonly measure: Measure | undefined;
  readonly next: number;
}

/** Two ends of a range, or one number. */
interface Extent extends Measured {
  readonly upper?: Rational;
}

const HUNDREDTH = rational(1, 100);
const TIME_BASES = new Set(['s', 'month', 'business_day', 'business_hour']);

/**
 * Reads the number, amount of money or quantity that starts at token `i`, with its bound ("at least"), range
 * ("10-15", "between 10 and 15") and rate ("a month").
 */
export function readAmount(reader: Reader, i: number): Reading | undefined {
  const { tokens } = reader;
  const between = readBetween(reader, i);
  if (between) return settle(reader, i, i, between, 'range');
  const bound = readBoundBefore(reader, i);
  const at = bound?.next ?? i;
  if (!bound && startsInside(reader, i)) return undefined;
  const first = readMeasured(reader, at);
  if (!first) return readBoth(reader, i);
  if (bound && first.numeral.article && !first.measure) return undefined;
  const extent = readRange(reader, first);
  if (endsInside(reader, extent.next)) return undefined;
  const start = bound && tokens.kind(i) === MARK ? i : bound ? i : at;
  return settle(reader, start, at, extent, extent.upper ? 'range' : (bound?.value ?? 'exact'));
}

/** "both" is two, as a quantifier. */
function readBoth({ tokens }: Reader, i: number): Reading | undefined {
  if (!((tokens.entry(i)?.marks ?? 0) & Mark.both)) return undefined;
  const span = { start: tokens.starts[i]!, end: tokens.ends[i]! };
  const value = { value: rational(2), bound: 'exact', words: true, quantifier: true } as const;
  return { value: { kind: 'number', form: 'cardinal', ...span, ...value }, next: i + 1 };
}

/** A number with the currency before it or the measure after it. */
function readMeasured(reader: Reader, i: number): Measured | undefined {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  const minus = kind === MARK && isDash(tokens.mark(i)) && !tokens.glued(i) ? 1 : 0;
  const signed = kind === DIGITS ? undefined : currencyBefore(reader, i + minus);
  if (signed && (minus === 0 || tokens.glued(i + 1))) {
    const numeral = readNumeral(reader, signed.next, true) ?? glueSign(reader, signed.next);
    if (numeral && !numeral.article && numeral.form === 'cardinal') {
      const value = minus ? negate(numeral.value) : numeral.value;
      const code = currencyCodeAfter(reader, numeral.next);
      const measure = { currency: code ?? signed, next: code?.next ?? numeral.next };
      return { numeral: { ...numeral, value }, measure, next: measure.next };
    }
  }
  const numeral = readNumeral(reader, i);
  if (!numeral) return undefined;
  const measure = measureOf(reader, numeral);
  return { numeral, measure, next: measure?.next ?? numeral.next };
}

/** "$-5": a minus sign glued between the currency and the figure. */
function glueSign(reader: Reader, i: number): Numeral | undefined {
  const { tokens } = reader;
  if (!isDash(tokens.mark(i)) || tokens.kind(i + 1) !== DIGITS || !tokens.glued(i + 1)) return undefined;
  const numeral = readNumeral(reader, i + 1, true);
  return numeral && { ...numeral, value: negate(numeral.value) };
}

/** "$20 USD": the code after says which dollar. */
function currencyCodeAfter(reader: Reader, i: number): Measure['currency'] {
  const code = reader.tokens.entry(i)?.code;
  if (code === undefined || reader.tokens.raw(i) !== code) return undefined;
  return { currency: code, minor: false, next: i + 1 };
}

function measureOf(reader: Reader, numeral: Numeral): Measure | undefined {
  if (numeral.form === 'ordinal' || numeral.form === 'times') return undefined;
  const measure = readMeasure(reader, numeral.next, !numeral.words);
  if (!numeral.article || !measure) return measure;
  const timed = measure.unit && TIME_BASES.has(measure.unit.base) && measure.unit.name !== 's';
  return timed ? measure : undefined;
}

/** "between 10 and 15 days", "from $5 to $7". */
function readBetween(reader: Reader, i: number): Extent | undefined {
  const { tokens } = reader;
  const joint = tokens.entry(i)?.range;
  if (joint === undefined) return undefined;
  const low = readMeasured(reader, i + 1);
  if (!low || low.numeral.article || tokens.lower(low.next) !== joint) return undefined;
  const high = readMeasured(reader, low.next + 1);
  return high && joinEnds(low, high);
}

/** "10-15", "5 to 7 days", "$50–$75". */
function readRange(reader: Reader, low: Measured): Extent {
  const { tokens } = reader;
  const at = low.next;
  const dash = isDash(tokens.mark(at)) && tokens.glued(at) === tokens.glued(at + 1);
  const word = ((tokens.entry(at)?.marks ?? 0) & Mark.rangeTo) !== 0;
  if (
    (!dash && !word) ||
    low.numeral.article ||
    low.numeral.words !== (tokens.kind(at + 1) === WORD && !code(reader, at + 1))
  ) {
    return low;
  }
  const high = readMeasured(reader, at + 1);
  if (!high || endsInside(reader, high.next)) return low;
  if (dash && isHyphen(tokens.mark(at)) && !plausible(reader, low, high)) return low;
  return joinEnds(low, high) ?? low;
}

function code({ tokens }: Reader, i: number): boolean {
  return tokens.entry(i)?.code !== undefined;
}

/** Digits with a hyphen between are a range when the ends are of one size; else they are a number of a thing. */
function plausible({ tokens }: Reader, low: Measured, high: Measured): boolean {
  if (!low.numeral.plain || !high.numeral.plain || low.measure || high.measure) return true;
  const first = tokens.digits(low.numeral.next - 1);
  const second = tokens.digits(high.numeral.next - 1);
  if (first.startsWith('0') || second.startsWith('0') || (first.length === 3 && second.length === 4))
    return false;
  return order(high.numeral.value, multiply(low.numeral.value, rational(20))) <= 0;
}

/** The range from `low` to `high`, where they are of one kind and in order. */
function joinEnds(low: Measured, high: Measured): Extent | undefined {
  const a = low.numeral;
  const b = high.numeral;
  if (a.form === 'ordinal' || b.form === 'ordinal' || b.article) return undefined;
  const scaled = b.scale && !a.scale && order(a.value, rational(1000)) < 0;
  const bottom = scaled ? multiply(a.value, b.scale) : a.value;
  if (!sameMeasure(low.measure, high.measure) || order(bottom, b.value) >= 0) return undefined;
  const measure = high.measure ?? low.measure;
  const { step: _, ...numeral } = a;
  return { numeral: { ...numeral, value: bottom, plain: false }, measure, upper: b.value, next: high.next };
}

function sameMeasure(low: Measure | undefined, high: Measure | undefined): boolean {
  if (!low || !high) return low === undefined || low.currency !== undefined;
  return (
    low.unit === high.unit &&
    low.percent === high.percent &&
    low.currency?.currency === high.currency?.currency
  );
}

/** Whether what is glued after the amount makes it part of something else: a code, a version, a time. */
function endsInside(reader: Reader, next: number): boolean {
  const { tokens } = reader;
  if (!tokens.glued(next)) return false;
  const kind = tokens.kind(next);
  if (kind === WORD || kind === DIGITS) return true;
  if (kind !== MARK || !tokens.glued(next + 1)) return false;
  const digits = tokens.kind(next + 1) === DIGITS;
  const mark = tokens.mark(next);
  if (isHyphen(mark) || mark === 0x2f || mark === 0x2e || mark === 0x3a) return digits;
  return mark === 0x5f || mark === 0x40;
}

/** Makes the value of what was read between token `from` and the end of `extent`. */
function settle(
  reader: Reader,
  from: number,
  at: number,
  extent: Extent,
  before: Bound,
): Reading | undefined {
  const { tokens } = reader;
  const joined = joinSmaller(reader, extent);
  const per = readPer(reader, joined);
  const after = before === 'exact' ? readBoundAfter(reader, per.next) : undefined;
  const { numeral } = joined;
  if (numeral.article && !joined.measure) return undefined;
  if (before === 'exact' && !after && isPassing(reader, at, joined, per.per.length > 0)) return undefined;
  const next = after?.next ?? per.next;
  const span = { start: tokens.starts[from]!, end: tokens.ends[next - 1]! };
  const magnitude: Magnitude = {
    ...span,
    value: numeral.value,
    ...(joined.upper ? { upper: joined.upper } : {}),
    bound: after?.value ?? before,
    ...(numeral.step ? { step: numeral.step } : {}),
    ...(numeral.words ? { words: true as const } : {}),
    ...(per.per.length ? { per: per.per } : {}),
  };
  const value = withAlternatives(reader, from, at, joined, per.unit, magnitude);
  return { value, next };
}

/** Words after which "one" stands for a thing. */
const BEFORE_PRONOUN = /^(?:the|that|this|no|every|each|any|some|which|another|other|only|former|latter)$/;
/** Words before which it does. */
const AFTER_PRONOUN =
  /^(?:with|that|who|which|is|was|has|had|for|on|in|at|to|from|by|and|or|but|as|can|will|would|[a-z]+ing)$/;

/** Words that are seldom meant as a number: "the other one", "once confirmed". */
function isPassing(
  { tokens }: Reader,
  at: number,
  { numeral, measure, next }: Extent,
  counted: boolean,
): boolean {
  if (!numeral.words || measure || numeral.value.n !== 1n || numeral.value.d !== 1n) return false;
  const follows = tokens.kind(next) === WORD;
  if (numeral.form === 'times') {
    return follows && !counted && !/^(?:only|just|exactly|than|at)$/.test(tokens.lower(at - 1));
  }
  if (numeral.form !== 'cardinal') return false;
  return !follows || BEFORE_PRONOUN.test(tokens.lower(at - 1)) || AFTER_PRONOUN.test(tokens.lower(next));
}

/** "2 hours 30 minutes", "5 ft 10 in", "1 h 30": a smaller unit of the same kind right after. */
function joinSmaller(reader: Reader, extent: Extent): Extent {
  const { tokens } = reader;
  const unit = extent.measure?.unit;
  if (!unit || extent.measure?.currency || extent.upper || unit.shift) return extent;
  const at = (tokens.entry(extent.next)?.marks ?? 0) & Mark.join ? extent.next + 1 : extent.next;
  if (tokens.kind(at) !== DIGITS && !((tokens.entry(at)?.roles ?? 0) & (Role.number | Role.article)))
    return extent;
  const part = readMeasured(reader, at);
  const small = part?.measure?.unit;
  if (!part || !small || small.base !== unit.base || order(small.factor, unit.factor) >= 0) return extent;
  const larger = toBase(extent.numeral.value, unit);
  const value = add(larger, toBase(part.numeral.value, small));
  const inUnit = { n: value.n * unit.factor.d, d: value.d * unit.factor.n };
  return { ...extent, numeral: { ...extent.numeral, value: inUnit, plain: false }, next: part.next };
}

function withAlternatives(
  reader: Reader,
  from: number,
  at: number,
  extent: Extent,
  rate: Unit | undefined,
  magnitude: Magnitude,
): Value {
  const { measure, numeral } = extent;
  const main: NumberValue | MoneyValue | QuantityValue = makeValue(extent, rate, magnitude);
  const alternatives: Value[] = [];
  if (numeral.other) alternatives.push(makeValue(extent, rate, { ...magnitude, value: numeral.other }));
  if (measure?.currency && measure.unit) {
    alternatives.push(quantity(measure.unit, magnitude));
  }
  const over = magnitude.bound === 'more' && main.kind === 'quantity' && TIME_BASES.has(main.base);
  if (over && reader.tokens.lower(from) === 'over' && at > from)
    alternatives.push({ ...main, bound: 'exact' });
  return alternatives.length ? { ...main, alternatives } : main;
}

function makeValue(
  { measure, numeral }: Extent,
  rate: Unit | undefined,
  magnitude: Magnitude,
): NumberValue | MoneyValue | QuantityValue {
  if (measure?.currency) return money(measure.currency, magnitude);
  if (measure?.unit) return quantity(rate ?? measure.unit, magnitude);
  const form: NumberValue['form'] = measure?.percent ?? numeral.form;
  return { kind: 'number', ...magnitude, form };
}

function money({ currency, minor }: NonNullable<Measure['currency']>, magnitude: Magnitude): MoneyValue {
  if (!minor) return { kind: 'money', ...magnitude, currency };
  const { upper, value, step, ...rest } = magnitude;
  return {
    kind: 'money',
    ...rest,
    value: multiply(value, HUNDREDTH),
    ...(upper ? { upper: multiply(upper, HUNDREDTH) } : {}),
    ...(step ? { step: multiply(step, HUNDREDTH) } : {}),
    currency,
  };
}

function quantity(unit: Unit, magnitude: Magnitude): QuantityValue {
  const { upper, value, step, ...rest } = magnitude;
  return {
    kind: 'quantity',
    ...rest,
    value: toBase(value, unit),
    ...(upper ? { upper: toBase(upper, unit) } : {}),
    ...(step ? { step: multiply(step, unit.factor) } : {}),
    base: unit.base,
    unit: unit.name,
    written: value,
  };
}

/** Marks that start an amount where a number follows: signs, comparisons, fractions ("½" is one by itself). */
const STARTS = new Set([...'-.~<>=−≥≤⩾⩽≈≃½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'].map((mark) => mark.charCodeAt(0)));

/** Whether token `i` can start an amount by its kind and entry alone. */
export function mayBeAmount(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if (kind === DIGITS) return true;
  if (kind === MARK) return markMayBeAmount(reader, i);
  const roles = tokens.entry(i)?.roles ?? 0;
  if (roles & (Role.number | Role.bound)) return true;
  if (roles & Role.currency && tokens.capital(i)) return true;
  if (roles & Role.article) return tokens.entry(i + 1) !== undefined;
  return tokens.glued(i + 1) && isCurrencySign(reader, i + 1);
}

function markMayBeAmount(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const mark = tokens.mark(i);
  if (!STARTS.has(mark)) return isCurrencySign(reader, i);
  if (mark === 0x2e || mark === 0x2d) return tokens.glued(i + 1) && tokens.kind(i + 1) !== WORD;
  return true;
}
