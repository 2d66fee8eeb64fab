/**
 * What a note of one order, booking, ticket or contact says, as sentences: who ordered which items, how it was paid and
 * shipped, who signed for it, what each line costs, for whom somebody works. What one fragment leaves out (the buyer, the
 * order) another has; where two could be meant, or the note takes something back, nothing is said.
 */
import { type Fragment, type Named, type Slip, slipOf, unexplained } from './slip.ts';
import type { Scene, Teller, Telling } from './types.ts';

/** What the fragment that a sentence is says in full; none for a text that is no such note. */
export const ofSlip: Teller = (scene) => {
  const slip = slipOf(scene);
  const fragment = slip?.fragments.find(({ sentence }) => sentence === scene.sentence);
  if (slip === undefined || fragment === undefined) return [];
  const said = [
    ...deeds(fragment, slip, scene),
    ...itemsOf(fragment, slip),
    ...shippedBy(fragment, slip, scene),
    ...paidBy(fragment, slip, scene),
    ...lines(fragment, slip),
    ...billed(fragment, slip),
    ...employed(fragment, slip),
    ...nextStep(fragment),
  ];
  return [...new Map(said.map((one) => [one.text, one])).values()]
    .slice(0, MOST)
    .map(({ text, with: also }): Telling => {
      const beside = also.filter((one) => one !== scene.sentence);
      return { text: `${text}.`, from: [scene.sentence, ...new Set(beside)] };
    });
};

const MOST = 60;

/** A sentence, and the sentences of the source that it is drawn from besides its own. */
interface Said {
  readonly text: string;
  readonly with: readonly number[];
}

const say = (texts: readonly string[], ...beside: readonly (Named | undefined)[]): Said[] =>
  texts.map((text) => ({ text, with: beside.flatMap((one) => one?.sentence ?? []) }));

/** What takes back, or leaves open, that something was sent or paid. */
const NOT_SENT =
  /\b(?:cancel\w*|void\w*|fail\w*|lost|returned to sender|undeliver\w*|not (?:yet )?(?:shipped|dispatched|sent|delivered)|back-?order\w*|on hold|recalled|refused|pending)\b/i;
const NOT_PAID =
  /\b(?:cancel\w*|void\w*|fail\w*|declin\w*|pending|unpaid|not (?:yet )?(?:paid|received)|outstanding|overdue|due|awaiting|charge-?back|disputed|bounced|revers\w*|refund\w*|on delivery|on account|authori[sz]ed|rejected|partial\w*|deposit|instal\w*)\b/i;

/** What the thing may be called: by its kind, by its number, and what was sent of an order as a parcel. */
function namesOf({ kind, number, fragments }: Slip): readonly string[] {
  if (kind === '') return [];
  const own = [`the ${kind}`, ...(number === '' ? [] : [`${kind} ${number}`])];
  const sent = fragments.some(({ label, value }) => SENT.test(`${label} ${value}`));
  return sent && /^(?:order|shipment|consignment|delivery|parcel)$/.test(kind)
    ? [...new Set([...own, 'the parcel', 'the package', 'the delivery'])]
    : own;
}

const SENT = /\b(?:delivered|shipped|dispatched|despatched|shipping|delivery|carrier|courier)\b/i;

const DATE = String.raw`\d{1,2} \p{Lu}\p{Ll}{2,8}\.?(?: \d{4})?|\d{4}-\d\d-\d\d|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?`;
const TIME = String.raw`(?:,? (?:at )?(\d{1,2}[:.]\d\d(?: ?[ap]m)?))?`;
const WHEN = new RegExp(String.raw`^(?:on )?(${DATE})${TIME}(?= |$)`, 'u');
const DEED =
  /^((?:\p{L}{2,}ed|sent|paid|left|made|met|built|sold|shut|put)(?: (?:up|out|off|for|in|over|back))?)(?= |$)(.*)$/iu;
