/** When something was that was so long after another: "an hour later" of what stopped at 07:55. */
import type { Reading } from '../../../../text/reading.ts';
import { dayFromNumber, dayNumber } from '../../../../text/values/calendar.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { capital, numberOf, SMALL } from '../words.ts';

const LATER = new RegExp(
  String.raw`(?:,? (?:on|in) )?\b(?:(half an|${SMALL}) (minute|hour|day|week)s? (later|earlier|before|afterwards|after that)|the (?:very )?(next|following|previous) (?:day|morning|afternoon|evening)|the day (before|after))\b(?! (?:the|a|it|he|she|they|this|\p{Lu}))`,
  'iu',
);

/** The same before all else: "Two weeks later it was cancelled". */
const OPENING = new RegExp(
  String.raw`^(half an|${SMALL}) (minute|hour|day|week)s? (later|earlier|afterwards|after that)(?= (?:the|a|it|he|she|they|this|\p{Lu}))`,
  'iu',
);

type Moment = Extract<Value, { kind: 'date' | 'time' | 'datetime' }>;

const YEAR_LATER = new RegExp(
  String.raw`(?:,? (?:in|on))? ?\b(?:the (next|following|previous|preceding) year|the year (before|after)|(?:an?|one) year (later|earlier)|(${SMALL}) years (later|earlier))\b(?! (?:the|that|when)\b)`,
  'iu',
);

/** "Won a prize the following year" of what opened in 2017: the one year that the sentence, or the one before, names first. */
function inItsYear({ source, sentence, tell }: Scene): readonly Telling[] {
  const told = tell(sentence);
  const found = YEAR_LATER.exec(told.text);
  if (found === null || found.index === 0) return [];
  const reading = source.sentence(sentence);
  const at = reading.text.slice(reading.start, reading.end).indexOf(found[0]);
  if (at < 0) return [];
  const own = yearsIn(reading, reading.start + at);
  const before =
    own.length === 0 && sentence > 0 ? yearsIn(source.sentence(sentence - 1), Number.POSITIVE_INFINITY) : [];
  const [anchor, ...others] = own.length > 0 ? own : before;
  if (anchor === undefined || others.length > 0) return [];
  const [, next, beside, one, count, several] = found;
  const size = count === undefined ? 1 : numberOf(count);
  if (size === undefined) return [];
  const back = /^(?:previous|preceding|before|earlier)$/i.test(next ?? beside ?? one ?? several ?? '');
  const year = anchor + (back ? -size : size);
  const text = `${told.text.slice(0, found.index).trimEnd()} in ${year}${told.text.slice(found.index + found[0].length)}`;
  const from = own.length > 0 ? told.from : [...told.from, sentence - 1];
  return [
    text,
    ...headsOf(text.slice(0, text.lastIndexOf(` in ${year}`))).map((head) => `${head} in ${year}.`),
  ].map((one) => ({ text: one, from, derivation: `${anchor}, ${found[0].trim()}: ${year}` }));
}

/** The years that a sentence names before a place, each once. */
const yearsIn = ({ values }: Reading, before: number): readonly number[] => [
  ...new Set(
    values.flatMap((value) =>
      value.end <= before && value.kind === 'date' && value.date.y !== undefined ? [value.date.y] : [],
    ),
  ),
];

