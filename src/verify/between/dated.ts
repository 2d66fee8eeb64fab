/** The days that evidence names, and what each stands beside: the label or the deed that it is the day of. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { dayNumber, type Value } from '../../text/values/index.ts';
import type { Document } from '../read/document.ts';
import { wordsOf } from '../record/record.ts';
import type { Moment } from '../record/words/moment.ts';

/** A day of the evidence. */
export interface Day {
  readonly document: number;
  readonly sentence: number;
  readonly moment: Moment;
  /** The day as a claim would write it: "on 12 August 2026". */
  readonly told: string;
  /** Words of what stands before it in its clause, each by its verb. */
  readonly label: readonly string[];
}

/** Longest source whose days are looked at, in characters, and days at the most. */
const LONGEST = 6_000;
const MOST_DAYS = 24;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const KNOWN = new WeakMap<Document, readonly Omit<Day, 'document'>[]>();

/** The days of all sources, in their order; none where there are too many to tell apart. */
export function daysOf(documents: readonly Document[], lexicon: Lexicon): readonly Day[] {
  const found = documents.flatMap((source, document) =>
    daysIn(source, lexicon).map((day): Day => ({ ...day, document })),
  );
  return found.length > MOST_DAYS ? [] : found;
}

function daysIn(source: Document, lexicon: Lexicon): readonly Omit<Day, 'document'>[] {
  let days = KNOWN.get(source);
  if (days === undefined) {
    const { sentenceCount } = source.scan;
    days =
      source.text.length > LONGEST
        ? []
        : gather(Array.from({ length: sentenceCount }), (_, sentence) =>
            daysOfSentence(source, sentence, lexicon),
          );
    KNOWN.set(source, days);
  }
  return days;
}

function daysOfSentence(
  source: Document,
  sentence: number,
  lexicon: Lexicon,
): readonly Omit<Day, 'document'>[] {
  const { values, text, start } = source.sentence(sentence);
  let from = start;
  return gather(values, (value) => {
    const moment = momentIn(value);
    if (moment === undefined) return [];
    const before = text.slice(from, value.start);
    from = value.end;
    return { sentence, moment, told: toldOf(value), label: labelOf(before, lexicon) };
  });
}

/** The day, and the minute where one is said, of a value that is one. */
export function momentIn(value: Value): Moment | undefined {
  if (value.kind !== 'date' && value.kind !== 'datetime') return undefined;
  if (value.bound !== undefined || value.alternatives !== undefined) return undefined;
  const { y, m, d } = value.date;
  if (m === undefined || d === undefined) return undefined;
  const known = {
    day: dayNumber(y ?? SOME_YEAR, m, d),
    year: y !== undefined,
    month: (y ?? SOME_YEAR) * 12 + m,
    date: d,
  };
  if (value.kind === 'date') return known;
  const { h, min, offset = 0 } = value.time;
  return { ...known, minute: h * 60 + min - offset };
}

/** Any year stands for one that is not said, where both of two moments lack it. */
const SOME_YEAR = 2023;

function toldOf(value: Value): string {
  if (value.kind !== 'date' && value.kind !== 'datetime') return '';
  const { y, m = 1, d } = value.date;
  return `on ${d} ${MONTHS[m - 1]}${y === undefined ? '' : ` ${y}`}`;
}

/** The words of the last clause before a day that tell something. */
function labelOf(before: string, lexicon: Lexicon): readonly string[] {
  const clause = before.split(/[.;,\n|(]|\band\b|: (?=\S+ )/).at(-1) ?? '';
  return deedsOf(clause, lexicon);
}

/** Words of a label or a noun phrase, each by its verb, without those that only lead to it. */
export const deedsOf = (said: string, lexicon: Lexicon): readonly string[] =>
  wordsOf(said)
    .filter((word) => !LEADING.has(word))
    .map((word) => BY_NOUN.get(word) ?? lexicon.lemma(word))
    .map((word) => BY_NOUN.get(word) ?? word);

const LEADING = new Set(
  'a an the of on at by in for its their his her your my our it was is are were be been had has did date day time from'.split(
    ' ',
  ),
);

/** The verb of what a noun names. */
const BY_NOUN: ReadonlyMap<string, string> = new Map(
  (
    'arrival:arrive departure:depart delivery:deliver purchase:buy acquisition:buy payment:pay expiry:expire expiration:expire ' +
    'cancellation:cancel approval:approve dispatch:send despatch:send shipment:ship shipping:ship signing:sign signature:sign ' +
    'submission:submit receipt:receive renewal:renew publication:publish completion:complete registration:register ' +
    'collection:collect installation:install inspection:inspect activation:activate closure:close opening:open ' +
    'beginning:start begin:start commencement:start commence:start termination:terminate resignation:resign ' +
    'birth:bear death:die creation:create admission:admit discharge:discharge enrolment:enrol enrollment:enroll ' +
    'application:apply resolution:resolve deployment:deploy conclusion:conclude ordering:order booking:book'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
