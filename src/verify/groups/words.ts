/** A text as words and signs, and the numbers and shares that they say. */
import { matchesOf } from '../../text/matches.ts';
import { fromDigits, multiply, type Rational, rational } from '../../text/values/rational.ts';

export interface Token {
  /** In lower case. */
  readonly form: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*(?:\/\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|[^\s\p{L}\p{N}]/gu;

export const tokensOf = (text: string): readonly Token[] =>
  matchesOf(text, TOKEN).map(({ 0: written, index }) => ({
    form: written.toLowerCase().replaceAll('’', "'"),
    written,
    start: index,
    end: index + written.length,
  }));

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GREAT: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 }),
);
const PART: ReadonlyMap<string, bigint> = new Map(
  Object.entries({
    half: 2n,
    halves: 2n,
    third: 3n,
    thirds: 3n,
    quarter: 4n,
    quarters: 4n,
    fifth: 5n,
    fifths: 5n,
    sixth: 6n,
    sixths: 6n,
    eighth: 8n,
    eighths: 8n,
    tenth: 10n,
    tenths: 10n,
  }),
);

/** A number as it was read, and the token behind it. */
export interface Numeral {
  readonly value: Rational;
  readonly share: boolean;
  readonly next: number;
}

const NUMERALS: ReadonlySet<string> = new Set([...SMALL, ...TENS]);

/** Whether a number may begin with a word. */
export const isNumeral = (form: string): boolean => /^\d/.test(form) || NUMERALS.has(form);

/** The whole number that begins at a token: "12", "1,200", "twenty-five", "three hundred", "490 million". */
export function numberAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const found = digitsAt(tokens, at) ?? wordsAt(tokens, at);
  if (found === undefined) return undefined;
  let { value, next } = found;
  for (
    let great = GREAT.get(tokens[next]?.form ?? '');
    great !== undefined;
    great = GREAT.get(tokens[next]?.form ?? '')
  ) {
    value = multiply(value, rational(great));
    next++;
  }
  return { value, share: false, next };
}

function digitsAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const form = tokens[at]?.form ?? '';
  if (!/^\d/.test(form) || form.includes('/')) return undefined;
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(form) ? form.replaceAll(',', '') : form;
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(plain);
  return match === null
    ? undefined
    : { value: fromDigits(match[1]!, match[2] ?? ''), share: false, next: at + 1 };
}

function wordsAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const form = tokens[at]?.form ?? '';
  const small = SMALL.indexOf(form);
  if (small >= 0) return { value: rational(small), share: false, next: at + 1 };
  const tens = TENS.indexOf(form);
  if (tens < 0) return undefined;
  const behind = tokens[at + 1]?.form === '-' ? at + 2 : at + 1;
  const units = SMALL.indexOf(tokens[behind]?.form ?? '');
  const joined = units > 0 && units < 10;
  return {
    value: rational((tens + 2) * 10 + (joined ? units : 0)),
    share: false,
    next: joined ? behind + 1 : at + 1,
  };
}

/** The number or the share that begins at a token: "two thirds", "a quarter", "half", "36%", "9/12", "nine in ten". */
export function amountAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const form = tokens[at]?.form ?? '';
  if (form === 'half') return { value: rational(1, 2n), share: true, next: at + 1 };
  const slash = /^(\d{1,9})\/(\d{1,9})$/.exec(form);
  if (slash !== null && Number(slash[2]) > 0)
    return { value: rational(Number(slash[1]), BigInt(slash[2]!)), share: true, next: at + 1 };
  const count =
    form === 'a' || form === 'an' ? { value: rational(1), share: false, next: at + 1 } : numberAt(tokens, at);
  if (count === undefined) return undefined;
  const behind = tokens[count.next]?.form === '-' ? count.next + 1 : count.next;
  const part = PART.get(tokens[behind]?.form ?? '');
  if (part !== undefined && count.value.d === 1n)
    return { value: { n: count.value.n, d: part }, share: true, next: behind + 1 };
  if (form === 'a' || form === 'an') return undefined;
  const hundredth = percentAt(tokens, count.next);
  if (hundredth > 0)
    return { value: multiply(count.value, rational(1, 100n)), share: true, next: count.next + hundredth };
  return inEach(tokens, count) ?? count;
}

/** Tokens of a sign or words for hundredths. */
function percentAt(tokens: readonly Token[], at: number): number {
  const form = tokens[at]?.form;
  if (form === '%' || form === 'percent') return 1;
  return form === 'per' && tokens[at + 1]?.form === 'cent' ? 2 : 0;
}

/** "Nine in ten", "one in four". */
function inEach(tokens: readonly Token[], count: Numeral): Numeral | undefined {
  const every = tokens[count.next + 1]?.form === 'every' ? 1 : 0;
  if (tokens[count.next]?.form !== 'in') return undefined;
  const of = numberAt(tokens, count.next + 1 + every);
  // "Nine in 2024" is no share.
  if (of === undefined || of.value.d !== 1n || of.value.n > 100n || of.value.n <= count.value.n)
    return undefined;
  return { value: { n: count.value.n * count.value.d, d: of.value.n }, share: true, next: of.next };
}
