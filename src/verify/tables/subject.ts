/** Whom or what a claim speaks of, and by which column it is measured. */
import type { Hit, Piece } from './piece.ts';
import { isRankedBy } from './rows.ts';
import type { Column, Table } from './table.ts';
import type { Ranking } from './words.ts';

/** Heads of numbers that nothing is the most of. */
const UNRANKED = /^(?:id|no|nr|number|index|position|row|line|page|version|phone|zip|postcode|code|rank)$/;

/**
 * The column that is ranked: the one that a piece beside names, or a verb; else the only one that can be.
 * Undefined where several can.
 */
export function rankedColumn(
  table: Table,
  rankings: readonly Ranking[],
  pieces: readonly Piece[],
): { readonly column: Column; readonly sign: 1 | -1 } | undefined {
  const named = pieces.flatMap((piece) =>
    piece.kind === 'column' || piece.kind === 'verb' ? piece.columns : [],
  );
  for (const ranking of rankings) {
    // What a column is named by tells what is the most of it, whatever the word: "the longest term" of months.
    const beside = named.filter(({ measure }) => measure !== undefined);
    const fitting = beside.filter((column) => isRankedBy(column, { ...ranking, heads: undefined }));
    if (fitting.length > 0 && new Set(fitting).size === 1) return { column: fitting[0]!, sign: ranking.sign };
    if (beside.length > 0) continue;
    const may = table.columns.filter(
      (column) =>
        isRankedBy(column, ranking) &&
        !column.name.some((word) => UNRANKED.test(word)) &&
        !numbersRows(column, table),
    );
    if (may.length === 1) return { column: may[0]!, sign: ranking.sign };
  }
  return undefined;
}

/** "7" under "Order", the first column of orders: what a row is called by, and no amount of it. */
const numbersRows = ({ name, cells, measure }: Column, { columns, kinds, rows }: Table): boolean =>
  columns[0]!.name === name &&
  name.length === 1 &&
  kinds.has(name[0]!) &&
  measure?.of === 'amount' &&
  measure.unit === 'number' &&
  new Set(cells.map((cell) => cell?.quote)).size === rows.length;

/** The rows that a cell names: of the column that is named beside it, else of all that have the text. */
export function rowsNamed({ hits }: { readonly hits: readonly Hit[] }, before: Piece | undefined): number[] {
  const columns = before?.kind === 'column' ? before.columns : undefined;
  const fitting = hits.filter(({ column }) => columns?.includes(column) ?? true);
  return [...new Set((fitting.length > 0 ? fitting : hits).flatMap(({ rows }) => rows))];
}
