/** Which words of a sentence account for which units of a claim, and which speak against them. */
import { PERMISSION } from '../../text/cues.ts';
import { frames, type Meeting, mayHold } from '../../text/frames/index.ts';
import { ableOf, exclusion, isAblePair, type Lexicon, lessThan } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import {
  type Comparison,
  compareValues,
  rateOf,
  type Value,
  type ValueConflict,
  type ValueRelation,
} from '../../text/values/index.ts';
import { isOtherName, isOtherTitle } from '../beside/other-name.ts';
import type { Unit } from '../claim/units.ts';
import { type Match, type MatchKind, NONE, STRENGTH } from './match.ts';
import { inTongue, relate, relationOf, resembling } from './word-relations.ts';

/** A claim against one sentence, unit by unit. */
export interface Alignment {
  readonly matches: readonly Match[];
  /** Values of the sentence that contradict a value of the claim, by unit. */
  readonly valueConflicts: ReadonlyMap<number, { readonly kind: ValueConflict; readonly value: Value }>;
  /** Units whose only counterpart is an antonym. */
  readonly antonyms: readonly number[];
}

const rank = (match: Match): number => match.strength + (match.kind === 'antonym' ? 0.01 : 0);

/** Aligns the units of a claim with one sentence. */
export function align(units: readonly Unit[], sentence: Reading, lexicon: Lexicon): Alignment {
  const valueConflicts = new Map<number, { kind: ValueConflict; value: Value }>();
  const antonyms: number[] = [];
  const own = placesOf(units, sentence);
  const matches = units.map((unit, index) => {
    if (unit.value !== undefined) return matchValue(unit, index, units, sentence, valueConflicts);
    const match =
      flippedMatch(unit, sentence, lexicon) ??
      ableMatch(unit, sentence) ??
      framedMatch(unit, sentence, lexicon, matchWord(unit, units[index + 1], sentence, own, lexicon));
    if (match.kind === 'antonym') antonyms.push(index);
    return match;
  });
  return { matches, valueConflicts, antonyms };
}

/** The first word of this form or lemma; -1 for none. */
function placeOf(word: string, words: readonly Word[]): number {
  for (let at = 0; at < words.length; at++)
    if (words[at].lemma === word || words[at].form === word) return at;
  return -1;
}

function matchValue(
  unit: Unit,
  index: number,
  units: readonly Unit[],
  sentence: Reading,
  conflicts: Map<number, { kind: ValueConflict; value: Value }>,
): Match {
  let conflict: { kind: ValueConflict; value: Value } | undefined;
  let best = NONE;
  for (let at = 0; at < sentence.values.length; at++) {
    const value = sentence.values[at];
    const compared = limited(compareValues(unit.value!, value));
    const strength = VALUE_STRENGTH[compared.relation];
    if (strength > best.strength) {
      best = { kind: strength === 1 ? 'value' : 'general', strength, at: wordOf(sentence, at) };
      if (strength === 1) return best;
    }
    if (
      compared.relation === 'conflict' &&
      conflict === undefined &&
      !units.some((other) => other !== unit && isStated(other, value))
    ) {
      conflict = { kind: compared.conflict ?? 'quantity', value };
    }
  }
  if (best.strength > 0) return best;
  const literal = unit.to - unit.from === 1 ? placeOf(unit.word.form, sentence.words) : -1;
  if (literal >= 0 && sentence.words[literal].value < 0) {
    return { kind: 'same', strength: 0.9, at: literal };
  }
  if (conflict !== undefined) conflicts.set(index, conflict);
  return NONE;
}

/** Whether a value is what another part of the claim says: it says nothing against this one. */
const isStated = (unit: Unit, value: Value): boolean =>
  unit.value !== undefined && VALUE_STRENGTH[limited(compareValues(unit.value, value)).relation] === 1;

/**
 * One bound inside another ("within 30 days" for "within 60 days") holds of what happened, not of what a rule
 * sets. Which of them a sentence is cannot be told by its values, so a bound carries only the same bound.
 */
const limited = (compared: Comparison): Comparison =>
  compared.via === 'bound' ? { relation: 'conflict', conflict: 'comparison' } : compared;

/** What a value of the evidence counts for: one that leaves part of the claim's open does not carry it. */
const VALUE_STRENGTH: Readonly<Record<ValueRelation, number>> = {
  equal: 1,
  entails: 1,
  partial: 0.45,
  conflict: 0,
  unrelated: 0,
};

const wordOf = (sentence: Reading, value: number): number =>
  sentence.words.findIndex((one) => one.value === value);

/**
 * Words of a sentence that units have as they stand. A word says no other thing beside: the "server" of a server room is
 * no employee.
 */
const placesOf = (units: readonly Unit[], { words }: Reading): ReadonlySet<number> =>
  new Set(units.map(({ word, value }) => (value === undefined ? placeOf(word.lemma, words) : -1)));

