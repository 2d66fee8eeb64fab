/** A place in a source that the caller says supports the claim. It is checked, never trusted. */
export interface ClaimCitation {
  readonly source_id: string;
  readonly quote: string;
  /** UTF-16 code unit offsets into the text of the source. */
  readonly start?: number;
  readonly end?: number;
}

/** A statement to verify. Its text is never evidence. */
export interface Claim {
  readonly claim_id: string;
  readonly text: string;
  readonly citations: readonly ClaimCitation[];
  /** Sources that are said to support it, where it comes from an answer that cites them. */
  readonly cited_sources?: readonly string[];
  /** What it may be of, as the answer that it comes from named it just before. */
  readonly spoken_of?: readonly string[];
}
