/** From the pieces of text that a page of a PDF is painted with to lines, paragraphs and tables. */
import { raisedAfter, rowOf } from './blocks.ts';

/** A piece of text on a page; lengths in points, the origin at the lower left. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
}

interface Line {
  readonly cells: readonly string[];
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

/** Of the font's height: what counts as the same line, as a space between words, as another cell of a table. */
const SAME_LINE = 0.5;
const WORD_GAP = 0.2;
const CELL_GAP = 1.5;
/** Distance of two lines, in heights of the font, from which an empty one lies between. */
const PARAGRAPH_GAP = 1.75;
const RAISED_SIZE = 0.8;
const RAISED_BY = 0.15;

const ITEM = /^(?:[•◦▪‣●○■–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/i;

/**
 * The text of a page. Lines that were broken because the next word did not fit are joined again; a hyphen at
 * such a break is dropped where `isWord` knows the word without it.
 */
export function layOut(pieces: readonly Piece[], isWord: (word: string) => boolean): string {
  const lines = linesOf(pieces);
  const right = lines.reduce((most, line) => Math.max(most, line.end), 0);
  let text = '';
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const shown = isTableRow(lines, at) ? rowOf(line.cells) : line.text;
    if (before === undefined) text = shown;
    else if (isNewBlock(before, line)) text += `\n\n${shown}`;
    else if (isTableRow(lines, at) || isTableRow(lines, at - 1) || isRealBreak(before, line, right))
      text += `\n${shown}`;
    else text = join(text, shown, isWord);
  });
  return text;
}

/** The words of a page, to know them where a line breaks one. */
export function wordsOf(pieces: readonly Piece[]): readonly string[] {
  return linesOf(pieces).flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

function linesOf(pieces: readonly Piece[]): readonly Line[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const line = lines.at(-1);
    const base = line?.[0];
    if (line !== undefined && base !== undefined && standsIn(base, line.at(-1)!, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

/** Whether a piece goes on in the line that `base` began and `last` ended so far. */
function standsIn(base: Piece, last: Piece, piece: Piece): boolean {
  const size = Math.max(base.size, piece.size);
  const goesBack = piece.x < last.x + last.width - size;
  return Math.abs(piece.y - base.y) <= SAME_LINE * size && !goesBack;
}

function lineOf(pieces: readonly Piece[]): Line {
  const base = pieces.reduce((largest, piece) => (piece.size > largest.size ? piece : largest));
  const cells: string[] = [''];
  let end = pieces[0]!.x;
  for (const piece of pieces) {
    const gap = piece.x - end;
    const cell = cells.at(-1)!;
    const raised = piece.size < RAISED_SIZE * base.size && piece.y - base.y > RAISED_BY * base.size;
    if (cell !== '' && gap > CELL_GAP * base.size) cells.push(piece.text.trim());
    else {
      const words = raised ? raisedAfter(cell, piece.text.trim()) : piece.text;
      const spaced = cell !== '' && !/\s$/.test(cell) && !/^\s/.test(words) && gap > WORD_GAP * base.size;
      cells[cells.length - 1] = `${cell}${spaced ? ' ' : ''}${words}`;
    }
    end = piece.x + piece.width;
  }
  const clean = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
  const { x } = pieces[0]!;
  return { cells: clean, text: clean.join(' '), x, end, y: base.y, size: base.size };
}

/** Several cells beside each other, and as many on the line above or below. */
function isTableRow(lines: readonly Line[], at: number): boolean {
  const { length } = lines[at]!.cells;
  return length > 1 && (lines[at - 1]?.cells.length === length || lines[at + 1]?.cells.length === length);
}

function isNewBlock(before: Line, line: Line): boolean {
  const size = Math.max(before.size, line.size);
  const down = before.y - line.y;
  // Upwards is the top of another column or box.
  if (down < 0 || down > PARAGRAPH_GAP * size) return true;
  return Math.abs(before.size - line.size) > 0.15 * size;
}

/** Whether the line before ended though the first word of this one would have fitted. */
function isRealBreak(before: Line, line: Line, right: number): boolean {
  if (ITEM.test(line.text)) return true;
  const { text, x, end } = line;
  const space = text.search(/\s/);
  const word = ((space < 0 ? text.length : space) / Math.max(1, text.length)) * (end - x);
  return before.end + WORD_GAP * line.size + word < right - 0.5 * line.size;
}

const BROKEN = /(\p{L}+)-$/u;

function join(text: string, next: string, isWord: (word: string) => boolean): string {
  const head = BROKEN.exec(text.slice(-64))?.[1];
  const tail = /^\p{Ll}+/u.exec(next)?.[0];
  if (head === undefined || tail === undefined) return `${text} ${next}`;
  return isWord(`${head}${tail}`.toLowerCase()) ? text.slice(0, -1) + next : text + next;
}
