/** Words of a claim that say nothing beside what the record accounts for: "fell due", "turned out to be", "in use". */

import type { Field } from '../record.ts';
import { type Explained, RIGHTS, type Said } from '../said.ts';
import { isAble } from '../whose/able.ts';
import { roleOf } from './senses.ts';
import { isIdentifier, isTermEnd } from './word-kinds.ts';

/** A word with what stands around it. */
interface Place {
  readonly said: Said;
  readonly at: number;
  readonly used: readonly Field[];
  /** The forms before and behind it, and what accounts for them. */
  readonly before: string;
  readonly next: string;
  readonly left: Explained | undefined;
  readonly right: Explained | undefined;
}

type Idiom = (place: Place) => boolean;

/** Whether word `at` says nothing beside the others; `used`: the fields that the claim takes. */
export function isIdiom(said: Said, at: number, used: readonly Field[]): boolean {
  const idiom = IDIOMS.get(said.words[at]!.lemma);
  if (idiom === undefined) return false;
  const { bare, explained } = said;
  const [before, next] = [bare[at - 1] ?? '', bare[at + 1] ?? ''];
  return idiom({ said, at, used, before, next, left: explained[at - 1], right: explained[at + 1] });
}

/** Whether a used field has a word of its name like this. */
const named =
  (pattern: RegExp): Idiom =>
  ({ used }) =>
    used.some(({ name }) => name.some((word) => pattern.test(word)));

/** Whether the last word of a used field's name is like this. */
const called =
  (pattern: RegExp): Idiom =>
  ({ used }) =>
    used.some(({ name }) => pattern.test(name.at(-1) ?? ''));

/** Whether a word is told by a field that stands under such a name. */
const isUnder = (one: Explained | undefined, name: RegExp): boolean =>
  one?.part === 'predicate' && one.field?.path.some((word) => name.test(word)) === true;

/** "Bolt AG invoiced 80 EUR" of `supplier: Bolt AG`. */
const isSelling = (one: Explained | undefined): boolean =>
  one?.part === 'value' &&
  [one.field?.name.at(-1), one.field?.path.at(-1)].some((word) =>
    /^(?:supplier|vendor|seller|issuer)$/.test(word ?? ''),
  );

/** "Will be cancelled at the end of the period" of `cancel_at_period_end: true`. */
const isAhead = (one: Explained | undefined): boolean =>
  one?.part === 'predicate' &&
  one.field?.quote === 'true' &&
  /^(?:cancel|cancels|renew|renews|auto|expire|expires|notify|end|ends)$/.test(one.field.name[0] ?? '');

/** "Went out", "turned out to be", "out of stock", "paid out". */
const out: Idiom = ({ said, at, before, next, used }) =>
  (said.words[at - 1]?.lemma === 'turn' && next === 'to') ||
  (next === 'of' && said.bare[at + 2] === 'stock') ||
  said.words[at - 1]?.lemma === 'go' ||
  (before === 'paid' && used.some(({ name }) => name.includes('paid')));

/** "No visit is scheduled" of what is `null`. */
const arranged: Idiom = ({ said, at, before }) =>
  said.bare[0] === 'no' && /^(?:is|are)$/.test(before) && said.explained[at - 2]?.field?.quote === 'null';

/** "Sent" of a reply that is dated, "issued the invoice" of a supplier. */
const sent: Idiom = (place) =>
  named(SENT)(place) ||
  (isSelling(place.left) && /^(?:invoice|bill)$/.test(place.said.bare[place.at + 2] ?? ''));
const SENT = /^(?:reply|response|reminder|notice|notification|email|message|letter|confirmation)$/;

/** "Ordered" of rows beside a customer. */
const bought: Idiom = ({ said, at, used }) =>
  said.words[at]!.form !== said.words[at]!.lemma &&
  (used.some(isBuyer) ||
    (at === 1 && /^(?:she|he|they)$/.test(said.bare[0]!) && said.focus.above.some(isBuyer)));
const isBuyer = ({ path }: Field): boolean => /^(?:customer|buyer|client|guest)$/.test(path.at(-1) ?? '');

/** "May publish" of `permissions: { publish: true }`, "can be booked instantly" of a flag. */
const allowed: Idiom = ({ said, at, left, next }) =>
  (left?.part === 'value' &&
    left.field?.listed === true &&
    left.field.name.join(' ') === next &&
    left.field.path.some((word) => RIGHTS.test(word))) ||
  said.explained.some(
    (one, i) => i > at && one?.part === 'predicate' && (isUnder(one, RIGHTS) || one.field?.quote === 'true'),
  ) ||
  said.predicates.some((one) => one.word > at && isAble(said, one));

