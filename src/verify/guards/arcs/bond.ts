/** Two words of a statement that its grammar ties, and which words of a sentence are tied so. */
import type { Placed } from '../placed.ts';
import { alikeIn } from './arc.ts';

export interface Bond {
  /** Tokens of the statement; the first is what a guard names. */
  readonly one: number;
  readonly other: number;
  /** Whether the sentence ties two of its tokens so. */
  holds(one: number, other: number): boolean;
}

/** Whether a sentence ties some words like these of a statement. */
export const isKept = ({ tree, placeOf }: Placed, { one, other, holds }: Bond): boolean =>
  alikeIn(tree, placeOf(one)).some((here) =>
    one === other ? holds(here, here) : alikeIn(tree, placeOf(other)).some((there) => holds(here, there)),
  );

/** The first bond that a sentence does not keep: its word of the statement; -1 for none. */
export function unkept(parses: Placed, bonds: readonly Bond[]): number {
  return bonds.find((bond) => !isKept(parses, bond))?.one ?? -1;
}
