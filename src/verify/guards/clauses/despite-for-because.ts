/** "Was cancelled despite the rain" by "because of the rain", "was fired for theft" by "despite a denial of theft": a cause is no obstacle. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DESPITE = /\b(?:despite|in spite of|notwithstanding|regardless of|in the face of)\b/iu;
const BECAUSE = /\b(?:because|due to|owing to|as a result of|on account of|thanks to|caused by|for)\b/iu;
const CONCESSIVE =
  /\b(?:despite|in spite of|notwithstanding|regardless|although|though|even if|nevertheless|nonetheless|still|anyway|but|yet|however)\b/iu;

export const DESPITE_FOR_BECAUSE: Guard = against('role', 'sentence', isOther, {
  said: () => [DESPITE, BECAUSE],
  told: () => [DESPITE, BECAUSE],
});

function isOther(
  { reading, units, inferred }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  if (inferred) return false;
  const [said, told] = [textOf(reading), textOf(theirs)];
  if (DESPITE.test(said)) return BECAUSE.test(told) && !CONCESSIVE.test(told);
  const obstacle = DESPITE.exec(told);
  if (obstacle === null || !BECAUSE.test(said) || CONCESSIVE.test(said)) return false;
  const cause = reading.start + BECAUSE.exec(said)!.index;
  // What the statement has for a cause stands behind what was of no avail.
  return units.some(({ start, value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || start < cause || at < 0 || strength < 0.7) return false;
    const place = theirs.words[at]!.start - theirs.start;
    return place > obstacle.index && !/[,;]/.test(told.slice(obstacle.index, place));
  });
}
