/** Typed values in text: numbers, money, quantities, dates, times and identifiers, and how they compare. */
import { mayBeAmount, readAmount } from './amounts.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { mayBeDate } from './dates.ts';
import { readIdentifier, readLabelled } from './identifiers.ts';
import { readCountedDate, readMoment } from './moments.ts';
import { mayBeCompound } from './number-words.ts';
import { isMark, type Reader, type Reading } from './reader.ts';
import { mayBeRoman, readRoman } from './roman.ts';
import { Tokens } from './tokens.ts';
import type { Language, Value } from './types.ts';
import { Role, vocabularyOf } from './vocabulary.ts';

export { resolveRelative, weekdayOf } from './calendar.ts';
export { type Comparison, compareValues, type ValueConflict, type ValueRelation } from './compare.ts';
export { type FieldHints, parseFieldUnit, readFieldValue } from './fields.ts';
export { valueKeys } from './keys.ts';
export type * from './types.ts';

export interface ReadOptions {
  /** UTF-16 offsets of the span to read; the whole text by default. */
  readonly start?: number;
  readonly end?: number;
  /** Order of day and month in "3/11/2026"; unset, both readings are kept where the language does not settle it. */
  readonly dayFirst?: boolean;
}

/**
 * Reads the values in a span of text: in order, without overlap, the widest reading at each place. Offsets are
 * UTF-16 code units into `text`. Linear in the length of the span; never throws.
 */
export function readValues(text: string, language: Language, options: ReadOptions = {}): Value[] {
  const start = Math.max(0, options.start ?? 0);
  const end = Math.min(text.length, options.end ?? text.length);
  const tokens = new Tokens(text, vocabularyOf(language).table);
  const reader: Reader = { text, tokens, language, dayFirst: options.dayFirst };
  const values: Value[] = [];
  for (let at = start; at < end; ) {
    at = tokens.fill(at, end);
    readWindow(reader, values);
  }
  return values;
}

function readWindow(reader: Reader, values: Value[]): void {
  const { tokens } = reader;
  for (let i = 0; i < tokens.count; ) {
    const reading = mayStart(reader, i) ? readWidest(reader, i) : undefined;
    if (reading) values.push(reading.value);
    i = reading?.next ?? i + 1;
  }
}

/** Whether token `i` can start any value: what lets most words pass at the price of one look. */
function mayStart(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if (kind === DIGITS) return true;
  if (kind === MARK)
    return (
      mayBeAmount(reader, i) || isMark(reader, i, '#') || isMark(reader, i, '+') || isMark(reader, i, '(')
    );
  if (kind !== WORD) return false;
  return (
    tokens.entry(i) !== undefined || tokens.glued(i + 1) || mayBeCompound(reader, i) || mayBeRoman(reader, i)
  );
}

/** The reading at token `i` that reaches farthest; dates before amounts before identifiers where they tie. */
function readWidest(reader: Reader, i: number): Reading | undefined {
  const { tokens } = reader;
  const moment = mayBeDate(reader, i) ? readMoment(reader, i) : undefined;
  const amount =
    mayBeAmount(reader, i) || mayBeCompound(reader, i) ? counted(reader, readAmount(reader, i)) : undefined;
  const identifier = mayBeIdentifier(reader, i) ? readIdentifier(reader, i) : undefined;
  const best = wider(wider(moment, amount), identifier);
  if (best) return best;
  return (tokens.entry(i)?.roles ?? 0) & Role.label ? labelled(reader, i) : readRoman(reader, i);
}

function wider(first: Reading | undefined, second: Reading | undefined): Reading | undefined {
  return first && (!second || first.next >= second.next) ? first : second;
}

/** A length of time that counts to a date ("three days later") as that date. */
function counted(reader: Reader, reading: Reading | undefined): Reading | undefined {
  if (reading?.value.kind !== 'quantity') return reading;
  return readCountedDate(reader, reading.value, reading.next) ?? reading;
}

function mayBeIdentifier({ tokens }: Reader, i: number): boolean {
  const kind = tokens.kind(i);
  return kind === MARK || kind === DIGITS || tokens.glued(i + 1);
}

/** What a noun announces, unless its number is more than a name: "order 500 kg", "return 3 March". */
function labelled(reader: Reader, i: number): Reading | undefined {
  const named = readLabelled(reader, i);
  if (!named) return undefined;
  for (let at = i + 1; at < named.next; at++) {
    if (reader.tokens.starts[at] !== named.value.start) continue;
    const moment = readMoment(reader, at);
    const whole = wider(moment, readAmount(reader, at));
    const year = moment?.value.kind === 'date' && moment.value.date.m === undefined;
    if (whole && (whole.next > named.next || (moment && !year && moment.next === named.next)))
      return undefined;
  }
  return named;
}