/** "Conducted the interview" of an `interviewer`. */
const conducted: Idiom = ({ said, at, used }) =>
  used.some(({ name }) =>
    said.words.slice(at + 1, at + 4).some(({ lemma }) => roleOf(name)?.verbs.has(lemma)),
  );

const percentage: Idiom = ({ used }) =>
  used.some(({ values: [value] }) => value?.kind === 'number' && value.form === 'percent');

/** "The maximum number of guests", "the invoice number". */
const number: Idiom = ({ next, before, used }) =>
  (PHONE.test(before) && used.some(({ name }) => name.includes(before))) ||
  (next === 'of' && used.some(({ values: [value] }) => value?.kind === 'number')) ||
  used.some((field) => (isIdentifier(field) || /^\d+$/.test(field.quote)) && field.name.includes(before));

/** What one has a number of, and verifies or changes by it: "the phone number" of `phone_verified`. */
const PHONE = /^(?:phone|telephone|mobile|fax)$/;

/** "The interview will last 45 minutes": what takes its time, is held or begins is still to come, where its day is set. */
const ahead: Idiom = ({ said, at }) => {
  const verb = /^(?:also|then|only)$/.test(said.bare[at + 1] ?? '') ? at + 2 : at + 1;
  const { lemma } = said.words[verb] ?? {};
  return (
    lemma !== undefined &&
    (COMING.test(lemma) || (lemma === 'take' && said.bare[verb + 1] === 'place') || isHeld(said, verb)) &&
    !said.bare.slice(0, at).some((word) => /^(?:who|which|that|if|when)$/.test(word)) &&
    !said.fields.some(({ words }) => words.some((word) => OVER.test(word)))
  );
};
const COMING = /^(?:last|start|begin|end|finish|depart|leave|arrive|land|open|close|expire|renew|cost|run)$/;
const isHeld = ({ bare, explained }: Said, at: number): boolean =>
  bare[at] === 'be' &&
  (/^(?:held|at|on|in|from|due)$/.test(bare[at + 1] ?? '') || explained[at + 1]?.part === 'value');
/** What has been or will never be. */
const OVER =
  /^(?:cancel\p{L}*|postponed|rejected|declined|denied|failed|expired|ended|complet\p{L}*|finished|done|past|closed|void|withdrawn|draft|tentative|unconfirmed|proposed|requested|pending|no-show|missed|delivered|returned)$/u;

/** What a policy is for. */
const COVERED = /^(?:coverage|covered|covers?|perils|insured|risks)$/;

const counted: Idiom = ({ left, next }) => left?.part === 'value' && next === 'of';
const required = named(/^(?:by|deadline|due|until|before|required|min|minimum|latest)$/);
const ended = named(/^(?:end|ends|until|to|expiry|expires|valid|deadline)$/);
const chosen = called(/^(?:method|mode|type|option|plan|tier)$/);
const permitted: Idiom = ({ left }) => isUnder(left, /^(?:permissions?|rights?|access|scopes?)$/);
const invoiced: Idiom = ({ left, right }) => isSelling(left) && right?.part === 'value';

/** "The payments team owns it" of `owner: payments`: what kind of owner it is. */
const group: Idiom = ({ left, right }) =>
  left?.part === 'value' &&
  left.field !== undefined &&
  !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(left.field.quote) &&
  (/^(?:owner|assignee|maintainer|handled|owned)$/.test(left.field.name[0] ?? '') ||
    right?.field === left.field);

/** "Including VAT" of `gross: 305.04`. */
const taxed: Idiom = (place) => /^(?:including|incl|with)$/.test(place.before) && called(/^gross$/)(place);

/** "Delivery cost 6 EUR" of `delivery: 6 EUR`: what one is charged for, named right before its amount. */
const charged: Idiom = ({ right, used }) =>
  right?.part === 'value' &&
  right.field?.values[0]?.kind === 'money' &&
  used.includes(right.field) &&
  CHARGED.test(right.field.name.at(-1) ?? '');
const CHARGED =
  /^(?:shipping|delivery|postage|freight|carriage|installation|setup|insurance|service|handling|repair|gift|wrapping|packaging|express|upgrade|storage|parking|breakfast)$/;

/** "Shipping fee" of `shipping: 0`: what is charged for is what its fee is for. */
const feeOf: Idiom = ({ before, used }) =>
  CHARGED.test(before) && used.some(({ name }) => name.at(-1) === before);

/** "Each seat costs €9" of `price_per_seat`. */
const ofEach: Idiom = ({ said, at, used }) => isRated(used, said.words[at + 1]?.lemma ?? '');

/** "Seat" in "each seat" of `price_per_seat`. */
const afterEach: Idiom = ({ said, at, before, used }) =>
  /^(?:each|every|per)$/.test(before) && isRated(used, said.words[at]!.lemma);

