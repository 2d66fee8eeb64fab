import type { Entry, Phrase } from './entry.ts';
import type { Tokens } from './tokens.ts';
import type { Language, Value } from './types.ts';

/** What every reader of values gets: tokens with their entries, and how to read figures. */
export interface Reader {
  readonly text: string;
  readonly tokens: Tokens<Entry>;
  readonly language: Language;
  /** "3/11" is 3 November. Unset: both orders are kept. */
  readonly dayFirst: boolean | undefined;
}

/** A value and the token after it. */
export interface Reading<V extends Value = Value> {
  readonly value: V;
  readonly next: number;
}

/** Longest phrase of `phrases` whose words follow token `i`; gives its value and the token after it. */
export function phraseAt<T>(
  { tokens }: Reader,
  i: number,
  phrases: readonly Phrase<T>[] | undefined,
): { readonly value: T; readonly next: number } | undefined {
  if (!phrases) return undefined;
  for (const { rest, value } of phrases) {
    let at = 0;
    while (at < rest.length && tokenIs(tokens, i + 1 + at, rest[at]!)) at++;
    if (at === rest.length) return { value, next: i + 1 + at };
  }
  return undefined;
}

function tokenIs(tokens: Tokens<Entry>, i: number, word: string): boolean {
  if (i >= tokens.count) return false;
  if (word === "'") return isApostrophe(tokens.mark(i));
  return tokens.length(i) === word.length && tokens.lower(i) === word;
}

const APOSTROPHE = 0x27;

export function isApostrophe(code: number): boolean {
  return code === APOSTROPHE || code === 0x2019;
}

/** Hyphen-minus, hyphen, non-breaking hyphen. */
export function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

/** Hyphens, en and em dash, minus sign. */
export function isDash(code: number): boolean {
  return isHyphen(code) || (code >= 0x2012 && code <= 0x2015) || code === 0x2212;
}

/** Whether token `i` is a mark of this character. */
export function isMark({ tokens }: Reader, i: number, mark: string): boolean {
  return tokens.mark(i) === mark.charCodeAt(0);
}

/** Whether the token before `i` is glued to it and is a letter, digit or sign that would change how it reads. */
export function startsInside({ tokens }: Reader, i: number): boolean {
  if (!tokens.glued(i)) return false;
  const kind = tokens.kind(i - 1);
  return kind === 1 || kind === 2;
}

/** Whether token `i` goes on with the one before it: letters, digits, or a mark between it and more of them. */
export function goesOnAt({ tokens }: Reader, i: number): boolean {
  const named = (at: number): boolean => tokens.glued(at) && (tokens.kind(at) === 1 || tokens.kind(at) === 2);
  return named(i) || (tokens.glued(i) && named(i + 1));
}
