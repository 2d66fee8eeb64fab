/** Which lines of a block are its table, and which stand above and below it. */
import type { Document } from '../../read/document.ts';
import { type Field, wordsOf } from '../record.ts';
import { QUALIFYING } from '../words/senses.ts';
import { cellCount } from './cells.ts';
import { isCaptioned, tableOf } from './text-tables.ts';

/** A table among the lines of a block. */
export interface TableLines {
  readonly rows: Field[][];
  /** Lines of what it is called, and of what it is of: "PACKING LIST", "Shipper: Texor". */
  readonly above: readonly number[];
  /** Notes. */
  readonly below: readonly number[];
}

/** The table that a block is, has below its title, or has between lines of labels and notes; undefined for none. */
export function tableWithin(document: Document, sentences: readonly number[]): TableLines | undefined {
  const captioned = isCaptioned(document, sentences);
  const rows = tableOf(document, captioned ? sentences.slice(1) : sentences);
  if (rows !== undefined) return { rows, above: captioned ? sentences.slice(0, 1) : [], below: [] };
  for (const mark of ['|', '\t', ';', ',']) {
    const run = runOf(document, sentences, mark);
    if (run === undefined) continue;
    const [from, to] = run;
    const [above, below] = [sentences.slice(0, from), sentences.slice(to)];
    if (mark === ',' && (above.length > 1 || below.length > 0)) continue;
    const found = arePlain(document, above, below) ? tableOf(document, sentences.slice(from, to)) : undefined;
    if (found !== undefined) return { rows: found, above, below };
  }
  return undefined;
}

const LEAST_COLUMNS = 3;
/** A head and two rows. */
const LEAST_LINES = 3;
const MOST_ABOVE = 8;
const MOST_BELOW = 6;

/** Where the only lines of several cells begin and end; undefined where there are two such runs. */
function runOf(
  document: Document,
  sentences: readonly number[],
  mark: string,
): readonly [number, number] | undefined {
  const widths = sentences.map((sentence) => cellCount(document, sentence, mark));
  const from = widths.findIndex((width) => width >= LEAST_COLUMNS);
  if (from < 0) return undefined;
  const rest = widths.slice(from).findIndex((width) => width < LEAST_COLUMNS - 1);
  const to = rest < 0 ? widths.length : from + rest;
  const again = widths.slice(to).some((width) => width >= LEAST_COLUMNS);
  if (again || to - from < LEAST_LINES || from > MOST_ABOVE || widths.length - to > MOST_BELOW)
    return undefined;
  return [from, to];
}

/** Words under or above which rows are not how things are. */
const UNREAL =
  /^(?:examples?|samples?|templates?|mock|dummy|demo|fake|placeholder|simulations?|simulated|scenarios?|hypothetical|plan|tentative|wishlist|todo|drafts?|proposals?|proposed|planned|forecasts?|projected|projections?|estimates?|estimated|provisional|preliminary|targets?|goals?|excerpts?|extracts?|selection|previous|former|outdated|obsolete|superseded|replaced|cancelled|canceled|void|withdrawn|incorrect|wrong)$/;

/** Whether nothing around a table says that it is planned, void, in part or an example. */
const arePlain = (document: Document, above: readonly number[], below: readonly number[]): boolean =>
  [...above, ...below].every((line) => !wordsAt(document, line).some((word) => UNREAL.test(word))) &&
  above.slice(0, 1).every((line) => !wordsAt(document, line).some(isQualifying));

const isQualifying = (word: string): boolean => word !== 'list' && QUALIFYING.has(word);

/** The words of a line. */
export const wordsAt = ({ text, scan }: Document, line: number): string[] =>
  wordsOf(text.slice(scan.sentenceStart[line], scan.sentenceEnd[line]));

/** Words of a title, at the most. */
const TITLE_WORDS = 16;

/** The words of the line that a table is called by: the first above it, where that is no label with its value. */
export function titleOf(document: Document, [first]: readonly number[]): readonly string[] {
  if (first === undefined) return [];
  const { text, scan } = document;
  const line = text.slice(scan.sentenceStart[first], scan.sentenceEnd[first]);
  const words = wordsOf(line);
  return line.includes(': ') || words.length > TITLE_WORDS ? [] : words;
}
