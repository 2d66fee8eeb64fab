/** Claims about the runs of something that a log tells of line by line: which failed, how many, and how long one took. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { lengthIn } from '../between/claim.ts';
import { shownBy } from '../between/index.ts';
import type { Part } from '../case.ts';
import { countOf } from '../data-answers/answer.ts';
import type { Document } from '../read/document.ts';
import { wordsOf } from '../record/record.ts';
import { type Line, linesOf } from './lines.ts';

const OUTCOME = 'failed|succeeded|was successful|were successful|completed|passed';
const ON_A_DAY = new RegExp(
  `^The (\\p{Ll}[\\p{L}\\d _-]{2,50}?)(?: (?:of|on) (.{3,20}?))? (${OUTCOME})(?: on (.{3,20}))?$`,
  'u',
);
const HOW_MANY = new RegExp(
  `^(?:(Only) )?(\\p{L}+|\\d+)(?: of (?:the )?(\\p{L}+|\\d+))? (\\p{Ll}[\\p{L}\\d _-]{2,50}?) (${OUTCOME})$`,
  'u',
);
const LASTED = /^The (\p{Ll}[\p{L}\d _-]{2,50}?) (?:took|lasted|ran for|went on for) (.{3,30})$/u;
const BEGAN = /\b(?:started|starting|start|began|begin|begins)\b/i;
const ENDED = /\b(?:finished|completed|complete|ended|done|over|finish|succeeded|resolved)\b/i;
const LONGEST = 120;

/** The part of such a claim that a log bears out; undefined for another, and where it does not. */
export function readLog(part: Part, documents: readonly Document[], lexicon: Lexicon): Part | undefined {
  const found = shownByLog(part.reading, documents, lexicon);
  return found && shownBy(part, found.places, documents, found.told);
}

/** Whether a statement is of the runs that a log may tell of. */
export const isOfRuns = (said: string): boolean => formOf(said) !== undefined;

/** The form of a statement of runs, and what it found; undefined for another statement. */
function formOf(text: string): readonly [RegExp, RegExpExecArray] | undefined {
  if (text.length > LONGEST) return undefined;
  const said = text.trim().replace(/(?<![.\s])[.\s]+$/, '');
  for (const form of [ON_A_DAY, HOW_MANY, LASTED]) {
    const found = form.exec(said);
    if (found !== null) return [form, found];
  }
  return undefined;
}

/** The lines of a log that bear a statement out. */
export function shownByLog(reading: Reading, documents: readonly Document[], lexicon: Lexicon) {
  const { text, start, end } = reading;
  const [form, found] = formOf(text.slice(start, end)) ?? [];
  if (form === undefined || found === undefined) return undefined;
  for (const [document, source] of documents.entries()) {
    const lines = linesOf(source, lexicon);
    if (lines.length === 0) continue;
    const answer =
      form === ON_A_DAY
        ? onDay(found, lines, reading, lexicon)
        : form === HOW_MANY
          ? many(found, lines, lexicon)
          : lasted(found, lines, lexicon);
    if (answer === undefined) continue;
    return { places: answer.lines.map(({ sentence }) => ({ document, sentence })), told: answer.told };
  }
  return undefined;
}

interface Answer {
  readonly lines: readonly Line[];
  readonly told: string;
}

const outcomeIn = (word: string): Line['outcome'] => (word === 'failed' ? 'failed' : 'succeeded');

/** The lines that have all words of what ran, each of which says how it ended. */
function runsOf(what: string, lines: readonly Line[], lexicon: Lexicon): readonly Line[] | undefined {
  const words = wordsOf(what).map((word) => lexicon.lemma(word));
  const own = lines.filter((line) => words.every((word) => line.words.has(word)));
  const ended = own.filter(({ text, outcome }) => outcome !== undefined || !BEGAN.test(text));
  return ended.length === 0 || ended.some(({ outcome }) => outcome === undefined) ? undefined : ended;
}

/** "The nightly backup of 2 June failed": the one run of that day. */
function onDay(
  found: RegExpExecArray,
  lines: readonly Line[],
  reading: Reading,
  lexicon: Lexicon,
): Answer | undefined {
  const [, what = '', before, outcome = '', behind] = found;
  const runs = runsOf(what, lines, lexicon);
  const days = reading.values.filter((value) => value.kind === 'date');
  const week = WEEK.indexOf((before ?? behind ?? '').toLowerCase());
  if (week >= 0) {
    const own = runs?.filter(({ day, year }) => year !== undefined && weekdayOf(day) === week) ?? [];
    return own.length === 1 && own[0]!.outcome === outcomeIn(outcome)
      ? { lines: own, told: own[0]!.text }
      : undefined;
  }
  if (runs === undefined || days.length > 1) return undefined;
  if ((before ?? behind) !== undefined && days.length === 0) return undefined;
  const [day] = days;
  const own = day === undefined ? runs : runs.filter((line) => day.kind === 'date' && isOn(line, day.date));
  if (own.length !== 1 || own[0]!.outcome !== outcomeIn(outcome)) return undefined;
  return { lines: own, told: own[0]!.text };
}

const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** The number of a day that is a Monday. */
const MONDAY = 4;
const weekdayOf = (day: number): number => (((day - MONDAY) % 7) + 7) % 7;

const isOn = (
  line: Line,
  { y, m, d }: { readonly y?: number; readonly m?: number; readonly d?: number },
): boolean =>
  line.month === m && line.date === d && (y === undefined || line.year === undefined || line.year === y);

/** "Only one of the three nightly backups failed." */
function many(
  [, only, count = '', whole, what = '', outcome = '']: RegExpExecArray,
  lines: readonly Line[],
  lexicon: Lexicon,
): Answer | undefined {
  const runs = runsOf(what, lines, lexicon);
  const all = /^(?:all|every|both)$/i.test(count);
  const wanted = all ? runs?.length : countOf(count);
  if (runs === undefined || wanted === undefined || (whole !== undefined && countOf(whole) !== runs.length))
    return undefined;
  if (/^both$/i.test(count) && runs.length !== 2) return undefined;
  const so = runs.filter((line) => line.outcome === outcomeIn(outcome));
  if (so.length !== wanted || (only !== undefined && so.length === runs.length)) return undefined;
  return { lines: runs, told: `${so.length} of ${runs.length}` };
}

/** "The migration took 12 minutes": from the line that it started to the line that it ended. */
function lasted(
  [, what = '', length = '']: RegExpExecArray,
  lines: readonly Line[],
  lexicon: Lexicon,
): Answer | undefined {
  const said = lengthIn(length, lexicon);
  const words = wordsOf(what).map((word) => lexicon.lemma(word));
  const own = lines.filter((line) => words.every((word) => line.words.has(word)));
  const began = own.filter(({ text }) => BEGAN.test(text) && !ENDED.test(text));
  const ended = own.filter(({ text }) => ENDED.test(text) && !BEGAN.test(text));
  if (
    said === undefined ||
    said.unit !== 'minute' ||
    said.bound !== 'exact' ||
    began.length !== 1 ||
    ended.length !== 1
  )
    return undefined;
  const [from, to] = [began[0]!, ended[0]!];
  const seconds = (to.day - from.day) * 86_400 + to.second - from.second;
  if (seconds <= 0 || Math.abs(seconds - said.count * 60) > 1) return undefined;
  return { lines: [from, to], told: `${to.text} − ${from.text} = ${seconds / 60} minutes` };
}
