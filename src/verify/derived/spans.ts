/**
 * Lengths of time between two moments of the evidence that no word ties to the claim's two deeds, or only one of them:
 * "16 days after the order had come" of a line of a diary and another. Of all pairs of moments the one that says most of the claim
 * must lie so far apart. That fills the value; whether the rest of the claim is said is weighed.
 */
import { gather } from '../../text/gather.ts';
import { distanceOf, type Length, liesBy } from '../record/words/moment.ts';
import type { Asked, Derivation } from './asked.ts';
import { type Dated, datedIn, isTableRow } from './dated.ts';
import { apartBy, passedBy, unitsIn } from './deeds.ts';
import { quoteOf } from './quotes.ts';
import { isLeftOpen } from './went-on.ts';

/** What a claim says of the moment that a length begins at and of the one that it ends at; either may be left out. */
interface Ends {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
  readonly taken: readonly number[];
  /** What the claim says went on, from the one to the other. */
  readonly within?: true;
}

interface Pair {
  readonly earlier: Dated;
  readonly later: Dated;
  readonly fit: number;
}

const MOST_MOMENTS = 24;

/** The length of unit `i` between the two moments that say most of the claim. */
export function spanned(asked: Asked, i: number, length: Length): Derivation | undefined {
  const ends = endsOf(asked, i);
  if (ends === undefined) return undefined;
  const dated = gather(asked.nearby, (sentence) => datedIn(sentence, true)).slice(0, MOST_MOMENTS);
  const pairs = pairsOf(asked, dated, ends);
  const most = pairs.reduce((best, { fit }) => Math.max(best, fit), 0);
  if (most <= 0) return undefined;
  const best = pairs.filter(({ fit }) => fit >= most - SLACK);
  if (ends.within && best.some(({ later }) => goesOnAgain(later))) return undefined;
  const exact = length.bound === 'exact' || length.bound === 'about';
  const found = best.filter(
    (pair) =>
      isSoLong(pair, ends, length) &&
      !(isLate(ends) && areOtherRows(pair)) &&
      !(ends.within && isLeftOpen(asked.reading, [pair.earlier.sentence, pair.later.sentence])),
  );
  // A bound is met by chance as often as not: all that say as much must meet it.
  if (found.length === 0 || (!exact && found.length < best.length)) return undefined;
  const [{ earlier, later }] = found;
  const told = `${quoteOf(later)} − ${quoteOf(earlier)} = ${distanceOf(later.moment, earlier.moment)}`;
  const sentences = [...new Set([later.sentence, earlier.sentence])];
  return { unit: i, taken: ends.taken, sentences, at: later.at, told, weighed: exact ? SELDOM : 0 };
}

/** Whether a claim tells how late or early something was, and not what that was beside. */
const isLate = ({ earlier, later }: Ends): boolean => earlier.length === 0 || later.length === 0;

/** What one row of a table was due on is not when another was. */
const areOtherRows = ({ earlier, later }: Pair): boolean =>
  earlier.sentence !== later.sentence && isTableRow(earlier.sentence) && isTableRow(later.sentence);

/** Whether a pair lies so far apart; a range of days has both its ends: "from 4 to 6 May" is three days. */
function isSoLong({ earlier, later }: Pair, { within }: Ends, length: Length): boolean {
  const apart = liesBy(later.moment, earlier.moment, length);
  const ofDays = length.unit === 'day' && length.bound === 'exact' && later.moment.minute === undefined;
  if (within !== true || !ofDays || !isRange(earlier, later)) return apart;
  const both = liesBy(later.moment, earlier.moment, { ...length, count: length.count - 1 });
  return both || (apart && length.count % DAYS_OF_WEEK === 0);
}

const DAYS_OF_WEEK = 7;

/** "Down from 9 to 11 and from 14 to 15": the first is not all of it. */
const goesOnAgain = ({ sentence: { reading }, value }: Dated): boolean =>
  /^,? (?:and|then)(?: again| then)? (?:from |between )?(?=\d)/u.test(
    reading.text.slice(value.end, reading.end),
  );

/** How seldom two moments that say most of a claim lie so far apart by chance: log-odds. */
const SELDOM = 1;
/** Difference of fit that tells nothing. */
const SLACK = 0.01;

const LASTING =
  /^(?:last|take|run|go|be|fail|work|stay|remain|continue|break|stand|hold|keep|lose|spend|need)$/;
const LATE = /^(?:late|early|overdue)$/;
const LATER = /^(?:later|earlier|afterwards|afterward)$/;
const PLACING = /^(?:late|early|overdue|later|earlier|afterwards|afterward)$/;

