/**
 * "Swept the leaves into the bin" does not say that somebody swept the bin with the leaves: of a verb that moves its
 * object, what is moved and where to do not change places, as they do with "load" and "pack".
 */

import { gather } from '../../../text/gather.ts';
import { prepositionOf } from '../../../text/parse/arguments.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const GOAL_AS_OBJECT: Guard = against('role', 'sentence', hasGoalForObject);

/** Verbs whose object is what is moved, and never where it is moved to (Levin 1993: verbs of putting, pouring, coiling, throwing, pushing). */
const MOVING = wordSet(
  'put place set lay hang lean rest arrange install mount position pour drip spill dump dribble slop sweep rake shovel scoop ' +
    'scrape wipe mop twist wind coil curl loop roll spin whirl pin nail glue tape staple clip screw bolt fasten attach tie stick ' +
    'push pull shove drag haul tug press slide throw toss fling hurl pitch kick hit bounce drop lift raise lower carry move bring ' +
    'take send mail ship deliver post forward transfer funnel channel siphon ladle',
);

function hasGoalForObject(
  { reading }: Told,
  { reading: theirs, source, sentence }: AlignedSentence,
): boolean {
  if (source.structured || !reading.words.some(({ form }) => form === 'with')) return false;
  const ours = claimTree(reading);
  const verb = ours.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || ours.token(verb).upos !== 'VERB' || !MOVING.has(ours.token(verb).lemma)) return false;
  const goals = ours.with(verb, 'obj');
  const moved = phrasesOf(ours, verb).filter((one) => prepositionOf(ours, one) === 'with');
  if (goals.length === 0 || moved.length === 0 || theirs.language !== 'en') return false;
  const { tree } = source.grammar(sentence);
  const lemmas = (list: readonly number[], of: Tree): string[] =>
    gather(list, (one) => [of.token(one).lemma, of.token(one).form.toLowerCase()]);
  const [goal, thing] = [lemmas(goals, ours), lemmas(moved, ours)];
  return tree.tokens.some(({ lemma, upos }, at) => {
    if (upos !== 'VERB' || lemma !== ours.token(verb).lemma) return false;
    const done = lemmas(tree.with(at, 'obj'), tree);
    const places = phrasesOf(tree, at).filter((one) => TOWARDS.has(prepositionOf(tree, one)));
    return done.some((one) => thing.includes(one)) && lemmas(places, tree).some((one) => goal.includes(one));
  });
}

const TOWARDS = wordSet('into onto to around through over in on against across at under');

/** The phrases by a verb, and by its objects, on which a parse may hang them. */
const phrasesOf = (tree: Tree, verb: number): number[] => [
  ...tree.with(verb, 'obl'),
  ...gather(tree.with(verb, 'obj'), (one) => tree.with(one, 'nmod')),
];
