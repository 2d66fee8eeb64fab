/**
 * Who paid whom how much, by the payment that data tells as made: "Rosa Lindt paid $240 to Hill Studio", "Hill Studio received
 * the payment" of `payment: { status: succeeded, amount_usd: 240, payer: { name: Rosa Lindt }, payee: Hill Studio }`.
 */
import { readValues } from '../../../text/values/index.ts';
import type { Field } from '../../record/record.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { hasAmount, valueIn } from './amounts.ts';
import { shown } from './dealings.ts';
import { type Thing, thingsOf } from './things.ts';

const PAYMENT = /^(?:payment|transfer|payout|disbursement|remittance)$/;
const PAYER = /^(?:payer|paid by|sender|from|debtor|remitter)(?: name)?$/;
const PAYEE = /^(?:payee|recipient|beneficiary|to|receiver|merchant|creditor)(?: name)?$/;
const SUM = /^(?:amount|total|sum|amount paid|total paid)$/;
const STATE = /^(?:status|state)$/;
const MADE =
  /^(?:succeeded|successful|success|paid|completed?|settled|executed|cleared|captured|posted|done)$/i;
/** What takes a payment back, or leaves it open. */
const UNDOING =
  /\b(?:refunded|reversed|voided|disputed|failed|cancell?ed|returned|charged back|chargeback)\b/;
const NOT_SO = /^(?:false|no|null|0(?:\.0+)?|unset|none|\[\])?$/i;

const AMOUNT = String.raw`(?:[€£$]|[A-Z]{3} )?\d[\d.,]*(?: \p{L}+)?`;
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`^(?<payer>.+?) (?:has |have )?paid (?<sum>${AMOUNT})(?: to (?<payee>.+))?$`, 'u'),
  new RegExp(String.raw`^(?<payer>.+?) (?:has |have )?paid (?<payee>\p{Lu}.+?) (?<sum>${AMOUNT})$`, 'u'),
  new RegExp(
    String.raw`^(?<payee>.+?) (?:has |have )?(?:received|got) (?:(?:a|the) payment(?: of (?<of>${AMOUNT}))?|(?<sum>${AMOUNT}))(?: from (?<payer>.+))?$`,
    'u',
  ),
];
const OPEN = /\b(?:not|never|only|if|would|will|should|each|every|and|or)\b/i;

/** A payment that is made, of just that sum, from and to whom the claim says. */
export const paidWhom: Form = (said, subject) => {
  const parts = FORMS.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined || OPEN.test(said)) return undefined;
  const { payer, payee, sum = parts.of } = parts;
  const made = thingsOf(subject).flatMap((thing) => {
    const shows = isMade(thing);
    const found = shows && [
      partyOf(thing, PAYER, payer, subject),
      partyOf(thing, PAYEE, payee, subject),
      sumOf(thing, sum),
    ];
    return found === undefined || found.includes(undefined)
      ? []
      : [[...found.flatMap((cells) => cells!), ...shows!]];
  });
  return made.length === 1 ? answerOf(made[0]!) : undefined;
};

const answerOf = (cells: readonly Field[]): DataAnswer => shown(cells);

/** The fields by which a thing is a payment that was made; undefined where it is none. */
function isMade({ focus, kinds }: Thing): readonly Field[] | undefined {
  const states = focus.own.filter((field) => STATE.test(nameOf(field)));
  if (!kinds.some((kind) => PAYMENT.test(kind)) || states.length !== 1 || !MADE.test(states[0]!.quote))
    return undefined;
  return focus.own.some((field) => UNDOING.test(nameOf(field)) && !NOT_SO.test(field.quote))
    ? undefined
    : states;
}

/** The field that names a party as the claim does, of the payment or of an object in it; none where the claim names none. */
function partyOf(
  { focus }: Thing,
  role: RegExp,
  said: string | undefined,
  { objects }: Subject,
): readonly Field[] | undefined {
  if (said === undefined) return [];
  const inner = objects.filter(
    ({ id }) => id.startsWith(`${focus.id}/`) && role.test(id.slice(focus.id.length + 1)),
  );
  const named = [
    ...focus.own.filter((field) => role.test(nameOf(field))),
    ...inner.flatMap(({ own }) =>
      own.filter((field) => /^(?:full |display )?name$/.test(nameOf(field)) || role.test(nameOf(field))),
    ),
  ];
  return named.length === 1 && named[0]!.quote === said ? named : undefined;
}

/** The field that holds the sum of a payment; none where the claim tells none. */
function sumOf({ focus }: Thing, said: string | undefined): readonly Field[] | undefined {
  if (said === undefined) return [];
  const value = valueIn(said) ?? readValues(said, 'en')[0];
  const sums = focus.own.filter((field) => SUM.test(nameOf(field)));
  return value !== undefined && sums.length === 1 && hasAmount(sums[0]!, value, focus) ? sums : undefined;
}
