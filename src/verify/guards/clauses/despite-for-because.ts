/** "Was cancelled despite the rain" by "because of the rain", "was fired for theft" by "despite a denial of theft": a cause is no obstacle. */
import { originOf } from '../../context/retold.ts';
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

/** What a statement says was of no avail. */
const OBSTACLE = /\b(?:despite|in spite of|notwithstanding|even though)\b/iu;
/** Words by which a text sets one thing against another, or by which it was done all the same. */
const SET_AGAINST =
  /\b(?:despite|in spite of|notwithstanding|regardless|although|though|even|nevertheless|nonetheless|still|anyway|but|yet|however|while|whereas|all the same|only|not|no|never|without|instead|rather)\b|n['\u2019]t\b/iu;

/** "Was closed even though there was a power failure" by "closed, power failure at the depot": what stands beside a deed may be its cause. */
export const OBSTACLE_UNSAID: Guard = against(
  'role',
  'any',
  ({ reading, support: { sentences } }) =>
    OBSTACLE.test(textOf(reading)) &&
    sentences.length === 1 &&
    !sentences.some((one) => {
      const origin = originOf(one.source);
      const whole = one.sentence < origin.scan.sentenceCount ? origin.said(one.sentence) : '';
      return SET_AGAINST.test(textOf(one.reading)) || SET_AGAINST.test(whole);
    }),
  { said: () => OBSTACLE },
);
