/** What a careful reader makes of rows that are compared: which of them has the most or the least of something. */

import type { Value } from '../../../text/values/index.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, amountOf, sizeOf, unitOf } from '../words/amounts.ts';
import { compareMoments, momentOf } from '../words/moment.ts';
import { THINGS } from '../words/senses.ts';
import { perOf } from '../words/word-kinds.ts';
import { isAll } from './whole-lists.ts';

/** What is compared: amounts of money, moments, any number or amount, or quantities of one base unit. */
type Kind = 'money' | 'moment' | 'amount' | 'kg' | 's' | 'm';

interface Extreme {
  readonly sign: 1 | -1;
  readonly kind: Kind;
}

/** What a word says of the row that it is said of: the most of something, or the least; `most` and `least` lead others. */
const WORDS: Readonly<Record<string, Extreme>> = {
  highest: { sign: 1, kind: 'amount' },
  largest: { sign: 1, kind: 'amount' },
  biggest: { sign: 1, kind: 'amount' },
  greatest: { sign: 1, kind: 'amount' },
  lowest: { sign: -1, kind: 'amount' },
  smallest: { sign: -1, kind: 'amount' },
  cheapest: { sign: -1, kind: 'money' },
  'most expensive': { sign: 1, kind: 'money' },
  'least expensive': { sign: -1, kind: 'money' },
  latest: { sign: 1, kind: 'moment' },
  newest: { sign: 1, kind: 'moment' },
  'most recent': { sign: 1, kind: 'moment' },
  earliest: { sign: -1, kind: 'moment' },
  oldest: { sign: -1, kind: 'moment' },
  heaviest: { sign: 1, kind: 'kg' },
  lightest: { sign: -1, kind: 'kg' },
  longest: { sign: 1, kind: 's' },
  shortest: { sign: -1, kind: 's' },
  tallest: { sign: 1, kind: 'm' },
};

/** The same of one row beside another: "cheaper than", "costs less than". */
const COMPARED: Readonly<Record<string, Extreme>> = {
  higher: { sign: 1, kind: 'amount' },
  larger: { sign: 1, kind: 'amount' },
  bigger: { sign: 1, kind: 'amount' },
  greater: { sign: 1, kind: 'amount' },
  more: { sign: 1, kind: 'amount' },
  lower: { sign: -1, kind: 'amount' },
  smaller: { sign: -1, kind: 'amount' },
  less: { sign: -1, kind: 'amount' },
  fewer: { sign: -1, kind: 'amount' },
  cheaper: { sign: -1, kind: 'money' },
  'more expensive': { sign: 1, kind: 'money' },
  newer: { sign: 1, kind: 'moment' },
  later: { sign: 1, kind: 'moment' },
  older: { sign: -1, kind: 'moment' },
  earlier: { sign: -1, kind: 'moment' },
  heavier: { sign: 1, kind: 'kg' },
  lighter: { sign: -1, kind: 'kg' },
  longer: { sign: 1, kind: 's' },
  shorter: { sign: -1, kind: 's' },
  taller: { sign: 1, kind: 'm' },
};

/** Names of numbers that nothing is the most of. */
const UNRANKED = /^(?:id|no|number|year|index|position|line|page|row|version|phone|zip|postcode)$/;

/**
 * "The most expensive order is A-3", "A-3 has the highest total", "the latest order": of all rows beside the one that
 * the claim is held against, none has as much of the one field that can be meant, and each has it.
 */
export function extreme(said: Said): void {
  const { rows, above, labels } = said.focus;
  if (rows.length === 0 || !isAll(above, rows.length + 1, labels)) return;
  said.bare.forEach((_, at) => {
    const cue = cueAt(said, WORDS, at);
    const field = cue && rankedField(said, cue.kind, [cue.to]);
    if (cue === undefined || field === undefined || !rows.every((row) => isBeyond(field, row, cue.sign)))
      return;
    said.derivations.push(`${told(field, cue.sign)} all ${rows.length} others`);
    said.explain(at, cue.to, 'derived', field);
    if (namesIt(said, field, cue.to) || isOneOfThem(said, cue.to))
      said.explain(cue.to, cue.to + 1, 'derived', field);
  });
}

/** "The kettle costs less than the toaster", "A-3 is older than A-1": the one that is named last is another row. */
export function compared(said: Said): void {
  const { rows } = said.focus;
  const than = said.bare.indexOf('than');
  if (rows.length === 0 || than < 1) return;
  const from = said.bare.findIndex((_, at) => at < than && cueAt(said, COMPARED, at) !== undefined);
  const cue = from < 0 ? undefined : cueAt(said, COMPARED, from)!;
  const other = otherRow(said, than + 1);
  if (cue === undefined || other === undefined) return;
  const field = rankedField(said, cue.kind, [cue.to, from - 1]);
  if (field === undefined || !isBeyond(field, other.row, cue.sign)) return;
  const than_ = other.row.find((one) => one.name.join(' ') === field.name.join(' '))!;
  said.derivations.push(`${told(field, cue.sign)} ${than_.quote}`);
  for (let at = from; at < cue.to; at++) said.explain(at, at + 1, 'derived', field);
  for (const at of [cue.to, from - 1])
    if (namesIt(said, field, at)) said.explain(at, at + 1, 'derived', field);
  said.explain(than, other.to, 'derived', than_);
}

