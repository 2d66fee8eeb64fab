/** Listings of tools in columns that nothing but space sets apart: `kubectl get`, `docker ps`, `ps`, `df`. */

/** Heads in capitals, as tools write them, three at the least. */
const HEADS = /^\s*(?:[A-Z%#][A-Z0-9%#()/_.-]*|ID)(?:\s+[A-Z%#][A-Z0-9%#()/_.-]*){2,}\s*$/;
const OF_DISKS = /^Filesystem\s+\S+\s+Used\s/;
/** Rows that are looked at together, and columns of one listing, at the most. */
const MOST_ROWS = 200;
const MOST_COLUMNS = 24;
/** Characters of one of its lines, at the most. */
const WIDEST = 400;

/** The lines of a text with bars between the columns of such listings, where all of their lines have a space. */
export function withColumns(lines: readonly string[]): readonly string[] {
  const seen = [...lines];
  for (let at = 0; at < lines.length; at++) {
    if (!HEADS.test(lines[at]!) && !OF_DISKS.test(lines[at]!)) continue;
    let end = at + 1;
    while (end < lines.length && lines[end]!.trim() !== '' && end - at < MOST_ROWS) end++;
    const listing = lines.slice(at, end);
    const bars =
      listing.length < 2 || listing.some((line) => line.length > WIDEST || /[|\t]/.test(line))
        ? []
        : barsOf(listing);
    if (bars.length > 1 && bars.length < MOST_COLUMNS)
      for (let row = at; row < end; row++) seen[row] = barred(lines[row]!, bars);
    at = end - 1;
  }
  return seen;
}

const barred = (line: string, bars: readonly number[]): string =>
  [...bars].reduce(
    (said, at) => (at < said.length ? `${said.slice(0, at)}|${said.slice(at + 1)}` : said),
    line,
  );

/** Where a bar may stand between two columns, each of which has a head and something below it. */
function barsOf([head = '', ...rows]: readonly string[]): readonly number[] {
  const all = [head, ...rows];
  const width = Math.max(...all.map(({ length }) => length));
  const isGap = (at: number): boolean => all.every((line) => (line[at] ?? ' ') === ' ');
  const holds = (from: number, to: number): boolean =>
    head.slice(from, to).trim() !== '' && rows.some((line) => line.slice(from, to).trim() !== '');
  const bars: number[] = [];
  for (let at = 1; at < width; at++) {
    if (!isGap(at) || isGap(at + 1) || !holds(at, width)) continue;
    const last = bars.at(-1) ?? -1;
    // A gap within a column, of which the head stands further to the left: the one right before the next head parts them.
    if (bars.length > 0 && head.slice(last + 1, at).trim() === '') bars[bars.length - 1] = at;
    else if (holds(last + 1, at)) bars.push(at);
  }
  return bars;
}
