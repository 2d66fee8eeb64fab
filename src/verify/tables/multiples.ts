/** "Turin's revenue was twice that of Bern", "Turin has three times as many staff as Graz": how many times as much one row has. */
import { compareValues } from '../../text/values/index.ts';
import { type Amount, amountOf, sized, unitOf } from '../record/words/amounts.ts';
import type { Table } from './column.ts';
import { quantityOf } from './held.ts';
import type { Piece } from './piece.ts';
import type { Answer } from './rows.ts';
import { rowsNamed } from './subject.ts';

/** Links between what is compared and what it is compared with. */
const BETWEEN = /^(?:that|of|as|the|in|for)$/;

/** The noun that names rows as well: "kettles". */
const isNounOf = ({ start }: Piece, cells: readonly Piece[]): boolean =>
  cells.some((cell) => cell.start === start);

/** What a table says of a claim that one of its rows has so many times as much as another; undefined for other claims. */
export function multiple(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex(
    (piece) => piece.kind === 'value' && 'form' in piece.value && piece.value.form === 'times',
  );
  const times = pieces[at];
  if (times?.kind !== 'value') return undefined;
  const [first, last, ...more] = pieces.filter((piece) => piece.kind === 'cell');
  const named = [...new Set(pieces.flatMap((piece) => (piece.kind === 'column' ? piece.columns : [])))];
  const [own, ...others] = named;
  // "Twice as many pillowcases as towels" of what a list has so many of.
  const many = pieces.find((piece, i) => i > at && piece.kind === 'link' && piece.word === 'as');
  const column = own ?? (many === undefined ? undefined : quantityOf(table));
  if (first === undefined || last === undefined || column === undefined) return undefined;
  if (more.length + others.length > 0 || column.measure?.of !== 'amount') return undefined;
  const there =
    own === undefined && pieces.indexOf(first) === at + 2 && at === 1 && pieces[0]!.kind === 'join';
  const ended = pieces.filter((piece) => piece.kind !== 'rows' || !isNounOf(piece, [first, last]));
  if (!((there || pieces.indexOf(first) < at) && last === ended.at(-1))) return undefined;
  const rest = ended.filter((piece) => piece !== times && piece !== first && piece !== last);
  if (
    !rest.every(
      (piece) =>
        piece.kind === 'column' ||
        piece.kind === 'join' ||
        (piece.kind === 'link' && BETWEEN.test(piece.word)),
    )
  )
    return undefined;
  const [one, other] = [first, last].map((piece) =>
    piece.kind === 'cell' ? rowsNamed(piece, undefined) : [],
  );
  if (one?.length !== 1 || other?.length !== 1) return undefined;
  const [ours, theirs] = [column.cells[one[0]!], column.cells[other[0]!]];
  const [x, y] = [ours && amountOf(ours), theirs && amountOf(theirs)];
  if (x === undefined || y === undefined || y.value.n <= 0n || unitOf(x) !== unitOf(y)) return undefined;
  const found = sized(
    { ...times.value, bound: 'exact' } as Amount,
    x.value.n * y.value.d,
    x.value.d * y.value.n,
  );
  const { relation } = compareValues(times.value, found);
  if (relation !== 'equal' && relation !== 'entails' && relation !== 'conflict') return undefined;
  return {
    kind: 'comparison',
    holds: relation !== 'conflict',
    derivation: `${column.name.join(' ')} ${ours!.quote} / ${theirs!.quote}`,
    cells: [ours!, theirs!],
  };
}
