/** Amounts as statements about rows say them, beside what follows from the fields of rows. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Value } from '../../../text/values/index.ts';
import { Document } from '../../read/document.ts';
import type { Field } from '../../record/record.ts';
import { type Amount, agrees, amountOf, sized, unitOf } from '../../record/words/amounts.ts';

/** An amount in a statement, as a source of a pattern: "€9,960", "74 euros", "17.5 credits", "19". */
export const AMOUNT = String.raw`[€£$]? ?\d[\d,.]*(?:%| ?°\p{L})?(?: (?:[\p{Lu}]{3}|Swiss \p{L}+|\p{Ll}[\p{Ll}²³/-]*))?|\p{Ll}+(?: \p{Ll}+)?`;

/** A number with the word behind it, as a statement writes it. */
export interface Said {
  readonly value: Amount;
  /** The word behind a number that is no unit: "credits". */
  readonly noun: string | undefined;
}

/** The one amount that a piece of a statement says, and nothing else; undefined where it says another thing. */
export function amountSaid(written: string, lexicon: Lexicon): Said | undefined {
  const reading = new Document(`They cost ${written}.`, lexicon, undefined, undefined, 'en').sentence(0);
  const [value, ...more] = reading.values;
  if (value === undefined || more.length > 0 || !('value' in value) || typeof value.value !== 'object')
    return undefined;
  if (value.bound !== 'exact' || value.upper !== undefined) return undefined;
  const before = reading.text.slice('They cost '.length, value.start).trim();
  const noun = reading.text.slice(value.end, -1).trim();
  if (before !== '' || !/^\p{L}*$/u.test(noun)) return undefined;
  return { value: value as Amount, noun: noun === '' ? undefined : noun };
}

/** A sum, product or difference of amounts, in the unit of the first. */
export interface Reckoned {
  readonly amount: Amount;
  readonly told: string;
}

/** Whether a statement says an amount that was reckoned; a number without a unit is one in the unit of the fields. */
export function isSo({ value }: Said, { amount }: Reckoned): boolean {
  const { n, d } = amount.value;
  return agrees(value as Value, sized(amount, n, d));
}

/** What fields of one unit come to together; undefined where they differ in unit, or one has no amount. */
export function sumOf(fields: readonly Field[]): Reckoned | undefined {
  const amounts = fields.map((field) => amountOf(field));
  const [first] = amounts;
  if (first === undefined || amounts.some((one) => one === undefined || unitOf(one) !== unitOf(first)))
    return undefined;
  const amount = (amounts as Amount[]).reduce((all, one) => added(all, one, 1n));
  return { amount, told: fields.map(({ quote }) => quote).join(' + ') };
}

/** What is left of one amount without another of its unit. */
export function differenceOf(one: Field, other: Field): Reckoned | undefined {
  const [a, b] = [amountOf(one), amountOf(other)];
  if (a === undefined || b === undefined) return undefined;
  // A limit without a unit is in that of what it limits.
  const plain =
    unitOf(a) === unitOf(b) ? b : b.kind === 'number' && a.kind === 'quantity' ? inUnitOf(b, a) : undefined;
  return plain && { amount: added(a, plain, -1n), told: `${one.quote} − ${other.quote}` };
}

/** A plain number as a quantity in the unit that another is written in. */
function inUnitOf({ value }: Amount, unit: Amount): Amount | undefined {
  if (unit.kind !== 'quantity' || unit.written.n === 0n) return undefined;
  const n = value.n * unit.value.n * unit.written.d;
  const d = value.d * unit.value.d * unit.written.n;
  return { ...unit, value: { n, d }, written: value };
}

/** So many times an amount. */
export function timesOf(count: Field, each: Field): Reckoned | undefined {
  const [many, price] = [amountOf(count), amountOf(each)];
  if (many?.kind !== 'number' || price === undefined) return undefined;
  const value = { n: many.value.n * price.value.n, d: many.value.d * price.value.d };
  return { amount: { ...price, value } as Amount, told: `${count.quote} × ${each.quote}` };
}

function added(one: Amount, other: Amount, sign: 1n | -1n): Amount {
  const n = one.value.n * other.value.d + sign * other.value.n * one.value.d;
  return { ...one, value: { n, d: one.value.d * other.value.d } } as Amount;
}
