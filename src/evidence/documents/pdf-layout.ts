/** From the pieces of text that a page of a PDF is painted with to lines, paragraphs and tables. */
import { raisedAfter, rowOf } from './blocks.ts';
import { goesOn, ITEM } from './sentences.ts';

/** A piece of text on a page; lengths in points, the origin at the lower left. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
}

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
}

interface Line {
  readonly cells: readonly string[];
  /** What stands apart by more than words do: cells, where the lines beside it stand apart in the same places. */
  readonly parts: readonly Cell[];
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

/** Of the font's height: what counts as the same line, as a space between words, as another cell of a table. */
const SAME_LINE = 0.5;
const WORD_GAP = 0.2;
const PART_GAP = 0.6;
const CELL_GAP = 1.5;
/** How far edges may be from each other that are one column's. */
const SAME_EDGE = 0.3;
/** Distance of two lines, in heights of the font, from which an empty one lies between. */
const PARAGRAPH_GAP = 1.75;
const ROW_GAP = 4;
/** How much further to the right another column begins, in heights of the font. */
const COLUMN = 5;
/** Characters of a line of prose that no word more would have fitted in; running heads are shorter. */
const FULL_LINE = 40;
const RAISED_SIZE = 0.8;
const RAISED_BY = 0.15;

const MARKER = /^(?:[•◦▪‣●○■–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?)$/i;

/**
 * The text of a page. Lines that were broken because the next word did not fit are joined again; a hyphen at
 * such a break is dropped where `isWord` knows the word without it.
 */
export function layOut(pieces: readonly Piece[], isWord: (word: string) => boolean): string {
  const lines = withColumns(linesOf(pieces));
  const right = lines.reduce((most, line) => Math.max(most, line.end), 0);
  let text = '';
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const shown = isTableRow(lines, at) ? rowOf(line.cells) : line.text;
    if (before === undefined) text = shown;
    else if (isNextRow(lines, at)) text += `\n${shown}`;
    else if (isNewBlock(before, line))
      text = flowsOn(lines, at, right) ? joinLines(text, shown, isWord) : `${text}\n\n${shown}`;
    else if (isTableRow(lines, at) || isTableRow(lines, at - 1) || isRealBreak(before, line, right))
      text += `\n${shown}`;
    else text = joinLines(text, shown, isWord);
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
  const parts = partsOf(pieces, base, PART_GAP);
  const cells = partsOf(pieces, base, CELL_GAP).map(({ text }) => text);
  const { y, size } = base;
  return { cells, parts, text: cells.join(' '), x: pieces[0]!.x, end: parts.at(-1)!.end, y, size };
}

/** The pieces of a line, those together that are nearer to each other than `most` heights of the font. */
function partsOf(pieces: readonly Piece[], base: Piece, most: number): readonly Cell[] {
  const cells: { text: string; x: number; end: number }[] = [];
  for (const piece of pieces) {
    const cell = cells.at(-1);
    const end = piece.x + piece.width;
    const gap = piece.x - (cell?.end ?? 0);
    if (cell === undefined || (cell.text !== '' && gap > most * base.size)) {
      cells.push({ text: piece.text.trim(), x: piece.x, end });
      continue;
    }
    const raised = piece.size < RAISED_SIZE * base.size && piece.y - base.y > RAISED_BY * base.size;
    const words = raised ? raisedAfter(cell.text, piece.text.trim()) : piece.text;
    const spaced =
      cell.text !== '' && !/\s$/.test(cell.text) && !/^\s/.test(words) && gap > WORD_GAP * base.size;
    cell.text = `${cell.text}${spaced ? ' ' : ''}${words}`;
    cell.end = end;
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/g, ' ').trim() }));
}

/** The lines with their parts for cells where they stand in the columns of a line beside them. */
function withColumns(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, at) => {
    const { parts, cells } = line;
    const isRow =
      parts.length > cells.length && [lines[at - 1], lines[at + 1]].some((other) => areRows(line, other));
    return isRow ? { ...line, cells: parts.map(({ text }) => text) } : line;
  });
}

/** Whether the parts of two lines stand below each other: in columns of one edge or middle, or of three and more. */
function areRows(line: Line, other: Line | undefined): boolean {
  const { parts } = line;
  if (other === undefined || other.parts.length !== parts.length) return false;
  if (parts.length === 2 && (MARKER.test(parts[0]!.text) || MARKER.test(other.parts[0]!.text))) return false;
  if (parts.every((part, i) => isFlush(part, other.parts[i]!, SAME_EDGE * line.size))) return true;
  return (
    parts.length > 2 &&
    parts.every((part, i) => other.parts.every((below, j) => isAbove(part, below) === (i === j)))
  );
}

function isFlush(one: Cell, other: Cell, most: number): boolean {
  const [left, right] = [other.x - one.x, other.end - one.end];
  return [left, right, (left + right) / 2].some((apart) => Math.abs(apart) <= most);
}

const isAbove = (one: Cell, other: Cell): boolean => one.x < other.end && other.x < one.end;

/** Whether a row of a table stands below another of as many cells, however high the rows are. */
function isNextRow(lines: readonly Line[], at: number): boolean {
  const [before, line] = [lines[at - 1]!, lines[at]!];
  const down = before.y - line.y;
  const near = down > 0 && down <= ROW_GAP * line.size && before.cells.length === line.cells.length;
  return near && isTableRow(lines, at) && isTableRow(lines, at - 1);
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
  return !isSameSize(before, line);
}

const isSameSize = (one: Line, other: Line): boolean =>
  Math.abs(one.size - other.size) <= 0.15 * Math.max(one.size, other.size);

/** Whether a line of another block goes on in the sentence: at the top of the next column, or where lines stand far apart. */
function flowsOn(lines: readonly Line[], at: number, right: number): boolean {
  const [before, line] = [lines[at - 1]!, lines[at]!];
  if (isTableRow(lines, at) || isTableRow(lines, at - 1) || !isSameSize(before, line)) return false;
  const isNextColumn = line.y > before.y && line.x - before.x > COLUMN * line.size;
  const isFull = before.text.length >= FULL_LINE && !isRealBreak(before, line, right);
  return (isNextColumn || isFull) && goesOn(before.text, line.text);
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

/** The text with its next line, put together as its writer had them before the line ended. */
export function joinLines(text: string, next: string, isWord: (word: string) => boolean): string {
  const head = BROKEN.exec(text.slice(-64))?.[1];
  const tail = /^\p{Ll}+/u.exec(next)?.[0];
  if (head === undefined || tail === undefined) return `${text} ${next}`;
  return isWord(`${head}${tail}`.toLowerCase()) ? text.slice(0, -1) + next : text + next;
}
