/**
 * "Found the clause unfair" by "found the unfair clause", "had the trees cut" by "had the trees that were cut counted", "left Tom
 * in charge" by "the manager in charge left Tom": what a verb says of its object is not what the object is told by.
 */
import { gather } from '../../../text/gather.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { parseOf } from '../as-it-stands.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard } from '../guard.ts';

/** Verbs behind which an infinitive tells what somebody wants of a thing, as a participle does: "wanted it (to be) shortened". */
const WANTING = /^(?:want|need|order|like|expect|require|prefer|wish|request|ask|instruct|command|direct)$/;

/** What leads to how something is. */
const STATE = /^(?:in|on|under|out|off|without)$/;

interface Complement {
  readonly verb: number;
  readonly object: number;
  /** The word that is said of the object. */
  readonly predicate: number;
}

export const SAID_OF_OBJECT: Guard = against('role', 'prose', ({ reading }, sentence) => {
  const claim = claimTree(reading);
  const said = complementIn(claim);
  if (said === undefined) return false;
  const [verb, object, predicate] = [said.verb, said.object, said.predicate].map((at) => claim.token(at));
  const { tree } = parseOf(sentence);
  const those = gather(tree.tokens, ({ form, lemma }, at) =>
    form.toLowerCase() === predicate!.form.toLowerCase() ||
    (isAdjective(predicate!.xpos) && lemma === predicate!.lemma)
      ? [at]
      : [],
  );
  return (
    those.length > 0 &&
    those.every((at) => isToldBy(tree, at, object!.lemma) || (!WANTING.test(verb!.lemma) && isAim(tree, at)))
  );
});

const isAdjective = (xpos: string): boolean => /^JJ/.test(xpos);

/** What the root of a statement says of its object, the last thing said. */
function complementIn(tree: Tree): Complement | undefined {
  const verb = tree.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || !/^VB/.test(tree.token(verb).xpos)) return undefined;
  const [object] = tree.with(verb, 'obj');
  if (object === undefined) return asClause(tree, verb);
  const predicate = [
    ...tree.with(verb, 'xcomp', 'obl', 'advcl'),
    ...tree.with(object, 'acl', 'xcomp', 'nmod'),
  ].find((at) => at > object && isPredicate(tree, at, verb) && tree.with(at, 'nsubj').length === 0);
  return predicate === undefined ? undefined : { verb, object, predicate };
}

/** "Wants the logo changed", where the parse has "the logo changed" for a clause. */
function asClause(tree: Tree, verb: number): Complement | undefined {
  const predicate = tree.with(verb, 'ccomp').find((at) => isPredicate(tree, at, verb));
  const [object] = predicate === undefined ? [] : tree.with(predicate, 'nsubj', 'nsubj:pass');
  if (predicate === undefined || object === undefined || object < verb || object > predicate)
    return undefined;
  return { verb, object, predicate };
}

function isPredicate(tree: Tree, at: number, verb: number): boolean {
  const { xpos } = tree.token(at);
  if (tree.with(at, 'mark', 'aux', 'aux:pass', 'cop').length > 0) return false;
  // "Left him in charge", "had it under control".
  if (/^NN/.test(xpos)) {
    const leads = tree.with(at, 'case').some((lead) => STATE.test(tree.token(lead).form.toLowerCase()));
    return leads && /^(?:leave|keep|have|find|hold|put)$/.test(tree.token(verb).lemma);
  }
  return /^(?:JJ|VB[DN])/.test(xpos) && tree.with(at, 'case').length === 0;
}

/** Whether a word tells which thing is meant: an attribute before it, or all of a relative clause behind it. */
function isToldBy(tree: Tree, at: number, noun: string): boolean {
  const { deprel, head } = tree.token(at);
  if (head < 0) return false;
  const { lemma } = tree.token(head);
  // "In charge" of somebody who is another.
  if (deprel === 'nmod') return head < at && lemma !== noun;
  return lemma === noun && ((deprel === 'amod' && at < head) || deprel === 'acl:relcl');
}

/** "Got in the car to be washed". */
const isAim = (tree: Tree, at: number): boolean =>
  /^(?:advcl|acl|xcomp)$/.test(tree.token(at).deprel) &&
  tree.with(at, 'mark').some((mark) => tree.token(mark).form.toLowerCase() === 'to');
