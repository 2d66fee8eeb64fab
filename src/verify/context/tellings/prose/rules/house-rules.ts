/** Rules of a house, a shop or an office in the turns of whoever passes them on: consent that is needed, hours, when to pay. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const PLURAL = /(?:[^s]s|people|children|staff)$/u;

const WITHOUT =
  /^([^,;:]{2,50}?) (is|are) not (permitted|allowed) (?:[^,;:]{2,30}? )?without ((?:the |an? |prior |written )*[^,;:]*\b(?:consent|approval|permission|authori[sz]ation|permit|licen[cs]e|ticket|badge|receipt))((?: (?:of|from|by) [^,;:]+)?)$/u;

/** "Pets need the landlord's consent" for "pets are not permitted without the landlord's consent". */
function byConsent({ text }: Wording): readonly string[] {
  const found = WITHOUT.exec(text);
  if (found === null || /^(?:no|some|most)\b|\b(?:on|in|at|during) \p{L}+ without/iu.test(text)) return [];
  const [, who = '', be = '', , what = '', from = ''] = found;
  if (text.indexOf(' without ') !== text.indexOf(`${found[3]}`) + found[3]!.length) return [];
  const s = PLURAL.test(who) ? '' : 's';
  const ways = ['permitted', 'allowed'].flatMap((way) => [
    `${who} ${be} only ${way} with ${what}${from}`,
    `${who} ${be} ${way} only with ${what}${from}`,
  ]);
  return [`${who} need${s} ${what}${from}`, `${who} require${s} ${what}${from}`, ...ways];
}

const DUE =
  /^Payment( of (?:the|this|each|every) (?:invoice|bill|fee))? is due (within [^,;:]+|by [^,;:]+|on [^,;:]+|no later than [^,;:]+)$/iu;
const BILL = /\b[Tt]he (invoice|bill)\b/u;

/** "The invoice must be paid within 14 days" for "payment is due within 14 days" in a text about one invoice. */
function byDueDate({ text, said, whole }: Wording): readonly string[] {
  const found = DUE.exec(text);
  if (found === null) return [];
  const [, of = '', when = ''] = found;
  const bill = BILL.exec(of === '' ? said : of)?.[1];
  const isOne = (noun: string): boolean =>
    of !== '' || (new RegExp(`\\b(?:the|this|your|our) ${noun}\\b`, 'iu').test(whole) && !OTHERS.test(whole));
  const paid = bill !== undefined && isOne(bill) ? [`The ${bill}`] : [];
  return [
    `Payment${of} must be made ${when}`,
    `Payment${of} is required ${when}`,
    ...paid.flatMap((one) => [
      `${one} must be paid ${when}`,
      `${one} has to be paid ${when}`,
      `${one} is due ${when}`,
      `${one} is payable ${when}`,
    ]),
  ];
}

/** More than one thing that may have to be paid. */
const OTHERS =
  /\b(?:invoices|bills|another|second (?:invoice|bill)|deposit|instal?ments?|both|each|subscriptions?|fines?)\b/iu;

const NOT_OPEN =
  /^([^,;:]{2,50}?) (?:does not open|is not open|do not open|are not open) on ((?:\p{L}+days?|public holidays|bank holidays|weekends)(?:(?:,| or|, or| and) (?:\p{L}+days?|public holidays|bank holidays|weekends))*)$/u;

/** "The library is closed on public holidays" for "the library does not open on Sundays or public holidays". */
function byDaysOff({ text }: Wording): readonly string[] {
  const found = NOT_OPEN.exec(text);
  if (found === null) return [];
  const [, who = '', days = ''] = found;
  const be = PLURAL.test(who) ? 'are' : 'is';
  const each = days.split(/,? (?:or|and) |, /u);
  return [
    ...each.flatMap((day) => [`${who} ${be} closed on ${day}`, `${who} ${be} not open on ${day}`]),
    `${who} ${be} closed on ${each.join(' and ')}`,
  ];
}

