/** Marks of a table for what is so and what is not: "✓", "✗", and "–" among them. */
import type { Cell, Line } from './cells.ts';

const TICK = /^[✓✔☑✅]\uFE0F?$/u;
const CROSS = /^[✗✘❌✕✖]\uFE0F?$/u;
const DASH = /^[-\u2013\u2014\u2212]$/u;

const isMark = ({ text }: Cell): boolean => TICK.test(text) || CROSS.test(text) || DASH.test(text);

/** Lines of a table below its head with what their marks say. A dash says "no" where all of its row, or of its column, is marks. */
export function withMarks(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ cells }) => cells.some(({ text }) => TICK.test(text)))) return lines;
  const [, ...below] = lines;
  const ofMarks = (lines[0]?.cells ?? []).map((_, column) =>
    below.every(({ cells }) => cells[column] !== undefined && isMark(cells[column])),
  );
  return lines.map((line) => {
    const isOfMarks = line.cells.slice(1).every(isMark);
    const cells = line.cells.map((cell, column) => {
      const said = markOf(cell.text, isOfMarks || ofMarks[column] === true);
      return said === undefined ? cell : { ...cell, said };
    });
    return { ...line, cells };
  });
}

const markOf = (text: string, amongMarks: boolean): string | undefined =>
  TICK.test(text) ? 'yes' : CROSS.test(text) || (amongMarks && DASH.test(text)) ? 'no' : undefined;
