/** Whether a sentence has the predicate of a claim only as what should be, may be or is not said to be so. */
import { gather } from '../../text/gather.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import { counterparts } from './counterpart.ts';
import type { Grammar } from './grammar.ts';
import { sameness } from './restate.ts';
import type { Clause } from './types.ts';

/** Log-odds of an arc being right under which nothing is held against a sentence. */
const SURE = 0.5;

/** "Should wear a badge" for "must wear one", "the contract, to be signed in May" for "was signed in May". */
export function standsOtherwise(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const [clause] = claim.clauses;
  if (clause === undefined || clause.margin < SURE || !clause.asserted) return false;
  const grammars = sentence.source.grammars(sentence.sentence);
  const others = gather(grammars, (theirs) => {
    const same = sameness(claim, theirs, units, sentence);
    return counterparts(clause, claim, theirs, same, units, sentence).map((one) => ({ ...one, theirs }));
  });
  return others.length > 0 && others.every(({ ours, other, theirs }) => isOtherwise(ours, other, theirs));
}

function isOtherwise(ours: Clause, other: Clause, theirs: Grammar): boolean {
  if (!other.asserted && leadsOff(other, theirs)) return true;
  if (other.margin < SURE) return false;
  if (other.modality !== ours.modality) return other.modality !== 'future' || ours.time !== 'future';
  return !other.asserted && OPEN.has(other.mark);
}

/** "Accused of having paid" for "paid"; who is guilty of it, or proud of it, has done it. */
function leadsOff({ mark, under }: Clause, { tree }: Grammar): boolean {
  return LEADING_OFF.has(mark) && under >= 0 && !BEARING_OUT.has(tree.token(under).lemma);
}

/** Marks of what is yet to come, or only supposed. */
const OPEN = new Set([
  'to',
  'if',
  'unless',
  'until',
  'before',
  'once',
  'whether',
  'lest',
  'in order to',
  'so that',
]);

/** Prepositions before a gerund that does not say what was done. */
const LEADING_OFF = new Set(['of', 'from', 'against', 'without', 'instead of', 'towards', 'toward']);
/** Words whose gerund says what was done. */
const BEARING_OUT = new Set(
  'guilty convict proud ashamed aware tired result effect benefit come learn know fact consist'.split(' '),
);
