/**
 * "The review lasted 45 minutes" by `status: scheduled, duration_minutes: 45`, "Ida checked in on 11 September" by
 * `booking: { check_in: 2026-09-11 }`: times and lengths of what is yet to come are how it is planned, and tell no deed.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Field, Focus } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

/** A happening told as over or begun, or as gone to. */
const HAPPENED =
  /\b(?:lasted|took|started|began|ended|finished|departed|arrived|landed|ran|happened|occurred|stayed|attended|opened(?! (?:an?|the|his|her|their|\p{L}+ \p{Lu}))|spent|went|left (?=on|at|from|for|the)|(?:has|have) (?:begun|taken|run|gone)|checked (?:in|out)|picked|returned|(?:was|were|been) (?:held|conducted|performed|attended|opened|down|operated|carried out|brought))\b/iu;
/** What the statement itself may say of how it is planned. */
const SAID =
  /\b(?:will|would|should|scheduled?|plan(?:s|ned)?|due|expected|going to|set to|to be|booked|reserved|estimated|tentative(?:ly)?|provisional(?:ly)?|upcoming|supposed)\b/iu;

const STATE = /^(?:status|state|stage|phase|progress)$/u;
const AHEAD =
  /^(?:(?:re)?scheduled|planned|upcoming|booked|reserved|tentative|confirmed|proposed|provisional|future|not (?:yet )?(?:started|begun|held)|to do|awaiting \p{L}+|pending|draft|requested|queued)$/u;
/** What a stay, a hire or a visit is called before it has come about, and the times that are arranged for it. */
const ARRANGED = /^(?:booking|reservation|itinerary|appointment|quote)s?$/u;
/** Names of moments and lengths that tell how it came: `actual_start`, `started_at`, `ran_for`. */
const CAME =
  /^(?:actual|real|final|began|begun|ran|took|left|held|came|went|ended|started|finished|completed|closed|opened|departed|arrived|landed|checked|picked|returned|attended|performed|conducted)$/u;

export const STILL_AHEAD: Guard = against(
  'modality',
  'any',
  ({ reading, support: { sentences } }) => {
    const said = textOf(reading);
    if ((reading.cues & NEGATION) !== 0 || !HAPPENED.test(said) || SAID.test(said)) return false;
    return sentences.some((one) => {
      const records = recordsAt(one);
      return records.length > 0 && records.every(isAhead);
    });
  },
  { said: () => HAPPENED },
);

/** Whether a record says of itself that it is yet to come, and of no time how it came. */
function isAhead({ own }: Focus): boolean {
  if (own.some(({ name, quote }) => name.some((word) => CAME.test(word)) && /\d|true/u.test(quote)))
    return false;
  const states = own.filter(({ name }) => name.length < 3 && STATE.test(name.at(-1) ?? ''));
  if (states.length > 0) return states.every(({ words }) => AHEAD.test(words.join(' ')));
  return own.some(isArranged);
}

const isArranged = ({ path }: Field): boolean => ARRANGED.test(path.at(-1) ?? '');
