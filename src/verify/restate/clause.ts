/**
 * The clauses of a sentence in one form: what was forced, managed or allowed is a clause of its own with what that
 * says of its truth, a cleft is undone, and an apposition is a clause that says who somebody is.
 */
import { type Predicate, predicates } from '../../text/parse/clauses.ts';
import { isHeadline } from '../../text/parse/embedding.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { heldBy } from './held.ts';
import { appositions, repaired } from './repair.ts';
import type { Clause, Held } from './types.ts';

/** The clauses of a parse, in the order of their tokens. */
export function clausesOf(tree: Tree): Clause[] {
  const all = repaired(tree, predicates(tree));
  const byToken = new Map(all.map((predicate) => [predicate.token, predicate]));
  const helpers = new Set<number>();
  const clauses = all.map((predicate): Clause => {
    const held = heldBy(tree, predicate, byToken);
    for (const helper of held.helpers) helpers.add(helper);
    return clauseOf(tree, predicate, held);
  });
  return [...clauses.filter(({ token }) => !helpers.has(token)), ...appositions(tree)];
}

function clauseOf(tree: Tree, predicate: Predicate, held: Held): Clause {
  const { token, particle, subjects, objects, indirectObjects, obliques, adverbs } = predicate;
  const { copula, passive, progressive, embedding, margin } = predicate;
  return {
    token,
    particle,
    subjects,
    objects,
    recipients: indirectObjects,
    obliques,
    adverbs,
    linking: copula >= 0,
    passive,
    headline: isHeadline(tree, token),
    progressive: progressive || isUnderWay(tree, predicate),
    under: embedding?.token ?? -1,
    relation: embedding?.relation ?? '',
    mark: embedding?.mark ?? '',
    margin,
    ...held,
  };
}

/** "Was being built". */
const isUnderWay = (tree: Tree, { token }: Predicate): boolean =>
  tree.with(token, 'aux', 'aux:pass', 'cop').some((one) => tree.token(one).form.toLowerCase() === 'being');
