/** What the evidence sets a time for: within so many days of something, so long before it, until a day. */

import { NEGATION, OBLIGATION, PERMISSION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { AlignedSentence } from '../match/support.ts';
import {
  compareMoments,
  distanceOf,
  type Length,
  lengthOf,
  liesBy,
  type Moment,
} from '../record/words/moment.ts';
import { isSameDeed } from '../record/words/senses.ts';
import type { Asked } from './asked.ts';
import { type Dated, momentOf } from './dated.ts';
import { quoteOf } from './quotes.ts';

/** A time that is set for something. */
export interface Deadline {
  readonly sentence: AlignedSentence;
  /** Word of its value. */
  readonly at: number;
  /** Lemmas of what it is counted from; none where it is a day of its own. */
  readonly base: readonly string[];
  /** It is counted from what the rule leaves open or calls an event: the one other moment that the fact's source has. */
  readonly implied?: boolean;
  /** Whether a moment keeps it, beside the moment that it is counted from; undefined where that cannot be told. */
  keeps(moment: Moment, base: Moment | undefined): boolean | undefined;
  tell(one: Dated, base: Dated | undefined): string;
  /** Whether a moment lies at least so far from the one that it is counted from; undefined where it sets no such distance. */
  beyond(moment: Moment, base: Moment | undefined): boolean | undefined;
  /** The last moment that keeps it, where that is known to the day or minute. */
  last(base: Moment | undefined): Moment | undefined;
}

/** Words that lead from a length to what it is counted from, and words between. */
const AFTER = /^(?:of|after|from|following|since)$/;
const LATEST = /^(?:until|till|through|by|before|to)$/;
/** Words of a base that say only that it is a moment. */
const MOMENT = /^(?:date|day|time|moment|receipt|start|beginning)$/;
const SETTING = /^(?:until|till|through|by|before|end|expire|close|deadline|latest|valid|due|payable)$/;

/** The times that a sentence sets. */
export function deadlinesIn(sentence: AlignedSentence, { lexicon }: Asked): Deadline[] {
  const { reading } = sentence;
  if (reading.language !== 'en' || reading.question || reading.cues & NEGATION) return [];
  return gather(reading.values, (value, k): Deadline[] => {
    const at = reading.words.findIndex((word) => word.value === k);
    const to = reading.words.findLastIndex((word) => word.value === k) + 1;
    if (at < 0) return [];
    const length = value.kind === 'quantity' ? lengthOf(value) : undefined;
    if (length !== undefined) return windowAt(sentence, at, to, length, (word) => lexicon.lemma(word));
    return untilAt(sentence, at, k);
  });
}

/** "Within 30 days of delivery", "for 24 months from the date of purchase", "up to 24 hours before departure". */
function windowAt(
  sentence: AlignedSentence,
  at: number,
  to: number,
  length: Length,
  lemma: (word: string) => string,
): Deadline[] {
  const { words, text } = sentence.reading;
  let lead = to;
  while (
    lead < Math.min(to + 3, words.length) &&
    !AFTER.test(words[lead].form) &&
    words[lead].form !== 'before'
  )
    lead++;
  const led = words[lead]?.form ?? '';
  const counted = AFTER.test(led) || led === 'before';
  if (!counted && !isBinding(sentence, at, to)) return [];
  const form = counted ? led : 'after';
  const base: string[] = [];
  for (let i = counted ? lead + 1 : words.length; i < Math.min(lead + 7, words.length); i++) {
    if (/[,;.:|]/.test(text.slice(words[i - 1].end, words[i].start))) break;
    if (
      words[i].value >= 0 ||
      /^(?:and|or|but|if|when|may|can|is|are|must|will|they|it|the)$/.test(words[i].form)
    ) {
      if (base.length > 0) break;
      continue;
    }
    if (words[i].weight > 0 && !MOMENT.test(words[i].lemma)) base.push(lemma(words[i].form));
  }
  const implied = form !== 'before' && (!counted || (base.length === 1 && EVENT.test(base[0])));
  if (base.length === 0 && !implied) return [];
  const lasts = { ...length, bound: 'max' };
  const least = form === 'before' && length.bound !== 'less' && words[at].form !== 'within';
  const keeps = (moment: Moment, from: Moment | undefined): boolean | undefined => {
    if (from === undefined || moment.year !== from.year) return undefined;
    if (form !== 'before') return compare(moment, from) >= 0 && liesBy(moment, from, lasts);
    return least ? liesBy(from, moment, { ...length, bound: 'min' }) : liesBy(from, moment, lasts);
  };
  const tell = (one: Dated, from: Dated | undefined): string => {
    const [later, earlier] = form === 'before' ? [from!, one] : [one, from!];
    return `${quoteOf(later)} − ${quoteOf(earlier)} = ${distanceOf(later.moment, earlier.moment)}; ${text.slice(words[at].start, words[to - 1].end)}`;
  };
  const last = (from: Moment | undefined): Moment | undefined =>
    from === undefined || length.bound === 'less'
      ? undefined
      : moved(from, length, form === 'before' ? -1 : 1);
  const beyond = (moment: Moment, from: Moment | undefined): boolean | undefined => {
    if (from === undefined || moment.year !== from.year || !/^(?:min|more)$/.test(length.bound))
      return undefined;
    return form === 'before' ? liesBy(from, moment, length) : liesBy(moment, from, length);
  };
  return [{ sentence, at, base, keeps, tell, beyond, last, ...(implied && { implied }) }];
}

/** The moment so long after another, or before it. */
function moved(from: Moment, { unit, count }: Length, sign: 1 | -1): Moment | undefined {
  if (unit === 'minute') {
    if (from.minute === undefined) return undefined;
    const all = from.day * DAY + from.minute + sign * count;
    return { ...from, day: Math.floor(all / DAY), minute: all - Math.floor(all / DAY) * DAY };
  }
  return unit === 'day' && Number.isInteger(count) ? { ...from, day: from.day + sign * count } : undefined;
}

const DAY = 1440;

/** What a rule calls that which it is about. */
const EVENT = /^(?:event|incident|occurrence|accident|loss|damage)$/;
const BINDING = OBLIGATION | PERMISSION;

/** "Thefts must be reported within 14 days.": a length that ends its clause, in which something is bidden or allowed. */
function isBinding(
  { reading: { words, text, values, cues } }: AlignedSentence,
  at: number,
  to: number,
): boolean {
  if (!(cues & BINDING) || !/^(?:within|at|no|up)$/.test(words[at].form)) return false;
  const { value } = words[at];
  const { bound } = values[value] as { readonly bound?: string };
  const next = words[to];
  return (
    (bound === 'max' || bound === 'less') &&
    (next === undefined || /[,;.]/.test(text.slice(words[to - 1].end, next.start)))
  );
}

const compare = (a: Moment, b: Moment): number => compareMoments(a, b) ?? 0;

/** "Valid until 31 May", "orders must be placed by 31 August". */
function untilAt(sentence: AlignedSentence, at: number, k: number): Deadline[] {
  const { reading } = sentence;
  const value = reading.values[k];
  if (value.kind !== 'date' && value.kind !== 'datetime') return [];
  const { bound, ...plain } = value;
  const read = momentOf(plain, reading);
  if (read === undefined || bound === 'after') return [];
  const before = reading.words.slice(Math.max(0, at - 3), at + 1);
  if (bound === undefined && !before.some(({ form, lemma }) => LATEST.test(form) || SETTING.test(lemma)))
    return [];
  const last = bound === 'before' || before.some(({ form }) => form === 'before') ? 1 : 0;
  const keeps = (moment: Moment): boolean | undefined => {
    if (moment.year !== read.moment.year) return undefined;
    if (read.moment.minute === undefined) return moment.day <= read.moment.day - last;
    return moment.minute === undefined ? undefined : compare(moment, read.moment) <= 0;
  };
  const tell = (one: Dated): string =>
    `${quoteOf(one)} ${keeps(one.moment) ? '≤' : '>'} ${reading.text.slice(value.start, value.end)}`;
  return [
    {
      sentence,
      at,
      base: [],
      keeps,
      tell,
      beyond: () => undefined,
      last: () => (last === 0 ? read.moment : undefined),
    },
  ];
}

/** Whether a word says the deed or thing of another: "delivered" of a "delivery". */
export function isNearly({ lexicon }: Asked, a: string, b: string): boolean {
  const [one, other] = [lexicon.lemma(a), lexicon.lemma(b)];
  if (one === other || isSameDeed(one, other)) return true;
  const { kind, strength } = lexicon.relation(one, other);
  return strength >= 0.6 && (kind === 'same' || kind === 'derivation' || kind === 'synonym');
}

/** The one other moment of the source of a deed, where that has no more; undefined for none or several. */
export function onlyOther(done: Dated, dated: readonly Dated[]): Dated | undefined {
  const others = dated.filter(
    (one) => one.sentence.document === done.sentence.document && !isAt(one, done) && one.scale === done.scale,
  );
  const [first, ...rest] = others;
  if (first === undefined || first.words.some(({ form }) => BEGINNING.test(form))) return undefined;
  return rest.every((one) => isAt(one, first)) ? first : undefined;
}

/** What tells that a moment is the beginning of an agreement, and no event under it. */
const BEGINNING = /^(?:policy|cover|coverage|insured|contract|agreement|subscription|membership|signed)$/;

const isAt = ({ moment: a }: Dated, { moment: b }: Dated): boolean =>
  a.day === b.day && a.minute === b.minute;

/** The one moment that stands with all words of what a time is counted from; undefined for none or several. */
export function baseOf(
  asked: Asked,
  { base, sentence }: Deadline,
  dated: readonly Dated[],
): Dated | undefined {
  const found = dated.filter(
    (one) =>
      one.sentence !== sentence &&
      base.every((word) => one.words.some(({ form, negated }) => !negated && isNearly(asked, form, word))),
  );
  const [first, ...rest] = found;
  const same = rest.every(
    ({ moment: { day, minute } }) => day === first.moment.day && minute === first.moment.minute,
  );
  return first !== undefined && same ? first : undefined;
}
