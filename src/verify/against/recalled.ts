/**
 * What one text takes back of another: "the entry of 3 May was made by mistake", "the payment bounced", "the workshop has
 * been moved to 16 May", "the fee is $45, not $40". It need not say the statement again, only which one it means.
 */
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { isOfNow } from './of-now.ts';
import {
  CHANGING,
  HANDED,
  MOVING,
  NEGATING,
  RECALLING,
  REPLACING,
  SHOULD,
  STANDING,
} from './recall-words.ts';

/** Strength from which a sentence has a part of the claim. */
const FOUND = 0.5;

/** Whether a sentence of another text takes back what the statement says, or puts it otherwise. */
export function isRecalled(one: AlignedSentence, part: Part): boolean {
  const { reading } = one;
  const { best, reading: claim } = part;
  if (reading.language !== 'en' || claim.language !== 'en' || one.source.isRecord(one.sentence)) return false;
  if (best!.support.sentences.some(({ document }) => document === one.document)) return false;
  const text = reading.text.slice(reading.start, reading.end);
  const own = claim.text.slice(claim.start, claim.end);
  if (RECALLING.test(own) || MOVING.test(own) || isEarlier(one, part)) return false;
  if (isSetRight(one, part) || isReplaced(one, part)) return true;
  if (CHANGING.test(text) && isChanged(one, part)) return true;
  if (HANDED.test(text) && isHandedOver(one, part)) return true;
  if (MOVING.test(text) && !isDenied(text) && isPutElsewhere(one, part)) return true;
  if (isOfAnother(one, part) || isDenied(text)) return false;
  return (RECALLING.test(text) && meansIt(one, part)) || (MOVING.test(text) && isMoved(one, part));
}

/** "The entry was not deleted": what is denied takes nothing back. */
const isDenied = (text: string): boolean => {
  const at = RECALLING.exec(text)?.index ?? MOVING.exec(text)?.index ?? 0;
  return NEGATING.test(text.slice(Math.max(0, at - 24), at));
};

/** Whether the sentence is of another thing than the statement: another number, or none of its identifiers. */
function isOfAnother({ alignment: { matches, valueConflicts } }: AlignedSentence, { units }: Part): boolean {
  for (const { kind } of valueConflicts.values()) if (kind !== 'date_time') return true;
  return units.some(
    ({ value }, i) => value?.kind === 'identifier' && matches[i].strength < FOUND && !isDated(units, matches),
  );
}

const isDated = (units: Part['units'], matches: AlignedSentence['alignment']['matches']): boolean =>
  units.some(({ value }, i) => value?.kind === 'date' && matches[i].strength >= FOUND);

/** Whether all that the sentence dates lies before the day of the statement: it was done again since. */
function isEarlier({ reading }: AlignedSentence, { reading: claim }: Part): boolean {
  const days = ({ values }: Reading): number[] =>
    gather(values, (value) =>
      value.kind === 'date' && value.date.m !== undefined && value.date.d !== undefined
        ? [(value.date.y ?? 0) * 400 + value.date.m * 31 + value.date.d]
        : [],
    );
  const [ours, theirs] = [days(claim), days(reading)];
  return ours.length > 0 && theirs.length > 0 && Math.max(...theirs) < Math.min(...ours);
}

/** Whether the sentence names the deed of the statement and something else of it, or its day and what it stands in. */
function meansIt({ alignment: { matches }, reading }: AlignedSentence, part: Part): boolean {
  const { units } = part;
  const found = (i: number): boolean => matches[i].at >= 0 && matches[i].strength >= FOUND;
  const deed = part.predicates().some(({ unit }) => found(unit));
  const others = units.some((_, i) => found(i) && !part.predicates().some(({ unit }) => unit === i));
  if (deed && (others || units.length < 3)) return true;
  const stands = reading.words.some(({ lemma }: Word) => STANDING.test(lemma));
  return stands && isDated(units, matches);
}

/** "The speaker is Ben Ray, who replaces Ann Lee": whom the statement names has another in his place. */
function isReplaced({ alignment: { matches }, reading }: AlignedSentence, { units }: Part): boolean {
  const rest = units.some(
    ({ name, value }, i) => !name && value === undefined && matches[i].at >= 0 && matches[i].strength >= 0.7,
  );
  return (
    rest &&
    units.some(({ name }, i) => {
      const { at, strength } = matches[i];
      return name && at > 0 && strength >= 0.7 && REPLACING.test(reading.words[at - 1]!.form);
    })
  );
}

/** Share of what a statement is about that a text which changes it must have. */
const SAME_SUBJECT = 0.6;

/** "We had to change your seat: it is now 22A": another value, or another name, of the same. */
function isChanged(
  { alignment: { matches, valueConflicts }, reading }: AlignedSentence,
  { units, reading: claim }: Part,
): boolean {
  const own = subjectOf(claim, units).filter((i) => valueConflicts.has(i));
  // "Flight KX 21 now departs from gate B4" says nothing of flight KX 20.
  if (own.length > 0 && valueConflicts.size > own.length) return false;
  const plain = gather(units, ({ name, value, weight }, i) =>
    name || value !== undefined ? [] : [{ i, weight }],
  );
  const sum = (some: typeof plain): number => some.reduce((all, { weight }) => all + weight, 0);
  const had = plain.filter(({ i }) => matches[i].at >= 0 && matches[i].strength >= 0.7);
  if (plain.length === 0 || sum(had) < SAME_SUBJECT * sum(plain)) return false;
  if (valueConflicts.size > 0) return true;
  const used = new Set(matches.map(({ at }) => at));
  const lost = units.some(({ name }, i) => name && matches[i].strength < FOUND);
  return lost && reading.words.some((word, at) => at > 0 && word.capital && word.value < 0 && !used.has(at));
}

