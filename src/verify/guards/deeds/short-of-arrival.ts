/**
 * "The parcel has arrived" by what brought it elsewhere ("delivered to the wrong address", "to the depot") or by who
 * carries it ("the courier received it"), and an order by that the seller got it ("we have received your order"); "got his money back" by a part of it; "is employed" by "joined as a volunteer".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ARRIVED = /\b(?:arrived?|arrives|(?:was|were|been|being) (?:delivered|received))\b/iu;
const ELSEWHERE =
  /\b(?:delivered|brought|taken|handed|sent|arrived?|dropped|received|left)\b[^.;]{0,30}? (?:to|at|in|with) (?:(?:the|an?|our|their) )?(?:(?:wrong|incorrect|different|another|old|previous|former|neighbouring|neighboring|other|false) \p{L}+|(?:\p{L}+ )?(?:depots?|warehouses?|hubs?|customs|sorting (?:centre|center|office)|terminal))\b/iu;
const CARRIER =
  /\b(?:courier|carrier|driver|postman|forwarder|haulier|(?:courier|transport|shipping|logistics|delivery) (?:company|firm|service)|warehouse|depot|post office)\b (?:\p{L}+ ){0,2}?(?:received|got|accepted|collected|took)\b/iu;
const DELIVERED = /\b(?:was|were|been|being|is|are) (?:\p{L}+ly )?delivered\b/iu;
/** What has left is under way, unless it was left somewhere. */
const LEFT =
  /\bleft\b(?! (?:it |them )?(?:with|behind|outside|in front|under|at the (?:door|reception|neighbou?r)))/iu;
const BROUGHT =
  /\b(?:deliver|arriv|receiv|hand|brought|bring|drop|reach|got\b|came|come|collect|picked|accept)/iu;
/** Whoever takes an order receives what a customer asks for, and not what he gets for it. */
const ORDER_TAKEN =
  /\b(?:we|i|(?:the |our )?(?:shop|store|seller|vendor|merchant|supplier|kitchen|restaurant|retailer|manufacturer|company|firm|sales team)) (?:(?:have|has|had|ve|already|now|just|only) ){0,2}(?:received|got)\b[^.;]{0,30}\border|\border\b[^.;]{0,20}?\b(?:(?:has|have|had) been|was|were|is|are) (?:\p{L}+ly )?received\b(?! by\b)|\border\b[^.;]{0,20}, (?:which )?(?:we|i) (?:\p{L}+ )?received\b/iu;
const ORDER_THERE = /\borders?\b[^.;]{0,30}\b(?:delivered|arrived?|arrives)\b/iu;
const ITS_DELIVERY = /\b(?:deliver|arriv)/iu;
/** Whoever says where it arrived, or at whom, says so himself. */
const PLACED =
  /\b(?:arrived?|arrives|delivered|received)\b[^.;]{0,12} (?:at|in|to|by|from)\b|\b(?:depot|warehouse|hub|courier|carrier|customs)\b/iu;

const MONEY_BACK =
  /\bmoney back\b|\b(?:in full|fully|full(?:y)?|completely|entirely)\b.{0,20}\b(?:refund|reimburs)|\b(?:refund|reimburs)\p{L}*\b.{0,20}\b(?:in full|fully)\b/iu;
const IN_PART =
  /\b(?:half|part|some|most|a (?:third|quarter)|two thirds|\d{1,2}(?:\.\d+)? ?(?:%|percent|per cent)) of\b|\bpart(?:ly|ially)\b|\bpartial (?:refund|credit|reimbursement)|\bin part\b/iu;

const EMPLOYED = /\b(?:employed|an employee|on the (?:staff|payroll)|works here|working here)\b/iu;
const NOT_ON_STAFF =
  /\bas (?:an? )?(?:\p{L}+ )?(volunteer|intern|guest|visitor|member|adviser|advisor|contractor|freelancer|freelance|observer|student|customer|subscriber)\b|\bjoined (?:the |an? )?(?:\p{L}+ )?(choir|club|gym|library|association|union|party|programme|program|newsletter|waiting list)\b/iu;

export const SHORT_OF_ARRIVAL: readonly Guard[] = [
  against('partially_mentioned', 'english', isElsewhere, {
    said: () => ARRIVED,
    told: () => [ELSEWHERE, CARRIER],
  }),
  against('partially_mentioned', 'english', hasOnlyLeft, { said: () => DELIVERED, told: () => LEFT }),
  against('partially_mentioned', 'english', isOrderTaken, {
    said: () => ORDER_THERE,
    told: () => ORDER_TAKEN,
  }),
  against('quantity', 'english', isInPart, { said: () => MONEY_BACK, told: () => IN_PART }),
  against('role', 'english', isNotOnStaff, { said: () => EMPLOYED, told: () => NOT_ON_STAFF }),
];

function isElsewhere({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  return !PLACED.test(textOf(reading)) && (ELSEWHERE.test(told) || CARRIER.test(told));
}

function hasOnlyLeft({ support: { sentences } }: Told): boolean {
  return (
    sentences.every(({ reading, source }) => !source.structured && !BROUGHT.test(textOf(reading))) &&
    sentences.some(({ reading }) => LEFT.test(textOf(reading)))
  );
}

function isOrderTaken(_: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  return ORDER_TAKEN.test(told) && !ITS_DELIVERY.test(told);
}

function isInPart({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return IN_PART.test(textOf(theirs)) && !IN_PART.test(textOf(reading));
}

function isNotOnStaff({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, as, joined] = NOT_ON_STAFF.exec(textOf(theirs)) ?? [];
  const what = as ?? joined;
  return what !== undefined && !textOf(reading).toLowerCase().includes(what.toLowerCase());
}