const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight`;
const HOURS = new RegExp(
  String.raw`^([^,;:]{2,50}?) opens? at (${TIME}) and closes? at (${TIME})((?: (?:from \p{L}+day to \p{L}+day|on [^,;:]+|every day|daily|on weekdays))?)$`,
  'u',
);

const byHours = ({ text }: Wording): readonly string[] => openedBy(text);

/** "Is open from 9 to 6 on Mondays" for "opens at 9 and closes at 6 on Mondays". */
export function openedBy(text: string): readonly string[] {
  const found = HOURS.exec(text);
  if (found === null) return [];
  const [, who = '', from, to, days = ''] = found;
  const be = PLURAL.test(who) ? 'are' : 'is';
  const s = be === 'is' ? 's' : '';
  return [
    `${who} ${be} open from ${from} to ${to}${days}`,
    `${who} ${be} open between ${from} and ${to}${days}`,
    `${who} open${s} at ${from}${days}`,
    `${who} close${s} at ${to}${days}`,
  ];
}

const LENGTH =
  /^([^,;:]{2,40}?) (must|should|has to|have to|needs? to) (?:contain|have) (at least|at most|no more than|a minimum of|exactly|up to) (\d+|\p{L}+) (characters|letters|digits|words|pages)$/iu;

/** "Must be at least 12 characters long" for "must contain at least 12 characters". */
function byLength({ text, said }: Wording): readonly string[] {
  const found = LENGTH.exec(text);
  const long = /\blong\b/u.test(said);
  if (found === null || !long) return [];
  const [, who, must, bound, count, what] = found;
  return [`${who} ${must} be ${bound} ${count} ${what} long`];
}

const APPROVED =
  /^([^,;:]{2,50}?) (?:must|has to|have to|needs? to|shall) (?:first )?be (approved|authori[sz]ed) by ([^,;:]{2,50})$/u;

/** "Requests require approval by the manager" for "requests must be approved by the manager". */
function byApproval({ text }: Wording): readonly string[] {
  const found = APPROVED.exec(text);
  if (found === null || /\b(?:or|and|within|before|after|if|when)\b/u.test(found[3]!)) return [];
  const [, what = '', done = '', whom = ''] = found;
  const s = PLURAL.test(what) ? '' : 's';
  const deed = done.startsWith('approv') ? 'approval' : done.replace('ed', 'ation');
  const owner = /s$/u.test(whom) ? `${whom}'` : `${whom}'s`;
  return [`need${s}`, `require${s}`].flatMap((verb) => [
    `${what} ${verb} ${deed} by ${whom}`,
    `${what} ${verb} ${deed} from ${whom}`,
    `${what} ${verb} the ${deed} of ${whom}`,
    `${what} ${verb} ${owner} ${deed}`,
  ]);
}

const INCLUDING = /^(?:All|Every|Each) (?:of )?([^,;:]{2,40}?), including ([^,;:]{2,40}?), ([^;:]+)$/u;

/** "New hires receive 25 days" for "all employees, including new hires, receive 25 days". */
function byIncluding({ text }: Wording): readonly string[] {
  const found = INCLUDING.exec(text);
  if (found === null || /\b(?:except|unless|if|only|but)\b/iu.test(text)) return [];
  const [, , some = '', rest = ''] = found;
  return some.split(/,? and |, /u).length > 1 || !PLURAL.test(some) ? [] : [`${capital(some)} ${rest}`];
}

const REFUND =
  /^We (?:have )?(?:issued|processed|sent|made) (?:the|a|your|this) (?:full )?refund of ((?:[$€£] ?)\d[\d.,]*\d|(?:[$€£] ?)\d)((?: on [^,;:]+?)?)(?: (?:to|for) your [^,;:]+)?$/u;

/** "The customer was refunded €64" for "we issued the refund of €64" in what is written to a customer. */
function byRefund({ text, whole }: Wording): readonly string[] {
  const found = REFUND.exec(text);
  if (found === null || !/\byour (?:order|purchase|return|booking|payment|card|parcel)\b/iu.test(whole))
    return [];
  const [, money, when = ''] = found;
  return [
    `The customer was refunded ${money}${when}`,
    `The customer received a refund of ${money}${when}`,
    `A refund of ${money} was issued${when}`,
    `${money} was refunded to the customer${when}`,
  ];
}

export const HOUSE_RULES: readonly Rewriter[] = [
  { of: /\b(?:needs?|requires?|only)\b/u, from: WITHOUT, write: byConsent },
  { of: /\b(?:approval|authori[sz]ation)\b/u, from: APPROVED, write: byApproval },
  { of: /\b(?:payment|paid|payable|due)\b/iu, from: DUE, write: byDueDate },
  { of: /\b(?:closed|not open)\b/u, from: NOT_OPEN, write: byDaysOff },
  { of: /\b(?:open|opens|close|closes)\b/u, write: byHours },
  { of: /\blong\b/u, write: byLength },
  { of: /\p{L}/u, from: INCLUDING, write: byIncluding, reorders: true },
  { of: /\brefund(?:ed)?\b/u, from: REFUND, write: byRefund },
];
