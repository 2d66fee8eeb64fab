/**
 * Which things a noun phrase names, where each word of it is accounted for: "the four units of CUSH-LIN-45 on order
 * TW-90417" is the line of that article, by its number of pieces and by the order that it belongs to.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { countOf } from '../../data-answers/answer.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { amountOf } from '../../record/words/amounts.ts';
import { GOALS, isSameDeed, SOURCES, says } from '../../record/words/senses.ts';
import { stateOf } from '../../record/words/states.ts';
import type { Thing } from './things.ts';

/** A thing that a phrase names, and by what. */
export interface Named {
  readonly thing: Thing;
  /** How many of it the phrase says there are: "the four units". */
  readonly count: number | undefined;
  /** The fields whose values the phrase says. */
  readonly shown: readonly Field[];
  /** Fields with a number whose names the phrase says, by how many words. */
  readonly measures: readonly Field[];
}

/** Words that say nothing of which thing is meant. */
const FREE =
  /^(?:the|a|an|of|on|in|at|for|from|to|under|with|this|that|its|his|her|their|which|who|whose|is|are|was|were|been|has|have|had|s|as|all|both|listed|shown|made|currently|still|each)$/;
/** Nouns for whatever is counted or listed. */
const ANY = /^(?:unit|piece|item|row|line|entry|one)$/;
/** Names of where a row stands in its list. */
const PLACE = /^(?:seq|sequence|no|number|position|order|line|step|stop|rank|index)$/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
/** Names of whom and what something goes to, and of where it comes from. */
const TO = /^(?:customer|client|buyer|payee|patient|student|guest|member|user|name)$/;
const FROM =
  /^(?:depot|site|branch|warehouse|seller|supplier|vendor|shop|store|city|country|team|department)$/;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A phrase with its days and months as data writes them. */
export const asData = (phrase: string): string =>
  phrase
    .replace(/(\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})/gu, (all, day: string, month: string, year: string) => {
      const at = MONTHS.indexOf(month.toLowerCase());
      return at < 0 ? all : `${year}-${two(at + 1)}-${day.padStart(2, '0')}`;
    })
    .replace(/(\p{Lu}\p{Ll}+) (\d{4})/gu, (all, month: string, year: string) => {
      const at = MONTHS.indexOf(month.toLowerCase());
      return at < 0 ? all : `${year}-${two(at + 1)}`;
    });

const two = (n: number): string => String(n).padStart(2, '0');

