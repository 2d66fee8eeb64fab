/** A deed that a claim tells of a record which has none: "booking B-14 was cancelled" of a booking with its nights. */
import { againstUnit } from './guard.ts';

/** What is done to a thing that there is already: no record of the thing says so by being there. */
const DEEDS = new Set(
  (
    'pay settle refund reimburse repay cancel close resolve fix solve approve authorise authorize grant reject decline deny ' +
    'refuse ship dispatch deliver complete return renew revoke suspend activate deactivate enable disable verify confirm sign ' +
    'delete remove expire update change upgrade downgrade inspect repair waive extend terminate accept withdraw'
  ).split(' '),
);
/** Match from which a word of the evidence says a deed. */
const SAID = 0.4;

/** The deed of a claim, where records alone carry it and none of their words says that it was done. */
export const DEEDLESS = againstUnit('partially_mentioned', 'records', ({ predicates, units, support }) => {
  if (!units.some(({ word }) => DEEDS.has(word.lemma))) return -1;
  const i = predicates().find(({ done, word }) => done && DEEDS.has(word.lemma))?.unit ?? -1;
  const match = support.matches[i];
  return match === undefined || match.strength >= SAID || match.at >= 0 ? -1 : i;
});
