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

/** What one note is read as. */
export interface NotesRead {
  readonly notes: readonly Noted[];
  /** What the notes behind it are of, where it names that: "refund" of "refund requested 1 May". */
  readonly of?: string;
}

/** A slice of a piece, by its text. */
export const cut = ({ text, start }: Cell, part: string, from = 0): Cell => ({
  text: part,
  start: start + text.indexOf(part, from),
});

/** The name of a note that is of something else than the line: "refund approved". */
export const under = (of: string, name: string): string =>
  of === '' ? name.toLowerCase() : `${of} ${name.toLowerCase()}`;
