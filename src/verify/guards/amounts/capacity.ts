/** "The tank contains 50 litres" by its capacity, "the hall has 200 people in it" by "the hall holds 200": what fits is not what is there. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const IN_IT =
  /\b(?:contains?|contained|(?:has|have|had|is|are|was|were) [^.]*\b(?:in it|in them|inside|on board)|(?:is|was) carrying|there (?:are|is|were|was) [^.]* (?:inside|on board) the)\b/iu;
const FITS =
  /\b(?:capacity|(?:can|could|may) (?:hold|carry|take|seat|contain|store)|seats \d|room for|fits)\b/iu;
const HOLDS = /\b(?:holds|seats|sleeps|accommodates|carries up)\b/iu;
const FITTING = /\b(?:capacity|can|could|up to|at most|maxim\p{L}+|when full|fully)\b/iu;

export const CAPACITY: Guard = against('modality', 'any', isRoomFor, { said: () => IN_IT });

function isRoomFor({ reading, units, support: { sentences } }: Told, _: AlignedSentence): boolean {
  const said = textOf(reading);
  if (FITTING.test(said) || !units.some(({ value }) => value !== undefined && value.kind !== 'money'))
    return false;
  const isBy = (pattern: RegExp): boolean =>
    sentences.some(({ reading: theirs }) => pattern.test(textOf(theirs)));
  const isThere = isBy(/\b(?:contains?|contents?|filled|full|current\p{L}*|used|occupied|on board)\b/iu);
  return !isThere && (isBy(FITS) || (!/\bcontain/iu.test(said) && isBy(HOLDS)));
}
