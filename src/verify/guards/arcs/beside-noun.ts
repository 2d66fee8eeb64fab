/** What stands at a noun: where a parse and another differ, the words and their order tell what tells more of it. */
import type { ParsedToken } from '../../../text/parse/parser.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { type Arc, between, prepositionOf } from './arc.ts';
import type { Claimed, Stated } from './claimed.ts';

/** Whether both stand in the same order with the same words between them. */
export function standsAlike({ tree, dependent, noun }: Claimed, stated: Stated): boolean {
  return (
    dependent < noun === stated.dependent < stated.noun &&
    between(tree, dependent, noun) === between(stated.tree, stated.dependent, stated.noun)
  );
}

/** "The budget's approval", "emergency medical care": what stands before a noun with nothing between but its genitive or its attributes. */
export function standsBefore({ relation }: Claimed, { tree, dependent, noun }: Stated): boolean {
  if (dependent > noun || !PRECEDES.test(relation)) return false;
  const [next, ...others] = tree.tokens.slice(dependent + 1, noun);
  if (next !== undefined && /^['’]s?$/.test(next.form))
    return relation.startsWith('nmod') && others.every(isAttribute);
  // "The Austin, Texas office".
  const inside =
    next?.form === ',' && isPlaceName(tree, dependent + 2) ? others : tree.tokens.slice(dependent + 1, noun);
  return relation !== 'nmod' && inside.every(isAttribute);
}

const isPlaceName = (tree: Tree, at: number): boolean =>
  tree.token(at).upos === 'PROPN' && tree.token(at - 2).upos === 'PROPN';

const PRECEDES = /^(?:amod|compound|nmod|nmod:poss)$/;

const isAttribute = ({ upos }: ParsedToken): boolean => /^(?:ADJ|NOUN|PROPN)$/.test(upos);

/** "Approval by a manager": what a preposition leads to right behind a noun, of which the parse may hang it on the verb. */
export function phraseBehind(tree: Tree, noun: number, dependent: number): Arc | undefined {
  const before = tree.tokens[dependent - 1];
  // "Accounts whose rating".
  if (before?.form === 'whose' && noun === dependent - 2)
    return { head: noun, relation: 'nmod:poss', preposition: '' };
  // "In Austin, Texas".
  if (before?.form === ',' && dependent - 2 > noun)
    return isPlaceName(tree, dependent) ? phraseBehind(tree, noun, dependent - 2) : undefined;
  const led = tree.with(dependent, 'case').filter((at) => at > noun);
  const [first] = led;
  if (first !== noun + 1) return undefined;
  const inside = tree.tokens.slice(led.at(-1)! + 1, dependent);
  if (!inside.every(({ upos }) => /^(?:DET|ADJ|PRON|NUM|NOUN|PROPN)$/.test(upos))) return undefined;
  return { head: noun, relation: 'nmod', preposition: prepositionOf(tree, dependent) };
}

/**
 * "The bank's old office", "access to the payroll system", "heads the sales department": what tells more of a part of a
 * longer name, or of what a noun or a deed is of.
 */
export function isWithin(relation: string, tree: Tree, at: number, nouns: readonly number[]): boolean {
  const { deprel, head } = tree.token(at);
  if (!nouns.includes(head)) return false;
  if (deprel === 'compound' || (deprel === 'nmod' && relation === 'compound')) return true;
  return tree.token(head).upos === 'VERB' && deprel === 'obj';
}