/** Participles that leave open what was done. */
const OPEN_DEED =
  /^(?:expected|estimated|planned|required|requested|limited|allowed|scheduled|promised|reported|unpaid|delayed|attempted|refused|failed|missed|rejected|expired|supposed|needed|related|undelivered|canceled|cancelled|unsigned)\b/i;
/** A deed that is not the thing's: of what it is done to is said elsewhere. */
const TO_WHOM = /^(?:signed for|signed)$/i;
/** What takes a deed back, wherever it is said behind it. */
const UNDONE =
  /\b(?:revers\w*|bounc\w*|void\w*|cancel\w*|retract\w*|by mistake|in error|wrongly|undone|revok\w*|corrected|correction|failed|disput\w*|reject\w*|refus\w*|declin\w*|re-?opened)\b/i;
/** What leaves it open, in the fragment itself. */
const LEFT_OPEN = /\b(?:not|never|no|if|unless|will|to be|should|may|might|pending|awaiting|or|by when)\b/i;

/** "Delivered 6 October, signed for by neighbour", "Opened: 2 February by Priya Shah": deeds with their day and doer. */
function deeds({ label, value, sentence }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
  const names = namesOf(slip);
  const first = label === '' ? value : `${lower(label)} ${value}`;
  if (names.length === 0 || !DEED.test(lower(first)) || first.length > LONGEST) return [];
  const after = source.text.slice(source.scan.sentenceStart[sentence]!);
  if (UNDONE.test(after) || LEFT_OPEN.test(first.replace(/\bMay\b/g, ''))) return [];
  return split(first).flatMap((clause) => {
    const [, deed = '', rest = ''] = DEED.exec(lower(clause)) ?? [];
    if (deed === '' || OPEN_DEED.test(deed)) return [];
    const { when, tail } = datedTail(rest.trim());
    const doer = /^by (.+)$/u.exec(tail)?.[1];
    const phrase = doer === undefined ? tail : '';
    if (phrase !== '' && !/^(?:with|at|in|to|from|on|behind|under|near|via) /.test(phrase)) return [];
    const end = `${phrase === '' ? '' : ` ${withArticle(phrase)}`}`;
    const ends = when === '' ? [end] : [`${end} on ${when}`, end];
    const texts = names.flatMap((name) => [
      ...ends.map((one) => `${name} was ${deed}${one}`),
      ...doersOf(doer, TO_WHOM.test(deed)).flatMap((who) => [
        `${who} ${deed} ${name}`,
        ...(when === '' ? [] : [`${who} ${deed} ${name} on ${when}`]),
        `${name} was ${deed} by ${who}${when === '' ? '' : ` on ${when}`}`,
      ]),
    ]);
    return say(texts.map(upper));
  });
}

const LONGEST = 200;

/** Statements of a fragment, parted at commas and semicolons, but for those within a date. */
const split = (text: string): readonly string[] => text.split(/(?<!\p{L}{3,9} \d{1,2}), (?!\d)|; /u);

function datedTail(text: string): { readonly when: string; readonly tail: string } {
  const [whole = '', day = '', time = ''] = WHEN.exec(text) ?? [];
  return { when: time === '' ? day : `${day} at ${time}`, tail: text.slice(whole.length).trim() };
}

/** Who did it, as a sentence may begin with them; a common noun has an article there. */
function doersOf(doer: string | undefined, alone: boolean): readonly string[] {
  if (doer === undefined) return [];
  const name = unexplained(doer);
  if (name !== '') return [name];
  if (!/^(?:the |a |an )?\p{Ll}+(?: \p{Ll}+)?$/u.test(doer)) return [];
  if (/^(?:the|a|an) /.test(doer)) return [doer];
  return alone ? [`${article(doer)} ${doer}`, `the ${doer}`] : [`the ${doer}`, `${article(doer)} ${doer}`];
}

const ITEMS = /^(?:items?|contents|products?|articles?|goods|ordered|basket|items? ordered|order lines?)$/i;
const ITEM =
  /^(?:(\d{1,4}) ?(?:[x×] ?|pcs?\.? (?:of )?)?)?(\p{Ll}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,4})$/u;
