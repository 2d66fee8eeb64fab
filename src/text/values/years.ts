/** Years: which four digits are meant as one, and the year behind a day, a month or another year. */
import { DIGITS, WORD } from './characters.ts';
import { type DateReading, shortAt, yearAt } from './dates-numeric.ts';
import { Mark } from './entry.ts';
import { readUnit } from './measures.ts';
import { isCurrencySign } from './money.ts';
import { isApostrophe, isDash, isHyphen, isMark, type Reader } from './reader.ts';

/** Words between which a bare year is meant as one: "the 2019 report". */
const BEFORE_YEAR = /^(?:the|der|die|das|im|le|la|el|su|year|jahr|année|año)$/;

/** Whether four digits that could be a year are meant as one, by what stands around them. */
export function isYear(reader: Reader, i: number, y: number, context: boolean): boolean {
  const { tokens } = reader;
  const after = tokens.kind(i + 1);
  const dash = isDash(tokens.mark(i + 1));
  if (tokens.glued(i + 1) && (after === WORD || after === DIGITS)) return false;
  if (after === WORD && context && readUnit(reader, i + 1, false)) return false;
  // "Le prix est de 1500 €".
  if (isCurrencySign(reader, i + 1) && tokens.kind(i + 2) !== DIGITS) return false;
  if (tokens.glued(i + 2) && tokens.glued(i + 1) && tokens.kind(i + 2) === DIGITS) {
    return dash && followsYear(reader, i + 2, y);
  }
  const afterYear = isDash(tokens.mark(i - 1)) && tokens.glued(i) && yearAt(reader, i - 2) !== undefined;
  if (context || afterYear) return true;
  if (y < 1900 || y > 2099 || tokens.glued(i)) return isMark(reader, i - 1, '(') && y > 1500 && y < 2100;
  return after !== WORD ? true : BEFORE_YEAR.test(tokens.lower(i - 1));
}

/** "2014-2016", "2014–15": the second year of a range of years. */
function followsYear(reader: Reader, i: number, y: number): boolean {
  const { tokens } = reader;
  if (tokens.glued(i + 1) && (tokens.kind(i + 1) === WORD || isHyphen(tokens.mark(i + 1)))) return false;
  const second = yearAt(reader, i);
  if (second !== undefined) return second > y && second - y < 200 && y > 1500;
  const short = tokens.length(i) === 2 ? shortAt(reader, i) : undefined;
  return short !== undefined && short === (y % 100) + 1;
}

/** "15" of "2014–15". */
export function secondYear(reader: Reader, i: number): DateReading | undefined {
  const { tokens } = reader;
  const y =
    isDash(tokens.mark(i - 1)) && tokens.glued(i) && tokens.glued(i - 1) ? yearAt(reader, i - 2) : undefined;
  return y !== undefined && followsYear(reader, i, y) ? { date: { y: y + 1 }, next: i + 1 } : undefined;
}

export function skipJoins({ tokens }: Reader, i: number): number {
  return (tokens.entry(i)?.marks ?? 0) & Mark.dateJoin ? i + 1 : i;
}

/** The year after a day and month or a month: "2026", ", 2026", "de 2026", "-2026", "'26". */
export function yearAfter(
  reader: Reader,
  i: number,
): { readonly y: number; readonly next: number } | undefined {
  const { tokens } = reader;
  const joined = isHyphen(tokens.mark(i)) || isMark(reader, i, '/');
  const comma = isMark(reader, i, ',') || (joined && tokens.glued(i) && tokens.glued(i + 1));
  const at = comma ? i + 1 : skipJoins(reader, i);
  if (isApostrophe(tokens.mark(at)) && tokens.glued(at + 1) && tokens.length(at + 1) === 2) {
    const short = shortAt(reader, at + 1);
    return short === undefined ? undefined : { y: short < 70 ? 2000 + short : 1900 + short, next: at + 2 };
  }
  const y = yearAt(reader, at);
  const longer =
    tokens.glued(at + 1) &&
    (tokens.kind(at + 1) === WORD ||
      (isMark(reader, at + 1, ':') && tokens.kind(at + 2) === DIGITS && tokens.glued(at + 2)));
  return y === undefined || longer ? undefined : { y, next: at + 1 };
}
