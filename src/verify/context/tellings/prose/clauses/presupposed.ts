/**
 * A deed that its noun presupposes, told of whose it is: "Ms Roy asked for a desk by the window" for "Ms Roy's request for a desk by
 * the window was declined"; and money that came back, was taken or stands beside what it is for.
 */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

/** Nouns of deeds, with what leads their object, and the verbs that say them. */
const DEEDS: readonly (readonly [noun: string, leads: string, verbs: readonly string[]])[] = [
  ['request', 'for', ['asked for', 'requested', 'has asked for', 'has requested', 'made a request for']],
  ['request', 'to', ['asked to', 'requested to', 'has asked to']],
  ['application', 'for', ['applied for', 'has applied for']],
  ['application', 'to', ['applied to', 'has applied to']],
  ['complaint', 'about', ['complained about', 'has complained about', 'made a complaint about']],
  ['claim', 'for', ['claimed', 'has claimed', 'made a claim for']],
  ['order', '(?:for|of)', ['ordered', 'has ordered', 'placed an order for']],
  ['question', 'about', ['asked about', 'has asked about', 'had a question about']],
  ['enquiry', 'about', ['asked about', 'enquired about']],
  ['inquiry', 'about', ['asked about', 'inquired about']],
  ['objection', 'to', ['objected to', 'has objected to']],
  ['appeal', 'against', ['appealed against', 'has appealed against']],
  ['purchase', 'of', ['bought', 'purchased', 'has bought']],
  ['donation', 'of', ['donated', 'has donated', 'gave']],
  ['payment', 'of', ['paid', 'has paid', 'made a payment of']],
  ['registration', 'for', ['registered for', 'has registered for']],
  ['subscription', 'to', ['subscribed to', 'has subscribed to']],
  ['search', 'for', ['searched for', 'looked for']],
];
/** Nouns of what may be due, cancelled or refused before it is done: that it was done is told by what became of it. */
const DEALINGS: ReadonlySet<string> = new Set([
  'order',
  'purchase',
  'donation',
  'payment',
  'registration',
  'subscription',
]);
const HAPPENED =
  /^ (?:(?:was|were|has been|have been) (?:\p{Ll}+ly )?(?:received|confirmed|processed|shipped|delivered|accepted|credited|dispatched|sent|made|placed|completed|acknowledged|recorded|booked|charged)|came|arrived|reached|(?:has|have) (?:arrived|reached|shipped|come))\b/iu;
/** `before it was placed`, `that she never sent`: it was not made at all. */
const NEVER_MADE =
  /\b(?:before (?:it|they|she|he) (?:was|were|could be|had been|sent|made|placed|filed)|never (?:\p{L}+ ){0,2}(?:sent|made|placed|filed|submitted)|not (?:yet )?(?:been )?(?:sent|made|placed|filed|submitted)|will be|is being|are being|to be (?:sent|made|placed|filed|submitted))\b/iu;
