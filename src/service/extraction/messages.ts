import type { Extracted } from '../../domain/source.ts';
import type { DocumentFaultCode, DocumentLimits, FileHints } from '../../evidence/documents/index.ts';

/** What crosses between the service and the process that reads files. */
export interface Order {
  readonly bytes: Uint8Array;
  readonly hints: FileHints;
  readonly limits: DocumentLimits;
}

/** A file after its reading: its canonical form with what is registered of it. */
export interface ReadFile {
  readonly type: Extracted['type'];
  readonly media_type: string;
  /** The canonical text, or the RFC 8785 form of the data. */
  readonly text: string;
  readonly checksum: string;
  readonly bytes: number;
  readonly characters: number;
  readonly title: string | null;
  readonly page_starts: readonly number[] | null;
  readonly warnings: readonly string[];
}

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly file: ReadFile }
  | { readonly kind: 'fault'; readonly code: DocumentFaultCode; readonly message: string };

/** What the process is started with, as its only argument. */
export interface Terms {
  /** Resident memory past which the process ends itself, in bytes. */
  readonly memory_bytes: number;
  /** The service that starts it: without that one nobody waits for the file, nor ends its reading in time. */
  readonly parent_pid: number;
}
