import { DIGITS, MARK, WORD } from './characters.ts';
import { type Measure, readMeasure } from './measures.ts';
import { currencyBefore } from './money.ts';
import { type Numeral, readNumeral } from './numbers.ts';
import { negate, rational } from './rational.ts';
import { isApostrophe, isDash, isHyphen, type Reader } from './reader.ts';
import { unitByName } from './units.ts';

/** A number with what it counts. */
export interface Measured {
  readonly numeral: Numeral;
  readonly measure: Measure | undefined;
  readonly next: number;
}

/** Bases of lengths of time, which an article counts ("a month"). */
export const TIME_BASES = new Set(['s', 'month', 'business_day', 'business_hour']);

/** A number with the currency before it or the measure after it. */
export function readMeasured(reader: Reader, i: number): Measured | undefined {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  const minus = kind === MARK && isDash(tokens.mark(i)) && !tokens.glued(i) ? 1 : 0;
  const signed = kind === DIGITS ? undefined : currencyBefore(reader, i + minus);
  if (signed && (minus === 0 || tokens.glued(i + 1))) {
    const numeral = readNumeral(reader, signed.next, true) ?? glueSign(reader, signed.next);
    if (numeral && !numeral.article && numeral.form === 'cardinal') {
      const value = minus ? negate(numeral.value) : numeral.value;
      const code = currencyCodeAfter(reader, numeral.next);
      const measure = { currency: code ?? signed, next: code?.next ?? numeral.next };
      return { numeral: { ...numeral, value }, measure, next: measure.next };
    }
  }
  const span = kind === DIGITS ? readCompactDuration(reader, i) : undefined;
  if (span) return span;
  const numeral = readNumeral(reader, i);
  if (!numeral) return undefined;
  const measure = measureOf(reader, numeral);
  return { numeral, measure, next: measure?.next ?? numeral.next };
}

/** "$-5": a minus sign glued between the currency and the figure. */
function glueSign(reader: Reader, i: number): Numeral | undefined {
  const { tokens } = reader;
  if (!isDash(tokens.mark(i)) || tokens.kind(i + 1) !== DIGITS || !tokens.glued(i + 1)) return undefined;
  const numeral = readNumeral(reader, i + 1, true);
  return numeral && { ...numeral, value: negate(numeral.value) };
}

/** "2h30m", "1h30". */
function readCompactDuration({ tokens }: Reader, i: number): Measured | undefined {
  if (tokens.length(i) > 3 || !tokens.glued(i + 1) || !tokens.glued(i + 2)) return undefined;
  if (tokens.lower(i + 1) !== 'h' || tokens.kind(i + 2) !== DIGITS || tokens.length(i + 2) !== 2)
    return undefined;
  const named = tokens.glued(i + 3) && /^(?:m|min|mn)$/.test(tokens.lower(i + 3));
  const next = named ? i + 4 : i + 3;
  const minutes = Number(tokens.digits(i)) * 60 + Number(tokens.digits(i + 2));
  const numeral = {
    value: rational(minutes, 60),
    next,
    form: 'cardinal',
    words: false,
    plain: false,
  } as const;
  return { numeral, measure: { unit: unitByName('h')!, next }, next };
}

/** "$20 USD": the code after says which dollar. */
function currencyCodeAfter(reader: Reader, i: number): Measure['currency'] {
  const code = reader.tokens.entry(i)?.code;
  if (code === undefined || reader.tokens.raw(i) !== code) return undefined;
  return { currency: code, minor: false, next: i + 1 };
}

function measureOf(reader: Reader, numeral: Numeral): Measure | undefined {
  if (numeral.form === 'ordinal' || numeral.form === 'times') return undefined;
  const at = numeral.scale ? afterOf(reader, numeral.next) : numeral.next;
  const measure = readMeasure(reader, at, !numeral.words);
  if (!numeral.article || !measure) return measure;
  const timed = measure.unit && TIME_BASES.has(measure.unit.base) && measure.unit.name !== 's';
  const before = reader.tokens.lower(numeral.next - 2);
  const sized = measure.unit && SIZES.has(measure.unit.name) && COMPARING.test(before);
  return timed || sized ? measure : undefined;
}

/** Weights, lengths and volumes, which an article counts where it is compared with: "less than a kilo". */
const SIZES = new Set(['kg', 'm', 'km', 'L', 't', 'mi']);
const COMPARING = /^(?:than|under|over|almost|nearly|exactly|about)$/;

/** Token after "d'" or "de" between a scale word and its noun: "2 millions d'euros". */
function afterOf({ tokens, language }: Reader, i: number): number {
  if (language !== 'fr' && language !== 'es') return i;
  if (tokens.lower(i) === 'de') return i + 1;
  return tokens.lower(i) === 'd' && isApostrophe(tokens.mark(i + 1)) ? i + 2 : i;
}

/** Whether what is glued after the amount makes it part of something else: a code, a version, a time. */
export function endsInside(reader: Reader, next: number): boolean {
  const { tokens } = reader;
  if (!tokens.glued(next)) return false;
  const kind = tokens.kind(next);
  if (kind === WORD || kind === DIGITS) return true;
  if (kind !== MARK || !tokens.glued(next + 1)) return false;
  const digits = tokens.kind(next + 1) === DIGITS;
  const mark = tokens.mark(next);
  if (mark === 0x3a) return digits && isClock(reader, next);
  if (isHyphen(mark) || mark === 0x2f || mark === 0x2e) return digits;
  return mark === 0x5f || mark === 0x40;
}

/** Whether the colon at token `i` parts the hour and the minutes of a time of day. */
function isClock({ tokens }: Reader, i: number): boolean {
  if (tokens.kind(i - 1) !== DIGITS || tokens.length(i - 1) > 2 || tokens.length(i + 1) !== 2) return false;
  return Number(tokens.digits(i - 1)) < 25 && Number(tokens.digits(i + 1)) < 60;
}
