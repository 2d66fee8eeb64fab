/** What a claim says of a row. */
import type { Column } from './column.ts';

export interface Condition {
  readonly column: Column;
  /** Whether a row meets it; undefined where its cell does not tell. */
  meets(row: number): boolean | undefined;
  /** For a reader. */
  readonly told: string;
}
