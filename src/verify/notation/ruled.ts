/** Tables that clients of databases and tools draw: bars of box lines, rows without outer bars, and footers that count. */

const BOX_BAR = /[│┃║]/g;
const BOX_RULE = /^(?=.*[─━═]{2})[\s│┃║\u2500-\u257f]+$/u;
/** "-----+-----", the rule below the head of a table that has no outer bars. */
const CROSSED = /^\s?-{2,}(?:\+-{2,})+\s*$/;
/** "(3 rows)", "3 rows in set (0.00 sec)". */
const FOOTER = /^\s*(?:\((?<psql>\d+) rows?\)|(?<set>\d+) rows? in set(?: \([\d.]+ sec\))?);?\s*$/;

/** Rows that a footer may count. */
const MOST_ROWS = 1000;

/** The lines of a text with plain bars for those of drawn tables, and without footers that only count the rows above. */
export function withRules(lines: readonly string[]): readonly string[] {
  const boxed = lines.some((line) => BOX_RULE.test(line)) ? lines.map(withBars) : lines;
  const opened = boxed.some((line) => CROSSED.test(line)) ? withOpenRows(boxed) : boxed;
  return opened.map((line, at) => (isCountOf(opened, at) ? ' '.repeat(line.length) : line));
}

const withBars = (line: string): string =>
  BOX_RULE.test(line) ? '-'.repeat(line.length) : line.replaceAll(BOX_BAR, '|');

/** " 101 | Ana | paid" around a rule "-----+-----+----": a bar before the first cell, where a space stands. */
function withOpenRows(lines: readonly string[]): readonly string[] {
  const rows = new Set<number>();
  lines.forEach((line, rule) => {
    if (!CROSSED.test(line)) return;
    rows.add(rule - 1);
    for (let at = rule + 1; isOpenRow(lines[at]); at++) rows.add(at);
  });
  return lines.map((line, at) => (rows.has(at) && isOpenRow(line) ? `|${line.slice(1)}` : line));
}

const isOpenRow = (line: string | undefined): boolean => /^ [^|\n]*\|/.test(line ?? '');

const isRow = (line: string | undefined): boolean => /^\s*\|/.test(line ?? '');

/** Whether a line says no more than how many rows stand above it; where it counts others, not all are shown. */
function isCountOf(lines: readonly string[], at: number): boolean {
  const { psql, set = psql } = FOOTER.exec(lines[at]!)?.groups ?? {};
  if (set === undefined) return false;
  let rows = 0;
  const first = Math.max(0, at - MOST_ROWS);
  for (
    let above = at - 1;
    above >= first && lines[above]!.trim() !== '' && !FOOTER.test(lines[above]!);
    above--
  )
    if (isRow(lines[above])) rows++;
  // The head is a row with bars as well.
  return Number(set) === rows - 1;
}
