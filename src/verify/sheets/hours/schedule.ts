/**
 * The opening hours that a sheet gives, line by line: "Tuesday: 10:00–18:00", "Mon–Fri 9 am – 5 pm", "Closed on Mondays",
 * and of another than the sheet is of, "Café: Tuesday to Sunday, 10:00–16:30". What leaves a line open in part leaves the
 * days that it names unknown.
 */
import type { Line } from '../layout.ts';
import { once, type Sheet, wordsIn } from '../said.ts';
import { type Span, spanAt } from './clock.ts';
import { daysAt } from './days.ts';

/** When something is open on a day: in no span where it is closed. */
export interface Entry {
  readonly day: number;
  readonly spans: readonly Span[] | undefined;
  readonly line: Line;
}

/** What has hours of its own, by the words that it is called. */
export interface Thing {
  readonly words: readonly string[];
  readonly entries: readonly Entry[];
}

/** All hours of a sheet. */
export interface Schedule {
  /** Words of its title and what it calls itself. */
  readonly title: readonly string[];
  readonly titleLines: readonly Line[];
  readonly things: readonly Thing[];
  /** It holds for a while only, or does not hold now. */
  readonly bounded: boolean;
}

const HOURS =
  /^(?:opening|open|business|visiting|regular|standard|normal|general|our|usual|hours?|times?|schedule|information|info|overview|of|and|for|at|days?|weekly|timetable)$/u;
/** Hours that hold for a while, or by which others no longer do. */
const FOR_A_WHILE =
  /\b(?:holidays?|christmas|easter|summer|winter|spring|autumn|season\p{L}*|tempor\p{L}*|special|starting|effective|valid|old|previous|former|draft|proposed|planned|current\p{L}*|ramadan|january|february|march|april|june|july|august|september|october|november|december|weeks?|until further|renovat\p{L}*|except\p{L}*|refurbish\p{L}*|during|january|new|change[sd]?|example|sample|template)\b|\b(?:19|20)\d\d\b|\d{1,2}[./]\d{1,2}[./]/iu;
const CLOSED = /^(?:is |are )?(?:closed|geschlossen)(?: all day)?\b/iu;
const ALL_DAY = /^(?:open )?(?:24 ?h(?:ours|rs)?(?: a day)?|24\/7|all day)\b/iu;
const OPENING = /^(?:open|opens)(?: on)?:? /iu;
const FIRST = /^(?:closed|open)(?: on)?:? (?=\p{L})/iu;
const LEAST = 2;

/** The schedule of a sheet; undefined where it has none. */
export const scheduleOf = once(read);

function read({ lines }: Sheet): Schedule | undefined {
  const things = new Map<string, { words: readonly string[]; entries: Entry[] }>();
  const titleLines: Line[] = [];
  let under: readonly string[] = [];
  let [isBegun, bounded] = [false, false];
  for (const line of lines) {
    const found = entriesOf(line);
    if (found !== undefined) {
      isBegun = true;
      const words = found.label.length > 0 ? found.label : under;
      const key = words.join(' ');
      const thing = things.get(key) ?? { words, entries: [] };
      thing.entries.push(...found.entries);
      things.set(key, thing);
      continue;
    }
    if (isHead(line)) {
      bounded ||= FOR_A_WHILE.test(line.text);
      const own = wordsIn(line.text).filter((word) => !HOURS.test(word));
      if (isBegun) under = own;
      else titleLines.push(line);
    } else bounded ||= takesBack(line);
  }
  const all = [...things.values()];
  if (all.reduce((sum, { entries }) => sum + entries.length, 0) < LEAST) return undefined;
  const title = titleLines.flatMap(({ text }) => wordsIn(text));
  return { title, titleLines, things: all, bounded };
}

/** "Closed from 1 June for works", "Status: temporarily closed": a line by which the hours do not hold. */
const takesBack = ({ text, label }: Line): boolean =>
  label === '' || daysAt(label) !== undefined
    ? FOR_A_WHILE.test(text) || /\bclosed?\b/iu.test(text)
    : /\b(?:tempor\p{L}*|until further|renovat\p{L}*|refurbish\p{L}*|permanent\p{L}*|currently)\b/iu.test(
        text,
      );

/** A line that only names what is under it. */
const isHead = ({ text, value, bullet, label }: Line): boolean =>
  (value === '' || /\bhours\b/iu.test(label)) &&
  !bullet &&
  text.length < 70 &&
  !/[.!?]$/u.test(text) &&
  !/\d[:.]\d\d/u.test(text);

/** The entries of a line, and the words of the label that they stand behind; undefined where it names no days. */
function entriesOf(
  line: Line,
): { readonly label: readonly string[]; readonly entries: readonly Entry[] } | undefined {
  const plain = line.text.replace(/^[“"]|[”"]$/gu, '');
  const whole = spread(plain, line);
  if (whole !== undefined) return { label: [], entries: whole };
  if (line.label === '' || line.value === '' || daysAt(line.label) !== undefined) return undefined;
  const own = spread(line.value, line);
  if (own === undefined) return undefined;
  return { label: wordsIn(line.label).filter((word) => !HOURS.test(word)), entries: own };
}

/** "Mon–Fri 9:00–17:00, Sat 10:00–14:00": days, each with the spans behind them. */
function spread(text: string, line: Line): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  let rest = text.trim();
  let isOpen = false;
  while (rest !== '') {
    const first = FIRST.exec(rest)?.[0] ?? '';
    const days = daysAt(rest.slice(first.length));
    if (days === undefined) {
      if (entries.length === 0) return undefined;
      isOpen = true;
      break;
    }
    rest = rest.slice(first.length + days.length).replace(/^[\s:,.–—|-]+/u, '');
    const { spans, length } = /^closed/iu.test(first) ? { spans: [], length: 0 } : spansAt(rest);
    entries.push(...days.days.map((day) => ({ day, spans, line })));
    if (spans === undefined) {
      isOpen = true;
      break;
    }
    rest = rest.slice(length).replace(/^(?:[\s,;.|]+|\([^)]*\))+/u, '');
  }
  // What goes on otherwise may take back any of it.
  return isOpen ? entries.map((one) => ({ ...one, spans: undefined })) : entries;
}

/** The spans that a text begins with; undefined where it says something else of when it is open. */
function spansAt(text: string): { readonly spans: readonly Span[] | undefined; readonly length: number } {
  const closed = CLOSED.exec(text);
  if (closed !== null) return { spans: [], length: closed[0].length };
  const always = ALL_DAY.exec(text);
  if (always !== null) return { spans: [{ from: 0, to: 1440 }], length: always[0].length };
  let at = OPENING.exec(text)?.[0].length ?? 0;
  const spans: Span[] = [];
  for (;;) {
    const found = spanAt(text.slice(at));
    if (found === undefined) break;
    spans.push(found.span);
    at += found.length;
    const joint = /^(?: ?[,;&/] ?| and )(?=\d)/u.exec(text.slice(at));
    if (joint === null) break;
    at += joint[0].length;
  }
  return spans.length === 0 ? { spans: undefined, length: 0 } : { spans, length: at };
}
