/** Claims of when something is open on days of the week: "The museum is open until 21:00 on Thursdays." */
import { countIn, type Decided, type Form } from '../said.ts';
import { clockOf, isClear, isSame, minutesOf, TIME_SAID } from './clock.ts';
import { NAMES, onDays } from './days.ts';
import { type Entry, scheduleOf } from './schedule.ts';
import { closesAt, isClosed, leftOpen, minutesOpen, opensAt, thingOf, weekOf } from './thing.ts';

/** Whether a day is as a claim has it. */
type Test = (entry: Entry) => boolean;

interface Way {
  readonly form: RegExp;
  test(found: Readonly<Record<string, string>>): Test | undefined;
}

const OPEN = '(?:is|are|stays?|remains?)(?: only)? open';
const AT = `(?<at>${TIME_SAID})`;
const UNTIL = '(?:until|till|up to|to)';
const timeOf = (written: string | undefined): number => minutesOf(written ?? '') ?? Number.NaN;
const opens =
  (at: number): Test =>
  (entry) =>
    isSame(opensAt(entry) ?? Number.NaN, at);
const closes =
  (at: number): Test =>
  (entry) =>
    isSame(closesAt(entry) ?? Number.NaN, at);
const both =
  (a: Test, b: Test): Test =>
  (entry) =>
    a(entry) && b(entry);
/** Whether it is open at a time, and not on its bounds. */
const isOpenAt =
  (at: number): Test =>
  ({ spans }) =>
    spans!.some(({ from, to }) => from < at && at < to);
const isShutAt =
  (at: number): Test =>
  ({ spans }) =>
    spans!.every(({ from, to }) => at < from || at > to);
const oneSpan: Test = ({ spans }) => spans!.length === 1;

const from = (first: string, last: string): Test =>
  both(oneSpan, both(opens(timeOf(first)), closes(timeOf(last))));

