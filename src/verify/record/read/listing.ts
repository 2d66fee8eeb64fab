/**
 * Lines that list what a thing has: `Smart S: 10 GB, $15, unlimited calls, no EU roaming`. Each item is a field that
 * bears the label in its name, so that a claim may take it only of the thing that the label names.
 */

import { gather } from '../../../text/gather.ts';
import { matchesOf } from '../../../text/matches.ts';
import { readValues, type Value } from '../../../text/values/index.ts';
import type { Document } from '../../read/document.ts';
import { type Field, type Focus, wordsOf } from '../record.ts';
import { KEYS, NEUTRAL, QUALIFYING } from '../words/senses.ts';

const LISTED = /^[\s\-*•]*(?<label>\p{L}[\p{L}'’&/ -]{0,38}?)\s*:\s+(?<items>\S.*)$/su;
/** Words of a label and of an item, and items of a line, at the most. */
const LABEL_WORDS = 4;
const ITEM_WORDS = 5;
const MOST_ITEMS = 12;
/** What a thing is one of: "Premium account" is what the claim calls Premium. */
const GENERIC = new Set(
  'account plan tariff package tier option bundle edition version fare class'.split(' '),
);
/** Verbs with a tense: a line with one of them tells, and lists nothing. */
const TELLS =
  /\b(?:is|are|was|were|be|been|has|have|had|will|can|could|may|might|must|shall|should|do|does|did|if|unless|see|or)\b/i;
/** What was done rather than what there is; not of what is a quality. */
const DONE =
  /^(?:\p{L}+ed|sent|paid|sold|lost|made|held|kept|gone|done|put|left|taken|given|shown|broken)$/iu;
const QUALITIES = new Set(
  'unlimited limited included fixed advanced extended dedicated shared assorted'.split(' '),
);
/** `interest 1.2%`, `departure 16:50`: what has the value stands before it. */
const VALUED = /^(?<name>[\p{L} '’-]{2,30}?) (?<value>[#$€£]?\d.*)$/u;

/** "The board discussed the budget of 2 million": no item of a list, but what is told under its label. */
const isTold = ({ text }: Item): boolean =>
  /^(?:the|this|that|these|our|we|i|he|she|they|it|you) /iu.test(text) && text.split(' ').length > ITEM_WORDS;

const isDone = (word: string): boolean => DONE.test(word) && !QUALITIES.has(word);
/** A line of a log: what is told of a day is no thing's. */
const DAYS =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|^(?:today|yesterday|morning|evening|week|month)$/;

interface Item {
  readonly text: string;
  readonly start: number;
}

/** The records of lines that list what their labels have, each beside all of them. */
export function listingsOf(document: Document, sentences: readonly number[]): ReadonlyMap<number, Focus> {
  const found = gather(sentences, (sentence) => listingOf(document, sentence) ?? []);
  const rows = found.map(({ own }) => own);
  return new Map(
    found.map((one) => [one.own[0]!.sentence, { ...one, children: [{ labels: one.labels, rows }] }]),
  );
}

/** The record of a line that lists what its label has; undefined for any other line. */
function listingOf(document: Document, sentence: number): Focus | undefined {
  const { text, scan } = document;
  const start = scan.sentenceStart[sentence]!;
  const whole = text.slice(start, scan.sentenceEnd[sentence]);
  if (!whole.includes(':')) return undefined;
  const line = whole.replace(/[.;]\s*$/, '');
  const groups = LISTED.exec(line)?.groups;
  if (groups === undefined || TELLS.test(line)) return undefined;
  const { label = '', items = '' } = groups;
  const named = labelWords(label);
  if (named === undefined || /[:;]|\. /.test(items.replace(/\d:\d/g, ''))) return undefined;
  const parts = itemsOf(items, start + line.length - items.length);
  if (parts.length < 2 || parts.length > MOST_ITEMS || parts.some(isTold)) return undefined;
  const head = start + line.indexOf(label);
  const key = fieldOf(document, ['name'], { text: label, start: head }, sentence);
  const priced = parts.filter(({ text: part }) => /^[$€£]/.test(part)).length === 1;
  const own = gather(parts, (part) => itemField(document, named, part, sentence, priced) ?? []);
  const labels = wordsOf(label).filter((word) => GENERIC.has(word));
  return {
    document,
    id: `list ${sentence}`,
    labels,
    own: [key, ...own],
    above: [],
    inner: [],
    rows: [],
    beside: [],
    children: [],
  };
}

/** The words by which a claim names what has the items; undefined where they would name many things, or nothing. */
function labelWords(label: string): readonly string[] | undefined {
  const words = wordsOf(label);
  if (words.length > LABEL_WORDS || words.some((word) => QUALIFYING.has(word) || DAYS.test(word)))
    return undefined;
  const own = words.length > 1 ? words.filter((word) => !GENERIC.has(word)) : words;
  return own.some((word) => !KEYS.has(word) && !NEUTRAL.has(word)) ? own : undefined;
}

/** The items of a list in a line: what stands between its commas, and behind a last "and". `start`: where it begins. */
export function itemsOf(text: string, start: number): Item[] {
  const items: Item[] = [];
  const marks = /, | and (?=[^,]*$)|$/gu;
  let from = 0;
  for (const { index, 0: mark } of matchesOf(text, marks)) {
    const part = text.slice(from, index);
    if (part.trim() !== '') items.push({ text: part.trim(), start: start + from });
    from = index + mark.length;
  }
  return items;
}

function itemField(
  document: Document,
  label: readonly string[],
  item: Item,
  sentence: number,
  priced: boolean,
): Field | undefined {
  const { text, start } = item;
  const words = wordsOf(text);
  if (words.length > ITEM_WORDS || text.includes('(')) return undefined;
  const none = /^(?:no|not|without) (?<rest>.+)$/i.exec(text)?.groups?.rest;
  if (none !== undefined)
    return {
      ...fieldOf(document, [...label, ...wordsOf(none)], item, sentence),
      quote: 'no',
      words: ['no'],
      values: [],
    };
  const { name, value } = VALUED.exec(text)?.groups ?? {};
  if (name !== undefined && value !== undefined)
    return fieldOf(
      document,
      [...label, ...wordsOf(name)],
      { text: value, start: start + text.length - value.length },
      sentence,
    );
  const field = fieldOf(document, label, item, sentence);
  const [typed] = field.values;
  if (typed === undefined) return words.some(isDone) ? undefined : field;
  if (typed.start > start) return undefined;
  const rest = wordsOf(document.text.slice(typed.end, start + text.length)).filter(
    (word) => !/^(?:per|an?)$/.test(word),
  );
  if (rest.length > 0) return { ...field, name: [...label, ...rest] };
  return { ...field, name: [...label, ...kindOf(typed, words, priced)] };
}

/** What a bare amount is called: a price where it is the only one, its unit, or nothing that a claim could say. */
function kindOf(value: Value, words: readonly string[], priced: boolean): readonly string[] {
  if (value.kind === 'money') return [priced ? 'price' : '#'];
  return [value.kind === 'quantity' ? words.at(-1)! : '#'];
}

function fieldOf(
  document: Document,
  name: readonly string[],
  { text, start }: Item,
  sentence: number,
): Field {
  const end = start + text.length;
  const values = readValues(document.text, 'en', { start, end });
  return {
    name,
    path: [],
    object: `list ${sentence}`,
    quote: text,
    words: wordsOf(text),
    values,
    start,
    value: start,
    end,
    sentence,
  };
}
