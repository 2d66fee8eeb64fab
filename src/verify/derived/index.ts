/** Values of a statement that follow from values of the evidence without standing in it. */

import { gather } from '../../text/gather.ts';
import type { Unit } from '../claim/units.ts';
import { figured } from '../figures/index.ts';
import type { Match } from '../match/match.ts';
import { type AlignedSentence, coverageOf, type Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import { amountFrom } from './amounts.ts';
import type { Asked, Derivation } from './asked.ts';
import { compared } from './compared.ts';
import { inTime } from './in-time.ts';
import { fallsUnder } from './instance.ts';
import { isOfOne } from './of-one.ts';
import { reckonedFrom } from './reckoning.ts';
import type { Ruling } from './ruling.ts';
import { runOut } from './run-out.ts';
import { withinLimit } from './thresholds.ts';
import { lengthFrom } from './times.ts';

export { Asked, type Derivation } from './asked.ts';
export { onlyNamesLimit } from './limit-cues.ts';
export type { Ruling } from './ruling.ts';

/** Strength under which a value counts as not found. */
const FOUND = 0.5;
/** Strength under which it is found in part at the most: five months of "within six months". */
const SAID = 0.6;

/** Whether a support lacks a value of the claim. */
export const hasOpenValue = (units: readonly Unit[], { matches, from }: Support): boolean =>
  units.some(
    (unit, i) => unit.value !== undefined && (matches[i].strength < SAID || isOfRule(unit, from[i])),
  );

/** "Within 14 days" that stands in another sentence than the deed: the limit of a rule, and not how long it took. */
const isOfRule = ({ value }: Unit, from: number): boolean =>
  value?.kind === 'quantity' && value.base === 's' && value.bound === 'max' && from > 0;

/** What lies between two shares is so many points, and no share of either. */
function derive(asked: Asked, i: number, support: Support): Derivation | undefined {
  const found = derived(asked, i, support);
  const { value } = asked.units[i];
  const isShare = value?.kind === 'number' && value.form === 'percent';
  const ofShares =
    isShare && found !== undefined && /(?:%|percent) [\u2212+] .*(?:%|percent).* = /.test(found.told);
  return ofShares && !asked.reading.words.some(({ form }) => /^(?:points?|pp)$/.test(form))
    ? undefined
    : found;
}

const derived = (asked: Asked, i: number, support: Support): Derivation | undefined =>
  lengthFrom(asked, i) ??
  amountFrom(asked, i, support) ??
  fallsUnder(asked, i) ??
  reckonedFrom(asked, i, support) ??
  runOut(asked, i);

/** How the values follow that a support leaves open; none unless all of them do. */
export function deriveValues(asked: Asked, support: Support): readonly Derivation[] {
  const open = gather(asked.units, (unit, i) =>
    unit.value !== undefined && (support.matches[i].strength < SAID || isOfRule(unit, support.from[i]))
      ? [i]
      : [],
  );
  const derived = gather(open, (i) => derive(asked, i, support) ?? []);
  const told = new Set(gather(derived, ({ unit, taken }) => [unit, ...taken]));
  return derived.length > 0 &&
    open.every((i) => told.has(i) || isTitled(asked, i, derived) || support.matches[i].strength >= FOUND)
    ? derived
    : [];
}

/** Whether a value names what a source that another follows from is of. */
const isTitled = (asked: Asked, i: number, derived: readonly Derivation[]): boolean =>
  derived.some(({ sentences }) => asked.isTitled(i, sentences[0]));

/** Sentences of a support that something was derived from, at the most. */
const MOST_SENTENCES = 4;

/** A support together with what its values follow from. */
export function withDerived(
  support: Support,
  derivations: readonly Derivation[],
  units: readonly Unit[],
): Support {
  const needed = gather(derivations, (one) => one.sentences);
  const others = support.sentences.filter((one) => !needed.includes(one));
  const sentences: AlignedSentence[] = [...new Set([...needed, ...others])].slice(0, MOST_SENTENCES);
  const matches: Match[] = [];
  const from: number[] = [];
  units.forEach((_, i) => {
    const strengths = sentences.map(({ alignment }) => alignment.matches[i].strength);
    const slot = strengths.indexOf(Math.max(...strengths));
    const derivation = derivations.find(({ unit, taken }) => unit === i || taken.includes(i));
    if (derivation === undefined || (derivation.unit !== i && strengths[slot] >= FOUND)) {
      matches.push(sentences[slot].alignment.matches[i]);
      from.push(strengths[slot] > 0 ? slot : -1);
      return;
    }
    from.push(sentences.indexOf(derivation.sentences[0]));
    const kind = derivation.unit === i ? 'value' : 'same';
    matches.push({ kind, strength: 1, at: derivation.at, follows: true });
  });
  return { sentences, matches, from, coverage: coverageOf(units, matches) };
}

/** What stands against a statement other than that the evidence lacks the very values that follow from it. */
export function besideDerived(
  mismatches: readonly Mismatch[],
  derivations: readonly Derivation[],
  asked: Asked,
): readonly Mismatch[] {
  const titled = gather(asked.units, ({ value }, i) => (value && isTitled(asked, i, derivations) ? [i] : []));
  const derived = new Set([...titled, ...gather(derivations, ({ unit, taken }) => [unit, ...taken])]);
  return mismatches.filter(
    ({ units, kind, sentence }) =>
      !(units.length > 0 && units.every((unit) => derived.has(unit))) &&
      !(kind === 'role' && isTerse(sentence)),
  );
}

/** Whether a sentence has no finite verb by which it would say who did what: "Fault reported 2 June". */
const isTerse = ({ reading: { words } }: AlignedSentence): boolean =>
  words.length <= TERSE && !words.some(({ form }) => FINITE.test(form));

const TERSE = 10;
const FINITE = /^(?:is|was|were|are|been|has|have|had|be|will|by|he|she|it|they|we|i|you)$/;

/** What follows for a statement from a limit that the evidence sets; undefined where nothing does. */
export function ruleOn(asked: Asked): Ruling | undefined {
  const ruling = inTime(asked) ?? withinLimit(asked) ?? compared(asked) ?? figured(asked);
  const isForAll = ruling?.holds === true && isOfOne(asked.reading, ruling.derivation.sentences);
  return isForAll ? undefined : ruling;
}
