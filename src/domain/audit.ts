import type { ClaimStatus, MismatchKind } from './check.ts';
import type { Decision, ReasonCode, Requirements } from './decision.ts';
import type { EvidenceFault, Trust } from './evidence.ts';

/** A claim in an audit record: judged, cited, but never quoted. */
export interface AuditedClaim {
  readonly claim_id: string;
  /** `sha256:<hex>` over a 32-byte salt and the UTF-8 text of the claim. */
  readonly text_commitment: string;
  readonly status: ClaimStatus;
  readonly coverage: number;
  readonly reason?: MismatchKind;
  readonly method: 'deterministic' | 'semantic';
  /** Cited spans by place, without their words. */
  readonly citations: readonly AuditedSpan[];
}

export interface AuditedSpan {
  readonly source_id: string;
  readonly start?: number;
  readonly end?: number;
  readonly pointer?: string;
  /** What the model gave the passage, where one judged it. */
  readonly score?: number;
}

/** Options of semantic verification as they were applied. */
export interface SemanticOptions {
  readonly top_k_semantic: number;
  readonly entailment_threshold: number;
}

/** Options by which a request was judged, beside those of semantic verification. */
export interface AuditedOptions extends Trust {
  /** Absent for a verification. */
  readonly deny_if_any_unsupported?: boolean;
  readonly evidence_limit: number;
}

export interface AuditedSource {
  readonly source_id: string;
  /** `sha256:<hex>` of the content that was read, also where it was set aside; null where the source held none. */
  readonly checksum: string | null;
  /** Why the source was no evidence, where it was none. */
  readonly fault?: EvidenceFault;
  /** What the caller expected the content of such a source to have. */
  readonly expected_checksum?: string;
}

/** One decision as the log keeps it. Its RFC 8785 form is what `record_hash` fingerprints. */
export interface AuditRecord {
  readonly record_id: string;
  readonly version: 1;
  readonly operation: 'authorize' | 'verify';
  readonly tenant: string;
  readonly key_id: string;
  readonly evaluated_at: string;
  readonly request_id: string;
  readonly request_hash: string;
  /** The record of the first answer, where this one concludes what was answered in the background. */
  readonly follows?: string;
  /** Absent for a verification. */
  readonly decision?: Decision;
  readonly reason?: ReasonCode;
  readonly reasons?: readonly ReasonCode[];
  readonly would_be?: Decision;
  readonly action_type?: string;
  /** `sha256:<hex>` over a salt and the RFC 8785 form of the action's parameters. */
  readonly action_params_commitment?: string;
  /** `sha256:<hex>` over a salt and the UTF-8 text of the answer, in Output mode. */
  readonly answer_commitment?: string;
  readonly requirements: Requirements;
  /** Absent in records of versions that kept none. */
  readonly options?: AuditedOptions;
  /** How semantic verification was asked for, where it was. */
  readonly semantic?: SemanticOptions;
  readonly coverage_score: number;
  readonly claims: readonly AuditedClaim[];
  readonly sources: readonly AuditedSource[];
  readonly versions: {
    readonly engine: string;
    readonly lexicon: string;
    readonly policy: string;
    /** Tier of the semantic layer with its models and their hashes; absent where no model was asked. */
    readonly model?: string;
    /** The rules that found the claims of an answer. */
    readonly extractor?: string;
  };
}

/** What lies beside a record and can be erased without breaking a proof. */
export interface AuditSecrets {
  /** Salt (base64, 32 bytes) by the JSON Pointer of the commitment in the record. */
  readonly salts: Readonly<Record<string, string>>;
  /** Texts by the same pointers, where the operator keeps them. */
  readonly texts?: Readonly<Record<string, string>>;
}
