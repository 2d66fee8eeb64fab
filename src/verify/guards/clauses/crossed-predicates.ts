/**
 * One of two predicates with what stands behind the other: "booked by the team lead" of "booked in the portal and confirmed
 * by the team lead".
 */

import { twoPredicates } from '../../carry/propositions.ts';
import { stemsOf } from '../../context/tellings/terms/clause.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Told, textOf } from '../guard.ts';

export const CROSSED_PREDICATES = against('role', 'prose', isCrossed);

/** Whether a statement has words of both predicates and says one of them. */
function isCrossed({ reading }: Told, { reading: theirs, coverage }: AlignedSentence): boolean {
  const [said, text] = [textOf(reading), textOf(theirs)];
  if (coverage < WHOLE || !/ and /.test(text) || / and |,/.test(said)) return false;
  // What only the second predicate has stands behind "and".
  const behind = new Set(stemsOf(text.slice(text.search(/\band\b/))));
  if (![said, said.replace(TIME, '')].some((ours) => stemsOf(ours).some((stem) => behind.has(stem))))
    return false;
  const two = twoPredicates(text);
  // "Got the contract and sent it on": what a pronoun means stands behind the other verb.
  if (two === undefined || PRONOUN.test(two[1])) return false;
  const [first, second] = two.map((one) => new Set(stemsOf(one)));
  // "The plumber came on Friday and fixed the tap": it was fixed then, where no other time is told.
  const told = TIME.test(two[1]) ? said : said.replace(TIME, '');
  const ours = stemsOf(told).filter((stem) => first!.has(stem) || second!.has(stem));
  const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    ours.some((stem) => one.has(stem) && !other.has(stem));
  return onlyIn(first!, second!) && onlyIn(second!, first!);
}

/** Coverage of a sentence that has the statement's own words. */
const WHOLE = 0.9;
const PRONOUN = /\b(?:it|them|him|her|there|one|this|that)\b/i;
const TIME =
  /\b(?:on|in|at|since|during) (?:the )?(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|\d[\d:.]*(?: ?[ap]m)?)(?:[ ,]|$)){1,4}/i;
