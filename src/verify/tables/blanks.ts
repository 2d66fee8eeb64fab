/** What is not done yet: the empty cell of a column of days on which it was done, "has not been shipped yet", "is still open". */
import { STATE_NAME } from '../record/words/states.ts';
import { type Column, isBlank, type Table } from './column.ts';
import type { Condition } from './condition.ts';
import { type Found, type Piece, span, type Token } from './piece.ts';

/** Heads of when something was done, behind which nothing is left to do. */
const DONE =
  /^(?:shipped|dispatched|delivered|closed|resolved|completed|finished|returned|paid|approved|signed|answered|refunded|fixed|published|arrived|received)$/;
const BESIDE = /^(?:on|at|date|time|when)$/;

/** Adjectives of what such a day has not come for. */
const OPEN: Readonly<Record<string, RegExp>> = {
  open: /^(?:closed|resolved|completed|fixed)$/,
  unresolved: /^(?:resolved|closed|fixed)$/,
  unpaid: /^paid$/,
  undelivered: /^delivered$/,
  unsigned: /^signed$/,
  unanswered: /^answered$/,
};

/** Whether a column has the days on which something was done, and no other column tells how things stand. */
export const isOfDeeds = ({ name, measure, cells, spans }: Column, { columns }: Table): boolean =>
  spans === undefined &&
  measure?.of === 'moment' &&
  DONE.test(name[0]!) &&
  name.slice(1).every((word) => BESIDE.test(word)) &&
  cells.every((cell) => cell !== undefined) &&
  !columns.some((one) => one.name.some((word) => STATE_NAME.test(word)));

/** "Still open", "unpaid": that the cell is empty. */
export function blankAt(tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const still = tokens[at]!.form === 'still' ? 1 : 0;
  const head = OPEN[tokens[at + still]?.form ?? ''];
  if (head === undefined || tokens[at + still + 1] !== undefined) return undefined;
  const [column, ...others] = table.columns.filter((one) => isOfDeeds(one, table) && head.test(one.name[0]!));
  if (column === undefined || others.length > 0) return undefined;
  const place = span(tokens, at, still + 1);
  return {
    piece: { kind: 'operator', word: 'not', ...place },
    more: { kind: 'column', columns: [column], plural: false, ...place },
    length: still + 1,
  };
}

/** That it was done, or was not: of a column of days that is said alone. */
export function ofDeed(
  piece: Piece,
  pieces: readonly Piece[],
  at: number,
  open: Set<Piece>,
  table: Table,
): Condition | undefined {
  if (piece.kind !== 'column' && piece.kind !== 'verb') return undefined;
  const [column] = piece.columns.filter((one) => isOfDeeds(one, table));
  const before = pieces.slice(0, at).findLast(({ kind }) => kind !== 'join');
  const told = pieces[at - 1]?.kind === 'join' || before?.kind === 'operator';
  const next = pieces[at + 1];
  if (column === undefined || !told || next?.kind === 'value' || pieces[at + 2]?.kind === 'value')
    return undefined;
  const denied = before?.kind === 'operator' && before.word === 'not';
  if (denied) open.delete(before);
  return {
    column,
    meets: (row) => {
      const cell = column.cells[row];
      return cell === undefined ? undefined : isBlank(cell) === denied;
    },
    told: `${column.name.join(' ')} ${denied ? 'empty' : 'filled in'}`,
  };
}
