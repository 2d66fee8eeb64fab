/**
 * Sentences that speak of another thing than a statement that stands in the evidence to the word: "the outdoor pool is not
 * heated", "the pool bar is closed", "order 6 was not shipped", "the fee was $4 last year" say nothing against it.
 */
import type { Reading } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';

const FINITE = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|did|do)$/;
/** What tells more of a thing and makes no other thing of it. */
const SAME_THING =
  /^(?:same|said|above|whole|entire|present|current|new|actual|final|total|full|only|very|aforementioned|correct|corrected|revised|updated|real|true|original)$/;
const EARLIER =
  /\b(?:last (?:year|month|week|quarter|season|time)|in (?:19|20)\d\d|previously|formerly|used to|back then|at (?:the|that) time|a year ago|\d+ years ago)\b/iu;

/** Whether a sentence tells of another thing, or of another time, than a statement that its support has to the word. */
export function isOfAnotherThing({ reading: theirs, alignment }: AlignedSentence, part: Part): boolean {
  const { units, reading, best } = part;
  if (best?.score !== Number.POSITIVE_INFINITY || best.support.sentences.length > 1) return false;
  if (answersOtherwise(reading, theirs)) return true;
  const [first] = units;
  if (first === undefined || first.value !== undefined) return false;
  const text = theirs.text.slice(theirs.start, theirs.end);
  if (
    isNow(reading) &&
    /\b(?:was|were|used to)\b/i.test(text) &&
    EARLIER.test(text) &&
    !/\b(?:now|then)\b/i.test(text)
  )
    return true;
  const { at, kind } = alignment.matches[0]!;
  if (at < 0 || kind !== 'same') return false;
  const taken = new Set(alignment.matches.flatMap((match) => (match.strength > 0 ? [match.at] : [])));
  const own = numberAfter(reading, first.from);
  const other = numberAfter(theirs, at);
  if (own !== undefined && other !== undefined) return own !== other;
  if (own !== undefined || units[1]?.from === first.to) return false;
  return modifies(theirs, at, taken) || heads(theirs, at, taken);
}

const SETTING_RIGHT = /^\s*(?:in fact|actually|correction|no,|rather)\b/iu;
const PREFIX = /^(?:un|in|im|ir|dis|non-?)/;

/** "Undamaged items can be returned within 14 days" beside "damaged items …": a rule for those of the opposite kind. */
export function isOfOppositeKind({ reading: theirs, alignment }: AlignedSentence, { units }: Part): boolean {
  const told = theirs.text.slice(theirs.start, theirs.end).toLowerCase();
  if (SETTING_RIGHT.test(told)) return false;
  if (units.some(({ word, value }) => value === undefined && isOnlyNon(told, word.form))) return true;
  return units.some((unit, i) => {
    const next = units[i + 1];
    if (unit.value !== undefined || next === undefined || next.from !== unit.to) return false;
    const noun = alignment.matches[i + 1]!;
    const kind = noun.at < 1 || noun.kind !== 'same' ? undefined : theirs.words[noun.at - 1];
    if (kind === undefined || theirs.words.some(({ form }) => form === unit.word.form)) return false;
    const [own, other] = [unit.word.form, kind.form];
    return own !== other && (isOpposite(own, other) || isOpposite(other, own));
  });
}

/** "Non-members pay 15 euros": of those who are not told of. */
function isOnlyNon(text: string, form: string): boolean {
  if (!text.includes(`non-${form}`) && !text.includes(`non${form}`)) return false;
  return !text.replaceAll(`non-${form}`, '').replaceAll(`non${form}`, '').includes(form);
}

const isOpposite = (plain: string, prefixed: string): boolean =>
  prefixed.length > plain.length && PREFIX.test(prefixed) && prefixed.replace(PREFIX, '') === plain;

const ANSWER =
  /\b(?:said|say|says|answered|answer|voted|vote|replied|responded) ["'\u201c\u2018]?(yes|no|for|against)\b/iu;

/** "130 people said yes" beside "70 people said no": how many gave another answer. */
function answersOtherwise(ours: Reading, theirs: Reading): boolean {
  const [own, other] = [ours, theirs].map(({ text, start, end }) => ANSWER.exec(text.slice(start, end))?.[1]);
  return own !== undefined && other !== undefined && own.toLowerCase() !== other.toLowerCase();
}

const isNow = ({ words }: Reading): boolean =>
  words.some(({ form, value }) => value < 0 && /^(?:is|are|costs|has|have)$/.test(form));

/** The number that names a thing: the 5 of "order 5". */
function numberAfter({ words, text }: Reading, at: number): string | undefined {
  const next = words[at + 1];
  return next !== undefined && next.value >= 0 && /^\d+$/.test(text.slice(next.start, next.end))
    ? text.slice(next.start, next.end)
    : undefined;
}

/** "The outdoor pool", "the next meeting". */
function modifies({ words, text }: Reading, at: number, taken: ReadonlySet<number>): boolean {
  const before = words[at - 1];
  // "Full-time employees" are some of them as "the outdoor pool" is one of them.
  const hyphened = before !== undefined && text[before.start - 1] === '-' ? 1 : 0;
  const opens = words[at - 2 - hyphened];
  if (before === undefined || taken.has(at - 1) || SAME_THING.test(before.form) || before.cue !== 0)
    return false;
  const determined = opens === undefined || /^(?:the|an?|our|its|their|his|her|this|that)$/.test(opens.form);
  const tells = before.weight > 0 || /^(?:next|other|second|third|last|previous|first)$/.test(before.form);
  return (
    determined &&
    at - hyphened <= MOST_BEFORE &&
    tells &&
    (before.value < 0 || /^\p{L}+$/u.test(before.form)) &&
    !FINITE.test(before.form)
  );
}

/** Words that may stand before the subject of a sentence. */
const MOST_BEFORE = 3;

/** "The pool bar is closed", "the audit of the branch". */
function heads({ words, text }: Reading, at: number, taken: ReadonlySet<number>): boolean {
  const [next, after, third] = [words[at + 1], words[at + 2], words[at + 3]];
  if (next === undefined || after === undefined || taken.has(at + 1) || at > MOST_BEFORE) return false;
  if (/[,;:()]/.test(text.slice(words[at]!.end, next.start))) return false;
  if (next.form === 'of')
    return [after, third].some((word, k) => word !== undefined && word.weight > 0 && !taken.has(at + 2 + k));
  const isNoun = next.weight > 0 && next.value < 0 && next.form === next.lemma && next.cue === 0;
  return isNoun && (FINITE.test(after.form) || (taken.has(at + 2) && after.form !== after.lemma));
}
