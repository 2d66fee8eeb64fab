/** Lengths of time that a claim gives between two moments of the evidence, or for what went on from one to the other. */

import { OBLIGATION, PERMISSION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../match/support.ts';
import { distanceOf, type Length, lengthOf, liesBy, type Moment } from '../record/words/moment.ts';
import type { Asked, Derivation } from './asked.ts';
import { type Dated, datedIn, isOfOther, isTableRow } from './dated.ts';
import { apartBy, passedBy, unitsIn } from './deeds.ts';
import { lasted } from './lasting.ts';
import { quoteOf } from './quotes.ts';
import { spanned } from './spans.ts';
import { isLeftOpen } from './went-on.ts';

/** The length of time of unit `i`, as two moments of the evidence give it. */
export function lengthFrom(asked: Asked, i: number): Derivation | undefined {
  const plain = lengthOf(asked.units[i].value!);
  if (plain === undefined) return undefined;
  const { start, end } = asked.units[i];
  const length = nearly(plain, asked.reading.text.slice(start, end));
  const found =
    between(asked, i, length) ??
    overdue(asked, i, length) ??
    unlessOpen(asked, during(asked, i, length)) ??
    lasted(asked, i, length) ??
    fromStart(asked, i, length) ??
    spanned(asked, i, length);
  if (found === undefined || setsTerm(asked, found)) return undefined;
  return isBetweenFields(asked, end, found) ? undefined : found;
}

const TERM = PERMISSION | OBLIGATION;

/** "A refund can be requested up to 60 days after delivery": that one was after 23 days sets no term. */
const setsTerm = ({ reading }: Asked, { sentences }: Derivation): boolean =>
  (reading.cues & TERM) !== 0 && !sentences.some((one) => (one.reading.cues & TERM) !== 0);

/**
 * "45 minutes from opening to resolution" of fields for both: which of a record's moments it lies between is told by
 * their names, and read there.
 */
const isBetweenFields = ({ reading: { text } }: Asked, end: number, { sentences }: Derivation): boolean =>
  /^ from (?:(?:the|its) )?\p{Ll}[^\d]* to (?:(?:the|its) )?\p{Ll}/u.test(text.slice(end)) &&
  sentences.every(({ source }) => source.structured);

/** What went on from one moment to another, where it was not only to. */
const unlessOpen = (asked: Asked, found: Derivation | undefined): Derivation | undefined =>
  found && isLeftOpen(asked.reading, found.sentences) ? undefined : found;

/** "Almost four hours" are no more than that, "a little over an hour" not much more. */
function nearly(length: Length, said: string): Length {
  if (
    /^(?:for )?(?:almost|nearly|just under|a little under|a little less than|not quite|close to)\b/i.test(
      said,
    )
  )
    return { ...length, bound: 'under' };
  return /^(?:for )?(?:a little|a bit|just|slightly|little) (?:over|more than|above)\b/i.test(said)
    ? { ...length, bound: 'over' }
    : length;
}

/** "16 days after the order had been delivered", "five days passed between its arrival and its inspection". */
function between(asked: Asked, i: number, length: Length): Derivation | undefined {
  const span = apartBy(asked, i) ?? passedBy(asked, i);
  if (span === undefined) return undefined;
  const dated = gather(asked.nearby, (sentence) => datedIn(sentence));
  const earlier = bestOf(asked, dated, span.earlier, span.later);
  const later = bestOf(asked, dated, span.later, span.earlier);
  if (earlier === undefined || later === undefined || earlier === later) return undefined;
  if (!asked.tied(earlier.sentence, later.sentence)) return undefined;
  if (earlier.scale !== later.scale || !liesBy(later.moment, earlier.moment, length)) return undefined;
  const told = `${quoteOf(later)} − ${quoteOf(earlier)} = ${distanceOf(later.moment, earlier.moment)}`;
  const sentences = [...new Set([later.sentence, earlier.sentence])];
  const light = [...span.earlier, ...span.later].filter(
    (k) => asked.isVerb(k) && LIGHT.test(asked.units[k].word.lemma),
  );
  return { unit: i, taken: [...span.taken, ...light], sentences, at: later.at, told };
}

/** Share of what a claim says of a deed that must stand with its moment. */
const LEAST_SAID = 0.5;

/**
 * The one moment that stands with more of what the claim says of a deed than any other does. `byVerb`: its verbs are
 * enough, whoever asks makes sure of the rest.
 */
export function bestOf(
  asked: Asked,
  dated: readonly Dated[],
  own: readonly number[],
  others: readonly number[],
  byVerb = false,
): Dated | undefined {
  let best: Dated | undefined;
  let most = 0;
  let ties = false;
  const verbs = own.filter(
    (k) =>
      asked.isVerb(k) &&
      !LIGHT.test(asked.units[k].word.lemma) &&
      (!asked.isInTitle(k) || (byVerb && dated.some((one) => one.has(k)))),
  );
  for (const one of dated) {
    if (byVerb && !verbs.every((k) => one.has(k))) continue;
    const said = own.filter((k) => one.has(k));
    if (!said.some((k) => !asked.units[k].name && asked.units[k].value === undefined)) continue;
    const score =
      weightOf(asked, said) -
      0.5 *
        weightOf(
          asked,
          others.filter((k) => one.has(k)),
        );
    if (best !== undefined && score === most && !isSame(one.moment, best.moment)) ties = true;
    if (score > most) [best, most, ties] = [one, score, false];
  }
  if (best === undefined || ties) return undefined;
  if (!verbs.every((k) => best.has(k))) return undefined;
  if (verbs.length > 0 && byVerb) return best;
  const plain = own.filter((k) => !asked.units[k].name && asked.units[k].value === undefined);
  const said = plain.filter((k) => best.has(k) || asked.isInTitle(k));
  return weightOf(asked, said) >= LEAST_SAID * weightOf(asked, plain) ? best : undefined;
}

const LIGHT = /^(?:happen|occur|take|place|make|come|go|get|be|do|have)$/;

const isSame = (a: Moment, b: Moment): boolean => a.day === b.day && a.minute === b.minute;

const weightOf = ({ units }: Asked, some: readonly number[]): number =>
  some.reduce((sum, k) => sum + units[k].weight, 0);

const LASTING = /^(?:last|take|run|go|be|fail|work|stay|remain|continue|break|stand|hold|keep|lose)$/;

/** "The outage lasted 42 minutes" of what went on "between 18:10 and 18:52". */
function during(asked: Asked, i: number, length: Length): Derivation | undefined {
  const { reading, units } = asked;
  const before = reading.words[units[i].from - 1];
  const lasting = units.findIndex(({ word }, k) => k < i && /^(?:last|take)$/.test(word.lemma));
  const happening = units.findIndex(({ word }, k) => k < i && /^(?:happen|occur)$/.test(word.lemma));
  const within = happening >= 0 && reading.words[units[i].from].form === 'within';
  if (before?.form !== 'for' && lasting < 0 && !within) return undefined;
  const taken = gather(units, ({ word, value }, k) =>
    value === undefined && LASTING.test(word.lemma) ? [k] : [],
  );
  for (const sentence of asked.sentences) {
    const ranges = rangesIn(sentence);
    if (ranges.length !== 1) continue;
    const [start, end] = ranges[0];
    if (!liesBy(end.moment, start.moment, length)) continue;
    const own = units
      .map((_, k) => k)
      .filter((k) => k !== i && k !== happening && !(k === lasting && taken.includes(k)));
    if (!own.every((k) => sentence.alignment.matches[k].strength >= 0.6 || units[k].weight < 0.3)) continue;
    const told = `${quoteOf(end)} − ${quoteOf(start)} = ${distanceOf(end.moment, start.moment)}`;
    return {
      unit: i,
      taken: [lasting, happening].filter((k) => k >= 0),
      sentences: [sentence],
      at: end.at,
      told,
    };
  }
  return undefined;
}

/** Pairs of moments of a sentence from one of which to the other something went on. */
function rangesIn(sentence: AlignedSentence): (readonly [Dated, Dated])[] {
  const { text, values } = sentence.reading;
  const dated = datedIn(sentence);
  return dated
    .flatMap((start, k) => {
      const end = dated[k + 1];
      if (end === undefined || start.moment.minute === undefined || end.moment.minute === undefined)
        return [];
      const joint = text.slice(start.value.end, end.value.start).trim();
      const lead = text.slice(Math.max(0, start.value.start - 10), start.value.start);
      const paired =
        /^(?:to|until|till|[-–—])$/.test(joint) || (joint === 'and' && /between\s*$/i.test(lead));
      const inside = /between\s*$/i.test(text.slice(Math.max(0, start.value.start - 10), start.value.end));
      return paired || (joint === 'and' && inside) ? [[start, end] as const] : [];
    })
    .filter(() => values.length > 1);
}

const START = /^(?:start|begin|open|depart|leave|launch|activate|first)$/;
const END = /^(?:end|finish|complete|close|resolve|arrive|stop|restore|expire|conclude|over|done)$/;

/** "The trial lasted two weeks" of a line that it started and another that it ended. */
function fromStart(asked: Asked, i: number, length: Length): Derivation | undefined {
  const { units } = asked;
  const verb = units.findIndex(({ word }, k) => k < i && /^(?:last|take|run)$/.test(word.lemma));
  if (verb < 0) return undefined;
  const own = units.map((_, k) => k).filter((k) => k !== i && k !== verb);
  if (!own.some((k) => !units[k].name && units[k].value === undefined)) return undefined;
  const dated = gather(asked.nearby, (sentence) => datedIn(sentence));
  const isOf = (one: Dated, mark: RegExp): boolean =>
    one.words.some(({ lemma, negated }) => mark.test(lemma) && !negated) &&
    !isOfOther(one, ({ lemma }) => mark.test(lemma));
  const isSaid = (one: Dated): boolean =>
    own.every((k) => one.has(k) || units[k].name || units[k].value?.kind === 'identifier');
  const starts = dated.filter((one) => isOf(one, START) && isSaid(one));
  const ends = dated.filter(
    (one) => isOf(one, END) && (isSaid(one) || (starts.length === 1 && goesOn(starts[0], one))),
  );
  if (starts.length !== 1 || ends.length !== 1 || starts[0] === ends[0]) return undefined;
  const [start, end] = [starts[0], ends[0]];
  if (start.scale !== end.scale || !asked.tied(start.sentence, end.sentence)) return undefined;
  if (!liesBy(end.moment, start.moment, length)) return undefined;
  const told = `${quoteOf(end)} − ${quoteOf(start)} = ${distanceOf(end.moment, start.moment)}`;
  return {
    unit: i,
    taken: [verb],
    sentences: [...new Set([end.sentence, start.sentence])],
    at: end.at,
    told,
  };
}

/** "Began on 3 May and ended on 8 May": of one subject, which the second leaves out. */
const goesOn = (start: Dated, end: Dated): boolean =>
  start.sentence === end.sentence &&
  start.value.end < end.value.start &&
  /^,? (?:and|then|and then) (?:it |they )?(?:(?:was|were|had) )?\p{L}+(?: (?:on|at|in|by))?(?: the)? ?$/u.test(
    start.sentence.reading.text.slice(start.value.end, end.value.start),
  );

const ARRIVING = /^(?:reach|arrive|deliver|come|return|receive|pay)$/;

/** "It was due on 5 March and reached you on 9 March": the one other moment of the sentence, of an arrival. */
function arrivalBeside(dated: readonly Dated[], due: Dated | undefined): Dated | undefined {
  const beside = dated.filter(({ sentence }) => sentence === due?.sentence);
  const [one] = beside;
  const arrives = one?.words.some(({ lemma, negated }) => ARRIVING.test(lemma) && !negated);
  return beside.length === 1 && arrives ? one : undefined;
}

const DUE = /^(?:due|promise|deadline|schedule|expect|plan|agree|target|eta|estimate)$/;

/** "Returned eight days late" of a day on which it was due. */
function overdue(asked: Asked, i: number, length: Length): Derivation | undefined {
  const { reading, units } = asked;
  const next = reading.words[units[i].to];
  if (next === undefined || !/^(?:late|early|overdue)$/.test(next.form)) return undefined;
  const dated = gather(asked.nearby, (sentence) => datedIn(sentence));
  const dues = dated.filter(({ words }) => words.some(({ lemma }) => DUE.test(lemma)));
  const others = dated.filter((one) => !dues.includes(one));
  const done = bestOf(asked, others, unitsIn(units, 0, units[i].from), []) ?? arrivalBeside(others, dues[0]);
  if (done === undefined || dues.length !== 1 || dues[0].scale !== done.scale) return undefined;
  const [later, earlier] = next.form === 'early' ? [dues[0], done] : [done, dues[0]];
  if (!asked.tied(later.sentence, earlier.sentence)) return undefined;
  // What one row of a table was due on is not when another was.
  if (later.sentence !== earlier.sentence && isTableRow(later.sentence) && isTableRow(earlier.sentence))
    return undefined;
  if (!liesBy(later.moment, earlier.moment, length)) return undefined;
  const told = `${quoteOf(later)} − ${quoteOf(earlier)} = ${distanceOf(later.moment, earlier.moment)}`;
  const taken = gather(units, (unit, k) => (unit.from === units[i].to ? [k] : []));
  return { unit: i, taken, sentences: [...new Set([later.sentence, earlier.sentence])], at: later.at, told };
}
