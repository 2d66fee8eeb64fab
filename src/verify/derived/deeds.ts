/** The two deeds of a claim that sets a length of time between them. */
import { gather } from '../../text/gather.ts';
import type { Asked } from './asked.ts';

/** Two deeds of the claim, as the units that say them, and the units that say how they stand to each other. */
export interface Span {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
  readonly taken: readonly number[];
}

const AFTER = /^(?:after|following|of|from|since|later)$/;
const BEFORE = /^(?:before|prior|ahead|earlier)$/;

/** What stands before and behind a length that leads to another deed. */
export function apartBy({ reading, units }: Asked, i: number): Span | undefined {
  const { words } = reading;
  const { from, to } = units[i];
  const last = words[to - 1].form;
  const lead = AFTER.test(last) || BEFORE.test(last) ? to - 1 : to;
  const form = words[lead]?.form ?? '';
  if (!AFTER.test(form) && !BEFORE.test(form)) return undefined;
  const first = unitsIn(units, 0, from);
  const comma = words.findIndex((_, at) => at > lead + 1 && isComma(reading.text, words, at));
  const opens = first.length === 0 && comma > 0;
  if (first.length === 0 && !opens) return undefined;
  const second = unitsIn(units, lead + 1, opens ? comma : words.length);
  const main = opens ? unitsIn(units, comma, words.length) : first;
  if (second.length === 0) return undefined;
  const taken = gather(units, (unit, k) => (unit.from === lead ? [k] : []));
  return BEFORE.test(form)
    ? { earlier: main, later: second, taken }
    : { earlier: second, later: main, taken };
}

const isComma = (text: string, words: Asked['reading']['words'], at: number): boolean =>
  text.slice(words[at - 1].end, words[at].start).includes(',');

const PASSING = /^(?:pass|elapse|lie|go|be|separate|take)$/;

/** "Five days passed between the arrival and the inspection": the two deeds in either order. */
export function passedBy({ reading, units }: Asked, i: number): Span | undefined {
  const { words } = reading;
  const lead = words.findIndex(({ form, value }) => form === 'between' && value < 0);
  if (lead < 0 || !words.some(({ lemma, value }) => value < 0 && PASSING.test(lemma))) return undefined;
  const and = words.findIndex(({ form, value }, at) => at > lead && form === 'and' && value < 0);
  if (and < 0) return undefined;
  const inside = units[i].from > lead;
  if (inside && units[i].from < and) return undefined;
  const verb = words.findIndex(({ lemma, value }, at) => at > and && value < 0 && PASSING.test(lemma));
  const end = verb > 0 ? verb : words.length;
  const taken = gather(units, (unit, k) => (PASSING.test(unit.word.lemma) && k !== i ? [k] : []));
  const without = (k: number): boolean => k !== i && !taken.includes(k);
  const earlier = unitsIn(units, lead + 1, and).filter(without);
  const later = unitsIn(units, and + 1, end).filter(without);
  return earlier.length === 0 || later.length === 0 ? undefined : { earlier, later, taken };
}

/** Units between two words of the claim. */
export const unitsIn = (units: Asked['units'], from: number, to: number): number[] =>
  gather(units, (unit, k) => (unit.from >= from && unit.to <= to ? [k] : []));
