/** The fields of the evidence, of data and of labelled lines alike, each with its place. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Document } from '../read/document.ts';
import { objectsOf } from '../record/read/from-data.ts';
import { linesAt } from '../record/read/from-lines.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { type Moment, momentOf } from '../record/words/moment.ts';
import type { Place } from './asked.ts';

/** A field and where it stands. */
export interface Fact extends Place {
  readonly field: Field;
  readonly name: string;
}

/** Longest source whose fields are looked at, in characters, and fields of one. */
const LONGEST = 6_000;
const MOST_SENTENCES = 60;
const MOST_OBJECTS = 40;
const MOST = 120;

const KNOWN = new WeakMap<Document, readonly Omit<Fact, 'document'>[]>();

/** All fields of all sources. */
export const factsOf = (documents: readonly Document[]): readonly Fact[] =>
  documents.flatMap((source, document) => {
    let own = KNOWN.get(source);
    if (own === undefined) KNOWN.set(source, (own = read(source)));
    return own.map((one) => ({ ...one, document }));
  });

function read(source: Document): readonly Omit<Fact, 'document'>[] {
  if (source.text.length > LONGEST || source.scan.sentenceCount > MOST_SENTENCES) return [];
  const fields = source.structured
    ? objectsOf(source, MOST_OBJECTS).flatMap(({ own }) => own)
    : Array.from({ length: source.scan.sentenceCount }, (_, sentence) =>
        linesAt(source, sentence).flatMap(({ own }) => own),
      ).flat();
  const different = [
    ...new Map(fields.map((field) => [`${field.start}/${field.name.join()}`, field])).values(),
  ];
  return different
    .slice(0, MOST)
    .map((field) => ({ field, name: field.name.join(' '), sentence: field.sentence }));
}

/** The fields that are called so, by their own names. */
export const called = (documents: readonly Document[], is: RegExp): readonly Fact[] =>
  factsOf(documents).filter(({ name }) => is.test(name));

/** The one moment that fields of a name hold; undefined for none and for several. */
export function onlyMoment(
  documents: readonly Document[],
  is: RegExp,
): { readonly fact: Fact; readonly moment: Moment } | undefined {
  const found = called(documents, is).flatMap((fact) => {
    const moment = momentOf(fact.field);
    return moment === undefined ? [] : [{ fact, moment }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ moment }) => moment.day === first.moment.day && moment.year)
    ? first
    : undefined;
}

/** Names of the day on which the evidence says how things stand. */
export const TODAY =
  /^(?:today|as of|as at|checked(?: on| at)?|now|report date|reporting date|exported(?: at| on)?|snapshot(?: date| at)?|generated(?: at| on)?|current date|reviewed on|statement date|(?:application|request|booking|rental|check in|pickup|order|purchase|visit|registration|event) date|applied(?: on| at)|date)$/;

/** What a value is not: unset. */
export const isUnset = ({ field }: Fact): boolean =>
  /^(?:null|none|no|false|unset|n\/a|-|—|)$/i.test(field.quote);

/** The words of a noun phrase that tell something, each by its dictionary form. */
const nounsOf = (phrase: string, lexicon: Lexicon): readonly string[] =>
  wordsOf(phrase)
    .filter(
      (word) =>
        !/^(?:the|a|an|of|for|on|in|to|its|their|his|her|this|that|number|days?|hours?|by|at|so|far)$/.test(
          word,
        ),
    )
    .map((word) => lexicon.lemma(word));

/** The one fact with a number that a noun phrase names; undefined for none, and where several may be meant. */
export function numberFor(
  phrase: string,
  documents: readonly Document[],
  lexicon: Lexicon,
): Fact | undefined {
  const words = nounsOf(phrase, lexicon);
  if (words.length === 0 || words.length > 5) return undefined;
  const found = factsOf(documents).flatMap((fact) => {
    if (!/^[^\p{L}]{0,3}-?\d[\d.,]*(?: ?\p{L}{1,8}| ?[€£$%])?$/u.test(fact.field.quote)) return [];
    const own = new Set([...fact.field.name, ...fact.field.path].map((word) => lexicon.lemma(word)));
    if (
      !words.every(
        (word) =>
          own.has(word) ||
          SAME.get(word)
            ?.split(',')
            .some((other) => own.has(other)),
      )
    )
      return [];
    // "The shipping address" is not its postcode.
    const more = [...own].filter(
      (word) => !words.includes(word) && !words.some((one) => SAME.get(one)?.split(',').includes(word)),
    );
    return more.some((word) => fact.field.name.includes(word) && !MEASURE.test(word))
      ? []
      : [{ fact, more: more.length }];
  });
  const least = Math.min(...found.map(({ more }) => more));
  const best = found.filter(({ more }) => more === least);
  return best.length === 1 && new Set(found.map(({ fact }) => fact.document)).size === 1
    ? best[0]!.fact
    : undefined;
}

/** Names that say only that a field holds a number. */
const MEASURE =
  /^(?:amount|total|value|price|number|count|sum|quantity|size|current|net|gross|available|paid|in)$/;

/** Other names of what a field holds. */
const SAME: ReadonlyMap<string, string> = new Map(
  'remaining:left,available,balance,remain remain:remaining,left,available leave:vacation,holiday,pto spending:spent spend:spent,actual cost:spent,actual,price,amount expense:amount total:amount,sum amount:total,value value:amount price:amount,total stock:hand,available,quantity request:requested requested:request approve:approved limit:max,maximum,cap,allowance maximum:max,limit capacity:max,seats headcount:attendees,guests size:count'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
