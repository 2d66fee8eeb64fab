import { gather } from '../gather.ts';
import { type Entry, Mark, type Phrase, Role } from './entry.ts';
import { germanTens, isoCurrencies, SHORT_CURRENCIES } from './generated-words.ts';
import { GERMAN } from './languages/de.ts';
import { ENGLISH } from './languages/en.ts';
import { SPANISH } from './languages/es.ts';
import { FRENCH } from './languages/fr.ts';
import type { LanguageWords } from './languages/words.ts';
import type { Bound, DateBound, Language } from './types.ts';
import { WordTable } from './word-table.ts';

export interface Vocabulary {
  readonly language: Language;
  readonly table: WordTable<Entry>;
}

class Builder {
  readonly entries = new Map<string, Entry>();

  entry(word: string): Entry {
    let found = this.entries.get(word);
    if (!found) this.entries.set(word, (found = { roles: 0, marks: 0 }));
    return found;
  }

  /** Makes an entry of each word after the first in a phrase, so that a phrase goes on with known words alone. */
  #follow(rest: readonly string[]): void {
    for (const word of rest) this.entry(word);
  }

  /** Calls `set` for each `phrase value` pair of a list. */
  pairs(list: string, set: (entry: Entry, value: string, rest: readonly string[]) => void): void {
    for (const item of split(list)) {
      const cut = item.lastIndexOf(' ');
      const [first = '', ...rest] = phraseTokens(item.slice(0, cut));
      this.#follow(rest);
      set(this.entry(first), item.slice(cut + 1), rest);
    }
  }

  /** Calls `set` for each phrase of a list without values. */
  phrases(list: string, set: (entry: Entry, rest: readonly string[]) => void): void {
    for (const item of split(list)) {
      const [first = '', ...rest] = phraseTokens(item);
      this.#follow(rest);
      set(this.entry(first), rest);
    }
  }
}

function split(list: string): readonly string[] {
  return gather(list.split(','), (item) => item.trim().replace(/\s+/g, ' ') || []);
}

/** A phrase as the tokeniser sees it: words, and an apostrophe as a token of its own. */
function phraseTokens(phrase: string): readonly string[] {
  return phrase.replaceAll("'", " ' ").split(' ').filter(Boolean);
}

/** Adds a phrase to a list kept longest first. */
function insert<T>(list: Phrase<T>[] | undefined, rest: readonly string[], value: T): Phrase<T>[] {
  return [...(list ?? []), { rest, value }].sort((a, b) => b.rest.length - a.rest.length);
}

function addNumbers(build: Builder, words: LanguageWords): void {
  build.pairs(words.numbers, (entry, value) => {
    entry.number = Number(value);
    entry.roles |= Role.number;
  });
  build.phrases(words.hundred, (entry) => {
    entry.hundred = true;
    entry.roles |= Role.number;
  });
  build.pairs(words.scales, (entry, value) => {
    entry.scale = Number(value);
    entry.roles |= Role.number;
  });
  build.pairs(words.packs, (entry, value) => {
    entry.pack = Number(value);
  });
  build.pairs(words.ordinals, (entry, value) => {
    entry.ordinal = Number(value);
    entry.roles |= Role.number;
  });
  build.pairs(words.fractions, (entry, value) => {
    entry.fraction = Number(value);
    if (entry.fraction === 2) entry.roles |= Role.number;
  });
  build.pairs(words.times, (entry, value) => {
    entry.times = Number(value);
    entry.roles |= Role.number;
  });
  build.phrases(words.articles, (entry) => {
    entry.roles |= Role.article;
  });
}

function addAmounts(build: Builder, words: LanguageWords): void {
  build.pairs(words.units, (entry, value, rest) => {
    entry.unit = insert(entry.unit, rest, value);
  });
  build.pairs(words.currencies, (entry, value, rest) => {
    entry.currency = insert(entry.currency, rest, value);
  });
  build.phrases(words.percent, (entry, rest) => {
    entry.percent = insert(entry.percent, rest, 'percent');
  });
  build.phrases(words.points, (entry, rest) => {
    entry.percent = insert(entry.percent, rest, 'points');
  });
  build.pairs(words.bounds, (entry, value, rest) => {
    entry.bound = insert(entry.bound, rest, value as Bound);
    entry.roles |= Role.bound;
  });
  build.pairs(words.boundsAfter, (entry, value, rest) => {
    entry.boundAfter = insert(entry.boundAfter, rest, value as Bound);
  });
  build.phrases(words.per, (entry, rest) => {
    entry.per = insert(entry.per, rest, true);
  });
  build.phrases(words.each, (entry, rest) => {
    entry.each = insert(entry.each, rest, true);
  });
  build.pairs(words.ranges, (entry, value) => {
    entry.range = value;
    entry.roles |= Role.bound;
  });
}

