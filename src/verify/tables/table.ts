/** Tables: lists of objects, rows under a head, and lines that have the same labels, as columns and rows. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { once } from '../../text/once.ts';
import type { Value } from '../../text/values/index.ts';
import type { Candidate } from '../match/retrieve.ts';
import type { Document } from '../read/document.ts';
import { isAll } from '../record/derive/whole-lists.ts';
import { listsOf } from '../record/read/from-data.ts';
import { blockStart, type TableFound, tableAt } from '../record/read/from-lines.ts';
import { NUMBER } from '../record/read/kinds.ts';
import { goesOn } from '../record/read/partial.ts';
import { isSummary } from '../record/read/summary.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { amountOf, sizeOf, unitOf } from '../record/words/amounts.ts';
import { momentOf } from '../record/words/moment.ts';
import { truthOf } from '../record/words/states.ts';
import { perOf } from '../record/words/word-kinds.ts';
import { calledBy } from './called.ts';
import { type Column, isBlank, type Measure, type Table } from './column.ts';
import { spansOf } from './spans.ts';
import { clockOf, yearOf } from './times.ts';

/** Tables of one source that are held against a claim, at the most. */
const MOST_TABLES = 8;
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;

/** The tables of a source: all lists of data; of a text those that candidates are part of, and those that stand out. */
export function tablesOf(
  document: Document,
  title: ReadonlySet<string>,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): readonly Table[] {
  if ([...title].some((word) => UNREAL.test(word))) return [];
  if (document.structured) return kept(document, title, 'data', () => inData(document, title, lexicon));
  const touched = candidates
    .map(({ sentence }) => sentence)
    .filter((sentence) => hasCells(document, sentence));
  const starts = new Set(
    [...touched, ...standingOut(document)].map((sentence) => blockStart(document, sentence)),
  );
  return [...starts]
    .slice(0, MOST_TABLES)
    .flatMap((from) => kept(document, title, `${from}`, () => inText(document, from, title, lexicon)));
}

/** Words of a title under which rows are not how things are. */
const UNREAL =
  /^(?:examples?|samples?|templates?|mock|dummy|demo|fake|placeholder|simulations?|simulated|scenarios?|hypothetical|drafts?|proposals?|proposed|planned|forecasts?|projected|projections?|estimates?|estimated|expected|targets?|goals?|excerpts?|extracts?|selection|previous|former|outdated|obsolete|superseded|cancelled|void)$/;

/** Tables read before, by their document, its title and where they stand. */
const read = new WeakMap<Document, Map<string, readonly Table[]>>();
const MOST_KEPT = 16;

