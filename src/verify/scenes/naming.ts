/** What a noun of a claim and one of a scene call something, and of how many they speak. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import { wordSet } from '../../text/word-set.ts';
import { type Scene, SHOWING } from './scene.ts';
import { countOf, GROUPS, isAnimate, isKindOf } from './words.ts';

/** How many a noun phrase speaks of: so many, several, or one of those there are. */
export type Count = number | 'several' | 'one';

/** What is of something by holding or being some of it. */
const HELPINGS = wordSet('bouquet piece slice glass cup bottle bowl plate pile stack sheet');
const PERSONS = wordSet('someone somebody');

/** "A group of people": the people; "a bouquet of flowers": flowers. */
export function nounOf({ tree }: Scene, token: number): number {
  if (!GROUPS.has(tree.token(token).lemma) && !HELPINGS.has(tree.token(token).lemma)) return token;
  return tree.with(token, 'nmod').find((one) => prepositionOf(tree, one) === 'of') ?? token;
}

/** How many a noun phrase speaks of. */
export function countAt(scene: Scene, token: number): Count {
  const { tree } = scene;
  const { lemma, xpos, form } = tree.token(token);
  if (form.toLowerCase() === 'they') return 'several';
  const noun = nounOf(scene, token);
  const [number] = tree.with(noun, 'nummod');
  const counted = number === undefined ? undefined : (countOf(tree.token(number).form) ?? Number.NaN);
  if (noun !== token) return countOf(lemma) ?? counted ?? 'several';
  return counted ?? (xpos === 'NNS' || xpos === 'NNPS' ? 'several' : 'one');
}

/** Whether there are as many in the scene as a noun of the claim speaks of; "a dog" is one of two. */
export function areAsMany(claim: Scene, ours: number, scene: Scene, other: number): boolean {
  const [own, theirs] = [countAt(claim, ours), countAt(scene, other)];
  if (own === theirs) return true;
  if (own === 'several') return typeof theirs === 'number' && theirs > 1;
  if (own !== 'one') return own === 1 && theirs === 'one';
  const { tree } = claim;
  const isOne = tree.with(ours, 'det').some((det) => /^an?$/i.test(tree.token(det).form));
  return theirs === 1 || (isOne && theirs !== 'one');
}

/** Whether what a word of the scene names may be called by a word of the claim. */
export function isCalled(
  { form, lemma, upos }: ParsedToken,
  { lemma: theirs, upos: other }: ParsedToken,
  lexicon: Lexicon,
): boolean {
  const word = form.toLowerCase();
  if (word === 'something') return theirs === word || (other === 'NOUN' && !isAnimate(theirs, lexicon));
  if (other !== 'NOUN') return (upos === 'PROPN' || upos === 'NOUN' || upos === other) && lemma === theirs;
  if (word === 'they') return isKindOf('person', theirs, lexicon);
  if (upos === 'PRON') return isKindOf(PERSONS.has(word) ? 'person' : word, theirs, lexicon);
  return upos === 'NOUN' && isKindOf(lemma, theirs, lexicon);
}

/** "A member of the staff" is no member, and "a toy car" no car. `claimed`: the claim says of what it is. */
export function isOfOtherKind({ tree }: Scene, noun: number, claimed: boolean): boolean {
  const isOf = (one: number): boolean => prepositionOf(tree, one) === 'of';
  if (!claimed && tree.with(noun, 'nmod').some(isOf)) return true;
  return tree.with(noun, 'compound', 'amod').some((one) => SHOWING.has(tree.token(one).lemma));
}
