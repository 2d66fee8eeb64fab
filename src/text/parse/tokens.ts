/**
 * Cuts a sentence into tokens as Universal Dependencies English EWT does: contractions apart, hyphens and
 * punctuation by themselves, while addresses, identifiers, dates and numbers stay whole. One pass over the
 * code units; every look ahead or back is bounded by the run of characters it stands in.
 */
import { CHAR_CLASS, CHAR_FOLD, DIGIT, IDEOGRAPH, IS_UPPER, LETTER, MARK, NEWLINE, SPACE } from '../chars.ts';
import { addressEnd, isIdentifier } from './identifiers.ts';
import {
  ABBREVIATIONS,
  CLITICS,
  EXTENSIONS,
  FUSED,
  INNER_ABBREVIATIONS,
  NUMBER_ABBREVIATIONS,
  PREFIXES,
  UNITS,
} from './word-lists.ts';

/** Spans of tokens, ascending and apart: UTF-16 code units into the text. */
export interface Spans {
  readonly start: number[];
  readonly end: number[];
}

const DOT = 0x2e;
const COMMA = 0x2c;
const COLON = 0x3a;
const SLASH = 0x2f;
const HYPHEN = 0x2d;
const QUOTE = 0x27;
const AMPERSAND = 0x26;
const UNDERSCORE = 0x5f;
const NUMBER_SIGN = 0x23;

/** Signs that repeat into one token: `--`, `*****`, `$$$`; those of a drawn line also mixed: `---==`. */
const RUNS = new Set([...'-*=_~<>+|$'].map((sign) => sign.charCodeAt(0)));
const LINES = new Set([...'-=_~'].map((sign) => sign.charCodeAt(0)));
const ENDERS = new Set([...'.!?'].map((sign) => sign.charCodeAt(0)));
const EYES = new Set([...':;='].map((sign) => sign.charCodeAt(0)));
const MOUTHS = new Set([...'()DPp/'].map((sign) => sign.charCodeAt(0)));

const classAt = (text: string, at: number, end: number): number =>
  at < end ? CHAR_CLASS[text.charCodeAt(at)]! : SPACE;
const isWord = (charClass: number): boolean =>
  charClass === LETTER || charClass === DIGIT || charClass === MARK || charClass === IDEOGRAPH;
const isSpace = (charClass: number): boolean => charClass === SPACE || charClass === NEWLINE;

/** Tokens of `text[start, end)`. Linear; never fails. */
export function tokenSpans(text: string, start: number, end: number): Spans {
  const spans: Spans = { start: [], end: [] };
  let at = start;
  while (at < end) {
    if (isSpace(classAt(text, at, end))) {
      at++;
      continue;
    }
    let stop = at + 1;
    while (stop < end && !isSpace(CHAR_CLASS[text.charCodeAt(stop)]!)) stop++;
    cutRun(text, at, stop, end, spans);
    at = stop;
  }
  return spans;
}

/** Cuts one run of characters without a space. */
function cutRun(text: string, from: number, stop: number, end: number, spans: Spans): void {
  let at = from;
  const address = addressEnd(text, from, stop);
  while (at < stop) {
    if (address && at === address.start) {
      push(spans, at, address.end);
      at = address.end;
    } else if (isWord(classAt(text, at, stop))) at = cutWord(text, at, stop, end, spans);
    else at = cutSign(text, at, from, stop, spans);
  }
}

function push(spans: Spans, start: number, end: number): void {
  spans.start.push(start);
  spans.end.push(end);
}

/** Punctuation and symbols: a run of one sign, a smiley, a possessive left alone, or one character. */
function cutSign(text: string, at: number, from: number, stop: number, spans: Spans): number {
  const code = text.charCodeAt(at);
  let end = at + 1;
  if (code === NUMBER_SIGN && classAt(text, end, stop) === DIGIT) {
    end = wordEnd(text, end, stop);
  } else if (code === DOT && classAt(text, end, stop) === DIGIT) {
    end = wordEnd(text, end, stop);
  } else if (ENDERS.has(code)) {
    while (end < stop && ENDERS.has(text.charCodeAt(end))) end++;
  } else if (RUNS.has(code)) {
    while (end < stop && isSameRun(code, text.charCodeAt(end))) end++;
  } else if (CHAR_FOLD[code] === QUOTE) {
    end = afterQuote(text, at, from, stop);
  } else if (EYES.has(code)) {
    end = afterSmiley(text, at, stop);
  }
  push(spans, at, end);
  return end;
}

