import { MARK, WORD } from './characters.ts';
import { type Currency, currencyAfter } from './money.ts';
import { goesOnAt, isApostrophe, isHyphen, isMark, phraseAt, type Reader } from './reader.ts';
import { type Unit, unitByName, unitBySymbol } from './units.ts';

/** What a number counts, and the token after it. */
export interface Measure {
  readonly next: number;
  readonly unit?: Unit;
  readonly currency?: Currency;
  readonly percent?: 'percent' | 'points';
}

/** Words after a unit by which a length becomes an area or a volume. */
const POWERS: ReadonlyMap<number, string> = new Map([
  [0xb2, '2'],
  [0xb3, '3'],
]);

/**
 * What stands at token `i`, right after a number: a percent sign, a currency, a unit.
 * `figures`: the number was in figures, so that symbols ("5 t") are read beside words.
 */
export function readMeasure(reader: Reader, i: number, figures: boolean): Measure | undefined {
  const { tokens } = reader;
  if (tokens.kind(i) === MARK) return markMeasure(reader, i);
  if (tokens.kind(i) !== WORD) return undefined;
  const percent = phraseAt(reader, i, tokens.entry(i)?.percent);
  if (percent) return { percent: percent.value, next: percent.next };
  const currency = currencyAfter(reader, i);
  const unit = readUnit(reader, i, figures) ?? unitAfterFiller(reader, i);
  if (!currency) return unit && { unit: unit.unit, next: unit.next };
  if (unit && unit.next > currency.next) return { unit: unit.unit, next: unit.next };
  const asMass = unit?.next === currency.next ? { unit: unit.unit } : {};
  return { currency, next: currency.next, ...asMass };
}

/** Words between a number and a length of time that do not change it. */
const FILLERS =
  /^(?:of|more|further|additional|full|whole|consecutive|extra|other|weitere[rn]?|volle|más|autres)$/;

/** "three more days": the unit of time after a word that does not change the number. */
function unitAfterFiller(reader: Reader, i: number): { unit: Unit; next: number } | undefined {
  const { tokens } = reader;
  if (tokens.length(i) > 11 || tokens.glued(i) || !FILLERS.test(tokens.lower(i))) return undefined;
  const found = readUnit(reader, i + 1, false);
  return found && TIMED.has(found.unit.base) ? found : undefined;
}

const TIMED = new Set(['s', 'month', 'business_day']);

function markMeasure(reader: Reader, i: number): Measure | undefined {
  const { tokens } = reader;
  const mark = tokens.mark(i);
  if (mark === 0x25) return percentSign(reader, i);
  if (mark === 0xb0) return degrees(reader, i);
  if (isHyphen(mark) && tokens.glued(i) && tokens.glued(i + 1) && tokens.kind(i + 1) === WORD) {
    const unit = readUnit(reader, i + 1, false);
    if (unit) return { unit: unit.unit, next: unit.next };
    const named = currencyAfter(reader, i + 1);
    const percent = phraseAt(reader, i + 1, tokens.entry(i + 1)?.percent);
    if (percent) return { percent: percent.value, next: percent.next };
    return named && tokens.length(i + 1) > 2 ? { currency: named, next: named.next } : undefined;
  }
  const currency = currencyAfter(reader, i);
  return currency && { currency, next: currency.next };
}

/** "5%", and "5%-points" as points. */
function percentSign(reader: Reader, i: number): Measure {
  const { tokens } = reader;
  const at = isHyphen(tokens.mark(i + 1)) && tokens.glued(i + 1) ? i + 2 : i + 1;
  const points = tokens.kind(at) === WORD && /^(?:points?|punkte?n?|puntos)$/.test(tokens.lower(at));
  return points ? { percent: 'points', next: at + 1 } : { percent: 'percent', next: i + 1 };
}

function degrees(reader: Reader, i: number): Measure {
  const { tokens } = reader;
  const scale = tokens.length(i + 1) === 1 ? tokens.raw(i + 1) : '';
  const close = tokens.kind(i + 1) === WORD && tokens.starts[i + 1]! - tokens.ends[i]! <= 1;
  if (close && (scale === 'C' || scale === 'F')) return { unit: unitByName(`°${scale}`)!, next: i + 2 };
  return { unit: unitByName('deg')!, next: i + 1 };
}

/** The unit at token `i`: a symbol ("Mbit/s", "m²", "kg") or a name ("business days"). */
export function readUnit(
  reader: Reader,
  i: number,
  figures: boolean,
): { unit: Unit; next: number } | undefined {
  const { tokens } = reader;
  if (tokens.kind(i) !== WORD) return undefined;
  const named = phraseAt(reader, i, tokens.entry(i)?.unit);
  if (named && (tokens.length(i) > 5 || named.next > i + 1))
    return { unit: unitByName(named.value)!, next: named.next };
  const symbol = tokens.length(i) <= 6 ? compound(reader, i, figures) : undefined;
  if (symbol) return symbol;
  return named && { unit: unitByName(named.value)!, next: named.next };
}

/** A symbol with what is glued to it: "km/h", "m²", "m2". */
function compound(reader: Reader, i: number, figures: boolean): { unit: Unit; next: number } | undefined {
  const { tokens } = reader;
  const raw = tokens.raw(i);
  if (tokens.glued(i + 1)) {
    if (isMark(reader, i + 1, '/') && tokens.glued(i + 2) && tokens.kind(i + 2) === WORD) {
      const rate = unitBySymbol(`${raw}/${tokens.raw(i + 2)}`, figures);
      if (rate) return { unit: rate, next: i + 3 };
    }
    const sign = POWERS.get(tokens.mark(i + 1));
    const power = sign ?? (tokens.length(i + 1) === 1 ? tokens.raw(i + 1) : '');
    const raised =
      /^[23]$/.test(power) && (sign !== undefined || !goesOnAt(reader, i + 2))
        ? unitBySymbol(raw + power, figures)
        : undefined;
    if (raised) return { unit: raised, next: i + 2 };
    // What is raised is no longer the unit that its letters name.
    if (sign !== undefined) return undefined;
    if (tokens.kind(i + 1) === 2) return undefined;
  }
  if (isApostrophe(tokens.mark(i + 1)) && tokens.glued(i + 2)) return undefined;
  const unit = unitBySymbol(raw, figures);
  return unit && { unit, next: i + 1 };
}
