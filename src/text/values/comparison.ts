/**
 * What the evidence's value says of the claim's: `equal`; `entails` (it is more exact, or lies within the claim's
 * bound); `partial` (it agrees but leaves something of the claim's value open); `conflict` (both cannot hold of one
 * thing); `unrelated`.
 */
export type ValueRelation = 'equal' | 'entails' | 'partial' | 'conflict' | 'unrelated';

export type ValueConflict = 'quantity' | 'date_time' | 'unit' | 'identifier' | 'comparison';

export interface Comparison {
  readonly relation: ValueRelation;
  /** The kind of mismatch, for a conflict and where a partial agreement has one. */
  readonly conflict?: ValueConflict;
  /**
   * What an entailment rests on besides exact arithmetic: `bound` (one bound within another: true of facts, not of
   * limits that a rule sets), `rounding` (the claim's number is the evidence's, rounded), `per` (the claim does not
   * say what the amount is counted by).
   */
  readonly via?: 'bound' | 'rounding' | 'per';
}

export const EQUAL: Comparison = { relation: 'equal' };
export const ENTAILS: Comparison = { relation: 'entails' };
export const PARTIAL: Comparison = { relation: 'partial' };
export const UNRELATED: Comparison = { relation: 'unrelated' };

/** A conflict of a kind. */
export function conflictOf(conflict: ValueConflict): Comparison {
  return { relation: 'conflict', conflict };
}
