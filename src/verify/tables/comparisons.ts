/** "A-3 is larger than A-1", "Ana earns $400 more than Ben", "INV-3 is due before INV-1". */
import { compareValues, type Value } from '../../text/values/index.ts';
import type { Field } from '../record/record.ts';
import { amountOf, sized } from '../record/words/amounts.ts';
import { lengthOf, liesBy, momentOf } from '../record/words/moment.ts';
import { alike } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import type { Piece } from './piece.ts';
import { COMPARATIVES } from './rankings.ts';
import { type Answer, isRankedBy, orderOf } from './rows.ts';
import { rankedColumn, rowsNamed } from './subject.ts';
import { yearOf } from './times.ts';
import { CHANGES } from './words.ts';

/** What a table says of a claim that one of its rows has more of something than another; undefined for other claims. */
export function comparison(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex(({ kind }) => kind === 'comparative');
  const cue = pieces[at];
  if (cue?.kind !== 'comparative') return undefined;
  const rankings = COMPARATIVES[cue.word]!;
  // "INV-3 is due before INV-1" has no "than".
  const than = pieces.findIndex((piece) => piece.kind === 'operator' && piece.word === 'than');
  const [first, ...more] = pieces.slice(0, than < 0 ? at : than).filter(({ kind }) => kind === 'cell');
  const last = pieces.at(-1);
  if (first?.kind !== 'cell' || last?.kind !== 'cell' || first === last || more.length > 0) return undefined;
  const by = pieces[at - 1]?.kind === 'value' ? pieces[at - 1] : undefined;
  const rest = pieces.filter((one) => one !== cue && one !== first && one !== last && one !== by);
  if (!rest.every((piece) => isPassed(piece))) return undefined;
  const ranked = rankedColumn(table, rankings, rest);
  const [one, other] = [rowsNamed(first, undefined), rowsNamed(last, undefined)];
  if (ranked === undefined || !isOneOf(one, ranked.column) || !isOneOf(other, ranked.column))
    return undefined;
  const { column, sign } = ranked;
  const own = [column, ...(column.spans ?? [])];
  const isOther = (piece: Piece): boolean =>
    (piece.kind === 'column' || piece.kind === 'verb') && !piece.columns.some((one) => own.includes(one));
  if (rest.some(isOther)) return undefined;
  const answer = compared(column, one[0]!, other[0]!, sign, by);
  if (ranked.other === undefined && rankings[0]!.agreed === undefined) return answer;
  // Where either of two columns may be meant, both have to say so.
  const others = table.columns.filter(
    (also) =>
      also !== column &&
      (also === ranked.other ||
        (rankings[0]!.agreed === true && isRankedBy(also, { ...rankings[0]!, heads: undefined }))),
  );
  const same = others.every(
    (also) => compared(also, one[0]!, other[0]!, sign, undefined)?.holds === answer?.holds,
  );
  return same ? answer : undefined;
}

/** Whether some rows are one, or all have the same. */
const isOneOf = (rows: readonly number[], { cells }: Column): boolean =>
  rows.length > 0 && new Set(rows.map((row) => cells[row]?.quote)).size === 1;

/** "Revenue fell from February to March", "… rose by $3,500 …": undefined for other claims. */
export function change(pieces: readonly Piece[]): Answer | undefined {
  const [named, cue] = pieces;
  if (cue?.kind !== 'change' || (named?.kind !== 'column' && named?.kind !== 'verb')) return undefined;
  const sign = CHANGES[cue.word]!;
  const ends = pieces.filter(({ kind }) => kind === 'cell');
  const rest = pieces.slice(2).filter(({ kind }) => kind !== 'cell');
  const by = rest.find(({ kind }) => kind === 'value');
  const words = rest.flatMap((piece) => (piece.kind === 'link' ? [piece.word] : []));
  const [from, to] = ends;
  if (words.join(' ') !== (by === undefined ? 'from to' : 'by from to')) return undefined;
  if (rest.length !== words.length + (by === undefined ? 0 : 1)) return undefined;
  const column = named.columns.length === 1 ? named.columns[0]! : undefined;
  if (from?.kind !== 'cell' || to?.kind !== 'cell' || ends.length !== 2 || column?.measure === undefined)
    return undefined;
  const [one, other] = [rowsNamed(from, undefined), rowsNamed(to, undefined)];
  if (one.length !== 1 || other.length !== 1) return undefined;
  return compared(column, other[0]!, one[0]!, sign, by);
}

/** Whether one row has more in a column than another, and by so much where that is said. */
function compared(
  column: Column,
  row: number,
  other: number,
  sign: 1 | -1,
  by: Piece | undefined,
): Answer | undefined {
  const [ours, theirs] = [column.cells[row], column.cells[other]];
  if (ours === undefined || theirs === undefined) return undefined;
  const order = orderOf(ours, theirs);
  if (order === undefined) return undefined;
  const derivation = `${column.name.join(' ')} ${ours.quote} ${SIGNS[order + 1]} ${theirs.quote}`;
  const apart =
    order !== sign || by?.kind !== 'value' ? order === sign : isApart(by.value, ours, theirs, sign);
  return apart === undefined
    ? undefined
    : { holds: apart, kind: 'comparison', derivation, cells: [ours, theirs] };
}

const SIGNS = ['<', '=', '>'];

const isPassed = (piece: Piece): boolean =>
  piece.kind === 'join' ||
  piece.kind === 'link' ||
  piece.kind === 'column' ||
  piece.kind === 'verb' ||
  piece.kind === 'rows' ||
  (piece.kind === 'operator' && piece.word === 'than');

/** Whether two cells lie so far apart. */
export function isApart(by: Value, one: Field, other: Field, sign: 1 | -1): boolean | undefined {
  const [a, b] = [momentOf(one), momentOf(other)];
  if (a !== undefined && b !== undefined) {
    const length = lengthOf(by);
    return length && (sign > 0 ? liesBy(a, b, length) : liesBy(b, a, length));
  }
  const [early, late] = [yearOf(other), yearOf(one)];
  const years = early === undefined || late === undefined ? undefined : sign * (late - early);
  if (years !== undefined) {
    const length = lengthOf(by);
    return length?.unit === 'month' && length.bound === 'exact' ? years * 12 === length.count : undefined;
  }
  const [x, y] = [amountOf(one), amountOf(other)];
  if (x === undefined || y === undefined) return undefined;
  const apart = x.value.n * y.value.d - y.value.n * x.value.d;
  const found = sized(x, apart < 0n ? -apart : apart, x.value.d * y.value.d);
  const { relation } = compareValues(alike(by, found), found);
  return relation === 'equal' || relation === 'entails' ? true : relation === 'conflict' ? false : undefined;
}
