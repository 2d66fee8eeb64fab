/** An exact number, `n / d` with `d > 0`. Not necessarily in lowest terms. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** The exact number `n / d`; `d` must be positive. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  return { n: BigInt(n), d: BigInt(d) };
}

const POWERS: readonly bigint[] = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

/** Ten to the power of `exponent`, a whole number from 0 up. */
export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/** The decimal number written as `whole` and `fraction` digits (ASCII digits alone, either may be empty). */
export function fromDigits(whole: string, fraction = ''): Rational {
  const digits = whole + fraction;
  const n = digits.length <= 15 ? BigInt(Number(digits || '0')) : BigInt(digits);
  return { n, d: powerOfTen(fraction.length) };
}

/** The exact decimal value that JavaScript prints for a finite number (0.1 is one tenth). */
export function fromNumber(value: number): Rational {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const plain = fromDigits(whole, fraction);
  const power = Number(exponent);
  const scale = { n: powerOfTen(Math.max(power, 0)), d: powerOfTen(Math.max(-power, 0)) };
  const size = multiply(plain, scale);
  return value < 0 ? negate(size) : size;
}

export function add(a: Rational, b: Rational): Rational {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Below zero, zero or above zero as `a` is less than, equal to or more than `b`. */
export function order(a: Rational, b: Rational): number {
  const difference = a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function same(a: Rational, b: Rational): boolean {
  return order(a, b) === 0;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** One spelling for every equal number: `n` or `n/d` in lowest terms. */
export function rationalKey(a: Rational): string {
  const divisor = greatestCommonDivisor(a.n, a.d) || 1n;
  const d = a.d / divisor;
  return d === 1n ? String(a.n / divisor) : `${a.n / divisor}/${d}`;
}
