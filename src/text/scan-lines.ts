/** What the shape of lines says: labels, cells of tables without bars, and rules that are drawn between rows. */
import { CHAR_CLASS, DIGIT, LETTER, MARK, NEWLINE, SPACE } from './chars.ts';

/** Letters of a word that labels a line, at the most. */
const LONGEST_LABEL = 30;

export const isWordClass = (charClass: number): boolean =>
  charClass === LETTER || charClass === DIGIT || charClass === MARK;

/** Where the line begins that has the character at `at`. */
function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && CHAR_CLASS[text.charCodeAt(start - 1)] !== NEWLINE) start--;
  return start;
}

/** Where what a line holds begins, behind the space that it is indented by. */
export function firstOfLine(text: string, at: number): number {
  let first = lineStart(text, at);
  while (first < at && CHAR_CLASS[text.charCodeAt(first)] === SPACE) first++;
  return first;
}

/** Whether a clock time or a date in figures stands at `start`: of an entry in a log. */
export const isStamp = (text: string, start: number): boolean =>
  /^(?:\d{1,2}[:.]\d\d|\d{4}-\d\d-\d\d)/.test(text.slice(start, start + LONGEST_STAMP));

const LONGEST_STAMP = 10;

/** Whether a word stands at `start` that a colon, a bracket or an equals sign is set to: "paid:", "valid_until:". */
export function isLabel(text: string, start: number): boolean {
  let at = start;
  while (at < start + LONGEST_LABEL && isLabelled(text, at)) at++;
  const code = text.charCodeAt(at);
  return at > start && (code === 0x3a || code === 0x5b || code === 0x3d);
}

/** Whether two lines begin with the same label, of several words or one: "order id: 1671", "order id: 9976". */
export function sharesLabel(text: string, one: number, other: number): boolean {
  const label = /^[\p{L}\p{N}_ .-]{2,40}[:=]/u.exec(text.slice(one, one + LONGEST_HEAD))?.[0];
  return label !== undefined && text.startsWith(label, other);
}

const LONGEST_HEAD = 44;

/** Whether a line begins with a label of several words or one, and something behind it: "Last patched: 3 February". */
export const beginsWithLabel = (text: string, start: number): boolean =>
  /^\p{L}[\p{L}\p{N}_ ()-]{0,38}: ?\S/u.test(text.slice(start, start + LONGEST_HEAD));

function isLabelled(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const joins = code === 0x5f || code === 0x2d || code === 0x2e;
  return isWordClass(CHAR_CLASS[code]!) || (joins && isWordClass(CHAR_CLASS[text.charCodeAt(at + 1)]!));
}

/**
 * Whether the line that ends at `last` and the one at `next` are parted into as many cells by commas, semicolons,
 * tabs or several spaces: rows of a table whose cells are in small letters.
 */
export function alignsCells(text: string, last: number, next: number): boolean {
  const cells = cellsFrom(text, next);
  return cells > 1 && cellsFrom(text, lineStart(text, last)) === cells;
}

/** Cells of the line at `start`; 0 where a mark between them has a space behind it, as in a sentence. */
function cellsFrom(text: string, start: number): number {
  let cells = 1;
  for (let at = start; at < text.length && CHAR_CLASS[text.charCodeAt(at)] !== NEWLINE; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x09 || isGap(text, at)) cells++;
    else if (code === 0x2c || code === 0x3b) {
      if (CHAR_CLASS[text.charCodeAt(at + 1)] === SPACE) return 0;
      cells++;
    }
  }
  return cells;
}

/** Whether the last space of several stands at `at`, that parts two cells: not behind a stop, as of a sentence. */
function isGap(text: string, at: number): boolean {
  if (CHAR_CLASS[text.charCodeAt(at)] !== SPACE || CHAR_CLASS[text.charCodeAt(at - 1)] !== SPACE)
    return false;
  if (!isWordClass(CHAR_CLASS[text.charCodeAt(at + 1)]!)) return false;
  let from = at;
  while (from > 0 && CHAR_CLASS[text.charCodeAt(from - 1)] === SPACE) from--;
  const before = text.charCodeAt(from - 1);
  // "CPU (%)   Memory".
  return isWordClass(CHAR_CLASS[before]!) || before === 0x29;
}

/** Signs that rules are drawn of: `+-----+====+`, `|:---|---:|`, `-----+-----`. */
const DRAWN = new Set([0x2b, 0x2d, 0x3d, 0x3a, 0x7c, 0x20, 0x2500, 0x253c, 0x251c, 0x2524]);

/** The end of the rule that is drawn at `at`, up to the end of its line; `at` where there is none. */
export function ruleEnd(text: string, at: number): number {
  let end = at;
  let dashes = 0;
  while (end < text.length && DRAWN.has(text.charCodeAt(end))) {
    if (text.charCodeAt(end) === 0x2d || text.charCodeAt(end) === 0x3d) dashes++;
    end++;
  }
  const whole = end === text.length || CHAR_CLASS[text.charCodeAt(end)] === NEWLINE;
  return whole && dashes > 2 ? end : at;
}
