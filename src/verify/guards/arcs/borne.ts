/**
 * What in a sentence bears out that one word of a statement tells more of a noun: the same arc, or one of those that say
 * the same ("the roof of the house", "the house's roof", "the house roof", "the roof is the house's").
 */
import type { Tree } from '../../../text/parse/tree.ts';
import { type Arc, arcsFrom, rowOf } from './arc.ts';
import { isWithin, phraseBehind, standsAlike, standsBefore } from './beside-noun.ts';
import { type Claimed, LIKE, type Stated } from './claimed.ts';
import { isSame } from './prepositions.ts';
import { isThroughVerb } from './through-verb.ts';

/** Whether a sentence has the one word tell more of the other. */
export function bears(claimed: Claimed, stated: Stated): boolean {
  const { tree, dependent, noun } = stated;
  if (dependent === noun) return false;
  if (standsAlike(claimed, stated) || standsBefore(claimed, stated)) return true;
  const nouns = [...rowOf(tree, noun), ...whoIsIt(claimed, tree, noun)];
  const next = phraseBehind(tree, noun, dependent);
  const arcs = next === undefined ? arcsFrom(tree, dependent) : [next, ...arcsFrom(tree, dependent)];
  return (
    arcs.some(
      (arc) =>
        (nouns.includes(arc.head) || isWithin(claimed.relation, tree, arc.head, nouns)) &&
        isAlike(claimed, arc, stated),
    ) ||
    arcsFrom(tree, noun).some((arc) => arc.head === dependent && isTurned(claimed, arc, stated)) ||
    arcs.some((arc) => isThroughVerb(claimed, arc, stated, nouns) || isOfOneLike(claimed, arc, tree))
  );
}

/** "Kim is a nurse born in Rome" by "Kim, born in Rome, is a nurse": what is told of who is it. */
const whoIsIt = (
  { relation, tree: claim, noun: root }: Claimed,
  tree: Tree,
  noun: number,
): readonly number[] =>
  relation.startsWith('acl') && claim.with(root, 'cop').length > 0 && tree.with(noun, 'cop').length > 0
    ? tree.with(noun, 'nsubj')
    : [];

/** What a genitive may be told by. */
const OF_GENITIVE = /^(?:of|by|from|for|in|at|with)?$/;

function isAlike({ relation, preposition }: Claimed, arc: Arc, stated: Stated): boolean {
  const { tree } = stated;
  // The noun is told there by what is done to it or by its deed: "approved the refund" for "the approval of the refund".
  if (/^(?:VERB|AUX)$/.test(tree.token(arc.head).upos) && !/^acl/.test(relation)) return true;
  if (relation === 'amod' && isSince(tree, stated.dependent, stated.predicate)) return false;
  if (LIKE[relation]!.test(arc.relation)) return true;
  if (relation === 'nmod' && arc.relation === 'nmod') return isSame(preposition, arc.preposition);
  if (relation === 'nmod') return arc.relation === 'nmod:poss' && OF_GENITIVE.test(preposition);
  if (relation === 'nmod:poss') return arc.relation === 'nmod' && OF_GENITIVE.test(arc.preposition);
  return relation === 'compound' && arc.relation === 'nmod' && arc.preposition !== 'by';
}

const SUBJECT = /^nsubj(?::pass)?$/;
const ARGUMENT = /^(?:nsubj|obj|iobj|obl)(?::|$)/;
const NAMED = /^(?:flat|compound|nummod|appos|nmod:unmarked)$/;

/** Whether the noun hangs on the word, as the subject of what it is or does, or as one half of a name. */
function isTurned({ relation }: Claimed, arc: Arc, { tree, dependent, noun, predicate }: Stated): boolean {
  if (relation === 'amod')
    return (
      SUBJECT.test(arc.relation) && !isSince(tree, dependent, predicate) && !isOtherAlone(tree, dependent)
    );
  if (relation === 'nmod') return SUBJECT.test(arc.relation) || arc.relation === 'appos';
  if (relation === 'appos') return /^(?:nsubj|appos|compound|flat)$/.test(arc.relation);
  if (relation === 'compound')
    return (
      NAMED.test(arc.relation) &&
      [dependent, noun].some((token) => /^(?:NUM|PROPN)$/.test(tree.token(token).upos))
    );
  return relation.startsWith('acl') && ARGUMENT.test(arc.relation);
}

/** "The order was shipped and later cancelled": it was no cancelled order that was shipped. */
function isSince(tree: Tree, at: number, predicate: number): boolean {
  const { xpos, deprel, head } = tree.token(at);
  if (predicate < 0 || predicate === at || !/^(?:VBN|JJ)$/.test(xpos)) return false;
  return (
    (deprel === 'conj' && head === predicate) ||
    tree.with(at, 'advmod').some((one) => LATER.test(tree.token(one).form))
  );
}

const LATER = /^(?:later|then|afterwards|since|eventually)$/i;

/** "Contractors get a yellow one". */
const isOfOneLike = ({ relation }: Claimed, { head }: Arc, tree: Tree): boolean =>
  /^(?:amod|compound|nmod|acl)/.test(relation) && /^(?:ones?|those|that)$/i.test(tree.token(head).form);

/** "The present owner" is not who was present. */
const isOtherAlone = (tree: Tree, at: number): boolean =>
  /^(?:present|responsible|concerned|involved|late|certain|proper|due)$/i.test(tree.token(at).form);
