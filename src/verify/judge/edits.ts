/**
 * The edits that turn a sentence into the claim, by the direction in which they are safe (natural logic,
 * MacCartney & Manning 2007): leaving words out or saying them more generally is safe where the context is
 * upward monotone, adding or narrowing them where it is downward.
 */
import type { Reading } from '../../text/reading.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';

/** Weights, as shares of the claim's, of: inserted, inserted in downward context, deleted, deleted in downward
 * context, said more generally, said more specially. */
export function edits(claim: Reading, units: readonly Unit[], best: AlignedSentence): readonly number[] {
  const total = totalWeight(units);
  let inserted = 0;
  let insertedDown = 0;
  let widened = 0;
  let narrowed = 0;
  const used = new Set<number>();
  units.forEach((unit, i) => {
    const match = best.alignment.matches[i];
    if (match.at >= 0) used.add(match.at);
    const down = claim.words[unit.from].downward;
    if (match.kind === 'none' || match.kind === 'sibling') {
      if (down) insertedDown += unit.weight;
      else inserted += unit.weight;
    } else if (match.kind === 'specific') {
      if (down) narrowed += unit.weight;
      else widened += unit.weight;
    } else if (match.kind === 'general') {
      if (down) widened += unit.weight;
      else narrowed += unit.weight;
    }
  });
  let deleted = 0;
  let deletedDown = 0;
  best.reading.words.forEach((word, at) => {
    if (word.weight === 0 || used.has(at)) return;
    if (word.downward) deletedDown += word.weight;
    else deleted += word.weight;
  });
  return [inserted, insertedDown, deleted, deletedDown, widened, narrowed].map((weight) => weight / total);
}
