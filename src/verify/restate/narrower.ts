/** Whether a sentence says only of some kind of things what a claim says of all that bear their name. */

import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { extentOf } from './extent.ts';
import type { Grammar } from './grammar.ts';
import type { Same } from './phrase.ts';
import { sameness } from './restate.ts';
import type { Clause } from './types.ts';

/** Log-odds of an arc being right under which nothing is held against a sentence. */
const SURE = 0;

const NARROWING = new Set(['amod', 'acl', 'acl:relcl', 'compound', 'nmod']);

/**
 * Whether the sentence states of a narrower kind how things stand or what is done to them: "deletes files older than
 * 30 days" for "deletes files", "employees hired after 2020 get no bonus" for "employees get no bonus". Of what happened
 * once a narrower word takes nothing away.
 */
export function saysOfSome(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const [clause] = claim.clauses;
  if (clause === undefined || clause.margin < SURE) return false;
  if (clause.time === 'past' && !clause.negated && clause.modality === 'none') return false;
  const theirs = sentence.source.grammar(sentence.sentence);
  const same = sameness(claim, theirs, units, sentence);
  const others = theirs.clauses.filter(
    (other) => other.margin >= SURE && same(clause.token, other.token, true),
  );
  return others.length > 0 && others.every((other) => isNarrower(claim, theirs, same, clause, other));
}

function isNarrower(claim: Grammar, theirs: Grammar, same: Same, ours: Clause, other: Clause): boolean {
  const mine = [...ours.subjects, ...ours.objects];
  const their = [...other.subjects, ...other.objects];
  return mine.some((one) => {
    const extent = extentOf(claim.tree, one);
    if (extent !== 'bare' && extent !== 'all' && extent !== 'no') return false;
    const found = their.filter((token) => same(one, token, true));
    return found.length > 0 && found.every((token) => isTold(claim, theirs, same, token));
  });
}

/** Whether something tells more of a noun, of which the claim has no word. */
function isTold(claim: Grammar, theirs: Grammar, same: Same, noun: number): boolean {
  const { tree } = theirs;
  return tree.children(noun).some((child) => {
    if (!NARROWING.has(tree.token(child).deprel) || !theirs.tells(child)) return false;
    return !claim.tokens.some((_, token) => same(token, child, true));
  });
}
