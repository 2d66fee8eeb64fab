/** Days and times that are left out of what is told: "closed on Mondays" of "open from Tuesday to Sunday", "not in the first six months" of "from the seventh". */

import { matchesOf } from '../../../text/matches.ts';
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';
import { WEEK } from './calendar.ts';

const DAY = `(?:${WEEK.join('|')})`;
const CLOSED = new RegExp(String.raw`^(.{3,80}?) (is|are) (?:closed|not open|shut) on (${DAY})s?$`, 'u');
const RANGE = new RegExp(String.raw`\b(${DAY})s? (?:to|through|until|till|[–-]) (${DAY})s?\b`, 'gu');
const LONGEST = 6_000;

/** Where the days stand on which something is open, which one is not of; undefined for another statement, and where it is. */
export function notOnThatDay(said: string, scene: Scene): Shown | undefined {
  const [, who, be, day] = CLOSED.exec(said) ?? [];
  if (who === undefined || day === undefined) return undefined;
  const text = scene.documents.map((one) => one.text.slice(0, LONGEST)).join('\n');
  // What is said of the day itself decides.
  if (text.includes(day) || /\b(?:daily|every day|all week|holidays?)\b/iu.test(text)) return undefined;
  const [range, ...others] = matchesOf(text, RANGE);
  const [from, to] = [range?.[1], range?.[2]].map((end) => WEEK.indexOf(end ?? ''));
  if (from === undefined || to === undefined || from < 0 || to < 0 || others.length > 0) return undefined;
  const at = WEEK.indexOf(day);
  const isIn = from <= to ? at >= from && at <= to : at >= from || at <= to;
  if (isIn) return undefined;
  const shown = scene.ask(`${who} ${be} open from ${WEEK[from]} to ${WEEK[to]}.`);
  return shown && { places: shown.places, told: `open from ${WEEK[from]} to ${WEEK[to]}` };
}

const FIRST =
  /^(.{3,80}?) (?:cannot|can not|may not) be (\p{L}.{2,60}?) (?:in|during|within) the first (\p{L}{3,8}|\d{1,2}) (day|week|month|year)s$/u;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ');

/** Where it stands from when on something can be done, which is only after that time; undefined for another statement. */
export function notInTheFirst(said: string, scene: Scene): Shown | undefined {
  const [, who, done, how = '', unit] = FIRST.exec(said) ?? [];
  const count = countOf(how);
  const next = count === undefined ? undefined : ORDINALS[count];
  if (who === undefined || next === undefined) return undefined;
  for (const from of [
    `from the ${next} ${unit} on`,
    `from the ${next} ${unit} at the earliest`,
    `from the ${next} ${unit}`,
  ]) {
    const shown = scene.ask(`${who} can be ${done} ${from}.`) ?? scene.ask(`${who} may be ${done} ${from}.`);
    if (shown !== undefined && shown.weighed !== true) return { places: shown.places, told: from };
  }
  return undefined;
}
