/** Choosing, ranking and counting the rows of a table. */
import type { MismatchKind } from '../../domain/check.ts';
import { timesOf } from '../record/read/times.ts';
import type { Field } from '../record/record.ts';
import { type Amount, amountOf, sizeOf } from '../record/words/amounts.ts';
import { compareMoments, momentOf } from '../record/words/moment.ts';
import { type Column, isBlank, type Table } from './column.ts';
import type { Condition } from './condition.ts';
import type { Ranking } from './rankings.ts';
import { clockOf, yearOf } from './times.ts';

/** What a table says of a claim, with the cells that show it. */
export interface Answer {
  readonly holds: boolean;
  /** What it is a matter of, where it does not hold. */
  readonly kind: MismatchKind;
  /** How it follows, for a reader. */
  readonly derivation: string;
  readonly cells: readonly Field[];
}

/** All rows of a table, by number. */
export const everyRow = ({ rows }: Table): number[] => rows.map((_, row) => row);

/** The rows that meet all conditions; undefined where a cell does not tell. */
export function meeting(rows: readonly number[], conditions: readonly Condition[]): number[] | undefined {
  const met: number[] = [];
  for (const row of rows) {
    const told = conditions.map((condition) => condition.meets(row));
    // One condition that is not met settles it, whatever the others would say.
    if (told.includes(false)) continue;
    if (told.includes(undefined)) return undefined;
    met.push(row);
  }
  return met;
}

/** The cells of some rows in the columns that are spoken of. */
export const cellsIn = (rows: readonly number[], columns: readonly Column[]): Field[] =>
  rows.flatMap((row) => columns.flatMap(({ cells }) => cells[row] ?? []));

/** The order of two cells of one column; undefined where it cannot be told. */
export function orderOf(a: Field, b: Field): number | undefined {
  const [first, second] = [yearOf(a), yearOf(b)];
  if (first !== undefined && second !== undefined) return Math.sign(first - second);
  const [early, late] = [clockOf(a), clockOf(b)];
  if (early !== undefined && late !== undefined) return Math.sign(early - late);
  const [one, other] = [momentOf(a), momentOf(b)];
  if (one !== undefined && other !== undefined) return a.quote === b.quote ? 0 : compareMoments(one, other);
  const [x, y] = [amountOf(a), amountOf(b)];
  return x === undefined || y === undefined ? undefined : Math.sign(sizeOf(x) - sizeOf(y));
}

/** The rows that have the most of a column, or the least, of those that have any; undefined where a cell cannot be compared. */
export function extremesOf(rows: readonly number[], { cells }: Column, sign: 1 | -1): number[] | undefined {
  let best: number[] = [];
  for (const row of rows) {
    const cell = cells[row];
    if (cell === undefined || isBlank(cell)) continue;
    if (cell.values.length === 0) return undefined;
    const order = best.length === 0 ? sign : orderOf(cell, cells[best[0]!]!);
    if (order === undefined) return undefined;
    if (order === sign) best = [row];
    else if (order === 0) best.push(row);
  }
  return best;
}

/** How much the cells of some rows amount to together; undefined where one of them is no amount. */
export function sumOf(rows: readonly number[], { cells, name }: Column, table: Table): Amount | undefined {
  const times = rows.map((row) => timesOf(table.rows[row]!, name.join(' ')));
  const amounts = rows.map((row) => cells[row] && amountOf(cells[row]));
  if (amounts.length === 0 || amounts.includes(undefined) || times.includes(undefined)) return undefined;
  let [n, d] = [0n, 1n];
  for (const [k, { value }] of (amounts as Amount[]).entries()) {
    n = n * value.d + times[k]! * value.n * d;
    d *= value.d;
  }
  const first = amounts[0]!;
  const sum = { ...first, value: { n, d } };
  if (first.kind !== 'quantity' || first.value.n === 0n) return sum as Amount;
  // What it is in the unit of the cells grows with it.
  const written = {
    n: n * first.written.n * first.value.d,
    d: d * first.written.d * first.value.n,
  };
  return { ...sum, written } as Amount;
}

/** Whether a column can be ranked so. */
export const isRankedBy = ({ measure, name }: Column, { of, heads, unit }: Ranking): boolean =>
  measure !== undefined &&
  (unit === undefined || (measure.of === 'amount' && unit.test(measure.unit))) &&
  (of === 'any' || measure.of === of) &&
  (heads === undefined || name.some((word) => heads.test(word)));
