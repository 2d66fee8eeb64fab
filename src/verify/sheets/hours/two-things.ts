/** Claims that hold the hours of two things of a sheet against each other: "The café closes an hour before the museum on Tuesdays." */
import { countIn, type Decided, type Form } from '../said.ts';
import { NAMES, onDays } from './days.ts';
import { spansOf } from './on-a-day.ts';
import { scheduleOf } from './schedule.ts';
import { closesAt, opensAt, thingOf, weekOf } from './thing.ts';

const FORM =
  /^(?<one>.+?) (?<verb>opens?|closes?) (?:(?<many>half an|an?|\p{L}+|\d+) (?<unit>hours?|minutes?)(?<half> and a half)? )?(?<way>earlier than|later than|before|after|at the same time as) (?<other>.+?)(?: does)?$/iu;

export const twoThings: Form = (said, sheet): Decided | undefined => {
  const on = onDays(said);
  const found = on && FORM.exec(on.rest)?.groups;
  const schedule = found && scheduleOf(sheet);
  if (on === undefined || found === undefined || schedule === undefined || schedule.bounded) return undefined;
  const [one, other] = [thingOf(found.one!, schedule), thingOf(found.other!, schedule)];
  if (one === undefined || other === undefined || one === other) return undefined;
  const of = /^open/iu.test(found.verb!) ? opensAt : closesAt;
  const pairs = on.days.map((day) => [weekOf(one)[day], weekOf(other)[day]] as const);
  const entries = pairs.flat().filter((entry) => entry !== undefined);
  if (entries.length < 2 * pairs.length) return undefined;
  const way = found.way!.toLowerCase();
  const length = lengthOf(found);
  const holds = pairs.every(([a, b]) => {
    const [x, y] = [of(a!), of(b!)];
    if (x === undefined || y === undefined) return false;
    if (way === 'at the same time as') return x === y;
    const by = /later|after/u.test(way) ? x - y : y - x;
    return length === undefined ? by > 0 : by === length;
  });
  return {
    holds,
    kind: 'comparison',
    lines: [...new Set(entries.map(({ line }) => line))],
    told: entries.map((entry) => `${NAMES[entry.day]}: ${spansOf(entry)}`).join('; '),
  };
};

function lengthOf({ many, unit, half }: Readonly<Record<string, string>>): number | undefined {
  if (many === undefined || unit === undefined) return undefined;
  const hour = /^hour/iu.test(unit) ? 60 : 1;
  if (/^half an$/iu.test(many)) return 30;
  return ((countIn(many) ?? Number.NaN) + (half === undefined ? 0 : 0.5)) * hour;
}
