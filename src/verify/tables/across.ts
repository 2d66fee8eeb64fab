/** "The South fell from Q1 to Q2", "Porto was higher in 2025 than in 2024": one row compared over columns of periods. */

import { amountOf, sizeOf } from '../record/words/amounts.ts';
import { holds } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import { isApart } from './comparisons.ts';
import type { Piece } from './piece.ts';
import { COMPARATIVES, type Ranking } from './rankings.ts';
import { type Answer, orderOf } from './rows.ts';
import { rowsNamed } from './subject.ts';
import { CHANGES } from './words.ts';

/** The orders in which such a claim is said, piece by piece; `P` is a period, `V` an amount. */
const FORMS =
  /^(?:(?:of|for|in|at) )?C (?:X(?: by V)? (?:from P to P|between P and P)(?: by V)?|X from V (?:in )?P to V (?:in )?P|J (?:V )?K in P than (?:in )?P|K in P than in P|J same in P (?:and|as) (?:in )?P)$/;
/** "Chairs had 870 in Q2". */
const AT = /^(?:(?:of|for|in|at) )?C J V in P$/;

/** "Petra improved the most from midterm to final". */
const MOST = /^C X M from P to P$/;

/** Whether a row went further one way than every other row. */
function mostChanged(pieces: readonly Piece[], table: Table): Answer | undefined {
  const [from, to] = pieces.flatMap((piece) => (piece.kind === 'column' ? piece.columns : []));
  const [subject, change] = pieces;
  if (subject?.kind !== 'cell' || change?.kind !== 'change' || from === undefined || to === undefined)
    return undefined;
  const [row, ...others] = rowsNamed(subject, undefined);
  const steps = table.rows.map((_, at) => {
    const [a, b] = [from.cells[at], to.cells[at]].map((cell) => cell && amountOf(cell));
    return a === undefined || b === undefined ? undefined : CHANGES[change.word]! * (sizeOf(b) - sizeOf(a));
  });
  if (row === undefined || others.length > 0 || steps.includes(undefined) || !haveOneUnit(from, to))
    return undefined;
  const own = steps[row]!;
  const holds = own > 0 && steps.every((step, at) => at === row || step! < own);
  const cells = [from.cells[row]!, to.cells[row]!];
  const derivation = `${cells.map(({ quote }) => quote).join(' to ')}: most of ${steps.length} rows`;
  return { holds, kind: 'comparison', derivation, cells };
}

/** What a table says of a claim that a row has more in one period than in another; undefined for other claims. */
export function across(pieces: readonly Piece[], table: Table): Answer | undefined {
  const form = pieces.map((piece) => markOf(piece, table)).join(' ');
  if (AT.test(form)) return cellAt(pieces);
  if (MOST.test(form)) return mostChanged(pieces, table);
  if (!FORMS.test(form)) return undefined;
  const [first, second] = pieces.flatMap((piece) => (piece.kind === 'column' ? piece.columns : []));
  const subject = pieces.find((piece) => piece.kind === 'cell');
  const rows = subject?.kind === 'cell' ? rowsNamed(subject, undefined) : [];
  const sign = signOf(pieces);
  if (rows.length !== 1 || first === undefined || second === undefined || sign === undefined)
    return undefined;
  // "Higher in 2025 than in 2024" names the later one first.
  const turned = pieces.some(({ kind }) => kind === 'comparative');
  const [from, to] = turned ? [second, first] : [first, second];
  const [before, after] = [from.cells[rows[0]!], to.cells[rows[0]!]];
  if (before === undefined || after === undefined || !haveOneUnit(first, second)) return undefined;
  const order = orderOf(after, before);
  if (order === undefined) return undefined;
  const values = pieces.flatMap((piece) => (piece.kind === 'value' ? [piece] : []));
  const met =
    order === sign &&
    (values.length === 0
      ? true
      : values.length === 2
        ? values.every(({ value }, i) => holds(value, [before, after][i]!))
        : sign === 0
          ? undefined
          : isApart(values[0]!.value, after, before, sign));
  if (met === undefined) return undefined;
  const derivation = `${to.name.join(' ')} ${after.quote} ${['<', '=', '>'][order + 1]} ${from.name.join(' ')} ${before.quote}`;
  return { holds: met, kind: 'comparison', derivation, cells: [before, after] };
}

/** What a row has in one period. */
function cellAt(pieces: readonly Piece[]): Answer | undefined {
  const [subject, value, period] = ['cell', 'value', 'column'].map((kind) =>
    pieces.find((one) => one.kind === kind),
  );
  if (subject?.kind !== 'cell' || value?.kind !== 'value' || period?.kind !== 'column') return undefined;
  const rows = rowsNamed(subject, undefined);
  const cell = period.columns[0]?.cells[rows[0]!];
  const met = cell === undefined || rows.length !== 1 ? undefined : holds(value.value, cell);
  if (cell === undefined || met === undefined) return undefined;
  const derivation = `${subject.hits[0]!.cell.quote}, ${period.columns[0]!.name.join(' ')}: ${cell.quote}`;
  return { holds: met, kind: 'quantity', derivation, cells: [subject.hits[0]!.cell, cell] };
}

/** A piece as a mark of the form. */
function markOf(piece: Piece, { columns }: Table): string {
  switch (piece.kind) {
    case 'cell':
      return piece.hits.every(({ column }) => column === columns[0]) ? 'C' : '?';
    case 'column':
      return piece.period === true && piece.columns.length === 1 ? 'P' : '?';
    case 'value':
      return 'bound' in piece.value && piece.value.bound === 'exact' ? 'V' : '?';
    case 'change':
      return 'X';
    case 'extreme':
      return piece.word === 'most' ? 'M' : '?';
    case 'comparative':
      return 'K';
    case 'join':
      return piece.word === 'be' || piece.word === 'have' ? 'J' : '?';
    case 'link':
    case 'operator':
      return piece.word;
    default:
      return '?';
  }
}

/** Which way the row went, 0 for neither. */
function signOf(pieces: readonly Piece[]): 1 | 0 | -1 | undefined {
  for (const piece of pieces) {
    if (piece.kind === 'change') return CHANGES[piece.word];
    if (piece.kind === 'comparative') return COMPARATIVES[piece.word]?.find(isPlain)?.sign;
    if (piece.kind === 'operator' && piece.word === 'same') return 0;
  }
  return undefined;
}

const isPlain = ({ of, heads }: Ranking): boolean => of === 'amount' && heads === undefined;

const haveOneUnit = (one: Column, other: Column): boolean =>
  one.measure?.of === 'amount' &&
  other.measure?.of === 'amount' &&
  one.measure.unit === other.measure.unit &&
  one.per === other.per;
