/**
 * What a claim says of rows over columns that are periods: "West had the highest sales in every quarter", "North grew each
 * quarter", "West's sales peaked in Q2", "in Q2, North sold 455". Each form is read whole, and then the table decides.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { wordsOf } from '../record/record.ts';
import { alike, holds } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import { formsOf, type Told, UP } from './period-forms.ts';
import { type Answer, extremesOf, orderOf, sumOf } from './rows.ts';
import { PERIOD } from './words.ts';

/** A claim in one of the forms, and the table that it is held against. */
interface Said {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly reading: Reading;
  readonly table: Table;
  readonly lexicon: Lexicon;
  /** The row that it names, and the columns of periods. */
  readonly row: number;
  readonly periods: readonly Column[];
}

const saidBy = ({ text, start, end }: Reading): string =>
  text
    .slice(start, end)
    .trim()
    .replace(/[.!\s]+$/u, '');

/** Whether a claim may be of a row over periods. */
export const isOverPeriods = (reading: Reading): boolean => formsOf(saidBy(reading)).length > 0;

/** What a table of periods says of such a claim; undefined for other claims and other tables. */
export function overPeriods(reading: Reading, table: Table, lexicon: Lexicon): Answer | undefined {
  const forms = formsOf(saidBy(reading));
  const [first, ...others] = table.columns;
  const periods = others.filter(({ name }) => PERIOD.test(name[0] ?? ''));
  const [one] = periods;
  if (forms.length === 0 || first === undefined || one === undefined || periods.length < LEAST)
    return undefined;
  // Beside columns of something else a period is of what its head does not say.
  if (others.some((column) => !periods.includes(column) && !SUMMED.test(column.name.join(' '))))
    return undefined;
  if (periods.some((column) => !isLike(column, one))) return undefined;
  for (const { groups, told } of forms) {
    const row = groups.kinds === undefined ? rowOf(groups.row ?? '', first, table) : 0;
    if (row === undefined || !isMeasured(groups, table, lexicon)) continue;
    const found = ANSWERS[told]({ groups, reading, table, lexicon, row, periods });
    if (found !== undefined) return found;
  }
  return undefined;
}

const ANSWERS: Readonly<Record<Told, (said: Said) => Answer | undefined>> = {
  ofAllPeriods,
  goesOneWay,
  ofItsPeriods,
  recovers,
  hasThen,
  haveTogether,
};

const LEAST = 2;
const SUMMED = /^(?:total|sum|overall|year|full year|change|growth)\b/;

const isLike = ({ measure, per }: Column, other: Column): boolean =>
  measure?.of === 'amount' &&
  other.measure?.of === 'amount' &&
  measure.unit === other.measure.unit &&
  per === other.per;

