/** "A-3 has the highest total", "the lowest fee is $5", "Ana earns more than everyone else", "the second largest". */
import type { Field } from '../record/record.ts';
import { holds, mayHold } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import { conditionsOf } from './conditions.ts';
import type { Piece } from './piece.ts';
import { COMPARATIVES, EXTREMES, type Ranking } from './rankings.ts';
import { type Answer, cellsIn, everyRow, extremesOf, isRankedBy, meeting } from './rows.ts';
import { type Ranked, rankedColumn, rowsNamed } from './subject.ts';

/** What a table says of a claim that something is the most or the least of its rows; undefined for other claims. */
export function extreme(pieces: readonly Piece[], table: Table): Answer | undefined {
  const [one, other] = bothOf(pieces);
  if (one === undefined || other === undefined) return extremeOf(pieces, table);
  const [first, second] = [extremeOf(one, table), extremeOf(other, table)];
  if (first === undefined || second === undefined) return undefined;
  return {
    ...first,
    holds: first.holds && second.holds,
    derivation: `${first.derivation}; ${second.derivation}`,
    cells: [...first.cells, ...second.cells],
  };
}

/** "Both the wettest and the windiest day": what is said of two extremes, each for itself; none for other claims. */
function bothOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const at = pieces.findIndex(
    (piece, i) =>
      piece.kind === 'operator' &&
      piece.word === 'and' &&
      isExtreme(pieces[i - 1]) &&
      isExtreme(pieces[i + 1]),
  );
  if (at < 0) return [];
  const rest = (without: number): Piece[] =>
    pieces.filter(
      (piece, i) =>
        i !== at && i !== without && !(piece.kind === 'operator' && piece.word === 'both' && i === at - 2),
    );
  return [rest(at + 1), rest(at - 1)];
}

const isExtreme = (piece: Piece | undefined): boolean => piece?.kind === 'extreme';

function extremeOf(pieces: readonly Piece[], table: Table): Answer | undefined {
  const cue = cueOf(pieces);
  if (cue === undefined) return undefined;
  const { at, rest, rankings, rank } = cue;
  const subject = subjectOf(rest, pieces, at);
  const value = rest.find((piece) => piece.kind === 'value');
  if (value?.kind === 'value' && 'bound' in value.value && value.value.bound !== 'exact') return undefined;
  if (subject === undefined && value === undefined) return undefined;
  const ranked = rankedColumn(
    table,
    rankings,
    rest.filter((piece) => piece !== subject),
  );
  if (ranked === undefined) return undefined;
  const { column, sign } = ranked;
  if (value !== undefined && (value.kind !== 'value' || !mayHold(column, value.value))) return undefined;
  const filters = rest.filter(
    (piece) =>
      piece !== subject &&
      piece !== value &&
      piece.kind !== 'rows' &&
      !names(piece, column) &&
      !(piece === rest[rest.indexOf(subject!) - 1] && isHeadOf(piece, subject)),
  );
  const conditions = conditionsOf(filters, table);
  const among = conditions && meeting(everyRow(table), conditions);
  if (among === undefined || among.length === 0) return undefined;
  const best = nth(among, column, sign, rank);
  if (best === undefined || !isAgreed(best, among, ranked, rankings, table)) return undefined;
  const cells = cellsIn(best, [column]);
  const shown: readonly Field[] = [
    ...cells,
    ...(subject?.kind === 'cell' ? subject.hits.map(({ cell }) => cell) : []),
  ];
  const place = rank === 1 ? '' : ` (${rank})`;
  const derivation = `${sign > 0 ? 'most' : 'least'}${place} of ${column.name.join(' ')} among ${among.length} rows: ${cells[0]?.quote}`;
  const holdsOf = (answer: boolean): Answer => ({
    holds: answer,
    kind: 'comparison',
    derivation,
    cells: shown,
  });
  if (value?.kind === 'value') {
    const same = holds(value.value, cells[0]!);
    if (same === undefined) return undefined;
    if (!same || subject === undefined) return holdsOf(same);
  }
  if (subject?.kind !== 'cell') return undefined;
  const own = rowsNamed(subject, rest[rest.indexOf(subject) - 1]).filter((row) => among.includes(row));
  // "DHL has the highest cost" of one of its shipments, or of all: only "the highest shipment" tells.
  if (own.length > 1 && best.length < own.length && !rest.some(({ kind }) => kind === 'rows'))
    return undefined;
  // One of several that have as much: neither the one nor not.
  if (best.some((row) => own.includes(row)) && !best.every((row) => own.includes(row))) return undefined;
  return holdsOf(best.every((row) => own.includes(row)));
}

/** Whether no other column of the unit has another for its extreme, where any of them may be meant. */
const isAgreed = (
  best: readonly number[],
  among: readonly number[],
  { column, sign, other }: Ranked,
  [ranking]: readonly Ranking[],
  { columns }: Table,
): boolean =>
  columns.every(
    (one) =>
      one === column ||
      !(one === other || (ranking?.agreed === true && isRankedBy(one, { ...ranking, heads: undefined }))) ||
      extremesOf(among, one, sign)?.join() === best.join(),
  );

