import type { TSchemaOptions, TUnsafe } from 'typebox';
import type { JsonObject } from '../../domain/json.ts';
import { INSTANT } from '../instant.ts';
import { rules, Type } from './build.ts';

/** A string that takes one of a few values. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  options: TSchemaOptions = {},
): TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options });
}

export const ORIGINS = ['system_of_record', 'document', 'user', 'agent'] as const;

export const OriginSchema = oneOf(ORIGINS, {
  description:
    'Who wrote it: a system of record, a document, a user, or an agent. `options.trusted_origins` sets aside the others.',
});

/** A time as callers write it; `instantOf` reads it. */
export const ObservedAtSchema = Type.String({
  maxLength: 64,
  description:
    'When the content was last seen to hold: an ISO 8601 date or time. `options.max_evidence_age` sets aside what is older.',
  examples: ['2026-03-11T13:22:05Z'],
  ...rules({ pattern: INSTANT.source }),
});

/** An object whose keys are the caller's own. */
export function freeForm(options: TSchemaOptions): TUnsafe<JsonObject> {
  return Type.Unsafe<JsonObject>({ type: 'object', additionalProperties: true, ...options });
}

/** An identifier that the caller chooses: one to 256 characters. */
export function identifier(description: string) {
  return Type.String({ minLength: 1, maxLength: 256, description });
}

/** `sha256:` and 64 hexadecimal digits. */
export function sha256(description: string) {
  return Type.String({
    pattern: '^sha256:[0-9a-fA-F]{64}$',
    description,
    'x-expects': 'sha256: followed by 64 hexadecimal digits',
    examples: ['sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  });
}

/** A UTC time: ISO 8601 with milliseconds and `Z`. */
export function instant(description: string) {
  return Type.String({ format: 'date-time', description, examples: ['2026-03-11T13:22:05.120Z'] });
}

export function fraction(description: string, options: TSchemaOptions = {}) {
  return Type.Number({ minimum: 0, maximum: 1, description, ...options });
}

export function count(description: string) {
  return Type.Integer({ minimum: 0, description });
}

/** A value, or null where there is none. */
export function nullable(schema: ReturnType<typeof Type.String>, description: string) {
  return Type.Unsafe<string | null>({ ...schema, type: ['string', 'null'], description });
}

export const RequestId = Type.String({
  pattern: '^[!-~]{1,128}$',
  description:
    'The request id: the caller’s `X-Request-ID`, or one made here. It stands in the header of that name too.',
  'x-expects': '1 to 128 visible ASCII characters',
});

export const Offset = Type.Integer({
  minimum: 0,
  description: 'Offset into the text, counted in the unit that `response.offsets` names (UTF-16 code units).',
});

export const ClaimStatusSchema = oneOf(['supported', 'unsupported', 'ambiguous'], {
  description:
    'Supported: the evidence states all of it. Unsupported: nothing speaks for it, or the evidence contradicts it. ' +
    'Ambiguous: the evidence speaks to it but leaves it open.',
});

export const MISMATCH_KINDS = [
  'negation',
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'entity',
  'role',
  'quantifier',
  'modality',
  'condition',
  'exception',
  'attribution',
  'comparison',
  'superseded',
  'conflicting_sources',
  'partially_mentioned',
  'not_mentioned',
  'invalid_citation',
  'fetch_failed',
  'source_integrity_failed',
  'untrusted_source',
  'stale_source',
  'evaluation_incomplete',
  'semantic_unavailable',
] as const;

/** Why a part of an answer is no claim. */
export const SKIP_REASONS = [
  'greeting',
  'courtesy',
  'question',
  'offer',
  'instruction',
  'opinion',
  'hedge',
  'heading',
  'introduction',
  'fragment',
  'code',
  'reference',
] as const;

export const REASON_CODES = [
  'policy_violation',
  'source_integrity_failed',
  'fetch_failed',
  'evaluation_incomplete',
  'semantic_unavailable',
  'unsupported_claims',
  'missing_citations',
  'ambiguous_claims',
  'no_claims',
  'coverage_sufficient',
] as const;

export const ReasonSchema = oneOf(REASON_CODES, { description: 'Stable reason code.' });

export const DecisionSchema = oneOf(['allow', 'deny', 'needs_review'], {
  description: 'Only `allow` permits going ahead.',
});

export const DecisionModeSchema = oneOf(['strict', 'balanced', 'audit'], {
  default: 'strict',
  description:
    '`strict` denies when thresholds fail; `balanced` routes such cases to review; `audit` records the outcome without blocking.',
});

export const CitationsSchema = oneOf(['required', 'optional'], {
  default: 'required',
  description: 'Whether a claim needs a citation to count as supported.',
});

export const MinCoverageSchema = fraction('Least coverage at which a claim counts as supported.', {
  default: 0.85,
});
