/** What was ordered, how it was sent and paid, what each line of an invoice costs: labels of notes of orders and bills. */

import type { Scene } from '../types.ts';
import { capital, lower, numberOf } from '../words.ts';
import { type Fragment, type Slip, unexplained } from './slip.ts';
import { AMOUNT, article, itemNamed, itemsNamed, namesOf, type Said, say, split } from './slip-words.ts';

/** What takes back, or leaves open, that something was sent or paid. */
const NOT_SENT =
  /\b(?:cancel\w*|void\w*|fail\w*|lost|returned to sender|undeliver\w*|not (?:yet )?(?:shipped|dispatched|sent|delivered)|back-?order\w*|on hold|recalled|refused|pending)\b/i;
const NOT_PAID =
  /\b(?:cancel\w*|void\w*|fail\w*|declin\w*|pending|unpaid|not (?:yet )?(?:paid|received)|outstanding|overdue|due|awaiting|charge-?back|disputed|bounced|revers\w*|refund\w*|on delivery|on account|authori[sz]ed|rejected|partial\w*|deposit|instal\w*)\b/i;
const ITEMS = /^(?:items?|contents|products?|articles?|goods|ordered|basket|items? ordered|order lines?)$/i;
/** What of a list of items was not had after all. */
const LEFT_OUT = /\b(?:out of stock|unavailable|removed|replaced|substitut\w*|missing)\b/i;
const ORDERED: Readonly<Record<string, readonly string[]>> = {
  order: ['ordered', 'bought', 'purchased'],
  shipment: [],
  consignment: [],
  booking: [],
};

/** "Items: 1 x ceramic kettle, 2 x linen towels" of an order that somebody placed. */
export function itemsOf({ label, value }: Fragment, slip: Slip, { claim }: Scene): readonly Said[] {
  const { kind, party, fragments } = slip;
  if (!ITEMS.test(label) || fragments.some((one) => LEFT_OUT.test(one.value))) return [];
  const all = itemsNamed(value);
  if (all === undefined || all.length === 0) return [];
  const lists = [
    ...all,
    ...(isListed(all, claim) ? [`${all.slice(0, -1).join(', ')} and ${all.at(-1)}`] : []),
  ];
  const undone = fragments.some((one) =>
    /\b(?:cancel\w*|void\w*|unpaid|declin\w*)\b/i.test(`${one.label} ${one.value}`),
  );
  // What was ordered and cancelled was not bought, though the words are near.
  if (undone && claim.words.some(({ lemma }) => /^(?:buy|purchase)$/.test(lemma))) return [];
  const verbs = undone ? ['ordered'] : (ORDERED[kind] ?? ['ordered', 'bought', 'purchased']);
  const names = namesOf(slip);
  return [
    ...(party === undefined
      ? []
      : say(
          lists.flatMap((list) => verbs.map((verb) => `${party.name} ${verb} ${list}`)),
          party,
        )),
    ...say(
      names.flatMap((name) =>
        lists.flatMap((list) =>
          ['includes', 'contains', 'included'].map((verb) => `${capital(name)} ${verb} ${list}`),
        ),
      ),
    ),
  ];
}

/** Whether the claim names all items of a list, each with its own number. */
function isListed(items: readonly string[], { text, start, end }: Scene['claim']): boolean {
  const said = text.slice(start, end).toLowerCase();
  return (
    items.length > 1 &&
    items.every((item) => {
      const [many = '', ...noun] = item.toLowerCase().split(' ');
      const at = said.indexOf(` ${noun.join(' ')}`);
      const before = said.slice(0, Math.max(0, at)).split(' ').at(-1) ?? '';
      return at >= 0 && numberOf(before) === numberOf(many) && numberOf(many) !== undefined;
    })
  );
}

const METHOD =
  /^(?:shipping|shipping method|delivery method|shipping option|shipped by|shipped via|ship via|delivery service|delivery option|service)$/i;
const CARRIER = /^(?:carrier|courier|shipper|shipped with|haulier)$/i;
const NO_METHOD = /^(?:free|none|no|included|yes|paid|tbd|n\/a|pending|waived|pickup|collection|in store)$/i;

