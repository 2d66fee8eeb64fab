/**
 * "The cabin was built by a sailor" by "built in 1880, the cabin was painted by a sailor", "the film was shot in Rome" by "the
 * film about Rome was shot in Tunis", "the factory is made of glass" by "the glass factory is made of brick": whose agent,
 * place or stuff a phrase tells.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, arcsFrom, prepositionOf, rowOf } from './arc.ts';

export const OWN_PHRASE: Guard = againstArc('role', (parses, told) =>
  parses.claim.tokens.findIndex(
    (_, at) =>
      isPlainWord(parses, told, at) &&
      (isAgentOfOther(parses, at) ||
        hasRival(parses, at) ||
        isInCompound(parses, at) ||
        isReversed(parses, at) ||
        isObjectOfOther(parses, at)),
  ),
);

/** Whether who does one deed of a statement does only another in the sentence. */
function isAgentOfOther({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel } = claim.token(at);
  if (deprel !== 'obl:agent' || head < 0) return false;
  const [who, deed] = [placeOf(at), placeOf(head)];
  if (who < 0 || deed < 0) return false;
  const agents = alikeIn(tree, who).filter((one) => tree.token(one).deprel === 'obl:agent');
  if (agents.length === 0 || agents.length < alikeIn(tree, who).length) return false;
  const deeds = alikeIn(tree, deed).flatMap((one) => rowOf(tree, one));
  return agents.every(
    (one) => !arcsFrom(tree, one).some((arc) => rowOf(tree, arc.head).some((over) => deeds.includes(over))),
  );
}

/** Whether the verb of a phrase has in the sentence another of the same preposition, and this one hangs on a noun. */
function hasRival({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel, upos } = claim.token(at);
  if (deprel !== 'obl' || upos !== 'PROPN' || head < 0) return false;
  const [there, over] = [placeOf(at), placeOf(head)];
  const lead = prepositionOf(claim, at);
  if (there < 0 || over < 0 || lead === '') return false;
  return (
    alikeIn(tree, there).every((one) => tree.token(one).deprel === 'nmod') &&
    alikeIn(tree, over).every((verb) =>
      tree
        .with(verb, 'obl')
        .some(
          (one) =>
            tree.token(one).upos === 'PROPN' &&
            prepositionOf(tree, one) === lead &&
            !isAlike(tree, one, there),
        ),
    )
  );
}

const isAlike = (tree: Tree, one: number, other: number): boolean => alikeIn(tree, other).includes(one);

const PLACES_OF_WORK =
  /^(?:department|team|office|unit|group|division|sector|industry|business|field|class|course|role|position|job|branch|section|service)$/;
/** Prepositions behind which a noun may stand that is the first half of a compound: "the door of the garden". */
const OF_COMPOUND = /^(?:of|for|in|at|from|on|to|about)?$/;

/** "The door is on fire", "made of glass": what stands behind the verb is in the sentence the first half of a compound. */
function isInCompound({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, upos, deprel } = claim.token(at);
  if (!/^NOUN$/.test(upos) || claim.with(at, 'case').length === 0) return false;
  const isRoot = head < 0 && claim.with(at, 'cop').length > 0;
  const isMade = deprel === 'obl' && head >= 0 && claim.token(head).lemma === 'make';
  const there = placeOf(at);
  if (there < 0 || !(isRoot || isMade)) return false;
  if (isRoot && !OF_COMPOUND.test(prepositionOf(claim, at))) return false;
  // "Is in marketing" of who moved to the marketing department.
  return alikeIn(tree, there).every((one) => {
    const { deprel: relation, head: noun } = tree.token(one);
    return relation === 'compound' && noun >= 0 && !PLACES_OF_WORK.test(tree.token(noun).lemma);
  });
}

const ONE_WAY = /^(?:with|of|for|from|to|against|over|under|on|in|into|onto)$/;

/** "Loaded the hay with the cart" by "the cart with the hay": the same preposition the other way round. */
function isReversed({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel } = claim.token(at);
  const lead = prepositionOf(claim, at);
  if (head < 0 || deprel !== 'nmod' || !ONE_WAY.test(lead)) return false;
  // "This kind of rust" is rust of this kind.
  if (/^(?:kind|type|sort|form|class|style|brand)$/.test(claim.token(head).lemma)) return false;
  const [there, over] = [placeOf(at), placeOf(head)];
  if (there < 0 || over < 0 || there === over) return false;
  const [inner, outer] = [alikeIn(tree, there), alikeIn(tree, over)];
  return (
    inner.length === 1 &&
    outer.length === 1 &&
    prepositionOf(tree, over) === lead &&
    prepositionOf(tree, there) !== lead &&
    arcsFrom(tree, over).some((arc) => arc.head === there)
  );
}

/** "Upheld the claim" by "dismissed the claim but upheld the complaint": both verbs have an object of their own. */
function isObjectOfOther({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel } = claim.token(at);
  if (deprel !== 'obj' || head < 0) return false;
  const [there, over] = [placeOf(at), placeOf(head)];
  if (there < 0 || over < 0) return false;
  const [objects, verbs] = [alikeIn(tree, there), alikeIn(tree, over)];
  return (
    verbs.every(
      (verb) =>
        tree.token(verb).upos === 'VERB' &&
        tree.with(verb, 'obj').some((one) => tree.token(one).upos !== 'PRON' && !objects.includes(one)),
    ) &&
    objects.every((one) => {
      const { deprel: relation, head: of } = tree.token(one);
      return (
        relation === 'obj' &&
        of >= 0 &&
        !verbs.includes(of) &&
        !rowOf(tree, one)
          .slice(1)
          .some((other) => verbs.includes(tree.token(other).head))
      );
    }) &&
    !verbs.some((verb) =>
      tree
        .with(verb, 'obj')
        .some(
          (one) =>
            rowOf(tree, one).some((other) => objects.includes(other)) ||
            tree.with(one, 'conj').some((other) => objects.includes(other)),
        ),
    )
  );
}
