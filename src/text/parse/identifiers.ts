/**
 * Runs of characters that are one token whatever signs they hold: addresses (URLs, e-mail, paths) and
 * identifiers (`HF-20931`, `2026-01-08`, `713-853-3989`, UUIDs).
 */
import { CHAR_CLASS, DIGIT, IS_UPPER, LETTER } from '../chars.ts';

const OPENERS = new Set([...'([{<"\'“‘«'].map((sign) => sign.charCodeAt(0)));
const CLOSERS = new Set([...')]}>"\'”’».,;:!?'].map((sign) => sign.charCodeAt(0)));
const HYPHEN = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const COLON = 0x3a;
const AT = 0x40;

const isLetterOrDigit = (code: number): boolean => CHAR_CLASS[code] === LETTER || CHAR_CLASS[code] === DIGIT;

/** The address within a run of characters, without the punctuation around it; null where there is none. */
export function addressEnd(text: string, from: number, stop: number): { start: number; end: number } | null {
  if (stop - from < 5) return null;
  let sign = -1;
  for (let i = from; i < stop && sign < 0; i++) {
    const code = text.charCodeAt(i);
    if (code === AT ? isMailSign(text, i, from, stop) : code === COLON && isScheme(text, i, from, stop))
      sign = i;
  }
  if (sign < 0 && !startsWithHost(text, from, stop)) return null;
  let start = from;
  while (start < stop && OPENERS.has(text.charCodeAt(start))) start++;
  let end = stop;
  while (end > start && CLOSERS.has(text.charCodeAt(end - 1))) end--;
  return end - start < 5 ? null : { start, end };
}

function isMailSign(text: string, i: number, from: number, stop: number): boolean {
  return (
    i > from &&
    i + 1 < stop &&
    isLetterOrDigit(text.charCodeAt(i - 1)) &&
    isLetterOrDigit(text.charCodeAt(i + 1))
  );
}

function isScheme(text: string, i: number, from: number, stop: number): boolean {
  if (i - from < 3 || i + 2 >= stop || !isLetterOrDigit(text.charCodeAt(i - 1))) return false;
  if (text.charCodeAt(i + 1) === SLASH && text.charCodeAt(i + 2) === SLASH) return true;
  return i - from >= 6 && text.slice(i - 6, i).toLowerCase() === 'mailto';
}

function startsWithHost(text: string, from: number, stop: number): boolean {
  let at = from;
  while (at < stop && OPENERS.has(text.charCodeAt(at))) at++;
  return text.charCodeAt(at + 3) === DOT && text.slice(at, at + 3).toLowerCase() === 'www' && stop - at > 6;
}

/**
 * End of the identifier that begins at `at`, or `at` where none does. Parts joined by hyphens form one when
 * a digit occurs and every part is digits, capitals or a mixture; two plain numbers are a range unless they
 * look like a telephone number.
 */
export function isIdentifier(text: string, at: number, stop: number): number {
  let parts = 0;
  let numbers = 0;
  let mixed = 0;
  let lower = 0;
  let firstSize = 0;
  let lastSize = 0;
  let i = at;
  for (;;) {
    const from = i;
    let digits = 0;
    let capitals = 0;
    while (i < stop && isLetterOrDigit(text.charCodeAt(i))) {
      const code = text.charCodeAt(i);
      if (CHAR_CLASS[code] === DIGIT) digits++;
      else if (IS_UPPER[code] === 1) capitals++;
      i++;
    }
    const size = i - from;
    if (size === 0) return at;
    parts++;
    if (digits === size) numbers++;
    else if (digits > 0) mixed++;
    else if (capitals < size) lower++;
    if (parts === 1) firstSize = size;
    lastSize = size;
    const joined = i + 1 < stop && text.charCodeAt(i) === HYPHEN && isLetterOrDigit(text.charCodeAt(i + 1));
    if (!joined) break;
    i++;
  }
  if (parts === 1 || numbers + mixed === 0) return at;
  if (numbers === parts) return parts > 2 || (lastSize === 4 && firstSize < 4) ? i : at;
  const endsInNumber =
    CHAR_CLASS[text.charCodeAt(i - 1)] === DIGIT && CHAR_CLASS[text.charCodeAt(at)] === LETTER;
  return lower === 0 || (endsInNumber && lower < parts) || (parts > 3 && numbers + mixed > 2) ? i : at;
}
