/** What may still be done on a day: "The laptop can still be returned on 20 March" of a purchase and the days that a rule gives. */
import { lengthIn } from '../../between/claim.ts';
import { momentIn } from '../../between/dated.ts';
import { Document } from '../../read/document.ts';
import { compareMoments, liesBy, type Moment } from '../../record/words/moment.ts';
import { type Scene, type Shown, together } from '../asked.ts';
import { isOtherwise } from '../rules/exceptions.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';
import { daysFor } from './days.ts';

const MAY =
  /^(.{3,60}?) (can|could|may) (still |no longer )?be (returned|cancelled|canceled|exchanged|refunded|changed|rebooked|withdrawn|submitted|renewed)( free of charge| for free| without charge| at no cost| without a fee)? on (.{4,24})$/u;
const DAYS =
  /\b(?:for|within|up to) (\d{1,3}|\p{L}+) (days?|weeks?|months?) (?:after|from|of|following) (?:the |your |its )?(?:date of |day of )?(\p{L}+)\b/iu;
const UNTIL = /\b(?:until|up to|by|before|no later than|through) (.{4,40})/iu;
const OPEN = /\b(?:not|except|unless|only|if|business|working|members?)\b/i;
const FREE = /\bfree\b|without charge|no charge|at no cost/i;
const STEM = 5;

/** Where the rule and the day stand that let something be done still, or no more; undefined for another statement. */
export function stillMay(said: string, scene: Scene): Shown | undefined {
  const [, what, , still, deed, free, on] = MAY.exec(said) ?? [];
  if (what === undefined || deed === undefined || on === undefined) return undefined;
  const day = momentsIn(on, scene)[0];
  if (day === undefined) return undefined;
  const isStill = still !== 'no longer ';
  const rules = sentencesOf(scene.documents).filter(
    ({ text }) =>
      text.toLowerCase().includes(deed.slice(0, deed === 'returned' ? 6 : STEM)) &&
      !OPEN.test(text) &&
      (free === undefined || FREE.test(text)),
  );
  const [rule, ...others] = rules;
  if (rule === undefined || others.length > 0 || !isTold(what, scene)) return undefined;
  if (isStill && isOtherwise(said, rule, scene)) return undefined;
  return byLength(rule, day, said, isStill, scene) ?? byDay(rule, day, isStill, scene);
}

function byLength(rule: Said, day: Moment, said: string, isStill: boolean, scene: Scene): Shown | undefined {
  const [, count, unit, anchor] = DAYS.exec(rule.text) ?? [];
  const length = count === undefined ? undefined : lengthIn(`up to ${count} ${unit}`, scene.lexicon);
  if (length === undefined || anchor === undefined) return undefined;
  const from = daysFor(anchor, `${said} ${anchor}`, scene);
  if (from.length === 0) return undefined;
  const holds = from.every(({ moment }) => {
    const own = day.year ? day : inYearOf(day, moment);
    return own.day >= moment.day && liesBy(own, moment, length) === isStill;
  });
  return holds ? together([{ places: [rule, ...from], told: from[0]!.told.slice(3) }], rule.text) : undefined;
}

function byDay(rule: Said, day: Moment, isStill: boolean, scene: Scene): Shown | undefined {
  const [, until] = UNTIL.exec(rule.text) ?? [];
  const [last, ...more] = until === undefined ? [] : momentsIn(until, scene);
  if (last === undefined || more.length > 0) return undefined;
  const own = day.year ? day : inYearOf(day, last);
  if (own.day === last.day && last.minute !== undefined) return undefined;
  const order =
    own.day === last.day
      ? 0
      : (compareMoments({ ...own, minute: undefined } as Moment, { ...last, minute: undefined } as Moment) ??
        Number.NaN);
  const isBefore = /\bbefore /i.test(rule.text) ? order < 0 : order <= 0;
  return !Number.isNaN(order) && isBefore === isStill ? { places: [rule], told: rule.text } : undefined;
}

/** A day without a year as one of the year of another. */
const inYearOf = (day: Moment, other: Moment): Moment =>
  other.year
    ? { ...day, year: true, day: day.day + yearsFrom(day, other), month: day.month + monthsFrom(day, other) }
    : day;
const monthsFrom = (day: Moment, other: Moment): number =>
  (Math.floor((other.month - 1) / 12) - Math.floor((day.month - 1) / 12)) * 12;
const yearsFrom = (day: Moment, other: Moment): number => {
  const [own, theirs] = [day, other].map(({ month }) => Math.floor((month - 1) / 12));
  return Math.round(
    (Date.UTC(theirs!, (day.month - 1) % 12, day.date) - Date.UTC(own!, (day.month - 1) % 12, day.date)) /
      86_400_000,
  );
};

function momentsIn(words: string, { lexicon }: Scene): readonly Moment[] {
  const { values } = new Document(`It was on ${words}.`, lexicon, undefined, undefined, 'en').whole();
  return values.flatMap((value) => momentIn(value) ?? []);
}

/** Whether what is spoken of is what the evidence is about, for all that it says. */
const isTold = (what: string, { documents }: Scene): boolean => {
  const bare = what.replace(/^(?:The|This|It|Your|Her|His|Their) ?/, '').toLowerCase();
  if (/^(?:item|items|goods|product|order|purchase|booking|reservation|ticket|)$/.test(bare)) return true;
  const words = bare.split(' ');
  return words.some((word) => /\d/.test(word))
    ? words
        .filter((word) => /\d/.test(word))
        .every((word) => documents.some(({ text }) => text.toLowerCase().includes(word)))
    : !documents.some(
        ({ text }) =>
          /\b(?:items?|products?|articles?): /i.test(text) && !text.toLowerCase().includes(words.at(-1)!),
      );
};
