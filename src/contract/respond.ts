import type { Check, ClaimStatus, Miscitation } from '../domain/check.ts';
import type { ClaimCitation } from '../domain/claim.ts';
import type { Requirements, Ruling } from '../domain/decision.ts';
import type { Evidence } from '../domain/evidence.ts';
import { told } from './ignored.ts';
import { convertOffsets, convertSpans } from './offsets.ts';
import type {
  AuthorizeRequest,
  OffsetUnit,
  ResponseOptions,
  VerifyRequest,
  VerifyRequirements,
} from './request.ts';

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
  /** The job that does the semantic part, where it is done in the background. */
  readonly background_job_id?: string;
}

export interface Verified extends Judged {
  readonly request: VerifyRequest;
  /** As applied. */
  readonly requirements: VerifyRequirements;
  /** Where verifications are recorded. */
  readonly audit?: AuditReference;
}

/** What is told of the answer of a request (Output mode). */
interface AnsweredText {
  readonly text: string;
  readonly skipped: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly reason: string;
  }[];
  readonly supported: string;
}

export interface Authorized extends Judged {
  readonly request: AuthorizeRequest;
  /** As applied. */
  readonly requirements: Requirements;
  readonly ruling: Ruling;
  /** UTC ISO 8601 with milliseconds. */
  readonly evaluated_at: string;
  readonly latency_ms: number;
  readonly answer?: AnsweredText | undefined;
}

/** The answer of `POST /v2/verify`, compact or verbose as the request asks (specification 2.8). */
export function verifyResponse(verified: Verified) {
  const { request, request_id, request_hash, checks } = verified;
  const fields = {
    request_id,
    request_hash,
    verdict: verdictOf(checks),
    coverage_score: coverageScore(checks),
    ...inBackground(verified),
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
    ...leftOut(verified),
    ...told(request),
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
    ...inBackground(authorized),
  };
}

function inBackground({ background_job_id }: Judged) {
  return background_job_id === undefined ? {} : { background_job_id };
}

/** The verbose decision artifact, with the place of its record in the log where it was recorded. */
export function authorizeVerbose(authorized: Authorized, audit?: AuditReference) {
  const { ruling, requirements, request } = authorized;
  const { decision_mode, min_coverage, citations } = requirements;
  return {
    ...authorizeCompact(authorized),
    reason: ruling.reason,
    reasons: ruling.reasons,
    ...(ruling.would_be && { would_be: ruling.would_be }),
    requirements: { decision_mode, min_coverage, citations },
    diagnostics: details(authorized),
    ...(authorized.answer && answerFields(authorized.answer, request.response.offsets)),
    ...leftOut(authorized),
    ...told(request),
    ...(audit && { audit }),
  };
}

/** The sources that are no evidence, whatever became of the claims. */
function leftOut({ evidence }: Judged) {
  const left_out = evidence.flatMap((one) =>
    one.type === 'faulty' ? [{ source_id: one.source_id, reason: one.fault }] : [],
  );
  return left_out.length === 0 ? {} : { left_out };
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

function answerFields({ text, skipped, supported }: AnsweredText, unit: OffsetUnit) {
  return {
    skipped: convertSpans(text, skipped, unit).map((one) => ({
      text: one.text,
      reason: one.reason,
      answer_start: one.start,
      answer_end: one.end,
    })),
    supported_answer: supported,
  };
}

interface Shown {
  readonly answer?: string;
  readonly response: ResponseOptions;
}

/** A check as the response to a request has it. */
export type ShownCheck = ReturnType<typeof showCheck>;

/** One check as the request wants checks to be shown: in short, or with its details. */
export function showCheck(check: Check, evidence: readonly Evidence[], request: Shown) {
  const { claim_id, status, coverage, answer_start, answer_end } = check;
  if (request.response.mode === 'verbose') return details({ checks: [check], evidence, request })[0]!;
  const [place] = answerPlaces([check], request);
  return {
    claim_id,
    status,
    coverage,
    ...(answer_start !== undefined && answer_end !== undefined && place),
  };
}

/** Where in the answer each check's claim stands, in the unit of the response. */
function answerPlaces(checks: readonly Check[], { answer, response }: Shown) {
  const spans = checks.map(({ answer_start, answer_end }) => ({
    start: answer_start ?? 0,
    end: answer_end ?? 0,
  }));
  const converted = answer === undefined ? spans : convertSpans(answer, spans, response.offsets);
  return converted.map(({ start, end }) => ({ answer_start: start, answer_end: end }));
}

function details({
  checks,
  evidence,
  request,
}: Pick<Judged, 'checks' | 'evidence'> & { readonly request: Shown }) {
  const places = answerPlaces(checks, request);
  return convertOffsets(checks, evidence, request.response.offsets).map((check, i) => ({
    claim_id: check.claim_id,
    claim_text: check.claim_text,
    status: check.status,
    coverage: check.coverage,
    ...(check.reason !== undefined && { reason: check.reason }),
    citations: check.citations,
    evidence: check.evidence,
    gaps: check.gaps,
    conflicts: check.conflicts,
    ...(check.derivations !== undefined && { derivations: check.derivations }),
    ...(check.invalid_citations !== undefined && {
      invalid_citations: check.invalid_citations.map((one) => inAnswer(one, request)),
    }),
    ...(check.answer_start !== undefined && places[i]),
    method: check.method,
  }));
}

/** A citation of the answer that fails, with its place there in the unit of the response. */
function inAnswer(
  citation: ClaimCitation | Miscitation,
  { answer, response }: Shown,
): ClaimCitation | Miscitation {
  if (!('answer_start' in citation) || answer === undefined) return citation;
  const span = { start: citation.answer_start, end: citation.answer_end };
  const [{ start, end }] = convertSpans(answer, [span], response.offsets) as [typeof span];
  return { ...citation, answer_start: start, answer_end: end };
}
