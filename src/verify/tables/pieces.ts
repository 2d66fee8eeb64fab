/** A claim in pieces: what its words name of a table (cells, columns, its rows), its numbers, and words that work on them. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import { isSameDeed, roleOf, says } from '../record/words/senses.ts';
import { isOfDays } from './called.ts';
import { cellAt, cellsOf, kindAt } from './cells.ts';
import type { Table } from './column.ts';
import { columnAt, isKind, periodAt } from './columns.ts';
import { doneAt } from './doers.ts';
import { phraseAt } from './phrases/index.ts';
import { type Found, type Piece, span, type Token, tokensOf, working } from './piece.ts';
import { isMany } from './quantities.ts';
import { COMPARATIVES, EXTREMES, MARKS } from './rankings.ts';
import { CHANGES, FREE, JOINING, LINKS, OPERATORS, PAIRS, PLACED, ROWS, UNREAD } from './words.ts';

/** The pieces of a claim over a table; undefined where a word of it is none. */
export function piecesOf(reading: Reading, table: Table, lexicon: Lexicon): Piece[] | undefined {
  const tokens = tokensOf(reading);
  const cells = cellsOf(table);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found =
      periodAt(tokens, at, table) ??
      (isCaption(tokens, at, table) ? undefined : cellAt(tokens, at, cells)) ??
      phraseAt(tokens, at, table, pieces) ??
      numberedAt(tokens, at, table) ??
      calledAt(tokens, at, pieces) ??
      dayAt(reading, tokens, at, table) ??
      valueAt(reading, tokens, at, table) ??
      pairAt(tokens, at) ??
      oneAt(tokens, at, table, lexicon) ??
      doneAt(tokens, at, table, pieces) ??
      columnAt(tokens, at, table, lexicon) ??
      flagAt(tokens, at, table) ??
      (isKind(tokens[at]!, table) ? undefined : kindAt(tokens, at, table, lexicon)) ??
      (isAllOfThem(tokens, at, pieces, table)
        ? { piece: { kind: 'rows', ...span(tokens, at, 1) }, length: 1 }
        : undefined) ??
      wordAt(tokens, at, table, lexicon);
    if (found === undefined) return undefined;
    if (found.piece !== undefined) pieces.push(found.piece);
    if (found.more !== undefined) pieces.push(found.more);
    at += found.length;
  }
  return pieces;
}

/** "Two of the four expenses" of four rows: whatever a table calls its rows, all of them are meant. */
function isAllOfThem(
  tokens: readonly Token[],
  at: number,
  pieces: readonly Piece[],
  { rows }: Table,
): boolean {
  const { form, lemma } = tokens[at]!;
  const [of, whole] = pieces.slice(-2);
  return (
    form !== lemma &&
    form.endsWith('s') &&
    of?.kind === 'link' &&
    of.word === 'of' &&
    whole?.kind === 'value' &&
    isMany(whole.value, rows.length) === true
  );
}

/** "The permit" of a list beside a `permit_no`: what it is of, though one of its rows is called so too. */
const isCaption = (tokens: readonly Token[], at: number, { caption }: Table): boolean =>
  caption.has(tokens[at]!.form) && /^(?:the|this)$/.test(tokens[at - 1]?.form ?? '');

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

