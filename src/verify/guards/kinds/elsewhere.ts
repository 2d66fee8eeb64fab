/** "Elsewhere" is outside of what was named: what is said of those there is not said of those within. */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const ELSEWHERE: readonly Guard[] = [
  against('entity', 'english', saidOfElsewhere, { told: () => AWAY }),
];

const OUTSIDE = /\b(?:elsewhere|outside|abroad|other|others|another|rest|beyond|not|except)\b/iu;
const AWAY = /\b(?:elsewhere|in all other \p{L}+|everywhere else|anywhere else)\b/iu;
const JOINT = /[;:]|,|\b(?:and|but|while|whereas)\b/gu;
const WITHIN = /\b(?:in|within|inside|from|across|to) (?:the )?(\p{Lu}[\p{L}]+)/gu;

/** "Customers in the EU pay" of "free within the EU; customers elsewhere pay". */
function saidOfElsewhere(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): boolean {
  const text = textOf(theirs);
  const found = source.structured ? null : AWAY.exec(text);
  if (found === null || OUTSIDE.test(textOf(reading))) return false;
  // The clause that tells of elsewhere, and the places that are named outside of it.
  const joints = matchesOf(text, JOINT).map(({ index }) => index);
  const from = Math.max(0, ...joints.filter((at) => at < found.index));
  const to = Math.min(text.length, ...joints.filter((at) => at > found.index));
  const named = matchesOf(text, WITHIN).filter(({ index }) => index < from || index > to);
  const said = textOf(reading);
  if (!named.some(([, place]) => said.includes(place!))) return false;
  const isThere = (at: number): boolean => {
    const start = (theirs.words[at]?.start ?? -1) - theirs.start;
    return start >= from && start < to;
  };
  const placed = new Set(named.flatMap(([, place]) => place!.toLowerCase().split(' ')));
  return units.some(
    ({ word }, i) =>
      !placed.has(word.form) && alignment.matches[i]!.strength > 0 && isThere(alignment.matches[i]!.at),
  );
}
