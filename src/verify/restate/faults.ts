/** Why two phrases of one noun do not mean the same thing: of one for many, of some for all, of another's. */
import type { MismatchKind } from '../../domain/check.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Extent } from './extent.ts';
import type { Grammar } from './grammar.ts';

/** A noun of a claim and one of a sentence, with the tokens of the sentence that the claim has too. */
export interface Pair {
  readonly claim: Grammar;
  readonly theirs: Grammar;
  readonly ours: number;
  readonly other: number;
  readonly taken: ReadonlySet<number>;
}

/** What the sentence's phrase says otherwise than the claim's, though both are of the same noun; undefined for nothing. */
export function faultOf(
  pair: Pair,
  extents: readonly [Extent, Extent],
  standing: boolean,
): MismatchKind | undefined {
  if (isOneOfTwo(pair)) return 'quantity';
  if (isOneForMany(pair, extents)) return 'quantifier';
  if (isOfAnother(pair)) return 'role';
  return standing && isOfSome(pair) ? 'quantifier' : undefined;
}

/** "A customer" for "customers". */
function isOneForMany(
  { claim, theirs, ours, other }: Pair,
  [extent, their]: readonly [Extent, Extent],
): boolean {
  const many = extent === 'bare' && claim.tree.token(ours).xpos === 'NNS';
  return many && (their === 'a' || their === 'the') && theirs.tree.token(other).xpos === 'NN';
}

/** "15 or 13 songs" for "15 songs". */
function isOneOfTwo({ claim, theirs, ours, other }: Pair): boolean {
  const { tree } = theirs;
  if (theirs.valueAt(other) < 0 || claim.valueAt(ours) < 0) return false;
  const or = (token: number): boolean =>
    tree.with(token, 'cc').some((cc) => tree.token(cc).form.toLowerCase() === 'or');
  return tree.with(other, 'conj').some(or) || (tree.token(other).deprel === 'conj' && or(other));
}

/** "The rooms with a stove are heated" for "the rooms are heated": which of them is told, and the claim means all. */
function isOfSome({ theirs, other, taken }: Pair): boolean {
  const { tree } = theirs;
  if (tree.token(other).xpos !== 'NNS') return false;
  return tree.children(other).some((child) => {
    const { deprel } = tree.token(child);
    if (taken.has(child) || tree.tokens[other + 1]?.form === ',') return false;
    if (deprel === 'acl' || deprel === 'acl:relcl') return true;
    return deprel === 'nmod' && theirs.tells(child) && prepositionOf(tree, child) === 'with';
  });
}

/** "The resignation of her deputy" for "her resignation": whose it is. */
function isOfAnother({ claim, theirs, ours, other, taken }: Pair): boolean {
  const owned = (tree: Tree, noun: number): boolean =>
    tree.with(noun, 'nmod:poss').some((token) => tree.token(token).upos === 'PRON');
  if (!owned(claim.tree, ours) || owned(theirs.tree, other)) return false;
  const { tree } = theirs;
  return tree.children(other).some((child) => {
    const { deprel } = tree.token(child);
    if (taken.has(child) || !theirs.tells(child)) return false;
    // "Anna's aunt" is "her aunt" where the claim speaks of Anna.
    const owner = theirs.word(child)?.lemma;
    if (claim.reading.words.some(({ lemma }) => lemma === owner)) return false;
    return deprel === 'nmod:poss' || (deprel === 'nmod' && prepositionOf(tree, child) === 'of');
  });
}

/** "Care", "access": what has no article, and is not one thing. */
export function isMass(tree: Tree, noun: number): boolean {
  const { upos, xpos } = tree.token(noun);
  return upos === 'NOUN' && xpos === 'NN' && tree.with(noun, 'det', 'nmod:poss', 'nummod').length === 0;
}
