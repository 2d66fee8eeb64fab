/** When a deed was: what its sentence says of it, as a span of minutes. */
import { gather } from '../../text/gather.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { dayNumber, type Value } from '../../text/values/index.ts';
import type { Document } from '../read/document.ts';

/** When something was, in minutes, and what it may be held against: moments of the same scale. */
export interface Moment {
  readonly from: number;
  readonly to: number;
  readonly scale: string;
  /** As it is written. */
  readonly said: string;
}

const DAY = 1440;
const FAR = Number.POSITIVE_INFINITY;
/** Any year stands for one that is not said, where both of two moments lack it. */
const SOME_YEAR = 2023;
/** The scale of dates whose year is not said. */
const UNSAID = 'year unsaid';

type Timed = Extract<Value, { kind: 'date' | 'datetime' | 'time' }>;

const isTimed = (value: Value): value is Timed =>
  (value.kind === 'date' || value.kind === 'datetime' || value.kind === 'time') &&
  value.alternatives === undefined;

/**
 * When the deed of a sentence was; undefined where it does not say so plainly: two dates, or one that is of something
 * else in it. `day`: the scale of a time of day, by what was said of the day before.
 */
export function momentOf(document: Document, sentence: number, day: string): Moment | undefined {
  const { values } = document.sentence(sentence);
  const timed = values.filter(isTimed).filter((value) => !isVague(value));
  if (timed.length === 0) return undefined;
  const own =
    timed.length > 2 || !isPair(timed) ? timed.filter((value) => isOfDeed(document, sentence, value)) : timed;
  if (
    own.length === 0 ||
    own.length > 2 ||
    !isPair(own) ||
    !own.some((value) => isOfDeed(document, sentence, value))
  )
    return undefined;
  const { text } = document;
  const [first] = own;
  const side = sideOf(text.slice(Math.max(0, first.start - BEFORE), first.start), first);
  if (side === undefined) return undefined;
  const span = spanOf(own, day);
  if (span === undefined) return undefined;
  const said = text.slice(Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end)));
  return {
    scale: span.scale,
    said,
    from: side === 'until' ? -FAR : span.from,
    to: side === 'since' ? FAR : span.to,
  };
}

/** A day of the week alone, a decade, "recently": nothing that lies before or after another for sure. */
const isVague = (value: Timed): boolean =>
  value.kind !== 'time' &&
  ((value.date.y === undefined && value.date.m === undefined) ||
    value.date.decade !== undefined ||
    value.date.century !== undefined ||
    (value.kind === 'date' && value.relative !== undefined));

/** One moment, or a date with a time of that day. */
const isPair = (values: readonly Timed[]): boolean =>
  values.length === 1 ||
  (values.length === 2 &&
    values.some(({ kind }) => kind === 'date') &&
    values.some(({ kind }) => kind === 'time') &&
    values[1].start - values[0].end <= BESIDE);

/** Characters between a date and its time, and before a date that are read for its preposition, at the most. */
const BESIDE = 8;
const BEFORE = 24;

/** What a date is of that is not when the deed of its sentence was. */
const OTHERWISE =
  /\b(?:(?:due|dated|valid|scheduled|planned|expected)(?: (?:on|at|by|in|for|of|from|until))?|of|for|from|until|till|through|to|between|not|only) ?(?:the )?$/i;

/** Whether a moment is exact, or bounds the deed on one side; undefined where it is of something else. */
function sideOf(lead: string, { bound }: Timed): 'at' | 'until' | 'since' | undefined {
  const word = /(\p{L}+)\s*$/u.exec(lead)?.[1].toLowerCase();
  const written = bound === 'by' ? 'by' : bound;
  if (OTHERWISE.test(lead) || word === 'since') return undefined;
  if (written === 'by' || written === 'before' || word === 'by' || word === 'before') return 'until';
  if (written === 'after' || word === 'after') return 'since';
  return 'at';
}

function spanOf(
  values: readonly Timed[],
  day: string,
): { readonly from: number; readonly to: number; readonly scale: string } | undefined {
  const date = values.find((value): value is Exclude<Timed, { kind: 'time' }> => value.kind !== 'time');
  const clock = values.find((value) => value.kind !== 'date');
  const minute = clock && 'time' in clock ? minuteOf(clock.time) : undefined;
  if (date === undefined)
    return minute === undefined ? undefined : { from: minute.from, to: minute.to, scale: day + minute.zone };
  const { y, m, d } = date.date;
  const scale = y === undefined ? UNSAID : 'date';
  const year = y ?? SOME_YEAR;
  if (m === undefined || d === undefined) {
    const [from, to] =
      m === undefined ? [dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1)] : monthOf(year, m);
    if (date.date.quarter !== undefined || date.date.half !== undefined) return undefined;
    return { from: from * DAY, to: to * DAY - 1, scale };
  }
  const start = dayNumber(year, m, d) * DAY;
  if (minute === undefined) return { from: start, to: start + DAY - 1, scale };
  return { from: start + minute.from, to: start + minute.to, scale };
}

const monthOf = (year: number, month: number): readonly [number, number] => [
  dayNumber(year, month, 1),
  month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1),
];

/** A time of day in minutes, with its seconds where they are said. */
function minuteOf({ h, min, s, ms, offset, zone }: Extract<Timed, { kind: 'time' }>['time']) {
  const at = h * 60 + min + (s ?? 0) / 60 + (ms ?? 0) / 60_000 - (offset ?? 0);
  return { from: at, to: s === undefined ? at + 0.99 : at, zone: zone ?? '' };
}

/** Whether a value says when the deed of its sentence was: it hangs on the main verb, or there is no other verb. */
function isOfDeed(document: Document, sentence: number, { start }: Timed): boolean {
  const { tokens } = document.parsed(sentence);
  const at = tokens.findIndex((token) => token.start <= start && start < token.end);
  const root = tokens.findIndex(({ head }) => head < 0);
  if (at < 0) return false;
  const verbs = gather(tokens, ({ upos, deprel }, i) => (upos === 'VERB' && deprel !== 'amod' ? [i] : []));
  const [opens, closes] = [
    at === 0,
    tokens.slice(at).every(({ upos, form }) => ASIDE.has(upos) || MONTH.test(form)),
  ];
  if (verbs.length <= 1 && (opens || closes)) return true;
  for (let i = at, steps = 0; i >= 0 && steps < 20; i = tokens[i].head, steps++) {
    if (i === root) return true;
    if (i !== at && isApart(tokens[i])) return false;
    if (tokens[i].deprel.startsWith('nmod') && !ASIDE.has(tokens[tokens[i].head]?.upos ?? '') && !closes)
      return false;
  }
  return false;
}

/** What may stand behind the first token of a moment at the end of a sentence, and be part of it. */
const ASIDE = new Set(['PUNCT', 'NUM', 'SYM', 'ADP']);
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const isApart = ({ upos, deprel }: ParsedToken): boolean =>
  upos === 'VERB' ||
  upos === 'ADJ' ||
  deprel === 'acl' ||
  deprel === 'acl:relcl' ||
  deprel === 'advcl' ||
  deprel === 'ccomp';

/** Days past which two dates without a year may as well be of two years: "30 December", "2 January". */
const HALF_A_YEAR = 182;

/** Whether one moment must lie wholly before another. */
export const liesBefore = (a: Moment, b: Moment): boolean =>
  a.scale === b.scale && a.to < b.from && (a.scale !== UNSAID || b.from - a.to < HALF_A_YEAR * DAY);
