/** The lines of a log: when each was written, what it says, and how what it tells of ended. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { dayNumber } from '../../text/values/index.ts';
import type { Document } from '../read/document.ts';
import { wordsOf } from '../record/record.ts';

/** A line of a log. */
export interface Line {
  readonly sentence: number;
  readonly day: number;
  readonly month: number;
  readonly date: number;
  readonly year: number | undefined;
  /** Seconds from midnight; 0 where no time is written. */
  readonly second: number;
  readonly text: string;
  /** Words of it, each by its dictionary form. */
  readonly words: ReadonlySet<string>;
  /** How what it tells of ended. */
  readonly outcome: 'failed' | 'succeeded' | undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const STAMP =
  /^\[?(?:(\d{4})-(\d\d)-(\d\d)(?: \(\p{L}{2,9}\))?[ T]|(\d{1,2}) (\p{L}{3})\p{L}* (?:(\d{4}) )?)(?:(\d\d):(\d\d)(?::(\d\d))?(?:[.,]\d+)?Z?\]?)?[ \t:|-]*(.+)$/u;
const FAILED = /\b(?:failed|fail|failure|aborted|timed out|crashed)\b/i;
const SUCCEEDED = /\b(?:ok|success|succeeded|successful|successfully|passed|completed|finished|done)\b/i;
const LONGEST = 20_000;
const MOST_LINES = 200;
const LEAST_LINES = 2;

const KNOWN = new WeakMap<Document, readonly Line[]>();

/** The lines of a text that is a log: none where fewer than two lines begin with a day. */
export function linesOf(document: Document, lexicon: Lexicon): readonly Line[] {
  let known = KNOWN.get(document);
  if (known === undefined) KNOWN.set(document, (known = read(document, lexicon)));
  return known;
}

function read(document: Document, lexicon: Lexicon): readonly Line[] {
  const { text, structured } = document;
  if (structured || text.length > LONGEST || !/\d\d:\d\d|^\d{4}-\d\d-\d\d/.test(text)) return [];
  const found: Line[] = [];
  let at = 0;
  for (const written of text.split('\n')) {
    const line = lineOf(written, document, at, lexicon);
    if (line !== undefined) found.push(line);
    at += written.length + 1;
  }
  return found.length < LEAST_LINES || found.length > MOST_LINES ? [] : found;
}

function lineOf(written: string, document: Document, at: number, lexicon: Lexicon): Line | undefined {
  const [, y, m, d, date, name = '', year, h, min, s = '0', text] = STAMP.exec(written.trim()) ?? [];
  if (text === undefined) return undefined;
  const month = m === undefined ? MONTHS.indexOf(name.toLowerCase()) + 1 : Number(m);
  const own = Number(d ?? date);
  if (month === 0) return undefined;
  const [sentence] = document.sentencesIn(at, at + written.length);
  if (sentence === undefined) return undefined;
  const known = y ?? year;
  return {
    sentence,
    day: dayNumber(known === undefined ? SOME_YEAR : Number(known), month, own),
    month,
    date: own,
    year: known === undefined ? undefined : Number(known),
    second: Number(h ?? 0) * 3600 + Number(min ?? 0) * 60 + Number(s),
    text,
    words: new Set(wordsOf(text).flatMap((word) => [word, lexicon.lemma(word)])),
    outcome: outcomeOf(text),
  };
}

/** Any year stands for one that is not said. */
const SOME_YEAR = 2023;

function outcomeOf(text: string): Line['outcome'] {
  if (/\b(?:not|no|without|0|retry|retrying|will)\b/i.test(text)) return undefined;
  const failed = FAILED.test(text);
  return failed === SUCCEEDED.test(text) ? undefined : failed ? 'failed' : 'succeeded';
}
