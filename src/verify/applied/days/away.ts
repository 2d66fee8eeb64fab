/** How long somebody is away, by the first and the last day of a leave: "Nia will be away for five days in July." */

import { countOf } from '../../data-answers/answer.ts';
import { type Moment, momentOf } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf, isUnset } from '../facts.ts';
import { MONTHS } from './calendar.ts';

const AWAY =
  /^(.{2,40}?)(?: (will be|is|was|has been) (?:away|off|absent|out of (?:the )?office|on (annual |sick |parental |unpaid |paid )?(?:leave|holiday|vacation))|['’]s (annual |sick |parental |unpaid |paid )?(?:leave|holiday|vacation|absence) (?:lasts|lasted|is|was|covers)) (?:for )?(\p{Ll}+|\d{1,3}) (working |work |business |calendar )?days?(?: (?:in (\p{Lu}\p{Ll}+)(?: (\d{4}))?))?$/u;
const FROM = /^(?:from|start|start date|starts(?: on)?|first day|begin|begins|from date)$/;
const TO = /^(?:to|end|end date|ends(?: on)?|last day|until|till|to date)$/;
const LEAVE = /^(?:leave|leaves|absence|absences|vacation|vacations|holiday|holidays|pto|request|time)$/;
const OPEN = /^(?:pending|requested|rejected|declined|cancelled|canceled|withdrawn|draft|denied|submitted)$/i;
const ENDED = /^(?:cancelled|canceled|withdrawn|revoked|deleted)(?: (?:at|on))?$/;
const MOST_DAYS = 60;
/** The number of a day that is a Monday. */
const MONDAY = 4;

/** Where both days stand, that are as far apart as a statement says; undefined for another, and where they are not. */
export function awayFor(said: string, { documents }: Scene): Shown | undefined {
  const [, who, be, kind, other, count, working, month, year] = AWAY.exec(said) ?? [];
  const many = count === undefined ? undefined : countOf(count);
  if (who === undefined || many === undefined) return undefined;
  const facts = factsOf(documents);
  const ends = facts.filter(
    ({ name, field }) => FROM.test(name) && momentOf(field) !== undefined && isLeave(field.path),
  );
  const [from, ...others] = ends;
  if (from === undefined || others.length > 0) return undefined;
  const beside = facts.filter(
    ({ field, document }) => document === from.document && field.object === from.field.object,
  );
  const [to, ...more] = beside.filter(({ name, field }) => TO.test(name) && momentOf(field) !== undefined);
  if (to === undefined || more.length > 0 || !isHis(who, from, facts)) return undefined;
  if (
    beside.some(({ name, field }) => /^(?:status|state|decision)$/.test(name) && OPEN.test(field.quote)) &&
    be !== undefined
  )
    return undefined;
  if (beside.some(({ name }) => /half|hours|part/.test(name))) return undefined;
  if (facts.some((fact) => fact.document === from.document && ENDED.test(fact.name) && !isUnset(fact)))
    return undefined;
  const type = (kind ?? other)?.trim();
  if (
    type !== undefined &&
    !beside.some(({ field }) => field.quote.toLowerCase().includes(type) || field.path.includes(type))
  )
    return undefined;
  const [first, last] = [momentOf(from.field)!, momentOf(to.field)!];
  if (!first.year || !last.year || !isIn(first, last, month, year)) return undefined;
  const days = daysIn(first, last, working !== undefined && !/calendar/.test(working));
  return days === many
    ? { places: [from, to], told: `${from.field.quote} to ${to.field.quote}: ${days} ${working ?? ''}days` }
    : undefined;
}

const isLeave = (path: readonly string[]): boolean => path.some((word) => LEAVE.test(word));

/** Whether a leave is that of whom the statement names: of the one person of the data. */
function isHis(who: string, { document }: Fact, facts: readonly Fact[]): boolean {
  const people = facts.filter(
    (fact) =>
      fact.document === document &&
      /^(?:employee|name|user|person|member|staff|worker)(?: name)?$/.test(fact.name),
  );
  const [only, ...others] = people;
  if (only === undefined || others.length > 0) return false;
  const [own, said] = [only.field.quote.toLowerCase(), who.toLowerCase().replace(/['’]s$/, '')];
  return own === said || own.split(' ')[0] === said || /^the (?:employee|member|worker|user)$/.test(said);
}

function isIn(first: Moment, last: Moment, month: string | undefined, year: string | undefined): boolean {
  if (month === undefined) return true;
  const at = MONTHS.indexOf(month);
  const own = [first, last].map((one) => (one.month - 1) % 12);
  const years = [first, last].map((one) => Math.floor((one.month - 1) / 12));
  return (
    at >= 0 &&
    own.every((one) => one === at) &&
    (year === undefined || years.every((one) => one === Number(year)))
  );
}

/** The days from the first to the last, both of them; of working days those that are no weekend. */
function daysIn(first: Moment, last: Moment, working: boolean): number {
  const all = last.day - first.day + 1;
  if (!working || all < 1 || all > MOST_DAYS) return all;
  return Array.from({ length: all }, (_, at) => first.day + at).filter(
    (day) => (((day - MONDAY) % 7) + 7) % 7 < 5,
  ).length;
}
