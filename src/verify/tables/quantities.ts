/** "Two orders are open", "all orders for Acme were paid", "nobody in Support works in Prague", "Ana is the only one in Oslo". */
import type { MismatchKind } from '../../domain/check.ts';
import type { Value } from '../../text/values/index.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Amount } from '../record/words/amounts.ts';
import { sized } from '../record/words/amounts.ts';
import { THINGS } from '../record/words/senses.ts';
import type { Column, Table } from './column.ts';
import type { Condition } from './condition.ts';
import { conditionsOf } from './conditions.ts';
import { quantityOf } from './held.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn, everyRow, meeting } from './rows.ts';
import { rowsNamed } from './subject.ts';
import { PEOPLE } from './words.ts';

/** Rows shown of those that were counted, at the most. */
const MOST_SHOWN = 3;

/** What a table says of a claim of how many of its rows are so; undefined for other claims. */
export function quantity(pieces: readonly Piece[], table: Table): Answer | undefined {
  // "Only two" are two; elsewhere the word says more.
  const plain = pieces.filter((piece, i) => !isOperator(piece, 'only') || pieces[i + 1]?.kind !== 'value');
  return (
    soleOne(pieces, table) ??
    bothOfThem(pieces, table) ??
    counted(plain, table) ??
    quantified(didAll(plain), table) ??
    kindsOf(plain, table)
  );
}

/** "Sara handled both tickets" as "both tickets were handled by Sara". */
function didAll(pieces: readonly Piece[]): readonly Piece[] {
  const [subject, verb, all, ...rest] = pieces;
  if (subject?.kind !== 'cell' || verb?.kind !== 'verb' || verb.doers.length === 0) return pieces;
  if (all?.kind !== 'operator' || !/^(?:all|both|no)$/.test(all.word)) return pieces;
  const { start, end } = verb;
  return [
    all,
    ...rest,
    { kind: 'join', word: 'be', start, end },
    verb,
    { kind: 'link', word: 'by', start, end },
    subject,
  ];
}

const isOperator = (piece: Piece | undefined, word: string): boolean =>
  piece?.kind === 'operator' && piece.word === word;

const isWorking = (piece: Piece): boolean =>
  piece.kind === 'extreme' ||
  piece.kind === 'comparative' ||
  (piece.kind === 'operator' && !/^(?:and|but|not|or)$/.test(piece.word));

/** Verbs that join, by which somebody does something. */
const DEED = /^(?:place|make|give|bring|take|offer)$/;

const isNoun = (piece: Piece | undefined): boolean => piece?.kind === 'rows' || piece?.kind === 'column';

/** Whether so many are as many as the claim says. */
export function isMany(value: Value, many: number): boolean | undefined {
  if (value.kind !== 'number' || value.form !== 'cardinal') return undefined;
  const { relation } = compareValues(value, sized({ ...value, bound: 'exact' } as Amount, BigInt(many), 1n));
  if (relation === 'equal' || relation === 'entails') return true;
  return relation === 'conflict' ? false : undefined;
}

/** "Two invoices are overdue", "there are three customers from France", "two of the five orders were shipped". */
function counted(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex((piece, i) => piece.kind === 'value' && nounAfter(pieces, i) >= 0);
  const number = pieces[at];
  if (number?.kind !== 'value' || pieces.some(isWorking)) return undefined;
  // "DHL placed two orders": who stands in a row did only what its head says.
  if (
    pieces.some(
      (piece, i) => piece.kind === 'join' && DEED.test(piece.word) && pieces[i - 1]?.kind === 'cell',
    )
  )
    return undefined;
  // "Two kettles" of a stock may be kinds of them, or so many of one.
  if (quantityOf(table) !== undefined && pieces.slice(at).some((one) => one.kind === 'cell' && one.plural))
    return undefined;
  let noun = nounAfter(pieces, at);
  const whole = pieces[noun];
  if (whole?.kind === 'value') noun++;
  const nounPiece = pieces[noun]!;
  const among = pieces.slice(at + 1, noun).filter((piece) => piece !== whole && piece.kind !== 'link');
  const conditions = conditionsOf([...pieces.slice(0, at), ...among, ...pieces.slice(noun + 1)], table);
  if (conditions === undefined) return undefined;
  const met = meeting(everyRow(table), conditions);
  const many = met && sizeOf(met, nounPiece);
  if (many === undefined) return undefined;
  if (whole?.kind === 'value') {
    const all = sizeOf(everyRow(table), nounPiece);
    if (conditions.length === 0 || all === undefined || isMany(whole.value, all) !== true) return undefined;
  }
  const answer = isMany(number.value, many);
  return answer === undefined ? undefined : told(answer, many, table.rows.length, met!, conditions, table);
}

