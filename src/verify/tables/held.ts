/** "The Hamburg warehouse has 17 toasters", "carton 4 contains fifteen bathrobes": a number of what a row is of, as its quantity. */
import { holds } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import { conditionsOf } from './conditions.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn, everyRow, meeting } from './rows.ts';

/** Heads of how many there are of what a row is of. */
const COUNTED =
  /^(?:quantity|qty|pieces|pcs|units|count|copies|in stock|stock|on hand|available|number|no of units)$/;
/** Those of what is there now. */
export const STOCKED = /^(?:in stock|stock|on hand|available)$/;
/** Heads of how many more there are, of other states. */
const MORE =
  /^(?:reserved|ordered|sold|damaged|returned|incoming|in transit|on order|allocated|committed|planned|requested|received|missing|backordered|min|minimum|reorder|reorder level|reorder point)$/;

/** The only column of how many there are; undefined where others tell how many there are otherwise. */
export function quantityOf({ columns }: Table): Column | undefined {
  const counts = columns.filter(
    ({ name, measure, spans }) =>
      measure?.of === 'amount' &&
      measure.unit === 'number' &&
      spans === undefined &&
      COUNTED.test(name.join(' ')),
  );
  return counts.length === 1 ? counts[0] : undefined;
}

/** What a table says of a claim of how many of a thing there are; undefined for other claims. */
export function held(pieces: readonly Piece[], table: Table): Answer | undefined {
  const column = quantityOf(table);
  const at = pieces.findIndex(
    (piece, i) => piece.kind === 'value' && pieces[i + 1]?.kind === 'cell' && isThing(pieces[i + 1]!, column),
  );
  const [number, thing] = [pieces[at], pieces[at + 1]];
  if (column === undefined || number?.kind !== 'value' || thing?.kind !== 'cell') return undefined;
  if (number.value.kind !== 'number' || number.value.form !== 'cardinal') return undefined;
  const head = column.name.join(' ');
  const others = table.columns.some((one) => MORE.test(one.name.join(' ')));
  // Beside others that are reserved or on order only "in stock" tells which are meant.
  const isNamed = pieces.some((piece) => piece.kind === 'column' && piece.columns.includes(column));
  if (others && !(STOCKED.test(head) && isNamed)) return undefined;
  const behind = pieces[at + 2]?.kind === 'rows' && pieces[at + 2]!.start === thing.start ? 1 : 0;
  const rest = [...pieces.slice(0, at), thing, ...pieces.slice(at + 2 + behind)].filter(
    (piece) => piece.kind !== 'rows' && !(piece.kind === 'column' && piece.columns.includes(column)),
  );
  if (!rest.every((piece) => /^(?:cell|join|link|column|verb|rows)$/.test(piece.kind))) return undefined;
  if (rest.some((piece) => piece.kind === 'verb' && piece.doers.length > 0)) return undefined;
  if (rest.some((piece) => piece.kind === 'join' && !HAVING.test(piece.word))) return undefined;
  const conditions = conditionsOf(rest, table);
  const rows = conditions && meeting(everyRow(table), conditions);
  const cell = column.cells[rows?.[0] ?? -1];
  if (rows?.length !== 1 || cell === undefined) return undefined;
  const met = holds(number.value, cell);
  if (met === undefined) return undefined;
  return {
    holds: met,
    kind: 'quantity',
    derivation: `${head} ${cell.quote}: ${conditions!.map(({ told }) => told).join(', ')}`,
    cells: [
      cell,
      ...cellsIn(
        rows,
        conditions!.map((one) => one.column),
      ),
    ],
  };
}

/** Verbs by which there are so many. */
const HAVING = /^(?:be|have|contain|include|list|show)$/;

const isThing = (piece: Piece, column: Column | undefined): boolean =>
  piece.kind === 'cell' && piece.hits.length === 1 && piece.hits[0]!.column !== column;
