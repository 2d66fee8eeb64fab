/** Lines of a table in their cells: between bars, tabs or commas. */
import type { Document } from '../document.ts';

export interface Cell {
  readonly text: string;
  readonly start: number;
}

export interface Line {
  readonly sentence: number;
  readonly cells: readonly Cell[];
}

/** How many cells a line has, without making them. */
export function cellCount({ text, scan }: Document, sentence: number, mark: string): number {
  const [from, to] = cellsWithin(text, scan.sentenceStart[sentence], scan.sentenceEnd[sentence], mark);
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
  const cells: Cell[] = [];
  let from = start;
  for (const part of text.slice(start, end).split(mark)) {
    cells.push({ text: part.trim(), start: from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return { sentence, cells };
}
