/** The noun that the name of a flag is made of: "the tickets have not been issued" of `ticketed: false`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

/** "Tickets" of `ticketed`. */
export const isNounOfFlag = (
  { words, bare }: Said,
  { name: [name = '', ...more] }: Field,
  at: number,
): boolean =>
  more.length === 0 &&
  name.endsWith('ed') &&
  words[at]!.lemma === name.replace(/ed$/, '') &&
  bare[at] !== name &&
  bare
    .slice(at + 1)
    .join(' ')
    .search(/^(?:has|have|had)(?: not| now| already)? been issued\b/) === 0;
