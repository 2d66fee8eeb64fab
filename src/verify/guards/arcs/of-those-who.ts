/**
 * "The customer has been with us for five years" by "customers who have been with us for five years get a voucher": what a rule
 * is for tells of no one that he is so.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';

export const OF_THOSE_WHO: Guard = againstArc('condition', (parses) => {
  const root = parses.claim.tokens.findIndex(({ head }) => head < 0);
  return root >= 0 ? saidOfAnyone(parses, root) : -1;
});

/** The first word that a statement tells of its subject, where the sentence tells all of it of those whom its clause is for. */
function saidOfAnyone({ claim, tree, placeOf }: Placed, root: number): number {
  const [subject] = claim.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || !isOne(claim, subject)) return -1;
  const own = subtree(claim, subject);
  const told = claim.tokens.flatMap((_, at) => (own.has(at) || placeOf(at) < 0 ? [] : [at]));
  if (told.length === 0) return -1;
  const clause = tree.tokens.findIndex(
    ({ deprel, head }, at) =>
      deprel === 'acl:relcl' &&
      head >= 0 &&
      isAnyOf(tree, head) &&
      isWithin(subtree(tree, at), told.map(placeOf)),
  );
  return clause < 0 ? -1 : told[0]!;
}

const isWithin = (clause: ReadonlySet<number>, places: readonly number[]): boolean =>
  places.every((place) => clause.has(place));

/** A token with all that hangs on it. */
function subtree(tree: Tree, top: number): ReadonlySet<number> {
  const found = new Set([top]);
  for (const at of found) for (const child of tree.children(at)) found.add(child);
  return found;
}

/** A name, or one thing that is known. */
const isOne = (claim: Tree, at: number): boolean => {
  const { xpos, form } = claim.token(at);
  if (/^NNPS?$/.test(xpos)) return true;
  if (/^(?:he|she|it|they|you|i|we)$/i.test(form)) return true;
  return (
    xpos === 'NN' &&
    claim.with(at, 'det', 'nmod:poss').some((one) => !/^(?:an?|any|every|each)$/i.test(claim.token(one).form))
  );
};

/** Several of a kind, whoever they are: "customers who", "anyone who", "each of those who". */
const isAnyOf = (tree: Tree, at: number): boolean => {
  const { xpos, form } = tree.token(at);
  if (/^(?:anyone|anybody|everyone|everybody|those|whoever)$/i.test(form)) return true;
  const marks = tree.with(at, 'det', 'nmod:poss').map((one) => tree.token(one).form.toLowerCase());
  if (marks.some((mark) => /^(?:any|every|each|all)$/.test(mark))) return true;
  return xpos === 'NNS' && marks.length === 0;
};
