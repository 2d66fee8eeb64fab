/**
 * The first reading of a text: one pass that finds tokens and sentences and keys every token by a hash of
 * its folded stem. It is all that a whole document gets; sentences that matter to a claim are read closely
 * later (reading.ts). Linear in the text, no regular expression, no string made.
 */
import { DANGLING, LABELLING } from './abbreviations.ts';
import {
  CHAR_CLASS,
  DIGIT,
  FINAL,
  IDEOGRAPH,
  IS_UPPER,
  LETTER,
  MARK,
  NEWLINE,
  SIGN,
  SPACE,
} from './chars.ts';
import {
  alignsCells,
  beginsWithLabel,
  firstOfLine,
  isLabel,
  isStamp,
  ruleEnd,
  sharesLabel,
} from './scan-lines.ts';
import { type ScanArrays, Space } from './scan-space.ts';
import { abbreviates, isCloser, isFinal, isPlainWord, shortWord } from './scan-stops.ts';
import { wordEnd } from './scan-words.ts';
import { hashStem } from './stem-hash.ts';

/** What a sentence is in the layout of its document. */
export const PROSE = 0;
export const HEADING = 1;
export const ITEM = 2;
export const ROW = 3;
export const QUOTED = 4;

/** A text after its first reading. Offsets are UTF-16 code units. */
export interface Scan extends ScanArrays {
  readonly text: string;
  readonly tokenCount: number;
  readonly sentenceCount: number;
}

/** Tokens after which a sentence is ended in any case: bounds the work of reading one closely. */
const LONGEST_SENTENCE = 320;
/** Characters after which a sentence is ended before its next token, for the same reason: as many tokens say far less. */
const LONGEST_STRETCH = 4096;
/** Characters without a word that stay within a sentence: what lies farther apart on a line is set apart. */
export const WIDEST_GAP = 256;
/** Characters of a line, up to which it is a heading rather than wrapped. */
const SHORT_LINE = 30;
/** The vertical bar between cells of a row. */
const BAR = 0x7c;

/** Reads a text once. Never fails; an empty text has no sentence. */
export function scan(text: string): Scan {
  return new Scanner(text).run();
}

/** Whether a letter is of a script that has capitals. */
const hasCase = (letter: string): boolean => letter.toUpperCase() !== letter;

class Scanner {
  private readonly text: string;
  private readonly space: Space;
  private tokens = 0;
  private sentences = 0;
  private openToken = 0;
  private block = 0;
  private kind = PROSE;
  /** Vertical bars since the sentence began: two make it a row of a table. */
  private bars = 0;

  constructor(text: string) {
    this.text = text;
    this.space = Space.for(text);
  }

  run(): Scan {
    const { text } = this;
    const length = text.length;
    let at = this.startLine(0);
    while (at < length) {
      const charClass = CHAR_CLASS[text.charCodeAt(at)];
      if (charClass === LETTER || charClass === DIGIT) at = this.word(at);
      else if (charClass === SPACE || charClass === MARK) at++;
      else if (charClass === IDEOGRAPH || charClass === SIGN) at = this.single(at);
      else if (charClass === NEWLINE) at = this.newline(at);
      else if (charClass === FINAL) at = this.final(at);
      else {
        if (text.charCodeAt(at) === BAR) this.bars++;
        at++;
      }
    }
    this.closeSentence();
    return this.result();
  }

  private result(): Scan {
    const { text, tokens, sentences } = this;
    const arrays = this.space.result(tokens, sentences);
    return {
      text,
      tokenCount: tokens,
      tokenStart: arrays.tokenStart,
      tokenEnd: arrays.tokenEnd,
      tokenKey: arrays.tokenKey,
      sentenceCount: sentences,
      sentenceToken: arrays.sentenceToken,
      sentenceStart: arrays.sentenceStart,
      sentenceEnd: arrays.sentenceEnd,
      sentenceKind: arrays.sentenceKind,
      sentenceBlock: arrays.sentenceBlock,
    };
  }

