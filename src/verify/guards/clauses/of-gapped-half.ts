/** "The drawer was empty" by "the drawer was found open, the safe empty": the half that leaves its verb out has a subject of its own. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

const JOINT = /(?:[,;] (?:(?:and|but|while|whereas|yet) )?| (?:and|but|while|whereas) )/gu;
/** What such a half opens with: what tells that a subject begins. */
const OPENS = /^(?:the|an?|its|his|her|their|our|your|my|this|that|these|those|one|both|all|no|each) \p{L}/iu;
/** What no half without a verb of its own has. */
const VERBAL =
  /\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|can|may|must|will|would|should|could|might|who|which|that|if|when|because|as|than|to|of|in|on|at|for|from|by|with)\b/iu;

export const OF_GAPPED_HALF: Guard = against('role', 'prose', isOfOwnSubject, {
  said: () => /\b(?:is|are|was|were) /iu,
  told: () => /(?:[,;]| and| but| while| whereas) /iu,
});

function isOfOwnSubject(
  { reading: { words: said }, units }: Told,
  { reading: theirs, alignment: { matches } }: AlignedSentence,
): boolean {
  const last = units.at(-1);
  const closing = matches.at(-1);
  if (last === undefined || closing === undefined || closing.at < 1 || last.value !== undefined) return false;
  // The claim says of its subject what its last word says, and nothing behind that.
  if (!/^(?:is|are|was|were)$/.test(said[last.from - 1]?.form ?? '') || last.to < said.length) return false;
  const half = halfAt(
    theirs.text.slice(theirs.start, theirs.end),
    theirs.words[closing.at]!.end - theirs.start,
  );
  if (half === undefined) return false;
  const begins = theirs.start + half;
  const others = matches.slice(0, -1).filter(({ at }) => at >= 0);
  return others.length > 0 && others.every(({ at }) => theirs.words[at]!.end <= begins);
}

/** Where the half begins that ends at a place, leaves its verb out and has a subject; undefined for another. */
function halfAt(text: string, end: number): number | undefined {
  const joints = [...text.slice(0, end).matchAll(JOINT)];
  const joint = joints.at(-1);
  if (joint === undefined || !/^(?:$|[.,;!]| and | but )/u.test(text.slice(end))) return undefined;
  const begins = joint.index + joint[0].length;
  const half = text.slice(begins, end);
  return OPENS.test(half) && !VERBAL.test(half) && half.includes(' ') ? begins : undefined;
}
