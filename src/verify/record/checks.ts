/** What must hold of a claim whose words a record accounts for: who does what, which row, which value is whose. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import { isDoneByName } from './read/called-after.ts';
import { partiesHold } from './read/holders.ts';
import { isToldPlace } from './read/in-list.ts';
import { phrasesHold } from './read/phrases.ts';
import { isLatest } from './read/timeline.ts';
import type { Field } from './record.ts';
import { deniesAt, type Said } from './said.ts';
import { isOpenValue, isStanding } from './standing.ts';
import { copulaeHold } from './whose/copula.ts';
import { crossedText, misgivenName, wrongEnd } from './whose/crossed.ts';
import {
  areDeedsTold,
  datesFollowDeeds,
  isBegun,
  isDate,
  isNoForecast,
  isPlayed,
  isSettled,
  withOf,
} from './whose/done.ts';
import { areDeedsDone } from './whose/kind-of-deed.ts';
import { notesAreOwn } from './whose/member-notes.ts';
import { isOfMessage } from './whose/message.ts';
import { areNumbersNamed, isNumberOfNamed, isOfNamedField, isOfOwnNumber } from './whose/own-number.ts';
import { isOfOwnPart } from './whose/own-part.ts';
import { isNoEndOfWay, prepositionsHold } from './whose/prepositions.ts';
import { isDoneByOwn, isDoneBySaid, isPaidByPayer, rolesHold } from './whose/roles.ts';
import { isAskedPrice, isOfEach, isWholeCost, subjectsHold } from './whose/subjects.ts';
import { isOfToldRow } from './whose/which-row.ts';
import { has } from './words/said-forms.ts';
import { isOfBeginning, NEUTRAL, roleOf, WRAPPING } from './words/senses.ts';
import { saysSomething } from './words/something-said.ts';
import { truthOf } from './words/states.ts';

/** Whether the claim puts what it takes from a record as the record does. */
export const isSound = (said: Said): boolean => faultOf(said) === undefined;

/** The first check that a claim fails, by its name. */
export const faultOf = (said: Said): string | undefined =>
  Object.entries(CHECKS).find(([, holds]) => !holds(said))?.[0];

export const CHECKS: Readonly<Record<string, (said: Said) => boolean>> = {
  saysSomething,
  isTruthKept,
  isOneRow,
  rolesHold,
  isPaidByPayer: (said) => isPaidByPayer(said) && isDoneBySaid(said) && isDoneByOwn(said),
  prepositionsHold: (said) => prepositionsHold(said) && isNoEndOfWay(said),
  partiesHold,
  textsHold: (said) => (crossedText(said) ?? misgivenName(said) ?? wrongEnd(said)) === undefined,
  copulaeHold,
  isOfOwnNumber: (said) =>
    isOfOwnNumber(said) && areNumbersNamed(said) && isNumberOfNamed(said) && isOfNamedField(said),
  isPaired: (said) => isPaired(said) && isWholeCost(said) && isAskedPrice(said) && isOfEach(said),
  isToldApart,
  isOfOwnPart,
  isOfToldRow,
  datesFollowDeeds,
  isNoForecast,
  areDeedsTold,
  isDoneByName,
  areDeedsDone,
  namesAreGiven,
  isOfTheRow,
  isSettled,
  isStanding,
  valuesAreClosed,
  notesAreOwn,
  isOfMessage,
  phrasesHold,
  subjectsHold,
};

/** Whether what is denied is not so, and what is said is so; one thing is denied at a time. */
function isTruthKept(said: Said): boolean {
  const segments = new Set(said.words.map((_, at) => said.segment(at)));
  for (const segment of segments) {
    const here = said.predicates.filter(({ word }) => said.segment(word) === segment);
    const fields = new Set(here.map(({ field }) => field));
    const negated = said.isNegated(segment);
    if (!negated && here.some(({ holds }) => !holds)) return false;
    if (!negated) continue;
    if (fields.size !== 1 || here.some(({ holds }) => holds)) return false;
    const no = said.words.findIndex((_, at) => deniesAt(said, at) && said.segment(at) === segment);
    const after = said.explained.some(
      (one, at) =>
        at > no &&
        said.segment(at) === segment &&
        one?.part === 'value' &&
        !said.isKey(one.field!) &&
        !isNumbered(said, at, one.field!) &&
        one.field!.name.join(' ') !== 'object',
    );
    if (after) return false;
  }
  return true;
}

