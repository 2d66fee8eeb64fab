/**
 * One of several entries of data that come after each other: `[{level: bronze, until: 2025-09-30}, {level: silver, since:
 * 2025-10-01}]`. The level is silver: what an entry has that ended where the next begins is so no longer.
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { type FieldThere, fieldsAround } from '../read/fields-around.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfThen, tellsOfFirst } from './of-then.ts';

const ENDS = /^(?:until|till|to|end|ends|ended|thru|through|expired|left|closed)$/;
const BEGINS = /^(?:since|from|start|starts|started|begin|begins|began|effective)$/;
/** Entries of one list that are looked through. */
const MOST_ENTRIES = 40;

/** An entry of a list: what it is called, its fields, when it begins and ends. */
interface Entry {
  readonly list: string;
  readonly fields: readonly FieldThere[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly sentence: number;
}

/** The entries that came after the one that carries a claim of how things stand. */
export const endedEntry: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question || isOfThen(claim) || tellsOfFirst(claim)) return [];
  if (claim.values.some(({ kind }) => kind === 'date' || kind === 'datetime')) return [];
  for (const { source, sentence, document } of support.sentences) {
    const data = originOf(source);
    const stands = data.structured && sentence < data.scan.sentenceCount;
    const own = stands ? entryAt(data, sentence) : undefined;
    if (own?.to === undefined) continue;
    const next = entryAfter(own, data);
    if (next !== undefined)
      return [alignedSentence({ document, sentence: next, score: 0 }, documents, units, lexicon)];
  }
  return [];
};

/** A sentence of data as an entry of a list; undefined where it is none with a beginning or an end. */
function entryAt(data: Document, sentence: number): Entry | undefined {
  const list = /^([^:;]+): (?=[^:;]+: )/.exec(data.said(sentence))?.[1];
  if (list === undefined) return undefined;
  const fields = fieldsAround(data, sentence);
  const when = (name: RegExp): number | undefined =>
    fields.find(({ label, when }) => when !== undefined && label.some((word) => name.test(word)))?.when;
  const [from, to] = [when(BEGINS), when(ENDS)];
  return from === undefined && to === undefined ? undefined : { list, fields, from, to, sentence };
}

/** The sentence of an entry of the same list that begins where one ends, or later, with another value; undefined for none. */
function entryAfter(own: Entry, data: Document): number | undefined {
  const first = Math.max(0, own.sentence - MOST_ENTRIES);
  const last = Math.min(data.scan.sentenceCount, own.sentence + MOST_ENTRIES);
  for (let at = first; at < last; at++) {
    const other = at === own.sentence ? undefined : entryAt(data, at);
    if (other?.from === undefined || other.list !== own.list || other.from < own.to!) continue;
    if (isInsteadOf(own, other)) return at;
  }
  return undefined;
}

/** Whether two entries say the same of one thing, and each something else. */
const isInsteadOf = (own: Entry, other: Entry): boolean =>
  own.fields.some(
    ({ label, value, when }) =>
      when === undefined &&
      other.fields.some((one) => one.label.join(' ') === label.join(' ') && one.value !== value),
  );
