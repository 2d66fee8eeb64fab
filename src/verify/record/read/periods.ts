/** Heads of tables that are periods: years, quarters, months of a year. */

/** A line of a table: its cells in order. */
interface Row {
  readonly cells: readonly { readonly text: string }[];
}

const IS_YEAR = /^(?:19|20)\d\d$/;
const IS_PERIOD = /^(?:(?:q[1-4]|h[12]|\p{Lu}\p{Ll}{2,8}\.?) )?(?:19|20)\d\d$/iu;

/** "Plant | 2024 | 2025", "Product | Q1 2026 | Q2 2026": periods, years in their order, head columns of no years. */
export function isOfPeriods({ cells: [first, ...others] }: Row, rows: readonly Row[]): boolean {
  const heads = others.map(({ text }) => text);
  return (
    first !== undefined &&
    /^\p{L}/u.test(first.text) &&
    heads.length > 1 &&
    new Set(heads).size === heads.length &&
    heads.every((head, at) => {
      if (!IS_PERIOD.test(head)) return false;
      return at === 0 || !IS_YEAR.test(head) || Number(head) === Number(heads[at - 1]) + 1;
    }) &&
    rows.every(({ cells }) => cells.slice(1).every(({ text }) => /\d/.test(text) && !IS_YEAR.test(text)))
  );
}
