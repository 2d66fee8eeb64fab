import type { Json } from './json.ts';

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
}

/** Why a source of the request holds no evidence. */
export type EvidenceFault = 'fetch_failed' | 'source_integrity_failed';

/** A source after resolution: what verification reads. A source with a fault holds no content. */
export type Evidence = TextEvidence | DataEvidence | FaultyEvidence;

export interface TextEvidence {
  readonly source_id: string;
  readonly type: 'text';
  readonly title?: string;
  readonly text: string;
  /** `sha256:<hex>` over the UTF-8 bytes of `text`. */
  readonly checksum: string;
}

export interface DataEvidence {
  readonly source_id: string;
  readonly type: 'data';
  readonly title?: string;
  readonly data: Json;
  /** `sha256:<hex>` over the RFC 8785 canonical form of `data`. */
  readonly checksum: string;
}

export interface FaultyEvidence {
  readonly source_id: string;
  readonly type: 'faulty';
  readonly fault: EvidenceFault;
}