function endsOf(asked: Asked, i: number): Ends | undefined {
  const { reading, units } = asked;
  const { words } = reading;
  const { from, to } = units[i];
  const next = [words[to], words[to - 1]].find((word) => word !== undefined && PLACING.test(word.form));
  const behind = gather(units, (unit, k) => (k !== i && unit.from === to ? [k] : []));
  const all = gather(units, (_, k) => (k === i || behind.includes(k) ? [] : [k]));
  const than = words[to + 1]?.form === 'than' || words[to]?.form === 'than';
  if (next !== undefined && LATE.test(next.form))
    return next.form === 'early'
      ? { earlier: all, later: [], taken: behind }
      : { earlier: [], later: all, taken: behind };
  if (next !== undefined && LATER.test(next.form) && !than)
    return next.form === 'earlier'
      ? { earlier: all, later: [], taken: behind }
      : { earlier: [], later: all, taken: behind };
  const apart = apartBy(asked, i) ?? opening(asked, i) ?? passedBy(asked, i);
  if (apart !== undefined) return apart;
  const verbs = gather(units, ({ word, value }, k) =>
    value === undefined && LASTING.test(word.lemma) && asked.isVerb(k) ? [k] : [],
  );
  const led = words[from]?.form === 'for' || words[from - 1]?.form === 'for';
  if (verbs.length === 0 && !led) return undefined;
  const own = all.filter((k) => !verbs.includes(k));
  return { earlier: own, later: own, taken: verbs, within: true };
}

/** "Thirty-seven minutes after the order the customer wrote": no comma parts the one from the other. */
function opening({ reading, units }: Asked, i: number): Ends | undefined {
  const { words } = reading;
  const { from, to } = units[i];
  const form = words[to]?.form ?? '';
  if (from > 0 || !/^(?:after|before)$/.test(form)) return undefined;
  const start = words.findIndex(
    (word, at) =>
      at > to + 2 &&
      (word.capital || SETTING.test(word.form)) &&
      units.some((unit) => unit.from > to && unit.to <= at),
  );
  if (start < 0) return undefined;
  const near = unitsIn(units, to + 1, start);
  const far = unitsIn(units, start, words.length);
  if (near.length === 0 || far.length === 0) return undefined;
  return form === 'after'
    ? { earlier: near, later: far, taken: [] }
    : { earlier: far, later: near, taken: [] };
}

const SETTING = /^(?:the|an?|this|that|his|her|its|their|our|he|she|it|they|we|i|you|no|nobody|somebody)$/;

/** Pairs of moments, one before the other, that a claim may be about, each with how much of it stands with them. */
function pairsOf(asked: Asked, dated: readonly Dated[], ends: Ends): Pair[] {
  const own = dated.map((one) => ({
    earlier: fitOf(asked, one, ends.earlier),
    later: fitOf(asked, one, ends.later),
  }));
  return gather(dated, (earlier, a) =>
    gather(dated, (later, b): Pair[] => {
      if (a === b || earlier.scale !== later.scale || earlier.moment.year !== later.moment.year) return [];
      if (!isBefore(earlier, later) || !mayBeOne(asked, earlier, later)) return [];
      if (ends.within) {
        const range = isRange(earlier, later) || isAllOf(asked, dated, earlier, later);
        return range ? [{ earlier, later, fit: own[a].earlier + own[b].later }] : [];
      }
      const one = ends.earlier.length === 0 || ends.later.length === 0;
      const crossed = one ? 0 : (own[b].earlier + own[a].later) / 2;
      return [{ earlier, later, fit: own[a].earlier + own[b].later - crossed }];
    }),
  );
}

const isBefore = ({ moment: a }: Dated, { moment: b }: Dated): boolean =>
  a.day < b.day || (a.day === b.day && (a.minute ?? 0) < (b.minute ?? 0));

/** Sentences between two moments of one matter, at the most. */
const NEAR = 8;

function mayBeOne(asked: Asked, { sentence: a }: Dated, { sentence: b }: Dated): boolean {
  if (a === b) return true;
  if (a.document !== b.document) return asked.tied(a, b);
  return Math.abs(a.sentence - b.sentence) <= NEAR;
}

/** Whether something went on from one moment of a sentence to the next. */
function isRange(earlier: Dated, later: Dated): boolean {
  const { sentence } = earlier;
  if (sentence !== later.sentence) return false;
  const between = sentence.reading.text.slice(earlier.value.end, later.value.start);
  if (sentence.source.isRecord(sentence.sentence)) return !between.includes('\n');
  return /^[\s,]*(?:to|until|till|and|[-–—])?\s*$/.test(between);
}

/** "17:55 picked up F-880" and "18:09 delivered F-880", where no other moment is of F-880. */
function isAllOf({ units }: Asked, dated: readonly Dated[], earlier: Dated, later: Dated): boolean {
  const named = gather(units, ({ name, value }, k) => (name || value?.kind === 'identifier' ? [k] : []));
  return named.some((k) => earlier.has(k) && later.has(k) && dated.filter((one) => one.has(k)).length === 2);
}

/** How much of what the claim says of a deed stands with a moment, or at least in its sentence. */
function fitOf(asked: Asked, one: Dated, own: readonly number[]): number {
  return own.reduce((sum, k) => {
    const { weight } = asked.units[k];
    if (one.has(k)) return sum + weight;
    return sum + (one.sentence.alignment.matches[k].strength >= SAYS ? weight / 4 : 0);
  }, 0);
}

const SAYS = 0.6;
