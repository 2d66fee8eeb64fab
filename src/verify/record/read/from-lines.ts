/** The records of a text: rows of tables with bars, tabs, commas or spaces between columns, and lines of `label: value`. */

import { gather } from '../../../text/gather.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { Document } from '../../read/document.ts';
import { type Field, type Focus, plainFocus, wordsOf } from '../record.ts';
import { QUALIFYING } from '../words/senses.ts';
import { type Cell, cellCount, isInColumns, type Line, lineOf, PADDING, sparseLines } from './cells.ts';
import { fieldOf } from './field-of.ts';
import { endsOf } from './from-range.ts';
import { jottedIn } from './jotted.ts';
import { currencyOf, inCurrency, inOne } from './line-currency.ts';
import { listingsOf } from './listing.ts';
import { notedLines } from './noted-line.ts';
import { isOfPeriods } from './periods.ts';

/** Lines of one block that are read as records, at the most. */
const MOST_LINES = 300;
/** Words of a label, at the most. */
const LABEL_WORDS = 5;

/** The lines of a block as records: of a table, or of labels. */
interface Block {
  readonly sentences: readonly number[];
  readonly table: Field[][] | undefined;
  /** Records of labels; of a line of parts only what asks for that line sees it. */
  readonly labels: readonly { readonly own: Field[]; readonly only: number | undefined }[];
  /** Lines that list what a thing has, by their sentence. */
  readonly listings: ReadonlyMap<number, Focus>;
  /** Lines of notes behind what they are of, by their sentences. */
  readonly noted: ReadonlyMap<number, Focus>;
  /** What its notes name, as one record. */
  readonly jotted: Focus | undefined;
}

/** Blocks that are kept read of one document. */
const MOST_BLOCKS = 16;
const blocks = new WeakMap<Document, Map<number, Block>>();

/** The records that a sentence of a text is part of. */
export function linesAt(document: Document, sentence: number): Focus[] {
  const from = blockStart(document, sentence);
  const { table, labels, listings, noted, jotted } = blockAt(document, from, sentence);
  if (table !== undefined) return [...focusesOf(document, table, sentence), wholeOf(document, table, from)];
  const records = labels.filter(({ only }) => only === undefined || only === sentence);
  const focuses = focusesOf(
    document,
    records.map(({ own }) => own),
    sentence,
  );
  const others = [listings.get(sentence), noted.get(sentence), jotted];
  return [...focuses, ...gather(others, (one) => one ?? [])];
}

/** The first line of the block that a sentence is part of, as far up as it is read. */
export function blockStart({ scan: { sentenceBlock } }: Document, sentence: number): number {
  let from = sentence;
  while (from > 0 && sentenceBlock[from - 1] === sentenceBlock[sentence] && sentence - from < MOST_LINES)
    from--;
  return from;
}

/** The rows of the table that a sentence is part of, all of them, and the words of what stands above them. */
export function tableAt(
  document: Document,
  sentence: number,
):
  | {
      readonly rows: readonly (readonly Field[])[];
      readonly caption: readonly string[];
    }
  | undefined {
  const { sentenceStart, sentenceEnd } = document.scan;
  const from = blockStart(document, sentence);
  const { sentences, table } = blockAt(document, from, sentence);
  // Of a longer one it is not known what else is in it.
  if (sentences.length >= MOST_LINES) return undefined;
  const rows = table ?? sentences.map((line) => labelledRow(document, line));
  const first = rows.findIndex((row) => row.length > 1);
  const whole = rows.slice(first);
  const head = whole[0]?.map(nameOf).join();
  if (first < 0 || !whole.every((row) => row.length > 1)) return undefined;
  if (table === undefined && !whole.every((row) => row.map(nameOf).join() === head)) return undefined;
  const above =
    table === undefined
      ? sentences.slice(0, first)
      : isCaptioned(document, sentences)
        ? sentences.slice(0, 1)
        : [];
  const caption = above.flatMap((line) =>
    wordsOf(document.text.slice(sentenceStart[line], sentenceEnd[line])),
  );
  return { rows: whole, caption };
}