const isSameRun = (code: number, next: number): boolean =>
  next === code || (LINES.has(code) && LINES.has(next));

/** What a quote begins that belongs to the word before it, where a text sets it apart. */
const SET_APART = new Set(['s', 're', 've', 'll', 'd', 'm']);

/** `'s` after a sign is the possessive; two single quotes are one double quote. */
function afterQuote(text: string, at: number, from: number, stop: number): number {
  const next = at + 1;
  if (next < stop && CHAR_FOLD[text.charCodeAt(next)] === QUOTE) return next + 1;
  // "The children 's coats": set apart by a space.
  if (at === from && at > 0 && SET_APART.has(text.slice(next, stop).toLowerCase())) return stop;
  if (at === from || CHAR_FOLD[text.charCodeAt(next)] !== 0x73) return next;
  return isWord(classAt(text, next + 1, stop)) ? next : next + 1;
}

function afterSmiley(text: string, at: number, stop: number): number {
  let mouth = at + 1;
  if (text.charCodeAt(mouth) === HYPHEN) mouth++;
  const whole = mouth < stop && MOUTHS.has(text.charCodeAt(mouth)) && !isWord(classAt(text, mouth + 1, stop));
  return whole ? mouth + 1 : at + 1;
}

/** A word with what joins it; gives where it ends. */
function cutWord(text: string, at: number, stop: number, end: number, spans: Spans): number {
  let wordStop = wordEnd(text, at, stop);
  if (text.charCodeAt(wordStop) === DOT && keepsStop(text, at, wordStop, stop, end)) wordStop++;
  const cut = cutPoint(text, at, wordStop);
  if (cut > at && cut < wordStop) {
    push(spans, at, cut);
    push(spans, cut, wordStop);
  } else push(spans, at, wordStop);
  return wordStop;
}

/** End of the word at `at`: letters and digits, and the signs that join them. */
function wordEnd(text: string, at: number, stop: number): number {
  const identifier = isIdentifier(text, at, stop);
  if (identifier > at) return identifier;
  let i = at;
  let segment = at;
  for (;;) {
    while (isWord(classAt(text, i, stop))) i++;
    if (i + 1 >= stop || !isWord(classAt(text, i + 1, stop))) return i;
    if (!joins(text, at, segment, i, stop)) return i;
    i++;
    segment = i;
  }
}

/** Whether the sign at `i`, between two letters or digits, belongs to the word. */
function joins(text: string, at: number, segment: number, i: number, stop: number): boolean {
  const before = CHAR_CLASS[text.charCodeAt(i - 1)]!;
  const after = CHAR_CLASS[text.charCodeAt(i + 1)]!;
  const digits = before === DIGIT && after === DIGIT;
  switch (CHAR_FOLD[text.charCodeAt(i)]) {
    case DOT:
      return digits || after === DIGIT ? after === DIGIT : joinsAtDot(text, at, segment, i, stop);
    case COMMA:
      return digits && runLength(text, i + 1, stop) === 3;
    case COLON:
      return digits;
    case SLASH:
      return digits || (i - at === 1 && after === LETTER && runLength(text, i + 1, stop) === 1);
    case UNDERSCORE:
      return true;
    case AMPERSAND:
      return i - segment <= 3 && runLength(text, i + 1, stop) <= 3 && IS_UPPER[text.charCodeAt(i - 1)] === 1;
    case QUOTE:
      return joinsAtQuote(text, i, stop);
    case HYPHEN:
      return segment === at && PREFIXES.has(text.slice(at, Math.min(i, at + 9)).toLowerCase());
    default:
      return false;
  }
}

