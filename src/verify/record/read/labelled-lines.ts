/** Lines of `label: value` and of `key=value` as fields, and which of them are of one record. */
import { matchesOf } from '../../../text/matches.ts';
import type { Document } from '../../read/document.ts';
import type { Field } from '../record.ts';
import { type Cell, lineOf } from './cells.ts';
import { fieldOf } from './field-of.ts';
import { endsOf } from './from-range.ts';
import { currencyOf, inCurrency, inOne } from './line-currency.ts';

/** Words of a label, at the most. */
const LABEL_WORDS = 5;

/** Fields of labels with their values. */
export interface LabelledRecord {
  readonly own: Field[];
  /** The line of parts that it is: only what asks for that line sees it. */
  readonly only: number | undefined;
}

/** A line of several labels with their values as a row; empty for others. */
export function labelledRow(document: Document, sentence: number): Field[] {
  const { cells } = lineOf(document, sentence, '|');
  const keyed = keyedRow(document, sentence, cells);
  return keyed.length > 1
    ? keyed
    : labelledParts(cells[0]).map((cell) => cellField(document, cell, sentence));
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
export function labelled(document: Document, sentences: readonly number[]): LabelledRecord[] {
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
