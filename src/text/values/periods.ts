/** Periods of a year told by an ordinal or a letter: "3rd quarter of 2025", "19th century", "Q3 2025". */
import { WORD } from './characters.ts';
import { type DateReading, shortAt } from './dates-numeric.ts';
import { Mark } from './entry.ts';
import type { Reader } from './reader.ts';
import type { DateParts } from './types.ts';
import { yearAfter } from './years.ts';

/** "quarter of 2025", "half of 2025" or "century" at token `i`, after the ordinal `n`. */
export function ordinalPeriod(reader: Reader, n: number, i: number): DateReading | undefined {
  if (HALF_YEAR.test(reader.tokens.lower(i))) return ordinalHalf(reader, n, i);
  const marks = reader.tokens.entry(i)?.marks ?? 0;
  if (marks & Mark.century && n >= 1 && n <= 30) return { date: { century: (n - 1) * 100 }, next: i + 1 };
  if (!(marks & Mark.quarter) || n < 1 || n > 4) return undefined;
  const year = yearAfter(reader, i + 1);
  return { date: { ...(year ? { y: year.y } : {}), quarter: n }, next: year?.next ?? i + 1 };
}

/** Words for half a year; without a year behind it a half may be one of anything. */
const HALF_YEAR = /^(?:half|hälfte|halbjahr|semestre)$/;

function ordinalHalf(reader: Reader, n: number, i: number): DateReading | undefined {
  const year = n === 1 || n === 2 ? yearAfter(reader, i + 1) : undefined;
  return year && { date: { y: year.y, half: n }, next: year.next };
}

/** "Q3 2025", "H1 2025", "T3 2025". */
export function namedPeriod(reader: Reader, i: number): DateReading | undefined {
  const { tokens, language } = reader;
  if (tokens.length(i) !== 1 || !tokens.glued(i + 1) || tokens.length(i + 1) !== 1) return undefined;
  const n = shortAt(reader, i + 1);
  const letter = tokens.raw(i);
  if (n === undefined || n < 1 || (tokens.glued(i + 2) && tokens.kind(i + 2) === WORD)) return undefined;
  const quarter = (letter === 'Q' || (letter === 'T' && (language === 'fr' || language === 'es'))) && n <= 4;
  const year = yearAfter(reader, i + 2);
  const named: DateParts | undefined = quarter
    ? { quarter: n }
    : letter === 'H' && n <= 2 && year
      ? { half: n }
      : undefined;
  return named && { date: { ...(year ? { y: year.y } : {}), ...named }, next: year?.next ?? i + 2 };
}
