/**
 * The next plainest support after the statement itself: one sentence that has all its words and values in its
 * order, related as it relates them, with nothing about them that differs. Only function words were exchanged
 * or words left out, and nothing is left to weigh.
 */

import { COMPARISON, EXCEPTION, MAJORITY, NEGATION, ONLY, UNIVERSAL } from '../text/cues.ts';
import type { Reading } from '../text/reading.ts';
import { RELATION_FEATURES, type Relations } from './judge/relations.ts';
import type { Mismatch } from './matter.ts';
import type { Support } from './support.ts';

/** Measures of relation that must all be nought: an arc that is elsewhere, another subject, a predicate left open. */
const DIFFERENCES = (
  'arcs_near arcs_far arcs_across arcs_reversed role_swapped preposition_changed subject_other object_other ' +
  'negation_differs modal_added modal_dropped condition_added left_open denied claim_left_open'
)
  .split(' ')
  .map((name) => RELATION_FEATURES.indexOf(name));

/** Function words that say something: a claim that has one needs evidence that has it. */
const SAYING = UNIVERSAL | ONLY | MAJORITY | COMPARISON | NEGATION | EXCEPTION;

/** Whether the support states the claim in its own words, order and relations. */
export function statedInOrder(
  claim: Reading,
  support: Support,
  relations: Relations | undefined,
  mismatches: readonly Mismatch[],
): boolean {
  if (relations === undefined || support.sentences.length > 1 || mismatches.length > 0) return false;
  if (claim.cues & SAYING & ~support.sentences[0].reading.cues) return false;
  let last = -1;
  for (const { kind, strength, at } of support.matches) {
    if ((kind !== 'same' && kind !== 'value') || strength < 1 || at <= last) return false;
    last = at;
  }
  return DIFFERENCES.every((at) => relations.features[at] === 0);
}
