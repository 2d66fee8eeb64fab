/**
 * Records: what structured data, a table or lines of `label: value` say, field by field, each with its place. The
 * object or row that a claim is held against is its focus; what stands above it says what it belongs to.
 */
import { fold } from '../../text/chars.ts';
import type { Value } from '../../text/values/index.ts';
import type { Document } from '../read/document.ts';

/** A field of a record. */
export interface Field {
  /** Words of its own name, folded, without those that name its unit. */
  readonly name: readonly string[];
  /** Words of the names above it, folded. */
  readonly path: readonly string[];
  /** The object or row that has it. */
  readonly object: string;
  /** One of a list of values under one name. */
  readonly listed?: true;
  /** The value as it stands, and its words, folded. */
  readonly quote: string;
  readonly words: readonly string[];
  readonly values: readonly Value[];
  /** UTF-16 offsets into the text of the document: of the field, and where its value begins. */
  readonly start: number;
  readonly value: number;
  readonly end: number;
  readonly sentence: number;
}

/** The rows of a list or table, and words of what they are. */
export interface Rows {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Field[])[];
}

/** An object or row as a claim is held against it. */
export interface Focus {
  readonly document: Document;
  readonly id: string;
  /** Words of what it is one of: "order" of a member of `orders`. */
  readonly labels: readonly string[];
  readonly own: readonly Field[];
  /** Fields of what it belongs to. */
  readonly above: readonly Field[];
  /** Fields of what belongs to it, rows aside. */
  readonly inner: readonly Field[];
  /** Other rows of the same kind. */
  readonly rows: readonly (readonly Field[])[];
  /** Fields of the objects beside it in what it belongs to, rows aside. */
  readonly beside: readonly (readonly Field[])[];
  /** Lists of rows that belong to it. */
  readonly children: readonly Rows[];
}

/** The words of a text that say something, folded: letters and digits. */
export const wordsOf = (text: string): string[] =>
  fold(text.normalize('NFKC'))
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');

/** A record of fields alone, beside others of its kind: nothing stands above it, in it or beside it. */
export const plainFocus = (
  document: Document,
  id: string,
  own: readonly Field[],
  rows: Focus['rows'] = [],
): Focus => ({ document, id, labels: [], own, above: [], inner: [], rows, beside: [], children: [] });