  private push(start: number, end: number): void {
    const { space } = this;
    if (this.tokens > this.openToken && this.isApart(start, end)) this.closeSentence();
    if (this.tokens === space.tokenStart.length) space.growTokens();
    space.tokenStart[this.tokens] = start;
    space.tokenEnd[this.tokens] = end;
    space.tokenKey[this.tokens] = hashStem(this.text, start, end);
    this.tokens++;
    if (this.tokens - this.openToken >= LONGEST_SENTENCE) this.closeSentence();
  }

  /** Whether a token stands too far from the one before it, or from the first of its sentence, to be read with them. */
  private isApart(start: number, end: number): boolean {
    const { tokenStart, tokenEnd } = this.space;
    return (
      start - tokenEnd[this.tokens - 1] > WIDEST_GAP || end - tokenStart[this.openToken] > LONGEST_STRETCH
    );
  }

  private word(start: number): number {
    const end = wordEnd(this.text, start);
    this.push(start, end);
    return end;
  }

  private single(at: number): number {
    const high = this.text.charCodeAt(at) >= 0xd800 && this.text.charCodeAt(at) <= 0xdbff;
    const end = Math.min(this.text.length, at + (high ? 2 : 1));
    this.push(at, end);
    return end;
  }

  /** Sentence-final punctuation with the closing quotes and brackets behind it. */
  private final(at: number): number {
    const { text } = this;
    const code = text.charCodeAt(at);
    let end = at + 1;
    let next = end;
    for (; next < text.length && (isFinal(text, next) || isCloser(text, next)); next++)
      if (CHAR_CLASS[text.charCodeAt(next)] !== MARK) end = next + 1;
    const wide = code > 0x2fff;
    if (wide || this.endsSentence(at, next)) this.closeSentence(end);
    return next;
  }

  private endsSentence(at: number, end: number): boolean {
    const { text } = this;
    if (end >= text.length) return true;
    const nextClass = CHAR_CLASS[text.charCodeAt(end)];
    if (nextClass === NEWLINE) return true;
    if (nextClass !== SPACE) return false;
    // A row of a table is one statement, whatever stops stand in its cells.
    if (this.kind === ROW || this.bars >= 2) return false;
    let next = end;
    while (next < text.length && CHAR_CLASS[text.charCodeAt(next)] === SPACE) next++;
    if (next >= text.length) return true;
    const code = text.charCodeAt(next);
    if (code === BAR) return false;
    const opensLower = CHAR_CLASS[code] === LETTER && !IS_UPPER[code] && hasCase(text[next]!);
    if (text.charCodeAt(at) !== 0x2e) return !opensLower;
    // A full stop set off by spaces comes from tokenised text: it ends a sentence before any letter.
    if (at > 0 && CHAR_CLASS[text.charCodeAt(at - 1)] === SPACE) return true;
    if (opensLower) return end === at + 1 && this.followsPlainWord(at);
    return !this.abbreviates(at, next);
  }

  /** Whether a full stop stands right behind a word in small letters that is no abbreviation. */
  private followsPlainWord(at: number): boolean {
    if (this.tokens === this.openToken) return false;
    const { tokenStart, tokenEnd } = this.space;
    const last = this.tokens - 1;
    return tokenEnd[last] === at && isPlainWord(this.text, tokenStart[last], at);
  }

  private abbreviates(at: number, next: number): boolean {
    if (this.tokens === this.openToken) return true;
    const { tokenStart, tokenEnd } = this.space;
    const last = this.tokens - 1;
    return (
      tokenEnd[last] === at && abbreviates(this.text, tokenStart[last], at, next, last === this.openToken)
    );
  }

  private newline(at: number): number {
    const { text } = this;
    let end = at;
    let lines = 0;
    while (end < text.length) {
      const charClass = CHAR_CLASS[text.charCodeAt(end)];
      if (charClass === NEWLINE) {
        if (text.charCodeAt(end) !== 0x0d) lines++;
      } else if (charClass !== SPACE) break;
      end++;
    }
    if (lines > 1 || end >= text.length) {
      this.closeSentence();
      this.block++;
    } else if (!this.continues(at, end)) this.closeSentence();
    return this.startLine(end);
  }