/** `U.S`, `e.g`, and names of hosts and files; a missing space after a full stop is none. */
function joinsAtDot(text: string, at: number, segment: number, i: number, stop: number): boolean {
  if (i - segment === 1) return runLength(text, i + 1, stop) === 1;
  const length = runLength(text, i + 1, stop);
  const isLower = IS_UPPER[text.charCodeAt(i + 1)] === 0;
  if (isLower && segment > at && text.charCodeAt(segment - 1) === DOT) return true;
  const next = i + 1 + length;
  if (text.charCodeAt(next) === DOT && isWord(classAt(text, next + 1, stop))) return isLower;
  return length <= 5 && EXTENSIONS.has(text.slice(i + 1, i + 1 + length).toLowerCase());
}

/** An apostrophe inside a name or before a clitic: the clitic is cut off afterwards. */
function joinsAtQuote(text: string, i: number, stop: number): boolean {
  const length = runLength(text, i + 1, stop);
  return length > 3 || CHAR_CLASS[text.charCodeAt(i + 1)] === LETTER;
}

function runLength(text: string, at: number, stop: number): number {
  let end = at;
  while (end < stop && end - at < 8 && isWord(CHAR_CLASS[text.charCodeAt(end)]!)) end++;
  return end - at;
}

/** Whether the full stop after `text[at, dot)` is part of an abbreviation. */
function keepsStop(text: string, at: number, dot: number, stop: number, end: number): boolean {
  if (dot + 1 < stop && text.charCodeAt(dot + 1) === DOT) return false;
  if (dot - at === 1) return IS_UPPER[text.charCodeAt(at)] === 1 && isFollowed(text, dot + 1, end);
  if (dot - at > 9) return false;
  const word = text.slice(at, dot).toLowerCase();
  // "U.S." has its stop, "4.90." ends a sentence.
  if (word.charCodeAt(1) === DOT) return CHAR_CLASS[word.charCodeAt(0)] === LETTER && word.length <= 9;
  if (NUMBER_ABBREVIATIONS.has(word)) return isBeforeDigit(text, dot + 1, end);
  if (INNER_ABBREVIATIONS.has(word)) return dot + 2 < end;
  return ABBREVIATIONS.has(word);
}

/** Whether a capital letter or digit comes next in the sentence: `J. Smith`, and not `plan B.` */
function isFollowed(text: string, at: number, end: number): boolean {
  const next = text.charCodeAt(at) === 0x20 ? at + 1 : at;
  return next < end && (IS_UPPER[text.charCodeAt(next)] === 1 || text.charCodeAt(next) === COMMA);
}

function isBeforeDigit(text: string, at: number, end: number): boolean {
  const next = text.charCodeAt(at) === 0x20 ? at + 1 : at;
  return classAt(text, next, end) === DIGIT;
}

/** Where a word of two tokens is cut: `do|n't`, `it|'s`, `can|not`, `35|mm`; its start when it is one. */
function cutPoint(text: string, at: number, stop: number): number {
  if (stop - at > 40) return stop;
  for (let i = Math.max(at, stop - 3); i < stop - 1; i++) {
    if (CHAR_FOLD[text.charCodeAt(i)] !== QUOTE) continue;
    const tail = text.slice(i + 1, stop).toLowerCase();
    if (tail === 't' && i - 1 > at && (text.charCodeAt(i - 1) | 0x20) === 0x6e) return i - 1;
    if (CLITICS.has(tail)) return i;
  }
  if (CHAR_CLASS[text.charCodeAt(at)] === DIGIT) return unitCut(text, at, stop);
  if (stop - at > 8) return stop;
  const length = FUSED.get(text.slice(at, stop).toLowerCase());
  return length === undefined ? stop : at + length;
}

function unitCut(text: string, at: number, stop: number): number {
  let i = stop;
  while (i > at && stop - i < 5 && CHAR_CLASS[text.charCodeAt(i - 1)] === LETTER) i--;
  return i < stop && UNITS.has(text.slice(i, stop).toLowerCase()) ? i : stop;
}
