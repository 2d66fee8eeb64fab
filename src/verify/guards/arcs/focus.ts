/**
 * "Even Kim agreed" by "Kim agreed to even more", "Kim nearly paid the whole sum" by "paid nearly the whole sum", "Kim was
 * also fined" by "Kim was fined, and Lee also paid": of which word a small adverb is.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { arcsFrom, rowOf, spelledIn } from './arc.ts';

const ADVERB =
  /\b(?:even|alone|also|too|just|nearly|almost|merely|mainly|mostly|only|especially|particularly|already|still)\b/iu;

export const FOCUS: Guard = against(
  'partially_mentioned',
  'prose',
  (told: Told, sentence: AlignedSentence): boolean => isOfAnother(placed(told, sentence)),
  { said: () => ADVERB, told: () => ADVERB },
);

const OF_NEXT = /^(?:even|just|nearly|almost|merely|mainly|mostly|only|especially|particularly)$/i;
const OF_VERB = /^(?:also|already|still)$/i;

/** Whether a statement has a small adverb that the sentence has too, of another word. */
export function isOfAnother(parses: Placed): boolean {
  const { claim, tree } = parses;
  return claim.tokens.some(({ form, deprel }, at) => {
    const those = spelledIn(tree, form);
    if (those.length === 0) return false;
    if (OF_NEXT.test(form)) return isBeforeAnother(parses, at, those);
    if (/^alone$/i.test(form)) return isBehindAnother(parses, at, those);
    return OF_VERB.test(form) && deprel === 'advmod' && isOfOtherVerb(parses, at, those);
  });
}

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|NUM|PRON)$/;
const follower = (tree: Tree, at: number): number =>
  tree.tokens.findIndex(({ upos }, i) => i > at && CONTENT.test(upos));

function isBeforeAnother(parses: Placed, at: number, those: readonly number[]): boolean {
  const { claim, tree, placeOf } = parses;
  const next = follower(claim, at);
  const there = next < 0 ? -1 : placeOf(next);
  // An article before it makes it an adjective: "the only exit".
  const isAdjective = (of: Tree, token: number): boolean =>
    /^(?:DET|PRON)$/.test(of.tokens[token - 1]?.upos ?? '');
  return (
    there >= 0 &&
    !those.some(
      (one) =>
        isAdjective(tree, one) === isAdjective(claim, at) &&
        ([there, ...placesAfter(tree, one, there)].includes(follower(tree, one)) ||
          (/^only$/i.test(claim.token(at).form) && isOnlyOf(parses, at, one))),
    )
  );
}

/** "By managers only" for "only managers", "vote only in May" for "may only vote in May". */
function isOnlyOf({ claim, tree, placeOf }: Placed, at: number, one: number): boolean {
  const next = follower(claim, at);
  if (placeOf(next) === one - 1) return true;
  const other = follower(tree, one);
  if (other >= 0 && /^(?:VERB|ADJ)$/.test(tree.token(other).upos) && placeOf(next) > other) return true;
  return (
    /^(?:VERB|ADJ)$/.test(claim.token(next).upos) &&
    claim.tokens.some((_, i) => i > next && placeOf(i) === other)
  );
}

/** Where the word is one of a name or a phrase, the words before it that the phrase begins with. */
function placesAfter(tree: Tree, from: number, to: number): readonly number[] {
  const inside = tree.tokens.slice(from + 1, Math.max(from + 1, to));
  return inside.every(({ upos }) => /^(?:DET|ADJ|NUM|NOUN|PROPN|ADP|PART)$/.test(upos)) && to > from
    ? inside.map((_, i) => from + 1 + i)
    : [];
}

function isBehindAnother({ claim, placeOf }: Placed, at: number, those: readonly number[]): boolean {
  const there = at > 0 ? placeOf(at - 1) : -1;
  return there >= 0 && CONTENT.test(claim.token(at - 1).upos) && !those.some((one) => one - 1 === there);
}

function isOfOtherVerb({ claim, tree, placeOf }: Placed, at: number, those: readonly number[]): boolean {
  const { head } = claim.token(at);
  const there = head < 0 ? -1 : placeOf(head);
  if (there < 0 || claim.token(head).upos !== 'VERB') return false;
  return !those.some((one) => arcsFrom(tree, one).some((arc) => rowOf(tree, there).includes(arc.head)));
}
