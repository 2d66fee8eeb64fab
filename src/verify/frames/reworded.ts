/** A clause of the evidence in the words of the claim's frame, so that the two can be compared as clauses. */

import { frames, type Meeting, type Realisation, type Role } from '../../text/frames/index.ts';
import type { Oblique } from '../../text/parse/arguments.ts';
import type { Grammar } from '../restate/grammar.ts';
import type { Clause } from '../restate/types.ts';
import { type Deed, deedsOfClaim, wordedIn } from './deed.ts';

/** A clause of the claim and one of the evidence that say one deed, both with the frame's roles for arguments. */
export interface Reworded {
  readonly ours: Clause;
  readonly theirs: Clause;
  /** Tokens that say the predicate: of the claim, and of the evidence. */
  readonly ourOwn: readonly number[];
  readonly theirOwn: readonly number[];
}

/** Every way in which a clause of the claim meets one of the sentence in a frame. */
export function rewordings(clause: Clause, claim: Grammar, sentence: Grammar): Reworded[] {
  const ours = deedsOfClaim(claim).filter((deed) => says(deed, clause, claim));
  if (ours.length === 0) return [];
  const found: Reworded[] = [];
  for (const mine of ours) {
    for (const other of wordedIn(sentence)) {
      const meeting = meetingOf(mine, other.realisation);
      const theirs = meeting === undefined ? undefined : other.deed();
      if (theirs !== undefined) found.push(reworded(mine, theirs, sentence, meeting === 'denies'));
    }
  }
  return found;
}

/** Whether a deed is what a clause says: of "remains unpaid" what stands under the copula. */
const says = ({ clause }: Deed, { token }: Clause, { tree }: Grammar): boolean =>
  clause.token === token || (clause.under === token && REMAINING.has(tree.token(token).lemma));

const REMAINING = new Set(['remain', 'stay']);

/** How the wording of a sentence meets a deed of the claim that may be reworded by it; undefined where it may not. */
function meetingOf(mine: Deed, other: Realisation): Meeting | undefined {
  const ours = mine.realisation!;
  const meeting = frames.meeting(ours.frame, other.frame);
  if (meeting === 'none' || meeting === 'excludes') return undefined;
  // The same wording on both sides is compared as it stands.
  if (ours === other && !ours.slots.labile) return undefined;
  // What did not happen in the one way may have happened in another.
  return mine.negated && (meeting === 'entails' || isOneWay(ours) || isOneWay(other)) ? undefined : meeting;
}

function reworded(mine: Deed, other: Deed, sentence: Grammar, denies: boolean): Reworded {
  const [frame, theirFrame] = [mine.realisation!.frame, other.realisation!.frame];
  const theirRoles = new Map<Role, readonly number[]>();
  for (const role of [1, 2, 3, 4] as const) {
    const fillers = other.roles.get(frames.roleIn(frame, theirFrame, role));
    if (fillers !== undefined) theirRoles.set(role, fillers);
  }
  const ours = clauseIn(mine, mine.roles, mine.negated);
  const theirs = clauseIn(other, theirRoles, other.negated !== denies);
  const time = followsFrom(ours, theirs, sentence) || denies ? ours.time : theirs.time;
  return { ours, theirs: { ...theirs, time }, ourOwn: mine.own, theirOwn: other.own };
}

/** Whether a wording says more or less than its frame. */
const isOneWay = ({ inClaim, inEvidence }: Realisation): boolean => !inClaim || !inEvidence;

/** A deed as a clause with role 1 for its subject, role 2 for its object and the others behind prepositions of their own. */
function clauseIn(
  { clause, own, others }: Deed,
  roles: ReadonlyMap<Role, readonly number[]>,
  negated: boolean,
): Clause {
  const placed = ([3, 4] as const).flatMap((role): Oblique[] =>
    (roles.get(role) ?? []).map((head) => ({ prep: `#${role}`, head })),
  );
  return {
    ...clause,
    particle: '',
    subjects: roles.get(1) ?? [],
    objects: roles.get(2) ?? [],
    recipients: [],
    obliques: [...placed, ...others],
    adverbs: clause.adverbs.filter((token) => !own.includes(token)),
    linking: false,
    passive: true,
    headline: false,
    negated,
  };
}

/** What has been closed is closed: a state of the present, by a deed in the present perfect. */
function followsFrom(ours: Clause, theirs: Clause, { tree }: Grammar): boolean {
  if (ours.time !== 'present' || theirs.time !== 'past') return false;
  return tree.with(theirs.token, 'aux').some((one) => /^(?:has|have|'ve|'s)$/i.test(tree.token(one).form));
}
