/** Whom or what a claim speaks of, and by which column it is measured. */

import type { Column, Table } from './column.ts';
import type { Hit, Piece } from './piece.ts';
import { ENDS, MONEY, type Ranking } from './rankings.ts';
import { isRankedBy } from './rows.ts';

/** Heads of numbers that nothing is the most of. */
const UNRANKED = /^(?:id|no|nr|number|index|position|row|line|page|version|phone|zip|postcode|code|rank)$/;

/** A column and which way it is ranked. */
export interface Ranked {
  readonly column: Column;
  readonly sign: 1 | -1;
  /** Another that may be meant as well. */
  readonly other?: Column;
}

/**
 * The column that is ranked: the one that a piece beside names, or a verb; else the only one that can be.
 * Undefined where several can.
 */
export function rankedColumn(
  table: Table,
  rankings: readonly Ranking[],
  pieces: readonly Piece[],
): Ranked | undefined {
  const named = pieces.flatMap((piece) =>
    piece.kind === 'column' || piece.kind === 'verb' ? piece.columns : [],
  );
  for (const ranking of rankings) {
    // What a column is named by tells what is the most of it, whatever the word: "the longest term" of months.
    const beside = named.filter(({ measure }) => measure !== undefined);
    // "Delivered faster": in less time from the order.
    const lasting = table.columns.filter(
      ({ spans }) =>
        spans !== undefined && ranking.unit?.test('s') && beside.every((one) => spans.includes(one)),
    );
    if (beside.length > 0 && lasting.length === 1) return { column: lasting[0]!, sign: ranking.sign };
    const fitting = beside.filter((column) => isRankedBy(column, { ...ranking, heads: undefined }));
    if (fitting.length > 0 && new Set(fitting).size === 1) return { column: fitting[0]!, sign: ranking.sign };
    // "The lowest temperature" of highs and lows.
    const ends = fitting.filter(({ name }) => name.some((word) => ENDS(ranking.sign).test(word)));
    if (new Set(ends).size === 1) return { column: ends[0]!, sign: ranking.sign };
    if (beside.length > 0) continue;
    const may = table.columns.filter(
      (column) =>
        isRankedBy(column, ranking) &&
        !column.name.some((word) => UNRANKED.test(word)) &&
        !numbersRows(column, table),
    );
    // What a thing costs is no rate by which it is reckoned.
    const whole = may.filter(({ name }) => !name.includes('rate'));
    const [column, ...others] = whole.length === 1 ? whole : may;
    if (column !== undefined && others.length === 0) return { column, sign: ranking.sign };
    // What one costs, and what all of them do: both have to be the most.
    if (ranking.heads === MONEY && others.length === 1 && isAlike(column!, others[0]!))
      return { column: others[0]!, sign: ranking.sign, other: column! };
    // "The earliest class" of when each starts and ends.
    const span = table.columns.find(({ spans }) => spans?.every((one) => may.includes(one)));
    if (span !== undefined && may.length === 2)
      return { column: span.spans![0], sign: ranking.sign, other: span.spans![1] };
  }
  return undefined;
}

const isAlike = ({ measure }: Column, other: Column): boolean =>
  measure?.of === 'amount' && other.measure?.of === 'amount' && measure.unit === other.measure.unit;

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
