/** Columns that follow from two columns of times: how long each row lasts, and by how much it is late. */
import { readValues } from '../../text/values/index.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { momentOf } from '../record/words/moment.ts';
import type { Column } from './column.ts';
import { clockOf } from './times.ts';

interface Pair {
  readonly name: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Whether days are told apart as well as minutes. */
  readonly days: boolean;
  /** Words that both heads may have besides. */
  readonly beside: RegExp;
}

const PLAIN = /^(?:on|at|date|time|day|the)$/;

/**
 * From when to when: "departs" and "arrives", "opened" and "closed". What begins on one day and ends on another may be
 * counted with both of them: only of what waits to be done it is told in days.
 */
const PAIRS: readonly Pair[] = [
  {
    name: 'duration',
    from: /^(?:departs?|departure|dep|leaves?)$/,
    to: /^(?:arrives?|arrival|arr)$/,
    days: false,
    beside: /./,
  },
  {
    name: 'duration',
    from: /^(?:starts?|started|begins?|began|from)$/,
    to: /^(?:ends?|ended|finish|finishes|finished|to|until)$/,
    days: false,
    beside: PLAIN,
  },
  {
    name: 'duration',
    from: /^(?:opened|created|submitted|requested|received|reported|ordered|placed|raised|filed|logged)$/,
    to: /^(?:closed|resolved|completed|delivered|approved|answered|finished|fixed|shipped|repaired)$/,
    days: true,
    beside: PLAIN,
  },
  {
    name: 'stay',
    from: /^(?:arrival|arrives|checkin|in)$/,
    to: /^(?:departure|departs|checkout|out)$/,
    days: true,
    beside: /^(?:date|check)$/,
  },
  {
    name: 'delay',
    from: /^(?:sched|scheduled|timetabled|due|promised|std|sta)$/,
    to: /^(?:expected|actual|estimated|est|act|revised|delivered|arrived|returned|etd|eta)$/,
    days: true,
    beside: /^(?:on|at|date|time|day|departure|arrival|delivery|return)$/,
  },
];

/** Rows whose times are of two zones. */
const ZONED = /^(?:flight|flights)$/;

/** The columns that follow from others, from the one beginning to each end; none where two beginnings could be meant. */
export function spansOf(columns: readonly Column[]): readonly Column[] {
  const found = PAIRS.flatMap((pair) => spansBy(pair, columns));
  return found.filter(({ name, spans }) => {
    const alike = found.filter((one) => one.name[0] === name[0]);
    return (
      alike.every((one) => one.spans![0] === spans![0]) && !columns.some((one) => one.name[0] === name[0])
    );
  });
}

function spansBy({ name, from, to, days, beside }: Pair, columns: readonly Column[]): readonly Column[] {
  const [start, ...starts] = columns.filter((column) => isHeaded(column, from, beside));
  const ends = columns.filter((column) => isHeaded(column, to, beside));
  if (start === undefined || starts.length > 0 || (name === 'delay' && ends.length > 1)) return [];
  if (name === 'duration' && ZONED.test(columns[0]!.name.join(' '))) return [];
  return ends.flatMap((end): Column | [] => {
    const cells = end.cells.map((cell, row) => lengthOf(start.cells[row], cell, days, name));
    if (cells.includes('turned')) return [];
    const known = cells.filter((cell) => typeof cell === 'object');
    const units = new Set(known.map(({ quote }) => quote.replace(/^\d+ (\w+?)s?$/, '$1')));
    if (known.length < 2 || units.size !== 1) return [];
    const measure = { of: 'amount', unit: 's' } as const;
    return {
      name: [name],
      cells: cells as (Field | undefined)[],
      measure,
      per: '',
      flag: false,
      spans: [start, end],
    };
  });
}

const isHeaded = ({ name, measure }: Column, head: RegExp, beside: RegExp): boolean =>
  measure?.of === 'moment' &&
  name.filter((word) => head.test(word)).length === 1 &&
  name.every((word) => head.test(word) || beside.test(word));

/** The time between two cells as a cell; "turned" where the second comes before the first. */
function lengthOf(
  from: Field | undefined,
  to: Field | undefined,
  days: boolean,
  name: string,
): Field | 'turned' | undefined {
  if (from === undefined || to === undefined) return undefined;
  const [start, end] = [clockOf(from), clockOf(to)];
  if (start !== undefined && end !== undefined) return cellOf(to, name, end - start, 'minute');
  const [early, late] = [momentOf(from), momentOf(to)];
  if (early === undefined || late === undefined) return undefined;
  if (early.minute !== undefined && late.minute !== undefined)
    return cellOf(to, name, (late.day - early.day) * 1440 + late.minute - early.minute, 'minute');
  return days && early.year === late.year ? cellOf(to, name, late.day - early.day, 'day') : undefined;
}

function cellOf(at: Field, name: string, many: number, unit: string): Field | 'turned' | undefined {
  if (!Number.isInteger(many)) return undefined;
  // What came too early is by no time late; a journey that ends before it begins ends on another day.
  if (many < 0) return name === 'delay' && many > -720 ? undefined : 'turned';
  const quote = `${many} ${unit}${many === 1 ? '' : 's'}`;
  const values = readValues(quote, 'en').map((value) => ({ ...value, start: at.value, end: at.end }));
  return { ...at, name: [name], quote, words: wordsOf(quote), values };
}
