/** What a note of a contact, a case or a booking says of its person or its matter. */
import { capital, lower } from '../words.ts';
import { type Fragment, type Slip, unexplained } from './slip.ts';
import {
  AMOUNT,
  article,
  datedTail,
  doersOf,
  itemsNamed,
  matterOf,
  namesOf,
  type Said,
  say,
} from './slip-words.ts';

const COMPANY = /^(?:company|employer|organi[sz]ation|firm)$/i;
const ROLE = /^(?:role|job title|position|job|function)$/i;

/** "Company: Pelagos Foods. Role: head of procurement" of a contact. */
export function employed({ label }: Fragment, { person, fragments }: Slip): readonly Said[] {
  if (person === undefined || !(ROLE.test(label) || COMPANY.test(label))) return [];
  const company = fragments.find((one) => COMPANY.test(one.label));
  const role = fragments.find((one) => ROLE.test(one.label));
  const firm = company === undefined ? '' : unexplained(company.value);
  const post = role !== undefined && /^\p{L}[\p{L} &'’-]{2,60}$/u.test(role.value) ? lower(role.value) : '';
  if (post === '' || /\b(?:former|ex|acting|until|previously|interim|deputy)\b/i.test(post)) return [];
  const titles = [post, `the ${post}`, `${article(post)} ${post}`];
  return [
    ...say(
      titles.map((one) => `${person.name} is ${one}`),
      person,
      role,
    ),
    ...(firm === ''
      ? []
      : say(
          titles.flatMap((one) => ['at', 'of', 'for'].map((at) => `${person.name} is ${one} ${at} ${firm}`)),
          person,
          role,
          company,
        )),
  ];
}

/** "Next step: send quote by 15 April": what is to be done, and no more. */
export function nextStep({ label, value }: Fragment): readonly Said[] {
  const [, kind = ''] = /^next (step|action)$/i.exec(label) ?? [];
  const [, verb = '', what = ''] = /^(\p{Ll}+) (\p{Ll}.*)$/u.exec(lower(value)) ?? [];
  if (kind === '' || verb === '') return [];
  const objects = /^(?:a|an|the|to|for|with|on|out|up|him|her|them) /.test(what)
    ? [what]
    : [`${article(what)} ${what}`, `the ${what}`, what];
  return say(objects.map((one) => `The next ${kind.toLowerCase()} is to ${verb} ${one}`));
}

/** "Last order: 14 May 2026, 12 licences" of a customer. */
export function lastDeed({ label, value }: Fragment, { person }: Slip): readonly Said[] {
  const [, noun = ''] = /^last (order|purchase|visit|login|payment)$/i.exec(label) ?? [];
  const { when, tail } = datedTail(value);
  if (person === undefined || noun === '' || when === '') return [];
  const kind = noun.toLowerCase();
  const verb = LAST[kind]!;
  const items = tail === '' ? undefined : itemsNamed(tail.replace(/^, /, ''));
  const { name } = person;
  return say(
    [
      `${name} last ${verb} on ${when}`,
      `${name}'s last ${kind} was on ${when}`,
      `The last ${kind} of ${name} was on ${when}`,
      `The last ${kind} was on ${when}`,
      ...(items !== undefined && /^(?:order|purchase)$/.test(kind)
        ? items.flatMap((item) => [`${name} ${verb} ${item} on ${when}`, `${name} ${verb} ${item}`])
        : []),
    ],
    person,
  );
}

const LAST: Readonly<Record<string, string>> = {
  order: 'ordered',
  purchase: 'bought',
  visit: 'visited',
  login: 'logged in',
  payment: 'paid',
};

/** "Cause: broken valve" of a case about a leak. */
export function causeOf({ label, value }: Fragment, slip: Slip): readonly Said[] {
  const [, root = ''] = /^((?:root )?cause)$/i.exec(label) ?? [];
  if (root === '' || !/^\p{L}[\p{L}\d -]{2,60}$/u.test(value)) return [];
  if (
    /\b(?:unknown|unclear|pending|open|tbd|possibl\w*|probabl\w*|suspect\w*|likely|maybe|not|under)\b/i.test(
      value,
    )
  )
    return [];
  const noun = lower(value);
  const ways = [noun, `${article(noun)} ${noun}`, `the ${noun}`];
  return say(
    ways.flatMap((way) => [
      `The ${root.toLowerCase()} was ${way}`,
      `The cause was ${way}`,
      ...matterOf(slip).flatMap((one) => [
        `${capital(one)} was caused by ${way}`,
        `${capital(way)} caused ${one}`,
      ]),
    ]),
  );
}

/** "Guests: 2 adults", "Check-out: 14 July" of a booking. */
export function stayOf({ label, value }: Fragment, slip: Slip): readonly Said[] {
  const { kind, party } = slip;
  if (!/^(?:booking|reservation)$/.test(kind)) return [];
  if (
    /^(?:guests?|persons|people|travellers|passengers|party|for)$/i.test(label) &&
    /^\d{1,3} \p{Ll}+(?:, \d{1,3} \p{Ll}+)*$/u.test(value)
  )
    return say(
      namesOf(slip).map((name) => `${capital(name)} is for ${value.replace(/, (?=[^,]*$)/, ' and ')}`),
    );
  const [, end = ''] = /^(check[- ]?in|check[- ]?out|arrival|departure)$/i.exec(label) ?? [];
  const { when, tail } = datedTail(value);
  if (end === '' || when === '' || tail !== '') return [];
  const verbs = STAYS[end.toLowerCase().replace(/[- ]/, '')]!;
  return [
    ...say([`The ${end.toLowerCase()} is on ${when}`, `${capital(end)} is on ${when}`]),
    ...(party === undefined
      ? []
      : say(
          verbs.map((verb) => `${party.name} ${verb} on ${when}`),
          party,
        )),
  ];
}

const STAYS: Readonly<Record<string, readonly string[]>> = {
  checkin: ['checks in', 'is due to check in', 'arrives'],
  checkout: ['checks out', 'is due to check out', 'leaves'],
  arrival: ['arrives', 'is due to arrive'],
  departure: ['leaves', 'departs', 'is due to leave'],
};

/** "Cost: 180 GBP, charged to landlord". */
export function chargedTo({ label, value }: Fragment): readonly Said[] {
  if (!/^(?:costs?|fee|amount|charge|price|total)$/i.test(label)) return [];
  const [, amount = '', verb = '', who = ''] =
    /^(\S+(?: \S+)?), (charged|billed|invoiced) to (.+)$/u.exec(value) ?? [];
  if (!AMOUNT.test(amount)) return [];
  return say(
    doersOf(who).flatMap((one) => [
      `${capital(one)} was ${verb} ${amount}`,
      `${amount} was ${verb} to ${one}`,
    ]),
  );
}

const ASKER = /^(?:requester|requested by|requestor|applicant)$/i;

/** "Requester: Mona Falk", "Request: read access to folder Budget-2026". */
export function requestOf({ label, value }: Fragment, { fragments }: Slip): readonly Said[] {
  const askers = fragments.filter((one) => ASKER.test(one.label));
  const name = unexplained(askers[0]?.value ?? '');
  if (!/^request(?:ed)?$/i.test(label) || askers.length !== 1 || name === '') return [];
  if (!/^\p{L}?\p{Ll}/u.test(value) || /[,;]/.test(value)) return [];
  return say(
    ['requested', 'asked for'].map((verb) => `${name} ${verb} ${lower(value)}`),
    askers[0],
  );
}

const CONTACTED: Readonly<Record<string, readonly string[]>> = {
  call: ['called', 'phoned'],
  email: ['emailed', 'sent an email to', 'wrote to'],
  visit: ['visited'],
  letter: ['wrote to', 'sent a letter to'],
};

/** "Last contact: 9 April 2026, call by Tom Reyes" of a contact: he called her that day. */
export function contactedBy({ label, value }: Fragment, { person }: Slip): readonly Said[] {
  const { when, tail } = datedTail(value);
  const [, kind = '', who = ''] = /^, (call|email|visit|letter) (?:by|from) ([^,;]+)/u.exec(tail) ?? [];
  const name = unexplained(who);
  if (person === undefined || !/^last contact$/i.test(label) || when === '' || name === '') return [];
  if (/\b(?:unanswered|missed|no answer|voicemail|not reached|bounced|failed)\b/i.test(value)) return [];
  return say(
    CONTACTED[kind]!.flatMap((verb) => [
      `${name} ${verb} ${person.name} on ${when}`,
      `${name} ${verb} ${person.name}`,
    ]),
    person,
  );
}
