/** Whose a thing is in the file of one party: "complaint logged" is of the customer's complaint. */
import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';

/** Those whom a file, a ticket or an account is kept for. */
const KEPT_FOR = wordSet(
  'customer user client guest patient applicant passenger claimant caller subscriber member',
);
/** Those who may be one of several in it. */
const PARTIES = wordSet(
  'customer user client guest tenant landlord buyer seller member patient applicant passenger claimant caller subscriber ' +
    'supplier vendor employee student owner merchant host driver courier',
);
/** Characters of a source of notes that is about one matter. */
const LONGEST_NOTE = 2_000;

const singular = (noun: string): string => noun.replace(/s$/, '');

/** The party that a part of a claim names as an owner; undefined for a part that names none. */
export function partyOf({ text }: Reading, { word: { start, end } }: Unit): string | undefined {
  const [owner, mark] = text
    .slice(start, end + 2)
    .toLowerCase()
    .split(/['\u2019]/);
  const party = singular(owner!);
  return mark !== undefined && PARTIES.has(party) ? party : undefined;
}

/** Whether a part of a claim names as an owner the one party that notes speak of, or are kept for. */
export function isOfItsParty(claim: Reading, unit: Unit, notes: string): boolean {
  const party = partyOf(claim, unit);
  if (party === undefined || notes.length > LONGEST_NOTE) return false;
  const named = new Set((notes.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular));
  if ([...named].some((form) => form !== party && PARTIES.has(form))) return false;
  return KEPT_FOR.has(party) || named.has(party);
}
