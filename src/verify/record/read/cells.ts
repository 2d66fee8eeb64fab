/** Lines of a table in their cells: between bars, tabs or commas, or in columns that spaces are set between. */
import { matchesOf } from '../../../text/matches.ts';
import type { Document } from '../../read/document.ts';

export interface Cell {
  readonly text: string;
  readonly start: number;
  /** What a mark in it says. */
  readonly said?: string;
}

export interface Line {
  readonly sentence: number;
  readonly cells: readonly Cell[];
}

/** The mark of columns that are set apart by two spaces or more. */
export const PADDING = '  ';

const paddedCells = (line: string, start: number): Cell[] =>
  matchesOf(line, /\S+(?: \S+)*/g).map(([text], at, all) => ({ text, start: start + all[at]!.index }));

/**
 * Whether cells that spaces part stand in columns: of all lines those of one number begin, or end, at one place, or those
 * below the head do so and it stands above them. One column of names beside one of other names may be anything; beside
 * figures it is a table.
 */
export function isInColumns({ text }: Document, lines: readonly Line[]): boolean {
  const width = lines[0]?.cells.length ?? 0;
  const places = lines.map(({ cells: [first, ...others] }): readonly Place[] => {
    const from = text.lastIndexOf('\n', first!.start) + 1;
    return [first!, ...others].map(({ start, text: { length } }) => [start - from, start - from + length]);
  });
  if (!places[0]!.every((_, column) => isColumn(places, column))) return false;
  return width > 2 || (lines.length > 2 && lines.slice(1).every(({ cells }) => /\d/.test(cells[1]!.text)));
}

/** Where a cell begins and ends in its line. */
type Place = readonly [start: number, end: number];

function isColumn(places: readonly (readonly Place[])[], column: number): boolean {
  const isFlush = (lines: readonly (readonly Place[])[]): boolean =>
    [0, 1].some((side) => lines.every((place) => place[column]![side] === lines[0]![column]![side]));
  if (isFlush(places)) return true;
  const [head, ...below] = places;
  const [start, end] = head![column]!;
  // Numbers are set to the right where their head is set to the left: nothing of another column may be above or below.
  const [before, behind] = [column - 1, column + 1].map((one) => places.map((line) => line[one]));
  const left = Math.min(...places.map((line) => line[column]![0]));
  const right = Math.max(...places.map((line) => line[column]![1]));
  return (
    below.length > 1 &&
    isFlush(below) &&
    below.every((line) => line[column]![0] < end && line[column]![1] > start) &&
    before!.every((one) => one === undefined || one[1] < left) &&
    behind!.every((one) => one === undefined || one[0] > right)
  );
}

/** How many cells a line has, without making them. */
export function cellCount({ text, scan }: Document, sentence: number, mark: string): number {
  const [from, to] = cellsWithin(text, scan.sentenceStart[sentence], scan.sentenceEnd[sentence], mark);
  if (mark === PADDING) return paddedCells(text.slice(from, to), from).length;
  const code = mark.charCodeAt(0);
  let cells = 1;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === code) cells++;
  return cells;
}

/** Where the cells of a line begin and end: within the bars that frame it. */
function cellsWithin(text: string, start: number, last: number, mark: string): readonly [number, number] {
  // "Weight (kg)": the bracket that closes a last cell is no part of its sentence.
  const closed = text.charAt(last) === ')' && text.lastIndexOf('(', last) >= start ? last + 1 : last;
  const end = closed + emptyCells(text, closed, mark);
  if (mark !== '|') return [start, end];
  const framed = text.slice(start, end);
  const opening = text.slice(text.lastIndexOf('\n', start - 1) + 1, end);
  // Without a bar before its first cell a bar behind the last is before an empty one.
  if (!/^\s*\|/.test(opening)) return [start, end];
  const from = start + (/^\s*\|/.exec(framed)?.[0].length ?? 0);
  const to = end - (/\|\s*$/.exec(framed)?.[0].length ?? 0);
  return [from, Math.max(from, to)];
}

/** Characters of cells without a word, at the most. */
const MOST_EMPTY = 60;
const EMPTY_BEHIND: Readonly<Record<string, RegExp>> = {
  '|': /^(?:[ |\u2013\u2014\u2212✓✔☑✅✗✘❌✕✖-]|\uFE0F)*(?:\n|$)/u,
  ',': /^[,✓✔☑✅✗✘❌✕✖]*(?:\n|$)/,
};

/** How many characters of cells without a word stand behind what is read of a line: "| – | ✓", ",,". */
function emptyCells(text: string, end: number, mark: string): number {
  const behind = text.charAt(end);
  if (behind === '' || behind === '\n' || EMPTY_BEHIND[mark] === undefined) return 0;
  const [cells] = EMPTY_BEHIND[mark].exec(text.slice(end, end + MOST_EMPTY)) ?? [''];
  return cells.trimEnd().length;
}

/** A line with its cells. */
export function lineOf({ text, scan }: Document, sentence: number, mark: string): Line {
  const [start, end] = cellsWithin(text, scan.sentenceStart[sentence], scan.sentenceEnd[sentence], mark);
  if (mark === PADDING) return { sentence, cells: paddedCells(text.slice(start, end), start) };
  const cells: Cell[] = [];
  let from = start;
  for (const part of text.slice(start, end).split(mark)) {
    cells.push({ text: part.trim(), start: from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return { sentence, cells };
}

/** Columns of a table in which cells may be empty, at the least and at the most. */
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 40;

/**
 * Lines that spaces part and of which some lack cells, each cell put under the head that it stands below; undefined where
 * one stands below none, or below two.
 */
export function sparseLines({ text }: Document, lines: readonly Line[]): readonly Line[] | undefined {
  const [head, ...below] = lines;
  const width = head?.cells.length ?? 0;
  if (head === undefined || width < LEAST_COLUMNS || width > MOST_COLUMNS || below.length < 2)
    return undefined;
  if (below.some(({ cells }) => cells.length > width)) return undefined;
  const placeOf = ({ start, text: { length } }: Cell): Place => {
    const from = start - (text.lastIndexOf('\n', start) + 1);
    return [from, from + length];
  };
  const heads = head.cells.map(placeOf);
  const filled = below.map(({ sentence, cells }): Line | undefined => {
    const columns = cells.map((cell) => {
      const [start, end] = placeOf(cell);
      const over = heads.flatMap(([from, to], column) => (start < to && end > from ? [column] : []));
      return over.length === 1 ? over[0]! : -1;
    });
    const [first] = cells;
    if (first === undefined || columns[0] !== 0) return undefined;
    if (!columns.every((column, i) => i === 0 || column > columns[i - 1]!)) return undefined;
    const empty = { text: '', start: first.start };
    return { sentence, cells: heads.map((_, column) => cells[columns.indexOf(column)] ?? empty) };
  });
  const all = filled.flatMap((line) => line ?? []);
  return all.length === below.length ? [head, ...all] : undefined;
}