const isRated = (used: readonly Field[], word: string): boolean =>
  word.length > 2 &&
  used.some(
    ({ values: [value] }) => value !== undefined && 'per' in value && value.per?.includes(word) === true,
  );

/** "User u-12's account": what somebody has who is told apart by the number of a user. */
const account: Idiom = ({ said, used, before }) =>
  !/^(?:bank|payment|credit|company|business)$/.test(before) &&
  !said.fields.some(({ name }) => name.includes('account') || name.includes('accounts')) &&
  used.some(
    ({ name }) => /^(?:user|customer|member|subscriber|login)$/.test(name[0] ?? '') && name.length < 3,
  );

/** "Blocked since 3 May" of `status: blocked` beside `blocked_at: 2026-05-03`. */
const since: Idiom = ({ said, right }) =>
  right?.part === 'value' &&
  right.field !== undefined &&
  said.focus.own.some(
    ({ name, words }) =>
      words.length === 1 &&
      /^(?:status|state)$/.test(name.at(-1) ?? '') &&
      right.field!.name[0] === words[0] &&
      !said.focus.own.some((one) => one !== right.field && UNDONE.test(one.name[0] ?? '')),
  );
/** What ends how something stood, so that it stands so anew. */
const UNDONE = /^(?:un\w+ed|re\w+ed|lifted|released|restored|ended|resolved|cleared)$/;

/** "€86 in all" of `grand_total: 86`. */
const inAll: Idiom = ({ said, at, before, used }) =>
  before === 'in' &&
  used.some(({ name }) => name.includes('total')) &&
  (said.explained[at - 2]?.part === 'value' || said.explained[at - 2]?.part === 'name');

/** "Two-factor sign-in" of `two_factor`. */
const signing: Idiom = ({ said, at, used }) =>
  /^(?:in|on)$/.test(said.bare[at + 1] ?? '') &&
  said.bare[at - 1] === 'factor' &&
  used.some(({ name }) => name.includes('factor'));

/** "No solar energy was exported" of what is counted in kilowatt hours. */
const energy: Idiom = ({ used }) =>
  used.some(({ values: [value] }) => value?.kind === 'quantity' && /^[kMG]?Wh$/.test(value.unit ?? ''));

const apiece: Idiom = ({ used }) => used.some(({ name }) => /^(?:unit|each|piece)$/.test(name[0] ?? ''));

/**
 * "Because of insufficient funds" of `failure_code: insufficient_funds`: the code says why, as does what stands behind a
 * state in its own field: `rejected, IBAN invalid`.
 */
const because: Idiom = ({ said, at, next }) => {
  const from = next === 'of' || next === 'to' ? at + 2 : at + 1;
  const behind = said.explained.slice(from).find((one) => one?.part === 'value')?.field;
  const led = said.explained
    .slice(0, at)
    .findLast((one) => one?.part === 'value' || one?.part === 'predicate');
  const isOwn = behind !== undefined && led?.field === behind && behind.words.length > 1;
  return (
    isOwn ||
    (behind !== undefined &&
      /^(?:failure|decline|error|rejection|denial|cancellation|return) (?:code|message|type)$/.test(
        behind.name.join(' '),
      ))
  );
};

/** "The bank charged no fees", "was charged no fees" of `fees: 0`. */
const noFees: Idiom = ({ said, at }) =>
  said.predicates.some(
    ({ kind, field, word }) =>
      kind === 'none' &&
      word > at &&
      field.name.some((name) => /^(?:fees?|charges?|interest|penalt(?:y|ies))$/.test(name)),
  ) && said.bare[at + 1] === 'no';

/** "The debit attempted on 3 May failed": of what has an outcome and a day, that it was tried. */
const tried: Idiom = ({ said, at, used }) =>
  /^(?:attempted|tried)$/.test(said.bare[at]!) &&
  said.bare[at + 1] === 'on' &&
  used.some(({ name }) => /^(?:status|state|result|outcome)$/.test(name.join(' '))) &&
  used.some(
    ({ name, values: [value] }) => value?.kind === 'date' && /^(?:date|on|at|day|time)$/.test(name.join(' ')),
  );

/** What something ends with that was judged. */
const SCORED = /^(?:an? )?(?:score|mark|grade|rating|result|verdict)\b/;

