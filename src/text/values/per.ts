import { WORD } from './characters.ts';
import type { Measure } from './measures.ts';
import { readUnit } from './measures.ts';
import { isMark, phraseAt, type Reader } from './reader.ts';
import { type Unit, unitByName } from './units.ts';

/** What an amount is counted by, and the token after it. */
export interface Per {
  readonly per: readonly string[];
  /** The unit of a rate, where the parts make one: megabits per second. */
  readonly unit?: Unit;
  readonly next: number;
}

/** Adverbs behind a count of times: "twice daily", "dreimal wöchentlich". */
const HOW_OFTEN: ReadonlyMap<string, string> = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['stündlich', 'hour'],
  ['täglich', 'day'],
  ['wöchentlich', 'week'],
  ['monatlich', 'month'],
  ['jährlich', 'year'],
]);

const TIME_NAMES: ReadonlyMap<string, string> = new Map([
  ['s', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['d', 'day'],
  ['wk', 'week'],
  ['month', 'month'],
  ['quarter_year', 'quarter'],
  ['year', 'year'],
  ['business_day', 'business_day'],
]);

/** Words for "per" before any noun; the others ("a month", "im Monat") count by times alone. */
const PER_ANYTHING = new Set(['per', 'pro', 'par', 'por', 'cada', 'je', 'each', 'every']);
const COUNTED = new Set([
  'person',
  'head',
  'seat',
  'piece',
  'item',
  'unit',
  'night',
  'ticket',
  'user',
  'share',
  'copy',
]);

/** The name by which an amount counted per `unit` is known: "month", "hour"; undefined for what is no time. */
export function timeName(unit: string): string | undefined {
  return TIME_NAMES.get(unit);
}

/** Reads "per seat per month", "a year", "/day", "each" after the amount `measured`. */
export function readPer(
  reader: Reader,
  measured: {
    readonly measure: Measure | undefined;
    readonly next: number;
    readonly numeral: { readonly form: string };
  },
): Per {
  const { measure, numeral } = measured;
  const per: string[] = [];
  let unit: Unit | undefined;
  let next = measured.next;
  if (!measure && numeral.form !== 'times' && numeral.form !== 'cardinal') return { per, next };
  const often = numeral.form === 'times' ? HOW_OFTEN.get(reader.tokens.lower(next)) : undefined;
  if (often !== undefined) return { per: [often], next: next + 1 };
  for (let parts = 0; parts < 3; parts++) {
    const part = readPart(
      reader,
      next,
      measure !== undefined || numeral.form === 'times',
      measure?.currency !== undefined,
    );
    if (!part) break;
    const rate = per.length === 0 && !measure?.currency ? rateOf(measure?.unit, part.unit) : undefined;
    if (rate) unit = rate;
    else per.push(part.name);
    next = part.next;
  }
  return unit ? { per, unit, next } : { per, next };
}

interface Part {
  readonly name: string;
  readonly unit?: string;
  readonly next: number;
}

function readPart(reader: Reader, i: number, measured: boolean, money: boolean): Part | undefined {
  const { tokens } = reader;
  if (measured && isMark(reader, i, '/')) return noun(reader, i + 1, true, tokens.glued(i + 1));
  const yearly = measured ? perShort(reader, i) : undefined;
  if (yearly !== undefined) return yearly;
  const entry = tokens.entry(i);
  const each = measured ? phraseAt(reader, i, entry?.each) : undefined;
  if (each && tokens.kind(each.next) !== WORD) return { name: 'each', next: each.next };
  const word = phraseAt(reader, i, entry?.per);
  if (!word) return each && money ? { name: 'each', next: each.next } : undefined;
  const anything = PER_ANYTHING.has(tokens.lower(i));
  if (!measured && !anything) return undefined;
  const counted = noun(reader, word.next, anything, false);
  if (counted) return counted;
  return each ? { name: 'each', next: each.next } : undefined;
}

const SHORT: ReadonlyMap<string, Omit<Part, 'next'>> = new Map([
  ['a', { name: 'year', unit: 'year' }],
  ['p', { name: 'person' }],
]);

/** "p.a.", "per annum", "p.p." for each person. */
function perShort(reader: Reader, i: number): Part | undefined {
  const { tokens } = reader;
  if (tokens.lower(i) === 'per' && tokens.lower(i + 1) === 'annum')
    return { name: 'year', unit: 'year', next: i + 2 };
  const counted = SHORT.get(tokens.lower(i + 2));
  if (tokens.lower(i) !== 'p' || !isMark(reader, i + 1, '.') || counted === undefined) return undefined;
  return {
    ...counted,
    next: isMark(reader, i + 3, '.') && tokens.glued(i + 3) ? i + 4 : i + 3,
  };
}

/** Letters from which a word behind an article is a unit. */
const SHORTEST_UNIT = 4;

/** The noun at token `i`: a unit of time, or with `anything` any word. */
function noun(reader: Reader, i: number, anything: boolean, symbol: boolean): Part | undefined {
  const { tokens } = reader;
  if (tokens.kind(i) !== WORD || (tokens.glued(i + 1) && tokens.kind(i + 1) === 2)) return undefined;
  const unit = readUnit(reader, i, symbol);
  const word = tokens.lower(i);
  const name = unit ? timeName(unit.unit.name) : undefined;
  if (unit && name) return { name, unit: unit.unit.name, next: unit.next };
  // "20 cents per MB", "20 cents a megabyte": behind an article a unit is read in words alone.
  if (unit && (anything || word.length >= SHORTEST_UNIT)) return { name: unit.unit.name, next: unit.next };
  if (!anything && !COUNTED.has(word)) return undefined;
  const participle = /(?:ed|ing)$/.test(word) && tokens.kind(i + 1) === WORD;
  return participle ? { name: tokens.lower(i + 1), next: i + 2 } : { name: word, next: i + 1 };
}

/** "Mbit" per "s" is "Mbit/s", "mi" per "h" is "mph". */
function rateOf(unit: Unit | undefined, per: string | undefined): Unit | undefined {
  if (!unit || (per !== 's' && per !== 'h')) return undefined;
  if (unit.name === 'mi') return per === 'h' ? unitByName('mph') : undefined;
  return unitByName(`${unit.name}/${per}`);
}
