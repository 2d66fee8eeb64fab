/** How often a row counts what it gives the price of one of: `qty: 2; price: 20`. */
import type { Field } from '../record.ts';

const OF_ONE =
  /^(?:(?:unit|item|single) )?(?:price|rate|cost)(?: (?:each|per (?:unit|item|piece)))?(?: (?:usd|eur|gbp|net|gross))?$/;
const HOW_MANY = /^(?:qty|quantity|count|units|pieces|pcs)(?: ordered)?$/;

/** How often a row counts what it gives the price of one of; undefined where it does not say so in whole numbers. */
export function timesOf(row: readonly Field[], name: string): bigint | undefined {
  if (!OF_ONE.test(name)) return 1n;
  const many = row.find((field) => HOW_MANY.test(field.name.join(' ')));
  if (many === undefined) return 1n;
  return /^\d{1,6}$/.test(many.quote) ? BigInt(many.quote) : undefined;
}
