/** The moments of a sentence, each with the words that it stands with. */

import { ATTRIBUTION, CONDITION, HEDGE, PERMISSION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { dayNumber, type Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Moment } from '../record/words/moment.ts';
import { type Territory, territories } from './territory.ts';

/** What two moments must have in common to be held against each other. */
export type Scale = 'date' | 'time' | 'day';

/** A moment of the evidence. */
export interface Dated extends Territory {
  readonly sentence: AlignedSentence;
  readonly value: Value;
  /** Its first word in the reading of the sentence. */
  readonly at: number;
  readonly moment: Moment;
  readonly scale: Scale;
}

/** What is said under these is not said to be so. */
const UNSAID = CONDITION | HEDGE | PERMISSION;

/** Whether a sentence tells by a word that the claim has not that somebody says it. */
export const isTold = ({ reading, alignment }: AlignedSentence): boolean =>
  (reading.cues & ATTRIBUTION) !== 0 &&
  reading.words.some(
    ({ cue }, at) => (cue & ATTRIBUTION) !== 0 && !alignment.matches.some((match) => match.at === at),
  );

/** "Wrote on 12 May that …": the moment of saying itself, which nobody says but the text. */
const isOfSaying = ({ words }: Reading, at: number): boolean => {
  const before = words[at - 1];
  const verb = before !== undefined && /^(?:on|at)$/.test(before.form) ? words[at - 2] : before;
  return verb !== undefined && (verb.cue & ATTRIBUTION) !== 0 && !verb.negated;
};

/** The moments of a sentence that says when something was; `told`: also where somebody is said to say so. */
export function datedIn(sentence: AlignedSentence, told = false): Dated[] {
  const { reading } = sentence;
  if (reading.language !== 'en' || reading.question) return [];
  const said = !told && isTold(sentence);
  const found = gather(reading.values, (value, k) => {
    const read = momentOf(value, reading);
    const at = reading.words.findIndex((word) => word.value === k);
    if (said && !isOfSaying(reading, at)) return [];
    if (read === undefined || at < 0 || reading.words[at].scope & UNSAID) return [];
    return [{ value, at, to: reading.words.findLastIndex((word) => word.value === k) + 1, ...read }];
  });
  const beside = territories(sentence, found);
  return sameDays(found).map(({ value, at, moment, scale }, n) => ({
    sentence,
    value,
    at,
    moment,
    scale,
    ...beside[n],
  }));
}

/** "Interrupted at 12:00 and finished the next day": a moment is that of the deed right before it, and of no deed behind. */
export function isOfOther({ words, value }: Dated, is: (word: Word) => boolean): boolean {
  const deed = words.findLast(
    (word) => word.value < 0 && word.start < value.start && (is(word) || isParticiple(word)),
  );
  return deed !== undefined && !is(deed);
}

const isParticiple = ({ form, lemma }: Word): boolean =>
  form !== lemma && /(?:ed|en)$/.test(form) && !/^(?:been|given|taken)$/.test(form);

/** "6 July, 17:10 to 17:25": the second time is of the same day. */
function sameDays<T extends { readonly moment: Moment; readonly scale: Scale }>(found: readonly T[]): T[] {
  return found.map((one, n) => {
    const before = found[n - 1];
    if (one.scale !== 'time' || before?.scale !== 'date' || before.moment.minute === undefined) return one;
    const later = (one.moment.minute ?? 0) >= before.moment.minute;
    return later
      ? { ...one, scale: before.scale, moment: { ...before.moment, minute: one.moment.minute } }
      : one;
  });
}

/** The moment that a value is, and what it may be held against. */
export function momentOf(
  value: Value,
  { text }: Reading,
): { readonly moment: Moment; readonly scale: Scale } | undefined {
  if (value.kind === 'time') {
    // "8:00" may be of the evening; what it is held against is then of the same half of the day.
    const open = value.alternatives !== undefined && !/\d[:.]\d\d/.test(text.slice(value.start, value.end));
    if (open || value.bound !== undefined) return undefined;
    const minute = value.time.h * 60 + value.time.min;
    return { moment: { day: 0, minute, year: false, month: 0, date: 0 }, scale: 'time' };
  }
  if (value.kind === 'number') return ofMonth(value, text);
  if (value.kind !== 'date' && value.kind !== 'datetime') return undefined;
  if (value.bound !== undefined || value.alternatives !== undefined) return undefined;
  const { y, m, d } = value.date;
  if (m === undefined || d === undefined || value.date.part !== undefined) return undefined;
  const year = y ?? SOME_YEAR;
  const day = { day: dayNumber(year, m, d), year: y !== undefined, month: year * 12 + m, date: d };
  if (value.kind === 'date') return { moment: day, scale: 'date' };
  const minute = value.time.h * 60 + value.time.min - (value.time.offset ?? 0);
  return { moment: { ...day, minute }, scale: 'date' };
}

/** Any year stands for one that is not said, where both of two moments lack it. */
const SOME_YEAR = 2023;

/** "On the 4th": a day of a month that is not said again. */
function ofMonth(value: Extract<Value, { kind: 'number' }>, text: string) {
  const day = Number(value.value.n);
  if (value.form !== 'ordinal' || value.words || value.value.d !== 1n || day < 1 || day > 31)
    return undefined;
  if (!/\bthe\s+$/.test(text.slice(Math.max(0, value.start - 6), value.start))) return undefined;
  const moment: Moment = { day, year: false, month: 0, date: day };
  return { moment, scale: 'day' as const };
}

/** Whether a sentence is a line of a table with bars. */
export const isTableRow = ({ reading: { text, start, end } }: AlignedSentence): boolean =>
  text.slice(start, end).includes(' | ');
