import { beginsChange } from './changes.ts';
import { WORD } from './characters.ts';
import { Mark } from './entry.ts';
import { endsInside, type Measured, readMeasured } from './measured.ts';
import type { Measure } from './measures.ts';
import type { Numeral } from './numbers.ts';
import { multiply, order, type Rational, rational } from './rational.ts';
import { isDash, isHyphen, type Reader } from './reader.ts';

/** Two ends of a range, or one number. */
export interface Extent extends Measured {
  readonly upper?: Rational;
}

/** "between 10 and 15 days", "from $5 to $7". */
export function readBetween(reader: Reader, i: number): Extent | undefined {
  const { tokens } = reader;
  const joint = tokens.entry(i)?.range;
  if (joint === undefined || beginsChange(reader, i)) return undefined;
  const low = readMeasured(reader, i + 1);
  if (!low || low.numeral.article || tokens.lower(low.next) !== joint) return undefined;
  const high = readMeasured(reader, low.next + 1);
  return high && !areDates(reader, low, high) ? joinEnds(low, high) : undefined;
}

/** "10-15", "5 to 7 days", "$50–$75"; `from` is the token that `low` begins at. */
export function readRange(reader: Reader, from: number, low: Measured): Extent {
  const { tokens } = reader;
  if (beginsChange(reader, from - 1)) return low;
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
  if (!high || endsInside(reader, high.next) || areDates(reader, low, high)) return low;
  if (dash && isHyphen(tokens.mark(at)) && !plausible(reader, low, high)) return low;
  return joinEnds(low, high) ?? low;
}

function code({ tokens }: Reader, i: number): boolean {
  return tokens.entry(i)?.code !== undefined;
}

/** Two years, or the days of one month: "2014-2016", "3-5 March". */
function areDates({ tokens }: Reader, low: Measured, high: Measured): boolean {
  if (low.measure || high.measure || !low.numeral.plain || !high.numeral.plain) return false;
  const year = (numeral: Numeral) =>
    tokens.length(numeral.next - 1) === 4 && /^(?:1[5-9]|20)/.test(tokens.digits(numeral.next - 1));
  const month = tokens.entry(high.next)?.month ?? tokens.entry(high.next + 1)?.month;
  return (year(low.numeral) && year(high.numeral)) || (month !== undefined && !tokens.entry(high.next)?.unit);
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