function matchWord(
  unit: Unit,
  next: Unit | undefined,
  sentence: Reading,
  own: ReadonlySet<number>,
  lexicon: Lexicon,
): Match {
  const { word, lemmas } = unit;
  const lemma = placeOf(word.lemma, sentence.words);
  const same = lemma < 0 && word.form !== word.lemma ? placeOf(word.form, sentence.words) : lemma;
  if (same >= 0 && !isOtherName(unit, sentence.words[same], sentence, lexicon))
    return { kind: 'same', strength: 1, at: same };
  const rate = rateOf(word.form);
  const counted = rate === undefined ? -1 : sentence.values.findIndex((value) => isPer(value, rate));
  if (counted >= 0) return { kind: 'same', strength: 1, at: wordOf(sentence, counted) };
  if (sentence.language !== 'en') return inTongue(unit, sentence);
  const mayBeVerb = lexicon.lemmas(word.form).some(({ pos }) => pos === 'v');
  const less = lessThan(word.form);
  let best = NONE;
  for (const lemma of lemmas) {
    for (let at = 0; at < sentence.words.length; at++) {
      const other = sentence.words[at];
      if (less !== undefined && (less.has(other.form) || less.has(other.lemma))) continue;
      if (other.weight === 0 || other.value >= 0 || isOtherTitle(unit, next, sentence, at)) continue;
      const match = relate(lemma, other.lemma, at, lexicon);
      const isOwn = match.kind === 'specific' && !mayBeVerb && own.has(at);
      if (rank(match) > rank(best) && !isOwn) best = match;
    }
    for (const phrase of sentence.phrases()) {
      const match = relate(lemma, phrase.lemma, phrase.head, lexicon);
      if (rank(match) > rank(best)) best = match;
    }
  }
  if (best.strength > 0) return best;
  // "Daniel" is not Daniela: of a name only the same letters are the same.
  return (unit.name ? undefined : resembling(unit, sentence)) ?? best;
}

/** Whether an amount is counted by this: the "monthly" of "the monthly fee" stands in "$25 per month". */
const isPer = (value: Value, rate: string): boolean =>
  'per' in value && value.per !== undefined && value.per.includes(rate);

/** What the frames of a unit's wording make of what its word alone is matched by. */
function framedMatch(unit: Unit, sentence: Reading, lexicon: Lexicon, alone: Match): Match {
  if (alone.strength === 1) return alone;
  const framed = matchFrame(unit, sentence, lexicon);
  if (framed.strength > alone.strength) return framed;
  const isOpposed = framed === NONE && alone.strength < 1 && isExcluded(unit, sentence);
  return isOpposed ? { kind: 'antonym', strength: 0, at: alone.at } : alone;
}

/** What says the predicate that a unit is a word of: "turned down" for "rejected", "got it back" for "was returned". */
function matchFrame({ frames: ours, word }: Unit, sentence: Reading, lexicon: Lexicon): Match {
  const less = lessThan(word.form);
  let best = NONE;
  for (const { realisation } of ours) {
    // Most sentences have no word of a frame, and need not be read for all of theirs.
    if (sentence.language !== 'en' || !mayHold(realisation.frame, sentence.words, lexicon)) continue;
    for (const hit of sentence.frames()) {
      if (hit.doubtful || less?.has(sentence.words[hit.at].form)) continue;
      const meeting = frames.unparsed(realisation, hit.realisation);
      const kind = meeting === 'same' && !hit.realisation.inClaim ? 'specific' : FRAMED[meeting];
      if (kind === undefined || STRENGTH[kind] <= best.strength) continue;
      // "Does not cost anything" for "is free": the one denies what the other says.
      const flipped = realisation.negative !== hit.realisation.negative;
      // "Is not broken" for "is not working": the evidence denies what the claim says by its own denial.
      if (flipped && word.negated && sentence.words[hit.words.at(-1)!].negated) continue;
      best = { kind, strength: STRENGTH[kind], at: hit.at, ...(flipped && { flipped }) };
    }
  }
  return best;
}

/** Whether a sentence says what the wording of several words that a unit is in excludes: "postponed" for "called off". */
const isExcluded = ({ frames: ours }: Unit, sentence: Reading): boolean =>
  ours.some(
    ({ realisation }) =>
      realisation.words.length > 1 &&
      sentence
        .frames()
        .some((hit) => !hit.doubtful && frames.unparsed(realisation, hit.realisation) === 'excludes'),
  );

/** What a predicate counts for by what its frame is to the claim's. */
const FRAMED: Readonly<Partial<Record<Meeting, MatchKind>>> = { same: 'synonym', entails: 'specific' };

/** The opposite of a unit's word where one of the two is denied, and nothing but it. */
function flippedMatch(unit: Unit, sentence: Reading, lexicon: Lexicon): Match | undefined {
  const { word } = unit;
  if (sentence.language !== 'en' || unit.name || placeOf(word.lemma, sentence.words) >= 0) return undefined;
  for (let at = 0; at < sentence.words.length; at++) {
    const other = sentence.words[at];
    if (other.value >= 0 || other.negated === word.negated) continue;
    // "Unaffected" has no verb for its dictionary form, "affected" has.
    const opposed = (): boolean =>
      relationOf(word.lemma, other.lemma, lexicon).kind === 'antonym' ||
      relationOf(word.form, other.form, lexicon).kind === 'antonym';
    const excludes = exclusion(word, other, other.weight > 0 && opposed());
    if (excludes === 'whole' || (excludes === 'part' && word.negated))
      return { kind: 'synonym', strength: STRENGTH.synonym, at, flipped: true };
  }
  return undefined;
}

/** "Can be refunded" by "refundable", and the reverse: what may be done, or may not, and nothing that was. */
function ableMatch({ word, name }: Unit, sentence: Reading): Match | undefined {
  if (sentence.language !== 'en' || name) return undefined;
  const at = sentence.words.findIndex((other) => {
    if (other.value >= 0 || !isAblePair(word.lemma, other.lemma)) return false;
    const verb = ableOf(word.form) === undefined ? word : other;
    return (verb.scope & PERMISSION) !== 0 || verb.negated;
  });
  return at < 0 ? undefined : { kind: 'derived', strength: STRENGTH.derived, at };
}
