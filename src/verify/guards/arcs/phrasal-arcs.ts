/**
 * "Kim handed in the report" by "handed the report on to Lee, in tears", "worked out the cost" by "worked out at a low
 * cost", "Kim is in charge of the kitchen" by "Kim charges the kitchen": a small word that makes another of a verb or a noun.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn, prepositionOf, spelledIn } from './arc.ts';

export const PHRASAL_ARCS: Guard = againstArc('partially_mentioned', (parses) =>
  parses.claim.tokens.findIndex((_, token) => isApart(parses, token) || isOtherPhrase(parses, token)),
);

/** Whether a statement has a verb with a particle, and the sentence the verb and the particle apart or with a phrase for its object. */
export function isApart({ claim, tree, placeOf }: Placed, at: number): boolean {
  const there = placeOf(at);
  const [particle] = claim.with(at, 'compound:prt');
  if (particle === undefined || there < 0 || tree.token(there).upos !== 'VERB') return false;
  const those = spelledIn(tree, claim.token(particle).form);
  if (those.length === 0) return false;
  if (!those.some((one) => isParticle(tree, one, there))) return true;
  const [object] = claim.with(at, 'obj');
  const thing = object === undefined ? -1 : placeOf(object);
  return (
    thing >= 0 && tree.token(thing).head === there && tree.token(thing).deprel === 'obl' && thing > there
  );
}

/** Right behind its verb, or behind the object where no phrase follows that it would lead to. */
function isParticle(tree: Tree, at: number, verb: number): boolean {
  const { deprel, head } = tree.token(at);
  if (at === verb + 1 || (head === verb && deprel === 'compound:prt')) return true;
  return deprel !== 'case' && deprel !== 'mark';
}

/** Whether a statement is told by "is" of a noun with a preposition, and the sentence has no such phrase. */
export function isOtherPhrase({ claim, tree, placeOf }: Placed, at: number): boolean {
  const lead = prepositionOf(claim, at);
  if (lead === '' || claim.with(at, 'cop').length === 0 || claim.token(at).upos !== 'NOUN') return false;
  if (claim.with(at, 'det', 'nummod', 'nmod:poss').length > 0) return false;
  const there = placeOf(at);
  if (there < 0) return false;
  return alikeIn(tree, there).every((one) => tree.token(one).upos === 'VERB');
}
