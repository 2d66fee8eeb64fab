/** Between which two numbers how many of a group lie, or what share of it. */
import { add, multiply, negate, order, type Rational, rational } from '../../text/values/rational.ts';

/** An end that is not among the numbers itself is open; without an upper end there is no bound. */
export interface Range {
  readonly low: Rational;
  readonly lowOpen: boolean;
  readonly high: Rational | undefined;
  readonly highOpen: boolean;
}

export const ZERO = rational(0);
export const ONE = rational(1);
export const HALF = rational(1, 2n);

export const between = (low: Rational, high: Rational | undefined): Range => ({
  low,
  lowOpen: false,
  high,
  highOpen: false,
});
export const exactly = (n: Rational): Range => between(n, n);
export const atLeast = (n: Rational): Range => between(n, undefined);
export const atMost = (n: Rational): Range => between(ZERO, n);
export const moreThan = (n: Rational): Range => ({ ...atLeast(n), lowOpen: true });
export const lessThan = (n: Rational): Range => ({ ...atMost(n), highOpen: true });

/** What two ranges have in common. */
export function meet(a: Range, b: Range): Range {
  const low = order(a.low, b.low);
  const high = a.high === undefined ? 1 : b.high === undefined ? -1 : order(a.high, b.high);
  return {
    low: low >= 0 ? a.low : b.low,
    lowOpen: low > 0 ? a.lowOpen : low < 0 ? b.lowOpen : a.lowOpen || b.lowOpen,
    high: high <= 0 ? a.high : b.high,
    highOpen: high < 0 ? a.highOpen : high > 0 ? b.highOpen : a.highOpen || b.highOpen,
  };
}

export function isEmpty({ low, lowOpen, high, highOpen }: Range): boolean {
  if (high === undefined) return false;
  const width = order(low, high);
  return width > 0 || (width === 0 && (lowOpen || highOpen));
}

/** Whether every number of the first is one of the second. */
export function isWithin(a: Range, b: Range): boolean {
  const low = order(a.low, b.low);
  if (low < 0 || (low === 0 && b.lowOpen && !a.lowOpen)) return false;
  if (b.high === undefined) return true;
  if (a.high === undefined) return false;
  const high = order(a.high, b.high);
  return high < 0 || (high === 0 && (!b.highOpen || a.highOpen));
}

export const isApart = (a: Range, b: Range): boolean => isEmpty(meet(a, b));
export const isOne = ({ low, high }: Range): boolean => high !== undefined && order(low, high) === 0;

/** How many are left of a whole. */
export function leftOf(whole: Rational, { low, lowOpen, high, highOpen }: Range): Range {
  const left = (n: Rational): Rational => add(whole, negate(n));
  const least = high === undefined ? ZERO : left(high);
  return {
    low: order(least, ZERO) < 0 ? ZERO : least,
    lowOpen: high !== undefined && highOpen,
    high: left(low),
    highOpen: lowOpen,
  };
}

/** The count that a share of a whole comes to; where it is no whole number, those beside it. */
export function counted(range: Range, whole: Rational): Range {
  const { low, lowOpen, high, highOpen } = range;
  const [least, most] = [multiply(low, whole), high && multiply(high, whole)];
  const told = isOne(range) && least.n % least.d !== 0n;
  return {
    low: rational(floor(least) + (told ? 0n : least.n % least.d !== 0n || lowOpen ? 1n : 0n)),
    lowOpen: false,
    high:
      most &&
      rational(told ? floor(most) + 1n : floor(most) - (highOpen && most.n % most.d === 0n ? 1n : 0n)),
    highOpen: false,
  };
}

const floor = ({ n, d }: Rational): bigint => n / d;

/** The share of a whole that a count is. */
export function shared({ low, lowOpen, high, highOpen }: Range, { n, d }: Rational): Range {
  const part = (count: Rational): Rational => ({ n: count.n * d, d: count.d * n });
  return { low: part(low), lowOpen, high: high && part(high), highOpen };
}

/** A range of whole numbers with its ends among them. */
export function whole({ low, lowOpen, high, highOpen }: Range): Range {
  const isWhole = (n: Rational): boolean => n.n % n.d === 0n;
  return {
    low: rational(floor(low) + (!isWhole(low) || lowOpen ? 1n : 0n)),
    lowOpen: false,
    high: high && rational(floor(high) - (isWhole(high) && highOpen ? 1n : 0n)),
    highOpen: false,
  };
}

/** A range for a reader: "9", "at least 9", "9 to 12", "more than 1/2". */
export function rangeTold({ low, lowOpen, high, highOpen }: Range): string {
  if (high === undefined) return `${lowOpen ? 'more than' : 'at least'} ${numberTold(low)}`;
  if (order(low, high) === 0) return numberTold(low);
  if (low.n === 0n && !lowOpen) return `${highOpen ? 'less than' : 'at most'} ${numberTold(high)}`;
  if (!lowOpen && !highOpen) return `${numberTold(low)} to ${numberTold(high)}`;
  return `${lowOpen ? 'more than' : 'at least'} ${numberTold(low)}, ${highOpen ? 'less than' : 'at most'} ${numberTold(high)}`;
}

/** A number for a reader: "9", "2/3". */
export function numberTold({ n, d }: Rational): string {
  const by = divisorOf(n, d);
  return d / by === 1n ? String(n / by) : `${n / by}/${d / by}`;
}

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a || 1n : divisorOf(b, a % b));
