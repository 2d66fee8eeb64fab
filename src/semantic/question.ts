import type { Check } from '../domain/check.ts';
import type { Question } from '../domain/engine.ts';

/** What the semantic layer is asked: the claims that the deterministic engine left open. */
export interface SemanticQuestion extends Question {
  /** What the deterministic engine said of each claim, in the order of the claims. */
  readonly checks: readonly Check[];
  /** Passages read for a statement, at most. */
  readonly top_k: number;
  /** Probability in [0, 1] from which entailment is taken for support, and contradiction for a conflict. */
  readonly threshold: number;
}

/**
 * Whether a check leaves something to the semantic layer: no citation carries the claim. What the evidence
 * contradicts stays contradicted, and what was not evaluated stays so: no model overrules either.
 */
export function leftOpen(check: Check): boolean {
  if (check.conflicts.length > 0 || check.reason === 'evaluation_incomplete') return false;
  return check.status !== 'supported' || check.citations.length === 0;
}
