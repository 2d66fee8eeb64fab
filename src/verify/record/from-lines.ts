/** The records of a text: rows of tables with bars, commas or tabs, and lines of `label: value`. */
import { readValues } from '../../text/values/index.ts';
import type { Document } from '../document.ts';
import { type Field, type Focus, wordsOf } from './record.ts';

/** Lines of one block that are read as records, at the most. */
const MOST_LINES = 300;
/** Words of a label, at the most. */
const LABEL_WORDS = 5;

interface Cell {
  readonly text: string;
  readonly start: number;
}

interface Line {
  readonly sentence: number;
  readonly cells: readonly Cell[];
}

/** The records that a sentence of a text is part of. */
export function linesAt(document: Document, sentence: number): Focus[] {
  const { sentenceBlock, sentenceCount } = document.scan;
  const block = sentenceBlock[sentence];
  let from = sentence;
  while (from > 0 && sentenceBlock[from - 1] === block && sentence - from < MOST_LINES) from--;
  let to = sentence + 1;
  while (to < sentenceCount && sentenceBlock[to] === block && to - sentence < MOST_LINES) to++;
  const sentences = Array.from({ length: to - from }, (_, i) => from + i);
  const table = tableOf(document, sentences);
  if (table !== undefined) return [...focusesOf(document, table, sentence), wholeOf(document, table, from)];
  return focusesOf(document, labelled(document, sentences, sentence), sentence);
}

function focusesOf(document: Document, records: readonly (readonly Field[])[], sentence: number): Focus[] {
  return records.flatMap((own, at) => {
    if (!own.some((field) => field.sentence === sentence)) return [];
    const rows = records.filter((_, other) => other !== at);
    return [
      { document, id: `${own[0]?.object ?? ''}`, labels: [], own, above: [], inner: [], rows, children: [] },
    ];
  });
}

/** A table as one thing, of which rows can be counted and summed up. */
function wholeOf(document: Document, rows: readonly (readonly Field[])[], from: number): Focus {
  const labels = (rows[0]?.[0]?.name ?? []).slice(-1);
  const none = { labels: [], own: [], above: [], inner: [], rows: [] };
  return { ...none, document, id: `table ${from}`, children: [{ labels, rows }] };
}

/** The rows of a table by the names of its columns, or its columns by the names of its rows; undefined for no table. */
function tableOf(document: Document, sentences: readonly number[]): Field[][] | undefined {
  for (const mark of ['|', '\t', ',', ';']) {
    const lines = sentences.map((sentence) => lineOf(document, sentence, mark));
    const [head, ...rows] = lines;
    const width = rows[0]?.cells.length ?? 0;
    if (head === undefined || width < 2 || rows.some(({ cells }) => cells.length !== width)) continue;
    if (
      mark !== '|' &&
      (width < 3 || lines.some(({ cells }) => cells.some(({ text }) => / {2}|\. /.test(text))))
    )
      continue;
    if (head.cells.some(({ text }) => /(?:^|[^\p{L}\p{N}_])\d/u.test(text))) continue;
    if (
      head.cells.length === width - 1 ||
      (head.cells.length === width && CORNER.has(head.cells[0].text.toLowerCase()))
    )
      return turned(document, head, rows);
    if (head.cells.length === width)
      return rows.map(({ sentence, cells }) =>
        cells.map((cell, column) =>
          fieldOf(document, head.cells[column].text, cell, sentence, `row ${sentence}`),
        ),
      );
  }
  return undefined;
}

/** What heads the column of a table whose rows are attributes of what its columns are. */
const CORNER = new Set('feature attribute property metric field item criterion benefit'.split(' '));

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

function lineOf({ text, scan }: Document, sentence: number, mark: string): Line {
  const start = scan.sentenceStart[sentence];
  const cells: Cell[] = [];
  let from = start;
  for (const part of text.slice(start, scan.sentenceEnd[sentence]).split(mark)) {
    const cell = part.trim();
    if (cell !== '' || mark !== '|')
      cells.push({ text: cell, start: from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return { sentence, cells };
}

const LABELLED = /^[\s\-*•]*(?<label>[\p{L}\p{N}#&/()' -]{1,48}?)\s*:\s+(?<value>\S.*)$/su;
const VALUED =
  /^(?<label>[\p{L} '-]{2,40}?)\s+(?<value>(?:none|never|yes|no|(?:since |on |by )?[#$€£]?[\d(+-].*))$/iu;

/**
 * Lines of `label: value` as records; a label that comes again begins the next. A line of cells is a record of its
 * own, and so is one that begins with the number of what it is about.
 */
function labelled(document: Document, sentences: readonly number[], asked: number): Field[][] {
  const records: Field[][] = [];
  let open: Field[] | undefined;
  let last = -1;
  for (const sentence of sentences) {
    const { cells } = lineOf(document, sentence, '|');
    const parts = cells.length > 1 ? cells : commaParts(cells[0]);
    if (parts.length > 1) {
      const own = parts.map((cell) => cellField(document, cell, sentence));
      if (sentence === asked || cells.length > 1) records.push(own);
      open = undefined;
      continue;
    }
    const field = lineField(document, cells[0], sentence);
    if (field === undefined) {
      open = undefined;
      continue;
    }
    const again = open?.some((other) => unnumbered(other) === unnumbered(field));
    if (open === undefined || again || last !== sentence - 1) records.push((open = []));
    open.push({ ...field, object: `lines ${records.length}` });
    last = sentence;
  }
  return records;
}

/** A label without its number: "Order 881" and "Order 882" are of two orders. */
const unnumbered = ({ name }: Field): string => name.filter((word) => !/\d/.test(word)).join(' ');

/** "S-20715: opened 3, resolved 3, outstanding 0" in its parts: all but the first a name with its value. */
function commaParts(cell: Cell | undefined): readonly Cell[] {
  if (cell === undefined) return [];
  const colon = /^(?<key>\S*\d\S*):\s+/u.exec(cell.text);
  if (colon === null) return [];
  const parts: Cell[] = [{ text: colon.groups!.key, start: cell.start }];
  let from = colon[0].length;
  for (const part of cell.text.slice(from).split(',')) {
    const text = part.trim().replace(/\.$/, '');
    if (!VALUED.test(text)) return [];
    parts.push({ text, start: cell.start + from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return parts;
}

function cellField(document: Document, cell: Cell, sentence: number): Field {
  const { label = '', value = cell.text } =
    (LABELLED.exec(cell.text) ?? VALUED.exec(cell.text))?.groups ?? {};
  return fieldOf(
    document,
    label,
    { text: value, start: cell.start + cell.text.length - value.length },
    sentence,
    `row ${sentence}`,
  );
}

function lineField(document: Document, cell: Cell | undefined, sentence: number): Field | undefined {
  if (cell === undefined) return undefined;
  const { label = '', value = '' } = LABELLED.exec(cell.text)?.groups ?? {};
  const bare = value.replace(/\.$/, '');
  if (label === '' || label.split(' ').length > LABEL_WORDS || / [a-z]+\. [A-Z]/.test(value))
    return undefined;
  const start = cell.start + cell.text.length - value.length;
  return fieldOf(document, label, { text: bare, start }, sentence, '');
}

function fieldOf(document: Document, label: string, cell: Cell, sentence: number, object: string): Field {
  const end = cell.start + cell.text.length;
  const values = readValues(document.text, 'en', { start: cell.start, end });
  const place = { start: cell.start, value: cell.start, end };
  const name = wordsOf(label.replaceAll('_', ' '));
  const words = wordsOf(cell.text);
  return { name, path: [], object, quote: cell.text, words, values, sentence, ...place };
}
