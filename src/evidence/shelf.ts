/** Registered evidence as requests refer to it. */
import type { Evidence, Source, Trust } from '../domain/evidence.ts';
import type { ReferredSource, SourceStore, TenantSource } from '../storage/ports.ts';
import { checksumOf, sameChecksum } from './checksum.ts';
import { type Content, ContentMemory } from './memory.ts';
import { faulty, isReference, resolve, resolveAll } from './resolve.ts';
import { createGate, type Gate, type Provenance } from './trust.ts';

/** Sources of one content that are looked at for one that may be taken. */
const MOST_CANDIDATES = 16;

/** A request refers to more registered evidence than it may. */
export class EvidenceTooLarge extends Error {
  /** Bytes of all that it refers to. */
  readonly bytes: number;
  constructor(bytes: number) {
    super(`The registered evidence takes ${bytes} bytes.`);
    this.name = 'EvidenceTooLarge';
    this.bytes = bytes;
  }
}

/** Whose evidence it is, what of it is taken, and how much. */
export interface Terms {
  readonly tenant: string;
  readonly trust: Trust;
  /** Unix time in milliseconds. */
  readonly now_ms: number;
  /** Bytes of registered evidence that one request may refer to. */
  readonly most_bytes: number;
}

/** A reference with the registered source that it means, or the fault that stands in its place. */
type Found =
  | { readonly source: Source; readonly registered: ReferredSource }
  | { readonly evidence: Evidence };

/** What references are resolved from. */
export type ReferenceStore = Pick<SourceStore, 'get' | 'byUri' | 'byChecksum' | 'content'>;

export class Shelf {
  readonly #store: ReferenceStore | undefined;
  readonly #memory: ContentMemory;

  /**
   * @param store undefined where there is no storage: then no reference is resolved
   * @param memory_bytes what is kept of contents read lately
   */
  constructor(store: ReferenceStore | undefined, memory_bytes: number) {
    this.#store = store;
    this.#memory = new ContentMemory(memory_bytes);
  }

  /**
   * The evidence of a request, in the order of its sources: inline content as it came, references from what
   * the tenant registered. Nothing is loaded that the trust options set aside.
   * @throws EvidenceTooLarge before anything is loaded; StorageError
   */
  async resolve(sources: readonly Source[], terms: Terms): Promise<readonly Evidence[]> {
    const gate = createGate(terms.trust, terms.now_ms);
    if (!sources.some(isReference)) return resolveAll(sources, gate);
    const found = await Promise.all(
      sources.map((source) =>
        isReference(source) ? this.#find(source, terms.tenant, gate) : { evidence: resolve(source, gate) },
      ),
    );
    const bytes = found.reduce((sum, one) => sum + ('registered' in one ? one.registered.bytes : 0), 0);
    if (bytes > terms.most_bytes) throw new EvidenceTooLarge(bytes);
    return Promise.all(
      found.map((one) =>
        'registered' in one ? this.#load(one.source, one.registered, terms.tenant) : one.evidence,
      ),
    );
  }

  /** The evidence that a registered source is, under its own id; kept for the requests that refer to it. */
  open({ tenant, source }: TenantSource): Promise<Evidence> {
    return this.#load({ source_id: source.source_id, type: 'text' }, source, tenant);
  }

  /** Lets go of a content that was erased. */
  forget(tenant: string, type: 'text' | 'data', checksum: string): void {
    this.#memory.forget(tenant, type, checksum);
  }

  async #find(source: Source, tenant: string, gate: Gate): Promise<Found> {
    const candidates = await this.#candidates(source, tenant);
    if (candidates.length === 0) return { evidence: faulty(source, 'fetch_failed') };
    const { checksum } = source;
    const whole =
      checksum === undefined ? candidates : candidates.filter((one) => sameChecksum(one.checksum, checksum));
    if (whole.length === 0)
      return { evidence: faulty(source, 'source_integrity_failed', candidates[0]!.checksum) };
    const registered = whole.find((one) => gate(provenanceOf(one)) === undefined);
    if (registered !== undefined) return { source, registered };
    const likeliest = whole[0]!;
    return { evidence: faulty(source, gate(provenanceOf(likeliest))!, likeliest.checksum) };
  }

  /**
   * What a reference may mean, the likeliest first: the source of its id, unless a URI is given that it does not
   * have; else what is registered under its URI; else what has its checksum.
   */
  async #candidates(
    { source_id, named, uri, checksum }: Source,
    tenant: string,
  ): Promise<readonly ReferredSource[]> {
    const store = this.#store;
    if (store === undefined) return [];
    if (named) {
      const one = await store.get(tenant, source_id);
      if (one !== undefined && (uri === undefined || one.uri === uri)) return [one];
    }
    if (uri !== undefined) {
      const pinned =
        checksum === undefined ? [] : await store.byChecksum(tenant, checksum, MOST_CANDIDATES, uri);
      if (pinned.length > 0) return pinned;
      const [latest] = await store.byUri(tenant, uri, 1);
      if (latest !== undefined) return [latest];
    }
    return checksum === undefined ? [] : store.byChecksum(tenant, checksum, MOST_CANDIDATES);
  }

  async #load(source: Source, registered: ReferredSource, tenant: string): Promise<Evidence> {
    const { source_id } = source;
    const { checksum, type, page_starts } = registered;
    let content = this.#memory.get(tenant, type, checksum);
    if (content === undefined) {
      const stored = await this.#store?.content(tenant, checksum, type);
      // Erased between the two questions.
      if (stored === undefined) return faulty(source, 'fetch_failed');
      const actual = checksumOf(stored.text);
      if (!sameChecksum(actual, checksum))
        return faulty({ ...source, checksum }, 'source_integrity_failed', actual);
      content = contentOf(type, stored.text);
      this.#memory.keep(tenant, checksum, content, stored.text.length);
    }
    const title = source.title ?? registered.title ?? undefined;
    return {
      source_id,
      ...content,
      ...(title !== undefined && { title }),
      checksum,
      ...(page_starts !== null && { page_starts }),
      registered_bytes: registered.bytes,
    };
  }
}

function contentOf(type: 'text' | 'data', text: string): Content {
  return type === 'text' ? { type, text } : { type, data: JSON.parse(text) };
}

/**
 * What was registered holds, and nothing that the request says: whoever may only refer to a source cannot make it more
 * trusted. Registered without a time, it was observed when it was registered.
 */
function provenanceOf({ origin, observed_at, created_at }: ReferredSource): Provenance {
  return { origin, observed_at: observed_at ?? created_at };
}
