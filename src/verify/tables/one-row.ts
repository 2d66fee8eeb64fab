/** "The order of 9 May over $18 is pending", "the site that opened in 2016 has 9 staff": what cells of one row say together. */

import { conditionsOf } from './conditions.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn, everyRow, meeting } from './rows.ts';
import type { Table } from './table.ts';

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
const isOfRow = (piece: Piece, { columns: [first] }: Table): boolean =>
  piece.kind === 'rows' || (piece.kind === 'cell' && piece.hits.some(({ column }) => column === first));

/**
 * That the rows which a claim names are as it says; undefined for other claims, and where they are not: what a table
 * does not say in these words may be meant otherwise.
 */
export function oneRow(pieces: readonly Piece[], table: Table): Answer | undefined {
  if (!pieces.every(({ kind }) => PLAIN.has(kind))) return undefined;
  const verb = pieces.findIndex(({ kind }, at) => at > 0 && kind === 'join');
  if (!pieces.slice(0, Math.max(0, verb)).some((piece) => isOfRow(piece, table))) return undefined;
  const named = verb < 0 ? undefined : conditionsOf(pieces.slice(0, verb), table);
  const all = verb < 0 ? undefined : conditionsOf(pieces, table);
  if (named === undefined || all === undefined || named.length === 0 || all.length < LEAST) return undefined;
  if (all.length <= named.length || new Set(all.map(({ column }) => column)).size !== all.length)
    return undefined;
  const [among, met] = [meeting(everyRow(table), named), meeting(everyRow(table), all)];
  if (among === undefined || met?.length !== 1 || among.length !== 1) return undefined;
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