/** "Flat 9" of `flat: 9`: what the record is of, told by its number. */
const isNumbered = ({ bare, focus }: Said, at: number, field: Field): boolean =>
  field.name.length === 1 &&
  focus.own[0] === field &&
  field.name[0] === bare[at - 1] &&
  /^\d+\p{L}?$/u.test(field.quote);

/** Whether the claim says which row it is of, and no other row says otherwise. */
function isOneRow(said: Said): boolean {
  const { own, rows } = said.focus;
  if (rows.length === 0 || isLatest(said) || said.words.some((_, at) => isToldPlace(said, at))) return true;
  const used = said.used();
  const values = new Set(
    gather(said.explained, (one) => (one?.part === 'value' && own.includes(one.field!) ? [one.field!] : [])),
  );
  if (![...used].some((field) => own.includes(field))) return true;
  if (values.size === 0 || [...used].some((field) => isUnnumbered(said, field))) return false;
  const same = (row: readonly Field[], field: Field): boolean =>
    row.some((other) => other.name.join(' ') === field.name.join(' ') && other.quote === field.quote);
  const states = new Set(said.predicates.map(({ field }) => field));
  // "The plan is Pro" of rows with other plans too: a text that is all the claim says of a row does not tell which row it is.
  const only = used.size === 1 && said.predicates.length === 0 && said.derivations.length === 0;
  const open = (field: Field): boolean =>
    only && rows.some((row) => row.some((other) => differs(other, field)));
  const named =
    isPeriod(said, values) ||
    isOfAmount(said, values) ||
    isOfDay(said, values) ||
    [...values].some(
      (field) =>
        !states.has(field) &&
        (said.isKey(field) || (!open(field) && (field.values.length === 0 || isTitle(field)))),
    );
  // "A customer has five seats" is so of one of them; "the customer" is not told apart, "the backup of 3 May" is.
  const single = said.words.some(
    ({ lemma }, at) =>
      (lemma === said.bare[at] || said.bare[at]!.endsWith('ing')) &&
      (!isDefinite(said, at) || [...values].some(isDate)) &&
      said.focus.labels.some((label) => said.canSay(label, at)),
  );
  if (!named && !single) return false;
  const telling = [...values].filter((field) => !said.predicates.some((one) => one.field === field));
  return rows.every(
    (row) =>
      !telling.every((field) => same(row, field)) ||
      [...used].every((field) => !own.includes(field) || same(row, field)),
  );
}

const differs = (one: Field, other: Field): boolean =>
  one.name.join(' ') === other.name.join(' ') && one.quote !== other.quote;

/** Whether a noun is told by "the" or "its", with up to two words between: "the main job". */
function isDefinite({ bare, words }: Said, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (DEFINITE.test(bare[before]!)) return true;
    if (/^(?:an?|one|each|every|some|no)$/.test(bare[before]!) || words[before]!.value >= 0) return false;
    if (words[before]!.weight === 0) return false;
  }
  return false;
}

const DEFINITE = /^(?:the|this|that|your|our|my|his|her|their|its)$/;

/** "The order" of lines about `Order 9` and `Order 10`: which of them is not said. */
function isUnnumbered(said: Said, { name }: Field): boolean {
  const numbers = name.filter((word) => /\d/.test(word));
  if (numbers.length === 0 || numbers.some((word) => said.bare.includes(word))) return false;
  const bare = name.filter((word) => !/\d/.test(word)).join(' ');
  return said.focus.rows.some((row) =>
    row.some((other) => other.name.filter((word) => !/\d/.test(word)).join(' ') === bare),
  );
}

/** A text with a number in it: "plumber, invoice 881". */
function isTitle({ quote, values, value: from }: Field): boolean {
  const [first] = values;
  if (first?.kind === 'date' || first?.kind === 'datetime') return false;
  // "$3 million" is an amount, whatever letters it is written with.
  const rest = values.reduceRight(
    (text, { start, end }) => text.slice(0, Math.max(0, start - from)) + text.slice(Math.max(0, end - from)),
    quote,
  );
  return /\p{L}{4}/u.test(rest);
}