function addDates(build: Builder, words: LanguageWords): void {
  build.pairs(words.months, (entry, value) => {
    entry.month = Number.parseInt(value, 10);
    if (value.endsWith('~')) entry.monthWeak = true;
    entry.roles |= Role.date;
  });
  build.pairs(words.weekdays, (entry, value) => {
    entry.weekday = Number.parseInt(value, 10);
    if (value.endsWith('~')) entry.weekdayWeak = true;
    entry.roles |= Role.date;
  });
  build.pairs(words.dateBounds, (entry, value, rest) => {
    entry.dateBound = insert(entry.dateBound, rest, value as DateBound | 'at');
    entry.roles |= Role.date;
  });
  build.pairs(words.dateParts, (entry, value, rest) => {
    entry.datePart = insert(entry.datePart, rest, value as 'start' | 'mid' | 'end');
    entry.roles |= Role.date;
  });
  build.pairs(words.relative, (entry, value, rest) => {
    entry.relative = insert(entry.relative, rest, value);
    entry.roles |= Role.relative;
  });
  build.pairs(words.relativeWeekday, (entry, value) => {
    entry.relativeWeekday = Number(value);
    entry.roles |= Role.relative;
  });
  build.pairs(words.relativeAfter, (entry, value, rest) => {
    entry.relativeAfter = insert(entry.relativeAfter, rest, value);
  });
  build.pairs(words.clock, (entry, value) => {
    entry.clock = value;
    entry.roles |= Role.clock;
  });
  build.pairs(words.meridiem, (entry, value) => {
    entry.meridiem = Number(value);
  });
  build.phrases(words.clockAfter, (entry, rest) => {
    entry.clockAfter = insert(entry.clockAfter, rest, true);
  });
}

function addNames(build: Builder, words: LanguageWords): void {
  for (const item of split(words.labels)) {
    const entry = build.entry(item.replace(' #', ''));
    entry.label = item.endsWith('#') ? 'short' : 'long';
    entry.roles |= Role.label;
  }
  build.phrases(words.endings, (entry, rest) => {
    entry.ending = insert(entry.ending, rest, true);
    entry.roles |= Role.label;
  });
  const marks: readonly (readonly [string, number])[] = [
    [words.joins, Mark.join],
    [words.rangeWords, Mark.rangeTo],
    [words.dateJoins, Mark.dateJoin],
    [words.timesAfter, Mark.timesAfter],
    [words.quarters, Mark.quarter],
    [words.timeJoins, Mark.timeJoin],
    [words.numberWords, Mark.numberWord],
    [words.both, Mark.both],
    [words.centuries, Mark.century],
  ];
  for (const [list, mark] of marks) {
    for (const word of split(list)) build.entry(word).marks |= mark;
  }
  for (const word of split(words.numberWords)) build.entry(word).roles |= Role.label;
  for (const word of split(words.both)) build.entry(word).roles |= Role.number;
}

/** Whether a word is no value by itself nor the start of one without a known word or figure after it. */
function onlyLeads({ roles, month, weekday, clock, relative, marks }: Entry): boolean {
  if (roles & (Role.number | Role.currency | Role.clock) || marks & Mark.both) return false;
  return (
    month === undefined &&
    weekday === undefined &&
    clock === undefined &&
    !relative?.some(({ rest }) => rest.length === 0)
  );
}

const NO_WORDS: LanguageWords = Object.fromEntries(
  Object.keys(ENGLISH).map((field) => [field, '']),
) as unknown as LanguageWords;

function buildVocabulary(language: Language, words: LanguageWords): Vocabulary {
  const build = new Builder();
  addNumbers(build, words);
  addAmounts(build, words);
  addDates(build, words);
  addNames(build, words);
  if (language === 'de') {
    build.pairs(germanTens(), (entry, value) => {
      entry.number = Number(value);
      entry.roles |= Role.number;
    });
  }
  for (const code of isoCurrencies()) {
    const entry = build.entry(code.toLowerCase());
    entry.code = code;
    entry.roles |= Role.currency;
  }
  for (const name of SHORT_CURRENCIES.keys()) build.entry(name.toLowerCase()).roles |= Role.currency;
  for (const [word, offset] of [
    ['am', 0],
    ['pm', 12],
  ] as const)
    build.entry(word).meridiem ??= offset;
  for (const entry of build.entries.values()) entry.leads = onlyLeads(entry);
  return { language, table: new WordTable(build.entries) };
}

const WORDS: Readonly<Record<Language, LanguageWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  other: NO_WORDS,
};
const built = new Map<Language, Vocabulary>();

/** The words of a language, indexed for the tokeniser; built when the language is first met. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = built.get(language) ?? buildVocabulary(language, WORDS[language]);
  built.set(language, known);
  return known;
}