interface Cue extends Extreme {
  /** One past its last word. */
  readonly to: number;
}

function cueAt(said: Said, table: Readonly<Record<string, Extreme>>, at: number): Cue | undefined {
  if (!said.isOpen(at)) return undefined;
  const pair = `${said.bare[at]} ${said.bare[at + 1] ?? ''}`;
  if (Object.hasOwn(table, pair)) return { ...table[pair]!, to: at + 2 };
  return Object.hasOwn(table, said.bare[at]!) ? { ...table[said.bare[at]!]!, to: at + 1 } : undefined;
}

/** The row whose name, its first field, the claim says from `at` to its end, and no other's. */
function otherRow(
  said: Said,
  at: number,
): { readonly row: readonly Field[]; readonly to: number } | undefined {
  const words = said.bare.slice(at).filter((word, i) => !(i === 0 && /^(?:the|a|an)$/.test(word)));
  const named = said.focus.rows.filter((row) =>
    row.some((field) => said.isKey(field) && wordsOf(field.quote).join(' ') === words.join(' ')),
  );
  return named.length === 1 ? { row: named[0]!, to: said.bare.length } : undefined;
}

const told = ({ name, quote }: Field, sign: 1 | -1): string =>
  `${name.join(' ')} ${quote} ${sign > 0 ? '>' : '<'}`;

const namesIt = (said: Said, field: Field, at: number): boolean =>
  at >= 0 &&
  at < said.words.length &&
  said.isOpen(at) &&
  said.telling(field).some((word) => said.canSay(word, at));

/** "Product" of a list that is not called by what its rows are. */
const isOneOfThem = (said: Said, at: number): boolean =>
  at < said.words.length &&
  said.isOpen(at) &&
  said.focus.labels.length === 0 &&
  THINGS.has(said.words[at]!.lemma);

/** The field that is compared: the one that a word beside the cue names, else the only one of its kind. */
function rankedField(said: Said, kind: Kind, beside: readonly number[]): Field | undefined {
  const fields = said.focus.own.filter((field) => isRanked(field, kind) && !said.isKey(field));
  // "The most expensive item" is no word for its unit price.
  const tells = (at: number): boolean =>
    at >= 0 && at < said.bare.length && !(said.bare[at] === 'item' || said.bare[at] === 'items');
  const named = fields.filter((field) =>
    beside.some((at) => tells(at) && field.name.some((word) => said.canSay(word, at))),
  );
  if (named.length === 1) return named[0];
  return fields.length === 1 ? fields[0] : undefined;
}

function isRanked(field: Field, kind: Kind): boolean {
  if (kind === 'moment') return momentOf(field) !== undefined;
  const amount = flatAmount(field);
  if (amount === undefined || field.name.some((word) => UNRANKED.test(word))) return false;
  const [value] = field.values as readonly [Value];
  if (value.kind === 'identifier') return false;
  if (kind === 'money') return value.kind === 'money' || MONEY.test(field.name.join(' '));
  return kind === 'amount' || (value.kind === 'quantity' && value.base === kind);
}

const MONEY = /\b(?:price|cost|total|amount|fee|rate)\b/;

/** Whether another row has the field, and less of it, or more. */
function isBeyond(field: Field, row: readonly Field[], sign: 1 | -1): boolean {
  const other = row.find((one) => one.name.join(' ') === field.name.join(' '));
  return other !== undefined && orderOf(field, other) === sign;
}

/** The amount of a field, whatever it is for each of. */
const flatAmount = (field: Field): Amount | undefined =>
  amountOf({
    ...field,
    values: field.values.map((value) => ('per' in value ? { ...value, per: undefined } : value) as Value),
  });

/** The sign of what one field has beside another; undefined where it cannot be told. */
function orderOf(field: Field, other: Field): number | undefined {
  const [a, b] = [momentOf(field), momentOf(other)];
  if (a !== undefined && b !== undefined) return compareMoments(a, b);
  const [one, two] = [flatAmount(field), flatAmount(other)];
  if (perOf(field) !== perOf(other)) return undefined;
  if (one === undefined || two === undefined || unitOf(one) !== unitOf(two)) return undefined;
  return Math.sign(sizeOf(one) - sizeOf(two));
}