/** Where the noun stands that a number counts: behind it, but for "of the" and cells that say of which kind; -1 for none. */
function nounAfter(pieces: readonly Piece[], at: number): number {
  for (let i = at + 1; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.kind === 'rows' || (piece.kind === 'column' && piece.plural && !isValueOf(pieces[at], piece)))
      return i;
    if (piece.kind === 'link' && piece.word === 'of' && i === at + 1) {
      const next = pieces[i + 1];
      return next?.kind === 'value' && isNoun(pieces[i + 2]) ? i + 1 : isNoun(next) ? i + 1 : -1;
    }
    // "Two high-severity incidents".
    if (piece.kind === 'column' && pieces[i - 1]?.kind === 'cell') continue;
    if (piece.kind !== 'cell') return -1;
  }
  return -1;
}

/** "28 vacation days": a number of the column, that counts no rows. */
const isValueOf = (number: Piece | undefined, piece: Piece): boolean =>
  number?.kind === 'value' &&
  piece.kind === 'column' &&
  piece.columns.some(({ measure }) => measure !== undefined);

/** How many of what a noun is for there are: rows, or texts of a column that differ. */
function sizeOf(rows: readonly number[], noun: Piece): number | undefined {
  if (noun.kind === 'rows') return rows.length;
  if (noun.kind !== 'column' || noun.columns.length !== 1) return undefined;
  return textsOf(rows, noun.columns[0]!)?.size;
}

function textsOf(rows: readonly number[], { cells }: Column): Set<string> | undefined {
  const texts = rows.map((row) => cells[row]?.words.join(' '));
  return texts.includes(undefined) ? undefined : new Set(texts as string[]);
}

/** "Work in four different cities". */
function kindsOf(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex((piece) => isOperator(piece, 'different'));
  const [number, noun] = [pieces[at - 1], pieces[at + 1]];
  if (number?.kind !== 'value' || noun?.kind !== 'column' || noun.columns.length !== 1) return undefined;
  const rest = pieces.filter((_, i) => Math.abs(i - at) > 1);
  if (!rest.every(({ kind }) => kind === 'rows' || kind === 'verb' || kind === 'join' || kind === 'link'))
    return undefined;
  const texts = textsOf(everyRow(table), noun.columns[0]!);
  const answer = texts && isMany(number.value, texts.size);
  return answer === undefined
    ? undefined
    : told(answer, texts!.size, table.rows.length, everyRow(table), [], table);
}

type Quantifier = 'all' | 'both' | 'everybody' | 'nobody' | 'no' | 'majority' | 'half';
const QUANTIFIERS: ReadonlySet<string> = new Set([
  'all',
  'both',
  'everybody',
  'nobody',
  'no',
  'majority',
  'half',
]);

/** "All invoices for Germany are from Acme": of the rows that the claim names, how many are what it says. */
function quantified(pieces: readonly Piece[], table: Table): Answer | undefined {
  const head = pieces[0];
  const most = head?.kind === 'extreme' && head.word === 'most' && isNoun(pieces[1]);
  const word = most ? 'majority' : head?.kind === 'operator' ? head.word : '';
  if (!QUANTIFIERS.has(word) || pieces.slice(1).some(isWorking)) return undefined;
  const people = word === 'everybody' || word === 'nobody';
  let at = 1;
  while (
    pieces[at]?.kind === 'cell' ||
    pieces[at]?.kind === 'link' ||
    (pieces[at]?.kind === 'value' && isNoun(pieces[at + 1])) ||
    isHeadOf(pieces[at], pieces[at - 1], pieces[at + 1])
  )
    at++;
  if (people) at = 0;
  else if (!isNoun(pieces[at])) return undefined;
  const noun = pieces[at]!;
  const verb = pieces.findIndex((piece, i) => i > at && isPredicate(piece, pieces[i - 1], pieces[i + 1]));
  if (verb < 0 || (!people && noun.kind === 'column' && !isOfThings(noun.columns))) return undefined;
  const before = pieces.slice(1, people ? 1 : at).filter(({ kind }) => kind !== 'link');
  const number = before.find(({ kind }) => kind === 'value');
  const named = conditionsOf(
    [...before.filter((piece) => piece !== number), ...pieces.slice(at + 1, verb)],
    table,
  );
  const said = conditionsOf(pieces.slice(verb), table);
  if (named === undefined || said === undefined || said.length === 0) return undefined;
  const among = meeting(everyRow(table), named);
  const met = among && meeting(among, said);
  if (among === undefined || met === undefined || among.length === 0) return undefined;
  if (number?.kind === 'value' && isMany(number.value, among.length) !== true) return undefined;
  if (word === 'both' && among.length !== 2) return undefined;
  return told(
    isMet(word as Quantifier, met.length, among.length),
    met.length,
    among.length,
    word === 'no' || word === 'nobody' ? among : met,
    [...named, ...said],
    table,
    'quantifier',
  );
}

