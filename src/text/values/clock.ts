import { DIGITS, MARK, WORD } from './characters.ts';
import { Mark } from './entry.ts';
import { isDash, isMark, phraseAt, type Reader } from './reader.ts';
import type { ClockTime } from './types.ts';

/** A time of day and the token after it. `halfDay`: written so that it may be twelve hours later. */
export interface Clock {
  readonly time: ClockTime;
  readonly next: number;
  readonly halfDay?: true;
}

/** Minutes east of UTC; null where the name alone does not say. */
const ZONES: ReadonlyMap<string, number | null> = new Map(
  Object.entries({
    UTC: 0,
    GMT: 0,
    Z: 0,
    WET: 0,
    CET: 60,
    MEZ: 60,
    CEST: 120,
    MESZ: 120,
    EET: 120,
    EEST: 180,
    MSK: 180,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
    JST: 540,
    AEST: 600,
    AEDT: 660,
    BST: 60,
    IST: null,
    ET: null,
    PT: null,
    CT: null,
    MT: null,
  }),
);

/** The digits of token `i` as a number below `limit`; undefined where it is none. */
function below({ tokens }: Reader, i: number, limit: number, digits?: number): number | undefined {
  if (tokens.kind(i) !== DIGITS || tokens.length(i) > 2 || (digits && tokens.length(i) !== digits))
    return undefined;
  const value = Number(tokens.digits(i));
  return value < limit ? value : undefined;
}

/** Reads the time of day at token `i`: "13:22", "1:22 pm", "17h31", "17.30 Uhr", "noon", "8am". */
export function readClock(reader: Reader, i: number, iso = false): Clock | undefined {
  const { tokens } = reader;
  const named = tokens.entry(i)?.clock;
  if (named) return { time: { h: Number.parseInt(named, 10), min: 0 }, next: i + 1 };
  const h = below(reader, i, 25);
  if (h === undefined) return reader.language === 'en' ? readPast(reader, i) : undefined;
  const minutes = readMinutes(reader, i);
  const bare: Clock = minutes ?? { time: { h, min: 0 }, next: i + 1 };
  const meridiem = readMeridiem(reader, bare.next);
  if (meridiem)
    return withZone(reader, h <= 12 ? halfDayOf(bare, meridiem) : { ...bare, next: meridiem.next }, iso);
  const said = saysClock(reader, i, bare, minutes !== undefined);
  if (!minutes || (isMark(reader, i + 1, '.') && said === bare.next))
    return said === bare.next ? undefined : afterWord(reader, bare, said);
  const day = said === bare.next && h <= 12 ? partOfDay(reader, said) : undefined;
  if (day) return { time: { ...bare.time, h: (h % 12) + day.add }, next: day.next };
  const short = tokens.length(i) === 1 && h > 0 && bare.time.s === undefined && said === bare.next;
  const zoned = withZone(reader, { ...bare, next: said }, iso);
  return short && zoned.time.offset === undefined ? { ...zoned, halfDay: true } : zoned;
}

/** "half past three", "a quarter to eight in the evening". */
function readPast(reader: Reader, i: number): Clock | undefined {
  const { tokens } = reader;
  const at = tokens.length(i) === 1 && tokens.lower(i) === 'a' ? i + 1 : i;
  const part = tokens.entry(at)?.fraction;
  const off = part === 2 || part === 4 ? 60 / part : tokens.entry(at)?.number;
  if (off === undefined || off < 5 || off > 30) return wholeHour(reader, i);
  const joint = tokens.lower(at + 1) === 'minutes' ? at + 2 : at + 1;
  const to = tokens.lower(joint) === 'to' && part !== 2;
  if (!to && tokens.lower(joint) !== 'past') return wholeHour(reader, i);
  const h = tokens.entry(joint + 1)?.number ?? below(reader, joint + 1, 13);
  if (h === undefined || h < 1 || h > 12) return undefined;
  const day = partOfDay(reader, joint + 2);
  // "Ten to six" is as often a number of things.
  const led = /^(?:at|until|since|before|after)$/.test(tokens.lower(i - 1));
  if (to && part === undefined && !day && !led && joint === at + 1) return undefined;
  const minutes = h * 60 + (to ? -off : off);
  const time = { h: Math.floor(minutes / 60) % 12, min: minutes % 60 };
  if (!day) return { time, next: joint + 2, halfDay: true };
  return { time: { ...time, h: time.h + day.add }, next: day.next };
}

