/**
 * "The delayed shipment was insured" by "the insured delayed the shipment", "the guest who complained" by "the guest was
 * moved when another complained": whom a deed is told of.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard, Told } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { between, hasFinite, prepositionOf, rowOf } from './arc.ts';
import { type Bond, unkept } from './bond.ts';

export const SUBJECT_ARCS: Guard = againstArc('role', (parses, told) =>
  unkept(parses, subjectBonds(told, parses)),
);

/** The verbs of a statement with their subjects, as far as the sentence has the words of both. */
export function subjectBonds(told: Told, { claim, tree, placeOf, unitOf }: Placed): readonly Bond[] {
  // A note without small words sets its words side by side.
  if (!hasFinite(tree) || !tree.tokens.some(({ upos }) => SMALL.test(upos))) return [];
  return claim.tokens.flatMap(({ upos, xpos }, at) => {
    if (upos !== 'VERB' || !xpos.startsWith('VB')) return [];
    const [subject] = claim.with(at, 'nsubj', 'nsubj:pass');
    if (subject === undefined || !/^(?:NOUN|PROPN)$/.test(claim.token(subject).upos)) return [];
    if (told.units[unitOf(subject)]?.value !== undefined || unitOf(at) === unitOf(subject)) return [];
    const [there, who] = [placeOf(at), placeOf(subject)];
    if (there < 0 || who < 0 || there === who) return [];
    const holds = (verb: number, one: number): boolean =>
      isToldOf(tree, verb, one) ||
      (subject < at === one < verb && between(claim, subject, at) === between(tree, one, verb));
    return [{ one: at, other: subject, holds }];
  });
}

const SMALL = /^(?:DET|AUX|PRON)$/;
const MOST_STEPS = 6;

/** Whether a sentence tells a deed of somebody or something: in its clause, or in one that shares what it is told of. */
export function isToldOf(tree: Tree, verb: number, who: number): boolean {
  if (tree.token(verb).upos !== 'VERB' || isCleft(tree) || tree.tokens[who + 1]?.form === ':') return true;
  const those = withNamed(tree, rowOf(tree, who));
  const isOf = (at: number): boolean =>
    those.includes(at) || isNear(tree, at, those) || isLedFrom(tree, at, those);
  let isInRow = false;
  for (let at = verb, steps = 0; at >= 0 && steps < MOST_STEPS; steps++) {
    if (tree.children(at).some(isOf) || (steps > 0 && isOf(at))) return true;
    const { deprel, head } = tree.token(at);
    const subjects = tree.with(at, 'nsubj', 'nsubj:pass');
    if (tree.with(at, 'nsubj', 'nsubj:pass', 'obj').some((one) => isPronoun(tree, one))) return true;
    if (deprel === 'amod') return isOf(head);
    if (deprel.startsWith('acl')) return isOf(head) || tree.children(head).some(isOf);
    if (subjects.length > 0 && !(isInRow && /^(?:ccomp|advcl)$/.test(deprel))) return false;
    if (!SHARING.test(deprel)) return subjects.length === 0 && isOnlySubject(tree, those);
    isInRow ||= deprel === 'conj';
    at = head;
  }
  return false;
}

/** "His manager Rowena Hay": what a name stands beside is the same, with its row. */
const withNamed = (tree: Tree, those: readonly number[]): readonly number[] => [
  ...those,
  ...those.flatMap((one) => (tree.token(one).deprel === 'appos' ? rowOf(tree, tree.token(one).head) : [])),
];

/** Clauses that share what the one above them is told of. */
const SHARING = /^(?:conj|xcomp|advcl|ccomp|parataxis|csubj)/;

const isPronoun = (tree: Tree, at: number): boolean =>
  tree.token(at).upos === 'PRON' && !/^(?:who|which|that|another|others?)$/i.test(tree.token(at).form);

/** "It was Ana who approved it". */
const isCleft = (tree: Tree): boolean =>
  /^it$/i.test(tree.tokens[0]?.form ?? '') &&
  tree.tokens[1]?.lemma === 'be' &&
  tree.tokens.some(({ form }) => /^(?:who|that|which)$/i.test(form));

/**
 * "Hana rented the studio to Paul", "credited to the customer's account", "taught to play chess by Ela": the parse may hang
 * a party on the thing or on what is done with it.
 */
function isLedFrom(tree: Tree, at: number, those: readonly number[]): boolean {
  const { deprel, head } = tree.token(at);
  const isTo = /^obl/.test(deprel) && prepositionOf(tree, at) === 'to';
  return those.some((one) => {
    const { deprel: own, head: over } = tree.token(one);
    if (prepositionOf(tree, one) === 'by') return isUnder(tree, one, head);
    if (over !== at) return false;
    return (own === 'nmod' && /^(?:obj|obl)/.test(deprel)) || (own === 'nmod:poss' && isTo);
  });
}

function isUnder(tree: Tree, at: number, top: number): boolean {
  let token = at;
  while (token >= 0 && token !== top) token = tree.token(token).head;
  return token === top;
}

/** Where a sentence has one subject, what has none is told of it. */
const isOnlySubject = (tree: Tree, those: readonly number[]): boolean =>
  tree.tokens.every(
    ({ deprel }, at) => !deprel.startsWith('nsubj') || those.includes(at) || isNear(tree, at, those),
  );

/** A word of a name, what a word is beside, or how many of them. */
const isNear = (tree: Tree, at: number, those: readonly number[]): boolean =>
  those.some(
    (one) => tree.token(one).head === at && (BESIDE.test(tree.token(one).deprel) || isPart(tree, at, one)),
  ) ||
  (those.includes(tree.token(at).head) && BESIDE.test(tree.token(at).deprel));

const BESIDE = /^(?:appos|flat|compound|conj|nummod|nmod:desc|nmod:unmarked)$/;

/** "Some of the volunteers". */
const isPart = (tree: Tree, at: number, one: number): boolean =>
  tree.token(one).deprel === 'nmod' && /^(?:DET|NUM|PRON)$/.test(tree.token(at).upos);
