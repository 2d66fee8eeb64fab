import {
  CODES,
  DATE_WORDS,
  IDENTIFIER_WORDS,
  MAJOR,
  MINOR,
  MONEY_WORDS,
  PLURAL_TIMES,
  RATES,
  UNITS,
} from './field-words.ts';
import { readMeasure } from './measures.ts';
import { timeName } from './per.ts';
import { fromNumber, multiply, rational } from './rational.ts';
import type { Reader } from './reader.ts';
import { Tokens } from './tokens.ts';
import type { Magnitude, Value } from './types.ts';
import { toBase, type Unit, unitByName } from './units.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What the name of a data field says of its value. */
export interface FieldHints {
  /** The words of the name in lower case, without those that name unit, currency or rate. */
  readonly words: readonly string[];
  readonly kind?: 'money' | 'quantity' | 'percent' | 'date' | 'identifier';
  /** Canonical name of the unit (units.ts): `ms`, `kg`, `MB`. */
  readonly unit?: string;
  /** ISO 4217 code, or `¢` where the name says hundredths of a currency that it does not name. */
  readonly currency?: string;
  /** The value counts hundredths of the currency. */
  readonly minor?: true;
  readonly per: readonly string[];
}

/** Longest field name that is taken apart. */
const MAX_NAME = 256;

/** Splits a name at case, `_`, `-`, points, spaces and between letters and digits, in lower case. */
function splitName(name: string): string[] {
  return (
    name
      .slice(0, MAX_NAME)
      // "memoryGiB", "vCpus": a unit and a prefix of one letter are no words apart.
      .replace(/(?<=[a-z])([KMGTP])i?B(?![a-z])/g, (unit) => `_${unit.toLowerCase()}`)
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  );
}

/** Takes "per seat per month" and "monthly" out of the words of a name. */
function takePer(words: string[]): string[] {
  const per: string[] = [];
  for (let at = words.length - 2; at >= 0; at--) {
    if (words[at] !== 'per') continue;
    const [, noun = ''] = words.splice(at, 2);
    // "Per litre" of "litres"; a letter alone with an "s" is another unit.
    const unit = UNITS.get(noun) ?? (noun.length > 1 ? UNITS.get(`${noun}s`) : undefined);
    per.unshift((unit && (timeName(unit) ?? unit)) || noun);
  }
  const rate = words.findIndex((word) => RATES.has(word));
  if (rate >= 0) {
    per.push(RATES.get(words[rate]!)!);
    words.splice(rate, 1);
  }
  return per;
}

/** Reads unit, currency, scale and rate off the name of a data field ("roaming_cap_mb_per_day"). */
export function parseFieldUnit(name: string): FieldHints {
  const words = splitName(name);
  const per = takePer(words);
  const last = words.at(-1) ?? '';
  const minor = words.findIndex((word) => MINOR.has(word));
  if (minor >= 0) {
    const [word = ''] = words.splice(minor, 1);
    const code = takeCode(words);
    return { words, kind: 'money', currency: code ?? MINOR.get(word)!, minor: true, per };
  }
  if (words.length > 1 || per.length > 0 || MAJOR.has(last)) {
    const currency = takeCode(words) ?? takeMajor(words);
    if (currency) return { words, kind: 'money', currency, per };
  }
  if (words.some((word) => word === 'percent' || word === 'pct' || word === 'percentage')) {
    return {
      words: words.filter((word) => !/^(?:percent|pct|percentage)$/.test(word)),
      kind: 'percent',
      per,
    };
  }
  const unit = takeUnit(words);
  if (unit) return { words, kind: 'quantity', unit, per };
  if (last === 'at' || last === 'on' || words.some((word) => DATE_WORDS.has(word)))
    return { words, kind: 'date', per };
  if (IDENTIFIER_WORDS.has(last)) return { words, kind: 'identifier', per };
  return words.some((word) => MONEY_WORDS.has(word)) ? { words, kind: 'money', per } : { words, per };
}

