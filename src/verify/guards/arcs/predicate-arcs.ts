/**
 * "The woman sitting next to Kim is a judge" by "the woman is sitting next to Kim, a judge", "Ana is a lawyer" by "Tim, who
 * is a lawyer, met Ana": of whom or what something is said by "is".
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, arcsFrom, between, hasFinite, prepositionOf, rowOf } from './arc.ts';

export const PREDICATE_ARCS: Guard = againstArc('role', (parses, told) => {
  const at = saidOfOther(parses);
  return at >= 0 && isPlainWord(parses, told, at) ? at : -1;
});

/** The first thing that a statement says of something by a copula, where the sentence says it of another; -1 for none. */
export function saidOfOther(parses: Placed): number {
  const { claim, tree } = parses;
  if (!hasFinite(tree)) return -1;
  return claim.tokens.findIndex((_, at) => claim.with(at, 'cop').length > 0 && isOfOther(parses, at));
}

function isOfOther({ claim, tree, placeOf, unitOf }: Placed, root: number): boolean {
  const [subject] = claim.with(root, 'nsubj');
  const { upos } = claim.token(root);
  if (subject === undefined || claim.with(root, 'case', 'nummod').length > 0) return false;
  if (!/^(?:NOUN|PROPN|ADJ)$/.test(upos) || unitOf(root) === unitOf(subject)) return false;
  const [said, of] = [placeOf(root), placeOf(subject)];
  // What is told by another kind of word, "they replied quickly" for "the reply was quick", has arcs of its own.
  if (said < 0 || of < 0 || tree.token(of).upos === 'VERB' || tree.token(said).upos !== upos) return false;
  return !alikeIn(tree, said).some((one) =>
    alikeIn(tree, of).some(
      (other) =>
        isSaidOf(tree, one, other) ||
        // "Ludwig is Clara's father's cousin" says of nobody that he is Clara's father.
        (!(tree.token(one).upos === 'NOUN' && /^(?:nmod:poss|compound)$/.test(tree.token(one).deprel)) &&
          between(claim, root, subject) === between(tree, one, other)),
    ),
  );
}

const FINITE = /^(?:VB[DZP]|MD)$/;
const SUBJECT = /^nsubj/;
const ATTRIBUTE = /^(?:amod|compound|appos|acl|acl:relcl|flat|nmod:desc|nmod:unmarked)$/;
const SECOND = /^(?:xcomp|obj|obl|advmod|advcl|ccomp|nmod|nsubj)$/;
const MATE = /^(?:nsubj|obj|iobj)/;

/** Whether a sentence says one word of another: by a copula, as an attribute, or by a verb of being or becoming so. */
function isSaidOf(tree: Tree, said: number, of: number): boolean {
  if (said === of) return false;
  if (isOfPronoun(tree, said) || [said, of].some((one) => prepositionOf(tree, one) === 'as')) return true;
  // "Was closed until noon and open afterwards": of a row of predicates the parse may take one for an attribute.
  if (tree.tokens[said - 1]?.upos === 'CCONJ' && tree.token(said).upos === 'ADJ') return true;
  // "Late again was the order".
  if (tree.tokens.slice(said, of).some(({ lemma, upos }) => upos === 'AUX' && lemma === 'be')) return true;
  if (isBehindComma(tree, said, of) || isBehindComma(tree, of, said)) return true;
  const [row, those] = [rowOf(tree, said), rowOf(tree, of)];
  const isTold = (relation: string): boolean => ATTRIBUTE.test(relation) || SUBJECT.test(relation);
  // "The owner is Ana" for "Ana is the owner".
  if (arcsFrom(tree, of).some(({ head, relation }) => row.includes(head) && isTold(relation))) return true;
  return (
    isInGap(tree, said, of) ||
    arcsFrom(tree, said).some(
      ({ head, relation }) =>
        (those.includes(head) && isTold(relation) && (head === of || tree.with(of, 'det').length === 0)) ||
        (SECOND.test(relation) &&
          // "Fast asleep" is not fast.
          !(relation === 'advmod' && tree.token(head).upos === 'ADJ') &&
          isOfVerb(tree, head, those, relation)),
    )
  );
}

/** "The landlord is responsible for the roof, the tenant for the garden". */
const isInGap = (tree: Tree, said: number, of: number): boolean =>
  said < of &&
  tree.with(said, 'nsubj').length > 0 &&
  !tree.tokens.some(({ xpos }, at) => at > of && FINITE.test(xpos));

/** "Holds the post of chair", "possible side effects include dizziness"; a verb without a subject has it where the parse did not look. */
function isOfVerb(tree: Tree, at: number, those: readonly number[], relation: string): boolean {
  const { head, deprel, upos, lemma } = tree.token(at);
  if (relation === 'xcomp' && upos === 'VERB' && tree.with(at, 'nsubj', 'nsubj:pass').length === 0)
    return true;
  return (
    hasMate(tree, at, those) || (/^obj/.test(deprel) && hasMate(tree, head, those)) || lemma === 'include'
  );
}

/** "It", "they": of whom is told before. */
const isOfPronoun = (tree: Tree, said: number): boolean =>
  tree
    .with(said, 'nsubj', 'nsubj:pass')
    .some((one) => /^(?:it|they|he|she|we|you|i|this|that|these|those)$/i.test(tree.token(one).form));

/** "Ms Ferrari, the project's lead architect". */
function isBehindComma(tree: Tree, later: number, earlier: number): boolean {
  const inside = tree.tokens.slice(earlier + 1, later);
  const comma = inside.findIndex(({ form }) => form === ',');
  return (
    comma >= 0 &&
    inside.slice(0, comma).every(({ upos }) => upos === 'PROPN') &&
    inside.slice(comma + 1).every(({ upos }) => /^(?:DET|ADJ|NOUN|PROPN|PART|PRON)$/.test(upos))
  );
}

/** Whether one of some words stands beside another in the clause of a verb; "holds the post of chair" is of the clause too. */
const hasMate = (tree: Tree, verb: number, those: readonly number[]): boolean =>
  rowOf(tree, verb).some((one) =>
    tree.children(one).some((child) => those.includes(child) && MATE.test(tree.token(child).deprel)),
  );
