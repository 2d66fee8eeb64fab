/** Tables of a text: lines of as many cells, with bars, tabs, commas or spaces between them. */
import type { Document } from '../../read/document.ts';
import { type Field, wordsOf } from '../record.ts';
import { QUALIFYING } from '../words/senses.ts';
import { type Cell, cellCount, isInColumns, type Line, lineOf, PADDING, sparseLines } from './cells.ts';
import { fieldOf } from './field-of.ts';
import { inCurrency } from './line-currency.ts';
import { withMarks } from './marks.ts';
import { isOfPeriods } from './periods.ts';

/** The rows of a table by the names of its columns, or its columns by the names of its rows; undefined for no table. */
export function tableOf(document: Document, sentences: readonly number[]): Field[][] | undefined {
  for (const mark of ['|', '\t', PADDING, ',', ';']) {
    const [bars, padded] = [mark === '|', mark === PADDING];
    const width = sentences.length < 2 ? 0 : cellCount(document, sentences[bars || padded ? 1 : 0], mark);
    // A mark that ends a line is no part of its sentence: of a last cell that is empty nothing is seen.
    const least = bars || padded ? width : width - 1;
    const fits = (many: number): boolean => many === width || many === least;
    if (width < 2 || !sentences.slice(1).every((one) => fits(cellCount(document, one, mark)))) continue;
    const lines = withMarks(sentences.map((sentence) => lineOf(document, sentence, mark)));
    const [head, ...rows] = lines;
    const headless = padded && width > 2 && head.cells.length === width - 1;
    if (padded && !headless && head.cells.length !== width) continue;
    // The corner of a matrix is left empty.
    if (padded && !isInColumns(document, headless ? [head, ...rows.map(withoutFirst)] : lines)) continue;
    const narrow = width === 2 && !padded && !isPlainPairs(document, lines, mark);
    if (!bars && (narrow || lines.some(({ cells }) => cells.some(({ text }) => PROSE.test(text))))) continue;
    const numbered = head.cells.some(({ text }) => /(?:^|[^\p{L}\p{N}_])\d/u.test(text));
    if (numbered && !isOfPeriods(head, rows) && !(bars && isRuled(document, head, rows[0]!))) continue;
    if (head.cells.length === width - 1 || (head.cells.length === width && isCorner(head.cells)))
      return isRoster(head, rows) ? rostered(document, head, rows) : turned(document, head, rows);
    if (head.cells.length === width)
      return rows.map(({ sentence, cells }) =>
        inCurrency(
          cells.map((cell, column) =>
            fieldOf(document, head.cells[column].text, cell, sentence, `row ${sentence}`),
          ),
        ),
      );
  }
  return sparseTable(document, sentences);
}

const withoutFirst = ({ sentence, cells }: Line): Line => ({ sentence, cells: cells.slice(1) });

/** Columns set with spaces of which some cells are empty: "Debit" beside "Credit". */
function sparseTable(document: Document, sentences: readonly number[]): Field[][] | undefined {
  if (sentences.length < 3 || cellCount(document, sentences[0]!, PADDING) < 3) return undefined;
  const lines = sparseLines(
    document,
    sentences.map((sentence) => lineOf(document, sentence, PADDING)),
  );
  const [head, ...rows] = lines ?? [];
  return head === undefined || head.cells.some(({ text }) => /\d/.test(text))
    ? undefined
    : rows.map(({ sentence, cells }) =>
        inCurrency(
          cells.map((cell, column) =>
            fieldOf(document, head.cells[column]!.text, cell, sentence, `row ${sentence}`),
          ),
        ),
      );
}

/** Lines of a captioned table, at the least, and words of a caption, at the most. */
const CAPTIONED_LINES = 3;
const CAPTION_WORDS = 6;

/** Whether the first line of a block is what the table below it is called. */
export function isCaptioned(document: Document, sentences: readonly number[]): boolean {
  if (sentences.length < CAPTIONED_LINES) return false;
  const { sentenceStart, sentenceEnd } = document.scan;
  const first = document.text.slice(sentenceStart[sentences[0]!], sentenceEnd[sentences[0]!]);
  if (/[|\t;.!]| {2}|: /.test(first) || first.split(' ').length > CAPTION_WORDS) return false;
  // What is planned, or was called off, is told of no row by a table that stands alone.
  if (wordsOf(first).some((word) => word !== 'list' && QUALIFYING.has(word))) return false;
  return ['|', '\t', PADDING, ',', ';'].some(
    (mark) =>
      // A comma in a title is no mark where bars are.
      !(mark === ',' && first.includes(',')) &&
      cellCount(document, sentences[1]!, mark) > 2 &&
      (mark === PADDING ||
        cellCount(document, sentences[1]!, mark) === cellCount(document, sentences[2]!, mark)),
  );
}

