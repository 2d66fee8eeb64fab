/** A statement whose words are to be underlined, and the places of words in it. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Part } from '../case.ts';

/** Match under which a part of a statement is not borne out. */
export const OPEN = 0.5;

/** Sentences that are looked at for what one source says against another. */
export const MOST_RIVALS = 8;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A statement whose words are to be underlined. */
export interface Underlining {
  readonly part: Part;
  /** Units that stay open by the support. */
  readonly open: ReadonlySet<number>;
  readonly kind: MismatchKind;
  readonly text: string;
}
