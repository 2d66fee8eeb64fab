/** How long something goes on, by the range that it is told of: "closed for three days" of "closed from 4 to 6 May". */

import { matchesOf } from '../../../text/matches.ts';
import { countOf } from '../../data-answers/answer.ts';
import { isCutShort, isPlanned } from '../../derived/went-on.ts';
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { MONTHS, WEEK } from './calendar.ts';

const LENGTH =
  /^(.{4,120}?),? (?:for )?(?:exactly )?(an?|half an|\p{L}{3,9}|\d{1,3}) (hour and a half|minute|hour|day|night|week|year)s?(?: long)?( (?:a|per|each|every) day)?$/iu;
/** Verbs that say no more than that something goes on, at the end of what stands before its length. */
const GOES_ON = / (?:last|run|take|go on for|continue)(?:s|ed)?$| (?:ran|took|went on)$/u;

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}';
const DAY = String.raw`(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?,? )?(?:\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH}(?: \d{4})?)?|${MONTH} \d{1,2}(?:, \d{4})?)`;
const WEEKDAY = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day';
const TIME = String.raw`\d{1,2}[:.]\d{2}`;
const YEAR = String.raw`(?:19|20)\d\d`;
/** "From 4 to 6 May": each end by itself; a year stands alone. */
const RANGES = [TIME, YEAR, WEEKDAY, DAY].map(
  (end) =>
    new RegExp(
      String.raw`\b(?:[Ff]rom |: )?(${end})(?: (?:to|until|till|through) | ?[–-] ?)(${end})(?![\d:.]*\d)`,
      'gu',
    ),
);
const MOST = 4;

/** Where the range stands that such a statement follows from; undefined for another, and where none does. */
export function through(said: string, scene: Scene): Shown | undefined {
  const [, before = '', how = '', unit = '', daily] = LENGTH.exec(said) ?? [];
  const count = countIn(how, unit);
  if (before === '' || count === undefined) return undefined;
  let left = MOST;
  for (const one of sentencesOf(scene.documents)) {
    if (daily !== undefined && !/\b(?:daily|every day|each day|Monday to|Monday through)\b/u.test(one.text))
      continue;
    if (
      isPlanned(one.text, said) ||
      isCutShort(
        scene.documents[one.document]!.text,
        `${said}${daily === undefined ? '' : ' daily every each'}`,
      )
    )
      continue;
    for (const { range, told } of rangesIn(one.text, unit, count)) {
      for (const way of waysOf(before, range)) {
        if (left-- <= 0) return undefined;
        const shown = scene.ask(`${way}.`);
        if (shown !== undefined && shown.weighed !== true) return { places: shown.places, told };
      }
    }
  }
  return undefined;
}

/** A statement with the range for its length, as the evidence may say it. */
const waysOf = (before: string, range: string): readonly string[] => {
  const bare = before.replace(GOES_ON, '');
  if (bare === before) return [`${before} from ${range}`];
  const past = /(?:ed|ran|took|went on)$/u.test(before);
  return [
    `${bare} ${past ? 'ran' : 'runs'} from ${range}`,
    `${bare} ${past ? 'took' : 'takes'} place from ${range}`,
  ];
};

function countIn(how: string, unit: string): number | undefined {
  if (/and a half$/u.test(unit)) return /^an?$/iu.test(how) ? 1.5 : undefined;
  if (/^half an$/iu.test(how)) return 0.5;
  return /^an?$/iu.test(how) ? 1 : countOf(how);
}

/** The ranges of a sentence that are so long. */
function rangesIn(text: string, unit: string, count: number): readonly { range: string; told: string }[] {
  const all = RANGES.flatMap((form) => matchesOf(text, form));
  // Of two ranges each is of a part, or of another thing.
  if (all.length > 1) return [];
  return all.flatMap(([, from = '', to = '']) => {
    const lengths = lengthsOf(from, to);
    const minutes = /^(?:minute|hour)/u.test(unit);
    const wanted = minutes ? count * (unit === 'minute' ? 1 : 60) : unit === 'week' ? count * 7 : count;
    const sort = minutes ? 'minutes' : unit === 'night' ? 'nights' : unit === 'year' ? 'years' : 'days';
    return lengths.some((one) => one.sort === sort && one.count === wanted)
      ? [{ range: `${from} to ${to}`, told: `${from} – ${to} = ${wanted} ${sort}` }]
      : [];
  });
}

interface Long {
  readonly sort: 'minutes' | 'days' | 'nights' | 'years';
  readonly count: number;
}

/** How long it is from one end to the other: days with both, nights between them. */
function lengthsOf(from: string, to: string): readonly Long[] {
  const [one, other] = [from, to].map((end) => /^(\d{1,2})[:.](\d{2})$/u.exec(end));
  if (one && other) {
    const [start, end] = [one, other].map(([, h, min]) => Number(h) * 60 + Number(min)) as [number, number];
    return [{ sort: 'minutes', count: (end - start + 1440) % 1440 }];
  }
  if (/^\d{4}$/u.test(from)) return [{ sort: 'years', count: Number(to) - Number(from) }];
  const days = daysBetween(from, to);
  return days === undefined
    ? []
    : [
        { sort: 'days', count: days + 1 },
        { sort: 'nights', count: days },
      ];
}

function daysBetween(from: string, to: string): number | undefined {
  const [first, last] = [from, to].map((end) => placeIn(WEEK, end)) as [number, number];
  const [one, other] = [from, to].map(dayOf);
  if (one === undefined && other === undefined)
    return first < 0 || last < 0 ? undefined : (last - first + 7) % 7;
  if (one === undefined || other === undefined || other.month < 0) return undefined;
  const year = other.year ?? one.year ?? SOME_YEAR;
  const end = Date.UTC(year, other.month, other.date);
  const start = Date.UTC(one.year ?? year, one.month < 0 ? other.month : one.month, one.date);
  const days = Math.round((end - start) / 86_400_000);
  return days >= 0 ? days : undefined;
}

/** Any year stands for one that is not said: only a leap day would tell them apart. */
const SOME_YEAR = 2023;

/** A day of a month, the month -1 where only the other end says it. */
function dayOf(text: string): { date: number; month: number; year: number | undefined } | undefined {
  const date = /\b(\d{1,2})(?!\d)/u.exec(text)?.[1];
  if (date === undefined) return undefined;
  const month = new RegExp(MONTH, 'u').exec(text)?.[0] ?? '';
  const year = /\b\d{4}\b/u.exec(text)?.[0];
  return {
    date: Number(date),
    month: placeIn(MONTHS, month),
    year: year === undefined ? undefined : Number(year),
  };
}

/** Where a name stands in a row, by its first letters; -1 for another. */
const placeIn = (names: readonly string[], name: string): number =>
  name.length < 3 ? -1 : names.findIndex((one) => one.startsWith(name.slice(0, 3)));
