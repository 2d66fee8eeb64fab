import type { Check } from './check.ts';
import type { Claim } from './claim.ts';
import type { Evidence } from './evidence.ts';

/** One question to the verification engine. */
export interface Question {
  readonly claims: readonly Claim[];
  readonly evidence: readonly Evidence[];
  /** Coverage in [0, 1] from which a claim counts as supported. */
  readonly min_coverage: number;
  readonly citations: 'required' | 'optional';
  /** Evidence passages given for each claim, at the most. */
  readonly evidence_limit: number;
}

/** Checks in the order of the claims. Pure: the same question gives the same bytes. */
export type Verifier = (question: Question) => readonly Check[];
