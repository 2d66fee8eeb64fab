import type { Json } from './json.ts';
import type { Origin } from './source.ts';

/**
 * A source as the caller sent it, aliases resolved and ids filled in (contract.md, Requests).
 * `type: 'text'` carries `text`, or refers to registered evidence by `uri`, `source_id` or `checksum`;
 * `type: 'data'` carries `data`.
 */
export interface Source {
  readonly source_id: string;
  readonly type: 'text' | 'data';
  readonly text?: string;
  readonly data?: Json;
  readonly uri?: string;
  readonly title?: string;
  /** `sha256:<64 hex>` that the caller expects of the content. */
  readonly checksum?: string;
  /** Who wrote it, as the caller says. */
  readonly origin?: Origin;
  /** When it was last seen to hold: UTC ISO 8601 with milliseconds. */
  readonly observed_at?: string;
  /** Whether `source_id` was given by the caller, and may be the one of registered evidence. */
  readonly named?: true;
}

/** What evidence is taken: by default all of it. */
export interface Trust {
  /** Evidence of another origin, or of none that is known, is set aside. */
  readonly trusted_origins?: readonly Origin[];
  /** ISO 8601 duration: evidence that was observed longer ago, or at no time that is known, is set aside. */
  readonly max_evidence_age?: string;
}

/** Why a source of the request holds no evidence. */
export type EvidenceFault = 'fetch_failed' | 'source_integrity_failed' | 'untrusted_source' | 'stale_source';

/** A source after resolution: what verification reads. A source with a fault holds no content. */
export type Evidence = TextEvidence | DataEvidence | FaultyEvidence;

export interface TextEvidence {
  readonly source_id: string;
  readonly type: 'text';
  readonly title?: string;
  readonly text: string;
  /** `sha256:<hex>` over the UTF-8 bytes of `text`. */
  readonly checksum: string;
  /** Where each page starts, in UTF-16 code units, where the source has pages. */
  readonly page_starts?: readonly number[];
  /** Where it is registered, and will come again: bytes of UTF-8 of its canonical form. */
  readonly registered_bytes?: number;
}

export interface DataEvidence {
  readonly source_id: string;
  readonly type: 'data';
  readonly title?: string;
  readonly data: Json;
  /** `sha256:<hex>` over the RFC 8785 canonical form of `data`. */
  readonly checksum: string;
  /** Where it is registered, and will come again: bytes of UTF-8 of its canonical form. */
  readonly registered_bytes?: number;
}

export interface FaultyEvidence {
  readonly source_id: string;
  readonly type: 'faulty';
  readonly fault: EvidenceFault;
  /** `sha256:<hex>` of the content that was there and was set aside. */
  readonly checksum?: string;
  /** `sha256:<hex>` that the caller expected. */
  readonly expected_checksum?: string;
}