const TABLE: readonly (readonly [lemmas: string, idiom: Idiom])[] = [
  ['fall', ({ next }) => next === 'due'],
  ['out', out],
  ['schedule plan', arranged],
  ['access permission right', permitted],
  [
    'damage',
    ({ left }) =>
      isUnder(left, COVERED) || (left?.part === 'value' && COVERED.test(left.field?.name.at(-1) ?? '')),
  ],
  ['cost', charged],
  ['because', because],
  ['fee charge', (place) => feeOf(place) || noFees(place)],
  ['bank', (place) => place.next === 'charged' && noFees({ ...place, at: place.at + 1 })],
  ['owe', named(/^(?:overdue|outstanding|owed|owing|arrears|debt|unpaid|due)$/)],
  ['account', account],
  ['since', since],
  ['all', inAll],
  ['sign', signing],
  ['require', ({ used }) => used.some(({ quote }) => /\bonly\b/i.test(quote))],
  ['authentication', ({ before }) => before === 'factor'],
  ['pair piece copy', counted],
  ['unit', (place) => counted(place) || afterEach(place)],
  ['work', ({ right, next }) => right?.part === 'predicate' && next.endsWith('ly')],
  ['issue send', sent],
  ['refer', ({ next }) => next === 'to'],
  ['price', ({ before, left }) => before === 'total' && left !== undefined],
  ['supply', ({ left }) => isSelling(left)],
  ['invoice bill', invoiced],
  ['run', (place) => place.next === 'from' && named(/^(?:from|to|start|end|until|begin|through)$/)(place)],
  ['run last continue', (place) => place.next === 'until' && called(/^(?:until|till|through)$/)(place)],
  ['attempt try', tried],
  [
    'end finish close',
    ({ said, at, next }) => next === 'with' && SCORED.test(said.bare.slice(at + 2, at + 4).join(' ')),
  ],
  ['order buy purchase book', bought],
  ['choose select', chosen],
  ['company firm organisation organization', named(/^(?:hired?|joined|employed|employment)$/)],
  ['each apiece', (place) => apiece(place) || ofEach(place)],
  ['every', ofEach],
  ['seat user person guest head night room item order parcel line device licence license vehicle', afterEach],
  ['back', ({ before }) => before === 'due'],
  ['open', ({ before, left }) => left !== undefined && OPENED.test(before)],
  ['may can allow permit', allowed],
  ['conduct carry perform hold', conducted],
  ['usage load utilization utilisation', percentage],
  ['space', ({ before }) => /^(?:disk|memory|storage|free)$/.test(before)],
  ['must should', required],
  ['until till through', ended],
  ['available', ({ said, at }) => said.explained.slice(0, at).some((one) => one?.field?.listed === true)],
  ['attempt', named(/^(?:failed|login)$/)],
  ['worth', ({ right }) => right?.part === 'value'],
  [
    'will',
    (place) =>
      isAhead(place.right) ||
      (place.next === 'be' && isAhead(place.said.explained[place.at + 2])) ||
      ahead(place),
  ],
  ["you'll we'll they'll it'll he'll she'll", ahead],
  ['next', (place) => /^renewal$/.test(place.next) && named(/^renew(?:s|al)$/)(place)],
  [
    'expire lapse',
    ({ said, at, used }) =>
      /^(?:expire|lapse)s?$/.test(said.bare[at]!) && used.some(({ name }) => isTermEnd(name)),
  ],
  ['over', ({ before, left }) => left !== undefined && /^(?:switched|handed)$/.test(before)],
  ['against', ({ left }) => /^(?:name|predicate)$/.test(left?.part ?? '')],
  ['number address', number],
  ['address', ({ before, left }) => before === 'ip' && left?.part === 'predicate'],
  ['team squad group department', group],
  ['vat tax', taxed],
  ['divide split', ({ next }) => next === 'into'],
  ['into', ({ before }) => /^(?:divided|split)$/.test(before)],
  ['cover concern', called(/^(?:title|subject|topic|scope|description)$/)],
  ['person', ({ before, left }) => before === 'contact' && left !== undefined],
  ['add', (place) => /^(?:is|are|was|were)$/.test(place.before) && called(ADDED)(place)],
  ['energy electricity power', energy],
  [
    'date',
    (place) =>
      (place.before === 'due' && place.left !== undefined) ||
      (place.said.bare[place.at] === 'dated' && named(OF_ISSUE)(place)),
  ],
];

/** What comes on top of a price. */
const ADDED = /^(?:vat|tax|rate|surcharge|tip|shipping|postage)$/;
/** The day that a paper bears, and not the one by which something is due. */
const OF_ISSUE = /^(?:issued?|invoice|written|signed|letter)$/;

/** What a time alone says the opening of: "doors 18:30". */
const OPENED = /^(?:doors?|gates?|sales?|registration|bookings?|office|shop|entries)$/;

const IDIOMS = new Map<string, Idiom>();
for (const [lemmas, idiom] of TABLE)
  for (const lemma of lemmas.split(' ')) {
    const other = IDIOMS.get(lemma);
    IDIOMS.set(lemma, other === undefined ? idiom : (place) => other(place) || idiom(place));
  }
