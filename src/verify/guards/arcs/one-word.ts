/**
 * "Another customer lost her card" by "the customer who lost her card called the clerk of another customer": where a sentence
 * has a word twice, all that a statement says of it must be said of one of them.
 */
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn } from './arc.ts';
import { type Bond, isKept } from './bond.ts';
import { nounBonds } from './noun-arcs.ts';
import { smallBonds } from './small-arcs.ts';
import { subjectBonds } from './subject-arcs.ts';

export const ONE_WORD: Guard = againstArc('role', (parses, told) => {
  const bonds = [nounBonds, subjectBonds, smallBonds].flatMap((bondsOf) => bondsOf(told, parses));
  return saidOfTwo(
    parses,
    bonds.filter((bond) => isKept(parses, bond)),
  );
});

/**
 * A word of a statement for which no one word of the sentence keeps all of its bonds; -1 for none. Words that cannot keep
 * one are struck out until nothing changes (arc consistency, Mackworth 1977).
 */
export function saidOfTwo({ tree, placeOf }: Placed, bonds: readonly Bond[]): number {
  const may = new Map<number, readonly number[]>();
  for (const token of bonds.flatMap(({ one, other }) => [one, other]))
    if (!may.has(token)) may.set(token, alikeIn(tree, placeOf(token)));
  if ([...may.values()].every(({ length }) => length === 1)) return -1;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { one, other, holds } of bonds) {
      const [ones, others] = [may.get(one)!, may.get(other)!];
      const keptOnes = ones.filter((here) =>
        one === other ? holds(here, here) : others.some((there) => holds(here, there)),
      );
      const keptOthers =
        one === other ? keptOnes : others.filter((there) => ones.some((here) => holds(here, there)));
      if (keptOnes.length === 0) return one;
      if (keptOthers.length === 0) return other;
      isChanged ||= keptOnes.length < ones.length || keptOthers.length < others.length;
      may.set(other, keptOthers);
      may.set(one, keptOnes);
    }
  }
  return -1;
}
