/**
 * What is to be had and how: "will be delivered on Thursday" for "you can expect your order on Thursday", "is full" for "there are
 * no spaces left", "payment by card is possible" for "you can pay by card".
 */
import { gerund, participleOf, present } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { thingsOf } from '../clauses/coordinated.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const EXPECT =
  /^(?:You|The customer|The client|We|Customers) (?:can|may|should|will be able to) expect (?:to (?:receive|have|get) )?(your|the|our) ((?:[\p{Ll}-]+ )?(?:order|parcel|package|delivery|refund|payment|goods|shipment|replacement|reply|answer|letter|money|documents?|tickets?)) ((?:on|by|within|in|before|at|next|this|tomorrow)\b[^,;]*)$/u;

function byExpected({ text }: Wording): readonly string[] {
  const found = EXPECT.exec(text);
  if (found === null) return [];
  const [, , what = '', when = ''] = found;
  const arrives = /delivery|order|parcel|package|goods|shipment|replacement|documents?|tickets?/u.test(what)
    ? ['be delivered', 'arrive', 'come']
    : /refund|payment|money/u.test(what)
      ? ['be paid', 'arrive', 'be made']
      : ['arrive', 'come'];
  return arrives
    .flatMap((verb) => ['The', 'Your'].map((the) => `${the} ${what} will ${verb} ${when}`))
    .concat([`The ${what} is expected ${when}`]);
}

const NONE_LEFT =
  /^There (?:is|are) (?:currently |now )?no (?:more )?(?:(?:free|available|vacant|empty) )?(space|spaces|place|places|seats?|rooms?|beds?|tables?|slots?|tickets?|parking spaces)(?: (?:left|available|free|any more|to be had))?(?: (?:in|on|at|for) (the [^,;:]{2,50}?))?$/u;

/** "The car park is full" for "there are no free spaces left in the car park". */
function byNoneLeft({ text }: Wording): readonly string[] {
  const found = NONE_LEFT.exec(text);
  if (found === null) return [];
  const [, what = '', where] = found;
  if (/^tickets?$/u.test(what)) {
    const for_ = where === undefined ? '' : ` for ${where}`;
    return [
      `The tickets${for_} are sold out`,
      `Tickets${for_} are sold out`,
      ...(where === undefined ? [] : [`${capital(where)} is sold out`]),
    ];
  }
  return where === undefined
    ? []
    : [
        `${capital(where)} is full`,
        `${capital(where)} is fully booked`,
        `${capital(where)} has no ${what} left`,
      ];
}

const PAY =
  /^(?:You|Customers|Guests|Visitors|Members) (?:can|may) (?:also )?pay (by|with|in|via) ([^,;:]{2,50}?)((?: (?:in|on|at) [^,;:]+)?)$/u;

/** "Payment by card is possible" for "you can pay by card". */
function byPayment({ text }: Wording): readonly string[] {
  const found = PAY.exec(text);
  if (found === null || isLeftOpen(text.replace(/\bmay\b/u, '')) || / only\b/u.test(text)) return [];
  const [, by, what = '', where = ''] = found;
  const ways = [what, ...what.split(/ (?:or|and) |, /u)];
  return [...new Set(ways)].flatMap((way) => [
    `Payment ${by} ${way} is possible${where}`,
    `Payment ${by} ${way} is accepted${where}`,
    `${capital(way)} is accepted${where}`,
    `${capital(way)} payments are accepted${where}`,
    ...(/card$/u.test(way) ? [`${capital(way)}s are accepted${where}`] : []),
  ]);
}

const MAY =
  /^(?:You|Guests|Visitors|Tenants|Residents|People|Everyone|Customers|Employees|Staff) (?:may|can|are (?:allowed|permitted) to) (?:only )?([a-z]+)((?: [\p{Ll}-]+){0,2}?) ((?:in|on|at|during|between|from|inside|outside)\b[^,;:]+?)(?: only)?$/u;

/** "Smoking is allowed on the terrace" for "you may smoke on the terrace only". */
function byPermission({ text, said, lexicon }: Wording): readonly string[] {
  const found = MAY.exec(text);
  if (found === null || (/\bonly\b/u.test(said) && !/\bonly\b/u.test(text))) return [];
  const [, verb = '', rest = '', where = ''] = found;
  if (lexicon.lemma(verb, 'v') !== verb || /^(?:be|have|not)$/u.test(verb)) return [];
  return ['allowed', 'permitted'].map((may) => `${capital(gerund(verb))}${rest} is ${may} ${where}`);
}