const WAYS: readonly Way[] = [
  {
    form: new RegExp(
      `^(?:you|visitors|guests|customers|people|patients) (?:can|may) (?:visit|come to|go to|use) (?<who>.+?) (?:from|between) (?<from>${TIME_SAID}) ?(?:to|until|and|[-–]) ?(?<to>${TIME_SAID})$`,
      'iu',
    ),
    test:
      (found) =>
      ({ spans }) =>
        spans!.some((span) => span.from <= timeOf(found.from) && timeOf(found.to) <= span.to),
  },
  {
    form: new RegExp(`^(?<who>.+?) (?:is|are)(?: still| already)? open at ${AT}$`, 'iu'),
    test: ({ at }) => isOpenAt(timeOf(at)),
  },
  {
    form: new RegExp(
      `^(?<who>.+?) (?:(?:${OPEN}|opens?)(?: from| between)?|(?:is|are|runs?|takes? place|lasts?) (?:from|between)) (?<from>${TIME_SAID}) ?(?:to|until|till|and|[-–])(?: closes? at| is closed at)? ?(?<to>${TIME_SAID})$`,
      'iu',
    ),
    test: (found) => from(found.from!, found.to!),
  },
  {
    form: new RegExp(
      `^(?<who>.+?) opens? at (?<from>${TIME_SAID}) and (?:it )?(?:closes?|shuts?) at (?<to>${TIME_SAID})$`,
      'iu',
    ),
    test: (found) => from(found.from!, found.to!),
  },
  {
    form: new RegExp(
      `^(?:The )?(?:opening |business )?hours of (?<who>.+?) are (?:from )?(?<from>${TIME_SAID}) ?(?:to|until|[-–]) ?(?<to>${TIME_SAID})$`,
      'iu',
    ),
    test: (found) => from(found.from!, found.to!),
  },
  {
    form: new RegExp(`^(?<who>.+?) (?:${OPEN}|opens?) ${UNTIL} ${AT}$`, 'iu'),
    test: ({ at }) => closes(timeOf(at)),
  },
  {
    form: new RegExp(`^(?<who>.+?) (?:closes?|shuts?)(?: its doors?)? at ${AT}$`, 'iu'),
    test: ({ at }) => both(oneSpan, closes(timeOf(at))),
  },
  {
    form: new RegExp(
      `^(?<who>.+?) (?:does not|doesn['’]t|do not) (?:close|shut) (?:until|before) ${AT}$`,
      'iu',
    ),
    test: ({ at }) => both(oneSpan, closes(timeOf(at))),
  },
  {
    form: new RegExp(
      `^(?<who>.+?) (?:opens?(?: its doors?)? at|${OPEN} from|(?:does not|doesn['’]t|do not) open (?:until|before)) ${AT}(?: onwards)?$`,
      'iu',
    ),
    test: ({ at }) => opens(timeOf(at)),
  },
  {
    form: new RegExp(
      `^(?<who>.+?) (?:is|are) (?:(?:already |still )?closed|not(?: yet)? open|no longer open) at ${AT}$`,
      'iu',
    ),
    test: ({ at }) => isShutAt(timeOf(at)),
  },
  {
    form: /^(?<who>.+?) (?:(?:is|are|stays?|remains?) (?:always )?(?:closed|shut)(?: all day)?|(?:is|are) not open|(?:does not|doesn['’]t|do not) open)(?: at all)?$/iu,
    test: () => isClosed,
  },
  {
    form: /^(?<who>.+?) (?:(?:is|are) open|opens?)$/iu,
    test: () => (entry) => !isClosed(entry),
  },
  {
    form: /^(?<who>.+?) (?:is|are|stays?) open for (?<many>\p{L}+|\d+(?:\.5)?) hours$/iu,
    test: ({ many }) => {
      const hours = hoursIn(many!);
      return hours === undefined ? undefined : (entry) => minutesOpen(entry) === hours * 60;
    },
  },
];

/** A count of hours: "eight", "8.5". */
const hoursIn = (written: string): number | undefined =>
  countIn(written) ?? (/^\d+\.5$/u.test(written) ? Number(written) : undefined);

/** What a schedule makes of such a claim. */
export const openOnDays: Form = (said, sheet): Decided | undefined => {
  const on = onDays(said);
  if (on === undefined) return onAllDays(said, sheet);
  if (onDays(on.rest) !== undefined) return undefined;
  for (const { form, test } of WAYS) {
    const found = form.exec(on.rest)?.groups;
    if (found === undefined) continue;
    const schedule = scheduleOf(sheet);
    const is = test(found as Readonly<Record<string, string>>);
    // "Closes at 6" may be in the morning or in the evening.
    if ([found.at, found.from, found.to].some((time) => time !== undefined && !isClear(time)))
      return undefined;
    if (schedule === undefined || is === undefined) return undefined;
    const thing = thingOf(found.who!, schedule);
    if (schedule.bounded || (thing === undefined && schedule.things.length > 1)) return leftOpen(schedule);
    if (thing === undefined) return undefined;
    const week = weekOf(thing);
    const entries = on.days.map((day) => week[day]);
    const known = entries.filter((entry) => entry !== undefined);
    if (known.length < entries.length) return leftOpen(schedule);
    const holds = known.every(is);
    return {
      holds,
      kind: 'date_time',
      lines: [...new Set([...known.map(({ line }) => line), ...schedule.titleLines])],
      told: known.map((entry) => `${NAMES[entry.day]}: ${spansOf(entry)}`).join(', '),
    };
  }
  return undefined;
};

/** "The café closes at 16:30": so on all days on which it is open, where each is known. */
const onAllDays: Form = (said, sheet): Decided | undefined => {
  const found = WAYS.map(({ form, test }) => ({ groups: form.exec(said)?.groups, test })).find(
    ({ groups }) => groups?.at !== undefined || groups?.to !== undefined,
  );
  const schedule = found && scheduleOf(sheet);
  const thing = schedule && thingOf(found!.groups!.who!, schedule);
  const is = found?.test(found.groups as Readonly<Record<string, string>>);
  if (schedule === undefined || thing === undefined || is === undefined || schedule.bounded) return undefined;
  const days = new Set(thing.entries.map(({ day }) => day));
  const week = weekOf(thing).filter((entry) => entry !== undefined);
  const open = week.filter((entry) => !isClosed(entry));
  if (week.length < days.size || open.length < LEAST_DAYS || !open.every(is)) return undefined;
  const lines = [...new Set([...open.map(({ line }) => line), ...schedule.titleLines])];
  return {
    holds: true,
    lines,
    told: open.map((entry) => `${NAMES[entry.day]}: ${spansOf(entry)}`).join(', '),
  };
};

const LEAST_DAYS = 2;

/** "10:00–18:00" of a day, for a reader. */
export const spansOf = ({ spans }: Entry): string =>
  spans!.length === 0 ? 'closed' : spans!.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ');
