/** What several words of a claim say together of a table: how such a phrase is read. */

import type { Table } from '../column.ts';
import type { Found, Piece, Token } from '../piece.ts';

/** Reads what begins at a word; undefined where it says nothing so. */
export type Phrase = (
  tokens: readonly Token[],
  at: number,
  table: Table,
  pieces: readonly Piece[],
) => Found | undefined;

export const formsFrom = (tokens: readonly Token[], at: number, many: number): string =>
  tokens
    .slice(at, at + many)
    .map(({ form }) => form)
    .join(' ');
