/**
 * "The host Eve checked in" by `guest: Tom, host: Eve, checked_in_at: 3 May`: a deed that a record tells beside two who have
 * a part in it is told of neither, but for whom the record is kept of and whose part is that deed.
 */
import type { Lexicon } from '../../../text/lexicon/lexicon.ts';
import { wordSet } from '../../../text/word-set.ts';
import { TITLES } from '../../context/words.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { isKindOf } from '../../scenes/words.ts';
import { claimTree } from '../claim-root.ts';
import { isSomebody } from '../doers/addressee.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { BEING, plainDeed, saidOf, taggedBy } from '../plain-deed.ts';
import { recordsAt } from '../records-at.ts';
import { AUTHORS, DEEDS, NOT_OF_AUTHORS, STATES, STEM } from './doer-by-label.ts';

/** Whom records are kept of: what they tell without a doer is told of these. */
const KEPT_OF = wordSet(
  'customer client guest patient student pupil trainee apprentice learner candidate employee worker tenant resident member user ' +
    'subscriber passenger traveller traveler visitor participant attendee player policyholder insured child driver person name ' +
    'assignee recipient borrower applicant claimant requester requestor buyer purchaser shopper caller',
);

export const ONE_OF_TWO_ROLES: Guard = against('role', 'any', isOfNeither);

interface Part {
  readonly role: string;
  readonly field: Field;
}

function isOfNeither({ reading, support: { sentences } }: Told): boolean {
  const said = deedOf(reading);
  if (said === undefined || (STATES.has(said.deed) && said.deed !== 'owe')) return false;
  return sentences.some((sentence) =>
    recordsAt(sentence).some(({ own, document: { lexicon } }) => {
      const parts = own.flatMap((field) => partOf(field, lexicon) ?? []);
      const isHim = ({ words }: Field): boolean =>
        words.some((word) => said.subject.has(word)) &&
        words.every((word) => said.subject.has(word) || word.length < 4);
      const his = parts.filter(({ field }) => isHim(field));
      const [first] = his;
      if (first === undefined) return false;
      const isOther = ({ role, field }: Part): boolean =>
        role !== first.role && field.quote !== first.field.quote;
      const others = parts.filter(isOther);
      if (others.length === 0) return false;
      // Named in another field as well, he is not told of by his part alone.
      if (own.some((field) => isHim(field) && !his.some((one) => one.field === field))) return false;
      return his.every(
        ({ role, field }) => !isDoneBy(field, said.deed) && !isHis(role, said.deed, said.passive, others),
      );
    }),
  );
}

/** `referred_by: Dr. Patel` tells who did it. */
const isDoneBy = ({ name }: Field, deed: string): boolean =>
  name.at(-1) === 'by' && name.at(-2)?.slice(0, STEM) === deed.slice(0, STEM);

/** Whether a deed that a record tells may be told of who has a role in it. */
function isHis(role: string, deed: string, passive: boolean, others: readonly Part[]): boolean {
  if (deed.slice(0, STEM) === role.slice(0, STEM)) return true;
  if (passive) return KEPT_OF.has(role);
  if (AUTHORS.has(role)) return !NOT_OF_AUTHORS.has(deed);
  const isOf = (one: string): boolean => DEEDS.get(one)?.has(deed) ?? false;
  if (isOf(role)) return true;
  if (others.some((one) => isOf(one.role))) return false;
  if (KEPT_OF.has(role)) return true;
  // Of two whose parts tell nothing either may be the one.
  return !DEEDS.has(role) && !others.some((one) => KEPT_OF.has(one.role));
}

/** A role with its holder: `physician: Dr. Low`. */
function partOf(field: Field, lexicon: Lexicon): Part | undefined {
  const role = field.name.at(-1) ?? '';
  const isHeld = /^[^\d\n]{2,60}$/.test(field.quote) && wordsOf(field.quote).length <= 5;
  if (!isHeld) return undefined;
  const isRole =
    DEEDS.has(role) ||
    AUTHORS.has(role) ||
    isSomebody(role) ||
    TITLES.has(field.words[0] ?? '') ||
    isKindOf('person', role, lexicon);
  return isRole ? { role, field } : undefined;
}

interface Done {
  /** The words before the verb. */
  readonly subject: ReadonlySet<string>;
  readonly deed: string;
  readonly passive: boolean;
}

/** Who a statement says did something, or had it done to him. */
function deedOf(reading: Told['reading']): Done | undefined {
  const { words } = reading;
  const plain = plainDeed(reading);
  const said = plain === undefined ? saidOf(reading) : undefined;
  const verb = plain?.verb ?? said?.what ?? -1;
  const passive = BEING.test(words[verb - 1]?.form ?? '');
  if (verb < 0 || (plain === undefined && !passive)) return undefined;
  const tag = taggedBy(claimTree(reading), reading)[verb] ?? '';
  // What somebody does as a rule is told by what he is.
  if (passive ? tag !== 'VBN' : /^VB[PZ]?$/.test(tag) && words[verb]!.lemma !== 'owe') return undefined;
  return {
    subject: new Set(words.slice(0, verb).map(({ form }) => form)),
    deed: words[verb]!.lemma,
    passive,
  };
}
