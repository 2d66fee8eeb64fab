/** Claims about a log: what happened when, in which order, how long after what, and how many lines of a level there are. */
import { countIn, type Decided, type Form, type Sheet } from '../said.ts';
import { type Entry, type Level, logOf, secondsBetween } from './entries.ts';
import { tells } from './told.ts';

const CLOCK = '(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d))?(?: ?UTC)?';
const AT = new RegExp(
  `^(?<clause>.+?),? at ${CLOCK}(?: on (?<date>.+))?(?<behind> (?:because|due to) .+)?$`,
  'iu',
);
const AT_FIRST = new RegExp(`^at ${CLOCK}(?: on (?<date>[^,]+))?,? (?<clause>.+)$`, 'iu');
const ORDER =
  /^(?<one>.+?) (?:(?<many>an?|\p{L}+|\d+) (?<unit>seconds?|minutes?|hours?) )?(?<way>before|after) (?<other>.+)$/iu;

const decided = (
  holds: boolean,
  entries: readonly Entry[],
  kind: Decided['kind'] = 'date_time',
): Decided => ({
  holds,
  kind,
  lines: entries.map(({ line }) => line),
  told: entries.map(({ line }) => line.text).join('; '),
});

/** "The server began restarting at 03:12:04." */
export const happenedAt: Form = (said, sheet): Decided | undefined => {
  const found = (AT_FIRST.exec(said) ?? AT.exec(said))?.groups;
  if (found === undefined) return undefined;
  const log = logOf(sheet);
  const clause = `${found.clause}${found.behind ?? ''}`;
  const entries = log?.entries.filter((entry) => tells(clause, entry)) ?? [];
  if (entries.length === 0) return undefined;
  const is = ({ second, exact, day }: Entry): boolean =>
    Math.floor(second / 60) === Number(found.hour) * 60 + Number(found.minute) &&
    (found.second === undefined || (exact && second % 60 === Number(found.second))) &&
    (found.date === undefined || (day !== undefined && isOn(found.date, day)));
  if (entries.some(({ unreal }) => unreal)) return triedOut(entries);
  const own = entries.filter(is);
  return own.length > 0 ? decided(true, own.slice(0, 1)) : decided(false, entries.slice(0, 1));
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Whether a date in words is that of a line: "5 November 2024", "November 5". */
function isOn(written: string, day: string): boolean {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = MONTHS[month - 1]!;
  const bare = written.replace(/(?<=\d)(?:st|nd|rd|th)\b/u, '').replace(',', '');
  return [
    day,
    `${date} ${name} ${year}`,
    `${name} ${date} ${year}`,
    `${date} ${name}`,
    `${name} ${date}`,
  ].includes(bare);
}

const LEVEL_AT = new RegExp(
  `^an? (?<level>error|warning)(?: message)? (?:was logged|was recorded|was reported|occurred|appeared|appears) at ${CLOCK}$`,
  'iu',
);

/** "A warning was logged at 03:11:17." */
export const levelAt: Form = (said, sheet): Decided | undefined => {
  const found = LEVEL_AT.exec(said)?.groups;
  const log = found && logOf(sheet);
  if (found === undefined || log === undefined || !log.levelled) return undefined;
  const own = log.entries.filter(
    ({ level, second }) =>
      level === found.level!.toLowerCase() &&
      Math.floor(second / 60) === Number(found.hour) * 60 + Number(found.minute) &&
      (found.second === undefined || second % 60 === Number(found.second)),
  );
  return own.length > 0 ? decided(true, own.slice(0, 1)) : undefined;
};

/** "214 temporary files were removed": that one entry says so, at whatever time. */
export const happened: Form = (said, sheet): Decided | undefined => {
  const entry = logOf(sheet)?.entries.find((one) => tells(said, one));
  return entry === undefined ? undefined : entry.unreal ? triedOut([entry]) : decided(true, [entry]);
};

/** "[dry-run] Deleted 44 users": it did not happen. */
const triedOut = (entries: readonly Entry[]): Decided => ({
  ...decided(false, entries, 'modality'),
  open: true,
});

const UNITS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

/** The seconds of a length: "35 seconds", "an hour". */
function lengthOf(many: string, unit: string): number | undefined {
  const count = countIn(many);
  return count === undefined ? undefined : count * UNITS[unit.toLowerCase().replace(/s$/u, '')]!;
}

/** The one entry that a clause or a noun phrase tells; undefined for none and for several. */
function only(clause: string, entries: readonly Entry[]): Entry | undefined {
  const found = entries.filter((entry) => !entry.unreal && tells(clause, entry));
  return found.length === 1 ? found[0] : undefined;
}

/** "The server started 35 seconds after the write failed." */
export const inOrder: Form = (said, sheet): Decided | undefined => {
  const found = ORDER.exec(said)?.groups;
  const log = found && logOf(sheet);
  if (found === undefined || log === undefined) return undefined;
  const [one, other] = [only(found.one!, log.entries), only(found.other!, log.entries)];
  const between = one && other && secondsBetween(one, other);
  if (between === undefined || between === 0) return undefined;
  const length = found.many === undefined ? undefined : lengthOf(found.many, found.unit!);
  if (found.many !== undefined && length === undefined) return undefined;
  const by = found.way === 'before' ? between : -between;
  return decided(length === undefined ? by > 0 : by === length, [one!, other!]);
};

const LEVEL = '(?<level>errors?|warnings?|error messages?|warning messages?|fatal errors?)';
const COUNTED = [
  new RegExp(
    `^(?<only>only |exactly )?(?<many>\\p{L}+|\\d+) ${LEVEL} (?:was|were|is|are|has been|have been) (?:logged|recorded|reported)(?: in the logs?)?$`,
    'iu',
  ),
  new RegExp(
    `^(?<only>only )?(?<many>\\p{L}+|\\d+) ${LEVEL} (?:appears?|appeared|shows? up|occurred|occurs?) in the logs?$`,
    'iu',
  ),
  new RegExp(
    `^the logs? (?:contains?|shows?|records?|lists?|has|includes?) (?<only>only |exactly )?(?<many>\\p{L}+|\\d+) ${LEVEL}$`,
    'iu',
  ),
  new RegExp(
    `^there (?:is|are|was|were) (?<only>only |exactly )?(?<many>\\p{L}+|\\d+) ${LEVEL} in the logs?$`,
    'iu',
  ),
];

/** "Only one error was logged": as many lines have the level, and each line has one. */
export const ofLevel: Form = (said, sheet: Sheet): Decided | undefined => {
  const found = COUNTED.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  const count = found && countIn(found.many!);
  const log = found && logOf(sheet);
  if (found === undefined || count === undefined || log === undefined || !log.levelled) return undefined;
  const level: Level = /^fatal/iu.test(found.level!)
    ? 'fatal'
    : /^err/iu.test(found.level!)
      ? 'error'
      : 'warning';
  // A fatal error is an error, and may not be counted as one.
  if (level === 'error' && log.entries.some((entry) => entry.level === 'fatal')) return undefined;
  const own = log.entries.filter((entry) => entry.level === level);
  const shown = own.length > 0 ? own : log.entries;
  return { ...decided(own.length === count, shown, 'quantity'), told: `${own.length} lines of ${level}` };
};
