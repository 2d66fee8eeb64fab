/** Evidence that says another deed of the same: "received the application" for "turned the application down". */

import { frames, type Hit } from '../../text/frames/index.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Stated } from '../case.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import { type Mismatch, unitAt } from '../matter.ts';
import { type Deed, deedsOf } from './deed.ts';
import { isSame } from './same.ts';

/** Strength under which nothing in the evidence stands for a word. */
const UNMATCHED = 0.5;

/**
 * Where the claim's predicate is of a known frame that no word of the support says, and what the support says of the
 * same is of known frames too, it says something else.
 */
export function otherDeed(one: Stated, support: Support, lexicon: Lexicon): Mismatch[] {
  const claim = one.claim.grammar(one.index);
  // Of a claim that says several things the rest may be said elsewhere.
  if (claim.clauses.length > 1) return [];
  const ours = deedsOf(one.reading.frames(), claim).filter(
    ({ clause, realisation }) => claim.tree.token(clause.token).head < 0 && !realisation!.slight,
  );
  if (ours.length === 0) return [];
  const words = new Set(gather(ours, ({ own }) => own.map((token) => claim.wordAt(token))));
  const units = [...new Set([...words].map((word) => unitAt(one.units, word)))].filter((i) => i >= 0);
  if (units.length === 0 || units.some((i) => support.matches[i].strength >= UNMATCHED)) return [];
  if (support.sentences.some(({ reading }) => reading.frames().some((hit) => meets(ours, hit)))) return [];
  const sentence = support.sentences.find((each) => saysOfSame(ours, one, each, lexicon));
  return sentence === undefined
    ? []
    : [{ kind: 'partially_mentioned', force: 'withholds', check: 'frames', sentence, units }];
}

const meets = (ours: readonly Deed[], { frame }: Hit): boolean =>
  ours.some(({ realisation }) => {
    const meeting = frames.meeting(realisation!.frame, frame);
    return meeting !== 'none' && meeting !== 'excludes';
  });

/** Whether a sentence's main clause says a deed of a known frame of something that the claim's predicate is said of. */
function saysOfSame(
  ours: readonly Deed[],
  { claim, index }: Stated,
  { source, sentence, reading }: AlignedSentence,
  lexicon: Lexicon,
): boolean {
  const mine = claim.grammar(index);
  const theirs = source.grammar(sentence);
  const fillers = gather(ours, ({ roles }) => [...roles.values()].flat());
  return deedsOf(reading.frames(), theirs).some(
    ({ realisation, roles, clause, own }) =>
      !realisation!.slight &&
      clause.asserted &&
      theirs.tree.token(clause.token).head < 0 &&
      // "The order was placed": what it is said of may be a word of the wording.
      [...(clause.passive ? own : []), ...[...roles.values()].flat()].some((other) =>
        fillers.some((filler) => isSame(filler, mine, other, theirs, lexicon)),
      ),
  );
}
