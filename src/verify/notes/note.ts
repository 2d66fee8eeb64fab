/**
 * Notes: "Delivered 3 October.", "Order 881: shipped, DHL", "04 Apr card *3305 declined". A line of a note has no
 * finite verb; its statements stand between marks, each with a participle for what was done, and what was done to
 * stands before it, or before the colon, or is what the note as a whole is about.
 */
import { foldWord } from '../../text/chars.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Scan } from '../../text/scan.ts';
import { wordSet } from '../../text/word-set.ts';

/** What stands between two marks of a note: words [from, to) of its reading. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** The participle of what was done; -1 for none. */
  readonly deed: number;
  /** A past form with a noun before it and one behind: somebody did something to somebody; -1 for none. */
  readonly active: number;
  /** Content words before the deed; all of them where there is none. */
  readonly subject: readonly number[];
  /** The last word of the subject's own noun; -1 for none. */
  readonly head: number;
  /** Nothing but dates and times. */
  readonly stamp: boolean;
  /** A sentence of its own, with a verb: nothing is read out of it. */
  readonly free: boolean;
  /** A colon stands behind it. */
  readonly label: boolean;
}

export interface Note {
  readonly reading: Reading;
  readonly segments: readonly Segment[];
  /** Words of the dates and times that the note begins with. */
  readonly stamps: readonly number[];
}

/** Words that only sentences have: a line with one of them is no note. */
const FINITE = wordSet(
  "is are was were am be been being has have had do does did will would can could may might must shall should 's 're " +
    "'ve 'll 'd 'm i you he she it we they who which that this these those his her their my your our its because although cannot everybody everyone nobody anybody anyone somebody someone nothing everything",
);
const DETERMINERS = wordSet('the a an');
/** Verbs whose participle is said of who went: a place may stand right behind them. */
const MOVING = wordSet('arrive depart leave reach enter land');
/** Participles without "-ed". */
const IRREGULAR = wordSet(
  'sent paid made given taken left lost found kept held sold bought built told met withdrawn drawn shown seen written ' +
    'done gone broken stolen chosen driven begun won spent lent brought caught taught dealt laid led upheld torn worn ' +
    'thrown grown shut split spread frozen hidden woken bound understood overturned undertaken underwritten rewritten ' +
    'rebuilt resent repaid unpaid left struck stuck fed fought',
);
/** Participles that look like the verb itself: they are told by the noun before them. */
const UNCHANGED = wordSet('reset put set cut shut split hit read quit');
const PREPOSITIONS = wordSet(
  'by to from at on in with via for of per since until till into onto after before within under over through during as',
);
/** Adverbs that may stand behind a participle. */
const AFTER = wordSet(
  'again twice once thrice online manually automatically successfully correctly fully today yesterday early late back ' +
    'over out up off in away down together separately personally and but then extra',
);

/** Nouns that open a time without a preposition. */
const PERIODS = wordSet('week weekend mid end beginning start next last this');

const notes = new WeakMap<Reading, Note | null>();

/** A sentence as a note; undefined for one that is not. */
export function noteOf(reading: Reading): Note | undefined {
  let note = notes.get(reading);
  if (note === undefined) notes.set(reading, (note = readNote(reading) ?? null));
  return note ?? undefined;
}

/** Letters of the longest determiner. */
const LONGEST_DETERMINER = 3;

/** Whether a sentence may be a note, as far as can be told before it is read closely: most have a determiner. */
export function mayBeNote(scan: Scan, sentence: number): boolean {
  const { text, tokenStart, tokenEnd, sentenceToken } = scan;
  for (let token = sentenceToken[sentence]!; token < sentenceToken[sentence + 1]!; token++) {
    const [start, end] = [tokenStart[token]!, tokenEnd[token]!];
    if (end - start <= LONGEST_DETERMINER && DETERMINERS.has(foldWord(text.slice(start, end)))) return false;
  }
  return true;
}

function readNote(reading: Reading): Note | undefined {
  const { language, question } = reading;
  if (language !== 'en' || question || reading.words.length === 0 || reading.words.length > MOST_WORDS)
    return undefined;
  // "Noor requested the credit" is a sentence; so is a row of cells without blanks between them no note.
  if (reading.words.some(({ form }) => DETERMINERS.has(form))) return undefined;
  if (/[^\s\d],\S/.test(reading.text.slice(reading.start, reading.end))) return undefined;
  const segments = partsOf(reading).map((part) => segmentOf(reading, part));
  const free = segments.findIndex((one) => one.free);
  if (free >= 0 && segments.slice(0, free).every(({ deed }) => deed < 0)) return undefined;
  if (segments.every(({ stamp }) => stamp)) return undefined;
  return { reading, segments, stamps: stampsOf(reading, 0) };
}

/** Words of a note, at the most. */
const MOST_WORDS = 80;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly label: boolean;
}

