import { readBoundAfter, readBoundBefore } from './bounds.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { Mark, Role } from './entry.ts';
import { endsInside, type Measured, readMeasured, TIME_BASES } from './measured.ts';
import type { Measure } from './measures.ts';
import { currenciesAgree, isCurrencySign } from './money.ts';
import { readPer } from './per.ts';
import { type Extent, readBetween, readRange } from './ranges.ts';
import { rateAfter, rateBefore } from './rates.ts';
import { add, multiply, negate, order, type Rational, rational } from './rational.ts';
import { type Reader, type Reading, startsInside } from './reader.ts';
import type { Bound, Magnitude, MoneyValue, NumberValue, QuantityValue, Value } from './types.ts';
import { toBase, type Unit, unitByName } from './units.ts';

const HUNDREDTH = rational(1, 100);

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
  const extent = readRange(reader, at, first);
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
  const rate =
    joined.measure?.currency && per.per.length === 0 ? rateAround(reader, from, per.next) : undefined;
  const counted = rate === undefined ? per.per : [rate];
  if (before === 'exact' && !after && isPassing(reader, at, joined, per.per.length > 0)) return undefined;
  if (isOverOnce(reader, from, at, numeral)) return undefined;
  const next = after?.next ?? per.next;
  const less = before === 'exact' && isBelowZero(reader, from);
  const span = { start: tokens.starts[less ? from - 1 : from]!, end: tokens.ends[next - 1]! };
  const magnitude: Magnitude = {
    ...span,
    value: less ? negate(numeral.value) : numeral.value,
    ...(joined.upper ? { upper: joined.upper } : {}),
    bound: after?.value ?? before,
    ...(numeral.step ? { step: numeral.step } : {}),
    ...(numeral.words ? { words: true as const } : {}),
    ...(counted.length ? { per: counted } : {}),
  };
  const value = withAlternatives(reader, from, at, joined, per.unit, magnitude);
  return { value, next };
}

/** "Minus 20 dollars", and no difference of two amounts: "100 minus 20". */
function isBelowZero({ tokens }: Reader, i: number): boolean {
  if (tokens.length(i - 1) !== 5 || tokens.lower(i - 1) !== 'minus' || tokens.glued(i)) return false;
  return /^(?:is|was|are|were|at|of|to|by|from|and|or|reached|about|around|be)$/.test(tokens.lower(i - 2));
}

/** What the words beside an amount between two tokens count it by. */
const rateAround = (reader: Reader, from: number, next: number): string | undefined =>
  rateBefore(reader, from) ?? rateAfter(reader, next);

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

/** "Handed over once the deposit is paid": nobody says "over once" for more than one time. */
const isOverOnce = (
  { tokens }: Reader,
  from: number,
  at: number,
  { form, value }: Extent['numeral'],
): boolean =>
  at > from && tokens.lower(from) === 'over' && form === 'times' && value.n === 1n && value.d === 1n;

/** "2 hours 30 minutes", "5 ft 10 in", "1 h 30": a smaller unit of the same kind right after. */
function joinSmaller(reader: Reader, extent: Extent): Extent {
  const { tokens } = reader;
  const unit = extent.measure?.unit;
  if (extent.measure?.currency && !extent.upper) return joinMinor(reader, extent);
  if (!unit || extent.upper || unit.shift) return extent;
  const at = (tokens.entry(extent.next)?.marks ?? 0) & Mark.join ? extent.next + 1 : extent.next;
  const share = at > extent.next ? readShare(reader, at) : undefined;
  if (share) {
    const value = add(extent.numeral.value, share);
    return { ...extent, numeral: { ...extent.numeral, value, plain: false }, next: at + 2 };
  }
  if (tokens.kind(at) !== DIGITS && !((tokens.entry(at)?.roles ?? 0) & (Role.number | Role.article)))
    return extent;
  const inches = unit.name === 'ft' && tokens.kind(at) === DIGITS && tokens.lower(at + 1) === 'in';
  const read = readMeasured(reader, at);
  const part =
    inches && read ? { ...read, measure: { unit: unitByName('in')!, next: at + 2 }, next: at + 2 } : read;
  const written = part?.measure?.unit;
  // The "30m" of "1h 30m" are minutes.
  const small = unit.name === 'h' && written?.name === 'm' ? unitByName('min') : written;
  if (!part || !small || small.base !== unit.base || order(small.factor, unit.factor) >= 0) return extent;
  const larger = toBase(extent.numeral.value, unit);
  const value = add(larger, toBase(part.numeral.value, small));
  const inUnit = { n: value.n * unit.factor.d, d: value.d * unit.factor.n };
  return { ...extent, numeral: { ...extent.numeral, value: inUnit, plain: false }, next: part.next };
}

/** "12 euros and 50 cents", "twelve pounds fifty": hundredths right after whole ones. */
function joinMinor(reader: Reader, extent: Extent): Extent {
  const { tokens } = reader;
  const { currency, minor } = extent.measure!.currency!;
  if (minor || extent.numeral.value.d !== 1n || extent.numeral.value.n < 0n) return extent;
  const at = (tokens.entry(extent.next)?.marks ?? 0) & Mark.join ? extent.next + 1 : extent.next;
  if (tokens.kind(at) !== DIGITS && !((tokens.entry(at)?.roles ?? 0) & Role.number)) return extent;
  const part = readMeasured(reader, at);
  if (part?.numeral.value.d !== 1n || part.numeral.value.n >= 100n) return extent;
  const named = part.measure?.currency;
  if (
    named ? !named.minor || !currenciesAgree(named.currency, currency) : !isSpokenMinor(reader, extent, part)
  )
    return extent;
  const value = add(extent.numeral.value, multiply(part.numeral.value, HUNDREDTH));
  return { ...extent, numeral: { ...extent.numeral, value, plain: false }, next: part.next };
}

/** "Twelve pounds fifty" where nothing follows that the fifty would count. */
function isSpokenMinor({ tokens }: Reader, extent: Extent, part: Measured): boolean {
  if (!extent.numeral.words || !part.numeral.words || part.measure || part.numeral.value.n < 10n)
    return false;
  if (part.next > extent.next + 2) return false;
  return (
    tokens.kind(part.next) !== WORD ||
    /^(?:was|is|has|had|were|will|on|for|to|from|by|and|per|each|a|in|at|as)$/.test(tokens.lower(part.next))
  );
}

/** "a half", "three quarters" at token `i`, after "an hour and". */
function readShare({ tokens }: Reader, i: number): Rational | undefined {
  const count = tokens.length(i) === 1 && tokens.lower(i) === 'a' ? 1 : (tokens.entry(i)?.number ?? 0);
  const parts = tokens.entry(i + 1)?.fraction;
  if ((parts !== 2 && parts !== 4) || count < 1 || count >= parts || tokens.lower(i + 2) === 'of')
    return undefined;
  return rational(count, parts);
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
  if (roles & (Role.number | Role.bound | Role.currency)) return true;
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
