/**
 * Sentences that deny more than a statement says, and so the statement with it: what was not delivered at all was not
 * delivered on 3 May, no refund is no refund of $80, and an unsigned contract nobody has signed. A sentence that says
 * anything besides (another day, amount or thing, "at first", "yet") denies something else, and is left alone.
 */

import { EXISTENTIAL, MAJORITY, NEGATION, UNIVERSAL } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Flip, flipOf } from './flips.ts';

/** Match from which a sentence has a word of the statement itself. */
const OWN = 0.9;

/** Words that deny what their clause says, and do nothing else. */
const DENYING = /^(?:not|never|cannot|no|n't|\p{L}+n't)$/u;
/** Verbs that deny what stands behind their "to". */
const FAILING = /^(?:failed|fails|refused|declined|unable|neglected)$/;
/** Words beside a denial that take nothing from it. */
const PLAIN = wordSet(
  'the this that these those is are was were be been being has have had do does did ever actually however but',
);
const WITH_STATE = wordSet('still currently now remains remained remain');
const WITH_DENIAL = wordSet('could');
/** The same in other languages than English; what leaves open what comes ("noch", "encore") is no such word. */
const PLAIN_ABROAD = wordSet(
  "der die das den dem des wurde wurden wird werden worden ist sind war waren hat haben le la les l a ont ete est sont n n' " +
    'el los las fue fueron ha han sido es son se',
);
const PREPOSITION = wordSet(
  'to from at on in with via for of per since until till into onto after before within under over through during as by ' +
    'about against between near without because when while if',
);
const INDEFINITE = wordSet('a an another other some any each every one several many few most half');

/** Whether a sentence denies a statement by denying more. */
export function isWhollyDenied(one: AlignedSentence, part: Part): boolean {
  const { reading, source, sentence } = one;
  const { reading: claim, units } = part;
  if (reading.language !== claim.language || reading.question || claim.question) return false;
  if (source.isRecord(sentence) || claim.cues & (EXISTENTIAL | MAJORITY | UNIVERSAL)) return false;
  if (denialsIn(claim).length > 0) return false;
  const denials = denialsIn(reading);
  const flip = denials.length === 0 ? flipOf(claim, reading) : undefined;
  if (denials.length === 0 ? flip === undefined : !isOneDenial(denials, reading)) return false;
  if (!saysNothingElse(one, part, [...denials, ...(flip?.at ?? [])], flip !== undefined)) return false;
  if (claim.language !== 'en') return units.every(({ value }, i) => value !== undefined || has(one, i));
  return isOfTheSame(one, part, flip);
}

const has = ({ alignment: { matches } }: AlignedSentence, i: number): boolean => matches[i]!.strength >= OWN;

/** The words of a sentence that deny. */
function denialsIn({ words, language }: Reading): readonly number[] {
  return words.flatMap(({ form, cue }, at) => {
    if (language !== 'en') return cue & NEGATION ? [at] : [];
    if (DENYING.test(form)) return [at];
    return FAILING.test(form) && words[at + 1]?.form === 'to' ? [at, at + 1] : [];
  });
}

/** Whether the words that deny do so once: "ne … pas" and "failed to" are one denial each. */
const isOneDenial = (denials: readonly number[], { words, language }: Reading): boolean =>
  denials.length === 1 ||
  (denials.length === 2 && (language === 'fr' || FAILING.test(words[denials[0]!]!.form)));

