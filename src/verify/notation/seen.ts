/**
 * What a reader sees of a text whose marks are no words of it: a page of HTML, rules and bars of tables, dots that lead
 * to a value, a dash or a line's end between a label and what it labels. Each is written with the marks that are read as
 * such everywhere, in a text of the same length, so that each word stays where it stands.
 */
import { withLabelsApart } from './abreast.ts';
import { withAnswers } from './boxes.ts';
import { withColumns } from './columns.ts';
import { seenOfPage } from './html.ts';
import { withLabels } from './labels.ts';
import { withLevels } from './levels.ts';
import { withMembers } from './members.ts';
import { withParts } from './parts.ts';
import { withRules } from './ruled.ts';

/** Characters past which the lines of a text are read as they stand. */
const LONGEST = 256 * 1024;

/** In this order: a line that is of a table is no label, and labels stand within parts. */
const LINE_BY_LINE: readonly ((lines: readonly string[]) => readonly string[])[] = [
  withRules,
  withColumns,
  withMembers,
  withLevels,
  withAnswers,
  withParts,
  withLabels,
  withLabelsApart,
];

/** What is seen of a text, at the same places; undefined where that is the text as it stands. */
export function seenOf(text: string): string | undefined {
  const page = seenOfPage(text) ?? text;
  const seen = page.length > LONGEST ? page : ofLines(page);
  return seen === text ? undefined : seen;
}

const ofLines = (text: string): string =>
  LINE_BY_LINE.reduce((lines, read) => read(lines), text.split('\n') as readonly string[]).join('\n');
