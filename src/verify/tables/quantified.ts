/** Pieces of claims of how many rows are so, and what is answered to them. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Table } from './column.ts';
import type { Condition } from './condition.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn } from './rows.ts';

/** Rows shown of those that were counted, at the most. */
const MOST_SHOWN = 3;

/** Whether a piece is such a word. */
export const isOperator = (piece: Piece | undefined, word: string): boolean =>
  piece?.kind === 'operator' && piece.word === word;

export const isWorking = (piece: Piece): boolean =>
  piece.kind === 'extreme' ||
  piece.kind === 'comparative' ||
  (piece.kind === 'operator' && !/^(?:and|but|not|or)$/.test(piece.word));

export const isNoun = (piece: Piece | undefined): boolean =>
  piece?.kind === 'rows' || piece?.kind === 'column';

/** "All students passed": a column of yes and no. */
const saysSo = (piece: Piece): boolean => piece.kind === 'column' && piece.columns.every(({ flag }) => flag);

/** A verb that tells of the rows, and none of the clause that says which are meant. */
export const isPredicate = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  (piece.kind === 'join' ||
    piece.kind === 'verb' ||
    saysSo(piece) ||
    (piece.kind === 'value' && before?.kind !== 'link')) &&
  !(before?.kind === 'link' && /^(?:that|who|which)$/.test(before.word)) &&
  // "Tickets requested by Ana were approved".
  !(piece.kind === 'verb' && before?.kind !== 'join' && next?.kind === 'link' && next.word === 'by');

/** The answer, with how many of how many rows are so. */
export function told(
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
