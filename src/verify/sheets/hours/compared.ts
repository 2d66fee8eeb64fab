/**
 * Claims that hold days of a schedule against each other: "The museum opens an hour earlier on weekends than on Tuesdays",
 * "Thursday is the day the museum stays open latest", "It is open every day except Monday".
 */
import { countIn, type Decided, type Form, type Sheet } from '../said.ts';
import { daysAt, NAMES } from './days.ts';
import { spansOf } from './on-a-day.ts';
import { type Entry, type Schedule, scheduleOf } from './schedule.ts';
import { closesAt, isClosed, minutesOpen, opensAt, thingOf, type Week, weekOf } from './thing.ts';

/** A number of a day that claims compare. */
type Measure = (entry: Entry) => number | undefined;

const MORE =
  /^(?<who>.+?) (?<verb>opens?|closes?|(?:is|are|stays?|remains?) open)(?: for)? (?:(?<many>an?|half an|\p{L}+|\d+) (?<unit>hours?|minutes?) )?(?<way>earlier|later|longer|shorter) (?:on |at )?(?<one>.+?) than (?:it does |they do |it is )?(?:on |at )?(?<other>.+)$/iu;
const SAME =
  /^(?<who>.+?) (?:(?<verb>opens?|closes?) at the same time|has the same(?: opening)? hours|(?:is|are) open (?:for )?the same hours) (?:on |at )?(?<days>.+)$/iu;

/** The days that a phrase names, and nothing else. */
function daysOf(phrase: string): readonly number[] | undefined {
  const bare = phrase.replace(/^(?:on|at|the) /iu, '').replace(/^both /iu, '');
  const found = daysAt(bare);
  return found !== undefined && found.length === bare.length ? found.days : undefined;
}

/** "Other weekdays", "any other day": those of a kind that are not the ones before. */
function othersOf(phrase: string, own: readonly number[]): readonly number[] | undefined {
  const found =
    /^(?:on )?(?:(?:all |any )?(?:the )?other (?<kind>weekdays?|days?|days of the week)|the rest of the week)$/iu.exec(
      phrase,
    );
  if (found === null) return daysOf(phrase);
  const all = /^weekday/iu.test(found.groups?.kind ?? '') ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5, 6];
  return all.filter((day) => !own.includes(day));
}

/** "On Thursdays the library closes later than …" with its days behind its verb. */
const FRONTED =
  /^(?:on|at) (?<days>[^,]+?),? (?<who>(?:the|it\b|\p{Lu}).*?) (?<rest>(?:opens?|closes?|(?:is|are|stays?) open)(?: for)? (?:.+? )?(?:earlier|later|longer|shorter)) than (?<other>.+)$/iu;
const behindVerb = (said: string): string => said.replace(FRONTED, '$<who> $<rest> on $<days> than $<other>');

const known = (week: Week, days: readonly number[]): readonly Entry[] | undefined => {
  const own = days.flatMap((day) => week[day] ?? []);
  return own.length === days.length ? own : undefined;
};

/** The measure that a verb and a comparison are about, and whether more of it is meant. */
function measureOf(verb: string, way: string): readonly [Measure, number] | undefined {
  const isLength = /^(?:long|short)/iu.test(way);
  const sign = /^(?:lat|long)/iu.test(way) ? 1 : -1;
  if (/^opens?$/iu.test(verb)) return isLength ? undefined : [opensAt, sign];
  if (/^closes?$/iu.test(verb)) return isLength ? undefined : [closesAt, sign];
  if (isLength) return [minutesOpen, sign];
  return sign > 0 ? [closesAt, sign] : undefined;
}

function lengthOf(many: string | undefined, unit: string | undefined): number | undefined {
  if (many === undefined || unit === undefined) return undefined;
  if (/^half an$/iu.test(many)) return 30;
  return (countIn(many) ?? Number.NaN) * (/^hour/iu.test(unit) ? 60 : 1);
}

const decided = (holds: boolean, entries: readonly Entry[], { titleLines }: Schedule): Decided => ({
  holds,
  kind: 'comparison',
  lines: [...new Set([...entries.map(({ line }) => line), ...titleLines])],
  told: entries.map((entry) => `${NAMES[entry.day]}: ${spansOf(entry)}`).join(', '),
});

/** The schedule and the week of what a phrase names. */
function weekNamed(
  who: string,
  sheet: Sheet,
): { readonly schedule: Schedule; readonly week: Week } | undefined {
  const schedule = scheduleOf(sheet);
  const thing = schedule && thingOf(who, schedule);
  return schedule === undefined || schedule.bounded || thing === undefined
    ? undefined
    : { schedule, week: weekOf(thing) };
}

