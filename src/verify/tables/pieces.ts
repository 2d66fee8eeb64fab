/** A claim in pieces: what its words name of a table (cells, columns, its rows), its numbers, and words that work on them. */

import { fold } from '../../text/chars.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import { readUnitName, type Value } from '../../text/values/index.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { isSameDeed, roleOf, says } from '../record/senses.ts';
import type { Column, Table } from './table.ts';
import {
  CHANGES,
  COMPARATIVES,
  EXTREMES,
  FREE,
  JOINING,
  LINKS,
  MARKS,
  NEUTRAL,
  OPERATORS,
  PAIRS,
  PEOPLE,
  PERIOD,
  PLACED,
  ROWS,
  SHORT,
  UNREAD,
} from './words.ts';

interface Place {
  /** UTF-16 offsets into the claim's text. */
  readonly start: number;
  readonly end: number;
}

/** A text that stands in cells: which column's, and which rows have it. */
export interface Hit {
  readonly column: Column;
  readonly rows: readonly number[];
  readonly cell: Field;
}

export type Piece = Place &
  (
    | { readonly kind: 'cell'; readonly hits: readonly Hit[] }
    | {
        readonly kind: 'column';
        readonly columns: readonly Column[];
        readonly plural: boolean;
        /** Named as the period that its head is, behind a preposition. */
        readonly period?: true;
      }
    | { readonly kind: 'value'; readonly value: Value; readonly text: string }
    | { readonly kind: 'rows' }
    /** `doers`: columns of whoever does it. */
    | { readonly kind: 'verb'; readonly columns: readonly Column[]; readonly doers: readonly Column[] }
    | {
        readonly kind: 'extreme' | 'comparative' | 'operator' | 'link' | 'join' | 'change';
        readonly word: string;
      }
  );

interface Token extends Place {
  readonly form: string;
  readonly lemma: string;
  /** Which value of the reading holds it; -1 for none. */
  readonly value: number;
}

/** Words of a cell that a claim may say, at the most. */
const LONGEST_CELL = 12;
/** Cells with no letters but these say nothing that a claim would name. */
const EMPTY = /^(?:yes|no|true|false|none|null|na|n a|-|)$/;

/** The pieces of a claim over a table; undefined where a word of it is none. */
export function piecesOf(reading: Reading, table: Table, lexicon: Lexicon): Piece[] | undefined {
  const tokens = tokensOf(reading);
  const cells = cellsOf(table);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found =
      periodAt(tokens, at, table) ??
      (isCaption(tokens, at, table) ? undefined : cellAt(tokens, at, cells)) ??
      valueAt(reading, tokens, at, table) ??
      pairAt(tokens, at) ??
      oneAt(tokens, at, table, lexicon) ??
      columnAt(tokens, at, table, lexicon) ??
      wordAt(tokens, at, table, lexicon);
    if (found === undefined) return undefined;
    if (found.piece !== undefined) pieces.push(found.piece);
    if (found.more !== undefined) pieces.push(found.more);
    at += found.length;
  }
  return pieces;
}

/** "The permit" of a list beside a `permit_no`: what it is of, though one of its rows is called so too. */
const isCaption = (tokens: readonly Token[], at: number, { caption }: Table): boolean =>
  caption.has(tokens[at]!.form) && /^(?:the|this)$/.test(tokens[at - 1]?.form ?? '');

interface Found {
  /** None where the words say nothing. */
  readonly piece: Piece | undefined;
  /** Another that the same words say. */
  readonly more?: Piece;
  readonly length: number;
}

