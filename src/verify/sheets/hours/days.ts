/** Days of the week as sheets and statements write them: "Mon–Fri", "Saturdays and Sundays", "weekdays", "every day". */

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY =
  '(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:r?s?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
const ALL = 'daily|every day(?: of the week)?|all week|seven days a week|7 days a week';
const RANGE = new RegExp(
  `^(?:from )?(?<from>${DAY})\\.? ?(?:[-–—]|to|through|thru|until) ?(?<to>${DAY})\\b\\.?(?: inclusive)?`,
  'iu',
);
const ONE = new RegExp(`^(?:(?:every|each|an?) )?(?<day>${DAY})\\b\\.?`, 'iu');
const WHOLE = new RegExp(
  `^(?:(?<all>${ALL})|(?<weekdays>(?:every |on )?(?:weekdays?|working days)|during the week)|(?<weekend>(?:the )?weekends?))\\b`,
  'iu',
);
const JOINT = /^(?: ?(?:,|&|\/|\+)(?: ?and)? ?| and (?:on )?| or (?:on )?)/iu;

const numberOf = (day: string): number => WEEK.indexOf(day.toLowerCase().slice(0, 3));

/** Days at the start of a text, by number from Monday, and how many characters they take. */
export interface Days {
  readonly days: readonly number[];
  readonly length: number;
}

/** The days that a text begins with; undefined where it does not begin with any. */
export function daysAt(text: string): Days | undefined {
  const days = new Set<number>();
  let at = 0;
  for (let next = 0; ; ) {
    const found = oneAt(text.slice(next));
    if (found === undefined) break;
    for (const day of found.days) days.add(day);
    at = next + found.length;
    const joint = JOINT.exec(text.slice(at));
    if (joint === null) break;
    next = at + joint[0].length;
  }
  return at === 0 ? undefined : { days: [...days].sort((a, b) => a - b), length: at };
}

function oneAt(text: string): Days | undefined {
  const whole = WHOLE.exec(text);
  if (whole !== null) {
    const { weekdays, weekend } = whole.groups!;
    const days =
      weekdays === undefined ? (weekend === undefined ? [0, 1, 2, 3, 4, 5, 6] : [5, 6]) : [0, 1, 2, 3, 4];
    return { days, length: whole[0].length };
  }
  const range = RANGE.exec(text);
  if (range !== null) {
    const [from, to] = [numberOf(range.groups!.from!), numberOf(range.groups!.to!)];
    const many = (to - from + 7) % 7;
    return {
      days: Array.from({ length: many + 1 }, (_, i) => (from + i) % 7),
      length: range[0].length,
    };
  }
  const one = ONE.exec(text);
  // "The sun", "he sat".
  if (one === null || !(one.groups!.day!.length > 5 || /^\p{Lu}/u.test(one.groups!.day!))) return undefined;
  return { days: [numberOf(one.groups!.day!)], length: one[0].length };
}

/** A statement without the days that it is said of. */
export interface OnDays {
  readonly rest: string;
  readonly days: readonly number[];
}

const LEAD = /(?<=^|[\s,])(?:on|at|over|during|between|each|every)? ?$/iu;

/** The statement without its days: "is open until nine on Thursdays", "On Sundays, it is closed"; undefined where it names none. */
export function onDays(said: string): OnDays | undefined {
  const starts = [...said.matchAll(/(?<![\p{L}\d-])(?:\p{L}|7 days)/giu)].map(({ index }) => index);
  for (const at of starts) {
    const found = daysAt(said.slice(at));
    if (found === undefined) continue;
    const before = said
      .slice(0, at)
      .replace(LEAD, '')
      .replace(/[,\s]+$/u, '');
    const behind = said.slice(at + found.length).replace(/^[,\s]+/u, '');
    return { rest: `${before} ${behind}`.trim(), days: found.days };
  }
  return undefined;
}

export const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
