/** Words of degree and order in the evidence that are the opposite of the claim's, or compare the other way round. */

import { EXISTENTIAL, MAJORITY, NEGATION, UNIVERSAL } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';

const OPPOSITES: ReadonlyMap<string, readonly string[]> = opposites(
  'before/after over/under above/below more/less,fewer higher/lower greater/smaller,less,lower larger/smaller ' +
    'earlier/later longer/shorter older/younger,newer faster/slower better/worse heavier/lighter wider/narrower ' +
    'taller/shorter cheaper/dearer stronger/weaker maximum/minimum upstairs/downstairs inside/outside most/least',
);

function opposites(pairs: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  const add = (one: string, other: string): void => {
    table.set(one, [...(table.get(one) ?? []), other]);
  };
  for (const pair of pairs.split(' ')) {
    const [one, others] = pair.split('/');
    for (const other of others.split(',')) {
      add(one, other);
      add(other, one);
    }
  }
  return table;
}

/** Match from which a word counts as found. */
const FOUND = 0.5;

/**
 * Whether a sentence compares against the claim: "before" for "after" between the same two things, or the same
 * word between the two the other way round. Two words that name one order from its two ends are no difference.
 */
export function comparesOtherwise(
  claim: Reading,
  units: readonly Unit[],
  sentence: AlignedSentence,
): boolean {
  const { words } = sentence.reading;
  return claim.words.some((word, at) => {
    const others = OPPOSITES.get(word.form);
    if (others === undefined || word.value >= 0 || claim.words.some((one) => others.includes(one.form)))
      return false;
    const same = words.findIndex((one) => one.form === word.form);
    if (same >= 0) return claim.words.some(isThan) && stands(units, sentence, at, same) === 'swapped';
    const other = words.findIndex((one) => one.value < 0 && others.includes(one.form));
    return other >= 0 && stands(units, sentence, at, other) === 'kept';
  });
}

const isThan = ({ form }: Word): boolean => form === 'than';

/** How what stands on both sides of word `at` of the claim stands to word `place` of the sentence. */
function stands(
  units: readonly Unit[],
  sentence: AlignedSentence,
  at: number,
  place: number,
): 'kept' | 'swapped' | undefined {
  const { matches } = sentence.alignment;
  const before = matches[units.findLastIndex((unit) => unit.to <= at)];
  const after = matches[units.findIndex((unit) => unit.from > at)];
  if (before === undefined || after === undefined) return undefined;
  if (Math.min(before.at, after.at) < 0 || Math.min(before.strength, after.strength) < FOUND)
    return undefined;
  if (before.at < place && after.at > place) return 'kept';
  return before.at > place && after.at < place ? 'swapped' : undefined;
}

/** Words between a quantifier and the noun that it counts, at the most. */
const REACH = 3;

/** Units that the claim says of all or most, and the sentence of fewer. */
export function overstated(claim: Reading, units: readonly Unit[], sentence: AlignedSentence): number[] {
  const { words, cues } = sentence.reading;
  if (claim.cues & UNIVERSAL && cues & UNIVERSAL && !(cues & NEGATION)) return [];
  return gather(units, (unit, i) => {
    const match = sentence.alignment.matches[i];
    if (unit.value !== undefined || match.at < 0 || match.strength < FOUND) return [];
    const ours = extentBefore(claim.words, unit.from);
    const theirs = extentBefore(words, match.at);
    return ours >= MOST && theirs > 0 && theirs < ours ? [i] : [];
  });
}

/** "Up to three attempts" where the sentence says two: what may be is another rule, though two are no more than three. */
export function otherLimit(claim: Reading, units: readonly Unit[], sentence: AlignedSentence): number[] {
  const { words, values } = sentence.reading;
  return gather(units, (unit, i) => {
    const { at, strength } = sentence.alignment.matches[i];
    if (unit.value === undefined || at < 0 || strength < FOUND || words[at].value < 0) return [];
    const said = claim.text.slice(Math.max(0, unit.start - 'up to '.length), unit.end);
    if (!/\bup to\b/i.test(said) || DONE.test(claim.text)) return [];
    const [ours, theirs] = [numberOf(unit.value), numberOf(values[words[at].value])];
    return ours !== undefined && theirs !== undefined && ours !== theirs ? [i] : [];
  });
}