/** Whether a rule is drawn under the head, whose cells all have letters: then they are heads, whatever numbers they have. */
const isRuled = ({ text, scan }: Document, head: Line, first: Line): boolean => {
  const between = text.slice(scan.sentenceEnd[head.sentence], scan.sentenceStart[first.sentence]);
  return (
    head.cells.every(({ text: cell }) => /\p{L}/u.test(cell)) &&
    /^[\s|:+-]*$/.test(between) &&
    between.includes('---')
  );
};

/**
 * Whether each of several lines is two cells with no space at the mark between them, and below the first a number:
 * "name,score" over "Anna,92". Of "status,open" over "owner,Ben" the first line is no head.
 */
const isPlainPairs = ({ text }: Document, lines: readonly Line[], mark: string): boolean =>
  lines.length > 2 &&
  lines.every(({ cells: [first, second, third] }, line) => {
    const at = (first?.start ?? 0) + (first?.text.length ?? 0);
    const counts = line === 0 || /\d/.test(second?.text ?? '');
    return third === undefined && text[at] === mark && second?.start === at + 1 && counts;
  });

/** What a cell between commas or spaces has not: the end of a sentence, which "Ms." and "A." are not. */
const PROSE = / {2}|(?<!\b(?:Mr|Ms|Mrs|Dr|Prof|St|\p{Lu}))\. /u;

/** What heads the column of a table whose rows are attributes of what its columns are. */
const CORNER = new Set('feature features attribute property metric field item criterion benefit'.split(' '));

/** What a column of things is headed by, which tells it from a thing: "Price" beside "Item". */
const ATTRIBUTE =
  /\b(?:price|cost|qty|quantity|amount|total|weight|size|colou?r|stock|status|state|date|unit|units|discount|vat|tax|rate|sku|code|description|count|number|owner|due|type|category|in|on hand|available|remaining|\p{L}{2,}ed|sold|sent|paid|left)\b|%/iu;

/** Whether the head of a first column says that the rows below it are attributes. */
export const headsAttributes = (head: string): boolean => head === '' || CORNER.has(head.toLowerCase());

const isCorner = ([first, ...others]: readonly Cell[]): boolean =>
  first !== undefined &&
  headsAttributes(first.text) &&
  !(/^item$/i.test(first.text) && others.some(({ text }) => ATTRIBUTE.test(text)));

/** Days of the week, of which each column of a roster is one. */
const DAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\.?$/i;

/** Whether rows are of somebody, with a word for each day: "early", "off". */
const isRoster = ({ cells }: Line, rows: readonly Line[]): boolean =>
  cells.slice(-2).every(({ text }) => DAY.test(text)) &&
  cells.filter(({ text }) => DAY.test(text)).length >= cells.length - 1 &&
  rows.every((row) => row.cells.every(({ text }) => !/\d/.test(text)));

/** A record for each row, by the days that its cells stand under. */
function rostered(document: Document, head: Line, rows: readonly Line[]): Field[][] {
  const names = head.cells.slice(head.cells.length - (rows[0]!.cells.length - 1));
  return rows.map(({ sentence, cells }) =>
    cells.map((cell, column) =>
      fieldOf(document, column === 0 ? 'name' : names[column - 1]!.text, cell, sentence, `row ${sentence}`),
    ),
  );
}

/** A record for each column. */
function turned(document: Document, head: Line, rows: readonly Line[]): Field[][] {
  const names = head.cells.slice(head.cells.length - (rows[0].cells.length - 1));
  return names.map((name, column) => [
    fieldOf(document, 'name', name, head.sentence, `column ${column}`),
    ...rows.map(({ sentence, cells }) =>
      fieldOf(document, cells[0].text, cells[column + 1], sentence, `column ${column}`),
    ),
  ]);
}
