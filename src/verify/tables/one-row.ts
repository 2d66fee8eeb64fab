/** "The order of 9 May over $18 is pending", "the site that opened in 2016 has 9 staff": what cells of one row say together. */

import { isOfDeeds } from './blanks.ts';
import { mainOf } from './called.ts';
import { type Column, IN_TABLE, type Table } from './column.ts';
import { conditionsOf } from './conditions.ts';
import { isOfThings } from './parts.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn, everyRow, meeting } from './rows.ts';
import { someAreVoid } from './totals.ts';

/** Pieces of which such a claim is made. */
const PLAIN: ReadonlySet<Piece['kind']> = new Set([
  'cell',
  'value',
  'column',
  'join',
  'link',
  'verb',
  'rows',
]);

/** Conditions of one row, at the least. */
const LEAST = 2;

/** "The order", "A-3" under the first head: what a row is of. Of what it refers to, "PO-8", the rest of it says nothing. */
const isOfRow = (piece: Piece, table: Table): boolean =>
  piece.kind === 'rows' || isKey(piece, table) || isPlace(piece);

/** What a row is called: by its first head, or by the head of a thing of which no two rows have the same. */
const isKey = (piece: Piece | undefined, { columns }: Table): boolean =>
  piece?.kind === 'cell' &&
  piece.hits.some(
    ({ column }) =>
      column === columns[0] || column === mainOf(columns) || (isOfThings(column) && isUnique(column)),
  );

const isUnique = ({ cells }: Column): boolean =>
  new Set(cells.map((cell) => cell?.quote)).size === cells.length;

/** "The first train listed". */
const isPlace = (piece: Piece): boolean =>
  piece.kind === 'cell' && piece.hits.every(({ column }) => column.name[0] === IN_TABLE);

/** "It was clear on 3 March", "no rain fell on 3 March": as "3 March was clear", "3 March had no rain". */
function turned(pieces: readonly Piece[], table: Table): readonly Piece[] {
  const [first, second] = pieces;
  const [link, key] = pieces.slice(-2);
  // "8.4 mm of rain fell on 12 June".
  const of = second?.kind === 'link' && second.word === 'of' ? pieces[2] : second;
  const opens = first?.kind === 'join' || (first?.kind === 'value' && of?.kind === 'column');
  if (!opens || link?.kind !== 'link' || !/^(?:on|in|at|for)$/.test(link.word) || !isKey(key, table))
    return pieces;
  const { start, end } = link;
  const rest = pieces.slice(0, -2);
  return first.kind === 'join'
    ? [key!, ...rest]
    : [key!, { kind: 'join', word: 'have', start, end }, ...rest];
}

/** "Has", "leaves", and "won" of "Forest Town won five": a head that is what was done. */
const isVerb = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  piece.kind === 'join' ||
  piece.kind === 'verb' ||
  (piece.kind === 'column' &&
    before?.kind === 'cell' &&
    next?.kind === 'value' &&
    piece.columns.every(({ name }) => PAST.test(name.join(' '))));

const PAST = /^(?:won|lost|drawn|played|scored|sold|made|\p{L}+ed)$/u;

/** "Mei Tanaka's extension is": without the head of what is told of it. */
const subjectIn = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.length > 1 && pieces.at(-1)?.kind === 'column' && pieces.at(-2)?.kind === 'cell'
    ? pieces.slice(0, -1)
    : pieces;

/** Whether what is denied is that something was done on some day: of other things not to be so may mean more. */
const isPlain = (pieces: readonly Piece[], table: Table): boolean =>
  pieces.every((piece, at) => {
    if (piece.kind !== 'operator') return PLAIN.has(piece.kind);
    const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'join');
    return (
      piece.word === 'not' &&
      next?.kind === 'column' &&
      next.columns.every((column) => column.flag || isOfDeeds(column, table))
    );
  });

/** Heads of when a row was taken down. */
const WHEN = /^(?:date|day|time|timestamp|ts|datetime|recorded at|measured at|observed at|at)$/;

/**
 * That the rows which a claim names are as it says; undefined for other claims, and where they are not: what a table
 * does not say in these words may be meant otherwise.
 */
export function oneRow(said: readonly Piece[], table: Table): Answer | undefined {
  const pieces = turned(said, table);
  if (!isPlain(pieces, table)) return undefined;
  const verb = pieces.findIndex((piece, at) => at > 0 && isVerb(piece, pieces[at - 1], pieces[at + 1]));
  if (!pieces.slice(0, Math.max(0, verb)).some((piece) => isOfRow(piece, table))) return undefined;
  const named = verb < 0 ? undefined : conditionsOf(subjectIn(pieces.slice(0, verb)), table);
  const all = verb < 0 ? undefined : conditionsOf(pieces, table);
  if (named === undefined || all === undefined || named.length === 0 || all.length < LEAST) return undefined;
  if (all.length <= named.length || new Set(all.map(({ column }) => column)).size !== all.length)
    return undefined;
  // "The north sensor measured 3.6 °C at 01:00": which of its rows is meant a moment tells.
  const moments = all.filter(
    (one) => WHEN.test(one.column.name.join(' ')) && !named.some(({ column }) => column === one.column),
  );
  const telling = [...named, ...(all.length > named.length + moments.length ? moments : [])];
  const [among, met] = [meeting(everyRow(table), telling), meeting(everyRow(table), all)];
  if (among === undefined || met?.length !== 1 || among.length !== 1) return undefined;
  // "Raf took six days" of a request for them that was rejected.
  const doing = pieces[verb]!;
  if (doing.kind === 'join' && /^(?:take|make)$/.test(doing.word) && someAreVoid(met, all, table))
    return undefined;
  return {
    kind: 'entity',
    holds: true,
    derivation: all.map(({ told }) => told).join(', '),
    cells: cellsIn(
      met,
      all.map(({ column }) => column),
    ),
  };
}
