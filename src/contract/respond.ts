import type { Check, ClaimStatus } from '../domain/check.ts';
import type { Requirements, Ruling } from '../domain/decision.ts';
import type { Evidence } from '../domain/evidence.ts';
import { convertOffsets } from './offsets.ts';
import type { AuthorizeRequest, VerifyRequest, VerifyRequirements } from './request.ts';

/** The `audit` object of a verbose response (specification 2.9). */
export interface AuditReference {
  readonly record_id: string;
  /** Hashes are `sha256:<hex>`. */
  readonly record_hash: string;
  readonly key_id: string;
  readonly merkle_root: string;
  readonly proof: readonly { readonly hash: string; readonly position: 'left' | 'right' }[];
}

/** What both operations answer with. */
interface Judged {
  readonly request_id: string;
  readonly request_hash: string;
  /** With the status that the applied requirements leave them, in the order of the claims. */
  readonly checks: readonly Check[];
  readonly evidence: readonly Evidence[];
}

export interface Verified extends Judged {
  readonly request: VerifyRequest;
  /** As applied. */
  readonly requirements: VerifyRequirements;
  /** Where verifications are recorded. */
  readonly audit?: AuditReference;
}

export interface Authorized extends Judged {
  readonly request: AuthorizeRequest;
  /** As applied. */
  readonly requirements: Requirements;
  readonly ruling: Ruling;
  /** UTC ISO 8601 with milliseconds. */
  readonly evaluated_at: string;
  readonly latency_ms: number;
}

/** The answer of `POST /v2/verify`, compact or verbose as the request asks (specification 2.8). */
export function verifyResponse(verified: Verified) {
  const { request, request_id, request_hash, checks } = verified;
  const fields = {
    request_id,
    request_hash,
    verdict: verdictOf(checks),
    coverage_score: coverageScore(checks),
  };
  if (request.response.mode === 'compact') {
    return {
      ...fields,
      checks: checks.map(({ claim_id, status, coverage }) => ({ claim_id, status, coverage })),
    };
  }
  return {
    ...fields,
    checks: details(verified),
    warnings: request.warnings,
    requirements: {
      min_coverage: verified.requirements.min_coverage,
      citations: verified.requirements.citations,
    },
    ...(verified.audit && { audit: verified.audit }),
  };
}

/** The compact decision artifact: exactly the fields of specification 2.7. */
export function authorizeCompact(authorized: Authorized) {
  const { request_id, request_hash, checks, request, ruling, evaluated_at, latency_ms } = authorized;
  return {
    decision: ruling.decision,
    coverage_score: coverageScore(checks),
    evaluated_at,
    request_id,
    request_hash,
    metrics: {
      latency_ms,
      claims_total: checks.length,
      claims_supported: checks.filter((check) => check.status === 'supported').length,
      sources_total: request.sources.length,
    },
  };
}

/** The verbose decision artifact, with the place of its record in the log. */
export function authorizeVerbose(authorized: Authorized, audit: AuditReference) {
  const { ruling, requirements, request } = authorized;
  const { decision_mode, min_coverage, citations } = requirements;
  return {
    ...authorizeCompact(authorized),
    reason: ruling.reason,
    reasons: ruling.reasons,
    ...(ruling.would_be && { would_be: ruling.would_be }),
    requirements: { decision_mode, min_coverage, citations },
    diagnostics: details(authorized),
    warnings: request.warnings,
    audit,
  };
}

/** Supported when every claim is, unsupported when any claim is, else ambiguous. */
export function verdictOf(checks: readonly Pick<Check, 'status'>[]): ClaimStatus {
  if (checks.some((check) => check.status === 'unsupported')) return 'unsupported';
  return checks.length > 0 && checks.every((check) => check.status === 'supported')
    ? 'supported'
    : 'ambiguous';
}

/** Mean coverage of the claims, rounded to 4 decimals; 0 without claims. */
export function coverageScore(checks: readonly Pick<Check, 'coverage'>[]): number {
  if (checks.length === 0) return 0;
  let sum = 0;
  for (const { coverage } of checks) sum += coverage;
  return Math.round((sum / checks.length) * 10_000) / 10_000;
}

function details({
  checks,
  evidence,
  request,
}: Judged & { readonly request: Pick<VerifyRequest, 'response'> }) {
  return convertOffsets(checks, evidence, request.response.offsets).map((check) => ({
    claim_id: check.claim_id,
    claim_text: check.claim_text,
    status: check.status,
    coverage: check.coverage,
    ...(check.reason !== undefined && { reason: check.reason }),
    citations: check.citations,
    evidence: check.evidence,
    gaps: check.gaps,
    conflicts: check.conflicts,
    ...(check.invalid_citations !== undefined && { invalid_citations: check.invalid_citations }),
    method: check.method,
  }));
}
