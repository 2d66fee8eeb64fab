/** The records of a text: rows of tables with bars, tabs, commas or spaces between columns, and lines of `label: value`. */
import { gather } from '../../../text/gather.ts';
import type { Document } from '../../read/document.ts';
import { type Field, type Focus, plainFocus } from '../record.ts';
import { jottedIn } from './jotted.ts';
import { type LabelledRecord, labelled, labelledRow } from './labelled-lines.ts';
import { listingsOf } from './listing.ts';
import { notedLines } from './noted-line.ts';
import { type TableLines, tableWithin, titleOf, wordsAt } from './table-lines.ts';

/** Lines of one block that are read as records, at the most. */
const MOST_LINES = 300;

/** The lines of a block as records: of a table, or of labels. */
interface Block {
  readonly sentences: readonly number[];
  readonly table: TableLines | undefined;
  readonly labels: readonly LabelledRecord[];
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
  if (table !== undefined && !isAround(table, sentence))
    return [...focusesOf(document, table.rows, sentence), wholeOf(document, table.rows, from)];
  const records = labels.filter(({ only }) => only === undefined || only === sentence);
  const focuses = focusesOf(
    document,
    records.map(({ own }) => own),
    sentence,
  );
  const others = [listings.get(sentence), noted.get(sentence), jotted];
  return [...focuses, ...gather(others, (one) => one ?? [])];
}

const isAround = ({ above, below }: TableLines, sentence: number): boolean =>
  above.includes(sentence) || below.includes(sentence);

/** The first line of the block that a sentence is part of, as far up as it is read. */
export function blockStart({ scan: { sentenceBlock } }: Document, sentence: number): number {
  let from = sentence;
  while (from > 0 && sentenceBlock[from - 1] === sentenceBlock[sentence] && sentence - from < MOST_LINES)
    from--;
  return from;
}

/** The rows of a table, all of them, and what stands around it. */
export interface TableFound {
  readonly rows: readonly (readonly Field[])[];
  /** Words of what it is called. */
  readonly caption: readonly string[];
  /** Words of each note below it. */
  readonly notes: readonly (readonly string[])[];
}

/** The table that a sentence is part of; undefined where it is part of none. */
export function tableAt(document: Document, sentence: number): TableFound | undefined {
  const from = blockStart(document, sentence);
  const { sentences, table } = blockAt(document, from, sentence);
  // Of a longer one it is not known what else is in it.
  if (sentences.length >= MOST_LINES) return undefined;
  const rows = table?.rows ?? sentences.map((line) => labelledRow(document, line));
  const first = rows.findIndex((row) => row.length > 1);
  const whole = rows.slice(first);
  const head = whole[0]?.map(nameOf).join();
  if (first < 0 || !whole.every((row) => row.length > 1)) return undefined;
  if (table === undefined && !whole.every((row) => row.map(nameOf).join() === head)) return undefined;
  const caption =
    table === undefined
      ? sentences.slice(0, first).flatMap((line) => wordsAt(document, line))
      : titleOf(document, table.above);
  const notes = table?.below.map((line) => wordsAt(document, line)) ?? [];
  return { rows: whole, caption, notes };
}

const nameOf = ({ name }: Field): string => name.join(' ');

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
  const table = tableWithin(document, sentences);
  const others = table === undefined ? sentences : [...table.above, ...table.below];
  const read = {
    sentences,
    table,
    labels: labelled(document, others),
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
