/** A row that sums up the others is none of them: "Total", "Average". */
import type { Field } from '../record.ts';

const SUMMED = /^(?:(?:grand |sub ?)?totals?|sum|average|mean|overall|all)\b/i;

/** Whether a row sums up the others of its table. */
export const isSummary = ([first]: readonly Field[]): boolean =>
  first !== undefined && SUMMED.test(first.quote);

/** The rows that add up: a subtotal with which a list begins is added to what comes on top of it. */
export const withoutSummaries = (rows: readonly (readonly Field[])[]): readonly (readonly Field[])[] =>
  rows.filter((row, at) => !isSummary(row) || (at === 0 && /^sub/i.test(row[0]!.quote)));
