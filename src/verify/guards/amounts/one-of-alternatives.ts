/** "The phone has 8 GB" by "comes with 4 or 8 GB": which of two amounts it is, is not told. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const EITHER =
  /(?<![\d.,])\d[\d.,]*(?: ?\p{L}{1,12})? or \d[\d.,]*(?: ?\p{L}{1,12})?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) or (?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu;
const OPEN =
  /\b(?:or|may|might|can|could|up to|at least|at most|between|optional\p{L}*|available|either|choose|choice|sizes?|versions?|variants?|also)\b/iu;

export const ONE_OF_ALTERNATIVES: Guard = againstUnit('quantity', 'prose', isEither, { told: () => EITHER });

function isEither({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (OPEN.test(textOf(reading))) return -1;
  const found = EITHER.exec(textOf(theirs));
  if (found === null) return -1;
  const from = theirs.start + found.index;
  const to = from + found[0].length;
  return units.findIndex(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const word = theirs.words[at];
    return value !== undefined && word !== undefined && strength > 0 && word.start >= from && word.start < to;
  });
}