const BEHIND = /^(.+?),? ?(?:[x×] ?(\d{1,4})|\((\d{1,4})\))$/u;
/** What of a list of items did not come, or was given back. */
const LEFT_OUT =
  /\b(?:out of stock|unavailable|removed|cancel\w*|replaced|substitut\w*|returned|refund\w*|missing)\b/i;
const ORDERED: Readonly<Record<string, readonly string[]>> = {
  order: ['ordered', 'bought', 'purchased'],
  shipment: [],
  consignment: [],
  booking: [],
};

/** "Items: 1 x ceramic kettle, 2 x linen towels" of an order that somebody placed. */
function itemsOf({ label, value }: Fragment, slip: Slip): readonly Said[] {
  const { kind, party, fragments } = slip;
  if (!ITEMS.test(label) || fragments.some((one) => LEFT_OUT.test(one.value))) return [];
  const items = value.split(/, (?:and )?|; | and /).map(itemNamed);
  if (items.some((one) => one === undefined) || items.length === 0) return [];
  const all = items as readonly string[];
  const lists = [...all, ...(all.length > 1 ? [`${all.slice(0, -1).join(', ')} and ${all.at(-1)}`] : [])];
  const verbs = ORDERED[kind] ?? ['ordered', 'bought', 'purchased'];
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
          ['includes', 'contains', 'included'].map((verb) => `${upper(name)} ${verb} ${list}`),
        ),
      ),
    ),
  ];
}

/** "A ceramic kettle", "2 linen towels": an item as a sentence names it; undefined for another fragment. */
function itemNamed(text: string): string | undefined {
  const turned = BEHIND.exec(text);
  const [, many = '', noun = ''] =
    ITEM.exec(turned === null ? text : `${turned[2] ?? turned[3]} x ${turned[1]}`) ?? [];
  if (noun === '') return undefined;
  if (many === '') return /[^s]s$/.test(noun) ? noun : `${article(noun)} ${noun}`;
  if (many === '1') return `${article(noun)} ${noun}`;
  return `${many} ${plural(noun)}`;
}

const METHOD =
  /^(?:shipping|shipping method|delivery method|shipping option|shipped by|shipped via|ship via|delivery service|delivery option|service)$/i;
const CARRIER = /^(?:carrier|courier|shipper|shipped with|haulier)$/i;
const NO_METHOD = /^(?:free|none|no|included|yes|paid|tbd|n\/a|pending|waived|pickup|collection|in store)$/i;

/** "Shipping: express", "Carrier: DHL" of what was delivered or sent. */
function shippedBy({ label, value }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
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
      const lead = `${upper(name)} was ${verb}`;
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
    ? names.flatMap((name) => [`${way} carried ${name}`, `${upper(name)} was carried by ${way}`])
    : [];
  return say([...texts, ...carried], { name: '', sentence: sent.sentence });
}

/** A fragment of a deed with its day: "Delivered 6 October", or the day alone under its label. */
const DONE = /\d/;

const PAYMENT =
  /^(?:payment|paid|paid by|paid with|paid via|payment method|paid using|payment type|method of payment)$/i;
const MEANS =
  /^(?:paypal|(?:credit |debit )?card|cash|bank transfer|wire transfer|transfer|direct debit|visa|mastercard|amex|american express|klarna|apple pay|google pay|gift card|voucher|che(?:que|ck)|sepa transfer|sepa direct debit|ideal|bancontact|twint|invoice)$/i;
const AMOUNT =
  /^(?:[€$£] ?\d[\d.,]*|[A-Z]{3} ?\d[\d.,]*|\d[\d.,]* ?(?:[€$£]|[A-Z]{3}|euros?|dollars?|pounds?))$/;

/** "Payment: PayPal, 74.90 EUR": by what means, how much, and by whom. */
function paidBy({ label, value, sentence }: Fragment, slip: Slip, { source }: Scene): readonly Said[] {
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
    ways.flatMap((way) => [`${upper(name)} was paid ${way}`, `${upper(name)} was paid for ${way}`]),
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
  return [...say(own, { name: '', sentence }), ...say(theirs, party)];
}

