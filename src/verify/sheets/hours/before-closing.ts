/** "The last admission on Sundays is at 16:15" of "Last admission: 45 minutes before closing" and what Sunday closes at. */
import { countIn, type Form, wordsIn } from '../said.ts';
import { clockOf, isSame, minutesOf, TIME_SAID } from './clock.ts';
import { NAMES, onDays } from './days.ts';
import { scheduleOf } from './schedule.ts';
import { closesAt, leftOpen, opensAt, weekOf } from './thing.ts';

const IS_AT = new RegExp(
  `^(?<what>.+?) (?:is|are|closes?|ends?|starts?|begins?)(?: possible)?(?: at)? (?<at>${TIME_SAID})$`,
  'iu',
);
const AROUND =
  /^(?<many>\p{L}+|\d{1,3}) ?(?<unit>min(?:ute)?s?|h(?:ou)?rs?) (?<way>before|after) (?:we )?(?<end>clos|open)(?:ing|es?)(?: times?)?$/iu;

export const beforeClosing: Form = (said, sheet) => {
  const on = onDays(said);
  const found = on && IS_AT.exec(on.rest)?.groups;
  if (on === undefined || found === undefined) return undefined;
  const what = wordsIn(found.what!).join(' ');
  const lines = sheet.lines.filter(({ label }) => wordsIn(label).join(' ') === what);
  const [line] = lines;
  const rule = AROUND.exec(line?.value ?? '')?.groups;
  const schedule = rule && scheduleOf(sheet);
  const main = schedule?.things.filter(({ words }) => words.length === 0) ?? [];
  if (schedule === undefined || lines.length > 1 || main.length !== 1) return undefined;
  if (schedule.bounded) return leftOpen(schedule);
  const week = weekOf(main[0]!);
  const entries = on.days.flatMap((day) => week[day] ?? []);
  const count = countIn(rule!.many!) ?? Number(rule!.many);
  const by = count * (/^h/iu.test(rule!.unit!) ? 60 : 1) * (rule!.way === 'before' ? -1 : 1);
  const at = minutesOf(found.at!);
  if (entries.length < on.days.length || at === undefined || Number.isNaN(by)) return leftOpen(schedule);
  const of = /^clos/iu.test(rule!.end!) ? closesAt : opensAt;
  return {
    holds: entries.every((entry) => isSame((of(entry) ?? Number.NaN) + by, at)),
    kind: 'date_time',
    lines: [line!, ...new Set(entries.map((entry) => entry.line))],
    told: entries
      .map(
        (entry) =>
          `${NAMES[entry.day]}: ${clockOf(of(entry) ?? 0)}, ${line!.value} = ${clockOf((of(entry) ?? 0) + by)}`,
      )
      .join('; '),
  };
};