/** Whether each word of a sentence is one of the statement's, or adds nothing to its denial. */
function saysNothingElse(
  { reading: { words, language }, alignment: { matches } }: AlignedSentence,
  { reading: claim, best }: Part,
  denying: readonly number[],
  byState: boolean,
): boolean {
  const taken = new Set(matches.flatMap(({ at, strength }) => (at >= 0 && strength >= OWN ? [at] : [])));
  const values = new Set([...taken].map((at) => words[at]!.value));
  const plain = language === 'en' ? PLAIN : PLAIN_ABROAD;
  const own = new Set(claim.words.map(({ form }) => form));
  // "The room", where the support is about room 12: its own number adds nothing.
  const number = new Set(
    gather(best!.support.sentences, (other) =>
      other.reading.words.flatMap((word) => (word.value >= 0 ? [word.form] : [])),
    ),
  );
  return words.every(({ form, value, weight }, at) => {
    if (taken.has(at) || denying.includes(at)) return true;
    if (value >= 0) return values.has(value) || number.has(form);
    const beside = byState ? WITH_STATE : WITH_DENIAL;
    return plain.has(form) || beside.has(form) || (weight === 0 && own.has(form));
  });
}

/** Whether a sentence denies the statement's own deed or state, of the thing that it was done to. */
function isOfTheSame(one: AlignedSentence, part: Part, flip: Flip | undefined): boolean {
  const { reading: claim, units } = part;
  const isOf = (i: number, at: number): boolean => units[i]!.from <= at && at < units[i]!.to;
  const predicates = part.predicates();
  const deed = predicates.find(({ unit }) => (flip === undefined ? has(one, unit) : isOf(unit, flip.of)));
  if (deed === undefined && (flip === undefined || predicates.length > 0)) return false;
  if (flip !== undefined && !flip.never && !isWhole(one, part, flip)) return false;
  const at = flip?.of ?? units[deed!.unit]!.from;
  const said = (i: number): boolean =>
    has(one, i) || isOf(i, at) || (flip !== undefined && one.alignment.matches[i]!.strength > 0);
  const named = units.flatMap(({ value }, i) =>
    value === undefined || value.kind === 'identifier' ? [i] : [],
  );
  const before = named.filter((i) => units[i]!.to <= (flip?.from ?? at));
  const object = named.filter((i) => units[i]!.from > at && units[i]!.to <= endOfObject(claim, at));
  if (named.some((i) => units[i]!.value !== undefined && !said(i)) || !object.every(said)) return false;
  if (before.length + object.length === 0 || !(object.length > 0 || before.every(said))) return false;
  const whole = before.every(said) ? before : object;
  return whole.length > 0 && isDefinite(one, part, whole[0]!);
}

/**
 * A state that can be another at another time speaks against one that is said of the same and of no time. What one text
 * tells of how it was may have changed further on in it; two texts that tell it of no time differ.
 */
function isWhole(
  one: AlignedSentence,
  { units, reading, best }: Part,
  { of, from: first = of }: Flip,
): boolean {
  const says = ({ words }: Reading, being: RegExp): boolean => words.some(({ form }) => being.test(form));
  const isNow = says(reading, /^(?:is|are)$/) && says(one.reading, /^(?:is|are|remains?)$/);
  const wasThen = [reading, one.reading].every((each) => says(each, /^(?:was|were)$/));
  const apart = best!.support.sentences.every(({ document }) => document !== one.document);
  return (
    (isNow || (wasThen && apart)) &&
    units.every(({ from, to }, i) => has(one, i) || (from <= of && first < to))
  );
}

/** One past the noun phrase that stands right behind a word. */
function endOfObject({ words }: Reading, at: number): number {
  let end = at + 1;
  while (end < words.length && !PREPOSITION.has(words[end]!.form)) end++;
  return end;
}

/** Whether what is denied is the very thing that the statement is about, or any of its kind ("no refund"). */
function isDefinite(
  { reading: { words }, alignment }: AlignedSentence,
  { reading, units }: Part,
  i: number,
): boolean {
  const theirs = words.slice(0, alignment.matches[i]!.at).map(({ form }) => form);
  if (theirs.at(-1) === 'no') return true;
  const { from, word, name } = units[i]!;
  const opens = reading.words[from - 1]?.form ?? '';
  if (INDEFINITE.has(opens) || reading.words.slice(0, from).some(({ numeric }) => numeric)) return false;
  return name || opens !== '' || word.form === word.lemma || theirs.length > 0;
}
