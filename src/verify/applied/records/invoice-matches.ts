/** Whether two papers have the same lines: "the invoice matches the purchase order" of one order and its invoice. */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const MATCHES =
  /^The (?<one>invoice|delivery note|goods receipt|order|purchase order|PO|quote|offer|order confirmation)(?: \S*\d\S*)? (?:(?<not>does not match|differs from|does not agree with)|matches|agrees with|corresponds to|is in line with|is consistent with) the (?<other>invoice|delivery note|goods receipt|order|purchase order|PO|quote|offer|order confirmation)(?: \S*\d\S*)?$/u;
const KINDS: Readonly<Record<string, RegExp>> = {
  invoice: /^invoice\b/iu,
  'delivery note': /^delivery note\b/iu,
  'goods receipt': /^goods receipt\b/iu,
  order: /^(?:order|purchase order|po)\b(?! confirmation)/iu,
  'purchase order': /^(?:order|purchase order|po)\b(?! confirmation)/iu,
  po: /^(?:order|purchase order|po)\b(?! confirmation)/iu,
  quote: /^(?:quote|quotation|offer)\b/iu,
  offer: /^(?:quote|quotation|offer)\b/iu,
  'order confirmation': /^order confirmation\b/iu,
};
const PAPER = /^(?<head>[^:]{3,60}): (?<lines>.{5,})$/su;

/** Where both papers stand, that agree or do not as a statement says; undefined for another. */
export function papersMatch(said: string, { documents }: Scene): Shown | undefined {
  const found = MATCHES.exec(said)?.groups;
  if (found === undefined || found.one === found.other) return undefined;
  const numbers = said.match(/\S*\d\S*/gu) ?? [];
  const papers = sentencesOf(documents).filter(({ text }) => PAPER.test(text));
  const of = (kind: string): Said | undefined => {
    const own = papers.filter(({ text }) => KINDS[kind.toLowerCase()]!.test(text));
    return own.length === 1 && papers.length === documents.length ? own[0] : undefined;
  };
  const [one, other] = [of(found.one!), of(found.other!)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const [own, theirs] = [one, other].map(({ text }) => PAPER.exec(text)!.groups!);
  if (!numbers.every((number) => `${one.text} ${other.text}`.includes(number))) return undefined;
  // The number of the one stands in the other, or neither tells of which it is.
  const id = /\d[\w-]*/u.exec(theirs!.head!)?.[0];
  if (id !== undefined && !own!.head!.includes(id)) return undefined;
  const same = plain(own!.lines!) === plain(theirs!.lines!);
  return same === (found.not === undefined) && (same || differ(own!.lines!, theirs!.lines!))
    ? { places: [one, other], told: `${own!.lines} / ${theirs!.lines}` }
    : undefined;
}

const plain = (lines: string): string =>
  lines
    .toLowerCase()
    .replace(/[\s,;]+/gu, ' ')
    .replace(/[.\s]+$/u, '');

/** Whether two lists differ in their numbers alone. */
const differ = (one: string, other: string): boolean =>
  plain(one).replace(/\d[\d.,]*/gu, '#') === plain(other).replace(/\d[\d.,]*/gu, '#');
