/** Columns of which each tells the same of another year: "Price 2025 | Price 2026". */
import type { Reading } from '../../text/reading.ts';
import type { Column, Table } from './column.ts';

const YEAR = /^(?:19|20)\d\d$/;

/** The year that ends the head of a column behind other words; undefined for others. */
const yearOf = ({ name }: Column): string | undefined =>
  name.length > 1 && YEAR.test(name.at(-1)!) ? name.at(-1) : undefined;

/** A table as it stands for a claim of one year: without the columns of other years, and that year in no head. */
export function ofYear(table: Table, { text, start, end }: Reading): Table {
  const years = new Set(table.columns.flatMap((column) => yearOf(column) ?? []));
  if (years.size < 2) return table;
  const said = text.slice(start, end);
  const [year, ...more] = [...years].filter((one) => new RegExp(`\\b${one}\\b`).test(said));
  if (year === undefined || more.length > 0) return table;
  const columns = table.columns
    .filter((column) => (yearOf(column) ?? year) === year)
    .map((column) => (yearOf(column) === undefined ? column : { ...column, name: column.name.slice(0, -1) }));
  return { ...table, columns, caption: new Set([...table.caption, year]) };
}
