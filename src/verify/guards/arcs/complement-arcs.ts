/**
 * "Kim refused to say when she left" by "Kim refused to leave, they say", "Kim hopes to be promoted" by "Kim was promoted,
 * she hopes to be back", "is sure to win" by "is sure that Lee will win": what a verb or an adjective has as its
 * complement.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn, arcsFrom, between } from './arc.ts';

export const COMPLEMENT_ARCS: Guard = againstArc('role', complementOfOther);

const COMPLEMENT = /^(?:xcomp|ccomp|advcl)$/;

/** The first complement of a statement which the sentence has under no such word; -1 for none. */
export function complementOfOther(parses: Placed): number {
  const { claim, tree, placeOf, unitOf } = parses;
  return claim.tokens.findIndex(({ head }, at) => {
    if (head < 0 || !isComplement(claim, at)) return false;
    const [there, over] = [placeOf(at), placeOf(head)];
    if (there < 0 || over < 0 || unitOf(at) === unitOf(head)) return false;
    return !alikeIn(tree, there).some((inner) =>
      alikeIn(tree, over).some((outer) => isUnder(parses, at, inner, outer)),
    );
  });
}

/** An infinitive, a gerund or a clause; "arrived damaged" is none. */
function isComplement(claim: Tree, at: number): boolean {
  const { deprel, xpos, head } = claim.token(at);
  const marks = marksOf(claim, at);
  // "The offer to refund the fee", "the fact that Kim lied".
  if (deprel === 'acl' && OF_NOUN.test(claim.token(head).lemma)) return /^(?:to|that)$/.test(marks);
  if (!COMPLEMENT.test(deprel) || !/^(?:VERB|ADJ)$/.test(claim.token(head).upos)) return false;
  // "Insisted on paying".
  if (xpos === 'VBG' && LED.test(marks) && at - head === 2) return true;
  if (!/^(?:to|that|whether|if)?$/.test(marks)) return false;
  if (claim.tokens.slice(head + 1, at).some(({ form }) => CONNECTIVE.test(form))) return false;
  if (deprel === 'advcl') return marks === 'to';
  return deprel === 'ccomp' || marks === 'to' || (xpos === 'VBG' && deprel === 'xcomp');
}

/** Nouns that tell what is to be, may be or is so by what they lead to. */
const OF_NOUN =
  /^(?:plan|offer|request|attempt|decision|right|duty|permission|order|claim|fact|news|agreement|promise|refusal|ability|intention|proposal|option|obligation|authority|chance|threat|wish|idea|belief|fear|hope|report|rumour|statement|time|courage)$/;

const LED = /^(?:on|in|of|from|at|about|with)$/;

/** The words that lead to a clause. */
const marksOf = (tree: Tree, at: number): string =>
  tree
    .with(at, 'mark', 'case')
    .map((mark) => tree.token(mark).lemma.toLowerCase())
    .join(' ');

/** What the parse takes for a complement behind one of these is a clause of its own. */
const CONNECTIVE = /^(?:before|after|when|once|if|unless|until|because|while|as|since|than)$/i;

function isUnder({ claim, tree, placeOf }: Placed, at: number, inner: number, outer: number): boolean {
  if (inner === outer) return false;
  const { head } = claim.token(at);
  if (at > head === inner > outer && between(claim, at, head) === between(tree, inner, outer)) return true;
  // "The doctor's recommendation was to rest", "to recover the account you need an ID document".
  if (tree.token(outer).upos === 'NOUN' && arcsFrom(tree, outer).some((arc) => arc.head === inner))
    return true;
  if (inner < outer && tree.with(inner, 'mark').includes(0)) return true;
  // "Nora arrived first".
  if (tree.token(outer).head === inner && tree.token(outer).deprel === 'advmod') return true;
  return arcsFrom(tree, inner).some(
    ({ head: over, relation }) =>
      // "Wants the logo changed": the parse may hang it on the logo.
      (over === outer || (tree.token(over).head === outer && relation.startsWith('acl'))) &&
      isComplementBy(tree, inner, relation) &&
      (relation === 'xcomp' || isOwnSubject({ claim, tree, placeOf }, at, inner)),
  );
}

/** What is set beside a verb is no complement of it: "Kim, calling for help, tried the bank". */
const isComplementBy = (tree: Tree, inner: number, relation: string): boolean =>
  relation !== 'parataxis' &&
  (relation !== 'advcl' || marksOf(tree, inner) === 'to' || LED.test(marksOf(tree, inner)));

/** "Promised to call" by "promised that he would call", "recommends replacing the roof" by "that the roof be replaced". */
function isOwnSubject(
  { claim, tree, placeOf }: Pick<Placed, 'claim' | 'tree' | 'placeOf'>,
  at: number,
  inner: number,
): boolean {
  const [subject] = tree.with(inner, 'nsubj', 'nsubj:pass');
  if (subject === undefined) return true;
  if (tree.token(subject).upos === 'PRON') return tree.token(inner).deprel === 'ccomp';
  return (
    claim.children(at).some((own) => placeOf(own) === subject) ||
    claim.with(at, 'nsubj', 'nsubj:pass').length > 0
  );
}
