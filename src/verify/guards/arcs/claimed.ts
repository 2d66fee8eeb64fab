/** The words of a statement that tell more of its nouns. */
import type { Tree } from '../../../text/parse/tree.ts';
import { prepositionOf } from './arc.ts';

/** A word of a statement with the noun that it tells more of. */
export interface Claimed {
  readonly tree: Tree;
  readonly dependent: number;
  readonly noun: number;
  readonly relation: string;
  readonly preposition: string;
}

/** A sentence with the two words there, and the statement's predicate; -1 where it has none. */
export interface Stated {
  readonly tree: Tree;
  readonly dependent: number;
  readonly noun: number;
  readonly predicate: number;
}

/** Relations that say what a relation of a statement does; a phrase by its preposition. */
export const LIKE: Readonly<Record<string, RegExp>> = {
  amod: /^(?:amod|compound|acl|acl:relcl|nummod|flat|nmod:unmarked|det|advmod)$/,
  compound: /^(?:compound|amod|flat|nmod:unmarked|nmod:poss|appos|nummod)$/,
  nmod: /^(?:compound|amod|flat|nmod:unmarked|appos)$/,
  'nmod:poss': /^(?:nmod:poss|compound|flat|amod)$/,
  acl: /^(?:acl|acl:relcl|amod|nsubj|nsubj:pass|obj|obl)$/,
  'acl:relcl': /^(?:acl|acl:relcl|amod|nsubj|nsubj:pass|obj|obl)$/,
  appos: /^(?:appos|compound|flat|nsubj|conj)$/,
};

/** The arc of a statement at one of its words; undefined where that tells no more of a noun. */
export function claimedAt(tree: Tree, dependent: number): Claimed | undefined {
  const { head: noun, deprel: relation, upos } = tree.token(dependent);
  if (noun < 0 || LIKE[relation] === undefined || !CONTENT.test(upos)) return undefined;
  const { upos: headed, deprel } = tree.token(noun);
  // A noun with a subject and no copula is a verb that the parse took for one.
  const isVerb =
    deprel === 'root' && tree.with(noun, 'nsubj').length > 0 && tree.with(noun, 'cop').length === 0;
  if (!/^(?:NOUN|PROPN)$/.test(headed) || isVerb) return undefined;
  // "Prince Charles".
  if (relation === 'compound' && upos === 'PROPN' && headed === 'PROPN') return undefined;
  return { tree, dependent, noun, relation, preposition: prepositionOf(tree, dependent) };
}

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|ADV)$/;
