/**
 * "Swept the leaves into the bin" does not say that somebody swept the bin with the leaves: but for verbs of loading,
 * what is moved and where to change places in no other wording.
 */
import type { Tree } from '../../text/parse/tree.ts';
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import { wordSet } from '../../text/word-set.ts';
import type { AlignedSentence } from '../support.ts';
import { claimTree } from './claim-root.ts';
import { against, type Guard, type Told } from './guard.ts';

export const GOAL_AS_OBJECT: Guard = against('role', 'sentence', hasGoalForObject);

/** Verbs of which what is moved and what it is moved to may each be the object (Levin 1993, the locative alternation). */
const LOADING = wordSet(
  'load reload pack cram jam stuff smear spread splash splatter sprinkle spray squirt stack heap pile plant sow scatter ' +
    'brush daub drape stock inject shower pump string wrap dust drizzle rub plaster crowd swab seed spatter supply provide ' +
    'present replace mix combine connect serve',
);

function hasGoalForObject({ reading }: Told, { reading: theirs, source, sentence }: AlignedSentence): boolean {
  if (source.structured || !reading.words.some(({ form }) => form === 'with')) return false;
  const ours = claimTree(reading);
  const verb = ours.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || ours.token(verb).upos !== 'VERB' || LOADING.has(ours.token(verb).lemma)) return false;
  const goals = ours.with(verb, 'obj');
  const moved = phrasesOf(ours, verb).filter((one) => prepositionOf(ours, one) === 'with');
  if (goals.length === 0 || moved.length === 0 || theirs.language !== 'en') return false;
  const { tree } = source.grammar(sentence);
  const lemmas = (list: readonly number[], of: Tree): string[] => gather(list, (one) => [of.token(one).lemma, of.token(one).form.toLowerCase()]);
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
