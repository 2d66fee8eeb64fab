/**
 * What a source says of one label at several times: "Status on 1 June: open. Status on 3 June: closed.", "Priority: low /
 * Updated priority: high". What is so is what stands there last; a claim of the present that has an earlier value is
 * superseded by the line of the latest.
 */
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfNow, YEAR } from './of-now.ts';

/** A line with a label, by its time. */
export interface Labelled {
  /** Words of the label, without when it is of. */
  readonly label: string;
  readonly value: string;
  /** The day or year that stands in the label, to be compared with one of as many figures; undefined for none. */
  readonly when: { readonly parts: string; readonly day: number } | undefined;
  readonly updated: boolean;
}

const UPDATED = /^(?:updated|new|revised|corrected|latest|current|amended)$/;
const PLACING = /^(?:on|as|of|at|in|from|since|by|per|the|a|an)$/;
/** Words of a label, at most. */
const LONGEST_LABEL = 6;
/** Lines on both sides that are looked through. */
const MOST_LINES = 40;

/** The lines of the support's own source that give the label of its line another value, and later. */
export const laterValues: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (support.sentences.length > 1 || source.structured || source.language !== 'en' || !isOfNow(claim))
    return [];
  const own = labelledBy(source.sentence(first!.sentence));
  if (own === undefined) return [];
  const last = Math.min(source.scan.sentenceCount, first!.sentence + MOST_LINES);
  return gather(range(Math.max(0, first!.sentence - MOST_LINES), last), (sentence) => {
    const other = sentence === first!.sentence ? undefined : labelledBy(source.sentence(sentence));
    if (other === undefined || other.label !== own.label || other.value === own.value) return [];
    if (!isLater(other, own)) return [];
    return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
  });
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Whether one of two lines of the same label is the later by what stands in the label. */
export const isLater = (one: Labelled, other: Labelled): boolean => {
  if (one.when !== undefined && other.when !== undefined)
    return one.when.parts === other.when.parts && one.when.day > other.when.day;
  return one.updated && !other.updated && other.when === undefined;
};

/** A line as a label with its value; undefined for any other sentence. */
export function labelledBy({ text, start, end, words, values }: Reading): Labelled | undefined {
  const colon = text.slice(start, end).search(/:\s/);
  if (colon < 0) return undefined;
  const before = words.filter((word) => word.end <= start + colon);
  if (before.length === 0 || before.length > LONGEST_LABEL) return undefined;
  const inLabel = values.filter((value) => value.end <= start + colon);
  const plain = before.filter(
    ({ form, value }) =>
      !(value >= 0 && values[value]!.kind === 'date') && !YEAR.test(form) && !PLACING.test(form),
  );
  const label = plain.filter(({ form }) => !UPDATED.test(form));
  if (label.length === 0) return undefined;
  return {
    label: label.map(({ lemma }) => lemma).join(' '),
    value: words
      .slice(before.length)
      .map(({ form }) => form)
      .join(' '),
    when: whenOf(inLabel, before),
    updated: label.length < plain.length,
  };
}

function whenOf(values: Reading['values'], words: Reading['words']): Labelled['when'] {
  for (const value of values)
    if (value.kind === 'date') {
      const { y, m, d } = value.date;
      const parts = [y, m, d].map((part) => (part === undefined ? '-' : 'x')).join('');
      return { parts, day: (y ?? 0) * 400 + (m ?? 0) * 31 + (d ?? 0) };
    }
  const year = words.find(({ form }) => YEAR.test(form));
  return year === undefined ? undefined : { parts: 'x--', day: Number(year.form) * 400 };
}
