/** What is left of an entitlement, whether payments make up a total, and whether a balance is enough for a payment. */
import type { Field, Focus } from '../record/record.ts';
import {
  countOf,
  type DataAnswer,
  fieldOf,
  fieldsOf,
  isSubject,
  nameOf,
  numberIn,
  rowsOf,
} from './answer.ts';
import type { Subject } from './subject.ts';

const WHOLE =
  /^(?:entitlement|allowance|total|quota|allocated|granted|annual|days|limit|capacity|budget)(?: (?:days|hours))?$/;
const TAKEN =
  /^(?:taken|used|booked|reserved|spent|consumed|approved|scheduled|committed|sold)(?: (?:days|hours))?$/;
const LEFT = /^(?:left|remaining|available|balance|free|unused|outstanding)/;
const HAS_LEFT =
  /^(.+?) (?:(?:still )?(?:has|have) )(\p{Ll}+|\d[\d.]*) (days?|hours?)(?: of (\p{Ll}[\p{Ll} ]{2,30}?))?(?: (?:still )?(?:left|remaining|available|to take))$/u;

/** "She has 6 days of annual leave left" of `annual_leave: { entitlement: 25, taken: 17, booked: 2 }`. */
export function remaining(said: string, subject: Subject): DataAnswer | undefined {
  const [, who, count, unit, what] = HAS_LEFT.exec(said) ?? [];
  const many = count === undefined ? undefined : countOf(count);
  if (who === undefined || unit === undefined || many === undefined || !isSubject(who, subject))
    return undefined;
  const found = subject.objects.flatMap((one) => leftOf(one, unit.replace(/s$/, ''), what) ?? []);
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || Math.abs(only.left - many) > 1e-9) return undefined;
  const terms = only.taken.map(({ quote }) => ` − ${quote}`).join('');
  return { cells: [only.whole, ...only.taken], derivation: `${only.whole.quote}${terms} = ${only.left}` };
}

/** What an object of that name leaves of its whole, where all its numbers are the whole and what was taken of it. */
function leftOf({ own, labels }: Focus, unit: string, what: string | undefined) {
  const numbers = own.filter((field) => numberIn(field) !== undefined);
  const whole = fieldOf(numbers, WHOLE);
  const taken = numbers.filter((field) => TAKEN.test(nameOf(field)));
  if (whole === undefined || taken.length === 0 || numbers.length !== taken.length + 1) return undefined;
  if (own.some((field) => LEFT.test(nameOf(field)))) return undefined;
  if (what !== undefined && !what.split(' ').every((word) => labels.includes(word) || word === 'leave'))
    return undefined;
  if (what !== undefined && !labels.some((word) => /^(?:leave|holiday|vacation|pto|annual)$/.test(word)))
    return undefined;
  const units = own.flatMap(({ name }) => name).filter((word) => /^(?:days?|hours?)$/.test(word));
  const isDays =
    units.length > 0
      ? units.every((word) => word.startsWith(unit))
      : unit === 'day' && labels.some((word) => /^(?:leave|holiday|vacation|pto)$/.test(word));
  if (!isDays) return undefined;
  return { whole, taken, left: taken.reduce((left, field) => left - numberIn(field)!, numberIn(whole)!) };
}

const IN_FULL =
  /^(?:(?:The )?payment (?:for|of) (.+?) (?:was|has been) (?:received|made) in full|(.+?) (?:was|is|has been) (?:paid|repaid|settled) in full|(.+?) (?:was|is|has been) (?:fully|completely) (?:paid|repaid|settled)|The payments (?:for|of) (.+?) (?:cover|make up|come to|add up to) (?:the|its) (?:full |whole )?total)$/iu;
const RECEIVED = /^(?:settled|paid|captured|received|completed?|succeeded|cleared)$/i;

/** "Order 9001 has been paid in full" of a total and the payments that make it up. */
export function paidInFull(said: string, subject: Subject): DataAnswer | undefined {
  const [, ...owners] = IN_FULL.exec(said) ?? [];
  const what = owners.find((one) => one !== undefined);
  const [, thing, sum] = /^(.+?) (?:of|for) [€£$]?(\d[\d,.]*)(?: \p{L}+)?$/u.exec(what ?? '') ?? [];
  if (what === undefined || !isSubject(thing ?? what, subject)) return undefined;
  const total = fieldOf(
    fieldsOf(subject),
    /^(?:total|grand total|total amount|amount due|invoice total|order total)$/,
  );
  const list = rowsOf(subject, /^(?:payments?|instal?lments?|receipts)$/);
  if (
    total === undefined ||
    list === undefined ||
    fieldsOf(subject).some((field) => /refund|chargeback|dispute|outstanding|balance/.test(nameOf(field)))
  )
    return undefined;
  if (rowsOf(subject, /refund|chargeback|dispute/) !== undefined) return undefined;
  const currencies = [...list.rows.flat(), ...fieldsOf(subject)].filter(
    (field) => nameOf(field) === 'currency',
  );
  if (new Set(currencies.map(({ quote }) => quote)).size > 1) return undefined;
  if (sum !== undefined && Number(sum.replaceAll(',', '')) !== numberIn(total)) return undefined;
  const amounts = list.rows.map((row) => fieldOf(row, /^(?:amount|value|sum)$/));
  const states = list.rows.map((row) => fieldOf(row, /^(?:status|state)$/));
  if (
    amounts.includes(undefined) ||
    states.some((state) => state === undefined || !RECEIVED.test(state.quote))
  )
    return undefined;
  const paid = amounts.reduce((all, field) => all + (numberIn(field!) ?? Number.NaN), 0);
  if (!(Math.abs(paid - (numberIn(total) ?? Number.NaN)) < 0.005)) return undefined;
  const cells = [total, ...(amounts as Field[]), ...(states as Field[])];
  return { cells, derivation: `${amounts.map((field) => field!.quote).join(' + ')} = ${total.quote}` };
}

const ENOUGH =
  /^(?:The|There is) (?:available )?balance(?: (?:on|of|in) (.+?))? (?:covers|is enough for|is sufficient for|exceeds) the (payment|transfer|withdrawal|purchase|order|invoice)(?: of [^\d]{0,3}(\d[\d,.]*) ?(?:\p{L}+|[€£$])?)?$/u;

/** "The balance on account 88 covers the payment" of what is available and what is to be paid, in one currency. */
export function isEnough(said: string, subject: Subject): DataAnswer | undefined {
  const [, owner, deed, amount] = ENOUGH.exec(said) ?? [];
  if (deed === undefined || (owner !== undefined && !isSubject(owner, subject))) return undefined;
  const { objects } = subject;
  const balance = objects.find(({ labels }) => /^(?:balance|funds)$/.test(labels.join(' ')));
  const due = objects.find(({ labels }) => labels.join(' ') === deed);
  const has = balance && fieldOf(balance.own, /^(?:available|available balance)$/);
  const needs = due && fieldOf(due.own, /^(?:amount|total)$/);
  if (has === undefined || needs === undefined) return undefined;
  const [a, b] = [has, needs].map((field) => numberOf(field));
  if (a === undefined || b === undefined || a < b) return undefined;
  if (amount !== undefined && Number(amount.replaceAll(',', '')) !== b) return undefined;
  const currencies = [balance!, due!].map(({ own }) => fieldOf(own, /^currency$/)?.quote);
  if (currencies[0] !== currencies[1]) return undefined;
  return { cells: [has, needs], derivation: `${has.quote} ≥ ${needs.quote}` };
}

const numberOf = (field: Field): number | undefined => numberIn(field);
