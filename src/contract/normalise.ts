import type { Claim } from '../domain/claim.ts';
import type { Source } from '../domain/evidence.ts';
import type { Json } from '../domain/json.ts';
import { ANSWER_FIELDS, checkAnswer, misplacedAnswer } from './answer-checks.ts';
import { asObject, crossCheckBatch, crossChecks, isDataUri } from './cross-checks.ts';
import { firstOf, ignoredFields, unknownFields } from './ignored.ts';
import { instantOf } from './instant.ts';
import type { Limits } from './limits.ts';
import type { SchemaNode } from './messages.ts';
import { descend } from './pointer.ts';
import { type Fault, MOST_FOUND, type Outcome, refuse } from './problems.ts';
import type {
  AuthorizeOptions,
  AuthorizeRequest,
  BatchEntry,
  BatchRequest,
  ResponseOptions,
  VerifyOptions,
  VerifyRequest,
  VerifyRequirements,
} from './request.ts';
import { type AuthorizeBody, type BatchBody, requestSchemas, type VerifyBody } from './schemas/requests.ts';
import { compile } from './validate.ts';

/** Reads bodies under the limits it was made for. */
export interface Normaliser {
  verify(body: Json): Outcome<VerifyRequest>;
  authorize(body: Json): Outcome<AuthorizeRequest>;
  /** What the entries of a batch leave open, its shared fields say. */
  batch(body: Json): Outcome<BatchRequest>;
}

/**
 * Makes the reader of requests: a body becomes a normalised request (aliases resolved, ids given by position,
 * defaults filled in), or a refusal with all its faults.
 */
export function createNormaliser(limits: Limits): Normaliser {
  const schemas = requestSchemas(limits);
  const checkVerify = compile(schemas.verify);
  const checkAuthorize = compile(schemas.authorize);
  const checkBatch = compile(schemas.batch);
  return {
    verify(value) {
      const found = allFaults(checkVerify(value), crossChecks(value, limits));
      const faults = reworded(found, misplacedAnswer(value, ''));
      if (faults.length > 0) return { ok: false, refusal: refuse('invalid_request', faults) };
      const body = value as unknown as VerifyBody;
      const request = verifyRequest(body);
      return { ok: true, value: withWarnings(request, schemas.verify, value) };
    },
    authorize(value) {
      const faults = [
        ...allFaults(checkAuthorize(value), crossChecks(value, limits)),
        ...checkAnswer(value, limits),
        ...absentClaims(value),
      ];
      if (faults.length > 0) return { ok: false, refusal: refuse('invalid_request', faults) };
      const body = value as unknown as AuthorizeBody;
      const request = authorizeRequest(body);
      return { ok: true, value: withWarnings(request, schemas.authorize, value) };
    },
    batch(value) {
      const found = allFaults(checkBatch(value), crossCheckBatch(value, limits));
      const faults = found.length === 0 ? found : reworded(found, misplacedAnswers(value));
      if (faults.length > 0) return { ok: false, refusal: refuse('invalid_request', faults) };
      const body = value as unknown as BatchBody;
      return { ok: true, value: batchRequest(body, schemas.batch, value) };
    },
  };
}

/** The faults that the schema finds, then those of its cross-checks at other places. */
function allFaults(faults: readonly Fault[], crossing: readonly Fault[]): readonly Fault[] {
  const others = crossing.filter(({ pointer }) => !faults.some((fault) => fault.pointer === pointer));
  return others.length === 0 ? faults : [...faults, ...others].slice(0, MOST_FOUND);
}

/** The same faults, told better where one of these is of the same place. */
function reworded(faults: readonly Fault[], better: readonly Fault[]): readonly Fault[] {
  const words = new Map(better.map((fault) => [fault.pointer, fault]));
  return faults.map((fault) => words.get(fault.pointer) ?? fault);
}

function misplacedAnswers(batch: Json): readonly Fault[] {
  const jobs = asObject(batch)?.jobs;
  if (!Array.isArray(jobs)) return [];
  return jobs.flatMap((entry, i) => misplacedAnswer(entry, `/jobs/${i}`));
}

function absentClaims(value: Json): readonly Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const body = value as unknown as AuthorizeBody;
  if (ANSWER_FIELDS.some((field) => body[field] !== undefined)) return [];
  if (body.claims !== undefined && !(Array.isArray(body.claims) && body.claims.length === 0)) return [];
  return [
    {
      pointer: '/claims',
      message: 'the request has neither claims nor an answer. Add at least one claim, or an answer.',
    },
  ];
}

const answerText = (answer: string | { readonly text: string }): string =>
  typeof answer === 'string' ? answer : answer.text;

/** Unknown fields are searched for only where the answer will show them. */
function withWarnings<R extends { readonly response: ResponseOptions }>(
  request: R,
  schema: object,
  value: Json,
): R {
  if (request.response.mode === 'compact') return request;
  return { ...request, ...ignoredFields(schema, value) };
}

function verifyRequest(body: VerifyBody): VerifyRequest {
  return {
    operation: 'verify',
    claims: claimsOf(body.claims),
    sources: sourcesOf(body.sources),
    requirements: requirementsOf(body),
    options: verifyOptionsOf(body.options),
    response: responseOf(body.response),
    warnings: [],
  };
}

