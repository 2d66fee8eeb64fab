import type { Json, JsonObject } from './json.ts';

/** Who wrote a piece of evidence, as the caller says (contract.md, Trust). */
export type Origin = 'system_of_record' | 'document' | 'user' | 'agent';

/** The file that a source was read from. */
export interface SourceFile {
  /** As the caller named it; null where it has no name. */
  readonly name: string | null;
  readonly bytes: number;
  /** `sha256:<hex>` of its bytes. */
  readonly checksum: string;
}

/** What a caller says of a source beside its content. */
export interface SourceAttributes {
  readonly title: string | null;
  readonly uri: string | null;
  readonly origin: Origin | null;
  /** When the content was last seen to hold: UTC ISO 8601 with milliseconds. */
  readonly observed_at: string | null;
  readonly metadata: JsonObject;
}

/** Evidence that a tenant registered, without its content. */
export interface RegisteredSource extends SourceAttributes {
  readonly source_id: string;
  readonly type: 'text' | 'data';
  /** `sha256:<hex>` of the canonical text in UTF-8; of the RFC 8785 form for data. */
  readonly checksum: string;
  /** Length of what the checksum is taken of, in bytes. */
  readonly bytes: number;
  /** The same in Unicode code points. */
  readonly characters: number;
  /** Null where the content has no pages. */
  readonly pages: number | null;
  readonly media_type: string;
  readonly file: SourceFile | null;
  /** What the reader of a file left out, in words. */
  readonly warnings: readonly string[];
  /** UTC ISO 8601 with milliseconds. */
  readonly created_at: string;
}

/** The content of a source: its canonical text, or the RFC 8785 form of its data. */
export interface SourceContent {
  readonly type: 'text' | 'data';
  readonly text: string;
}

/** What is left of a source whose content was erased. */
export interface ErasedSource {
  readonly source_id: string;
  readonly checksum: string;
  readonly created_at: string;
  readonly erased_at: string;
}

/** The content of a document after its reading. */
export type Extracted = ExtractedText | ExtractedData;

export interface ExtractedText {
  readonly type: 'text';
  readonly media_type: string;
  readonly text: string;
  readonly title?: string;
  /** Where each page starts in the text, in UTF-16 code units. */
  readonly page_starts?: readonly number[];
  readonly warnings: readonly string[];
}

export interface ExtractedData {
  readonly type: 'data';
  readonly media_type: string;
  readonly data: Json;
  readonly warnings: readonly string[];
}