/** "Opens an hour earlier on Saturdays than on Tuesdays": so on each of the days. */
export const comparedDays: Form = (said, sheet) => {
  const found = MORE.exec(behindVerb(said))?.groups;
  if (found === undefined) return sameHours(said, sheet);
  const one = daysOf(found.one!);
  const other = one && othersOf(found.other!, one);
  const measure = measureOf(found.verb!, found.way!);
  const length = lengthOf(found.many, found.unit);
  if (one === undefined || other === undefined || measure === undefined || Number.isNaN(length))
    return undefined;
  const named = weekNamed(found.who!, sheet);
  const [own, others] = [named && known(named.week, one), named && known(named.week, other)];
  if (named === undefined || own === undefined || others === undefined) return undefined;
  const [of, sign] = measure;
  const holds = own.every((a) =>
    others.every((b) => {
      const [x, y] = [of(a), of(b)];
      const by = x === undefined || y === undefined ? Number.NaN : (x - y) * sign;
      return !isClosed(a) && !isClosed(b) && (length === undefined ? by > 0 : by === length);
    }),
  );
  return decided(holds, [...own, ...others], named.schedule);
};

/** "Has the same hours on Tuesday and Friday." */
const sameHours: Form = (said, sheet) => {
  const found = SAME.exec(said)?.groups;
  const days = found && daysOf(found.days!);
  if (found === undefined || days === undefined || days.length < 2) return undefined;
  const named = weekNamed(found.who!, sheet);
  const own = named && known(named.week, days);
  if (named === undefined || own === undefined) return undefined;
  const of = (entry: Entry): string | number | undefined =>
    found.verb === undefined ? spansOf(entry) : /^open/iu.test(found.verb) ? opensAt(entry) : closesAt(entry);
  const [first] = own;
  return decided(
    own.every((one) => of(one) !== undefined && of(one) === of(first!)),
    own,
    named.schedule,
  );
};

const CLEFT =
  /^(?<day>.+?) (?:is|are) the (?:only )?days? (?:on which |when |that )?(?<who>.+?) (?<verb>opens|closes|(?:is|stays) open) (?:the )?(?<most>latest|earliest|longest)$/iu;
const MOST =
  /^(?<who>.+?) (?:(?<verb>opens|closes|(?:is|stays) open) (?:for )?(?:the )?(?<most>latest|earliest|longest)|has (?:its|the) (?<most2>longest)(?: opening)? hours) on (?<day>.+)$/iu;

/** "Stays open latest on Thursdays": later than on every other day, each of which is known. */
export const mostOfWeek: Form = (said, sheet) => {
  const found = (CLEFT.exec(said) ?? MOST.exec(said))?.groups;
  const days = found && daysOf(found.day!);
  const measure = found && measureOf(found.verb ?? 'is open', (found.most ?? found.most2)!);
  if (found === undefined || days === undefined || measure === undefined) return undefined;
  const named = weekNamed(found.who!, sheet);
  const week = named && known(named.week, [0, 1, 2, 3, 4, 5, 6]);
  if (named === undefined || week === undefined) return undefined;
  const [of, sign] = measure;
  const open = week.filter((entry) => !isClosed(entry));
  const most = Math.max(...open.map((entry) => (of(entry) ?? 0) * sign));
  const first = open.filter((entry) => (of(entry) ?? 0) * sign === most).map(({ day }) => day);
  return decided(first.join() === days.join(), week, named.schedule);
};

const EXCEPT =
  /^(?<who>.+?) (?:is |are |stays )?(?<verb>open|opens|closed) every day(?: of the week)?,? (?:except|but|apart from|other than) (?:on |for )?(?<days>.+)$/iu;
const ONLY =
  /^(?:The only days? (?:that |on which |when )?(?<who>.+?) (?:is|are) (?<verb>open|closed) (?:is|are) (?<days>.+)|(?<days2>.+?) (?:is|are) the only days? (?:that |on which |when )?(?<who2>.+?) (?:is|are) (?<verb2>open|closed)|(?<who3>.+?) (?:is|are) (?:only (?<verb3>open|closed) on (?<days3>.+)|(?<verb4>open|closed) only on (?<days4>.+)|(?<verb5>open|closed) on (?<days5>.+) only))$/iu;
const MANY =
  /^(?<who>.+?) (?:is |are )?(?<verb>open|opens|closed) (?:on |only )*(?<many>\p{L}+|\d) days? (?:(?:a|per|each|every) week|of the week)$/iu;

/** "Is open every day except Monday", "is closed only on Mondays", "is open six days a week". */
export const whichDays: Form = (said, sheet) => {
  const [except, only, many] = [EXCEPT, ONLY, MANY].map((form) => form.exec(said)?.groups);
  const found = except ?? only ?? many;
  if (found === undefined) return undefined;
  const of = (name: string): string | undefined =>
    Object.entries(found).find(
      ([key, value]) => key.replace(/\d$/u, '') === name && value !== undefined,
    )?.[1];
  const named = weekNamed(of('who') ?? '', sheet);
  const week = named && known(named.week, [0, 1, 2, 3, 4, 5, 6]);
  if (named === undefined || week === undefined) return undefined;
  const asks = /^open/iu.test(of('verb')!);
  const so = week.filter((entry) => isClosed(entry) !== asks).map(({ day }) => day);
  if (many !== undefined) {
    const count = countIn(many.many!);
    return count === undefined ? undefined : decided(so.length === count, week, named.schedule);
  }
  const days = daysOf(of('days')!);
  if (days === undefined) return undefined;
  const wanted = except === undefined ? days : [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day));
  return decided(so.join() === wanted.join(), week, named.schedule);
};