/** "The payment of €420": a row told by its amount, which no other row has, of a kind that the claim names. */
function isOfAmount({ explained, bare, focus }: Said, values: ReadonlySet<Field>): boolean {
  return [...values].some((field) => {
    const at = explained.findIndex((one) => one?.part === 'value' && one.field === field);
    if (field.values[0]?.kind !== 'money' || !/^(?:of|for)$/.test(bare[at - 1] ?? '')) return false;
    return !focus.rows.some((row) =>
      row.some((other) => other.name.join(' ') === field.name.join(' ') && other.quote === field.quote),
    );
  });
}

/** "The balance on 5 March": a row told by its day, which no other row has. */
const isOfDay = ({ explained, bare, focus }: Said, values: ReadonlySet<Field>): boolean =>
  [...values].some((field) => {
    const at = explained.findIndex((one) => one?.part === 'value' && one.field === field);
    return (
      isDate(field) &&
      /^(?:(?:booking|value|entry|posting) )?(?:date|day)$/.test(field.name.join(' ')) &&
      /^(?:on|of)$/.test(bare[at - 1] ?? '') &&
      !focus.rows.some((row) => row.some((other) => isDate(other) && other.quote === field.quote))
    );
  });

/** "The leave from 6 to 10 July": a row told by when it begins and ends, of a kind that the claim names. */
function isPeriod(said: Said, values: ReadonlySet<Field>): boolean {
  const ends = [...values].filter(({ name }) => /^(?:from|to|start|end|until)$/.test(name.at(-1) ?? ''));
  return ends.length > 1 && ends.every(isDate) && ends[0].path.some((word) => said.isNamed(word));
}

/** Whether each of several amounts stands nearest to the name of its own field. */
export function isPaired(said: Said): boolean {
  const amounts = gather(said.explained, (one, at) =>
    one?.part === 'value' &&
    one.field !== undefined &&
    said.words[at].value >= 0 &&
    said.explained[at - 1]?.field !== one.field
      ? [{ at, field: one.field }]
      : [],
  );
  const named = amounts.filter(({ field }) => !said.isKey(field) && said.telling(field).length > 0);
  if (named.length < 2 || isPartOf(said, named)) return true;
  const distance = (at: number, field: Field): number =>
    Math.min(
      ...said.words.map((_, i) =>
        said.telling(field).some((word) => said.canSay(word, i))
          ? Math.abs(i - at)
          : Number.POSITIVE_INFINITY,
      ),
    );
  // "From 6 to 10 July": what stands right before an amount is what it is.
  const led = ({ at, field }: (typeof named)[number]): boolean =>
    at > 0 && said.telling(field).includes(said.bare[at - 1]);
  if (named.every(led)) return true;
  return named.every(({ at, field }) =>
    named.every(
      (other) =>
        other.field === field ||
        other.field.quote === field.quote ||
        !isOfKind(other.field, field) ||
        (led({ at, field }) && led(other)) ||
        distance(at, field) < distance(at, other.field),
    ),
  );
}

/** Whether the values of two fields may be taken for each other. */
function isOfKind({ values: [one] }: Field, { values: [other] }: Field): boolean {
  const kind = (value: Value | undefined): string =>
    value?.kind === 'quantity'
      ? value.base
      : /^(?:date|time|datetime)$/.test(value?.kind ?? '')
        ? 'moment'
        : value?.kind === 'money' && value.currency !== undefined
          ? 'money'
          : 'number';
  return kind(one) === kind(other);
}

/** "18 of the 25 seats are in use" of `seats: 25, seats_used: 18`: so many of all that the other name counts. */
function isPartOf({ bare }: Said, named: readonly { readonly at: number; readonly field: Field }[]): boolean {
  const [part, all] = named;
  if (named.length !== 2 || part === undefined || all === undefined) return false;
  const between = bare.slice(part.at + 1, all.at);
  return (
    between[0] === 'of' &&
    between.slice(1).every((word) => /^(?:the|its|all|their|our|your)$/.test(word)) &&
    part.field.name.length > all.field.name.length &&
    all.field.name.every((word) => part.field.name.includes(word))
  );
}

