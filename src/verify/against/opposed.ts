/** Whether a sentence that denies something denies what the claim says: its predicate, of the same, and not a word beside it. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import { totalWeight } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Matter, type Mismatch, unitAt } from '../matter.ts';

/** Strength from which a sentence has a word of the claim. */
const HAS = 0.5;
/** Share of the claim that a sentence must have, the disputed word counted, to contradict it. */
const SAME_MATTER = 0.6;
/** The same where it has the predicate and all that this is said of. */
const SPOKEN_OF = 0.4;

/**
 * A denial that is not of the claim's predicate, or not of what the claim says it of, is no contradiction: the
 * evidence then only says something else.
 */
export function settled(matter: Matter, mismatch: Mismatch): Mismatch {
  const { kind, force, sentence } = mismatch;
  if (!DISPUTING.has(kind) || force !== 'contradicts' || matter.claim.language !== 'en') return mismatch;
  const { source, reading } = sentence;
  if (reading.language !== 'en' || source.structured) return mismatch;
  if (isOfTheSame(matter, sentence, kind === 'negation' ? [] : mismatch.units)) return mismatch;
  if (kind !== 'negation') return { ...mismatch, force: 'open' };
  return { ...mismatch, kind: 'partially_mentioned', force: 'withholds' };
}

/** What a sentence may say otherwise of one predicate and be about another: a denial, or a value. */
const DISPUTING = new Set<MismatchKind>(['negation', 'quantity']);

function isOfTheSame(matter: Matter, sentence: AlignedSentence, disputed: readonly number[]): boolean {
  const { units } = matter;
  const { alignment } = sentence;
  const has = (i: number): boolean =>
    alignment.matches[i].strength >= HAS || alignment.antonyms.includes(i) || disputed.includes(i);
  const weight = units.reduce((sum, unit, i) => sum + (has(i) ? unit.weight : 0), 0);
  const share = weight / totalWeight(units);
  if (share < SPOKEN_OF) return false;
  const { root, nodes } = matter.structure();
  const predicate = unitAt(units, root);
  const told = predicate >= 0 && units[predicate].weight > LIGHT;
  if (told && !has(predicate)) return false;
  const arguing = gather(units, ({ from }, i) => {
    const { governor, role } = nodes[from];
    return (role === 'agent' || role === 'patient') && governor === root ? [i] : [];
  });
  // "Order F-7719" by its number alone.
  const named = (i: number): boolean =>
    has(i) || units.some(({ from }, k) => has(k) && nodes[from].governor === units[i].from);
  if (!arguing.every(named)) return false;
  return share >= SAME_MATTER || (told && arguing.length > 0);
}

/** Weight up to which a predicate tells nothing of its own: "is", "takes place". */
const LIGHT = 0.25;
