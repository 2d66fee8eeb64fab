/** How far a word or a number goes. */
import { CHAR_CLASS, CHAR_FOLD, DIGIT, LETTER, MARK } from './chars.ts';
import { isWordClass } from './scan-lines.ts';

/**
 * Characters after which a token is ended in any case: figures and commas without a space may go on for megabytes, and
 * the sentence that holds them would be read closely as one.
 */
export const LONGEST_TOKEN = 4096;

/** Where the token at `start` ends: letters and digits, apostrophes inside words, separators inside numbers. */
export function wordEnd(text: string, start: number): number {
  const length = furthest(text, start);
  let at = start + 1;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (isWordClass(CHAR_CLASS[code])) at++;
    else if (at + 1 < length && joins(text, start, at, CHAR_FOLD[code])) at++;
    else break;
  }
  return at < length && elides(text, start, at) ? at + 1 : at;
}

/** Where a token ends at the latest: at the end of the text, or between two characters of one that never ends. */
function furthest(text: string, start: number): number {
  const end = start + LONGEST_TOKEN;
  if (end >= text.length) return text.length;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}

/** True when the sign at `at` stands inside a token that began at `start`. */
function joins(text: string, start: number, at: number, folded: number): boolean {
  const before = classBeside(text, at, -1);
  const after = classBeside(text, at, 1);
  if (folded === 0x27) return before === LETTER && after === LETTER && !elides(text, start, at);
  if (folded === 0x2e || folded === 0x2c || folded === 0x3a) return before === DIGIT && after === DIGIT;
  return folded === 0x5f && isWordClass(after);
}

/** The class of what stands before or behind a place, marks left out. */
function classBeside(text: string, at: number, step: 1 | -1): number {
  let beside = at + step;
  while (CHAR_CLASS[text.charCodeAt(beside)] === MARK) beside += step;
  return CHAR_CLASS[text.charCodeAt(beside)]!;
}

/** French elision: l'eau, d'accord, qu'il are two words. */
function elides(text: string, start: number, at: number): boolean {
  if (CHAR_FOLD[text.charCodeAt(at)] !== 0x27) return false;
  const size = at - start;
  const first = CHAR_FOLD[text.charCodeAt(start)];
  if (size === 1) return 'ldnsjcmt'.includes(String.fromCharCode(first));
  return size === 2 && first === 0x71 && CHAR_FOLD[text.charCodeAt(start + 1)] === 0x75;
}
