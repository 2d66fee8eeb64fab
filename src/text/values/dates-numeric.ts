import { isDay } from './calendar.ts';
import { DIGITS, WORD } from './characters.ts';
import { isHyphen, isMark, type Reader } from './reader.ts';
import type { DateParts } from './types.ts';

/** A date as read and the token after it; `other`: the reading with day and month in the other order. */
export interface DateReading {
  readonly date: DateParts;
  readonly next: number;
  readonly other?: DateParts;
}

/** The digits of token `i` as a year: four digits from 1000 to 2999. */
export function yearAt({ tokens }: Reader, i: number): number | undefined {
  if (tokens.kind(i) !== DIGITS || tokens.length(i) !== 4) return undefined;
  const y = Number(tokens.digits(i));
  return y >= 1000 && y <= 2999 ? y : undefined;
}

/** The digits of token `i` where there are one or two. */
export function shortAt({ tokens }: Reader, i: number): number | undefined {
  return tokens.kind(i) === DIGITS && tokens.length(i) <= 2 ? Number(tokens.digits(i)) : undefined;
}

/** Whether more digits are glued on by a mark, so that what was read is part of a longer number. */
function continues({ tokens }: Reader, i: number): boolean {
  if (!tokens.glued(i)) return false;
  if (tokens.kind(i) === DIGITS) return true;
  if (tokens.kind(i) === WORD) return !(tokens.length(i) === 1 && tokens.lower(i) === 't');
  const mark = tokens.mark(i);
  const joins = isHyphen(mark) || mark === 0x2f || mark === 0x2e || mark === 0x5f;
  return joins && tokens.glued(i + 1) && tokens.kind(i + 1) === DIGITS;
}

/** The character that joins the digits at token `i` to more digits: "-", "/", "." or 0. */
function separator({ tokens }: Reader, i: number): number {
  const mark = tokens.mark(i + 1);
  const joins = isHyphen(mark) || mark === 0x2f || mark === 0x2e;
  return joins && tokens.glued(i + 1) && tokens.glued(i + 2) && tokens.kind(i + 2) === DIGITS ? mark : 0;
}

/** Reads a date written in digits alone at token `i`: ISO 8601, "31.3.2026", "3/11/2026", "03/2028", "2026-03". */
export function readNumericDate(reader: Reader, i: number): DateReading | undefined {
  const first = separator(reader, i);
  if (first === 0) return undefined;
  const second = separator(reader, i + 2);
  if (second === first) return continues(reader, i + 5) ? undefined : threeParts(reader, i, first);
  if (second !== 0 || continues(reader, i + 3)) return undefined;
  return twoParts(reader, i, first);
}

function threeParts(reader: Reader, i: number, sign: number): DateReading | undefined {
  const next = i + 5;
  const y = yearAt(reader, i);
  if (y !== undefined) {
    const m = shortAt(reader, i + 2);
    const d = shortAt(reader, i + 4);
    return m !== undefined && d !== undefined && isDay(d, m, y) ? { date: { y, m, d }, next } : undefined;
  }
  const a = shortAt(reader, i);
  const b = shortAt(reader, i + 2);
  const year = yearAt(reader, i + 4) ?? shortYear(reader, i + 4, sign);
  return a === undefined || b === undefined || year === undefined
    ? undefined
    : dayAndMonth(reader, a, b, sign, next, year);
}

/** "26" of "31.3.26": this century to 69, the last one from 70. Not after hyphens, where codes look the same. */
function shortYear({ tokens }: Reader, i: number, sign: number): number | undefined {
  if (tokens.length(i) !== 2 || isHyphen(sign)) return undefined;
  const y = Number(tokens.digits(i));
  return y < 70 ? 2000 + y : 1900 + y;
}

/** Day and month in the order of the language or of `dayFirst`; with a slash and no order known, both ways. */
function dayAndMonth(
  { dayFirst, language }: Reader,
  a: number,
  b: number,
  sign: number,
  next: number,
  y?: number,
): DateReading | undefined {
  const year = y === undefined ? {} : { y };
  const asDayFirst = isDay(a, b, y) ? { ...year, m: b, d: a } : undefined;
  const asMonthFirst = isDay(b, a, y) ? { ...year, m: a, d: b } : undefined;
  const settled =
    dayFirst ??
    (sign === 0x2e || language === 'de' || language === 'fr' || language === 'es' ? true : undefined);
  if (settled === false) return pick(asMonthFirst ?? asDayFirst, next);
  if (settled) return pick(asDayFirst ?? asMonthFirst, next);
  if (!asDayFirst || !asMonthFirst || a === b) return pick(asDayFirst ?? asMonthFirst, next);
  return { date: asDayFirst, other: asMonthFirst, next };
}

function pick(date: DateParts | undefined, next: number): DateReading | undefined {
  return date && { date, next };
}

function twoParts(reader: Reader, i: number, sign: number): DateReading | undefined {
  const { tokens, language } = reader;
  const next = i + 3;
  const y = yearAt(reader, i);
  const tail = shortAt(reader, i + 2);
  if (y !== undefined) {
    const month =
      isHyphen(sign) && tokens.length(i + 2) === 2 && tail !== undefined && tail >= 1 && tail <= 12;
    return month ? { date: { y, m: tail }, next } : undefined;
  }
  const head = shortAt(reader, i);
  const year = yearAt(reader, i + 2);
  if (head === undefined) return undefined;
  if (year !== undefined)
    return sign === 0x2f && head >= 1 && head <= 12 ? { date: { y: year, m: head }, next } : undefined;
  if (tail === undefined) return undefined;
  const dotted = sign === 0x2e && language === 'de' && isMark(reader, next, '.') && tokens.glued(next);
  if (dotted)
    return isDay(head, tail) && !continues(reader, next)
      ? { date: { m: tail, d: head }, next: next + 1 }
      : undefined;
  const always = head === 24 && tail === 7;
  return sign === 0x2f && !always ? dayAndMonth(reader, head, tail, sign, next) : undefined;
}
