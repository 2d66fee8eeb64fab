/**
 * Values with what stands in a bracket behind them, for guards: "Speed limit: 100 km/h (lorries: 80 km/h)" has one value of
 * its own and one of what the bracket names. So has "Deposit: 600 EUR, refunded 450 EUR".
 */
import { matchesOf } from '../../text/matches.ts';
import { once } from '../../text/once.ts';
import { compareValues, readValues, type Value } from '../../text/values/index.ts';
import { wordSet } from '../../text/word-set.ts';
import type { AlignedSentence } from '../match/support.ts';
import { asItStands } from './as-it-stands.ts';
import { type Told, textOf } from './guard.ts';

/** What is told beside a value: a label and what it has. */
export interface Beside {
  /** Words that tell what it is, and stand nowhere before it. */
  readonly label: readonly string[];
  /** The text that it is told in. */
  readonly text: string;
  readonly values: readonly Value[];
  /** Words of a name that it has in place of a value, and of the one that its head has: none that both have. */
  readonly name: readonly string[];
  readonly rival: readonly string[];
  /** Words behind its colon that are neither. */
  readonly state: readonly string[];
  /** What it stands behind. */
  readonly head: Head;
}

export interface Head {
  readonly text: string;
  readonly words: readonly string[];
  readonly values: readonly Value[];
  /** Words of the name that ends it; none where it ends otherwise. */
  readonly name: readonly string[];
  /** The word before its value or its name: "limit", "issued". */
  readonly last: string;
}

