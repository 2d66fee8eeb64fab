import type { Evidence } from '../../domain/evidence.ts';
import type { Document } from './document.ts';

/** A source of the request with its document; a faulty one has none. */
export interface OpenSource {
  readonly evidence: Evidence;
  readonly document: Document | undefined;
}