/** "Shipping: express", "Carrier: DHL" of what was delivered or sent. */
export function shippedBy({ label, value }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
  const carrier = CARRIER.test(label);
  const way = split(value)[0]!;
  if (!(carrier || METHOD.test(label)) || !/^\p{L}[\p{L} &'’-]{1,30}$/u.test(way)) return [];
  if (NO_METHOD.test(way) || NOT_SENT.test(source.text)) return [];
  const sent = slip.fragments.find(({ label: one, value: said }) =>
    /\b(?:delivered|shipped|dispatched|despatched|departed|arrived|sent)\b/i.test(
      `${one} ${DONE.test(said) ? said : ''}`,
    ),
  );
  if (sent === undefined) return [];
  const names = namesOf(slip);
  const texts = names.flatMap((name) =>
    ['shipped', 'sent', 'delivered'].flatMap((verb) => {
      if (verb === 'delivered' && !/\bdelivered\b/i.test(source.text)) return [];
      const lead = `${capital(name)} was ${verb}`;
      if (carrier || /^\p{Lu}/u.test(way))
        return [`${lead} by ${way}`, `${lead} with ${way}`, `${lead} via ${way}`];
      return [
        `${lead} by ${way}`,
        `${lead} by ${way} delivery`,
        `${lead} by ${way} shipping`,
        `${lead} with ${way} shipping`,
      ];
    }),
  );
  const carried = carrier
    ? names.flatMap((name) => [`${way} carried ${name}`, `${capital(name)} was carried by ${way}`])
    : [];
  return say([...texts, ...carried], sent);
}

/** A fragment of a deed with its day: "Delivered 6 October", or the day alone under its label. */
const DONE = /\d/;

const PAYMENT =
  /^(?:payment|paid|paid by|paid with|paid via|payment method|paid using|payment type|method of payment)$/i;
const MEANS =
  /^(?:paypal|(?:credit |debit )?card|cash|bank transfer|wire transfer|transfer|direct debit|visa|mastercard|amex|american express|klarna|apple pay|google pay|gift card|voucher|che(?:que|ck)|sepa transfer|sepa direct debit|ideal|bancontact|twint|invoice)$/i;
/** "Payment: PayPal, 74.90 EUR": by what means, how much, and by whom. */
export function paidBy({ label, value, sentence }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
  if (!PAYMENT.test(label) || NOT_PAID.test(source.text)) return [];
  const parts = value.split(', ');
  const means = parts.find((part) => MEANS.test(part)) ?? '';
  const amount = parts.find((part) => AMOUNT.test(part)) ?? '';
  if (means === '' || /^invoice$/i.test(means) || parts.some((part) => part !== means && part !== amount))
    return [];
  const { party } = slip;
  const ways = ['by', 'with', 'via', ...(/^cash$/i.test(means) ? ['in'] : [])].flatMap((by) => [
    `${by} ${means}`,
    ...(/card|transfer|debit|cheque|check|voucher/i.test(means) ? [`${by} ${article(means)} ${means}`] : []),
  ]);
  const names = namesOf(slip).filter((name) => !/parcel|package|delivery/.test(name));
  const own = names.flatMap((name) =>
    ways.flatMap((way) => [`${capital(name)} was paid ${way}`, `${capital(name)} was paid for ${way}`]),
  );
  const theirs =
    party === undefined
      ? []
      : [
          ...ways.map((way) => `${party.name} paid ${way}`),
          ...names.slice(0, 1).flatMap((name) => ways.map((way) => `${party.name} paid for ${name} ${way}`)),
          ...(amount === ''
            ? []
            : [`${party.name} paid ${amount}`, ...ways.map((way) => `${party.name} paid ${amount} ${way}`)]),
        ];
  return [...say(own, { sentence }), ...say(theirs, party)];
}

const LINES = /^(?:lines?|items?|line items?|positions?|charges?|services?|breakdown|fees)$/i;
const PRICED =
  /^(\p{L}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,4}),? ((?:[€$£] ?\d[\d.,]*|[A-Z]{3} ?\d[\d.,]*|\d[\d.,]* ?(?:[€$£]|[A-Z]{3}|euros?|dollars?|pounds?)))$/u;

/** "Lines: hull inspection 1,200 EUR; anode replacement 340 EUR": what each costs, and who was billed for it. */
export function lines({ label, value }: Fragment, slip: Slip): readonly Said[] {
  if (!LINES.test(label)) return [];
  const parts = value.split(/; |, (?!\d)/).map((part) => PRICED.exec(part));
  if (parts.some((part) => part === null)) return [];
  const { kind, party } = slip;
  return parts.flatMap((part) => {
    const [, what = '', amount = ''] = part!;
    const things = [`the ${what}`, what];
    return [
      ...say(
        things.flatMap((thing) => ['cost', 'costs'].map((verb) => `${capital(thing)} ${verb} ${amount}`)),
      ),
      ...(party === undefined || kind !== 'invoice'
        ? []
        : say(
            things.flatMap((thing) =>
              ['billed', 'charged', 'invoiced'].map(
                (verb) => `${party.name} was ${verb} ${amount} for ${thing}`,
              ),
            ),
            party,
          )),
    ];
  });
}

/** "Bill to: Fjord Marine AS" of an invoice: it was issued to them. */
export function billed({ label, value }: Fragment, { kind, number }: Slip): readonly Said[] {
  const name = unexplained(value);
  if (
    !/^(?:bill(?:ed)? to|customer|client|invoice to|invoiced to)$/i.test(label) ||
    name === '' ||
    kind !== 'invoice'
  )
    return [];
  return say(
    ['The invoice', ...(number === '' ? [] : [`Invoice ${number}`])].flatMap((one) => [
      `${one} was issued to ${name}`,
      `${one} is addressed to ${name}`,
      `${one} was billed to ${name}`,
      `${one} is for ${name}`,
    ]),
  );
}

const BOOKED = /^(?:room|room type|seat|table|course|service|cabin|vehicle|car|tour|suite)$/i;

/** "Room: sea view suite" of a booking that somebody made. */
export function booked({ label, value }: Fragment, { kind, party }: Slip): readonly Said[] {
  if (!/^(?:booking|reservation|appointment)$/.test(kind) || party === undefined || !BOOKED.test(label))
    return [];
  const item = itemNamed(lower(value));
  const named = item === undefined ? [] : [item, `${item} ${lower(label)}`];
  return say(
    named.flatMap((one) => [`${party.name} booked ${one}`, `${party.name} reserved ${one}`]),
    party,
  );
}

/** "Return: 1 x parasol, refunded 39.00 EUR": what came back, and who sent it. */
export function returned({ label, value }: Fragment, { kind, party, fragments }: Slip): readonly Said[] {
  const [first = ''] = value.split(', ');
  // The item of a return that came in is what was sent back.
  const came =
    kind === 'return' && fragments.some((one) => /^received$/i.test(one.label) && /^\d/.test(one.value));
  const back = (kind === 'order' && /^return(?:s|ed)?$/i.test(label)) || (came && /^item$/i.test(label));
  const item = back ? itemNamed(first) : undefined;
  if (
    item === undefined ||
    /\b(?:request|label|not|no|until|window|pending|reject|refus|declin)/i.test(value)
  )
    return [];
  const be = /^\d/.test(item) ? ['were'] : ['was'];
  return [
    ...say(be.map((one) => `${capital(item)} ${one} returned`)),
    ...(party === undefined ? [] : say([`${party.name} returned ${item}`], party)),
  ];
}

/** "Charge: 95.00 EUR, paid in cash". */
export function paidOf({ label, value }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
  if (!/^(?:charge|total|amount|price|costs?|fee)$/i.test(label)) return [];
  const [, amount = '', by = '', means = ''] =
    /^(\S+(?: \S+)?), paid (in|by|with|via) (\p{L}[\p{L} ]*)$/u.exec(value) ?? [];
  if (!AMOUNT.test(amount) || !MEANS.test(means) || UNPAID.test(source.text)) return [];
  const subjects = [...namesOf(slip), `the ${lower(label)}`];
  return say(
    subjects.flatMap((one) => [
      `${capital(one)} was paid ${by} ${means}`,
      `${capital(one)} was paid for ${by} ${means}`,
      `${amount} was paid ${by} ${means}`,
    ]),
  );
}

const UNPAID = /\b(?:unpaid|bounced|revers\w*|refund\w*|charge-?back|disput\w*|void\w*)\b/i;