/** "The value is 900" of `penalty: { value: 900 }` beside `amount: { value: 100 }`: which of them is said. */
function isToldApart(said: Said): boolean {
  const { beside, labels, own } = said.focus;
  const alike = (field: Field): boolean =>
    beside.some((other) =>
      other.some(({ name, quote }) => name.join(' ') === field.name.join(' ') && quote !== field.quote),
    );
  const vague = [...said.used()].filter(
    (field) =>
      own.includes(field) &&
      field.values.length > 0 &&
      !said.isKey(field) &&
      said.telling(field).length === 0,
  );
  if ([...said.used()].some((field) => isOneOfCases(said, field))) return false;
  return !vague.some(alike) || labels.some((label) => said.isNamed(label) || MAIN.has(label));
}

/** Names of when or for whom a value holds. */
const CASE =
  /^(?:day|night|morning|evening|weekdays?|weekends?|summer|winter|peak|off_peak|adults?|child(?:ren)?|low|high|north|south|east|west|left|right|inner|outer|urban|rural|indoor|outdoor|first|second|male|female|men|women)$/;

/** "The speed limit is 50" of `speed_limit: { day: 50, night: 30 }`: a value that holds in one of several cases. */
const isOneOfCases = (said: Said, { name, object, quote }: Field): boolean =>
  CASE.test(name.join('_')) &&
  !name.some((word) => said.isNamed(word)) &&
  said.fields.some(
    (other) => other.object === object && CASE.test(other.name.join('_')) && other.quote !== quote,
  );

/** What an object is called that holds what the record is about: it need not be said. */
const MAIN = new Set(['amount', 'total']);

/** Whether no field that the claim names is left with another value than the claim gives. */
function namesAreGiven(said: Said): boolean {
  const used = said.used();
  const own = new Set([...used].flatMap((field) => [...said.telling(field), ...field.path]));
  const isName = (word: string): boolean =>
    said.bare.some((form, at) => form === word && said.explained[at]?.part === 'name');
  const above = said.focus.above.filter(({ name }) => name.every(isName));
  const says = said.explained.some((one) => one?.part === 'value' && one.field!.values.length > 0);
  return [...said.focus.own, ...said.focus.inner, ...above].every((field) => {
    if (used.has(field) || said.isKey(field) || isBeside(field, used) || isDerivedToo(said, field))
      return true;
    if (field.name.length === 2 && /^(?:id|uuid|ref|key)$/.test(field.name[1]!)) return true;
    const telling = field.name.filter((word) => !NEUTRAL.has(word));
    if (telling.length === 0 || !telling.every((word) => isNamedApart(said, word))) return true;
    // What is not of the objects that the claim names is not named by it.
    if (
      said.focus.inner.includes(field) &&
      !field.path.every((word) => WRAPPING.has(word) || said.isNamed(word))
    )
      return true;
    // What must be done may be undone yet.
    if (field.quote === 'null' && said.bare.some((word) => /^(?:must|should|will)$/.test(word))) return true;
    if (field.quote === '0' && said.predicates.some(({ holds }) => !holds)) return true;
    if (telling.every((word) => own.has(word)) && own.size > telling.length) return true;
    if (isDate(field) && !said.explained.some((one, at) => one?.part === 'value' && isDateAt(said, at)))
      return true;
    const typed = field.values.length > 0 && field.values[0].kind !== 'identifier';
    // "Works as a nurse" beside `hours: 38`: without a figure nothing is said of hours.
    if (typed && !says && telling.every((word) => !said.bare.includes(word))) return true;
    // What a claim says of a thing may have the thing's own word: a "payment" that failed beside `payment: card`.
    if (!typed && truthOf(field.quote, field.words) === undefined) return true;
    return said.predicates.some(({ word }) => telling.some((name) => said.canSay(name, word))) && !typed;
  });
}

/** Whether no text beside a list is named while a row of it gives the value: "on the pro plan" of `user: { plan: free }`. */
function isOfTheRow(said: Said): boolean {
  const { above, id } = said.focus;
  const used = said.used();
  return above.every(
    (field) =>
      field.object === '' ||
      id.startsWith(`${field.object}/`) ||
      used.has(field) ||
      field.values.length > 0 ||
      said.isKey(field) ||
      !field.name.every((word) => said.bare.includes(word)),
  );
}