function authorizeRequest(body: AuthorizeBody): AuthorizeRequest {
  const { action, options } = body;
  const answer = body.answer ?? body.output ?? body.answer_text;
  const requirements = {
    decision_mode: body.requirements?.decision_mode ?? 'strict',
    ...requirementsOf(body),
  } as const;
  const authorizeOptions: AuthorizeOptions = {
    ...verifyOptionsOf(options),
    deny_if_any_unsupported: options?.deny_if_any_unsupported ?? false,
  };
  return {
    operation: 'authorize',
    ...(action && { action: { type: action.type, params: action.params ?? {} } }),
    claims: claimsOf(body.claims ?? []),
    ...(answer !== undefined && { answer: answerText(answer) }),
    sources: sourcesOf(body.sources),
    requirements,
    options: authorizeOptions,
    response: responseOf(body.response),
    warnings: [],
  };
}

/** An entry's own requirement stands before the shared one; all else is shared. */
function batchRequest(body: BatchBody, schema: object, value: Json): BatchRequest {
  const { requirements, options, response } = body;
  const shared = requirementsOf({ requirements, options });
  const verbose = response?.mode === 'verbose';
  const unknown = verbose ? unknownFields(schema as SchemaNode, value) : [];
  const warningsOf = Map.groupBy(unknown, (pointer) => /^\/jobs\/\d+(?=\/)/.exec(pointer)?.[0] ?? '');
  const entries = body.jobs.map((entry, i): BatchEntry => {
    const request: VerifyRequest = {
      operation: 'verify',
      claims: claimsOf(entry.claims),
      sources: sourcesOf(entry.sources),
      requirements: {
        min_coverage: entry.requirements?.min_coverage ?? shared.min_coverage,
        citations: entry.requirements?.citations ?? shared.citations,
      },
      options: verifyOptionsOf(options),
      response: responseOf(response),
      ...firstOf(warningsOf.get(descend('/jobs', i)) ?? []),
    };
    return { id: entry.id ?? `e${i + 1}`, request };
  });
  return { entries, response: responseOf(response), ...firstOf(unknown) };
}

function claimsOf(claims: VerifyBody['claims']): readonly Claim[] {
  return claims.map((claim, i) => ({
    claim_id: claim.claim_id ?? claim.id ?? `c${i + 1}`,
    text: claim.text,
    citations: (claim.citations ?? []).map(({ source_id, quote, start, end }) =>
      start === undefined || end === undefined ? { source_id, quote } : { source_id, quote, start, end },
    ),
  }));
}

function sourcesOf(sources: VerifyBody['sources']): readonly Source[] {
  return (sources ?? []).map((source, i) => {
    const text = source.text ?? source.content;
    return {
      source_id: source.source_id ?? source.id ?? `s${i + 1}`,
      type: source.data === undefined ? 'text' : 'data',
      ...(text !== undefined && { text }),
      ...(source.data !== undefined && { data: source.data }),
      ...(source.uri !== undefined && { uri: source.uri }),
      ...(source.title !== undefined && { title: source.title }),
      ...(source.checksum !== undefined && { checksum: source.checksum.toLowerCase() }),
      ...(source.origin !== undefined && { origin: source.origin }),
      ...(source.observed_at !== undefined && { observed_at: instantOf(source.observed_at)! }),
      ...(refersById(source, text) && { named: true }),
    };
  });
}

/** Whether a source has an id of the caller's and no content: the id may be the one of registered evidence. */
function refersById(source: NonNullable<VerifyBody['sources']>[number], text: string | undefined): boolean {
  const named = source.source_id !== undefined || source.id !== undefined;
  return named && text === undefined && source.data === undefined && !isDataUri(source.uri);
}

/** Of the two places for `min_coverage` the stricter value holds. */
function requirementsOf({
  requirements,
  options,
}: Pick<VerifyBody | AuthorizeBody, 'requirements' | 'options'>): VerifyRequirements {
  const [one, other] = [requirements?.min_coverage, options?.min_coverage];
  return {
    min_coverage: one === undefined || other === undefined ? (one ?? other ?? 0.85) : Math.max(one, other),
    citations: requirements?.citations ?? 'required',
  };
}

function verifyOptionsOf(options: VerifyBody['options']): VerifyOptions {
  return {
    evidence_limit: options?.evidence_limit ?? 5,
    semantic_verify: options?.semantic_verify ?? false,
    semantic_verify_background: options?.semantic_verify_background ?? false,
    top_k_semantic: options?.top_k_semantic ?? 8,
    entailment_threshold: options?.entailment_threshold ?? 0.85,
    ...(options?.trusted_origins && { trusted_origins: [...new Set(options.trusted_origins)].sort() }),
    ...(options?.max_evidence_age !== undefined && { max_evidence_age: options.max_evidence_age }),
  };
}

function responseOf(response: VerifyBody['response']): ResponseOptions {
  return { mode: response?.mode ?? 'compact', offsets: response?.offsets ?? 'utf-16' };
}