/** Words between commas, semicolons, colons and dashes. What stands in brackets belongs to what it follows. */
function partsOf({ text, words: all, values }: Reading): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= all.length; at++) {
    const before = all[at - 1]!;
    const next = all[at];
    if (next !== undefined && before.value >= 0 && before.value === next.value) continue;
    const end = before.value >= 0 ? Math.max(before.end, values[before.value]!.end) : before.end;
    const gap = next === undefined ? '' : text.slice(Math.min(end, next.start), next.start);
    const joins = next?.form === 'and' && partsAt(all, from, at);
    const stop = before.value >= 0 && /\.\s/.test(gap);
    const mark = joins || stop ? ',' : /[,;:]| [-\u2013\u2014/|] /.exec(gap)?.[0];
    if (next !== undefined && mark === undefined) continue;
    parts.push({ from, to: at, label: mark === ':' });
    from = at;
  }
  return parts;
}

/** Whether "and" at a word joins two statements of a note: a participle stands on both sides, and a noun behind it. */
function partsAt(all: readonly Word[], from: number, and: number): boolean {
  const past = ({ form, lemma, value }: Word): boolean =>
    value < 0 && ((form !== lemma && form.endsWith('ed')) || IRREGULAR.has(form));
  const before = all.slice(from, and).findIndex(past);
  const after = all.slice(and + 1, and + 6).findIndex(past);
  return before > 0 && after > 0;
}

/** The words of dates and times that stand at the beginning, from a word on. */
function stampsOf({ words: all, values }: Reading, from: number): number[] {
  const stamps: number[] = [];
  for (let at = from; at < all.length; at++) {
    const { value } = all[at]!;
    if (value < 0 || !MOMENTS.has(values[value]!.kind)) break;
    stamps.push(at);
  }
  return stamps;
}

const MOMENTS = wordSet('date time datetime');

function segmentOf(reading: Reading, { from, to, label }: Part): Segment {
  const { words: all } = reading;
  const begin = Math.min(to, from + stampsOf(reading, from).length);
  const free = all
    .slice(from, to)
    .some(({ form, value }, at) => value < 0 && FINITE.has(form) && !isTime(all, from + at));
  const found = free ? -1 : deedOf(reading, begin, to);
  // "Ann met Ben before Cleo resigned" is a sentence of two verbs.
  const told = found < 0 ? -1 : activeOf(all, begin, found);
  const deed = told < 0 ? found : -1;
  const active = free || deed >= 0 ? -1 : activeOf(all, begin, to);
  const subject: number[] = [];
  for (let at = begin; at < (deed < 0 ? to : deed); at++)
    if (all[at]!.weight > 0 || all[at]!.value >= 0) subject.push(at);
  const head = headOf(reading, begin, deed < 0 ? to : deed);
  return { from, to, deed, active, subject, head, stamp: begin === to, free, label };
}

/** "This morning", "this week": a time, and no word of a sentence. */
const isTime = (all: readonly Word[], at: number): boolean =>
  all[at]!.form === 'this' && TIMES.has(all[at + 1]?.form ?? '');

const TIMES = wordSet('morning afternoon evening week month quarter year weekend');

/** The last content word before the first preposition or bracket, numbers aside. */
function headOf({ words: all, text }: Reading, from: number, to: number): number {
  let head = -1;
  for (let at = from; at < to; at++) {
    if (at > from && PREPOSITIONS.has(all[at]!.form)) break;
    if (at > from && text.slice(all[at - 1]!.end, all[at]!.start).includes('(')) break;
    if (all[at]!.weight > 0 && all[at]!.value < 0 && (head < 0 || all[at - 1]!.value < 0)) head = at;
  }
  return head;
}

/** The participle of [from, to) that says what was done; -1 where none stands as one does. */
function deedOf(reading: Reading, from: number, to: number): number {
  const { words: all, text } = reading;
  for (let at = from; at < to; at++) {
    const { form, lemma, value, weight, start } = all[at]!;
    const bare = UNCHANGED.has(form) && at > from;
    const past = (form !== lemma && form.endsWith('ed')) || IRREGULAR.has(form) || bare;
    if (!past || value >= 0 || weight === 0 || /[-\u2010]/.test(text[start - 1] ?? '')) continue;
    if (!standsAsDeed(all, at, to)) continue;
    return at;
  }
  return -1;
}

function activeOf(all: readonly Word[], from: number, to: number): number {
  for (let at = from + 1; at + 1 < to; at++) {
    const { form, lemma, value } = all[at]!;
    if (value >= 0 || !(IRREGULAR.has(form) || (form !== lemma && form.endsWith('ed')))) continue;
    if (all[at - 1]!.weight > 0 && all[at + 1]!.weight > 0) return at;
  }
  return -1;
}

/** Whether a date, a preposition or nothing follows, rather than a noun that the participle only tells more of. */
function standsAsDeed(all: readonly Word[], at: number, to: number): boolean {
  const next = all[at + 1];
  if (next === undefined || at + 1 >= to) return true;
  if (next.value >= 0 || next.weight === 0 || PREPOSITIONS.has(next.form) || AFTER.has(next.form))
    return true;
  if (/ly$/.test(next.form)) return true;
  // "Expected week of 18 December", "due mid May".
  if (PERIODS.has(next.form) && at + 2 < to) return true;
  // "Reported lost".
  const state =
    IRREGULAR.has(next.form) ||
    (next.form.endsWith('ed') && next.form !== next.lemma) ||
    next.form === 'missing';
  if (state) return at + 2 >= to || all[at + 2]!.value >= 0 || all[at + 2]!.weight === 0;
  return MOVING.has(all[at]!.lemma) && next.value < 0;
}
