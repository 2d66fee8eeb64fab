/** What happens to a thing only once: its time and its place may be told apart. */
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { tellsApart } from './guards.ts';
import { isRun, subtree, type Told, told } from './tokens.ts';

const ONCE = new Set(['born', 'bear', 'die']);

/** `was born in 1912 in Graz` as two readings; undefined for what may happen more than once. */
export function onceOnly(tree: Tree, predicate: Predicate, tokens: readonly number[]): Told[] | undefined {
  const { token, lemma, negated } = predicate;
  if (negated || !ONCE.has(lemma) || !tellsApart(tree, tokens, token)) return undefined;
  const present = new Set(tokens);
  const phrases = tree
    .with(token, 'obl', 'obl:unmarked', 'obl:tmod')
    .filter((at) => at > token && present.has(at))
    .map((at) => subtree(tree, at).filter((one) => present.has(one)));
  if (phrases.length < 2 || !phrases.every(isRun)) return undefined;
  const all = new Set(phrases.flat());
  const core = tokens.filter((at) => !all.has(at) && !(at > token && tree.token(at).upos === 'PUNCT'));
  return phrases.map((phrase) => told(tree, [...core, ...phrase], phrase));
}
