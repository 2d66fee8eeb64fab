/** What stands behind a label, and whether it states anything without it. */
import type { Parse } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isClause } from '../parts/clauses.ts';
import { FINITE, hiddenVerb } from '../parts/verbs.ts';

/** `Suspended since 3 May`, `a migration that had not been reviewed`: of what it is so, the label alone says. */
export function lacksSubject(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  const { upos, xpos } = parse.tokens[root] ?? {};
  const finite = parse.tokens.flatMap(({ xpos }, at) => (FINITE.has(xpos) ? [at] : []));
  const relative = parse.tokens.findIndex(({ xpos }) => /^W(?:DT|P)$/.test(xpos));
  if (finite.length === 1 && relative > 0 && relative < finite[0]!) return true;
  if (root < 0 || isClause(parse) || hiddenVerb(parse) > 0) return false;
  if (tree.with(root, 'nsubj', 'nsubj:pass', 'csubj', 'expl', 'cop').length > 0) return false;
  if (upos === 'VERB') return root === 0 && /^VB[DNZ]$/.test(xpos ?? '');
  return finite.length > 0 && finite.every((at) => withinRelative(tree, at));
}

/** Whether a word belongs to what is told of a noun. */
function withinRelative(tree: Tree, at: number): boolean {
  for (let here = at; here >= 0; here = tree.token(here).head)
    if (tree.token(here).deprel === 'acl:relcl') return true;
  return false;
}