/**
 * "Free above $20" where the sentence says "free from $30": an amount that a rule begins at bears out no other
 * beginning, though it lies within the claim's bound itself.
 */
export function otherBeginning(units: readonly Unit[], sentence: AlignedSentence): number[] {
  const { words, values } = sentence.reading;
  return gather(units, ({ value }, i) => {
    const { at, strength } = sentence.alignment.matches[i];
    if (value === undefined || at < 0 || strength < FOUND || words[at].value < 0) return [];
    const theirs = values[words[at].value];
    if (!isBounded(value) || !('bound' in theirs) || theirs.bound !== 'exact') return [];
    if (numberOf(value) === numberOf(theirs)) return [];
    const first = words.findIndex((word) => word.value === words[at].value);
    const last = words.findLastIndex((word) => word.value === words[at].value);
    return words[first - 1]?.form === 'from' && !ENDING.test(words[last + 1]?.form ?? '') ? [i] : [];
  });
}

const isBounded = (value: Value): boolean =>
  'bound' in value && (value.bound === 'more' || value.bound === 'min');
const ENDING = /^(?:to|until|till|through|up|down)$/;

const DONE = /\b(?:was|were|has|have|had|did)\b/i;

const numberOf = (value: Value): number | undefined =>
  'value' in value ? Number(value.value.n) / Number(value.value.d) : undefined;

const SOME = 1;
const MOST = 2;
const ALL = 3;
/** How much of a noun's extent the words right before it take in; 0 where none says. */
function extentBefore(words: readonly Word[], noun: number): number {
  for (let at = noun - 1; at >= Math.max(0, noun - REACH); at--) {
    const { cue, clause } = words[at];
    if (clause !== words[noun].clause) return 0;
    if (cue & UNIVERSAL) return at > 0 && words[at - 1].cue & (NEGATION | MAJORITY) ? MOST : ALL;
    if (cue & MAJORITY) return MOST;
    if (cue & EXISTENTIAL) return SOME;
    if (words[at].weight > 0) return 0;
  }
  return 0;
}

const COMPARATIVE = /^(?:more|less|fewer|\p{L}{2,}er)$/u;
/** Words by which a sentence sets one thing over another, or counts how they stand. */
const ORDERING =
  /^(?:than|exceed\w*|outnumber\w*|surpass\w*|outs\p{L}+|beat|beats|overt\p{L}+|ahead|behind|above|below|over|under|up|down|rose|rise|fell|fall|increas\w*|decreas\w*|twice|half|double\w*|triple\w*|first|last|top|only|as|another|extra|rather|instead|prefer\w*|most|least|more|less|fewer|\p{L}{2,}er|\p{L}{3,}est)$/u;

/** A claim that one is more than another, beside sentences that set nothing over anything. */
export function uncompared({ claim, support }: Matter): Mismatch[] {
  const { words } = claim;
  const than = words.findIndex(
    ({ form, value }, at) =>
      value < 0 &&
      (form === 'than' || (form === 'compared' && /^(?:to|with)$/.test(words[at + 1]?.form ?? ''))),
  );
  const compares = words.some(({ form, value }, i) => i < than && value < 0 && COMPARATIVE.test(form));
  if (!compares || words[than + 1]?.value >= 0) return [];
  const orders = support.sentences.some(({ reading }) =>
    reading.words.some(({ form, value }) => value < 0 && ORDERING.test(form)),
  );
  const [sentence] = support.sentences;
  return orders ? [] : [{ kind: 'comparison', force: 'withholds', sentence, units: [] }];
}
