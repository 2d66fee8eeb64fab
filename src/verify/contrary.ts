/** Evidence against a statement that other evidence carries: taken back later, or denied by another source. */
import type { MismatchKind } from '../domain/check.ts';
import { NEGATION, RETRACTION } from '../text/cues.ts';
import type { Part } from './part.ts';
import type { AlignedSentence } from './support.ts';
import { totalWeight, type Unit } from './units.ts';

export interface Contrary {
  readonly kind: MismatchKind;
  readonly sentence: AlignedSentence;
}

/** Share of the statement that a sentence must be about before it can speak against it. */
const SAME_MATTER = 0.62;

/** The first sentence outside the support that speaks against the statement. */
export function contrary(part: Part): Contrary | undefined {
  const { best, sentences, reading, units } = part;
  if (best === undefined) return undefined;
  const used = best.support.sentences;
  for (const one of sentences) {
    if (used.some((other) => other.document === one.document && other.sentence === one.sentence)) continue;
    if (!speaksAgainst(one, units, reading.cues)) continue;
    const later = used.every((other) => other.document === one.document && other.sentence < one.sentence);
    return { kind: later ? 'superseded' : 'conflicting_sources', sentence: one };
  }
  return undefined;
}

function speaksAgainst(one: AlignedSentence, units: readonly Unit[], claimCues: number): boolean {
  const { matches, valueConflicts, antonyms } = one.alignment;
  let matter = 0;
  let flipped = 0;
  let subject = true;
  units.forEach((unit, i) => {
    const disputed = valueConflicts.has(i) || antonyms.includes(i);
    matter += unit.weight * (disputed ? 1 : matches[i].strength);
    if ((unit.name || unit.value?.kind === 'identifier') && matches[i].strength < 0.7) subject = false;
    const { at } = matches[i];
    if (
      at >= 0 &&
      unit.value === undefined &&
      !unit.name &&
      one.reading.words[at].negated !== unit.word.negated
    ) {
      flipped += unit.weight;
    }
  });
  const share = matter / totalWeight(units);
  if (!subject || share < SAME_MATTER) return false;
  if (one.reading.cues & RETRACTION && !(claimCues & RETRACTION)) return true;
  if (antonyms.length > 0 || valueConflicts.size > 0) return share >= 0.8;
  return (one.reading.cues & NEGATION) !== 0 && flipped / totalWeight(units) >= 0.4;
}
