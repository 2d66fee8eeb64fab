/** Outcomes of an authorization (specification 1.3). */
export type Decision = 'allow' | 'deny' | 'needs_review';

export type DecisionMode = 'strict' | 'balanced' | 'audit';

/** Requirements as applied: defaults, then the request's, then the operator's floors. */
export interface Requirements {
  readonly decision_mode: DecisionMode;
  /** In [0, 1]. */
  readonly min_coverage: number;
  readonly citations: 'required' | 'optional';
}

/** Stable reason codes (contract.md, "Reason codes of an authorization"), in order of precedence. */
export type ReasonCode =
  | 'policy_violation'
  | 'source_integrity_failed'
  | 'fetch_failed'
  | 'evaluation_incomplete'
  | 'semantic_unavailable'
  | 'unsupported_claims'
  | 'missing_citations'
  | 'ambiguous_claims'
  | 'no_claims'
  | 'coverage_sufficient';

/** The decision with everything that determined it. */
export interface Ruling {
  readonly decision: Decision;
  /** The primary reason: `reasons[0]`. */
  readonly reason: ReasonCode;
  readonly reasons: readonly ReasonCode[];
  /** In `audit` mode: what `strict` would have said. */
  readonly would_be?: Decision;
}
