import type { ClaimCitation } from './claim.ts';

/** What verification says of one claim (specification 2.8). */
export type ClaimStatus = 'supported' | 'unsupported' | 'ambiguous';

/** Why a claim is not supported (verification.md, "What it gives for a claim"). */
export type MismatchKind =
  | 'negation'
  | 'quantity'
  | 'date_time'
  | 'unit'
  | 'identifier'
  | 'entity'
  | 'role'
  | 'quantifier'
  | 'modality'
  | 'condition'
  | 'exception'
  | 'attribution'
  | 'comparison'
  | 'superseded'
  | 'conflicting_sources'
  | 'partially_mentioned'
  | 'not_mentioned'
  | 'invalid_citation'
  | 'fetch_failed'
  | 'source_integrity_failed'
  | 'untrusted_source'
  | 'stale_source'
  | 'evaluation_incomplete'
  | 'semantic_unavailable';

/**
 * A span of a source. In text, `quote` is the exact slice [`start`, `end`) in UTF-16 code units;
 * in data, `pointer` is a JSON Pointer (RFC 6901), `quote` the value there, and there are no offsets.
 */
export interface Citation {
  readonly source_id: string;
  readonly quote: string;
  readonly start?: number;
  readonly end?: number;
  readonly pointer?: string;
  /** Page of the source that the quote starts on, from 1, where the source has pages. */
  readonly page?: number;
  /** Probability of entailment, or in a conflict of contradiction, where a model judged the passage. */
  readonly score?: number;
}

/** A passage shown to a human reader: the matched sentence with what surrounds it. */
export interface EvidencePassage {
  readonly source_id: string;
  readonly snippet: string;
  readonly start?: number;
  readonly end?: number;
  readonly pointer?: string;
  /** Page of the source that the passage starts on, from 1, where the source has pages. */
  readonly page?: number;
}

/** Words of the claim that no evidence covers; offsets are UTF-16 code units into the claim. */
export interface Gap {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A citation in an answer that does not support what it stands behind. */
export interface Miscitation {
  /** The source that it names, whether or not there is such a source. */
  readonly source_id: string;
  /** The citation as written. */
  readonly quote: string;
  /** Its place in the answer, in UTF-16 code units. */
  readonly answer_start: number;
  readonly answer_end: number;
}

/** The result for one claim: `checks` of a verify response, `diagnostics` of an authorization. */
export interface Check {
  readonly claim_id: string;
  readonly claim_text: string;
  readonly status: ClaimStatus;
  /** In [0, 1]: how much of the claim's content the evidence accounts for. */
  readonly coverage: number;
  /** The mismatch kind; absent when supported. */
  readonly reason?: MismatchKind;
  readonly citations: readonly Citation[];
  readonly evidence: readonly EvidencePassage[];
  readonly gaps: readonly Gap[];
  readonly conflicts: readonly Citation[];
  /** How what the claim says follows from values that the citations hold; absent where it stands there itself. */
  readonly derivations?: readonly string[];
  /** Citations that came with the claim and do not stand in their source, as sent; absent where all do. */
  readonly invalid_citations?: readonly (ClaimCitation | Miscitation)[];
  /** Sources that the claim's `cited_sources` name and that do not support it; absent where all do. */
  readonly miscited?: readonly string[];
  /** Where the claim is said, in the answer that it comes from; UTF-16 code units. */
  readonly answer_start?: number;
  readonly answer_end?: number;
  readonly method: 'deterministic' | 'semantic';
}
