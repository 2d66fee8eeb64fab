/** Words of a sentence by which it says the opposite of a word of a statement, and denies nothing by a word of its own. */
import { byWord } from '../../text/by-word.ts';
import type { Reading, Word } from '../../text/reading.ts';

/** A word of the statement that is turned round, and the words that turn it. */
export interface Flip {
  readonly of: number;
  /** The first word of what is turned round, where that is more than one: "out of stock". */
  readonly from?: number;
  readonly at: readonly number[];
  /** That the deed was never done: it holds whenever the statement says that it was. */
  readonly never: boolean;
}

/** What says of a deed that it has not been done, though it is no form of its verb. */
const NOT_DONE = byWord({
  pay: /^(?:overdue|outstanding|owing)$/,
  settle: /^(?:overdue|outstanding|owing)$/,
  deliver: /^(?:undeliverable)$/,
  complete: /^(?:incomplete)$/,
  authorise: /^(?:unauthori[sz]ed)$/,
  authorize: /^(?:unauthori[sz]ed)$/,
});
/** Outcomes of which only one can come of a thing. */
const OUTCOMES = pairsOf(
  'approve/reject approve/deny approve/decline approve/refuse accept/reject accept/decline accept/refuse grant/deny ' +
    'grant/refuse grant/reject grant/decline pass/fail succeed/fail win/lose include/exclude cover/exclude ' +
    'allow/forbid allow/prohibit allow/ban permit/forbid permit/prohibit permit/ban acquit/convict honour/dishonour ' +
    'meet/miss comply/violate survive/die confirm/deny uphold/overturn uphold/reverse uphold/quash pay/reject pay/refuse ' +
    'pay/deny pay/decline',
);
/** States of which a thing is in one. */
const STATES = pairsOf(
  'booked/free booked/available booked/vacant booked/unoccupied reserved/free reserved/available occupied/free taken/free ' +
    'occupied/vacant rented/vacant sold/unsold sold/available full/empty open/closed open/shut locked/open active/inactive ' +
    'active/suspended active/blocked active/closed active/cancelled active/expired active/deactivated valid/expired ' +
    'valid/void valid/invalid valid/revoked enabled/disabled online/offline online/down operational/down alive/dead ' +
    'alive/deceased safe/unsafe present/absent true/false legal/illegal mandatory/optional free/chargeable fresh/expired ' +
    'employed/unemployed married/single married/divorced public/private guilty/innocent insured/uninsured solvent/insolvent ' +
    'solvent/bankrupt working/broken intact/broken intact/damaged visible/hidden sober/drunk new/used clean/dirty in/out ' +
    'up/down on/off',
);
/** "In stock", "under warranty" and "out of stock", "out of warranty". */
const HELD = /^(?:in|under|within)$/;

const PARTICLE = /^(?:out|back|off)$/;

/** By word the words that turn it. */
type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

function pairsOf(list: string): Pairs {
  const pairs = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => {
    const others = pairs.get(one) ?? new Set();
    pairs.set(one, others.add(other));
  };
  for (const pair of list.split(' ')) {
    const [one = '', other = ''] = pair.split('/');
    add(one, other);
    add(other, one);
  }
  return pairs;
}

/** What a sentence turns round of a statement; undefined for nothing. */
export function flipOf(claim: Reading, sentence: Reading): Flip | undefined {
  if (claim.language !== 'en') return undefined;
  for (let of = 0; of < claim.words.length; of++) {
    const ours = claim.words[of]!;
    if (ours.value >= 0) continue;
    for (let at = 0; at < sentence.words.length; at++) {
      const found = flipped(claim.words, of, sentence.words, at);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function flipped(ours: readonly Word[], of: number, theirs: readonly Word[], at: number): Flip | undefined {
  const [one, other] = [ours[of]!, theirs[at]!];
  if (other.value >= 0 || one.form === other.form) return undefined;
  if (other.form === 'out' && theirs[at + 1]?.form === 'of' && HELD.test(one.form)) {
    const same = ours[of + 1] !== undefined && ours[of + 1]!.form === theirs[at + 2]?.form;
    return same ? { of: of + 1, at: [at, at + 1], never: false } : undefined;
  }
  if (one.form === 'out' && ours[of + 1]?.form === 'of' && HELD.test(other.form)) {
    const same = ours[of + 2] !== undefined && ours[of + 2]!.form === theirs[at + 1]?.form;
    return same ? { of: of + 2, from: of, at: [at, at + 1], never: false } : undefined;
  }
  if (isUndone(one, other) || isAmong(OUTCOMES, one, other)) {
    // "Paid out" and "turned down" are one word each.
    const particle = PARTICLE.test(theirs[at + 1]?.form ?? '') ? [at + 1] : [];
    return { of, at: [at, ...particle], never: true };
  }
  return isAmong(STATES, one, other) ? { of, at: [at], never: false } : undefined;
}

/** "Unsigned" of what was signed. */
const isUndone = (one: Word, other: Word): boolean =>
  (NOT_DONE[one.lemma]?.test(other.form) ?? false) ||
  (other.form.startsWith('un') && isRespelt(one.form, other.form));

const isRespelt = (one: string, other: string): boolean =>
  other.slice(2).replace('z', 's') === one.replace('z', 's');

const isAmong = (pairs: Pairs, one: Word, other: Word): boolean =>
  pairs.get(one.form)?.has(other.form) === true || pairs.get(one.lemma)?.has(other.lemma) === true;

/** Whether two words are of a pair of which a thing is one only: "sealed" and "unsealed", "passed" and "failed", "up" and "down". */
export const areOpposites = (one: Word, other: Word): boolean =>
  one.form !== other.form &&
  (isUndone(one, other) ||
    isUndone(other, one) ||
    isAmong(OUTCOMES, one, other) ||
    isAmong(STATES, one, other));