/** The word for the extreme, which of the rows by order it is, and all other pieces. */
function cueOf(pieces: readonly Piece[]) {
  const at = pieces.findIndex(
    (piece, i) => piece.kind === 'extreme' || (piece.kind === 'comparative' && isOverAll(pieces, i)),
  );
  if (at < 0) return undefined;
  const piece = pieces[at]!;
  // "Most employees earn …" counts them.
  if (at === 0 && piece.kind === 'extreme' && piece.word === 'most' && pieces[1]?.kind === 'rows')
    return undefined;
  if (piece.kind !== 'extreme' && piece.kind !== 'comparative') return undefined;
  const rankings = piece.kind === 'extreme' ? EXTREMES[piece.word] : COMPARATIVES[piece.word];
  const before = pieces[at - 1];
  const ordinal =
    before?.kind === 'value' && before.value.kind === 'number' && before.value.form === 'ordinal';
  const rank = ordinal && 'value' in before.value ? Number(before.value.value.n) : 1;
  const rest = pieces.filter(
    (one, i) =>
      i !== at &&
      !(ordinal && i === at - 1) &&
      !(one.kind === 'operator' && /^(?:than|others|all)$/.test(one.word)),
  );
  const more = rest.some(
    (one) => one.kind === 'extreme' || one.kind === 'comparative' || one.kind === 'operator',
  );
  return more || rankings === undefined ? undefined : { at, rest, rankings, rank };
}

/** "More than any other", "earlier than everyone else": more than all. */
function isOverAll(pieces: readonly Piece[], at: number): boolean {
  const than = pieces.findIndex((one, i) => i > at && one.kind === 'operator' && one.word === 'than');
  const next = pieces[than + 1];
  return than > 0 && next?.kind === 'operator' && next.word === 'others';
}

/** The cell that the claim is about: that it begins with, or that it says to be the extreme. */
function subjectOf(pieces: readonly Piece[], all: readonly Piece[], cue: number): Piece | undefined {
  const first = pieces.findIndex(({ kind }) => kind === 'cell');
  if (first < 0) return undefined;
  // In "the cheapest lighting product is the lamp" the cell before the verb says among which.
  if (
    all.indexOf(pieces[first]!) < cue &&
    (pieces.slice(0, first).every(({ kind }) => kind === 'column' || kind === 'rows') ||
      isOneRow(pieces.slice(0, first), pieces[first]!)) &&
    joined(pieces.slice(first + 1).find(({ kind }) => kind !== 'rows'))
  )
    return pieces[first];
  const at = pieces.findLastIndex(({ kind }) => kind === 'cell');
  const behind = pieces.slice(at + 1).map(({ kind }) => kind);
  // "The hottest day was 11 June, with a high of 27".
  const isLast = behind.length === 0 || /^(?:link )?(?:column )?(?:link )?value$/.test(behind.join(' '));
  if (!isLast || at < 0) return undefined;
  return joined(pieces[at - 1]) || isToldOf(pieces.slice(0, at)) ? pieces[at] : undefined;
}

/** "The flight to Madrid has": a row told by another of its cells. */
const isOneRow = (before: readonly Piece[], cell: Piece): boolean =>
  /^rows (?:link|column)$/.test(before.map(({ kind }) => kind).join(' ')) &&
  cell.kind === 'cell' &&
  cell.hits.length === 1 &&
  cell.hits[0]!.rows.length === 1;

/** "The highest price was in Oslo", "… was recorded on 14 June", "the heaviest carton is the one with the sheets". */
function isToldOf(before: readonly Piece[]): boolean {
  const kinds = before.map(({ kind }) => kind).join(' ');
  const link = before.at(-1);
  return (
    link?.kind === 'link' &&
    /^(?:on|in|at|with|for|by|of|to|from)$/.test(link.word) &&
    /join (?:join )?(?:rows )?link$/.test(kinds)
  );
}

const joined = (piece: Piece | undefined): boolean =>
  piece?.kind === 'join' || piece?.kind === 'verb' || piece?.kind === 'column';

/** "To Madrid" under "To": the head of the cell behind it. */
const isHeadOf = (piece: Piece, cell: Piece | undefined): boolean =>
  piece.kind === 'column' &&
  cell?.kind === 'cell' &&
  cell.hits.some(({ column }) => piece.columns.includes(column));

const names = (piece: Piece, column: Column): boolean =>
  (piece.kind === 'column' || piece.kind === 'verb') && piece.columns.includes(column);

/** The rows that come so far down in the order of a column. */
function nth(rows: readonly number[], column: Column, sign: 1 | -1, rank: number): number[] | undefined {
  let left = [...rows];
  let best: number[] | undefined;
  for (let i = 0; i < rank; i++) {
    best = extremesOf(left, column, sign);
    if (best === undefined || best.length === 0) return undefined;
    // Of two that share a place it cannot be told which is the next.
    if (i + 1 < rank && best.length > 1) return undefined;
    left = left.filter((row) => !best!.includes(row));
  }
  return best;
}
