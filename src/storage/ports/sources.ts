import type {
  ErasedSource,
  Origin,
  RegisteredSource,
  SourceAttributes,
  SourceContent,
} from '../../domain/source.ts';

/** What an answer or a result that is kept quotes of registered evidence. */
export interface Quotes {
  /** Contents of the tenant that it may quote; at least one. */
  readonly contents: readonly Pick<RegisteredSource, 'type' | 'checksum'>[];
  /** What takes its place once one of them is erased: it quotes nothing of them. */
  readonly rest: string;
}

/** A source to be registered, with its content. */
export interface NewSource extends RegisteredSource {
  /** Whether other content under the same id is replaced; without it that is a conflict. */
  readonly replace: boolean;
  /** The canonical text, or the RFC 8785 form of the data: what `checksum` is taken of. */
  readonly text: string;
  /** Where each page starts in the text, in UTF-16 code units. */
  readonly page_starts: readonly number[] | null;
  /** Attributes that nothing was said of: of a source that is there with the same content they stay. None by default. */
  readonly keeps?: readonly (keyof SourceAttributes)[];
}

/**
 * What became of a source: registered; there already, with other attributes (which are replaced) or just as
 * it is; or put in the place of other content.
 */
export type PutOutcome = 'created' | 'updated' | 'unchanged' | 'replaced';

export type PutResult =
  | {
      readonly ok: true;
      /** In order, as stored: a source that was there keeps its `created_at`. */
      readonly stored: readonly { readonly outcome: PutOutcome; readonly source: RegisteredSource }[];
    }
  /** Nothing was stored: these ids hold other content. */
  | { readonly ok: false; readonly conflicts: readonly string[] };

/** A place in a list that runs from the latest backwards. */
export interface SourcePlace {
  /** UTC ISO 8601 with milliseconds. */
  readonly at: string;
  readonly source_id: string;
}

export interface SourceFilter {
  readonly tenant: string;
  readonly origin?: Origin;
  readonly uri?: string;
  readonly checksum?: string;
  /** Only sources after this place of the list. */
  readonly before?: SourcePlace;
  /** At most this many, 1–1000. */
  readonly limit: number;
}

/** A registered source as a request refers to it. */
export interface ReferredSource extends RegisteredSource {
  /** Where each page starts in the text, in UTF-16 code units. */
  readonly page_starts: readonly number[] | null;
}

/** Bytes from which a source counts as a large document. */
export const LARGE_BYTES = 65_536;

/** A source with whose it is. */
export interface TenantSource {
  readonly tenant: string;
  readonly source: ReferredSource;
}

/**
 * Registered evidence. All of it belongs to a tenant: no method that names one tells whether another tenant has a source,
 * or the same content. Within a tenant the same content is stored once.
 */
export interface SourceStore {
  /**
   * DURABLE. Registers all of the sources or none. An id of the tenant that holds other content (another
   * checksum or type) is a conflict, unless `replace` is set: then that content is erased as by `erase`. Under an id
   * that holds this content, the attributes take the place of those before, but for what `keeps` names.
   */
  put(tenant: string, sources: readonly NewSource[]): Promise<PutResult>;
  get(tenant: string, source_id: string): Promise<ReferredSource | undefined>;
  /** The latest registered first, at most `limit`. */
  byUri(tenant: string, uri: string, limit: number): Promise<readonly ReferredSource[]>;
  /** The latest registered first, at most `limit`; of this URI alone, where one is given. */
  byChecksum(
    tenant: string,
    checksum: string,
    limit: number,
    uri?: string,
  ): Promise<readonly ReferredSource[]>;
  /** Undefined where no source of the tenant has this content. */
  content(tenant: string, checksum: string, type: 'text' | 'data'): Promise<SourceContent | undefined>;
  /** Latest first: backwards by `created_at`, then by the UTF-8 bytes of `source_id`. */
  list(filter: SourceFilter): Promise<readonly RegisteredSource[]>;
  /**
   * DURABLE. Erases a source, and its content where no other source of the tenant has it, and keeps its
   * checksum. With a content goes what answers (IdempotencyStore) and results (JobStore) quote of it: of each its
   * rest stays, and nothing but the rest is kept of one that comes later. Undefined when there is no such source.
   */
  erase(tenant: string, source_id: string, erased_at: string): Promise<ErasedSource | undefined>;
  /** What was erased or replaced, in the same order by `erased_at`. */
  listErased(
    tenant: string,
    before: SourcePlace | undefined,
    limit: number,
  ): Promise<readonly ErasedSource[]>;
  /** Large documents of all tenants, at least LARGE_BYTES each, the latest registered first, at most `limit`. */
  large(limit: number): Promise<readonly TenantSource[]>;
}
