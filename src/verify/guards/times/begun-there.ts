/** Where something began is not where it spread to: "the fire started in the kitchen" by "the fire spread to the kitchen". */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const BEGUN_THERE: Guard = against('partially_mentioned', 'english', isReached, { said: () => BEGUN });

const BEGUN = /\b(?:started|began|broke out|originated|arose) (?:in|at|on|near|under|inside)\b/i;
const REACHED =
  /\b(?:spread|spreads|spreading|reached|reaches|reaching|extended|moved|travelled|traveled|passed)\b/i;
/** Words by which a text tells of a beginning. */
const BEGINNING =
  /\b(?:start\w*|beg[aiu]n\w*|first|origin\w*|broke out|arose|emerged|source|caused|ignited)\b/i;

function isReached({ reading, support: { sentences } }: Told): boolean {
  if (!BEGUN.test(textOf(reading))) return false;
  const texts = sentences.map((sentence) => textOf(sentence.reading));
  return texts.some((text) => REACHED.test(text)) && !texts.some((text) => BEGINNING.test(text));
}
