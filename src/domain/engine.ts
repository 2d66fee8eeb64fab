import type { Extraction, NamedSource } from './answer.ts';
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

/**
 * Checks in the order of the claims. Pure: the same question gives the same bytes.
 * @param seen told of each check as it is made
 */
export type Verifier = (question: Question, seen?: (check: Check) => void) => readonly Check[];

/** An answer whose claims are to be found. */
export interface AnswerQuestion {
  readonly answer: string;
  /** What its citations may name. */
  readonly sources: readonly NamedSource[];
  /** Claims that are given at the most. */
  readonly most: number;
}

/** The claims of an answer. Pure, as verifiers are. */
export type ClaimFinder = (question: AnswerQuestion) => Extraction;