/** "eight in the evening", "eight o'clock in the morning". */
function wholeHour(reader: Reader, i: number): Clock | undefined {
  const { tokens } = reader;
  const h = tokens.entry(i)?.number;
  if (h === undefined || h < 1 || h > 12) return undefined;
  const o = tokens.lower(i + 1) === 'o' && tokens.lower(i + 3) === 'clock';
  const next = o ? i + 4 : i + 1;
  const day = partOfDay(reader, next);
  if (day) return { time: { h: (h % 12) + day.add, min: 0 }, next: day.next };
  return o ? { time: { h, min: 0 }, next, halfDay: true } : undefined;
}

/** "in the morning", "in the evening", "at night" after a time: hours to add to it. */
function partOfDay(
  { tokens }: Reader,
  i: number,
): { readonly add: number; readonly next: number } | undefined {
  if (tokens.lower(i) === 'at' && tokens.lower(i + 1) === 'night') return { add: 12, next: i + 2 };
  if (tokens.lower(i) !== 'in' || tokens.lower(i + 1) !== 'the') return undefined;
  const word = tokens.lower(i + 2);
  if (word === 'morning') return { add: 0, next: i + 3 };
  return word === 'afternoon' || word === 'evening' ? { add: 12, next: i + 3 } : undefined;
}

/** "17 Uhr 30". */
function afterWord(reader: Reader, bare: Clock, next: number): Clock {
  const min = below(reader, next, 60, 2);
  if (bare.time.min === 0 && min !== undefined && reader.language === 'de') {
    return { time: { ...bare.time, min }, next: next + 1 };
  }
  return withZone(reader, { ...bare, next }, false);
}

/** Whether a word like "at" stands before token `i`. */
function followsTimeWord({ tokens }: Reader, i: number): boolean {
  return ((tokens.entry(i - 1)?.marks ?? 0) & Mark.timeJoin) !== 0;
}

/** Minutes, seconds and their fraction after the hour at token `i`. */
function readMinutes(reader: Reader, i: number): Clock | undefined {
  const { tokens } = reader;
  const h = Number(tokens.digits(i));
  const mark = tokens.mark(i + 1);
  const glued = tokens.glued(i + 1) && tokens.glued(i + 2);
  const min = below(reader, i + 2, 60, 2);
  if (min === undefined) return undefined;
  const hour = reader.language === 'fr' || reader.language === 'es' || followsTimeWord(reader, i);
  // A stop or comma may follow at once, a word or figure may not: "10 h 30."
  const goesOn = tokens.glued(i + 3) && (tokens.kind(i + 3) === WORD || tokens.kind(i + 3) === DIGITS);
  if (glued && hour && tokens.lower(i + 1) === 'h' && !goesOn) return { time: { h, min }, next: i + 3 };
  const frenchSpaced = reader.language === 'fr' && tokens.lower(i + 1) === 'h' && !goesOn;
  if (frenchSpaced) return { time: { h, min }, next: i + 3 };
  if (!glued || (mark !== 0x3a && mark !== 0x2e)) return undefined;
  const s = isMark(reader, i + 3, ':') && tokens.glued(i + 3) ? below(reader, i + 4, 61, 2) : undefined;
  if (s === undefined || mark === 0x2e) {
    const longer =
      tokens.glued(i + 3) &&
      (tokens.kind(i + 3) === DIGITS ||
        (tokens.kind(i + 4) === DIGITS && isMark(reader, i + 3, '.') && tokens.glued(i + 4)));
    return longer ? undefined : { time: { h, min }, next: i + 3 };
  }
  const point = tokens.mark(i + 5) === 0x2e || tokens.mark(i + 5) === 0x2c;
  if (!point || !tokens.glued(i + 5) || !tokens.glued(i + 6) || tokens.kind(i + 6) !== DIGITS) {
    return { time: { h, min, s }, next: i + 5 };
  }
  const ms = Number(
    tokens
      .digits(i + 6)
      .slice(0, 3)
      .padEnd(3, '0'),
  );
  return { time: { h, min, s, ...(ms ? { ms } : {}) }, next: i + 7 };
}