/** Whether a field is of one list with another that the claim takes: "Ann approved it" of `approved_by: [Ann, Ben]`. */
const isBeside = ({ name, object }: Field, used: ReadonlySet<Field>): boolean =>
  [...used].some((one) => one.object === object && one.name.join(' ') === name.join(' '));

const isDateAt = ({ words, reading }: Said, at: number): boolean =>
  words[at].value >= 0 && /^(?:date|datetime)$/.test(reading.values[words[at].value].kind);

/** "4 nights" of `nights: 4` beside the days that they lie between: a value that follows stands there too. */
const isDerivedToo = ({ explained, words, reading }: Said, field: Field): boolean =>
  explained.some((one, at) => {
    const value = one?.part === 'derived' ? reading.values[words[at]!.value] : undefined;
    return value !== undefined && has(field, value);
  });

/** Whether the claim says a word of a name by a word that does not say what the record is of. */
function isNamedApart(said: Said, name: string): boolean {
  const { focus } = said;
  // "The next charge" is said of `next_charge`, not of a price.
  const taken = new Set([...said.used()].flatMap(({ name }) => (name.length > 1 ? name : [])));
  const kinds = [
    ...focus.labels,
    ...gather(focus.own, (field) => (said.isKey(field) ? field.name : field.path)),
  ];
  return said.words.some(
    ({ lemma, value }, at) =>
      value < 0 &&
      said.canSay(name, at) &&
      // "The parcel" beside `parcels: 1` is the one thing that the record is of.
      !(name === `${said.bare[at]}s` && said.explained[at]?.part === 'type') &&
      !(taken.has(said.bare[at]) && name !== said.bare[at]) &&
      // What each of several costs is no total.
      !(name === 'total' && said.bare.some((word) => /^(?:each|every)$/.test(word))) &&
      // What an idiom accounts for names nothing: "cost" of what is charged beside a total.
      !(name !== said.bare[at] && said.explained[at]?.part === 'free') &&
      !(name !== said.bare[at] && (isValueItself(said, at) || isOwnWord(said, at))) &&
      !kinds.some((kind) => kind === said.bare[at] || said.lexicon.lemma(kind) === lemma),
  );
}

/** "Paid" of `paid: no` beside `payment: invoice`, "rents" of a tenant beside `rent`: a word that is another field's own. */
const isOwnWord = (said: Said, at: number): boolean =>
  [...said.used()].some(({ name }) => name.includes(said.bare[at]!)) ||
  (said.explained[at]?.part === 'predicate' && said.explained[at].field!.name.includes(said.bare[at]!)) ||
  (said.words[at]!.form !== said.words[at]!.lemma &&
    [...said.used()].some(({ name }) => roleOf(name)?.verbs.has(said.words[at]!.lemma)));

/** "Paid" of `status: paid` beside a price: the word is a value as it stands, and names no other field. */
const isValueItself = ({ explained, bare }: Said, at: number): boolean =>
  explained[at]?.part === 'value' && explained[at].field?.quote.toLowerCase() === bare[at];

/** What becomes of a deal part by part, each with a standing of its own. */
const OWN_STANDING = /^(?:refund|return|payment|shipment|shipping|delivery)$/;

/** Whether what the claim takes from a value is all of it: "yes?" and "approved or rejected" say neither. */
function valuesAreClosed(said: Said): boolean {
  // `refund_status: requested` leaves open no delivery.
  const isOfAnother = (word: string): boolean =>
    OWN_STANDING.test(word) && !said.isNamed(word) && !said.words.some((_, at) => said.canSay(word, at));
  const status = withOf(said).filter(
    ({ name }) => name.some((word) => /^(?:status|state)$/.test(word)) && !name.some(isOfAnother),
  );
  const done =
    said.predicates.some(({ holds, field }) => holds && !isBegun(field)) ||
    [...said.used()].some(({ name }) => {
      const role = roleOf(name);
      return role !== undefined && !isOfBeginning(role) && isPlayed(said, role);
    });
  // What rows are counted by may leave some of them open.
  const taken = new Set(
    gather(said.explained, (one) =>
      one?.part === 'value' || one?.part === 'predicate' ? (one.field ?? []) : [],
    ),
  );
  return [...taken, ...(done ? status : [])].every(
    ({ quote, words }) =>
      !isOpenValue(quote) || (!/[?|]/.test(quote) && words.every((word) => said.isNamed(word))),
  );
}
