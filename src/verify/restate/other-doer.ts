/** Whether a sentence says of somebody else what a claim says of its subject. */

import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { counterparts } from './counterpart.ts';
import type { Grammar } from './grammar.ts';
import type { Same } from './phrase.ts';
import { sameness } from './restate.ts';
import type { Clause } from './types.ts';

/** Log-odds of an arc being right under which nothing is held against a sentence. */
const SURE = 0;

/** Nouns that stand for what they are of: "a team of engineers". */
const COUNTING = new Set(
  'number group team pair set lot majority minority part half rest total series couple handful percent'.split(
    ' ',
  ),
);

/**
 * Whether the sentence has the predicate of the claim, each time of another doer or bearer, though the claim's own
 * stands elsewhere in it: "Kim was hired although Lee had more experience" for "Kim had more experience".
 */
export function saysOfAnother(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const [clause] = claim.clauses;
  if (clause === undefined || clause.margin < SURE) return false;
  const { source } = sentence;
  const whole = source.grammar(sentence.sentence);
  const halves = source.halves(sentence.sentence);
  // What opens the one half is not thereby the doer of the other.
  const found = (halves.length > 0 ? halves : [whole]).flatMap((theirs) => {
    const same = sameness(claim, theirs, units, sentence);
    return counterparts(clause, claim, theirs, same, units, sentence).map((one) => ({
      theirs,
      same,
      ...one,
    }));
  });
  const inWhole = sameness(claim, whole, units, sentence);
  const stands = (doer: number): boolean => whole.tokens.some((_, token) => inWhole(doer, token, true));
  return (
    found.length > 0 &&
    found.every(({ theirs, same, ours, other }) => isOfAnother(claim, theirs, same, ours, other, stands))
  );
}

function isOfAnother(
  claim: Grammar,
  theirs: Grammar,
  same: Same,
  ours: Clause,
  other: Clause,
  stands: (doer: number) => boolean,
): boolean {
  if (other.margin < SURE || ours.linking !== other.linking) return false;
  const [mine, their] = sides(ours, other);
  if (mine.length !== 1 || their.length === 0) return false;
  const [doer] = mine;
  if (claim.tree.token(doer).upos === 'PRON' || !claim.tells(doer)) return false;
  if (their.some((token) => isTheSame(theirs, same, doer, token))) return false;
  return stands(doer);
}

/** What the two are said of; of a headline it is open whether that did it or had it done to it. */
function sides(ours: Clause, other: Clause): readonly [readonly number[], readonly number[]] {
  if (ours.headline || other.headline)
    return [
      [...ours.subjects, ...ours.objects],
      [...other.subjects, ...other.objects],
    ];
  return ours.subjects.length > 0 ? [ours.subjects, other.subjects] : [ours.objects, other.objects];
}

function isTheSame(theirs: Grammar, same: Same, doer: number, token: number): boolean {
  const { tree } = theirs;
  const { upos, lemma } = tree.token(token);
  if (upos === 'PRON' || upos === 'DET' || upos === 'NUM' || COUNTING.has(lemma)) return true;
  if (same(doer, token, true)) return true;
  return tree
    .with(token, 'flat', 'appos', 'compound', 'list', 'conj')
    .some((child) => same(doer, child, true));
}
