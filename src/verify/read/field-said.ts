/** What a field of structured data says, in words that can be read as those of a text are. */
import type { Json } from '../../domain/json.ts';
import { parseFieldUnit } from '../../text/values/index.ts';

/** Words of a field name: split at case changes, `_`, `-`, `.` and `:`. */
export function fieldWords(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.:\s]+/g, ' ')
    .replace(/\b(due|start|end|issue|ship|close|first|last|full)(date|time|name)\b/gi, '$1 $2')
    .trim();
}

/** What stands beside or above a number says of it. */
export interface Beside {
  readonly currency: string | undefined;
  /** A number of it is an amount of the currency, whatever it is called. */
  readonly money?: boolean;
  /** How often it is due. */
  readonly per?: string | undefined;
  /** The unit that the name of its object gives it: `weight_g: { net: 412 }`. */
  readonly unit?: string | undefined;
}

/** A field and its value in words: "amount: 25.00 CAD", "roaming cap: 500 MB per day", "not refunded: no". */
export function said(name: string, value: Json, beside: Beside): string {
  const words = fieldWords(name);
  if (value === null) return words === '' ? 'unset' : `${words}: unset`;
  if (value === true) return `${words}: yes`;
  if (value === false) return `not ${words}: no`;
  if (typeof value === 'number') return numberSaid(name, value, beside);
  if (DECIMAL.test(value as string) && isMeasured(name, beside))
    return numberSaid(name, value as string, beside);
  const text = String(value).replace(/\s+/g, ' ');
  if (PRICE.test(text)) {
    const { per, words: own } = parseFieldUnit(name);
    if (per.length > 0) return `${own.join(' ')}: ${text}${per.map((one) => ` per ${one}`).join('')}`;
  }
  return words === '' ? text : `${words}: ${/^[A-Z][A-Z_]+$/.test(text) ? fieldWords(text) : text}`;
}

/** A number that is kept as text, so that no digit of it is lost: "466.00". */
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Whether the name of a field, or what stands beside it, gives its number a unit. */
function isMeasured(name: string, { money, currency }: Beside): boolean {
  const { kind, unit } = parseFieldUnit(name);
  return (money === true && currency !== undefined) || kind !== undefined || unit !== undefined;
}

/** An amount that is written with its sign: `price_per_seat: "$15"`. */
const PRICE = /^[$€£¥]\d[\d.,]*$/;

/** A number with the unit, currency and rate that the name of its field gives it. */
function numberSaid(name: string, value: number | string, beside: Beside): string {
  const hints = parseFieldUnit(name);
  const { currency, money } = beside;
  const code = hints.currency === '¢' || hints.currency === undefined ? currency : hints.currency;
  const rates = hints.per.length > 0 || beside.per === undefined ? hints.per : [beside.per];
  const per = rates.map((one) => ` per ${one}`).join('');
  const label = name === '' ? '' : `${hints.words.join(' ') || fieldWords(name)}: `;
  if ((hints.kind === 'money' || (money === true && hints.kind === undefined)) && code !== undefined)
    return `${label}${amountSaid(value, hints.minor)} ${code}${per}`;
  if (hints.kind === 'percent') return `${label}${value}%${per}`;
  const of = hints.kind === undefined && hints.per.length === 0 ? beside.unit : undefined;
  const unit = hints.unit ?? of;
  if (unit === '%') return `${label}${value}%${per}`;
  return `${label}${value}${unit === undefined ? '' : ` ${unit === 'B' ? 'bytes' : unit}`}${per}`;
}

/** Hundredths as a decimal, by digits: no rounding of binary fractions. */
function amountSaid(said: number | string, minor: true | undefined): string {
  const value = Number(said);
  if (minor === undefined || !Number.isSafeInteger(value)) return String(said);
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
