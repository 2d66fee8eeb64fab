/** "The keys were found in the car" by "the keys to the car were found": what belongs to something need not be in it. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const WHERE =
  /\b(?:was|were|is|are|been) \p{Ll}+ (?:in|on|inside|under|behind|at|near|beside|outside) (?:the|an?|his|her|its|their|our|my) (\p{Ll}{3,})[.!]?$/iu;

export const WHOSE_FOR_WHERE: Guard = against('role', 'prose', isWhose, { said: () => WHERE });

function isWhose({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const place = WHERE.exec(textOf(reading))?.[1];
  if (place === undefined) return false;
  const told = textOf(theirs).toLowerCase();
  const noun = escaped(place.toLowerCase());
  const determined = String.raw`(?:the|an?|his|her|its|their|our|my) (?:\p{Ll}+ )?${noun}\b`;
  if (told.split(place.toLowerCase()).length !== 2) return false;
  return new RegExp(
    String.raw`^(?:the|an?|his|her|its|their|our|my|two|three|some) \p{Ll}+ (?:to|for|of|from) ${determined} (?:was|were|is|are|has|have|had)\b`,
    'u',
  ).test(told);
}
