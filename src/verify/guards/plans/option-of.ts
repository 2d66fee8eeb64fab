/** "The position is permanent" by "with the option of a permanent contract": what may come is not what is. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const OPTION =
  /\b(?:option|possibility|prospects?|chance|hope|promise|risk|likelihood|opportunity|potential|intention|aim|goal|prospect) (?:of|for|on) (?:(?:an?|the|its|later|possible) )?[^,;.]{3,60}/iu;
const SAID =
  /\b(?:option\p{L}*|possib\p{L}*|prospect\p{L}*|chance|hope\p{L}*|promis\p{L}*|risk\p{L}*|likel\p{L}*|opportunit\p{L}*|potential\p{L}*|inten\p{L}*|aim\p{L}*|goal\p{L}*|may|might|can|could|offer\p{L}*)\b/iu;

export const OPTION_OF: Guard = againstUnit('modality', 'prose', isOptional, { told: () => OPTION });

function isOptional({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (SAID.test(textOf(reading))) return -1;
  const found = OPTION.exec(textOf(theirs));
  if (found === null) return -1;
  const from = theirs.start + found.index;
  const to = from + found[0].length;
  return units.findIndex((_, i) => {
    const { at, strength } = alignment.matches[i]!;
    const word = theirs.words[at];
    return word !== undefined && strength > 0 && word.start > from && word.end <= to;
  });
}