/** A sentence with the day or the time in place of how long after another it was. */
export const dated: Teller = where([LATER, OPENING, YEAR_LATER], (scene) => {
  const { source, sentence, tell } = scene;
  const told = tell(sentence);
  const found = LATER.exec(told.text) ?? OPENING.exec(told.text);
  if (found === null) return inItsYear(scene);
  const reading = source.sentence(sentence);
  const at = reading.text.slice(reading.start, reading.end).indexOf(found[0]);
  if (at < 0) return [];
  const anchor =
    anchorOf(reading, reading.start + at) ??
    (sentence > 0 ? onlyMoment(source.sentence(sentence - 1)) : undefined);
  if (anchor === undefined) return [];
  const moved = movedBy(anchor, found);
  if (moved === undefined) return [];
  const from = anchor.start >= reading.start ? told.from : [...told.from, sentence - 1];
  const own = source.text.slice(anchor.start, anchor.end).trim();
  const derivation = `${own} ${found[0].trim()}: ${moved[0]!.replace(/^(?:on|at) /, '')}`;
  const head = told.text.slice(0, found.index).replace(/,$/, '').trimEnd();
  const rest = told.text.slice(found.index + found[0].length);
  const gap = head === '' ? '' : ' ';
  return moved.flatMap((when) =>
    headsOf(head).map((one): Telling => ({ text: capital(`${one}${gap}${when}${rest}`), from, derivation })),
  );
});

/** "The order was placed on 3 May and delivered": two things that were done to one. */
const DEED =
  /^(.+?) (was|were|has been|have been) .+? (?:and|but) (?:then |finally |only )?(?:was |were )?(\p{Ll}+(?:ed|en|wn|nt|ld|ft|de|ut|ght|id))$/u;

/** "Ships to the testers on 1 Oct and to everyone": it ships to everyone; what took place, was. */
function headsOf(head: string): readonly string[] {
  const second = /^(.+?) (to|in|at|for|from) .+? and \2 (.+)$/u.exec(head);
  const heads = second === null ? [head] : [head, `${second[1]} ${second[2]} ${second[3]}`];
  const deed = DEED.exec(head);
  if (deed !== null) heads.push(`${deed[1]} ${deed[2]} ${deed[3]}`);
  return heads.flatMap((one) => [
    ...new Set([one, one.replace(/ (?:took|takes) place$/, (verb) => (/took/.test(verb) ? ' was' : ' is'))]),
  ]);
}

const isMoment = (value: Value): value is Moment =>
  (value.kind === 'date' || value.kind === 'time' || value.kind === 'datetime') &&
  (value as { readonly bound?: unknown }).bound === undefined;

/** The one moment of a sentence before a place; undefined for none or several. */
function anchorOf({ values }: Reading, before: number): Moment | undefined {
  const moments = values.filter((value) => value.end <= before).filter(isMoment);
  return moments.length === 1 ? moments[0] : undefined;
}

const onlyMoment = (reading: Reading): Moment | undefined => anchorOf(reading, reading.end);

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };
/** Any year stands for one that is not said. */
const SOME_YEAR = 2023;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function movedBy(anchor: Moment, found: RegExpExecArray): readonly string[] | undefined {
  const [, count, unit = 'day', way, next, beside] = found;
  const size = count === undefined ? 1 : /^half an$/i.test(count) ? 0.5 : numberOf(count);
  if (size === undefined) return undefined;
  const back = /^(?:earlier|before|previous)$/i.test(way ?? next ?? beside ?? '');
  const minutes = MINUTES[unit.toLowerCase()]! * size * (back ? -1 : 1);
  if (anchor.kind === 'time') {
    const at = anchor.time.h * 60 + anchor.time.min + minutes;
    return MINUTES[unit.toLowerCase()]! > 60 || at < 0 || at >= 1440 ? undefined : [`at ${clock(at)}`];
  }
  const { y, m, d } = anchor.date;
  if (anchor.kind !== 'date' || m === undefined || d === undefined || minutes % 1440 !== 0) return undefined;
  // Of a day without a year nothing is said across the end of February.
  if (y === undefined && m <= 2 && minutes > 0 && m + minutes / 43_200 > 2) return undefined;
  const day = dayFromNumber(dayNumber(y ?? SOME_YEAR, m, d) + minutes / 1440);
  if (y === undefined && day.y !== SOME_YEAR) return undefined;
  const plain = `on ${day.d} ${MONTHS[day.m - 1]}`;
  return y === undefined ? [plain] : [`${plain} ${day.y}`];
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