const nameOf = ({ name }: Field): string => name.join(' ');

/** A line of several labels with their values as a row; empty for others. */
function labelledRow(document: Document, sentence: number): Field[] {
  const { cells } = lineOf(document, sentence, '|');
  const keyed = keyedRow(document, sentence, cells);
  return keyed.length > 1
    ? keyed
    : labelledParts(cells[0]).map((cell) => cellField(document, cell, sentence));
}

function blockAt(document: Document, from: number, sentence: number): Block {
  const { sentenceBlock, sentenceCount } = document.scan;
  let known = blocks.get(document);
  if (known === undefined) blocks.set(document, (known = new Map()));
  const kept = known.get(from);
  if (kept?.sentences.includes(sentence)) return kept;
  let to = sentence + 1;
  while (to < sentenceCount && sentenceBlock[to] === sentenceBlock[sentence] && to - sentence < MOST_LINES)
    to++;
  const sentences = Array.from({ length: to - from }, (_, i) => from + i);
  const captioned = isCaptioned(document, sentences);
  const table = tableOf(document, captioned ? sentences.slice(1) : sentences);
  const read = {
    sentences,
    table,
    labels: table === undefined ? labelled(document, sentences) : [],
    listings: listingsOf(document, table === undefined ? sentences : []),
    noted: notedLines(document, table === undefined ? sentences : []),
    jotted: table === undefined ? jottedIn(document, sentences) : undefined,
  };
  if (known.size >= MOST_BLOCKS) known.clear();
  known.set(from, read);
  return read;
}

function focusesOf(document: Document, records: readonly (readonly Field[])[], sentence: number): Focus[] {
  return gather(records, (own, at) => {
    if (!own.some((field) => field.sentence === sentence)) return [];
    const rows = records.filter((_, other) => other !== at);
    return [plainFocus(document, `${own[0]?.object ?? ''}`, own, rows)];
  });
}

/** A table as one thing, of which rows can be counted and summed up. */
function wholeOf(document: Document, rows: readonly (readonly Field[])[], from: number): Focus {
  const labels = (rows[0]?.[0]?.name ?? []).slice(-1);
  const none = { labels: [], own: [], above: [], inner: [], rows: [], beside: [] };
  return { ...none, document, id: `table ${from}`, children: [{ labels, rows }] };
}