function tokensOf({ text, start, end, words, values }: Reading): Token[] {
  const tokens: Token[] = [];
  for (const match of matchesOf(text.slice(start, end), /[\p{L}\p{N}']+/gu)) {
    const bare = match[0].replace(/^'+|'+$/g, '').replace(/'s$/, '');
    if (bare === '') continue;
    const from = start + match.index;
    const place = { start: from, end: from + match[0].length };
    const word = words.find((one) => one.start < place.end && one.end > place.start);
    const value = values.findIndex((one) => one.start < place.end && one.end > place.start);
    tokens.push({ ...place, form: fold(bare.normalize('NFKC')), lemma: word?.lemma ?? fold(bare), value });
  }
  return tokens;
}

/** Texts of cells by their first word. */
type Cells = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly hits: Hit[] }[]>;

const known = new WeakMap<Table, Cells>();

function cellsOf(table: Table): Cells {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const byText = new Map<string, { words: readonly string[]; hits: Hit[] }>();
  for (const column of table.columns) {
    for (const [row, cell] of column.cells.entries()) {
      if (cell === undefined || cell.words.length === 0 || cell.words.length > LONGEST_CELL) continue;
      const text = textOf(cell).join(' ');
      if (!/\p{L}/u.test(text) || EMPTY.test(text) || column.measure !== undefined) continue;
      let entry = byText.get(text);
      if (entry === undefined) byText.set(text, (entry = { words: textOf(cell), hits: [] }));
      const hit = entry.hits.find((one) => one.column === column);
      if (hit === undefined) entry.hits.push({ column, rows: [row], cell });
      else (hit.rows as number[]).push(row);
    }
  }
  const cells = new Map<string, { words: readonly string[]; hits: Hit[] }[]>();
  for (const entry of byText.values())
    cells.set(entry.words[0]!, [...(cells.get(entry.words[0]!) ?? []), entry]);
  known.set(table, cells);
  return cells;
}

/** The words of a cell by which it is named, without what stands in brackets behind them: "Norway (NOR)". */
const textOf = ({ quote, words }: Field): readonly string[] => {
  const opens = quote.indexOf('(');
  return opens < 1 || !quote.endsWith(')') ? words : wordsOf(quote.slice(0, opens));
};

/** The longest text of a cell that the claim says here. */
function cellAt(tokens: readonly Token[], at: number, cells: Cells): Found | undefined {
  const fits = (cells.get(tokens[at]!.form) ?? []).filter(({ words }) =>
    words.every((word, i) => tokens[at + i]?.form === word),
  );
  const [best] = fits.sort((a, b) => b.words.length - a.words.length);
  if (best === undefined) return undefined;
  const { length } = best.words;
  const { value } = tokens[at + length - 1]!;
  // "Game 7" is not said by "game 7.5": a value is named whole.
  if (value >= 0 && tokens[at + length]?.value === value) return undefined;
  return { piece: { kind: 'cell', hits: best.hits, ...span(tokens, at, length) }, length };
}

const span = (tokens: readonly Token[], at: number, length: number): Place => ({
  start: tokens[at]!.start,
  end: tokens[at + length - 1]!.end,
});

function valueAt(reading: Reading, tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const { value: k, form } = tokens[at]!;
  if (k < 0) return undefined;
  const plain = reading.values[k]!;
  // "Exceeded $15,000".
  const over = tokens[at - 1]?.lemma === 'exceed' && 'bound' in plain && plain.bound === 'exact';
  const value = (over ? { ...plain, bound: 'more' } : plain) as Value;
  // "Both" and "half" are said of rows; "first" and "second" of their order.
  if (value.kind === 'number' && (value.quantifier || form === 'half')) return undefined;
  if (value.kind === 'identifier') return undefined;
  let length = 1;
  while (tokens[at + length]?.value === k) length++;
  // "In 2026" of a table that its title calls that year's.
  if (table.caption.has(form) && length === 1 && /^\d{4}$/.test(form)) return { piece: undefined, length };
  const place = span(tokens, at, length);
  const text = reading.text.slice(value.start, value.end);
  // "Two months" of rows that are months: a count.
  if (value.kind === 'quantity' && isKind(tokens[at + length - 1]!, table)) {
    const { bound, upper, written } = value;
    if (upper !== undefined) return undefined;
    const count: Value = {
      kind: 'number',
      form: 'cardinal',
      value: written,
      bound,
      start: value.start,
      end: value.end,
    };
    return {
      piece: { kind: 'value', value: count, text, ...place },
      more: { kind: 'rows', ...place },
      length,
    };
  }
  const last = tokens[at + length - 1]!;
  // "29 points more" is read as one value.
  if (length > 1 && last.form in COMPARATIVES && tokens[at + length - 2]!.form !== 'or')
    return {
      piece: { kind: 'value', value, text, ...place },
      more: { kind: 'comparative', word: last.form, ...span(tokens, at + length - 1, 1) },
      length,
    };
  return { piece: { kind: 'value', value, text, ...place }, length };
}

function pairAt(tokens: readonly Token[], at: number): Found | undefined {
  const next = tokens[at + 1];
  if (next === undefined) return undefined;
  const word = PAIRS[`${tokens[at]!.form} ${next.form}`];
  return word === undefined ? undefined : { piece: working(word, span(tokens, at, 2)), length: 2 };
}

/** A word that works on rows or joins them, as a piece. */
function working(word: string, place: Place): Piece | undefined {
  if (word in EXTREMES) return { kind: 'extreme', word, ...place };
  if (word in COMPARATIVES) return { kind: 'comparative', word, ...place };
  return { kind: 'operator', word: OPERATORS[word] ?? word, ...place };
}

/** The columns that are named here, by the words of their heads. */
function columnAt(tokens: readonly Token[], at: number, table: Table, lexicon: Lexicon): Found | undefined {
  let best: { columns: Column[]; length: number } | undefined;
  for (const column of table.columns) {
    const length = Math.max(
      lengthNamed(column.name, tokens, at, lexicon),
      lengthNamed(coreOf(column.name), tokens, at, lexicon),
    );
    if (length === 0) continue;
    if (best === undefined || length > best.length) best = { columns: [column], length };
    else if (length === best.length) best.columns.push(column);
  }
  if (best === undefined) return undefined;
  const last = tokens[at + best.length - 1]!;
  const plural = last.form !== last.lemma;
  const length = best.length + (isUnitOf(tokens[at + best.length], best.columns) ? 1 : 0);
  const place = span(tokens, at, length);
  const [first] = table.columns;
  // The head of what tells the rows apart is a word for them.
  if (best.columns.length === 1 && best.columns[0] === first && isKeyOf(table, first) && isKind(last, table))
    return { piece: { kind: 'rows', ...place }, length };
  return { piece: { kind: 'column', columns: best.columns, plural, ...place }, length };
}

/** Prepositions before a period, and what joins two of them. */
const IN_PERIOD = /^(?:in|from|to|for|during|between|and|of|as)$/;

/** "In Q2", "from 2024 to 2025" of columns under these heads, and the preposition, which the value "from 2024 to 2025" has too. */
function periodAt(tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const { form, value } = tokens[at]!;
  if (IN_PERIOD.test(form)) {
    const part = value >= 0 && headed(tokens, at + 1, table) !== undefined;
    const place = span(tokens, at, 1);
    if (!part) return undefined;
    return {
      piece: form === 'and' ? working('and', place) : { kind: 'link', word: form, ...place },
      length: 1,
    };
  }
  const column = IN_PERIOD.test(tokens[at - 1]?.form ?? '') ? headed(tokens, at, table) : undefined;
  if (column === undefined) return undefined;
  const { length } = column.name;
  const piece = { kind: 'column', columns: [column], plural: false, period: true } as const;
  return { piece: { ...piece, ...span(tokens, at, length) }, length };
}

/** The column of amounts whose head, a period, stands here to the letter. */
const headed = (tokens: readonly Token[], at: number, { columns }: Table): Column | undefined =>
  columns.find(
    ({ name, measure }) =>
      measure?.of === 'amount' &&
      PERIOD.test(name[0] ?? '') &&
      name.every((word, i) => isSamePeriod(word, tokens[at + i]?.form ?? '')),
  );

/** "Jan" and "January". */
const isSamePeriod = (head: string, form: string): boolean =>
  head === form || (MONTH.test(head) && MONTH.test(form) && head.slice(0, 3) === form.slice(0, 3));

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** How many words name a column here: all words of its head, in their order; 0 where they do not. */
const lengthNamed = (
  name: readonly string[],
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): number => (name.every((word, i) => names(word, tokens[at + i], lexicon)) ? name.length : 0);

/** A head without words that say no more than the others: "shipped" of "shipped on". */
function coreOf(name: readonly string[]): readonly string[] {
  const core = name.filter((word) => !NEUTRAL.has(word));
  return core.length === 0 ? name : core;
}

/** "Days" of "vacation days", where the head of the column gives the unit. */
const isUnitOf = (token: Token | undefined, columns: readonly Column[]): boolean =>
  token !== undefined &&
  columns.some(({ measure }) => measure?.of === 'amount' && readUnitName(token.form)?.base === measure.unit);

/** Whether no two rows have the same in a column. */
export const isKeyOf = ({ rows }: Table, { cells }: Column): boolean =>
  new Set(cells.flatMap((cell) => cell?.words.join(' ') ?? [])).size === rows.length;

const ONE: Value = {
  kind: 'number',
  form: 'cardinal',
  value: { n: 1n, d: 1n },
  bound: 'exact',
  words: true,
  start: 0,
  end: 0,
};

/** "One invoice", "one of the invoices": a count, where "one" alone is a row. */
function oneAt(tokens: readonly Token[], at: number, table: Table, lexicon: Lexicon): Found | undefined {
  const { form, value } = tokens[at]!;
  const next = tokens[at + 1];
  if (form !== 'one' || value >= 0 || next === undefined) return undefined;
  const noun =
    next.form === 'of'
      ? undefined
      : (columnAt(tokens, at + 1, table, lexicon) ?? wordAt(tokens, at + 1, table, lexicon));
  if (next.form !== 'of' && noun?.piece?.kind !== 'rows' && noun?.piece?.kind !== 'column') return undefined;
  return { piece: { kind: 'value', value: ONE, text: form, ...span(tokens, at, 1) }, length: 1 };
}

const names = (word: string, token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined &&
  token.value < 0 &&
  // "Orders" are none of what was "ordered on", and what was "refunded" is no "refund".
  (token.form === word ||
    (token.lemma === lexicon.lemma(word) && PARTICIPLE.test(token.form) === PARTICIPLE.test(word)) ||
    SHORT[token.lemma] === word);

function wordAt(tokens: readonly Token[], at: number, table: Table, lexicon: Lexicon): Found | undefined {
  const token = tokens[at]!;
  const { form, lemma } = token;
  const place = span(tokens, at, 1);
  // "More per month", "less a month", of prices for each month.
  const next = tokens[at + 1]?.form;
  if ((form === 'per' || form === 'a') && table.columns.some(({ per }) => per === next && per !== ''))
    return { piece: undefined, length: 2 };
  // "29 points" of a score.
  if (lemma === 'point' && table.columns.some(({ name }) => name.some((word) => MARKS.test(word))))
    return { piece: undefined, length: 1 };
  if (lemma === 'exceed' && (tokens[at + 1]?.value ?? -1) >= 0) return { piece: undefined, length: 1 };
  if (UNREAD.test(form)) return undefined;
  if (form in EXTREMES || form in COMPARATIVES || form in OPERATORS)
    return { piece: working(form, place), length: 1 };
  if (lemma in CHANGES) return { piece: { kind: 'change', word: lemma, ...place }, length: 1 };
  if (ROWS.has(lemma) || isKind(token, table)) return { piece: { kind: 'rows', ...place }, length: 1 };
  if (LINKS.has(form)) return { piece: { kind: 'link', word: form, ...place }, length: 1 };
  if (JOINING.has(lemma)) return { piece: { kind: 'join', word: lemma, ...place }, length: 1 };
  if (FREE.has(form) || FREE.has(lemma)) return { piece: undefined, length: 1 };
  const columns = table.columns.filter(({ name }) => name.some((word) => isSaid(word, lemma, lexicon)));
  const doers = table.columns.filter(({ name }) => isDoneBy(name, lemma));
  if (columns.length > 0 || doers.length > 0)
    return { piece: { kind: 'verb', columns, doers, ...place }, length: 1 };
  return table.caption.has(form) || table.caption.has(lemma) ? { piece: undefined, length: 1 } : undefined;
}

/** Whether who stands under a head does it, rather than has it done to them. */
function isDoneBy(name: readonly string[], lemma: string): boolean {
  const role = roleOf(name);
  return role !== undefined && !role.goal && role.verbs.has(lemma);
}

/** "Refunds", and not "refunded": a thing, not what was done. */
const isKind = ({ lemma, form }: Token, { kinds }: Table): boolean =>
  !PARTICIPLE.test(form) &&
  (kinds.has(lemma) || kinds.has(form) || (PEOPLE.has(lemma) && [...kinds].some((kind) => PEOPLE.has(kind))));

const PARTICIPLE = /[^e]ed$/;

/** Whether a word says what stands under a head: "earns" of `salary`, "shipped" of `ship date`. */
const isSaid = (word: string, lemma: string, lexicon: Lexicon): boolean =>
  says(word, lemma) || isSameDeed(lexicon.lemma(word), lemma) || PLACED[lemma]?.test(word) === true;