function kept(
  document: Document,
  title: ReadonlySet<string>,
  place: string,
  make: () => readonly Table[],
): readonly Table[] {
  let known = read.get(document);
  if (known === undefined) read.set(document, (known = new Map()));
  const key = `${place} ${[...title].join(' ')}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KEPT) known.clear();
  const tables = make();
  known.set(key, tables);
  return tables;
}

const inData = (document: Document, title: ReadonlySet<string>, lexicon: Lexicon): Table[] =>
  listsOf(document)
    .filter(({ rows, labels, beside }) => isAll(beside, rows.length, labels))
    .slice(0, MOST_TABLES)
    .flatMap(
      ({ rows, labels, beside }) =>
        tableFrom(
          document,
          { rows, notes: [] },
          labels,
          new Set([...title, ...numberedBy(beside)]),
          lexicon,
        ) ?? [],
    );

/** What the object that has a list is numbered as: "permit" of `permit_no`. */
const numberedBy = (beside: readonly Field[]): readonly string[] =>
  beside.flatMap(({ name }) => (name.length === 2 && NUMBER.test(name[1]!) ? [name[0]!] : []));

function inText(document: Document, from: number, title: ReadonlySet<string>, lexicon: Lexicon): Table[] {
  const found = tableAt(document, from);
  if (found === undefined || document.text.length > LONGEST || goesOn(document)) return [];
  const notes = [...found.notes, ...besideBlock(document, from)];
  const table = { rows: found.rows, notes };
  return [tableFrom(document, table, [], new Set([...title, ...found.caption]), lexicon) ?? []].flat();
}

/** Sentences of a short text around the block of a table that may tell otherwise since: "Update: SSO has been added to Basic." */
function besideBlock(document: Document, from: number): readonly (readonly string[])[] {
  const { sentenceCount, sentenceBlock, sentenceStart, sentenceEnd } = document.scan;
  if (sentenceCount > MOST_BESIDE) return [];
  return Array.from({ length: sentenceCount }, (_, at) => at)
    .filter((at) => sentenceBlock[at] !== sentenceBlock[from])
    .map((at) => document.text.slice(sentenceStart[at]!, sentenceEnd[at]!))
    .filter((text) => CHANGED.test(text) && !/[|\t]/.test(text))
    .map(wordsOf);
}

const MOST_BESIDE = 80;
/** Words by which a sentence tells what has become of what a table shows. */
const CHANGED =
  /\b(?:updated?|since|no longer|now|as of|meanwhile|correct(?:ed|ion)|has been|have been|was later|instead|erratum)\b/iu;

/** Characters of a text whose tables are read. */
const LONGEST = 200_000;

/** The first line of each block of a short text that looks like a table: a claim on it may say none of its words. */
const standingOut = once((document: Document): readonly number[] => {
  const { sentenceCount, sentenceBlock } = document.scan;
  if (sentenceCount > MOST_SENTENCES) return [];
  const found: number[] = [];
  for (let at = 0; at + 1 < sentenceCount && found.length < MOST_TABLES; at++) {
    const first = at === 0 || sentenceBlock[at - 1] !== sentenceBlock[at];
    if (first && sentenceBlock[at + 1] === sentenceBlock[at] && hasCells(document, at)) found.push(at);
  }
  return found;
});

const MOST_SENTENCES = 400;

/** Characters of a line that are looked at. */
const LOOKED_AT = 400;

/** Whether a line has cells: with bars or tabs, with several commas and no end of a sentence, or with labels. */
function hasCells({ text, scan }: Document, at: number): boolean {
  const start = scan.sentenceStart[at]!;
  const line = text.slice(start, Math.min(scan.sentenceEnd[at]!, start + LOOKED_AT));
  if (/[|\t]|\S {2,}\S/.test(line)) return true;
  const labels = line.split(';');
  if (labels.length > 1 && labels[0]!.includes(': ') && labels[1]!.includes(': ')) return true;
  return !/[.!?]/.test(line) && line.split(/[,;]/).length > 2;
}

function tableFrom(
  document: Document,
  { rows: all, notes }: Pick<TableFound, 'rows' | 'notes'>,
  labels: readonly string[],
  title: ReadonlySet<string>,
  lexicon: Lexicon,
): Table | undefined {
  const rows = all.filter((row) => row.length > 0 && !isSummary(row));
  if (rows.length < LEAST_ROWS || labels.some((word) => UNREAL.test(word))) return undefined;
  const names = new Map<string, readonly string[]>();
  for (const row of rows) {
    // Two fields of one name make no cell.
    if (new Set(row.map(keyOf)).size !== row.length) return undefined;
    for (const field of row) names.set(keyOf(field), field.name);
  }
  if (names.size < LEAST_COLUMNS) return undefined;
  const years = new Set([...names.values()].flatMap((name) => yearIn(name, [...names.values()]) ?? []));
  const own = [...names].map(([key, whole]): Column => {
    const name = yearIn(whole, [...names.values()]) === undefined ? whole : whole.slice(0, -1);
    const found = rows.map((row) => row.find((field) => keyOf(field) === key));
    const rates = new Set(found.flatMap((cell) => (cell?.values[0] === undefined ? [] : perOf(cell))));
    const per = rates.size === 1 ? [...rates][0]! : '';
    const cells = counted(per === '' ? found : found.map((cell) => cell && flat(cell)));
    return { name, cells, per, measure: measureOf(cells), flag: isFlag(cells) };
  });
  return {
    document,
    columns: [...own, ...spansOf(own)],
    rows,
    kinds: kindsOf(own[0]!, labels, title, lexicon),
    called: calledBy(own, lexicon),
    notes,
    caption: new Set([...title, ...labels, ...(years.size === 1 ? years : [])]),
  };
}

/** "2025" of "Revenue 2025", where no other column tells the same of another time; undefined for no such year. */
function yearIn(name: readonly string[], all: readonly (readonly string[])[]): string | undefined {
  const last = name.at(-1)!;
  if (name.length < 2 || !/^(?:19|20)\d\d$/.test(last)) return undefined;
  const own = name.slice(0, -1).join(' ');
  const others = all.filter((one) => one !== name && one.join(' ').startsWith(own));
  return others.length === 0 ? last : undefined;
}

/**
 * Words for a row: what a list is called, or the head of its first column. "Support agents, tickets" is of agents and
 * of tickets: only a title that begins with what there are several of, or has no other word, says what its rows are.
 */
function kindsOf(
  { name }: Column,
  labels: readonly string[],
  title: ReadonlySet<string>,
  lexicon: Lexicon,
): ReadonlySet<string> {
  const titled = new Set([...title].map((word) => lexicon.lemma(word)));
  const key = name.slice(-1).filter((word) => !PLAIN.test(word));
  const [first] = title;
  const headed = first !== undefined && (titled.size === 1 || lexicon.lemma(first) !== first) ? [first] : [];
  const words = [...labels.slice(-1), ...key, ...headed];
  return new Set(words.map((word) => lexicon.lemma(word)));
}

/** Heads of names and numbers, whatever they are of. */
const PLAIN = /^(?:name|id|number|no|nr|title|code|key|date|type|rank|position|data|list|table)$/;

/** A cell whose column says what it is for each of, without that. */
const flat = (cell: Field): Field => ({
  ...cell,
  values: cell.values.map((value) => ('per' in value ? { ...value, per: undefined } : value)),
});

/** "1990" beside "4120": a number that could be a year, where not all of a column could. */
function counted(cells: Column['cells']): Column['cells'] {
  const known = cells.filter((cell) => cell !== undefined && !isBlank(cell));
  const bare = known.every((cell) => /^\d+$/.test(cell!.quote));
  if (!bare || known.every((cell) => yearOf(cell!) !== undefined)) return cells;
  return cells.map((cell) => {
    if (cell === undefined || yearOf(cell) === undefined) return cell;
    const { value: start, end } = cell;
    const value = { n: BigInt(cell.quote), d: 1n };
    const number: Value = { kind: 'number', form: 'cardinal', value, bound: 'exact', start, end };
    return { ...cell, values: [number] };
  });
}

const isFlag = (cells: readonly (Field | undefined)[]): boolean =>
  cells.every((cell) => cell !== undefined && truthOf(cell.quote, cell.words) !== undefined);

const keyOf = ({ name }: Field): string => name.join(' ');

/** What every cell of a column holds. */
function measureOf(cells: readonly (Field | undefined)[]): Measure | undefined {
  const known = cells.flatMap((cell) => (cell === undefined || isBlank(cell) ? [] : cell));
  if (known.length === 0) return undefined;
  const timed = known.every((cell) => momentOf(cell) !== undefined);
  if (timed || [yearOf, clockOf].some((read) => known.every((cell) => read(cell) !== undefined)))
    return { of: 'moment' };
  // "LX 18" names a flight, whatever LX may be a unit of.
  const amounts = known.map((cell) =>
    /^[A-Z]+ /.test(cell.quote) && cell.values[0]?.kind !== 'money' ? undefined : amountOf(cell),
  );
  const [first] = amounts;
  if (first === undefined) return undefined;
  const unit = unitOf(first);
  const alike = amounts.every(
    (one) => one !== undefined && unitOf(one) === unit && Number.isFinite(sizeOf(one)),
  );
  return alike ? { of: 'amount', unit } : undefined;
}