/** "High-priority tickets": the head of what stands before it. */
const isHeadOf = (head: Piece | undefined, cell: Piece | undefined, next: Piece | undefined): boolean =>
  head?.kind === 'column' &&
  cell?.kind === 'cell' &&
  next?.kind === 'rows' &&
  cell.hits.some(({ column }) => head.columns.includes(column));

/** "No customer", of rows that each have one: a column of things or people stands for its rows. */
const isOfThings = ([column, other]: readonly Column[]): boolean =>
  other === undefined &&
  column!.name.some((word) => THINGS.has(word) || PEOPLE.has(word)) &&
  column!.cells.every((cell) => cell !== undefined && !/^(?:none|null|no|n\/a|-|)$/i.test(cell.quote));

/** "All students passed": a column of yes and no. */
const saysSo = (piece: Piece): boolean => piece.kind === 'column' && piece.columns.every(({ flag }) => flag);

/** A verb that tells of the rows, and none of the clause that says which are meant. */
const isPredicate = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  (piece.kind === 'join' ||
    piece.kind === 'verb' ||
    saysSo(piece) ||
    (piece.kind === 'value' && before?.kind !== 'link')) &&
  !(before?.kind === 'link' && /^(?:that|who|which)$/.test(before.word)) &&
  // "Tickets requested by Ana were approved".
  !(piece.kind === 'verb' && before?.kind !== 'join' && next?.kind === 'link' && next.word === 'by');

function isMet(word: Quantifier, many: number, all: number): boolean {
  if (word === 'no' || word === 'nobody') return many === 0;
  if (word === 'majority') return many * 2 > all;
  return word === 'half' ? many * 2 === all : many === all;
}

/** "Cobalt is the only customer from Spain", "only Cobalt is from Spain". */
function soleOne(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex((piece) => isOperator(piece, 'only'));
  if (at < 0) return undefined;
  const opens = at === 0;
  const subjects = listFrom(pieces, opens ? 1 : 0);
  const end = (opens ? 1 : 0) + Math.max(0, subjects.length * 2 - 1);
  // "… is the only customer …".
  const noun = opens ? undefined : pieces[at + 1];
  if (subjects.length === 0 || (!opens && !(at === end + 1 && pieces[end]?.kind === 'join' && isNoun(noun))))
    return undefined;
  const rest = pieces.slice(opens ? end : at + 2);
  if (rest.some(isWorking)) return undefined;
  const conditions = conditionsOf(rest, table);
  const met = conditions && conditions.length > 0 ? meeting(everyRow(table), conditions) : undefined;
  if (met === undefined) return undefined;
  const own = subjects.map((subject) => rowsNamed(subject, noun?.kind === 'column' ? noun : undefined));
  const each = own.every((rows) => rows.some((row) => met.includes(row)));
  const sole = each && met.every((row) => own.some((rows) => rows.includes(row)));
  return told(sole, met.length, table.rows.length, met, conditions!, table, 'quantifier');
}

/** "Both web-1 and web-2 are in the EU": each of two rows. */
function bothOfThem(pieces: readonly Piece[], table: Table): Answer | undefined {
  if (!isOperator(pieces[0], 'both')) return undefined;
  const subjects = listFrom(pieces, 1);
  const rest = pieces.slice(4);
  if (
    subjects.length !== 2 ||
    rest.some(isWorking) ||
    rest[0] === undefined ||
    !isPredicate(rest[0], undefined, rest[1])
  )
    return undefined;
  const rows = subjects.map((subject) => rowsNamed(subject, undefined));
  const conditions = conditionsOf(rest, table);
  if (conditions === undefined || conditions.length === 0 || rows.some((own) => own.length !== 1))
    return undefined;
  const met = meeting(rows.flat(), conditions);
  return met && told(met.length === 2, met.length, 2, rows.flat(), conditions, table, 'quantifier');
}

/** "Ana", "Ana and Ben": the cells that stand from a place on, joined by "and". */
function listFrom(pieces: readonly Piece[], from: number): Extract<Piece, { kind: 'cell' }>[] {
  const piece = pieces[from];
  if (piece?.kind !== 'cell') return [];
  return isOperator(pieces[from + 1], 'and') ? [piece, ...listFrom(pieces, from + 2)] : [piece];
}

function told(
  answer: boolean,
  many: number,
  all: number,
  rows: readonly number[],
  conditions: readonly Condition[],
  table: Table,
  kind: MismatchKind = 'quantity',
): Answer {
  const columns = conditions.length > 0 ? conditions.map(({ column }) => column) : table.columns.slice(0, 1);
  const why = conditions.length > 0 ? `: ${conditions.map((one) => one.told).join(', ')}` : '';
  return {
    holds: answer,
    kind,
    derivation: `${many} of ${all} rows${why}`,
    cells: cellsIn(rows.slice(0, MOST_SHOWN), columns),
  };
}
