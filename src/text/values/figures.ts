import { DIGITS } from './characters.ts';
import { fromDigits, type Rational } from './rational.ts';
import { isApostrophe, type Reader } from './reader.ts';
import type { Language } from './types.ts';

/** A number in figures, and the token after it. */
export interface Figures {
  readonly value: Rational;
  readonly next: number;
  /** What the other convention makes of it: "1.200" is 1.2 or 1200. */
  readonly other?: Rational;
  /** Digits after the decimal sign. */
  readonly decimals: number;
  /** One run of digits, nothing between. */
  readonly plain: boolean;
}

/** Longest run of groups that is looked at, and longest number that is one. Beyond, digits are no number. */
const MAX_GROUPS = 12;
const MAX_DIGITS = 30;
const MAX_COUNT = 15;

const COMMA = 0x2c;
const POINT = 0x2e;
const THIN_SPACES = new Set([0xa0, 0x202f, 0x2009]);

/** Languages that write 1.200.000,00 and 1 200. */
function decimalComma(language: Language): boolean {
  return language === 'de' || language === 'fr' || language === 'es';
}

interface Groups {
  readonly digits: readonly string[];
  /** Separator before each group but the first: a character code, 0x20 for any space. */
  readonly separators: readonly number[];
  /** Token after each group. */
  readonly nexts: readonly number[];
}

/** The separator between the digit groups at tokens `i` and after; 0 where there is none. */
function separatorAfter(reader: Reader, i: number): { code: number; group: number } {
  const { tokens, text, language } = reader;
  if (tokens.kind(i + 1) === DIGITS) {
    const space = text.charCodeAt(tokens.ends[i]!);
    const one = tokens.starts[i + 1]! - tokens.ends[i]! === 1;
    const thin =
      one &&
      (THIN_SPACES.has(space) || (space === 0x20 && (language !== 'en' || isGroupedAbroad(reader, i))));
    return { code: thin && tokens.length(i + 1) === 3 ? 0x20 : 0, group: i + 1 };
  }
  const mark = tokens.mark(i + 1);
  const between = tokens.glued(i + 1) && tokens.glued(i + 2) && tokens.kind(i + 2) === DIGITS;
  const separates = mark === COMMA || mark === POINT || (isApostrophe(mark) && tokens.length(i + 2) === 3);
  return { code: between && separates ? mark : 0, group: i + 2 };
}

/**
 * Whether a space in an English text parts thousands: "1 000", "1 234,56" with a decimal sign behind, and "Total: 12 345 €" right
 * behind a label. "2 250 EUR" of a row may be two chairs at 250.
 */
function isGroupedAbroad({ tokens, text }: Reader, i: number): boolean {
  if (tokens.raw(i + 1) === '000') return true;
  if (tokens.length(i + 1) !== 3 || tokens.length(i) > 3 || tokens.raw(i) === '0') return false;
  const sign = tokens.mark(i + 2);
  const decimals =
    (sign === COMMA || sign === POINT) &&
    tokens.glued(i + 2) &&
    tokens.glued(i + 3) &&
    tokens.kind(i + 3) === DIGITS &&
    tokens.length(i + 3) <= 2;
  return (
    decimals ||
    (/: ?$/.test(text.slice(Math.max(0, tokens.starts[i]! - 2), tokens.starts[i]!)) &&
      CURRENCY.test(text.slice(tokens.ends[i + 1]!, tokens.ends[i + 1]! + 5)))
  );
}

const CURRENCY = /^\s?(?:[€$£¥₹]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK)\b)/;

function readGroups(reader: Reader, i: number): Groups {
  const { tokens } = reader;
  const digits = [tokens.digits(i)];
  const separators: number[] = [];
  const nexts = [i + 1];
  for (let at = i; digits.length < MAX_GROUPS; ) {
    const { code, group } = separatorAfter(reader, at);
    if (code === 0 || (code === 0x20 && digits[0]!.length > 3)) break;
    separators.push(code);
    digits.push(tokens.digits(group));
    nexts.push((at = group) + 1);
  }
  return { digits, separators, nexts };
}

/** Whether groups `0..last` are thousands: 1–3 digits, then threes (or the Indian 12,34,567). */
function areThousands({ digits }: Groups, last: number): boolean {
  if (last < 1 || digits[0]!.length > 3 || digits[0] === '0') return false;
  if (digits[last]!.length !== 3) return false;
  const size = digits[1]!.length;
  if (last > 1 && size === 2)
    return digits[0]!.length <= 2 && digits.slice(1, last).every((g) => g.length === 2);
  return digits.slice(1, last).every((group) => group.length === 3);
}