const PRICED = new RegExp(
  String.raw`^The (?:sale|selling|purchase) price (?:of|for) (the [^,;:]{2,50}?) (?:is|was|came to|amounted to) (${MONEY})$`,
  'u',
);
const EACH_PAYS = new RegExp(
  String.raw`^Members pay (${MONEY}) (?:a|per|each|every) (year|month|quarter)$`,
  'u',
);
const UNTIL =
  /^([^,;:]{2,50}?) was employed((?: (?:here|by [^,;:]{2,40}?|at [^,;:]{2,40}?|with [^,;:]{2,40}?|with us))?) until ([^,;:]+)$/u;
const YEARLY: Readonly<Record<string, readonly string[]>> = {
  year: ['annual', 'yearly'],
  month: ['monthly'],
  quarter: ['quarterly'],
};

/** What something was sold for, what a fee is, and when somebody's work ended. */
function byFigure({ text }: Wording): readonly string[] {
  if (isLeftOpen(text.replace(/\buntil\b/u, ''))) return [];
  const [priced, fee, until] = [PRICED.exec(text), EACH_PAYS.exec(text), UNTIL.exec(text)];
  if (priced !== null)
    return [`${capital(priced[1]!)} was sold for ${priced[2]}`, `${capital(priced[1]!)} cost ${priced[2]}`];
  if (fee !== null)
    return YEARLY[fee[2]!]!.flatMap((kind) => [
      `The ${kind} fee is ${fee[1]}`,
      `The ${kind} membership fee is ${fee[1]}`,
      `The ${kind} fee for members is ${fee[1]}`,
    ]);
  if (until === null) return [];
  const [, who, at = '', day = ''] = until;
  const on = /^\d{1,2} |\d{1,2}$|\d, \d{4}$|day$/u.test(day) ? 'on' : 'in';
  return ['', at].flatMap((where) => [
    `${who}'s employment${where} ended ${on} ${day}`,
    `${who} worked${where.replace(/^ by /u, ' for ')} until ${day}`,
  ]);
}

/** "This product has been discontinued" for "we have discontinued this product". */
function byUs({ text, lexicon }: Wording): readonly string[] {
  const found = /^We (have |had )?(?:now |also |already )?([a-z]+) /u.exec(text);
  const object = found === null ? undefined : thingsOf(text)?.object;
  if (found === null || object === undefined || isLeftOpen(text)) return [];
  const [, have = '', form = ''] = found;
  const lemma = lexicon.lemma(form, 'v');
  // "We issue", and "issues" of what we will do, is of now.
  if (have === '' && (lemma === form || form === present(lemma))) return [];
  const at = text.indexOf(object);
  const rest = text.slice(at + object.length);
  const many = /[^s]s$|^(?:both|all|these)\b/u.test(object);
  const be = have === '' ? (many ? 'were' : 'was') : many ? 'have been' : 'has been';
  return [object, object.replace(/^this /u, 'the ').replace(/^your /u, 'the ')].map(
    (what) => `${capital(lowered(what))} ${be} ${participleOf(lemma)}${rest}`,
  );
}

const TO_WHOM =
  /\b(at no (?:extra |additional )?(?:cost|charge)|free of charge) (?:to|for) (?:the (?:customer|guest|client|tenant|buyer|user|passenger|patient)|you|him|her|them)\b/u;

export const IN_STORE: readonly Rewriter[] = [
  { of: /\bwill\b|\bexpected\b/u, from: EXPECT, write: byExpected, asks: true },
  { of: /\b(?:full|fully booked|sold out|left)\b/u, from: NONE_LEFT, write: byNoneLeft },
  { of: /\b(?:possible|accepted)\b/u, from: PAY, write: byPayment },
  { of: /\b(?:allowed|permitted)\b/u, from: MAY, write: byPermission },
  { of: /\b(?:sold for|cost|fee|employment|worked)\b/u, write: byFigure },
  { of: /\b(?:was|were|has been|have been|is|are)\b/u, from: /^We /u, write: byUs, reorders: true },
  {
    of: /\b(?:free|no (?:extra )?(?:cost|charge))\b/u,
    write: ({ text }) => (TO_WHOM.test(text) ? [text.replace(TO_WHOM, '$1')] : []),
    reorders: true,
  },
];
