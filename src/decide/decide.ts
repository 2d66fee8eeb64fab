import type { Check, ClaimStatus } from '../domain/check.ts';
import type { Decision, DecisionMode, ReasonCode, Requirements, Ruling } from '../domain/decision.ts';
import type { EvidenceFault } from '../domain/evidence.ts';

/** Everything that determines a decision. */
export interface Case {
  readonly checks: readonly Check[];
  /** Faults of the sources of the request, in any order. */
  readonly evidenceFaults: readonly EvidenceFault[];
  /** As applied: with the operator's floors. */
  readonly requirements: Requirements;
  readonly options: { readonly deny_if_any_unsupported: boolean };
  readonly policyViolation: boolean;
}

/** What a claim needs to count as supported. */
export type SupportRequirements = Pick<Requirements, 'min_coverage' | 'citations'>;

/**
 * The decision table of decision.md, read from top to bottom:
 *
 * |                | strict       | balanced                              | audit |
 * |----------------|--------------|---------------------------------------|-------|
 * | forbidden      | deny         | deny                                  | deny  |
 * | no claims      | needs_review | needs_review                          | allow |
 * | all supported  | allow        | allow                                 | allow |
 * | else           | deny         | needs_review, or deny when asked (†)  | allow |
 *
 * † `deny_if_any_unsupported` is set and a claim is unsupported.
 */
export function decide(input: Case): Ruling {
  const { checks, requirements, options, policyViolation } = input;
  const mode = requirements.decision_mode;
  const denyUnsupported = options.deny_if_any_unsupported && checks.some((check) => isUnsupported(check));
  const finding = findingOf(input);
  const reasons = reasonsOf(input, finding);
  const decision = policyViolation ? 'deny' : decisionOf(finding, mode, denyUnsupported);
  const ruling = { decision, reason: reasons[0]!, reasons };
  if (mode !== 'audit') return ruling;
  return { ...ruling, would_be: policyViolation ? 'deny' : decisionOf(finding, 'strict', denyUnsupported) };
}

/**
 * Whether the claim counts as supported: verification says so, coverage reaches `min_coverage`, nothing
 * conflicts, and, where citations are required, there is one.
 */
export function supported(check: Check, requirements: SupportRequirements): boolean {
  return (
    check.status === 'supported' &&
    reachesCoverage(check, requirements) &&
    (requirements.citations === 'optional' || check.citations.length > 0)
  );
}

/** The status of a claim under the requirements: what verification supports may still lack a citation. */
export function statusOf(check: Check, requirements: SupportRequirements): ClaimStatus {
  return check.status === 'supported' && !supported(check, requirements) ? 'ambiguous' : check.status;
}

/** The checks with the status that the requirements leave them. */
export function settle(checks: readonly Check[], requirements: SupportRequirements): readonly Check[] {
  if (checks.every((check) => statusOf(check, requirements) === check.status)) return checks;
  return checks.map((check) => ({ ...check, status: statusOf(check, requirements) }));
}

/** How the claims fared, before the mode is asked. */
type Finding = 'no_claims' | 'all_supported' | 'else';

function findingOf({ checks, requirements }: Case): Finding {
  if (checks.length === 0) return 'no_claims';
  return checks.every((check) => supported(check, requirements)) ? 'all_supported' : 'else';
}

function decisionOf(finding: Finding, mode: DecisionMode, denyUnsupported: boolean): Decision {
  if (mode === 'audit' || finding === 'all_supported') return 'allow';
  if (finding === 'no_claims') return 'needs_review';
  return mode === 'strict' || denyUnsupported ? 'deny' : 'needs_review';
}

/** All reasons that apply, the primary one first (contract.md, Reason codes of an authorization). */
function reasonsOf(input: Case, finding: Finding): readonly ReasonCode[] {
  const { checks, evidenceFaults, requirements, policyViolation } = input;
  const reasons: ReasonCode[] = policyViolation ? ['policy_violation'] : [];
  const tampered = evidenceFaults.includes('source_integrity_failed');
  if (finding === 'all_supported') {
    // A tampered source beside evidence that carries the claims changes nothing, but must be seen.
    if (!policyViolation) reasons.push('coverage_sufficient');
    if (tampered) reasons.push('source_integrity_failed');
    return reasons;
  }
  if (tampered) reasons.push('source_integrity_failed');
  if (finding === 'no_claims') return [...reasons, 'no_claims'];

  const failing = checks.filter((check) => !supported(check, requirements));
  const judged = failing.filter((check) => !lacksOnlyCitation(check, requirements));
  if (evidenceFaults.includes('fetch_failed')) reasons.push('fetch_failed');
  if (failing.some((check) => check.reason === 'evaluation_incomplete'))
    reasons.push('evaluation_incomplete');
  if (failing.some((check) => check.reason === 'semantic_unavailable')) reasons.push('semantic_unavailable');
  if (failing.some(isUnsupported)) reasons.push('unsupported_claims');
  if (judged.length < failing.length) reasons.push('missing_citations');
  if (judged.some((check) => check.status !== 'unsupported')) reasons.push('ambiguous_claims');
  return reasons;
}

function isUnsupported(check: Check): boolean {
  return check.status === 'unsupported';
}

function reachesCoverage(check: Check, { min_coverage }: SupportRequirements): boolean {
  return check.coverage >= min_coverage && check.conflicts.length === 0;
}

/** Whether a citation is all that stands between the claim and support. */
function lacksOnlyCitation(check: Check, requirements: SupportRequirements): boolean {
  return (
    requirements.citations === 'required' &&
    check.citations.length === 0 &&
    (check.reason === undefined || check.reason === 'partially_mentioned') &&
    reachesCoverage(check, requirements)
  );
}
