/** Evidence against a statement that other evidence carries: taken back later, or denied by another source. */
import type { MismatchKind } from '../../domain/check.ts';
import { NEGATION, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import { comparesOtherwise } from '../check/bounds.ts';
import { differenceOf } from '../check/standing.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { leadsOthers } from '../read/list-head.ts';
import { isOfAnotherThing, isOfOppositeKind } from './another-thing.ts';
import {
  isAnotherEntry,
  isBefore,
  isOfAnotherTime,
  isOfBefore,
  isOutdated,
  takesBack,
} from './at-another-time.ts';
import { isBegunBefore } from './begun-before.ts';
import { deniesWithin } from './denied-within.ts';
import { isDutyBesideDeed } from './duty-beside-deed.ts';
import { isOfAfter } from './holds-after.ts';
import { isOtherInSlot } from './other-in-slot.ts';
import { isRecalled } from './recalled.ts';
import { isWhollyDenied } from './wholly-denied.ts';

export interface Contrary {
  /** How it stands to what supports the statement: later in the same text, or elsewhere. */
  readonly kind: MismatchKind;
  /** What the first sentence says otherwise. */
  readonly shown: MismatchKind;
  /** Every sentence that speaks against the statement, best match first. */
  readonly sentences: readonly AlignedSentence[];
}

/** A sentence that speaks against a statement, and in what. */
interface Against {
  readonly sentence: AlignedSentence;
  readonly shown: MismatchKind;
}

/** Share of the statement that a sentence must be about before it can speak against it. */
const SAME_MATTER = 0.62;
/** Share from which another value or an opposite word speaks against it. */
const NEARLY_ALL = 0.8;
/** Share of the statement that is denied where no predicate shows it. */
const FLIPPED = 0.4;

const known = new WeakMap<Part, Contrary | null>();

/** The sentences outside the support that speak against the statement, looked for once; undefined for none. */
export function contrary(part: Part): Contrary | undefined {
  let found = known.get(part);
  if (found === undefined) known.set(part, (found = foundAgainst(part) ?? null));
  return found ?? undefined;
}

function foundAgainst(part: Part): Contrary | undefined {
  const { best } = part;
  if (best === undefined) return undefined;
  const used = best.support.sentences;
  const against = gather(part.sentences, (one): readonly Against[] => {
    if (used.some((other) => isSame(one, other) || saysTheSame(one, other)) || isOutdated(one, used))
      return [];
    if (isDutyBesideDeed(part.reading, one.reading)) return [];
    if (isOfBefore(one, used, part.reading) || isOfAfter(one, used, part.reading)) return [];
    if (!isElsewhere(one, used) && isBegunBefore(part.reading, one.reading)) return [];
    if (used.some((other) => isOfAnotherTime(one, other, part.reading) || isAnotherEntry(one, other)))
      return [];
    if (leadsOthers(originOf(one.source), one.sentence, part.reading)) return [];
    if (isElsewhere(one, used)) {
      if (isWhollyDenied(one, part)) return [{ sentence: one, shown: 'negation' }];
      if (isOtherInSlot(one, part)) return [{ sentence: one, shown: 'entity' as const }];
    }
    if (isOfAnotherThing(one, part) || isOfOppositeKind(one, part)) return [];
    const shown = takesBack(one, part) || isRecalled(one, part) ? 'superseded' : otherwise(one, part);
    return shown === undefined ? [] : [{ sentence: one, shown }];
  });
  for (const sentence of part.undone ?? [])
    if (!against.some((one) => isSame(one.sentence, sentence)))
      against.push({ sentence, shown: 'superseded' });
  for (const sentence of part.disputed ?? [])
    if (!against.some((one) => isSame(one.sentence, sentence)))
      against.push({ sentence, shown: 'conflicting_sources' });
  if (against.length === 0) return undefined;
  const [{ sentence, shown }] = against;
  const isDisputed = part.disputed?.some((one) => isSame(one, sentence)) ?? false;
  const later =
    !isDisputed &&
    (part.undone?.includes(sentence) ||
      used.every((other) => other.document === sentence.document && isBefore(other, sentence)));
  const sentences = against.map((one) => one.sentence);
  return { kind: later ? 'superseded' : 'conflicting_sources', shown, sentences };
}

const isSame = (one: AlignedSentence, other: AlignedSentence): boolean =>
  one.document === other.document && one.sentence === other.sentence;

/** Whether a sentence stands in another text than the support, or behind it: what stands before it tells how it came. */
const isElsewhere = (one: AlignedSentence, used: readonly AlignedSentence[]): boolean =>
  used.every((other) => other.document !== one.document || isBefore(other, one));

/** A sentence that is said twice says nothing against itself. */
const saysTheSame = (
  { reading: { words: one } }: AlignedSentence,
  { reading: { words: other } }: AlignedSentence,
): boolean => one.length === other.length && one.every(({ form }, at) => form === other[at].form);

/** Match from which a sentence has a word of the statement itself. */
const TO_THE_WORD = 0.9;

/** Whether the support has every word of the statement: then another matter is told by any word that differs. */
const standsToTheWord = ({ best }: Part): boolean =>
  best!.support.matches.every(({ strength }) => strength >= TO_THE_WORD);

/**
 * Whether a sentence has all of a statement but one thing that it disputes: "Subtotal: $120" says nothing against
 * "Total: $130", and "the payment of $200 failed" nothing against "the payment of $300 succeeded".
 */
function saysTheRest({ alignment }: AlignedSentence, units: readonly Unit[]): boolean {
  const { matches, valueConflicts, antonyms } = alignment;
  const open = gather(units, ({ weight }, i) =>
    weight > LIGHT && matches[i].strength < TO_THE_WORD ? [i] : [],
  );
  return open.length <= 1 && open.every((i) => valueConflicts.has(i) || antonyms.includes(i));
}

/** Words of a label before the colon of a line, at most. */
const LONGEST_LABEL = 4;

/** "Invoice date: 1 May" says nothing against "Due date: 31 May": lines of another label. */
function isOtherLabel(one: AlignedSentence, { best }: Part): boolean {
  const label = labelOf(one);
  return label !== '' && best!.support.sentences.every((other) => !['', label].includes(labelOf(other)));
}

function labelOf({ reading: { text, start, end, words } }: AlignedSentence): string {
  const colon = text.slice(start, end).search(/:\s/);
  const before = colon < 0 ? [] : words.filter((word) => word.end <= start + colon);
  return before.length > LONGEST_LABEL ? '' : before.map(({ lemma }) => lemma).join(' ');
}

/** Weight up to which a word may be said otherwise. */
const LIGHT = 0.2;

/** "Credit added on 3 April" says nothing against "the order was placed on 30 March", which is proved: another deed, another day. */
function isOtherEvent({ alignment: { matches } }: AlignedSentence, part: Part): boolean {
  if (part.best?.score !== Number.POSITIVE_INFINITY) return false;
  const deeds = part.predicates();
  return deeds.length > 0 && deeds.every(({ unit }) => !['same', 'value'].includes(matches[unit].kind));
}

/**
 * "Shipping of $8 was not refunded" says nothing against "$120 was refunded", which its support has with its amount, and
 * "it was not shipped on 2 May" nothing against "it was shipped on 3 May".
 */
function deniesAnother({ reading, alignment }: AlignedSentence, part: Part, flipped: number): boolean {
  if (flipped === 0 || !(reading.cues & NEGATION) || part.reading.cues & NEGATION) return false;
  const { matches } = part.best!.support;
  const amounts = gather(part.units, ({ value }, i) => (value?.kind === 'money' ? [i] : []));
  const onAnotherDay = part.units.some(
    ({ value }, i) =>
      value?.kind === 'date' &&
      matches[i]!.kind === 'value' &&
      alignment.valueConflicts.get(i)?.kind === 'date_time',
  );
  if (onAnotherDay) return true;
  return (
    amounts.length > 0 &&
    amounts.every((i) => matches[i]!.kind === 'value' && alignment.valueConflicts.has(i))
  );
}

/** "Some tests passed" and "some tests failed": each says nothing against the other. */
const areOfSome = (claim: Reading, sentence: Reading): boolean =>
  [claim, sentence].every(({ words }) => SOME.test(words[0]!.form));
const SOME = /^(?:some|several|many|few)$/;

/** "Uploads fail" says nothing against "downloads work": the opposite of what a statement is about is another thing. */
function isOfSubject(unit: number, part: Part): boolean {
  const [predicate] = part.predicates();
  if (predicate === undefined || unit >= predicate.unit) return false;
  const { form, lemma } = part.units[unit]!.word;
  return (
    !/(?:ed|ing|en)$/.test(form) && !part.predicates().some((each) => each.unit === unit) && lemma !== ''
  );
}

/** "Ticket 12, opened on 3 June. … Ticket closed.": what was done before the state that the text tells last. */
function isOvertaken(unit: number, one: AlignedSentence, { reading, best, units }: Part): boolean {
  const at = one.alignment.matches[unit]?.at ?? -1;
  const word = one.reading.words[at];
  if (word === undefined || !/(?:ed|en)$/.test(word.form) || word.form === word.lemma) return false;
  const isState = reading.words.some(({ form }) => /^(?:is|are)$/.test(form));
  const { sentences } = best!.support;
  const isDated = one.reading.values.some(({ kind }) => kind === 'date');
  return (
    isState &&
    !units.some(({ value }) => value?.kind === 'date') &&
    sentences.every(
      (other) =>
        other.document === one.document &&
        isBefore(one, other) &&
        !(isDated && other.reading.values.some(({ kind }) => kind === 'date')),
    )
  );
}

/** In what a sentence speaks against the statement; undefined where it does not. */
function otherwise(one: AlignedSentence, part: Part): MismatchKind | undefined {
  const { units, reading } = part;
  const { matches, valueConflicts } = one.alignment;
  const antonyms = one.alignment.antonyms.filter((i) => !isOfSubject(i, part) && !isOvertaken(i, one, part));
  let matter = 0;
  let flipped = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    const { at, strength } = matches[i];
    const identifies = unit.name || unit.value?.kind === 'identifier';
    if (identifies && strength < 0.7) return undefined;
    const disputed = valueConflicts.has(i) || antonyms.includes(i);
    matter += unit.weight * (disputed ? 1 : strength);
    const word = at >= 0 && unit.value === undefined && !unit.name ? one.reading.words[at] : undefined;
    if (word !== undefined && (word.negated !== unit.word.negated) !== (matches[i].flipped ?? false))
      flipped += unit.weight;
  }
  const total = totalWeight(units);
  if (matter / total < SAME_MATTER || areOfSome(reading, one.reading)) return undefined;
  if (standsToTheWord(part) && (!saysTheRest(one, units) || isOtherLabel(one, part)))
    return deniesWithin(one, part) ? 'negation' : undefined;
  if (deniesAnother(one, part, flipped)) return undefined;
  if (one.reading.cues & RETRACTION && !(reading.cues & RETRACTION)) return 'superseded';
  if (matter / total >= NEARLY_ALL) {
    for (const { kind } of valueConflicts.values())
      if (kind !== 'date_time' || !isOtherEvent(one, part)) return kind;
    if (antonyms.length > 0) return 'negation';
  }
  if (one.reading.cues & NEGATION && flipped / total >= FLIPPED) return 'negation';
  if (comparesOtherwise(reading, units, one)) return 'comparison';
  // Where no word stands otherwise than the claim's, no predicate is denied, and nothing has to be parsed.
  if (flipped === 0) return undefined;
  const denies = part.predicates().some((each) => differenceOf(each, matches[each.unit], one) === 'negation');
  return denies ? 'negation' : undefined;
}