const VERBS = new Map(DEEDS.flatMap(([, , verbs]) => verbs.map((verb) => [verb, true] as const)));
const OWNER = String.raw`((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}|[Tt]he (?:\p{Ll}+ )?\p{Ll}+)['\u2019]s?`;
/** What ends the object of such a noun: the verb of the sentence, or its end. */
const ENDED = String.raw`(?= (?:was|were|is|are|has|have|had|will|came|arrived|failed|succeeded|reached)\b)`;
const PATTERNS = DEEDS.map(([noun, leads, verbs]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])${OWNER} ${noun} ${leads} ([^,;:()]{2,60}?)${ENDED}`, 'u'),
  verbs,
  dealing: DEALINGS.has(noun),
}));
const DID = new RegExp(String.raw`\b(?:${[...VERBS.keys()].join('|')})\b`, 'u');

/** What says behind a deed's noun that it is not done, or was another. */
const NOT_MADE =
  /^ (?:was|were|is|are|has|have|had|will|came)(?: been| be)? (?:never|not|in fact|really|actually|only|to be|about|drafted|prepared|planned|forged|made up|invented|alleged|rumou?red|expected|returned|reversed)\b/u;

/** What leaves open whether there is such a deed. */
const OPEN =
  /\b(?:if|unless|any|no|each|every|whether|would|draft\p{L}*|possible|planned|prepar\p{L}*|intend\p{L}*)\b/iu;
/** "Ms Roy's request for it was made by her manager": somebody else's deed. */
const OF_ANOTHER =
  /\b(?:made|filed|submitted|placed|sent|written|entered|lodged|paid) (?:by|on behalf)\b|\bon (?:his|her|their) behalf\b/iu;

/** "Ms Roy asked for a desk" for "Ms Roy's request for a desk was declined". */
function byPresupposed({ text, said }: Wording): readonly string[] {
  if (OPEN.test(text) || OF_ANOTHER.test(text) || NEVER_MADE.test(text)) return [];
  return PATTERNS.flatMap(({ pattern, verbs, dealing }) => {
    const found = pattern.exec(text);
    const behind = found === null ? '' : text.slice(found.index + found[0].length);
    if (found === null || NOT_MADE.test(behind) || (dealing && !HAPPENED.test(behind))) return [];
    return verbs
      .filter((verb) => said.includes(verb))
      .map((verb) => `${capital(found[1]!)} ${verb} ${found[2]}`);
  });
}

/** What was made on the day that its mention gives: "your order of 2 March". */
const MADE: Readonly<Record<string, readonly string[]>> = {
  order: ['was placed', 'was made'],
  booking: ['was made'],
  reservation: ['was made'],
  request: ['was made', 'was submitted'],
  application: ['was made', 'was submitted'],
  complaint: ['was made', 'was submitted'],
  purchase: ['was made'],
  payment: ['was made'],
  invoice: ['is dated', 'was issued', 'is from'],
  letter: ['is dated', 'was written', 'is from'],
  email: ['was sent', 'was written', 'is from'],
  'e-mail': ['was sent', 'was written', 'is from'],
  message: ['was sent', 'was written', 'is from'],
  contract: ['is dated', 'is from'],
  agreement: ['is dated', 'is from'],
};
const DAY = String.raw`(?:\d{1,2}\.? \p{Lu}\p{Ll}{2,8}(?:,? \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:,? \d{4})?|\d{4}-\d\d-\d\d)`;
const OF_DAY = new RegExp(
  String.raw`\b(?:[Yy]our|[Tt]he|[Oo]ur|\p{Lu}[\p{L}-]+['\u2019]s) (${Object.keys(MADE).join('|')})((?: (?:no\.? |number |#)?\p{Lu}{0,4}-?\d[\p{L}\d-]*)?) (?:of|from|dated) (${DAY})(?![\p{L}\d])(?! (?:to|until)\b)`,
  'u',
);
const WAS_MADE = /\b(?:was (?:placed|made|submitted|issued|written|sent)|is (?:dated|from))\b/u;

/** "The order was placed on 2 March" for "thank you for your order of 2 March". */
function byItsDay({ text, said }: Wording): readonly string[] {
  const found = OF_DAY.exec(text);
  const verb = WAS_MADE.exec(said)?.[0];
  if (found === null || verb === undefined || !MADE[found[1]!]!.includes(verb)) return [];
  const [, noun, code, day] = found;
  return [`The ${noun}${code} ${verb}${verb === 'is dated' || verb === 'is from' ? '' : ' on'} ${day}`];
}

const CAME_BACK =
  /\b(?:(?:has |have )?(?:received|got|been given|was given|were given)|got back|gets? back|(?:was|were|has been|have been) (?:refunded|reimbursed|repaid))\b/u;
const REFUND = new RegExp(
  String.raw`^(?:[Aa] |[Tt]he )?(?:full |partial )?(?:refund|reimbursement|repayment) (?:of|for) (${MONEY}) (?:was|has been) (?:issued|made|sent|paid|credited|transferred|processed)(?: (?:back )?to ((?:the|\p{Lu})[^,;:]*?)(?:['\u2019]s? (?:[\p{L}]+ ){0,2}(?:account|card))?)?( (?:on|in|by|at|within) [^,;:]+| yesterday| today)?$`,
  'u',
);

/** "The customer got 30 euros back" for "a refund of 30 euros was paid to the customer's account". */
function byRefund({ text, said }: Wording): readonly string[] {
  const found = REFUND.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, amount, whom = 'the customer', when = ''] = found;
  const who = capital(whom);
  if (whom === 'the customer' && found[2] === undefined && !/\bcustomer\b/u.test(said)) return [];
  return [
    `${who} was refunded ${amount}${when}`,
    `${who} was reimbursed ${amount}${when}`,
    `${who} received a refund of ${amount}${when}`,
    `${who} got a refund of ${amount}${when}`,
    `${who} got back ${amount}${when}`,
    `${who} got ${amount} back${when}`,
    `${who} received ${amount} back${when}`,
  ];
}

