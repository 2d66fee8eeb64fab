import type { Claim } from '../domain/claim.ts';
import type { Requirements } from '../domain/decision.ts';
import type { Source, Trust } from '../domain/evidence.ts';
import type { JsonObject } from '../domain/json.ts';
import type { Ignored } from './ignored.ts';

/** How offsets in a response count: in bytes, in 16-bit code units, or in code points. */
export type OffsetUnit = 'utf-8' | 'utf-16' | 'utf-32';

/** How the caller wants the answer; no part of what is asked, so it stays out of the request hash. */
export interface ResponseOptions {
  readonly mode: 'compact' | 'verbose';
  readonly offsets: OffsetUnit;
}

/** Options of both operations, defaults filled in. */
export interface VerifyOptions extends Trust {
  /** Evidence passages for each claim, at the most. */
  readonly evidence_limit: number;
  readonly semantic_verify: boolean;
  readonly semantic_verify_background: boolean;
  /** Candidate passages for each claim that semantic verification reads. */
  readonly top_k_semantic: number;
  /** In [0, 1]. */
  readonly entailment_threshold: number;
}

export interface AuthorizeOptions extends VerifyOptions {
  readonly deny_if_any_unsupported: boolean;
}

/** The operation that a decision gates. */
export interface Action {
  readonly type: string;
  readonly params: JsonObject;
}

/** What verification requires: an authorization's requirements without the mode. */
export type VerifyRequirements = Omit<Requirements, 'decision_mode'>;

/**
 * A request to verify after normalisation: aliases resolved, ids given, defaults filled in. What is ignored is looked
 * for only where the response is verbose; so in those below.
 */
export interface VerifyRequest extends Ignored {
  readonly operation: 'verify';
  readonly claims: readonly Claim[];
  readonly sources: readonly Source[];
  /** As the caller set them; the operator's floors are not in them. */
  readonly requirements: VerifyRequirements;
  readonly options: VerifyOptions;
  readonly response: ResponseOptions;
}

/** A request to authorize after normalisation. */
export interface AuthorizeRequest extends Ignored {
  readonly operation: 'authorize';
  readonly action?: Action;
  readonly claims: readonly Claim[];
  /** Text of a model, whose claims are verified beside those of the request (Output mode). */
  readonly answer?: string;
  readonly sources: readonly Source[];
  /** As the caller set them; the operator's floors are not in them. */
  readonly requirements: Requirements;
  readonly options: AuthorizeOptions;
  readonly response: ResponseOptions;
}

/** One claim set of a batch. */
export interface BatchEntry {
  /** The caller's, or `e1`, `e2`… by position; no two entries of a batch share one. */
  readonly id: string;
  readonly request: VerifyRequest;
}

/** A batch after normalisation: each entry is a request to verify, whole in itself. */
export interface BatchRequest extends Ignored {
  /** In the order sent. */
  readonly entries: readonly BatchEntry[];
  readonly response: ResponseOptions;
}