/** The rows of a table by the names of its columns, or its columns by the names of its rows; undefined for no table. */
function tableOf(document: Document, sentences: readonly number[]): Field[][] | undefined {
  for (const mark of ['|', '\t', PADDING, ',', ';']) {
    const [bars, padded] = [mark === '|', mark === PADDING];
    const width = sentences.length < 2 ? 0 : cellCount(document, sentences[bars || padded ? 1 : 0], mark);
    // A mark that ends a line is no part of its sentence: of a last cell that is empty nothing is seen.
    const least = bars || padded ? width : width - 1;
    const fits = (many: number): boolean => many === width || many === least;
    if (width < 2 || !sentences.slice(1).every((one) => fits(cellCount(document, one, mark)))) continue;
    const lines = sentences.map((sentence) => lineOf(document, sentence, mark));
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
function isCaptioned(document: Document, sentences: readonly number[]): boolean {
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
const CORNER = new Set('feature attribute property metric field item criterion benefit'.split(' '));

/** What a column of things is headed by, which tells it from a thing: "Price" beside "Item". */
const ATTRIBUTE =
  /\b(?:price|cost|qty|quantity|amount|total|weight|size|colou?r|stock|status|state|date|unit|units|discount|vat|tax|rate|sku|code|description|count|number|owner|due|type|category|in|on hand|available|remaining|\p{L}{2,}ed|sold|sent|paid|left)\b|%/iu;

const isCorner = ([first, ...others]: readonly Cell[]): boolean =>
  first !== undefined &&
  (first.text === '' || CORNER.has(first.text.toLowerCase())) &&
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

const LABELLED = /^[\s\-*•]*(?<label>[\p{L}\p{N}#%&/()_' -]{1,48}?)\.?\s*:\s+(?<value>\S.*)$/su;
const VALUED =
  /^(?<label>[\p{L} '-]{2,40}?)\s+(?<value>(?:none|never|yes|no|(?:since |on |by )?[#$€£]?[\d(+-].*))$/iu;

/** A second label within a value: what stands behind it is of that one. */
const OTHER_LABEL = /[;,] *[\p{L}][\p{L}_ '-]{0,47}: /u;

/**
 * Lines of `label: value` as records; a label that comes again begins the next. A line of cells is a record of its
 * own, and so is one that begins with the number of what it is about.
 */
function labelled(document: Document, sentences: readonly number[]): Block['labels'] {
  const records: { own: Field[]; only: number | undefined }[] = [];
  let open: Field[] | undefined;
  let last = -1;
  const { text, scan } = document;
  for (const sentence of sentences) {
    // Most lines are prose: without one of these marks nothing of them is a field.
    if (!/[:|=]/.test(text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]))) {
      open = undefined;
      continue;
    }
    const { cells } = lineOf(document, sentence, '|');
    const keyed = keyedRow(document, sentence, cells);
    if (keyed.length > 1) {
      records.push({ own: keyed, only: undefined });
      open = undefined;
      continue;
    }
    const parts = cells.length > 1 ? cells : partsOf(cells[0]);
    if (parts.length > 1) {
      const own = parts.map((cell) => cellField(document, cell, sentence));
      records.push({ own, only: cells.length > 1 ? undefined : sentence });
      open = undefined;
      continue;
    }
    const field = lineField(document, cells[0], sentence);
    if (field === undefined) {
      open = undefined;
      continue;
    }
    const again = open?.some((other) => unnumbered(other) === unnumbered(field) || areOfTwo(other, field));
    if (open === undefined || again || last !== sentence - 1) {
      const head = sentences.includes(sentence - 1) ? headField(document, sentence - 1) : undefined;
      records.push({ own: (open = []), only: undefined });
      if (head !== undefined) open.push({ ...head, object: `lines ${records.length}` });
    }
    const own = { ...field, object: `lines ${records.length}` };
    open.push(own, ...endsOf(own));
    last = sentence;
  }
  const code = currencyOf(records.flatMap(({ own }) => own));
  return records.map(({ own, only }) => ({ own: inCurrency(own).map((field) => inOne(field, code)), only }));
}

/** A label without its number: "Order 881" and "Order 882" are of two orders. */
const unnumbered = ({ name }: Field): string => name.filter((word) => !/\d/.test(word)).join(' ');

const HEAD =
  /^[\s\-*•#]*(?<label>\p{L}[\p{L} ]{1,30}?)(?: (?:no\.?|number|nr\.?|#))? #?(?<value>\p{Lu}{0,5}-?\d[\p{L}\d/-]*)\.?$/u;

/** "Ticket 55" above the fields of that ticket: the field that names it. */
function headField(document: Document, sentence: number): Field | undefined {
  const { sentenceStart, sentenceEnd } = document.scan;
  const start = sentenceStart[sentence]!;
  const text = document.text.slice(start, sentenceEnd[sentence]);
  const { label = '', value = '' } = HEAD.exec(text)?.groups ?? {};
  if (label === '' || label.split(' ').length > LABEL_WORDS) return undefined;
  return fieldOf(document, label, { text: value, start: start + text.lastIndexOf(value) }, sentence, '');
}

/** "Motion 4 (fee increase)" and "Motion 5": numbers of two things, whatever else one is called by. */
const areOfTwo = ({ name: [one, number] }: Field, { name: [other, next] }: Field): boolean =>
  one === other && number !== next && /^\d+$/.test(number ?? '') && /^\d+$/.test(next ?? '');

/** A quotation mark that closes the line is no part of its sentence. */
const KEYED = /(?<=^|\s)(\p{L}[\p{L}\p{N}_.-]{0,40})=(?:"([^"\n]{0,200})(?:"|$)|(\S{1,200}))/gu;

const STAMPED = /^\s*\[?\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?)?\]?/;

/** "ref=PX-7 amount=120.00 status=captured": the fields of a line of a log. */
function keyedParts(cell: Cell | undefined): readonly { readonly label: string; readonly cell: Cell }[] {
  if (cell === undefined || !cell.text.includes('=')) return [];
  // Another word among them may be a deed that takes back what they say: "revoke user=… amount=…".
  if (cell.text.replace(STAMPED, '').replace(KEYED, '').trim() !== '') return [];
  return matchesOf(cell.text, KEYED).map(([whole, label, quoted, plain], _, all) => {
    const text = quoted ?? plain!.replace(/[;,]$/, '');
    const at = all.find(([other]) => other === whole)!.index + whole.indexOf(text, label!.length);
    return { label: label!, cell: { text, start: cell.start + at } };
  });
}

/** The fields of a line of a log; none of other lines. */
function keyedRow(document: Document, sentence: number, cells: readonly Cell[]): Field[] {
  const keyed = cells.length === 1 ? keyedParts(cells[0]) : [];
  return inCurrency(
    keyed.map(({ label, cell }) => fieldOf(document, label, cell, sentence, `row ${sentence}`)),
  );
}

/** The parts of a line that has several fields; none where it is one. */
function partsOf(cell: Cell | undefined): readonly Cell[] {
  const labelled = labelledParts(cell);
  return labelled.length > 0 ? labelled : commaParts(cell);
}

/** "Net: 200 EUR; VAT: 38 EUR": parts that each have a label and a value. */
function labelledParts(cell: Cell | undefined): readonly Cell[] {
  if (cell === undefined) return [];
  for (const mark of [';', ',']) {
    const parts: Cell[] = [];
    let from = 0;
    for (const part of cell.text.split(mark)) {
      parts.push({ text: part.trim(), start: cell.start + from + part.length - part.trimStart().length });
      from += part.length + 1;
    }
    if (parts.length > 1 && parts.every(({ text }) => LABELLED.test(text))) return parts;
  }
  return [];
}

/** "S-20715: opened 3, resolved 3, outstanding 0" in its parts: all but the first a name with its value. */
function commaParts(cell: Cell | undefined): readonly Cell[] {
  if (cell === undefined || !cell.text.includes(':')) return [];
  const [lead, first] = /^(\S+)\s+/u.exec(cell.text) ?? [];
  if (!first?.endsWith(':') || !/\d/.test(first)) return [];
  const parts: Cell[] = [{ text: first.slice(0, -1), start: cell.start }];
  let from = lead!.length;
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
  if (cell === undefined || !cell.text.includes(':')) return undefined;
  const { label = '', value = '' } = LABELLED.exec(cell.text)?.groups ?? {};
  const bare = value.replace(/\.$/, '');
  if (label === '' || label.split(' ').length > LABEL_WORDS || / [a-z]+\. [A-Z]/.test(value))
    return undefined;
  if (OTHER_LABEL.test(value) || isSentence(bare)) return undefined;
  const start = cell.start + cell.text.length - value.length;
  return fieldOf(document, label, { text: bare.replace(OF_ANOTHER, ''), start }, sentence, '');
}

/** "30 km (Alto 60: 60 km)", "(60 km for the Alto 60)": what stands in brackets is the value of another thing. */
const OF_ANOTHER = / \((?:[^():]{2,40}: [^()]+|[^()]*\d[^()]* for (?:the )?\p{Lu}[^()]*)\)?$/u;

/** "Budget: The board discussed the plan and approved half of it": what is told under a label, and no value of it. */
const isSentence = (value: string): boolean =>
  /^(?:The|This|That|These|Our|We|I|He|She|They|It|You) \p{Ll}/u.test(value) &&
  value.split(' ').length >= SENTENCE_WORDS;
const SENTENCE_WORDS = 8;