/** The one row of that name, also behind the kind of thing that it is: "the North region". */
function rowOf(name: string, first: Column, { kinds }: Table): number | undefined {
  const words = wordsOf(name);
  const bare = kinds.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const rows = first.cells.flatMap((cell, at) =>
    cell !== undefined && [words, bare].some((one) => one.join(' ') === cell.words.join(' ')) ? [at] : [],
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** What is sold makes up the sales. */
const OF_VERB: Readonly<Record<string, readonly string[]>> = {
  sold: ['sale'],
  earned: ['earnings', 'revenue', 'income'],
};

/** Whether what the claim calls the amounts is what the table is of. */
function isMeasured(
  { measure = '', measure1 = '', measure2 = '', verb = '' }: Said['groups'],
  { caption }: Table,
  lexicon: Lexicon,
): boolean {
  const known = new Set([...caption].flatMap((word) => [word, lexicon.lemma(word)]));
  const named = [measure, measure1, measure2].flatMap((one) => wordsOf(one.trim()));
  const needed = OF_VERB[verb];
  return (
    named.every((word) => known.has(word) || known.has(lexicon.lemma(word))) &&
    (needed === undefined || needed.some((word) => known.has(word)))
  );
}

/** Whether the columns are periods of the kind that is said, and as many as are. */
function arePeriods({ groups: { unit, units, count }, periods }: Said): boolean {
  const kind = unit ?? units;
  const many = count === undefined ? periods.length : NUMBERS.indexOf(count) + 1 || Number(count);
  const is = KINDS[kind ?? ''];
  return many === periods.length && is !== undefined && periods.every(({ name }) => is.test(name[0]!));
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/;
const KINDS: Readonly<Record<string, RegExp>> = {
  quarter: /^q[1-4]$/,
  month: MONTHS,
  year: /^(?:19|20)\d\d$/,
  'half-year': /^h[12]$/,
  week: /^week$/,
  period: /./,
};

const isLeast = (most: string): boolean => /^(?:lowest|least|fewest|smallest|weakest|worst)$/.test(most);

/** Whether the row has the most of all in each period. */
function ofAllPeriods(said: Said): Answer | undefined {
  const { groups, table, row, periods } = said;
  if (!arePeriods(said)) return undefined;
  const sign = isLeast(groups.most!) ? -1 : 1;
  const all = table.rows.map((_, at) => at);
  const best = periods.map((column) => extremesOf(all, column, sign));
  if (best.some((rows) => rows === undefined)) return undefined;
  const met = best.every((rows) => rows!.length === 1 && rows![0] === row);
  return answerOf(said, met, 'quantifier', `${groups.most} of all rows in ${periods.length} columns`);
}

/** Whether the row goes one way from each period to the next. */
function goesOneWay(said: Said): Answer | undefined {
  const { groups, row, periods } = said;
  if (!arePeriods(said)) return undefined;
  const sign = new RegExp(`^(?:${UP})$`).test(groups.way!) ? 1 : -1;
  const steps = stepsOf(row, periods);
  if (steps === undefined || steps.length < LEAST) return undefined;
  return answerOf(
    said,
    steps.every((step) => step === sign),
    'quantifier',
  );
}

/** The order of each period's amount to the one before it; undefined where one cannot be told. */
function stepsOf(row: number, periods: readonly Column[]): readonly number[] | undefined {
  const steps = periods.slice(1).map(({ cells }, at) => {
    const [cell, before] = [cells[row], periods[at]!.cells[row]];
    return cell === undefined || before === undefined ? undefined : orderOf(cell, before);
  });
  return steps.includes(undefined) ? undefined : (steps as number[]);
}

/** Whether the row's most is in the period that is named. */
function ofItsPeriods(said: Said): Answer | undefined {
  const { groups, row, periods } = said;
  const at = placeOf(groups.period!, periods);
  const sign = groups.peak === undefined && isLeast(groups.most!) ? -1 : 1;
  const own = at === undefined ? undefined : periods[at]!.cells[row];
  if (
    own === undefined ||
    (groups.unit !== undefined && !arePeriods({ ...said, groups: { unit: groups.unit } }))
  )
    return undefined;
  const orders = periods.flatMap(({ cells }, i) =>
    i === at ? [] : [cells[row] === undefined ? undefined : orderOf(own, cells[row])],
  );
  return orders.includes(undefined)
    ? undefined
    : answerOf(
        said,
        orders.every((order) => order === sign),
        'comparison',
      );
}

/** Whether the row had fallen before it rose. */
function recovers(said: Said): Answer | undefined {
  const { groups, row, periods } = said;
  const at = placeOf(groups.period!, periods);
  const steps = stepsOf(row, periods);
  if (at === undefined || at < LEAST || steps === undefined) return undefined;
  return answerOf(said, steps[at - 1] === 1 && steps[at - 2] === -1, 'comparison');
}

/** What the row has in one period. */
function hasThen(said: Said): Answer | undefined {
  const { groups, reading, row, periods } = said;
  const at = placeOf(groups.period!, periods);
  const cell = at === undefined ? undefined : periods[at]!.cells[row];
  if (
    cell === undefined ||
    (groups.behind !== undefined && !/^ (?:units?|pieces?|items?)$/.test(groups.behind))
  )
    return undefined;
  const values = reading.values.filter((value) =>
    reading.text.slice(value.start, value.end).includes(groups.amount!),
  );
  const met = values.length === 1 ? holds(values[0]!, cell) : undefined;
  return met === undefined ? undefined : answerOf({ ...said, periods: [periods[at!]!] }, met, 'quantity');
}

/** What all rows have together in one period. */
function haveTogether({ groups, reading, table, lexicon, periods }: Said): Answer | undefined {
  const at = placeOf(groups.period!, periods);
  const kind = wordsOf(groups.kinds!)[0]!;
  const column = at === undefined ? undefined : periods[at];
  if (column === undefined || !(table.kinds.has(kind) || table.kinds.has(lexicon.lemma(kind))))
    return undefined;
  const sum = sumOf(
    table.rows.map((_, row) => row),
    column,
    table,
  );
  const [value, ...others] = reading.values.filter(({ start, end }) =>
    reading.text.slice(start, end).includes(groups.amount!),
  );
  if (sum === undefined || value === undefined || others.length > 0) return undefined;
  const { relation } = compareValues(alike(value, sum), sum);
  if (relation !== 'equal' && relation !== 'conflict') return undefined;
  const cells = column.cells.flatMap((cell) => cell ?? []);
  return {
    holds: relation === 'equal',
    kind: 'quantity',
    derivation: `sum of ${column.name.join(' ')} over ${cells.length} rows`,
    cells: cells.slice(0, MOST_SHOWN),
  };
}

const placeOf = (period: string, periods: readonly Column[]): number | undefined => {
  const named = wordsOf(period).join(' ');
  const at = periods.findIndex(({ name }) => name.join(' ') === named);
  return at < 0 ? undefined : at;
};

function answerOf({ row, periods, table }: Said, met: boolean, kind: Answer['kind'], told = ''): Answer {
  const cells = periods.flatMap((column) => column.cells[row] ?? []);
  const shown = periods
    .map((column) => `${column.name.join(' ')} ${column.cells[row]?.quote ?? ''}`)
    .join(', ');
  const name = table.columns[0]!.cells[row]!;
  return {
    holds: met,
    kind,
    derivation: `${name.quote}: ${shown}${told === '' ? '' : ` (${told})`}`,
    cells: [name, ...cells].slice(0, MOST_SHOWN),
  };
}

const MOST_SHOWN = 5;
