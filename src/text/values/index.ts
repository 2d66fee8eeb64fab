/** Typed values in text: numbers, money, quantities, dates, times and identifiers, and how they compare. */
import { mayBeAmount, readAmount } from './amounts.ts';
import { BREAK, classOf, DIGITS, MARK, WORD } from './characters.ts';
import { mayBeDate } from './dates.ts';
import { type Entry, Role } from './entry.ts';
import { readIdentifier, readLabelled } from './identifiers.ts';
import { readCountedDate, readMoment } from './moments.ts';
import { mayBeCompound } from './number-words.ts';
import { isMark, type Reader, type Reading } from './reader.ts';
import { mayBeRoman, readRoman } from './roman.ts';
import { Tokens } from './tokens.ts';
import type { Language, Value } from './types.ts';
import { vocabularyOf } from './vocabulary.ts';

export { dayFromNumber, dayNumber, resolveRelative, weekdayOf } from './calendar.ts';
export { compareValues } from './compare.ts';
export type { Comparison, ValueConflict, ValueRelation } from './comparison.ts';
export { type FieldHints, parseFieldUnit, readFieldValue, readUnitName } from './fields.ts';
export { valueKeys } from './keys.ts';
export { rateOf } from './rates.ts';
export type * from './types.ts';
export type { Unit } from './units.ts';

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
  const tokens = tokensOf(language);
  tokens.text = text;
  const reader: Reader = { text, tokens, language, dayFirst: options.dayFirst };
  const values: Value[] = [];
  for (let at = start; at < end; ) {
    at = tokens.fill(at, end);
    readWindow(reader, values);
  }
  tokens.text = '';
  return values;
}

const kept = new Map<Language, Tokens<Entry>>();

/** The tokens that all texts of a language are read through, one after the other. */
function tokensOf(language: Language): Tokens<Entry> {
  let tokens = kept.get(language);
  if (tokens === undefined) kept.set(language, (tokens = new Tokens(vocabularyOf(language).table)));
  return tokens;
}

function readWindow(reader: Reader, values: Value[]): void {
  const { tokens } = reader;
  for (let i = 0; i < tokens.count; ) {
    const reading = mayStart(reader, i) ? readWidest(reader, i) : undefined;
    if (reading && reading.next === i + 1 && isListMarker(reader, i)) {
      i += 1;
      continue;
    }
    if (reading) values.push(reading.value);
    i = reading?.next ?? i + 1;
  }
}

/** "3." or "3)" at the start of a line: the number of an entry, which says nothing. */
function isListMarker(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const opens = i === 0 ? isLineStart(reader.text, tokens.starts[0]!) : tokens.kind(i - 1) === BREAK;
  if (!opens || tokens.kind(i) !== DIGITS || tokens.length(i) > 3 || !tokens.glued(i + 1)) return false;
  return (isMark(reader, i + 1, '.') || isMark(reader, i + 1, ')')) && !tokens.glued(i + 2);
}

function isLineStart(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) === 0x20) before--;
  return before < 0 || classOf(text.charCodeAt(before)) === BREAK;
}

/** Whether token `i` can start any value: what lets most words pass at the price of one look. */
function mayStart(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kinds[i]!;
  if (kind === WORD) {
    const entry = tokens.entries[i];
    if (entry !== undefined && entry.roles !== 0 && (!entry.leads || leadsOn(reader, i + 1))) return true;
    return goesOn(reader, i) || mayBeRoman(reader, i) || mayBeCompound(reader, i);
  }
  if (kind === DIGITS) return true;
  return kind === MARK && (mayBeAmount(reader, i) || opensName(reader, i));
}

/** Whether what follows a word that only leads to values can be one, or go on with its phrase. */
function leadsOn(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if (kind !== WORD) return kind === DIGITS || kind === MARK;
  if (tokens.entries[i] !== undefined || goesOn(reader, i) || mayBeCompound(reader, i)) return true;
  return mayBeRoman(reader, i) || (tokens.length(i) === 2 && tokens.kind(i + 1) === DIGITS);
}

/** "#", "+", "(" before a number or code that names a thing. */
function opensName({ tokens }: Reader, i: number): boolean {
  const mark = tokens.mark(i);
  if (mark === 0x23) return true;
  return (mark === 0x2b || mark === 0x28) && tokens.kind(i + 1) === DIGITS && tokens.glued(i + 1);
}

/** Whether the word at token `i` is glued to digits, to a sign of money, or by a mark to more of the same. */
function goesOn({ tokens }: Reader, i: number): boolean {
  const next = i + 1;
  if (next >= tokens.count || tokens.starts[next] !== tokens.ends[i]) return false;
  const kind = tokens.kinds[next]!;
  if (kind !== MARK) return kind === DIGITS;
  const mark = tokens.mark(next);
  if (mark === COMMA || mark > 0x7f) return mark > 0x2009;
  return mark === DOLLAR || tokens.starts[next + 1] === tokens.ends[next];
}

const COMMA = 0x2c;
const DOLLAR = 0x24;

/** The reading at token `i` that reaches farthest; dates before amounts before identifiers where they tie. */
function readWidest(reader: Reader, i: number): Reading | undefined {
  const { tokens } = reader;
  const roles = tokens.entry(i)?.roles ?? 0;
  const dated = (roles & (Role.date | Role.relative)) !== 0 || mayBeDate(reader, i);
  const moment = dated ? readMoment(reader, i) : undefined;
  const amount =
    mayBeAmount(reader, i) || mayBeCompound(reader, i) ? counted(reader, readAmount(reader, i)) : undefined;
  const identifier = mayBeIdentifier(reader, i) ? readIdentifier(reader, i) : undefined;
  const named = isDashedDate(moment, identifier) ? undefined : identifier;
  const best = wider(isFraction(amount) ? wider(amount, moment) : wider(moment, amount), named);
  if (best) return best;
  return roles & Role.label ? labelled(reader, i) : readRoman(reader, i);
}

/** "2014-2016", "3-5 March": dates that digits joined by a hyphen would hide. */
function isDashedDate(moment: Reading | undefined, identifier: Reading | undefined): boolean {
  return (
    moment !== undefined && identifier?.value.kind === 'identifier' && identifier.value.type === 'number'
  );
}

/** "1/3": a fraction before it is the third of January. */
function isFraction(reading: Reading | undefined): boolean {
  return reading?.value.kind === 'number' && reading.value.form === 'fraction';
}

function wider(first: Reading | undefined, second: Reading | undefined): Reading | undefined {
  return first && (!second || first.next >= second.next) ? first : second;
}

/** A length of time that counts to a date ("three days later") as that date. */
function counted(reader: Reader, reading: Reading | undefined): Reading | undefined {
  if (reading?.value.kind !== 'quantity') return reading;
  return readCountedDate(reader, reading.value, reading.next) ?? reading;
}

function mayBeIdentifier(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  return kind === MARK || kind === DIGITS || (kind === WORD && goesOn(reader, i));
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

export { RATES } from './field-words.ts';
