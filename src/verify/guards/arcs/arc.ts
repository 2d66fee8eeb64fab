/** Arcs of a parse: which word a word tells more of, and as what. */
import { gather } from '../../../text/gather.ts';
import type { Tree } from '../../../text/parse/tree.ts';

/** A word that a token hangs on, and what it is to it. */
export interface Arc {
  readonly head: number;
  readonly relation: string;
  /** The prepositions that lead to the token, in small letters; empty for none. */
  readonly preposition: string;
}

/** Steps up a tree that one word may be shared by. */
const MOST_STEPS = 6;

/** What a word of a name or a row passes on to the word before: in "the roof and the walls of the house" the walls stand where the roof does. */
const PASSED_ON = /^(?:conj|flat|fixed|nummod)/;

/** The prepositions of a token. */
export const prepositionOf = (tree: Tree, at: number): string =>
  tree
    .with(at, 'case')
    .map((one) => tree.token(one).lemma.toLowerCase())
    .join(' ');

/** The words that a token hangs on, by itself or as one of a row. */
export function arcsFrom(tree: Tree, at: number): readonly Arc[] {
  const arcs: Arc[] = [];
  for (let token = at; arcs.length < MOST_STEPS; ) {
    const { head, deprel: relation } = tree.token(token);
    if (head < 0) break;
    arcs.push({ head, relation, preposition: prepositionOf(tree, token) });
    if (!PASSED_ON.test(relation)) break;
    token = head;
  }
  return arcs;
}

/** A token and those of whose row it is one. */
export function rowOf(tree: Tree, at: number): readonly number[] {
  const row = [at];
  for (let token = at; tree.token(token).deprel === 'conj' && row.length < MOST_STEPS; ) {
    token = tree.token(token).head;
    row.push(token);
  }
  return row;
}

/** All tokens of a parse that are the word at `at`. */
export function alikeIn(tree: Tree, at: number): readonly number[] {
  const own = tree.token(at).lemma.toLowerCase();
  return gather(tree.tokens, ({ lemma }, i) => (i === at || lemma.toLowerCase() === own ? [i] : []));
}

/** The words between two tokens but for articles and signs: where they are the same, two parses of them tell nothing. */
export const between = (tree: Tree, one: number, other: number): string =>
  gather(tree.tokens.slice(Math.min(one, other) + 1, Math.max(one, other)), ({ upos, lemma }) =>
    upos === 'DET' || upos === 'PUNCT' ? [] : [lemma.toLowerCase()],
  ).join(' ');

/** The tokens of a parse that are spelled so, small and capital letters alike. */
export function spelledIn(tree: Tree, form: string): readonly number[] {
  const own = form.toLowerCase();
  return gather(tree.tokens, (token, i) => (token.form.toLowerCase() === own ? [i] : []));
}

const FINITE = /^(?:VB[DZP]|MD)$/;

/** Whether a parse has a verb that tells of somebody; a note without one sets its words side by side. */
export const hasFinite = (tree: Tree): boolean => tree.tokens.some(({ xpos }) => FINITE.test(xpos));
