/** What a careful reader makes of two numbers of one record: which of them is the greater. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { agrees, amountOf, rangeOf, sized, sizeOf, unitOf } from '../words/amounts.ts';
import { label } from '../words/dated.ts';

/** Words between what is compared and what it is compared with, and the sign of their difference. */
const CUES: readonly (readonly [RegExp, -1 | 1])[] = [
  [/^(?:above|over|exceeds?|exceeded|(?:higher|more|greater|larger) than)$/, 1],
  [/^(?:below|under|(?:lower|less|fewer|smaller) than)$/, -1],
];

/** "Coverage is above the threshold", "the approved amount is lower than the amount claimed". */
export function beyond(said: Said): void {
  said.bare.forEach((form, at) => {
    if (!said.isOpen(at)) return;
    const pair = `${form} ${said.bare[at + 1] ?? ''}`;
    const sign = CUES.find(([cue]) => cue.test(form) || cue.test(pair))?.[1];
    if (sign === undefined) return;
    const to = CUES.some(([cue]) => cue.test(pair)) ? at + 2 : at + 1;
    if ((said.words[to]?.value ?? -1) >= 0) return;
    const named = numberSaid(said, 0, at);
    const right = numberSaid(said, to, said.words.length, named);
    const left = named ?? (right && onlyOther(said, right, at));
    if (left === undefined || right === undefined) return;
    if (signOf(left, right) !== sign) {
      if (signOf(left, right) !== undefined && !said.isNegated(said.segment(at))) said.miscompared = true;
      return;
    }
    said.derivations.push(`${label(left)} ${sign > 0 ? '>' : '<'} ${label(right)}`);
    said.explain(at, to, 'derived', left);
    byHowMuch(said, left, right, at, to);
    for (const field of [left, right])
      said.words.forEach((_, i) => {
        if (said.isOpen(i) && said.telling(field).some((word) => said.canSay(word, i)))
          said.explain(i, i + 1, 'derived', field);
      });
  });
}

/** "$900 more than its budget", "exceeded its budget by $900": the difference of the two, before the words that compare or behind "by". */
function byHowMuch(said: Said, left: Field, right: Field, at: number, to: number): void {
  const by = said.bare.indexOf('by', to);
  const place = isValue(said, at - 1) ? at - 1 : by > 0 && isValue(said, by + 1) ? by + 1 : -1;
  const value = said.reading.values[said.words[place]?.value ?? -1];
  const [one, other] = [amountOf(left), amountOf(right)];
  if (value === undefined || one === undefined || other === undefined) return;
  const d = one.value.d * other.value.d;
  const n = one.value.n * other.value.d - other.value.n * one.value.d;
  if (!agrees(value, sized(one, n < 0n ? -n : n, d))) return;
  const [from, end] = rangeOf(said, said.words[place]!.value);
  said.explain(place > at ? from - 1 : from, end, 'derived', left);
}

const isValue = ({ words }: Said, at: number): boolean => (words[at]?.value ?? -1) >= 0;

/** "The chair is below its reorder level" of `stock` and `reorder_level`: of its other numbers the one that it stands for. */
function onlyOther(said: Said, right: Field, at: number): Field | undefined {
  if (!/^(?:is|are|was|were|stand|stands)$/.test(said.bare[at - 1] ?? '')) return undefined;
  const others = said.focus.own.filter(
    (field) => field !== right && isAlike(field, right) && MAIN.test(field.name.join(' ')),
  );
  return others.length === 1 ? others[0] : undefined;
}

/** Whether two fields hold amounts of one unit: a stock is not held against a price. */
const isAlike = (one: Field, other: Field): boolean => {
  const [a, b] = [amountOf(one), amountOf(other)];
  return a !== undefined && b !== undefined && unitOf(a) === unitOf(b);
};

/** Names of the number that a thing stands for by itself. */
const MAIN =
  /^(?:on hand|in stock|stock level|stock|quantity|qty|count|level|balance|score|value|amount|total|price|cost|temperature|reading)$/;

/** "The balance is negative" of `balance: -20.50`: on which side of nothing the one number of that name is. */
export function signed(said: Said): void {
  const at = said.bare.findIndex((form) => /^(?:negative|positive)$/.test(form));
  if (at < 2 || !said.isOpen(at) || !/^(?:is|was|not)$/.test(said.bare[at - 1]!)) return;
  const field = numberSaid(said, 0, at);
  const amount = field && amountOf(field);
  if (field === undefined || amount === undefined || amount.value.n === 0n) return;
  if (amount.kind !== 'money' && amount.kind !== 'number') return;
  const holds = amount.value.n < 0n === (said.bare[at] === 'negative');
  said.derivations.push(`${label(field)} ${amount.value.n < 0n ? '<' : '>'} 0`);
  said.predicates.push({ word: at, field, holds, kind: 'none' });
  said.explain(at, at + 1, 'derived', field);
  said.words.forEach((_, i) => {
    if (i < at && said.isOpen(i) && said.telling(field).some((word) => said.canSay(word, i)))
      said.explain(i, i + 1, 'derived', field);
  });
}

/** "Without downtime" of `downtime: none`. */
export function lacking(said: Said): void {
  const at = said.bare.indexOf('without');
  if (at < 0 || !said.isOpen(at)) return;
  const to = /^(?:an?|any)$/.test(said.bare[at + 1] ?? '') ? at + 2 : at + 1;
  const none = said.focus.own.find(
    ({ name, quote }) =>
      to + name.length <= said.words.length &&
      /^(?:none|no|nil|0|false)$/i.test(quote) &&
      name.length > 0 &&
      name.every((word, i) => said.canSay(word, to + i)),
  );
  if (none === undefined) return;
  said.derivations.push(label(none));
  said.explain(at, to + none.name.length, 'derived', none);
}

/**
 * The number whose name the claim says in words [`from`, `to`): of several the one of which most is said. Beside
 * `other` it may share words with it that are said elsewhere, but must have one of its own here.
 */
function numberSaid(said: Said, from: number, to: number, other?: Field): Field | undefined {
  const here = (word: string): boolean =>
    said.bare.some((_, at) => at >= from && at < to && said.canSay(word, at));
  const outside = other === undefined ? [] : said.focus.above;
  const fields = [...said.focus.own, ...said.focus.inner, ...outside].filter((field) => {
    const telling = said.telling(field);
    if (field === other || amountOf(field) === undefined || telling.length === 0) return false;
    if (other === undefined) return telling.every(here);
    return (
      telling.every((word) => here(word) || other.name.includes(word)) &&
      telling.some((word) => here(word) && !other.name.includes(word))
    );
  });
  const most = Math.max(...fields.map((field) => said.telling(field).length));
  const [found, ...more] = fields.filter((field) => said.telling(field).length === most);
  return more.length === 0 ? found : undefined;
}

function signOf(left: Field, right: Field): number | undefined {
  const [a, b] = [amountOf(left), amountOf(right)];
  if (a === undefined || b === undefined || unitOf(a) !== unitOf(b)) return undefined;
  return Math.sign(sizeOf(a) - sizeOf(b));
}