/** "pm", "p.m.", "p. m.". */
function readMeridiem(
  reader: Reader,
  i: number,
): { readonly add: number; readonly next: number } | undefined {
  const { tokens, language } = reader;
  if (tokens.kind(i) !== WORD) return undefined;
  const add = tokens.entry(i)?.meridiem;
  if (add !== undefined) {
    const plain = language !== 'de' || tokens.glued(i) || tokens.raw(i) === tokens.raw(i).toUpperCase();
    return plain ? { add, next: i + 1 } : undefined;
  }
  const letter = tokens.length(i) === 1 ? tokens.lower(i) : '';
  if ((letter !== 'a' && letter !== 'p') || !isMark(reader, i + 1, '.') || !tokens.glued(i + 1))
    return undefined;
  if (tokens.length(i + 2) !== 1 || tokens.lower(i + 2) !== 'm') return undefined;
  const dotted = isMark(reader, i + 3, '.') && tokens.glued(i + 3);
  return { add: letter === 'p' ? 12 : 0, next: dotted ? i + 4 : i + 3 };
}

function halfDayOf(clock: Clock, meridiem: { readonly add: number; readonly next: number }): Clock {
  return { time: { ...clock.time, h: (clock.time.h % 12) + meridiem.add }, next: meridiem.next };
}

/** Token after "o'clock", "Uhr", "heures" following the time; `clock.next` where there is none. */
function saysClock(reader: Reader, i: number, clock: Clock, minutes: boolean): number {
  const { tokens, language } = reader;
  const o = tokens.lower(clock.next) === 'o' && tokens.lower(clock.next + 2) === 'clock';
  if (o) return clock.next + 3;
  const word = phraseAt(reader, clock.next, tokens.entry(clock.next)?.clockAfter);
  if (!word) return clock.next;
  const joined = followsTimeWord(reader, i);
  return language === 'de' || minutes || joined ? word.next : clock.next;
}

/** The zone or offset after a time. Signed offsets are read after seconds, a zone name or in ISO times only. */
function withZone(reader: Reader, clock: Clock, iso: boolean): Clock {
  const { tokens } = reader;
  const { next, time } = clock;
  if (tokens.kind(next) === WORD && tokens.length(next) <= 4) {
    const name = tokens.raw(next);
    const offset = ZONES.get(name);
    if (offset === undefined || (name === 'Z' && !tokens.glued(next))) return clock;
    const shifted = offset === 0 ? readOffset(reader, next + 1) : undefined;
    if (shifted) return { time: { ...time, offset: shifted.offset }, next: shifted.next };
    if (offset === null) return { time: { ...time, zone: name }, next: next + 1 };
    return { time: { ...time, offset }, next: next + 1 };
  }
  const shifted = iso || time.s !== undefined ? readOffset(reader, next) : undefined;
  return shifted ? { time: { ...time, offset: shifted.offset }, next: shifted.next } : clock;
}

/** "+02:00", "-0500", "+2". */
function readOffset(
  reader: Reader,
  i: number,
): { readonly offset: number; readonly next: number } | undefined {
  const { tokens } = reader;
  const mark = tokens.mark(i);
  if (tokens.kind(i) !== MARK || !(mark === 0x2b || isDash(mark)) || !tokens.glued(i) || !tokens.glued(i + 1))
    return undefined;
  if (tokens.kind(i + 1) !== DIGITS || tokens.length(i + 1) > 4) return undefined;
  const digits = tokens.digits(i + 1);
  const compact = digits.length > 2;
  const h = Number(compact ? digits.slice(0, -2) : digits);
  const colon = !compact && isMark(reader, i + 2, ':') && tokens.glued(i + 2);
  const min = compact ? Number(digits.slice(-2)) : colon ? below(reader, i + 3, 60, 2) : 0;
  if (h > 14 || min === undefined || min % 15 !== 0) return undefined;
  const offset = h * 60 + min;
  return { offset: mark === 0x2b ? offset : -offset, next: colon ? i + 4 : i + 2 };
}
