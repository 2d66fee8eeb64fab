/** What a field says of a record by a word of the claim. */

import type { Predicate, Said } from '../said.ts';

/** A predicate with how many words of the claim say it. */
export type Found = Predicate & { readonly length: number };

/** The word at a place with the one before or after it, as the table of states joins them. */
export function phrasesAt({ words, bare }: Said, at: number): readonly (readonly [string, number])[] {
  const { lemma } = words[at];
  const next = bare[at + 1] ?? '';
  return [
    [`${lemma}-${next}`, 2],
    [`${bare[at]}-${next}`, 2],
    [`${bare[at]}-${words[at + 1]?.lemma ?? ''}`, 2],
    [`${bare[at]}-${next}-${bare[at + 2] ?? ''}`, 3],
    [lemma, 1],
    [bare[at], 1],
  ];
}
