/** "Gift cards are not refundable": that they cannot be refunded, as a clause of that verb. */
import { ableOf } from '../../text/lexicon/index.ts';
import { Grammar } from './grammar.ts';
import type { Clause } from './types.ts';

/** A grammar whose adjectives of what can be done are clauses of it; undefined where it has none. */
export function withAbilities(grammar: Grammar): Grammar | undefined {
  const clauses = grammar.clauses.map((clause) => abilityOf(grammar, clause) ?? clause);
  const same = clauses.every((clause, i) => clause === grammar.clauses[i]);
  return same ? undefined : new Grammar(grammar.reading, { tokens: grammar.tokens }, clauses);
}

function abilityOf({ tree }: Grammar, clause: Clause): Clause | undefined {
  if (!clause.linking || clause.modality !== 'none' || clause.time !== 'present') return undefined;
  const able = ableOf(tree.token(clause.token).form.toLowerCase());
  if (able === undefined) return undefined;
  return {
    ...clause,
    linking: false,
    passive: true,
    subjects: [],
    objects: clause.subjects,
    modality: 'can',
    negated: clause.negated !== able.denied,
  };
}
