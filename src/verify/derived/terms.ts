/** The amounts of a sentence that can be reckoned with, each with the words that it stands with. */

import { CONDITION, HEDGE } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Amount, agrees, sized, unitOf } from '../record/words/amounts.ts';
import { isTold } from './dated.ts';
import { type Territory, territories } from './territory.ts';

/** An amount of the evidence. */
export interface Term extends Territory {
  readonly sentence: AlignedSentence;
  readonly value: Amount;
  readonly at: number;
  /** Lemma of what it counts, where it is a bare number. */
  readonly noun: string;
}

/** The exact amounts of a sentence. */
export function termsIn(sentence: AlignedSentence): Term[] {
  const { reading } = sentence;
  if (reading.question || isTold(sentence)) return [];
  const found = gather(reading.values, (value, k) => {
    const at = reading.words.findIndex((word) => word.value === k);
    if (at < 0 || !isExact(value) || reading.words[at].scope & (CONDITION | HEDGE)) return [];
    if (isNumbering(reading, at)) return [];
    const to = reading.words.findLastIndex((word) => word.value === k) + 1;
    return [{ value, at, to, noun: nounAt(reading, to) }];
  });
  const beside = territories(sentence, found);
  return found.map(({ value, at, noun }, n) => ({ sentence, value, at, noun, ...beside[n] }));
}

/** "2. You can freeze it", "clause 2", "page 3": a number that counts nothing. */
function isNumbering({ text, start, words }: Reading, at: number): boolean {
  const { start: from, end } = words[at]!;
  if (at === 0 && /^[\s(#*-]*$/.test(text.slice(start, from)) && /^[.)]\s/.test(text.slice(end, end + 2)))
    return true;
  return NUMBERED.test(words[at - 1]?.lemma ?? '') && words[at - 1]!.end + 1 === from;
}

const NUMBERED =
  /^(?:clause|section|paragraph|article|chapter|page|step|rule|item|point|table|figure|annex|appendix|schedule|version|priority|level|class|zone|phase|stage|room|floor|platform|gate|line|row|column|no|nr)$/;

export const isExact = (value: Value): value is Amount =>
  'value' in value &&
  (value.bound === 'exact' || value.bound === 'max') &&
  value.upper === undefined &&
  !(value.kind === 'number' && value.form === 'ordinal');

/** The lemma of the noun that stands right behind a number. */
export function nounAt({ words }: Reading, at: number): string {
  for (let i = at; i < Math.min(at + 3, words.length); i++) {
    if (words[i].value >= 0) return '';
    if (words[i].weight > 0 && (i > at || /s$/.test(words[i].form) || words[i + 1]?.weight === 0))
      return words[i].lemma;
    if (words[i].weight === 0 && words[i].form !== 'of')
      return i > at && words[i - 1].weight > 0 ? words[i - 1].lemma : '';
  }
  return words[at]?.weight > 0 ? words[at].lemma : '';
}

/** What an amount is of: money of a currency, a quantity of a base, a number of a form. */
export const kindOf = (value: Amount): string => (value.kind === 'number' ? value.form : unitOf(value));

/** Whether the claim's value is a number of `n`/`d` in the unit of another amount. */
export const says = (claim: Value, like: Amount, n: bigint, d: bigint): boolean => {
  if (d === 0n) return false;
  const { per: _, ...plain } = { ...like, bound: 'exact' as const };
  return agrees(claim, sized(plain as Amount, d < 0n ? -n : n, d < 0n ? -d : d));
};

/** Whether two amounts may be added and compared. */
export const isAlike = (a: Amount, b: Amount): boolean =>
  a.kind === b.kind && (a.kind === 'money' ? agreeing(a, b) : kindOf(a) === kindOf(b));

/** Currencies that may be one: "$" and USD. */
const agreeing = (a: Amount, b: Amount): boolean =>
  says({ ...a, bound: 'exact' } as Value, b, a.value.n, a.value.d);
