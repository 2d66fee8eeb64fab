/**
 * "The tree fell on the car" by "the car ran into the tree that fell", "Kim repaired the clock on the tower" by
 * "repaired the clock, standing on the tower", "Kim is proud of the boy" by "the proud mother of the boy": a phrase at a verb or an adjective.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, arcsFrom, between, prepositionOf } from './arc.ts';

export const VERB_ARCS: Guard = againstArc('role', (parses, told) => {
  const at = phraseOfOther(parses);
  return at >= 0 && isPlainWord(parses, told, at) ? at : -1;
});

/** The first phrase at a verb or an adjective of a statement which the sentence has for another thing; -1 for none. */
export function phraseOfOther(parses: Placed): number {
  const { claim, tree, placeOf, unitOf } = parses;
  return claim.tokens.findIndex(({ head }, at) => {
    if (head < 0 || !isPhrase(claim, at)) return false;
    const [there, over] = [placeOf(at), placeOf(head)];
    if (there < 0 || over < 0 || there === over || unitOf(at) === unitOf(head)) return false;
    if (tree.token(over).upos !== claim.token(head).upos) return false;
    const isLedThere = claim.with(at, 'case').length > 0;
    const isStrict = claim.token(head).upos === 'ADJ' && OF_ADJECTIVE.test(prepositionOf(claim, at));
    return !alikeIn(tree, there).some((one) =>
      alikeIn(tree, over).some(
        (other) =>
          (isLedThere &&
            at > head === one > other &&
            between(claim, at, head) === between(tree, one, other)) ||
          (isStrict
            ? arcsFrom(tree, one).some(
                (arc) => arc.head === other && /^(?:obl|nmod|advmod)/.test(arc.relation),
              )
            : !isOfUnsaid(parses, at, one)),
      ),
    );
  });
}

const OF_ADJECTIVE = /^(?:of|about|with|to|at)$/;

/** A noun or an adjective that a preposition leads to from a verb or an adjective. */
function isPhrase(claim: Tree, at: number): boolean {
  const { head, deprel, upos } = claim.token(at);
  const isLed =
    claim.with(at, 'case').length > 0 || (deprel === 'advmod' && claim.with(at, 'mark').length > 0);
  return (
    isLed &&
    /^(?:obl|advmod)$/.test(deprel) &&
    /^(?:NOUN|PROPN|ADJ)$/.test(upos) &&
    /^(?:VERB|ADJ)$/.test(claim.token(head).upos)
  );
}

const PLACED = /^(?:on|in|into|onto|at|from|with|under|over|near|behind|against|through|around)$/;

/** Whether a word tells more of a noun, or does what is told by a verb, that the statement has not. */
function isOfUnsaid({ claim, tree, placeOf }: Placed, at: number, there: number): boolean {
  const { deprel, head } = tree.token(there);
  if (head < 0 || claim.tokens.some((_, at) => placeOf(at) === head)) return false;
  const { upos, deprel: over } = tree.token(head);
  // "Standing on the tower".
  if (deprel === 'obl' && over === 'advcl' && tree.token(head).xpos === 'VBG')
    return PLACED.test(prepositionOf(claim, at));
  return (
    (/^(?:amod|compound)$/.test(deprel) && upos === 'NOUN') ||
    (deprel === 'nsubj' && upos === 'VERB' && PLACED.test(prepositionOf(claim, at)))
  );
}