function takeCode(words: string[]): string | undefined {
  const at = words.findIndex((word) => CODES.has(word));
  return at < 0 ? undefined : words.splice(at, 1)[0]!.toUpperCase();
}

function takeMajor(words: string[]): string | undefined {
  const at = words.findIndex((word) => MAJOR.has(word));
  return at < 0 ? undefined : MAJOR.get(words.splice(at, 1)[0]!);
}

/** Names beside which a last "c" or "f" is a scale of temperature. */
const WARM =
  /^(?:temp|temperature|setpoint|current|target|ambient|indoor|outdoor|min|max|reading|high|low|surface|water|room|air|oven|fridge)$/;

/** Units of two words of a name: the `kbit_s` of `speed_kbit_s`. */
const RATIOS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'kbit s': 'kbit/s',
    'mbit s': 'Mbit/s',
    'gbit s': 'Gbit/s',
    'kb s': 'kB/s',
    'mb s': 'MB/s',
    'gb s': 'GB/s',
    'km h': 'km/h',
    'm s': 'm/s',
  }),
);

/** Names beside which a last "v" is of volts, and no version. */
const LIVE = /^(?:battery|voltage|supply|input|output|mains|line|cell)$/;

function takeUnit(words: string[]): string | undefined {
  const ratio = RATIOS.get(words.slice(-2).join(' '));
  if (ratio !== undefined) {
    if (words.length > 2) words.splice(-2, 2);
    return ratio;
  }
  const last = words.length - 1;
  if (words[last] === 'v' && last > 0 && LIVE.test(words[last - 1]!)) {
    words.pop();
    return 'V';
  }
  const scale = words[last] === 'c' ? '°C' : words[last] === 'f' ? '°F' : undefined;
  if (scale !== undefined && last > 0 && WARM.test(words[last - 1]!)) {
    words.pop();
    return scale;
  }
  const at =
    UNITS.has(words[last] ?? '') && (last > 0 || PLURAL_TIMES.has(words[0]!))
      ? last
      : words.findIndex((word) => PLURAL_TIMES.has(word));
  if (at < 0) return undefined;
  const unit = UNITS.get(words[at]!);
  if (words.length > 1) words.splice(at, 1);
  return unit;
}

/**
 * The value of a number in data, by the hints of its field. `currency`: a code that stands beside it in the data
 * ("currency": "EUR"), used where the name says money and no currency. Offsets span the number as JSON prints it.
 */
export function readFieldValue(hints: FieldHints, value: number, currency?: string): Value | undefined {
  if (!Number.isFinite(value)) return undefined;
  const written = fromNumber(value);
  const per = hints.per.length ? { per: hints.per } : {};
  const magnitude: Magnitude = {
    start: 0,
    end: String(value).length,
    value: written,
    bound: 'exact',
    ...per,
  };
  if (hints.kind === 'identifier') {
    return { kind: 'identifier', type: 'number', start: 0, end: magnitude.end, key: String(value) };
  }
  if (hints.kind === 'percent') return { kind: 'number', form: 'percent', ...magnitude };
  const unit = hints.unit ? unitByName(hints.unit) : undefined;
  if (unit)
    return {
      kind: 'quantity',
      ...magnitude,
      value: toBase(written, unit),
      base: unit.base,
      unit: unit.name,
      written,
    };
  const known =
    hints.minor && currency ? currency : (hints.currency ?? (hints.kind === 'money' ? currency : undefined));
  if (!known) return { kind: 'number', form: 'cardinal', ...magnitude };
  const amount = hints.minor ? multiply(written, rational(1, 100)) : written;
  return { kind: 'money', ...magnitude, value: amount, currency: known };
}

/** The unit that a text names on its own ("GB", "business days"), as in `{ "value": 30, "unit": "GB" }`. */
export function readUnitName(text: string): Unit | undefined {
  const tokens = new Tokens(vocabularyOf('en').table);
  tokens.text = text.slice(0, MAX_NAME);
  tokens.fill(0, tokens.text.length);
  const reader: Reader = { text: tokens.text, tokens, language: 'en', dayFirst: undefined };
  return readMeasure(reader, 0, true)?.unit;
}
