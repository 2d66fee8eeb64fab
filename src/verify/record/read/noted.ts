/** What a line of notes is read as: what it is of, and names with their values. */
import type { Cell } from './cells.ts';

/** A name and where its value stands. `none`: there is none of it. */
export interface Noted {
  readonly name: string;
  readonly value: Cell;
  readonly none?: true;
  /** One of several values under its name. */
  readonly listed?: true;
}

/** What a line is of. */
export interface NotedHead {
  /** The fields that name it. */
  readonly keys: readonly Noted[];
  /** What all notes are about: "leave" of "Leave balance Ann Lee"; empty for none. */
  readonly topic: string;
  /** The words of what it is one of: "order"; empty for none. */
  readonly kind: string;
}