/** "Order 7", "invoice 1042": behind a word for a row the number by which it is told from all others. */
function numberedAt(tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const { form } = tokens[at]!;
  const before = tokens[at - 1];
  if (before === undefined || !/^\d+$/.test(form) || !isKind(before, table) || before.form !== before.lemma)
    return undefined;
  const [column] = table.columns.filter(
    ({ name, measure }) =>
      (measure !== undefined || name.join(' ') === before.lemma) &&
      (name.join(' ') === before.lemma || (NUMBERED.test(name.at(-1)!) && name.length < 3)),
  );
  const rows = column?.cells.flatMap((cell, row) =>
    cell?.quote.replace(/^#|^No\.? | of \d+$/g, '') === form ? [row] : [],
  );
  if (rows?.length !== 1) return undefined;
  const hit = { column: column!, rows, cell: column!.cells[rows[0]!]! };
  return { piece: { kind: 'cell', hits: [hit], ...span(tokens, at, 1) }, length: 1 };
}

/** "Platform 15": what stands behind its head to the letter. */
function calledAt(tokens: readonly Token[], at: number, pieces: readonly Piece[]): Found | undefined {
  const head = pieces.at(-1);
  const { form } = tokens[at]!;
  if (head?.kind !== 'column' || head.columns.length !== 1 || !/^[\p{L}-]*\d+$/u.test(form)) return undefined;
  const [column] = head.columns;
  if (!NUMBERED_PLACE.test(column!.name.join(' '))) return undefined;
  const rows = column!.cells.flatMap((cell, row) => (cell?.words.join(' ') === form ? [row] : []));
  const [first] = column!.cells;
  if (first === undefined) return undefined;
  // "None is in room 4" of rows in other rooms.
  const cell = column!.cells[rows[0]!] ?? { ...first, quote: form, words: [form] };
  const hit = { column: column!, rows, cell };
  return { piece: { kind: 'cell', hits: [hit], ...span(tokens, at, 1) }, length: 1 };
}

/** Heads of numbers that are names of places. */
const NUMBERED_PLACE =
  /^(?:platform|gate|track|room|bay|lane|line|dock|terminal|table|desk|aisle|shelf|bin|seat|locker|stand|stop|pier|hall|floor|court|route|bus|zone|ext|extension|group|pool|heat|grade|class|level|stage|section|block|unit|wing|ward|bed|pump|gate no|room no|room number)$/;

/** "11 June" of rows that are each of a day: the row of that day. */
function dayAt(reading: Reading, tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const { value: k } = tokens[at]!;
  const value = reading.values[k];
  const [first] = table.columns;
  if (value?.kind !== 'date' || value.bound !== undefined || value.alternatives !== undefined)
    return undefined;
  if (!isOfDays(first!) || value.date.d === undefined || value.date.m === undefined) return undefined;
  const { y, m, d } = value.date;
  const rows = first!.cells.flatMap((cell, row) => {
    const [own] = cell?.values ?? [];
    const fits = own?.kind === 'date' && own.date.m === m && own.date.d === d;
    return fits && (y === undefined || own.date.y === y) ? [row] : [];
  });
  if (rows.length !== 1) return undefined;
  let length = 1;
  while (tokens[at + length]?.value === k) length++;
  const hit = { column: first!, rows, cell: first!.cells[rows[0]!]! };
  return { piece: { kind: 'cell', hits: [hit], ...span(tokens, at, length) }, length };
}

/** "Work remotely" of a column of yes and no: "remote". */
function flagAt(tokens: readonly Token[], at: number, { columns }: Table): Found | undefined {
  const { form } = tokens[at]!;
  const found = columns.filter(({ name, flag }) => flag && `${name.join(' ')}ly` === form);
  if (found.length !== 1) return undefined;
  return { piece: { kind: 'column', columns: found, plural: false, ...span(tokens, at, 1) }, length: 1 };
}

/** Heads of the numbers that rows are told apart by. */
const NUMBERED = /^(?:id|no|nr|number|ref)$/;

/** "Add up to $270", "came to 14 hours": a sum, before its amount. */
function sumAt(tokens: readonly Token[], at: number): Found | undefined {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ form }) => form);
  const length =
    /^(?:add|adds|added)$/.test(first!) && second === 'up' && third === 'to'
      ? 3
      : /^(?:come|comes|came|amount|amounts|amounted|sum|sums|summed)$/.test(first!) && second === 'to'
        ? 2
        : 0;
  if (length === 0 || (tokens[at + length]?.value ?? -1) < 0) return undefined;
  return { piece: working('total', span(tokens, at, length)), length };
}

function pairAt(tokens: readonly Token[], at: number): Found | undefined {
  const next = tokens[at + 1];
  if (next === undefined) return undefined;
  // "Twice as many staff as".
  if (tokens[at]!.form === 'as' && /^(?:many|much)$/.test(next.form))
    return { piece: { kind: 'link', word: 'as', ...span(tokens, at, 2) }, length: 2 };
  const sum = sumAt(tokens, at);
  if (sum !== undefined) return sum;
  const word = PAIRS[`${tokens[at]!.form} ${next.form}`];
  return word === undefined ? undefined : { piece: working(word, span(tokens, at, 2)), length: 2 };
}

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
  if ((ROWS.has(lemma) && form !== 'recorded') || isKind(token, table))
    return { piece: { kind: 'rows', ...place }, length: 1 };
  if (LINKS.has(form)) return { piece: { kind: 'link', word: form, ...place }, length: 1 };
  // "Takes two drugs".
  const placed = table.columns.filter(({ name }) => name.some((word) => PLACED[lemma]?.test(word)));
  if (JOINING.has(lemma) && placed.length > 0)
    return { piece: { kind: 'verb', columns: placed, doers: [], ...place }, length: 1 };
  if (JOINING.has(lemma)) return { piece: { kind: 'join', word: lemma, ...place }, length: 1 };
  if (FREE.has(form) || FREE.has(lemma)) return { piece: undefined, length: 1 };
  const columns = table.columns.filter(
    ({ name }) => name.some((word) => isSaid(word, lemma, lexicon)) && !isCalledFor(name, token),
  );
  const doers = table.columns.filter(({ name }) => isDoneBy(name, lemma));
  if (columns.length > 0 || doers.length > 0)
    return { piece: { kind: 'verb', columns, doers, word: lemma, ...place }, length: 1 };
  return table.caption.has(form) || table.caption.has(lemma) ? { piece: undefined, length: 1 } : undefined;
}

/** "Rebooted" of `reboot_required`: what is called for is not told as done. */
const isCalledFor = (name: readonly string[], { form, lemma }: Token): boolean =>
  form !== lemma &&
  !name.includes(form) &&
  name.some((word) =>
    /^(?:required|needed|due|pending|requested|recommended|allowed|permitted|planned|scheduled|eligible|expected|possible)$/.test(
      word,
    ),
  );

/** Whether who stands under a head does it, rather than has it done to them. */
function isDoneBy(name: readonly string[], lemma: string): boolean {
  const role = roleOf(name);
  return role !== undefined && !role.goal && role.verbs.has(lemma);
}

/** Whether a word says what stands under a head: "earns" of `salary`, "shipped" of `ship date`. */
const isSaid = (word: string, lemma: string, lexicon: Lexicon): boolean =>
  says(word, lemma) || isSameDeed(lexicon.lemma(word), lemma) || PLACED[lemma]?.test(word) === true;
