/** In which currency the amounts of data are. */
import type { Json, JsonObject } from '../../domain/json.ts';
import { isObject, isScalar } from './json-kinds.ts';

/** Values that are looked through for their currency. */
const MOST_LOOKED_AT = 200_000;

/** The one currency that data names, where that is the one of a total or price: its other amounts are of no other. */
export function onlyCurrency(data: Json): string | undefined {
  const codes = new Set<string>();
  let left = MOST_LOOKED_AT;
  let isTotal = false;
  const look = (value: Json, name = ''): void => {
    if (isScalar(value) || left-- < 0) return;
    if (Array.isArray(value)) for (const item of value) look(item, name);
    else if (isObject(value))
      for (const [key, member] of Object.entries(value)) {
        if (CURRENCY.test(key) && typeof member === 'string') {
          if (mayBeMinor(value, key)) left = -1;
          codes.add(codeOf(member));
          isTotal ||=
            TOTAL.test(name) || 'value' in value || Object.keys(value).some((one) => TOTAL.test(one));
        }
        look(member, key);
      }
  };
  look(data);
  const [code, ...others] = codes;
  return others.length === 0 && left >= 0 && isTotal ? code : undefined;
}

const TOTAL = /^(?:grand_?)?(?:totals?|amount|price|subtotal|sum)$/i;

export const CURRENCY = /^(currency|currency_?code|ccy|curr?|devise|waehrung|moneda)$/i;
/** A code in small letters is a code as well: "usd". */
export const codeOf = (written: string): string =>
  written.replace(/^[a-z]{3}$/, (small) => small.toUpperCase());

/** Amounts under which nobody charges in hundredths. */
const LEAST_MINOR = 50;

/**
 * Whether amounts beside a code in small letters, as payment services write it, may be in hundredths: where all are whole
 * numbers. Of what they are in is nothing said then.
 */
export function mayBeMinor(object: JsonObject, currency: string): boolean {
  const code = object[currency];
  if (typeof code !== 'string' || !/^[a-z]{3}$/.test(code)) return false;
  const amounts = Object.entries(object).flatMap(([key, value]) =>
    PRICED.test(key) || TOTAL.test(key) ? [Number(value)] : [],
  );
  return amounts.some((one) => one >= LEAST_MINOR) && amounts.every((one) => Number.isInteger(one));
}

/** Names of amounts of money that are never counts, as a "total" may be. */
export const PRICED = /(?:price|cost|fee|amount|charge|rent|salary|wage)$/i;
