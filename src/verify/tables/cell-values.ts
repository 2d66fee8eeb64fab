/** Values that a claim says of a table: the column that one is of, and whether a cell has it. */

import { compareValues, type MoneyValue, type Value } from '../../text/values/index.ts';
import type { Field } from '../record/record.ts';
import type { Column, Table } from './column.ts';
import type { Piece } from './piece.ts';
import { isLink } from './piece.ts';

export type NumberPiece = Extract<Piece, { kind: 'value' }>;

/** The columns that a piece beside names. */
export const columnsBeside = (pieces: readonly Piece[], at: number): readonly Column[] => {
  for (const near of [pieces[at - 1], pieces[at + 1], isLink(pieces[at - 1]) ? pieces[at - 2] : undefined])
    if (near?.kind === 'column') return near.columns;
  return [];
};

/** Whether a cell has the value that the claim says, or lies within its bound. */
export function holds(value: Value, cell: Field): boolean | undefined {
  const [first] = cell.values;
  if (first === undefined || cell.values.length > 1) return undefined;
  // "At 01:00" of a day and its time.
  if (value.kind === 'time' && first.kind === 'datetime' && value.bound === undefined)
    return value.time.h === first.time.h && value.time.min === first.time.min;
  const { relation } = compareValues(alike(value, first), first);
  if (relation === 'equal' || relation === 'entails') return true;
  return relation === 'conflict' ? false : undefined;
}

/** A bare number of a claim in the currency or unit of the cell that it is held against: its head says it. */
export function alike(value: Value, cell: Value): Value {
  // That it is for each month, its column says as well.
  if (value.kind !== 'number') return 'per' in value ? { ...value, per: undefined } : value;
  if (value.form === 'points') return { ...value, form: 'cardinal' };
  if (value.form !== 'cardinal') return value;
  if (cell.kind === 'money') return { ...value, kind: 'money', currency: cell.currency } as Value;
  // Nothing is nothing in any unit.
  if (cell.kind === 'quantity' && value.value.n === 0n)
    return { ...value, kind: 'quantity', base: cell.base, unit: cell.unit, written: value.value } as Value;
  if (cell.kind === 'quantity' && cell.written.n !== 0n) {
    const { n, d } = value.value;
    const upper = value.upper && {
      n: value.upper.n * cell.value.n * cell.written.d,
      d: value.upper.d * cell.value.d * cell.written.n,
    };
    const base = { n: n * cell.value.n * cell.written.d, d: d * cell.value.d * cell.written.n };
    return {
      ...value,
      kind: 'quantity',
      base: cell.base,
      unit: cell.unit,
      written: value.value,
      value: base,
      ...(upper && { upper }),
    } as Value;
  }
  return value;
}

/** The column that a number is of: the one named beside it, or by the verb before it, or the only one of its kind. */
export function columnOf(
  { value }: NumberPiece,
  pieces: readonly Piece[],
  at: number,
  table: Table,
): Column | undefined {
  const held = table.columns.filter((column) => mayHold(column, value));
  const beside = columnsBeside(pieces, at);
  if (beside.length > 0) return only(held.filter((column) => beside.includes(column)));
  const verb = pieces.slice(0, at).findLast((one) => one.kind === 'verb');
  if (verb?.kind === 'verb') {
    const said = held.filter((column) => verb.columns.includes(column));
    // What something costs is no rate by which it is reckoned.
    const whole = said.filter(
      ({ name, per: each }) => each === '' && !name.some((word) => /^(?:rate|unit)$/.test(word)),
    );
    return only(said.length > 1 ? whole : said);
  }
  // What follows from two columns is meant where it is named.
  const may = held.filter(({ spans }) => spans === undefined);
  // A bare number may be of anything, and a day of anything that happened.
  if (value.kind === 'number' && value.bound === 'exact') return undefined;
  const dated = value.kind === 'date' || value.kind === 'datetime';
  return only(dated ? may.filter(({ name }) => name.every((word) => WHEN.test(word))) : may);
}

const only = (columns: readonly Column[]): Column | undefined =>
  columns.length === 1 ? columns[0] : undefined;

const AS_EQUAL = ({ value }: MoneyValue) => ({ value, bound: 'exact' as const, upper: undefined });

/** Heads of columns that say when all of a row is. */
const WHEN = /^(?:date|day|time|month|year|when|period|week|quarter|of|and|on|at)$/;

/** Heads of numbers that are names of things. */
const NAMES = /^(?:id|no|nr|number|index|code|zip|postcode|phone|position|row|line|page|version)$/;

/** Whether a column holds values like the one that a claim says. */
export function mayHold({ measure, name, cells, per }: Column, value: Value): boolean {
  if (measure === undefined) return false;
  if ('per' in value && value.per !== undefined && value.per.join(' ') !== per) return false;
  if (value.kind === 'date' || value.kind === 'datetime') return measure.of === 'moment';
  if (value.kind === 'time')
    return (
      measure.of === 'moment' && cells.some((cell) => /^(?:time|datetime)$/.test(cell?.values[0]?.kind ?? ''))
    );
  if (measure.of !== 'amount' || name.some((word) => NAMES.test(word))) return false;
  if (value.kind === 'number')
    return value.form === 'cardinal' ? !/%/.test(measure.unit) : measure.unit === 'number';
  if (value.kind === 'money') {
    // "$" is of several currencies.
    const first = cells.find((cell) => cell !== undefined)?.values[0];
    return (
      first?.kind === 'money' &&
      compareValues({ ...value, ...AS_EQUAL(first), per: undefined }, first).relation === 'equal'
    );
  }
  return value.kind === 'quantity' && measure.unit === value.base;
}
