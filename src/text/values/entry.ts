import type { Bound, DateBound } from './types.ts';

/** A phrase by what follows its first word, in lower case, token by token. */
export interface Phrase<T> {
  readonly rest: readonly string[];
  readonly value: T;
}

/** Everything that a word can be in a value. One word may be several things ("second", "may"). */
export interface Entry {
  /** Sum of the `Role`s: what a value that starts with this word may be. */
  roles: number;
  /** It starts a value only with a word or number after it: a preposition, an article, a noun. */
  leads?: boolean;
  number?: number;
  hundred?: true;
  scale?: number;
  pack?: number;
  ordinal?: number;
  fraction?: number;
  times?: number;
  month?: number;
  /** An abbreviation or homonym: a month beside a day or a year only. */
  monthWeak?: true;
  weekday?: number;
  weekdayWeak?: true;
  unit?: Phrase<string>[];
  currency?: Phrase<string>[];
  /** An ISO 4217 code, where written in capitals. */
  code?: string;
  percent?: Phrase<'percent' | 'points'>[];
  bound?: Phrase<Bound>[];
  boundAfter?: Phrase<Bound>[];
  per?: Phrase<true>[];
  each?: Phrase<true>[];
  range?: string;
  dateBound?: Phrase<DateBound | 'at'>[];
  datePart?: Phrase<'start' | 'mid' | 'end'>[];
  relative?: Phrase<string>[];
  relativeWeekday?: number;
  relativeAfter?: Phrase<string>[];
  clock?: string;
  meridiem?: number;
  clockAfter?: Phrase<true>[];
  label?: 'long' | 'short';
  ending?: Phrase<true>[];
  /** Sum of the `Mark`s: small words that join the parts of a value. */
  marks: number;
}

/** What a value that starts with a word may be. */
export const Role = {
  number: 1,
  bound: 2,
  date: 4,
  currency: 8,
  relative: 16,
  clock: 32,
  label: 64,
  article: 128,
} as const;

/** Small words inside values. */
export const Mark = {
  join: 1,
  rangeTo: 2,
  dateJoin: 4,
  timesAfter: 8,
  quarter: 16,
  timeJoin: 32,
  numberWord: 64,
  both: 128,
  century: 256,
} as const;