/** Whether what the statement dates is put on another day. */
function isMoved({ alignment: { matches, valueConflicts } }: AlignedSentence, { units }: Part): boolean {
  const other = [...valueConflicts.entries()].some(
    ([i, { kind }]) => kind === 'date_time' && units[i]?.value !== undefined,
  );
  return (
    other &&
    units.some(({ value }, i) => value === undefined && matches[i].at >= 0 && matches[i].strength >= 0.7)
  );
}

/** "Ms. Adeyemi has handed the project over to Mr. Cruz": whom a statement names for something now has given it away. */
function isHandedOver(
  { alignment: { matches }, reading }: AlignedSentence,
  { units, reading: claim }: Part,
): boolean {
  const deed = reading.words.findIndex(({ form }) => HANDING.test(form));
  const has = (i: number): boolean => matches[i].at >= 0 && matches[i].strength >= 0.7;
  const names = units.flatMap(({ name }, i) => (name && has(i) ? [matches[i].at] : []));
  return (
    isOfNow(claim) &&
    names.some((at) => at < deed) &&
    units.some(({ name }, i) => has(i) && matches[i].at > deed && (!name || names.length > 1))
  );
}

const HANDING = /^(?:handed|passed|given|transferred|reassigned)$/;

/**
 * "The appointment was moved from 4 June to 11 June", "we had to move the webinar to room 8": the value of a statement is
 * the one that was left, or another one is gone to.
 */
function isPutElsewhere({ alignment, reading }: AlignedSentence, { units, reading: claim }: Part): boolean {
  const { matches, valueConflicts } = alignment;
  if (!isToCome(claim)) return false;
  const subject = subjectOf(claim, units);
  const isOfSame = subject.length > 0 && subject.every((i) => matches[i].strength >= 0.7);
  const before = (at: number): string => reading.text.slice(Math.max(reading.start, at - 12), at);
  const left = units.some(({ value }, i) => {
    const at = matches[i].at;
    const found = at < 0 || matches[i].strength < FOUND ? -1 : reading.words[at].value;
    return (
      value !== undefined && found >= 0 && /\bfrom (?:\p{L}+ )?$/iu.test(before(reading.values[found].start))
    );
  });
  // "Room 5" and "to room 8": the number behind the same noun is another one.
  const renumbered = units.some(({ value }, i) => {
    const noun = i === 0 || value === undefined ? -1 : matches[i - 1].at;
    const after = noun < 0 || matches[i].strength >= FOUND ? undefined : reading.words[noun + 1];
    return after !== undefined && after.value >= 0 && /\bto $/iu.test(before(reading.words[noun].start));
  });
  const gone = [...valueConflicts.values()].some(
    ({ value, kind }) => kind !== 'date_time' && /\bto (?:\p{L}+ )?$/iu.test(before(value.start)),
  );
  return isOfSame && (left || gone || renumbered);
}

/** Verbs by which a statement tells how things stand or will be. */
const STANDS =
  /^(?:is|are|has|have|will|takes?|begins?|starts?|leaves?|departs?|arrives?|meets?|goes|ends?)$/;
const DONE = /^(?:was|were|had|did)$/;

/** Whether a statement tells how things stand or will be: what was done on a day is not undone by a move. */
const isToCome = ({ words }: Reading): boolean =>
  words.some(({ form }) => STANDS.test(form)) && !words.some(({ form }) => DONE.test(form));

/** Units before the first verb of a statement that tells how things stand: what it is about. */
function subjectOf({ words }: Reading, units: Part['units']): readonly number[] {
  const verb = words.findIndex(({ form }) => STANDS.test(form));
  return gather(units, ({ to }, i) => (to <= verb ? [i] : []));
}

/** "The fee is $45, not $40": the statement's value is denied, and another of its kind told of the same. */
function isSetRight({ alignment: { matches }, reading }: AlignedSentence, { units }: Part): boolean {
  return units.some(({ value, word }, i) => {
    const at = matches[i].at;
    if (value === undefined || at < 0 || matches[i].strength < FOUND) return false;
    const before = reading.words[reading.words.findIndex((one) => one.value === reading.words[at].value) - 1];
    const should = SHOULD.test(reading.text.slice(reading.start, reading.end));
    if ((before?.form !== 'not' && !should) || word.negated) return false;
    const other = reading.values.some(
      (one) => one.kind === value.kind && compareValues(value, one).relation === 'conflict',
    );
    if (other && should) return true;
    return (
      other &&
      units.some((unit, j) => unit.value === undefined && matches[j].at >= 0 && matches[j].strength >= 0.7)
    );
  });
}
