/** Lines of a table in their cells: between bars, tabs or commas, or in columns that spaces are set between. */
import { matchesOf } from '../../text/matches.ts';
import type { Document } from '../document.ts';

export interface Cell {
  readonly text: string;
  readonly start: number;
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
 * Whether cells that spaces part stand in columns: of all lines those of one number begin, or end, at one place. One
 * column of names beside one of other names may be anything; beside figures it is a table.
 */
export function isInColumns({ text }: Document, lines: readonly Line[]): boolean {
  const width = lines[0]?.cells.length ?? 0;
  const places = lines.map(({ cells: [first, ...others] }) => {
    const from = text.lastIndexOf('\n', first!.start) + 1;
    return [first!, ...others].map(({ start, text: { length } }) => [start - from, start - from + length]);
  });
  const isColumn = (column: number): boolean =>
    [0, 1].some((side) => places.every((place) => place[column]![side] === places[0]![column]![side]));
  if (!places[0]!.every((_, column) => isColumn(column))) return false;
  return width > 2 || (lines.length > 2 && lines.slice(1).every(({ cells }) => /\d/.test(cells[1]!.text)));
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
function cellsWithin(text: string, start: number, end: number, mark: string): readonly [number, number] {
  if (mark !== '|') return [start, end];
  const framed = text.slice(start, end);
  const from = start + (/^\s*\|/.exec(framed)?.[0].length ?? 0);
  const to = end - (/\|\s*$/.exec(framed)?.[0].length ?? 0);
  return [from, Math.max(from, to)];
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
