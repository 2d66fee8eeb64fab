/** Which amount of the evidence a claim holds against a limit. */

import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import { fieldWords } from '../read/field-said.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Asked } from './asked.ts';
import { isNearly } from './deadlines.ts';
import type { Limit } from './limits.ts';
import { quoteOf } from './quotes.ts';
import { isAlike, nounAt, says, type Term, termsIn } from './terms.ts';

/** What a claim's amount is: one of the evidence, or the share that two counts make. */
export interface Measure {
  readonly n: bigint;
  readonly d: bigint;
  readonly like: Amount;
  readonly terms: readonly Term[];
  /** Its source has no other amount of its kind. */
  readonly lone: boolean;
  readonly told: string;
}

/** The one amount of the thing that a claim is about that can be held against a limit. */
export function measureOf(
  asked: Asked,
  limit: Limit,
  own: readonly number[],
  setting: ReadonlySet<AlignedSentence>,
): Measure | undefined {
  const about = (one: AlignedSentence): boolean =>
    asked.units.some(
      (_, k) =>
        asked.isCalled(k, one) && (one.alignment.matches[k].strength >= 0.9 || asked.isTitled(k, one)),
    );
  const sources = sourcesOf(asked, about, setting);
  const terms = asked.nearby
    .filter((one) => !setting.has(one) && sources.has(one.document))
    .flatMap((one) => termsIn(one))
    .filter(({ value }) => value.bound === 'exact' && value.per === undefined);
  const shared = shareOf(asked, limit, terms);
  if (shared !== undefined) return shared;
  const alike = terms.filter(({ value }) => isAlike(value, { ...limit.value, bound: 'exact' } as Amount));
  const scores = alike.map((term) => own.filter((k) => term.has(k)).length + (about(term.sentence) ? 1 : 0));
  const most = Math.max(...scores);
  const best = alike.filter((_, k) => scores[k] === most);
  if (!isOfLimit(limit, alike) && !isToldApart(asked, own, best, alike)) return undefined;
  const [first] = best;
  if (
    first === undefined ||
    best.some(({ value }) => !says(first.value as Value, value, value.value.n, value.value.d))
  )
    return undefined;
  return {
    ...first.value.value,
    like: first.value,
    terms: [first],
    lone: alike.length === 1,
    told: quoteOf(first),
  };
}

/** The sources that are about what a claim names; of one that names nothing the only one beside those that set limits. */
function sourcesOf(
  asked: Asked,
  about: (one: AlignedSentence) => boolean,
  setting: ReadonlySet<AlignedSentence>,
): ReadonlySet<number> {
  const found = new Set(asked.nearby.filter((one) => about(one)).map(({ document }) => document));
  if (found.size > 0 || asked.units.some(({ name, value }) => name || value?.kind === 'identifier'))
    return found;
  const rules = new Set([...setting].map(({ document }) => document));
  const others = new Set(asked.nearby.flatMap(({ document }) => (rules.has(document) ? [] : [document])));
  return others.size === 1 ? others : found;
}

/** "Checked bag 21.4 kg, cabin bag 9.1 kg": of several amounts with a unit the one that the claim says alone. */
function isToldApart(
  { units }: Asked,
  own: readonly number[],
  best: readonly Term[],
  all: readonly Term[],
): boolean {
  if (best.length !== 1 || best[0].value.kind !== 'quantity') return false;
  const said = own.filter((k) => !units[k].name && units[k].value === undefined && best[0].has(k));
  return said.length > 0 && all.every((one) => one === best[0] || said.some((k) => !one.has(k)));
}

/** Whether amounts are what a limit is of: one alone of its kind, and of bare numbers those that count the same. */
function isOfLimit({ value, sentence, at }: Limit, terms: readonly Term[]): boolean {
  if (terms.length !== 1) return value.kind === 'money';
  if (value.kind !== 'number' || value.form !== 'cardinal') return true;
  const { words } = sentence.reading;
  const noun = nounAt(sentence.reading, words.findLastIndex((word) => word.value === words[at].value) + 1);
  const [{ noun: own, words: beside, sentence: fact }] = terms;
  const record = fact.source.isRecord(fact.sentence) && beside.some(({ lemma }) => lemma === noun);
  return noun !== '' && (own === noun || record);
}

/** "Orders: 187; late orders: 31" for a limit in percent: the part of them that a word of the claim or limit tells. */
function shareOf(asked: Asked, { value, sentence }: Limit, terms: readonly Term[]): Measure | undefined {
  if (value.kind !== 'number' || value.form !== 'percent') return undefined;
  const names = ({ sentence: { source }, value: { start, end } }: Term): string[] =>
    source
      .leaves(start, end)
      .slice(0, 1)
      .flatMap(({ pointer }) =>
        fieldWords(pointer.slice(pointer.lastIndexOf('/') + 1))
          .toLowerCase()
          .split(' '),
      );
  const counts = terms.filter(
    (term) =>
      term.value.kind === 'number' &&
      term.value.form === 'cardinal' &&
      term.sentence.source.isRecord(term.sentence.sentence),
  );
  const pairs = gather(counts, (part) =>
    gather(counts, (whole) => {
      if (part === whole || part.sentence !== whole.sentence || whole.value.value.n === 0n) return [];
      const [ours, all] = [names(part), names(whole)];
      const more = ours.filter((word) => !all.includes(word));
      if (all.length === 0 || more.length !== 1 || !all.every((word) => ours.includes(word))) return [];
      const words = [...asked.reading.words, ...sentence.reading.words];
      return words.some(({ form, value: k }) => k < 0 && isNearly(asked, form, more[0]))
        ? [{ part, whole }]
        : [];
    }),
  );
  if (pairs.length !== 1) return undefined;
  const [{ part, whole }] = pairs;
  const n = 100n * part.value.value.n * whole.value.value.d;
  const d = part.value.value.d * whole.value.value.n;
  const percent = Math.round((Number(n) / Number(d)) * 10) / 10;
  return {
    n,
    d,
    like: value,
    terms: [part, whole],
    lone: false,
    told: `${quoteOf(part)} / ${quoteOf(whole)} = ${percent}%`,
  };
}

/** Below, at or above a limit: -1, 0 or 1. */
export function signOf({ n, d }: Measure, { value: { value } }: Limit): number {
  const difference = n * value.d - value.n * d;
  return difference === 0n ? 0 : difference > 0n === d * value.d > 0n ? 1 : -1;
}
