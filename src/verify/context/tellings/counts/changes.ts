/** By how much something rose or fell that went from one value to another. */

import type { Reading } from '../../../../text/reading.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { asClaimed, bare, written } from '../words.ts';

const FROM_TO =
  /\bfrom ([$€£]?)(\d[\d.,]*) ?(%|percent|per cent|[a-zA-Z€$£]+)?((?: in| on) \p{Lu}?[\p{L}\d ]{2,16})? to ([$€£]?)(\d[\d.,]*) ?(%|percent|per cent|[a-zA-Z€$£]+)?((?: in| on) \p{Lu}?[\p{L}\d ]{2,16})?/u;
const VERB =
  /\b(?:rose|rises|risen|rise|fell|falls|fallen|grew|grows|grown|increased|increases|dropped|drops|decreased|decreases|climbed|went up|goes up|went down|goes down|raised|cut|reduced|lowered)\b/;
const UNITLESS = /^(?:in|on|at|for|and|to|by|since|within|of|from)$/;

/** "Rose from 41% to 48%": rose by 7 percentage points; "from 80 to 92 euros": by 12 euros. */
export const changedBy: Teller = where([FROM_TO], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const found = FROM_TO.exec(told.text);
  if (found === null || !VERB.test(told.text.slice(0, found.index))) return [];
  const [whole, sign, first, own, since, sign2, second, unit2, until] = found;
  const [a, b] = [amountOf(first), amountOf(second)];
  if (a === undefined || b === undefined || a === b) return [];
  const units = [own, unit2].filter((unit) => unit !== undefined && !UNITLESS.test(unit));
  if (new Set(units.map((unit) => unit!.toLowerCase())).size > 1) return [];
  const { claim } = scene;
  const difference = asClaimed(claim, Math.round(Math.abs(b - a) * 100) / 100);
  const [unit = ''] = units;
  const share = /^(?:%|percent|per cent)$/.test(unit);
  // A share that rose from 41% to 48% did not rise by 7 percent.
  if (share && !/\bpoints?\b/i.test(claim.text.slice(claim.start, claim.end))) return [];
  const currency = sign || sign2;
  const relative = share ? undefined : percentAsked(claim, a, b);
  const by = share
    ? `${difference} percentage points`
    : (relative ?? `${currency}${difference}${unit === '' ? '' : ` ${unit}`}`);
  // A unit that is a preposition belongs to what follows.
  const tail = unit2 !== undefined && UNITLESS.test(unit2) ? ` ${unit2}` : '';
  const head = inWordsOf(claim, told.text.slice(0, found.index));
  const rest = `${tail}${told.text.slice(found.index + whole.length)}`;
  const months =
    since !== undefined && until !== undefined
      ? [since, until].map((one) => one.trim().replace(/^(?:in|on) /, ''))
      : undefined;
  const spans =
    months === undefined
      ? ['']
      : ['', ` between ${months[0]} and ${months[1]}`, ` from ${months[0]} to ${months[1]}`];
  const change = `${plainly(second)} − ${plainly(first)} = ${written(b - a)}`;
  const derivation = relative === undefined ? change : `${change}, ÷ ${plainly(first)} = ${relative}`;
  return spans.map(
    (span): Telling => ({ ...told, text: `${bare(`${head}by ${by}${span}${rest}`)}.`, derivation }),
  );
});

/** The share of the first amount that a claim asks for by percent, where the two make it up to the digits that it gives. */
function percentAsked({ text, start, end }: Reading, a: number, b: number): string | undefined {
  const asked = /(\d+(?:\.(\d+))?) ?(?:%|per ?cent\b)/.exec(text.slice(start, end));
  if (asked === null || a === 0) return undefined;
  const digits = asked[2]?.length ?? 0;
  return (Math.abs((b - a) / a) * 100).toFixed(digits) === Number(asked[1]).toFixed(digits)
    ? `${asked[1]}%`
    : undefined;
}

/** An amount without the mark that ends its sentence. */
const plainly = (amount: string): string => amount.replace(/[.,]$/, '');

function amountOf(text: string): number | undefined {
  const plain = plainly(text).replace(/,(?=\d{3}\b)/g, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const UP = /\b(rose|grew|increased|climbed|went up|has risen|has grown|has increased)\b/;
const DOWN = /\b(fell|dropped|decreased|declined|went down|has fallen|has dropped|has decreased)\b/;

/** "Rose" for "grew", where the claim says so. */
function inWordsOf({ text, start, end }: Reading, head: string): string {
  const said = text.slice(start, end);
  for (const way of [UP, DOWN]) {
    const own = way.exec(said)?.[0];
    if (own !== undefined && way.test(head)) return head.replace(way, own);
  }
  return head;
}