const BY_CARD =
  /^(?:[Tt]he )?(?:[Pp]ayment|[Aa]mount|[Tt]otal)(?: of [^,;]{1,20})? (?:was|has been) (?:taken|debited|charged|collected|made|received) (?:from|to|by|with|via|on|using) (?:(\p{Lu}[\p{L} -]*?|the \p{Ll}+)['\u2019]s? )?((?:\p{Lu}\p{L}+ |credit |debit |bank |gift )*(?:card|account|PayPal|transfer|cheque|voucher|invoice))\b([^,;]*)$/u;

/** "Ms Roy paid by Visa card" for "payment was taken from Ms Roy's Visa card". */
function byMeans({ text, said }: Wording): readonly string[] {
  const found = BY_CARD.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who, means = '', rest = ''] = found;
  const how =
    /\b(?:with|by|via|using|through|from)\b(?= (?:an? |the |h(?:is|er) )?\p{L})/u.exec(
      said.slice(said.indexOf('paid')),
    )?.[0] ?? 'by';
  return [
    ...(who === undefined
      ? []
      : [`${capital(who)} paid ${how} ${means}${rest}`, `${capital(who)} paid ${how} a ${means}${rest}`]),
    `Payment was made ${how} ${means}${rest}`,
    `The order was paid ${how} ${means}${rest}`,
  ];
}

const FOR = new RegExp(
  String.raw`(?:\b(?:including|incl\.|plus|of which|minus)|[,:(]) (${MONEY}) for ((?:the |an? |\p{Ll}+ing )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}?)(?= (?:and|on|from|was|is|plus)\b|[,.;)]|$)`,
  'u',
);

/** "Shipping cost 4.90 euros" for "including 4.90 euros for shipping". */
function byItsCost({ text, said }: Wording): readonly string[] {
  const found = FOR.exec(text);
  if (found === null || isLeftOpen(text) || /\b(?:each|per|every)\b/iu.test(text)) return [];
  const [, amount, what = ''] = found;
  const bare = what.replace(/^(?:the|an?) /u, '');
  if (!said.toLowerCase().includes(bare)) return [];
  const verb = /\bcosts?\b/u.exec(said)?.[0] ?? 'costs';
  return [
    `${capital(what)} ${verb} ${amount}`,
    `The ${bare} ${verb} ${amount}`,
    `The ${bare} (?:cost|fee|charge) is ${amount}`.replace(
      '(?:cost|fee|charge)',
      /\b(?:cost|fee|charge)s?\b/u.exec(said)?.[0] ?? 'cost',
    ),
  ];
}

export const PRESUPPOSED: readonly Rewriter[] = [
  { of: DID, write: byPresupposed },
  { of: WAS_MADE, write: byItsDay },
  { of: CAME_BACK, from: REFUND, write: byRefund },
  { of: /\bpa(?:id|yment)\b/iu, from: BY_CARD, write: byMeans },
  { of: /\bcosts?\b|\b(?:fee|charge)s? (?:is|was|were|are)\b/u, from: FOR, write: byItsCost },
];
