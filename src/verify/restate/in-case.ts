/** Clauses that tell in which case something is so, and what makes another case of one: "even if", "only when". */
import type { Tree } from '../../text/parse/tree.ts';
import type { Clause } from './types.ts';

/** "Even if", "only when": the word before the one that opens a clause, where it makes another of it; empty for none. */
export function leadOf(tree: Tree, verb: number): string {
  const mark = tree
    .children(verb)
    .find((child) => CASE.test(tree.token(child).form) && /^(?:mark|advmod)$/.test(tree.token(child).deprel));
  const before = tree.tokens[(mark ?? 0) - 1]?.form.toLowerCase() ?? '';
  return LEADING.has(before) ? before : '';
}

const CASE = /^(?:if|when|whenever|unless|once|where|wherever)$/i;
const LEADING = new Set(['even', 'only', 'just', 'except', 'especially', 'particularly', 'not', 'as', 'but']);

/** Whether a clause tells in which case something is so: the case of a red key is not that of any key. */
export const isCase = ({ relation, mark }: Clause): boolean =>
  relation === 'advcl' && /^(?:if|when|whenever|unless|once|where|wherever)$/.test(mark);