/** The things that a phrase names, each of its words accounted for. */
export function namedBy(phrase: string, things: readonly Thing[], lexicon: Lexicon): readonly Named[] {
  const words = wordsOf(asData(phrase)).map((word) => word.replace(/'s$/, ''));
  return things.flatMap((thing) => new Naming(words, thing, lexicon).read() ?? []);
}

/** The one thing that a phrase names; undefined for none, and for several. */
export function oneNamed(phrase: string, things: readonly Thing[], lexicon: Lexicon): Named | undefined {
  const found = namedBy(phrase, things, lexicon).filter(({ shown, thing }) =>
    shown.some((field) => thing.own.includes(field)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** One phrase read against one thing. */
class Naming {
  private readonly words: readonly string[];
  private readonly thing: Thing;
  private readonly lexicon: Lexicon;
  private readonly shown: Field[] = [];
  private readonly measures: Field[] = [];
  /** Words that name a field, whose value must be said as well. */
  private readonly naming: string[] = [];
  private count: number | undefined;

  constructor(words: readonly string[], thing: Thing, lexicon: Lexicon) {
    this.words = words;
    this.thing = thing;
    this.lexicon = lexicon;
  }

  read(): Named | undefined {
    for (let at = 0; at < this.words.length; ) {
      const length = this.step(at);
      if (length === 0) return undefined;
      at += length;
    }
    const { thing, count, shown, measures } = this;
    const isNamed = (word: string): boolean =>
      [...shown, ...measures].some(({ name, path }) =>
        [...name, ...path].some((one) => this.isSaid(one, word)),
      );
    return this.naming.every(isNamed) ? { thing, count, shown, measures } : undefined;
  }

  /** How many words from `at` are accounted for; 0 for none. */
  private step(at: number): number {
    const word = this.words[at]!;
    const value = this.value(at);
    if (value > 0) return this.isLedTo(at, this.shown.at(-1)!) ? value : 0;
    const placed = this.placed(at);
    if (placed > 0) return placed;
    if (FREE.test(word)) return 1;
    const count = countOf(word);
    if (count !== undefined && count > 0 && this.count === undefined && at < this.words.length - 1) {
      this.count = count;
      return 1;
    }
    const lemma = this.lexicon.lemma(word);
    const { labels, own, around, title } = this.thing;
    // "In tender T-2026-18" of a table that its title calls so.
    if (title.has(word)) return 1;
    if (ANY.test(lemma) || labels.some((label) => label === lemma || isSameDeed(label, lemma))) return 1;
    const measures = own.filter(
      (field) => amountOf(field) !== undefined && field.name.some((one) => this.isSaid(one, word)),
    );
    if (measures.length > 0) {
      this.measures.push(...measures);
      return 1;
    }
    if (
      ![...own, ...around].some(({ name, path }) => [...name, ...path].some((one) => this.isSaid(one, word)))
    )
      return 0;
    this.naming.push(word);
    return 1;
  }

  /** "The payment to Lund" of `payee: Lund`: what comes from somebody does not go to him. */
  private isLedTo(at: number, { name }: Field): boolean {
    const lead = this.words[/^(?:the|a|an)$/.test(this.words[at - 1] ?? '') ? at - 2 : at - 1];
    if (lead === 'to') return name.some((word) => GOALS.has(word) || TO.test(word));
    return lead !== 'from' || name.some((word) => SOURCES.has(word) || FROM.test(word));
  }

  private isSaid(name: string, word: string): boolean {
    const lemma = this.lexicon.lemma(word);
    return name === word || this.lexicon.lemma(name) === lemma || says(name, lemma);
  }

  /** Words that are the value of a field, longest first; a part of what the thing is called, where its list calls no other so. */
  private value(at: number): number {
    const { own, around } = this.thing;
    const [found] = [...own, ...around.flatMap((field) => [field, ...placeIn(field)])]
      .filter((field) => isText(field) && this.isAt(field.words, at))
      .sort((a, b) => b.words.length - a.words.length);
    if (found !== undefined) {
      this.shown.push(found);
      return found.words.length;
    }
    const key = own[0];
    if (key === undefined || !isText(key) || key.values.length > 0) return this.state(at);
    let length = 0;
    while (this.isPart(key, at + length)) length++;
    if (length === 0) return this.state(at);
    const said = this.words.slice(at, at + length);
    const others = this.thing.rows.filter(
      (row) => row !== own && said.every((word) => row[0]?.words.some((one) => this.isForm(one, word))),
    );
    if (others.length > 0) return this.state(at);
    this.shown.push(key);
    return length;
  }

  /** A status that the word says: "enrolled" of `status: enrolled`. */
  private state(at: number): number {
    const word = this.words[at]!;
    const lemma = this.lexicon.lemma(word);
    const found = this.thing.own.find(({ words }) => words.length === 1 && stateOf(words)?.says.has(lemma));
    if (found === undefined) return 0;
    this.shown.push(found);
    return 1;
  }

  /** "The third stop", "the first two stops": rows by where they stand in their list. */
  private placed(at: number): number {
    const place = ORDINALS.indexOf(this.words[at]!);
    const { own, rows } = this.thing;
    if (place < 0 || rows.length < 2) return 0;
    const many = place === 0 ? countOf(this.words[at + 1] ?? '') : undefined;
    const field = own.find(({ name }) => PLACE.test(name.join(' ')));
    const index = field === undefined ? rows.indexOf(own) : Number(field.quote) - 1;
    const fits = many === undefined ? index === place : index >= 0 && index < many;
    if (!fits || (many !== undefined && many > rows.length)) return 0;
    this.shown.push(field ?? own[0]!);
    return many === undefined ? 1 : 2;
  }

  private isAt(words: readonly string[], at: number): boolean {
    return (
      words.length > 0 &&
      at + words.length <= this.words.length &&
      words.every((word, i) => this.isForm(word, this.words[at + i]!))
    );
  }

  private isPart({ words }: Field, at: number): boolean {
    const word = this.words[at];
    return word !== undefined && word.length > 2 && words.some((one) => this.isForm(one, word));
  }

  private isForm(own: string, said: string): boolean {
    return own === said || (said.length > 3 && /^\p{L}+$/u.test(said) && this.lexicon.lemma(said) === own);
  }
}

/** "Tamarind Kitchen" of `site: Tamarind Kitchen, Dock St`: what stands before where that is. */
function placeIn(field: Field): readonly Field[] {
  const [, name] = /^(\p{Lu}[^,(;]{2,40}?),? [(;]?\p{Lu}[^,;]*$/u.exec(field.quote) ?? [];
  return name === undefined || !field.quote.includes(',') ? [] : [{ ...field, words: wordsOf(name) }];
}

/** Whether a field holds what something is called, or when it was, and no amount. */
const isText = ({ quote, words, values: [value] }: Field): boolean =>
  words.length > 0 &&
  !/^(?:true|false|null|yes|no)$/i.test(quote) &&
  (value === undefined || value.kind === 'identifier' || value.kind === 'date' || /\p{L}{2}/u.test(quote)) &&
  !(value !== undefined && 'value' in value && /^\D{0,3}\d[\d.,]*\D{0,4}$/.test(quote));
