/** What has not been done yet, by the state in which it still is: "The appeal is still pending." */
import { prepositionOf } from '../../text/parse/arguments.ts';
import { stateOf } from '../record/words/states.ts';
import type { Grammar } from './grammar.ts';
import type { Phrases } from './phrase.ts';
import type { Clause } from './types.ts';

const YET = new Set(['yet', 'so', 'far', 'still', 'not', "n't"]);

/** The tokens of "the parcel has not been delivered" that "the parcel is still in transit" accounts for. */
export function byState(
  claim: Grammar,
  theirs: Grammar,
  phrases: Phrases,
  ours: Clause,
): readonly number[] | undefined {
  const { negated, asserted, modality, time, obliques, recipients, linking, adverbs } = ours;
  const [thing, ...more] = [...ours.subjects, ...ours.objects];
  if (!negated || !asserted || linking || modality !== 'none' || time !== 'past') return undefined;
  if (thing === undefined || more.length + obliques.length + recipients.length > 0) return undefined;
  // "Was not delivered" is of a time that is over.
  const perfect = claim.tree.with(ours.token, 'aux').some((aux) => claim.tree.token(aux).lemma === 'have');
  if (!perfect || !adverbs.every((one) => YET.has(claim.tree.token(one).form.toLowerCase())))
    return undefined;
  const { lemma, form } = claim.tree.token(ours.token);
  for (const other of theirs.clauses) {
    // "Is pending", which the parse may have for a verb.
    const stands = other.linking || /ing$/.test(theirs.tree.token(other.token).form);
    if (!stands || other.objects.length > 0) continue;
    if (other.negated || !other.asserted || other.modality !== 'none') continue;
    if (other.time !== 'present' || other.subjects.length !== 1 || other.margin < SURE) continue;
    const denies = stateOf(namesOf(theirs, other.token))?.denies;
    if (denies === undefined || !(denies.has(lemma) || denies.has(form.toLowerCase()))) continue;
    const covered = phrases.match(thing, other.subjects[0], { negated: false, standing: false });
    if (covered !== undefined) return [...covered, ours.token];
  }
  return undefined;
}

/** Log-odds of an arc being right under which nothing is said by it. */
const SURE = -1;

/** The words of a state: "pending", "in transit". */
function namesOf({ tree }: Grammar, token: number): readonly string[] {
  const preposition = prepositionOf(tree, token);
  const name = tree.token(token).form.toLowerCase();
  return preposition === '' ? [name] : [preposition, name];
}
