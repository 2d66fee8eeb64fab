/** Rows of tables as statements: each cell under the name of its column. */
import type { Span } from '../domain/answer.ts';

/** The cells of a row, as spans of the answer without the blanks around them. */
export function cellsOf(answer: string, { start, end }: Span): Span[] {
  const cells: Span[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && (answer[at] !== '|' || answer[at - 1] === '\\')) continue;
    const cell = trimmed(answer, from, at);
    // A bar at the edge of the row opens or closes it and has no cell before or behind it.
    if (cell.end > cell.start || (from > start && at < end)) cells.push(cell);
    from = at + 1;
  }
  return cells;
}

function trimmed(answer: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && answer[start].trim() === '') start++;
  while (end > start && answer[end - 1].trim() === '') end--;
  return { start, end };
}

/**
 * What a row says: `Plan: Basic, Price: $7.99`. `header`: the names of the columns, where the table has them.
 * The row stays whole: what a cell says holds of the thing that the others name.
 */
export function rowText(header: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, column) => {
      const name = header[column] ?? '';
      return cell === '' ? '' : name === '' ? cell : `${name}: ${cell}`;
    })
    .filter((part) => part !== '')
    .join(', ');
}