const LINES = /^(?:lines?|items?|line items?|positions?|charges?|services?|breakdown|fees)$/i;
const PRICED =
  /^(\p{L}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,4}),? ((?:[€$£] ?\d[\d.,]*|[A-Z]{3} ?\d[\d.,]*|\d[\d.,]* ?(?:[€$£]|[A-Z]{3}|euros?|dollars?|pounds?)))$/u;

/** "Lines: hull inspection 1,200 EUR; anode replacement 340 EUR": what each costs, and who was billed for it. */
function lines({ label, value }: Fragment, slip: Slip): readonly Said[] {
  if (!LINES.test(label)) return [];
  const parts = value.split(/; |, (?!\d)/).map((part) => PRICED.exec(part));
  if (parts.some((part) => part === null)) return [];
  const { kind, party } = slip;
  return parts.flatMap((part) => {
    const [, what = '', amount = ''] = part!;
    const things = [`the ${what}`, what];
    return [
      ...say(things.flatMap((thing) => ['cost', 'costs'].map((verb) => `${upper(thing)} ${verb} ${amount}`))),
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
function billed({ label, value }: Fragment, { kind, number }: Slip): readonly Said[] {
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

const COMPANY = /^(?:company|employer|organi[sz]ation|firm)$/i;
const ROLE = /^(?:role|job title|position|job|function)$/i;

/** "Company: Pelagos Foods. Role: head of procurement" of a contact. */
function employed({ label }: Fragment, { person, fragments }: Slip): readonly Said[] {
  if (person === undefined || !(ROLE.test(label) || COMPANY.test(label))) return [];
  const company = fragments.find((one) => COMPANY.test(one.label));
  const role = fragments.find((one) => ROLE.test(one.label));
  const firm = company === undefined ? '' : unexplained(company.value);
  const post = role !== undefined && /^\p{L}[\p{L} &'’-]{2,60}$/u.test(role.value) ? lower(role.value) : '';
  if (/\b(?:former|ex|acting|until|previously)\b/i.test(post) || post === '') return [];
  const titles = [post, `the ${post}`, `${article(post)} ${post}`];
  const beside = [person, ...(role === undefined ? [] : [{ name: '', sentence: role.sentence }])];
  return [
    ...say(
      titles.map((one) => `${person.name} is ${one}`),
      ...beside,
    ),
    ...(firm === ''
      ? []
      : say(
          titles.flatMap((one) => ['at', 'of', 'for'].map((at) => `${person.name} is ${one} ${at} ${firm}`)),
          ...beside,
          { name: '', sentence: company!.sentence },
        )),
  ];
}

/** "Next step: send quote by 15 April": what is to be done, and no more. */
function nextStep({ label, value }: Fragment): readonly Said[] {
  const [, kind = ''] = /^next (step|action)$/i.exec(label) ?? [];
  const [, verb = '', what = ''] = /^(\p{Ll}+) (\p{Ll}.*)$/u.exec(lower(value)) ?? [];
  if (kind === '' || verb === '') return [];
  const objects = /^(?:a|an|the|to|for|with|on|out|up|him|her|them) /.test(what)
    ? [what]
    : [`${article(what)} ${what}`, `the ${what}`, what];
  return say(objects.map((one) => `The next ${kind.toLowerCase()} is to ${verb} ${one}`));
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
const withArticle = (phrase: string): string =>
  phrase.replace(/^(\p{Ll}+) (?=\p{Ll}+$)/u, (_, word: string) => `${word} the `);
const plural = (noun: string): string =>
  /s$/.test(noun)
    ? noun
    : /(?:x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : /[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : /[^f]f$/.test(noun) && /shelf$/.test(noun)
          ? `${noun.slice(0, -1)}ves`
          : `${noun}s`;
const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const lower = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
