import type { Value } from '../../text/values/index.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Amount } from '../record/words/amounts.ts';
import { sized } from '../record/words/amounts.ts';
import { roleOf, THINGS } from '../record/words/senses.ts';
import type { Column, Table } from './column.ts';
import type { Condition } from './condition.ts';
import { conditionsOf } from './conditions.ts';
import { quantityOf } from './held.ts';
import type { Piece } from './piece.ts';
import { isNoun, isOperator, isPredicate, isWorking, told } from './quantified.ts';
import { type Answer, everyRow, meeting } from './rows.ts';
import { bothOfThem, soleOne } from './sole.ts';
import { PEOPLE } from './words.ts';

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

/** Verbs that join, by which somebody does something. */
const DEED = /^(?:place|make|give|bring|take|offer)$/;

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
  if (conditions === undefined || isOfAnother(nounPiece, conditions)) return undefined;
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

/** "Two coaches are from Reno" of teams that are: where a row is from tells nothing of whoever stands in it. */
const isOfAnother = (noun: Piece, conditions: readonly Condition[]): boolean =>
  noun.kind === 'column' &&
  noun.columns.some(({ name }) => roleOf(name) !== undefined) &&
  conditions.some(({ column }) => column.name.some((word) => PLACE.test(word)));

const PLACE =
  /^(?:city|town|country|region|state|location|site|place|address|office|venue|from|origin|nationality|age)$/;

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

function isMet(word: Quantifier, many: number, all: number): boolean {
  if (word === 'no' || word === 'nobody') return many === 0;
  if (word === 'majority') return many * 2 > all;
  return word === 'half' ? many * 2 === all : many === all;
}
