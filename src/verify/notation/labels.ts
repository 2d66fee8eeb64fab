/** Labels that stand before their values without a colon, or behind another value of the same line. */

const LABEL = String.raw`\p{Lu}[\p{L}\p{N}&/'’()#%_-]*(?: [\p{L}\p{N}&/'’()#%_-]+){0,4}`;
const DASHED = new RegExp(
  String.raw`^(?<lead>\s*(?:[-*•] +)?)(?<label>${LABEL})(?<mark>\s+[-–—=]\s+)(?<value>\S.*)$`,
  'u',
);
const COLONED = new RegExp(String.raw`^\s*(?:[-*•] +)?${LABEL}:\s+\S`, 'u');
/** "Bread ........ 3.10", "Total……… 8.30 EUR". */
const LED =
  /^(?<label>\s*\S.{0,60}?)(?<mark>\s*(?:[.·_]{4,}|…{2,}|(?:\. ){3,}\.?)\s*)(?<value>[^\s.·_…].{0,60})$/u;

/** The lines of a text with a colon behind each label. */
export function withLabels(lines: readonly string[]): readonly string[] {
  return withColons(lines.map(withoutLeader));
}

function withoutLeader(line: string): string {
  const { label, mark, value } = LED.exec(line)?.groups ?? {};
  if (label === undefined || !/\p{L}/u.test(label) || /[.:]$/.test(label)) return line;
  return label + colon(mark!) + value;
}

/** A colon with as much space behind it as the mark in whose place it stands. */
const colon = (mark: string): string => ':'.padEnd(mark.length);

interface Dashed {
  readonly lead: string;
  readonly label: string;
  readonly mark: string;
  readonly value: string;
}

/** "Billing address - 9 Oak Road" beside another line with a label: one alone may be a sentence with a dash. */
function withColons(lines: readonly string[]): readonly string[] {
  const dashed = lines.map((line) => DASHED.exec(line)?.groups as Dashed | undefined);
  if (!dashed.some((one) => one !== undefined)) return lines;
  const values = new Set(dashed.flatMap((one) => (one === undefined ? [] : firstWord(one.value))));
  const isLabelled = (at: number): boolean =>
    dashed[at] === undefined ? COLONED.test(lines[at] ?? '') : !isRange(dashed[at], values);
  return lines.map((line, at) => {
    const one = dashed[at];
    if (one === undefined || !isLabelled(at)) return line;
    const beside = [nextLine(lines, at, -1), nextLine(lines, at, 1)];
    if (!beside.some((other) => isLabelled(other))) return line;
    return one.lead + one.label + colon(one.mark) + one.value;
  });
}

/** The next line that holds something. */
function nextLine(lines: readonly string[], from: number, step: number): number {
  let at = from + step;
  while (lines[at] !== undefined && lines[at]!.trim() === '') at += step;
  return at;
}

const firstWord = (said: string): string => /^\S+/.exec(said)![0];

const PERIOD = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;

/** "Monday - Friday", and "Bern - Rome" below "Oslo - Bern": from where to where, or from when to when. */
const isRange = ({ label, value }: Dashed, values: ReadonlySet<string>): boolean =>
  (PERIOD.test(label) && PERIOD.test(firstWord(value))) || values.has(label);
