/** Deeds that notes name by a noun: "refund issued" for "refunded", "appeal received" for "an appeal was filed". */

import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';

/** Verbs that complete what a noun names. */
export const COMPLETING = wordSet(
  'issue make complete process receive post pay send confirm grant register record finish perform conduct execute give book',
);
/** Verbs by which somebody brings something in, and those by which it is taken in. */
const FILING = wordSet('file lodge submit make raise send open place hand');
const TAKEN_IN = wordSet('receive file lodge submit register log record');
/** Verbs by which money goes back. */
const RETURNING = wordSet('send pay give transfer return credit reimburse repay');
const BACK = wordSet('return credit reimburse repay');
/** Verbs of having until something ends. */
const HOLDING = wordSet('keep have retain last run continue stay remain hold');
const ENDING = wordSet('end expire lapse stop cease');

/** Whether "sent back" and the like, of money, says that it was refunded. */
export function refunds(verb: Unit, next: string | undefined, units: readonly Unit[]): boolean {
  const { lemma } = verb.word;
  if (!RETURNING.has(lemma) || !(BACK.has(lemma) || next === 'back')) return false;
  return units.some(({ value }) => value?.kind === 'money');
}

/** Whether filing something and its being received are one. */
export const isFiled = (claimed: string, noted: string): boolean =>
  FILING.has(claimed) && TAKEN_IN.has(noted);

/** Whether having something until a day is its ending on that day. */
export const isHeldUntil = (claimed: string, noted: string): boolean =>
  HOLDING.has(claimed) && ENDING.has(noted);

/** What the title of a record of this kind is of, though it does not name it: the parcel of "Tracking 55-RT". */
const KINDS: readonly (readonly [titles: ReadonlySet<string>, things: ReadonlySet<string>])[] = [
  [
    wordSet('tracking shipping shipment shipments delivery customs courier consignment'),
    wordSet('parcel package shipment delivery consignment order item goods'),
  ],
  [wordSet('ticket case incident support helpdesk'), wordSet('ticket case incident issue request')],
  [wordSet('billing subscription membership'), wordSet('subscription plan membership')],
  [wordSet('booking reservation stay'), wordSet('booking reservation')],
  [wordSet('claim claims'), wordSet('claim')],
  [wordSet('application applications visa permit'), wordSet('application')],
  [wordSet('loan credit'), wordSet('loan credit')],
];

/** Whether the title of a note says that it is of such a thing. */
export function isKindOf(title: ReadonlySet<string>, thing: string): boolean {
  return KINDS.some(([titles, things]) => things.has(thing) && [...titles].some((word) => title.has(word)));
}

/** Words of titles that say what sort of record it is, and not of what. */
export const RECORDS = wordSet(
  'tracking record records file files log logs timeline history sheet queue report reports account accounts case note notes ' +
    'event events check checks list summary status update updates entry entries register ledger journal card overview data ' +
    'returns billing dunning recovery enforcement usage customs call calls support desk system export extract item no',
);
