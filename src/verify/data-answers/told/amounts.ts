/** Amounts of data as a claim says them: of the currency that stands beside them, or in the name of the field. */
import { readValues, type Value } from '../../../text/values/index.ts';
import type { Field, Focus } from '../../record/record.ts';
import { nameOf } from '../answer.ts';

const WRITTEN = /^(-?\d+(?:\.\d+)?)(?: ?([A-Z]{3}|\p{L}+))?$/u;

/** The number that a field holds, with or without its unit. */
export function sizeIn({ quote }: Field): number | undefined {
  const [, size] = WRITTEN.exec(quote) ?? [];
  return size === undefined ? undefined : Number(size);
}

/** Characters behind a number that may be its currency. */
const UNIT = 4;

/** The currency of a thing: in a field of its own, or of what it stands in. */
export function currencyOf(field: Field, { own, above, document }: Focus): string | undefined {
  const [value] = field.values;
  if (value?.kind === 'money') return value.currency;
  const said = document.text.slice(field.start, field.end + UNIT);
  const named = /\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CAD|AUD|JPY)\b/i.exec(said)?.[0];
  if (named !== undefined) return named.toUpperCase();
  const [fields = []] = [own, above]
    .map((all) => all.filter((one) => nameOf(one) === 'currency'))
    .filter((all) => all.length > 0);
  return new Set(fields.map(({ quote }) => quote)).size === 1 ? fields[0]!.quote : undefined;
}

/** Whether a field holds just what a claim says. */
export function hasAmount(field: Field, value: Value, focus: Focus): boolean {
  const size = sizeIn(field);
  return size !== undefined && isAmount(value, size, currencyOf(field, focus));
}

/** Currencies of several countries by one name. */
const SHARED: ReadonlyMap<string, RegExp> = new Map([
  ['franc', /^(?:CHF|XAF|XOF)$/],
  ['$', /^USD$/],
  ['dollar', /^(?:USD|CAD|AUD|NZD|SGD)$/],
  ['krone', /^(?:NOK|DKK)$/],
  ['krona', /^(?:SEK|ISK)$/],
  ['pound', /^GBP$/],
]);

/** Whether a value of a claim is so much of a currency, exactly. */
export function isAmount(value: Value, size: number, currency: string | undefined): boolean {
  if (value.kind !== 'money' || value.bound !== 'exact' || currency === undefined) return false;
  const said = Number(value.value.n) / Number(value.value.d);
  const isOf = value.currency === currency || SHARED.get(value.currency)?.test(currency) === true;
  return isOf && Math.abs(said - size) < 1e-6;
}

/** The one value that words hold and nothing else. */
export function valueIn(words: string): Value | undefined {
  const values = readValues(words, 'en');
  const [value] = values;
  return values.length === 1 && value!.start === 0 && value!.end === words.length ? value : undefined;
}

/** A count as a claim writes it: "sixty", "60"; undefined where it is none. */
export function countIn(words: string): number | undefined {
  const value = valueIn(words.toLowerCase());
  if (value?.kind !== 'number' || value.bound !== 'exact') return undefined;
  return Number(value.value.n) / Number(value.value.d);
}
