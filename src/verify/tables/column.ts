/** A table as claims are held against it: its columns and its rows. */
import type { Document } from '../read/document.ts';
import type { Field } from '../record/record.ts';

/** What is compared in a column: amounts of one unit, or moments. */
export type Measure = { readonly of: 'amount'; readonly unit: string } | { readonly of: 'moment' };

export interface Column {
  /** Words of its head, folded. */
  readonly name: readonly string[];
  /** The cell of each row; undefined where it has none. */
  readonly cells: readonly (Field | undefined)[];
  /** What all of its cells hold; undefined for texts, and where they differ. */
  readonly measure: Measure | undefined;
  /** What its amounts are for each of: "month"; empty for nothing. */
  readonly per: string;
  /** Whether each of its cells says yes or no. */
  readonly flag: boolean;
  /** The columns of times that it follows from; none where it stands there. */
  readonly spans?: readonly [start: Column, end: Column];
}

export interface Table {
  readonly document: Document;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Field[])[];
  /** Lemmas of words for one of its rows: "invoice". */
  readonly kinds: ReadonlySet<string>;
  /** Lemmas of words for one of its rows, for what its columns tell. */
  readonly called: ReadonlySet<string>;
  /** Words that say what it is of: they say nothing more of its rows. */
  readonly caption: ReadonlySet<string>;
  /** Words of each note below it. */
  readonly notes: readonly (readonly string[])[];
}

/** The head of what tells a row by its place alone. */
export const IN_TABLE = 'place in the table';

/** Whether nothing stands in a cell. */
export const isBlank = ({ quote }: Field): boolean => /^(?:null|[-–—]?)$/.test(quote.trim());