const BRACKET = /\(([^()\n]{3,120})(?:\)|$)/gu;
/** Where one of several things in a bracket ends; no comma inside of a number or a date does. */
const BETWEEN = /;|,(?!\d{3})(?! \d{4}\b)/u;
/** "Deposit: 600 EUR, refunded 450 EUR". */
const LISTED = /^[^:;,()\n]{2,40}: [^:;,()\n]{0,40}?\d[^:;,()\n]{0,40}(?:,\d{3}[^:;,()\n]{0,40}){0,4}, /u;
const NAME = /\p{Lu}[\p{L}'’.-]+(?: (?:(?:de|van|von|der|la) )?\p{Lu}[\p{L}'’.-]+)*[^\p{L}\d]*$/u;
const WORD = /(?:\p{L}-)?\p{L}[\p{L}'’-]*/gu;
const EMPTY = wordSet(
  'the a an and or of for with from to at on in by as about approx approximately equals equal equivalent ie eg that which who it is are was were be been has have had per up down plus minus only see page pages note also usd eur gbp chf euro euros dollar dollars pound pounds day days hour hours minute minutes week weeks month months year years percent total all each then than this its their mr ms mrs dr',
);

export const mayHaveBeside = (): readonly RegExp[] => [/\([^()\n]{3}/u, LISTED];

/** Characters of a line past which it is prose or a dump, of which nothing so short is told. */
const LONGEST = 1_000;

/** A sentence as its source has it, or a record in words; empty where that is too long to be a line of values. */
export function lineOf(sentence: AlignedSentence): string {
  const line = sentence.source.structured ? textOf(sentence.reading) : asItStands(sentence);
  return line.length > LONGEST ? '' : line;
}

/** What stands beside the values of a sentence. */
export const besideIn: (sentence: AlignedSentence) => readonly Beside[] = once((sentence) => {
  const line = lineOf(sentence);
  const bracketed = matchesOf(line, BRACKET).flatMap(({ index, 1: inner = '' }) => {
    const begins = 1 + Math.max(line.lastIndexOf(';', index), line.lastIndexOf('\n', index));
    const before = line.slice(begins, index).replace(BRACKET, ' ');
    return inner.split(BETWEEN).map((text) => [before, text] as const);
  });
  const [first] = LISTED.exec(line) ?? [];
  const listed = first === undefined ? [] : line.slice(first.length).split(BETWEEN);
  const besides = [...bracketed, ...listed.map((text) => [first!, text] as const)];
  return besides.map(([before, text]) => readBeside(headOf(before), text));
});

function headOf(text: string): Head {
  const values = valuesOf(text);
  const name = nameIn(text, values);
  const ends = name === '' ? (values.at(-1)?.start ?? text.length) : text.lastIndexOf(name);
  const [last = ''] = wordsOf(text.slice(0, ends)).slice(-1);
  return { words: wordsOf(without(text, values)), text, values, name: wordsOf(name), last };
}

function readBeside(head: Head, text: string): Beside {
  const colon = text.indexOf(': ');
  const behind = text.slice(colon + 1);
  const values = valuesOf(behind);
  const name = values.length > 0 ? '' : nameIn(behind, values);
  const led = name === '' ? without(behind, values) : behind.slice(0, behind.lastIndexOf(name));
  const label = wordsOf(
    colon < 0 || values.length > 0 ? `${text.slice(0, colon + 1)}${led}` : text.slice(0, colon),
  );
  const state = colon >= 0 && values.length === 0 && name === '' ? wordsOf(behind) : [];
  const own = wordsOf(name);
  return {
    label: label.filter((word) => !says(head.words, word)),
    text,
    values,
    name: own.filter((word) => !head.name.includes(word)),
    rival: head.name.filter((word) => !own.includes(word)),
    state,
    head,
  };
}

/** The name that ends a text; empty where it ends otherwise. */
function nameIn(text: string, values: readonly Value[]): string {
  const found = NAME.exec(text);
  return found === null || values.some(({ end }) => end > found.index) ? '' : found[0];
}

/** Values of a text; "first" tells which thing of several is meant. */
const valuesOf = (text: string): readonly Value[] =>
  readValues(text, 'en').filter((value) => value.kind !== 'number' || value.form !== 'ordinal');

const without = (text: string, values: readonly Value[]): string =>
  values.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** The words of a text that tell something. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(WORD) ?? []).map(stemOf).filter((word) => word.length > 1 && !EMPTY.has(word));

/** A word without the endings that its kin differ in. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/['’]s?$/u, '');
  if (bare.length < 5) return bare.length > 3 ? bare.replace(/s$/u, '') : bare;
  return bare.replace(/ies$/u, 'y').replace(/(?:ing|ed|es|s|e)$/u, '');
};

/** Whether one of some words is another, or of its kin: "approved" and "approval". */
export const says = (words: readonly string[], word: string): boolean =>
  words.some(
    (one) =>
      one === word || (one.length >= 5 && word.startsWith(one)) || (word.length >= 5 && one.startsWith(word)),
  );

/** The words of a statement, and those of its support that it has in other words. */
export function saidIn({ reading, units, support }: Told): {
  readonly own: readonly string[];
  readonly meant: readonly string[];
} {
  const own = wordsOf(textOf(reading));
  const meant = support.matches.flatMap(({ at, strength }, i) => {
    const word = support.sentences[support.from[i]!]?.reading.words[at];
    return word === undefined || units[i]!.value !== undefined || strength < ALIKE ? [] : wordsOf(word.form);
  });
  return { own, meant: [...own, ...meant] };
}

const ALIKE = 0.5;

/** Whether two values may be held against each other: two amounts of money, and no weight and length. */
export function comparable(one: Value, other: Value): boolean {
  if (one.kind === 'quantity' && other.kind === 'quantity')
    return one.base === other.base || (LASTING.has(one.base) && LASTING.has(other.base));
  if (one.kind === 'number' && other.kind === 'number') return one.form === other.form;
  return one.kind === other.kind && one.kind !== 'identifier';
}

const LASTING = wordSet('s day week month year business_day');

/** Whether a value of a statement is one of a text, or as much of it as the statement says; "by 13:00" has 13:00. */
export function isOne(claimed: Value, theirs: Value): boolean {
  const { relation } = compareValues(atThat(claimed), atThat(theirs));
  return relation === 'equal' || relation === 'entails';
}

function atThat(value: Value): Value {
  if (value.kind !== 'date' && value.kind !== 'time' && value.kind !== 'datetime') return value;
  const { bound: _, ...exact } = value;
  return exact;
}