  /** A single line break inside a wrapped paragraph: the next line goes on in lower case. */
  private continues(at: number, next: number): boolean {
    if (this.kind === ROW || this.kind === HEADING || this.bars >= 2) return false;
    const code = this.text.charCodeAt(next);
    const letter = CHAR_CLASS[code] === LETTER;
    if (!letter && CHAR_CLASS[code] !== DIGIT) return false;
    let before = at - 1;
    while (before >= 0 && CHAR_CLASS[this.text.charCodeAt(before)] === SPACE) before--;
    if (before < 0 || CHAR_CLASS[this.text.charCodeAt(before)] === FINAL) return false;
    if (letter && !IS_UPPER[code]) return !this.labels(before, next) && !alignsCells(this.text, before, next);
    return (
      this.tokens > this.openToken &&
      this.dangles(before) &&
      !alignsCells(this.text, before, next) &&
      !beginsWithLabel(this.text, next) &&
      !(isStamp(this.text, next) && isStamp(this.text, firstOfLine(this.text, before)))
    );
  }

  /** Whether two lines both begin with a label of their own: of a log, or of `key: value`. */
  private labels(last: number, next: number): boolean {
    const first = firstOfLine(this.text, last);
    return (isLabel(this.text, next) && isLabel(this.text, first)) || sharesLabel(this.text, first, next);
  }

  /** Whether a line ends in a word that opens something: "in the", "New". */
  private dangles(last: number): boolean {
    const start = this.space.tokenStart[this.tokens - 1];
    if (this.space.tokenEnd[this.tokens - 1] !== last + 1) return false;
    const word = shortWord(this.text, start);
    return DANGLING.has(word) || (LABELLING.has(word) && last - firstOfLine(this.text, last) > SHORT_LINE);
  }

  /** Reads the marker at the start of a line: `#`, bullets, `|`, `>`, numbers; gives where the words begin. */
  private startLine(at: number): number {
    const { text } = this;
    const code = at < text.length ? text.charCodeAt(at) : 0x20;
    if (this.tokens > this.openToken) return at;
    this.kind = PROSE;
    const rule = ruleEnd(text, at);
    if (rule > at) return rule;
    if (code === 0x23) return this.markerRun(at, 0x23, HEADING);
    if (code === 0x3e) return this.markerRun(at, 0x3e, QUOTED);
    if (code === BAR) {
      this.kind = ROW;
      return at + 1;
    }
    if (code === 0x2d || code === 0x2a || code === 0x2022 || code === 0x2013) {
      if (CHAR_CLASS[text.charCodeAt(at + 1)] === SPACE) this.kind = ITEM;
      return at + (this.kind === ITEM ? 1 : 0) || at;
    }
    return at;
  }

  private markerRun(at: number, marker: number, kind: number): number {
    let end = at;
    while (end < this.text.length && this.text.charCodeAt(end) === marker) end++;
    const spaced = end < this.text.length && CHAR_CLASS[this.text.charCodeAt(end)] === SPACE;
    if (!spaced) return at;
    this.kind = kind;
    return end;
  }

  private closeSentence(end = -1): void {
    const first = this.openToken;
    if (this.tokens === first) return;
    const { space } = this;
    if (this.sentences + 1 >= space.sentenceStart.length) space.growSentences();
    const n = this.sentences++;
    space.sentenceToken[n] = first;
    space.sentenceToken[n + 1] = this.tokens;
    space.sentenceStart[n] = this.openingOf(space.tokenStart[first]);
    space.sentenceEnd[n] = Math.max(end, space.tokenEnd[this.tokens - 1]);
    space.sentenceKind[n] = this.bars >= 2 ? ROW : this.kind;
    this.bars = 0;
    space.sentenceBlock[n] = this.block;
    this.openToken = this.tokens;
  }

  /** An opening quote or bracket right before the first word belongs to its sentence. */
  private openingOf(start: number): number {
    if (start === 0) return 0;
    const code = this.text.charCodeAt(start - 1);
    const opens = code === 0x22 || code === 0x28 || code === 0x201c || code === 0xab || code === 0x300c;
    return opens ? start - 1 : start;
  }
}
