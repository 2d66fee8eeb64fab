/** Where a sentence has the predicate of a claim's clause: by the same word, by a word that says it, or in a frame. */

import type { Unit } from '../claim/units.ts';
import { rewordings } from '../frames/reworded.ts';
import type { AlignedSentence } from '../match/support.ts';
import { unitAt } from '../matter.ts';
import type { Grammar } from './grammar.ts';
import type { Same } from './phrase.ts';
import type { Clause } from './types.ts';

/** A clause of the claim beside one of the sentence that has its predicate, their arguments in the same order. */
export interface Counterpart {
  readonly ours: Clause;
  readonly other: Clause;
}

/** Every clause of a sentence that has the predicate of a clause of the claim. */
export function counterparts(
  clause: Clause,
  claim: Grammar,
  theirs: Grammar,
  same: Same,
  units: readonly Unit[],
  { alignment }: AlignedSentence,
): Counterpart[] {
  const plain = theirs.clauses.filter(({ token }) => same(clause.token, token, true));
  const found = plain.map((other) => ({ ours: clause, other }));
  const framed = rewordings(clause, claim, theirs).map((one) => ({ ours: one.ours, other: one.theirs }));
  if (found.length > 0 || framed.length > 0) return [...found, ...framed];
  // "Took off" for "departed": the word that accounts for it is the particle.
  const { at, strength } = alignment.matches[unitAt(units, claim.wordAt(clause.token))] ?? NONE;
  if (at < 0 || strength < SAID) return [];
  const particle = theirs.tokens.findIndex(
    ({ deprel }, token) => deprel === 'compound:prt' && theirs.wordAt(token) === at,
  );
  const other = theirs.clauses.find(
    ({ token }) => particle >= 0 && token === theirs.tree.token(particle).head,
  );
  return other === undefined ? [] : [{ ours: clause, other }];
}

const NONE = { at: -1, strength: 0 };
/** Strength from which a word says what the claim's does. */
const SAID = 0.7;