/**
 * Reads the number in figures that starts at token `i` (a run of digits): "1,200,000", "1.200.000,00",
 * "1 200,5", "12'500.50". Undefined where the figures are no number: a version, a date, a list, too long.
 */
export function readFigures(reader: Reader, i: number): Figures | undefined {
  const { tokens } = reader;
  if (tokens.length(i) > MAX_DIGITS) return undefined;
  if (i < tokens.listEnd) return plain(tokens.digits(i), i + 1);
  const groups = readGroups(reader, i);
  const { digits, separators, nexts } = groups;
  const last = digits.length - 1;
  if (last === 0) return isName(digits[0]!) ? undefined : plain(digits[0]!, nexts[0]!);
  const uniform = separators.every((code) => code === separators[0]);
  if (uniform && separators[0] === 0x20) return spaced(groups);
  if (last === 1) return single(reader, groups);
  if (uniform) {
    if (areThousands(groups, last)) return whole(groups, last);
    return separators[0] === POINT ? undefined : listed(reader, groups);
  }
  const before = separators.slice(0, -1);
  const decimal = separators[last - 1]!;
  const oneSign = before.every((code) => code === before[0]) && decimal !== before[0];
  if (oneSign && (decimal === COMMA || decimal === POINT) && areThousands(groups, last - 1)) {
    return fraction(groups, last);
  }
  return listed(reader, groups);
}

/** Digits by which a thing is named rather than counted: "0417", and more than a count has. */
function isName(digits: string): boolean {
  return digits.length > MAX_COUNT || (digits.length > 2 && digits.startsWith('0') && /[1-9]/.test(digits));
}

/** The first of digits that stand in a list; those up to the last but one are not tried again. */
function listed({ tokens }: Reader, { digits, nexts }: Groups): Figures {
  tokens.listEnd = Math.max(tokens.listEnd, nexts.at(-3) ?? 0);
  return plain(digits[0]!, nexts[0]!);
}

function plain(digits: string, next: number): Figures {
  return { value: fromDigits(digits), next, decimals: 0, plain: true };
}

function whole({ digits, nexts }: Groups, last: number): Figures {
  return {
    value: fromDigits(digits.slice(0, last + 1).join('')),
    next: nexts[last]!,
    decimals: 0,
    plain: false,
  };
}

function fraction({ digits, nexts }: Groups, last: number): Figures {
  const value = fromDigits(digits.slice(0, last).join(''), digits[last]!);
  return { value, next: nexts[last]!, decimals: digits[last]!.length, plain: false };
}

function spaced(groups: Groups): Figures {
  const last = groups.digits.length - 1;
  return areThousands(groups, last) ? whole(groups, last) : plain(groups.digits[0]!, groups.nexts[0]!);
}

/** One separator: a decimal sign or thousands, by language and by the number of digits. */
/** "2,5 kg", "0,5": a comma in an English text that parts no list, since what stands behind it is measured by both. */
function isMeasured({ tokens, text }: Reader, next: number, first: string): boolean {
  const end = tokens.ends[next - 1]!;
  return first === '0' || UNIT.test(text.slice(end, end + 10));
}

const UNIT =
  /^\s?(?:[%‰€$£¥°]|(?:EUR|USD|GBP|CHF|percent|per cent|k?g|mg|t|lbs?|[ckm]?m|m[l²³]|[cd]?l|h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|[kM]?Wh?|[GMTk]B|V|A|mmol|bar|euros?|dollars?|pounds?|[mb]illion|[mb]n|metres?|meters?|litres?|liters?|tons?|tonnes?|miles?|inches|degrees?)(?![\p{L}\d]))/u;

function single(reader: Reader, groups: Groups): Figures {
  const { language } = reader;
  const { digits, separators, nexts } = groups;
  const sign = separators[0]!;
  if (isApostrophe(sign)) return areThousands(groups, 1) ? whole(groups, 1) : plain(digits[0]!, nexts[0]!);
  const ambiguous = areThousands(groups, 1);
  if (!ambiguous) {
    const list =
      language === 'en' &&
      sign === COMMA &&
      digits[1]!.length !== 2 &&
      !isMeasured(reader, nexts[1]!, digits[0]!);
    return list ? plain(digits[0]!, nexts[0]!) : fraction(groups, 1);
  }
  const asThousands = whole(groups, 1);
  const asDecimal = fraction(groups, 1);
  if (language === 'en') return sign === COMMA ? asThousands : asDecimal;
  const thousands = decimalComma(language) ? sign === POINT : sign === COMMA;
  return thousands ? { ...asThousands, other: asDecimal.value } : { ...asDecimal, other: asThousands.value };
}
