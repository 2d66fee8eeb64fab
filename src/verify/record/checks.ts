/** What must hold of a claim whose words a record accounts for: who does what, which row, which value is whose. */
import { gather } from '../../text/gather.ts';
import { isDoneByName } from './read/called-after.ts';
import { partiesHold } from './read/holders.ts';
import { phrasesHold } from './read/phrases.ts';
import type { Field } from './record.ts';
import { deniesAt, type Said } from './said.ts';
import { isOpenValue, isStanding } from './standing.ts';
import { abilitiesHold } from './whose/able.ts';
import { copulaeHold } from './whose/copula.ts';
import { crossedText, misgivenName, wrongEnd } from './whose/crossed.ts';
import {
  areDeedsTold,
  datesFollowDeeds,
  isBegun,
  isNoForecast,
  isPlayed,
  isSettled,
  withOf,
} from './whose/done.ts';
import { areDeedsDone } from './whose/kind-of-deed.ts';
import { notesAreOwn } from './whose/member-notes.ts';
import { isOfMessage } from './whose/message.ts';
import { isOneRow } from './whose/one-row.ts';
import {
  areNumbersNamed,
  hasWhatIsNeeded,
  isNoPartOfItself,
  isNumberOfNamed,
  isOfNamedField,
  isOfOwnNumber,
} from './whose/own-number.ts';
import { isOfOwnPart } from './whose/own-part.ts';
import { isNoEndOfWay, isNotYetThere, prepositionsHold } from './whose/prepositions.ts';
import { isDoneByOwn, isDoneBySaid, isPaidByPayer, rolesHold } from './whose/roles.ts';
import { isDoneBySide } from './whose/side.ts';
import { isAskedPrice, isOfEach, isWholeCost, subjectsHold } from './whose/subjects.ts';
import { isOfToldRow } from './whose/which-row.ts';
import { namesAreGiven } from './words/names-given.ts';
import { isPaired } from './words/paired.ts';
import { isOfBeginning, roleOf } from './words/senses.ts';
import { saysSomething } from './words/something-said.ts';

/** Whether the claim puts what it takes from a record as the record does. */
export const isSound = (said: Said): boolean => faultOf(said) === undefined;

/** The first check that a claim fails, by its name. */
export const faultOf = (said: Said): string | undefined =>
  Object.entries(CHECKS).find(([, holds]) => !holds(said))?.[0];

const CHECKS: Readonly<Record<string, (said: Said) => boolean>> = {
  saysSomething,
  isTruthKept,
  isOneRow,
  abilitiesHold,
  rolesHold,
  isPaidByPayer: (said) =>
    isPaidByPayer(said) && isDoneBySaid(said) && isDoneByOwn(said) && !isDoneBySide(said),
  prepositionsHold: (said) => prepositionsHold(said) && isNoEndOfWay(said) && !isNotYetThere(said),
  partiesHold,
  textsHold: (said) => (crossedText(said) ?? misgivenName(said) ?? wrongEnd(said)) === undefined,
  copulaeHold,
  isOfOwnNumber: (said) =>
    isOfOwnNumber(said) && areNumbersNamed(said) && isNumberOfNamed(said) && isOfNamedField(said),
  isPaired: (said) =>
    isPaired(said) &&
    hasWhatIsNeeded(said) &&
    isNoPartOfItself(said) &&
    isWholeCost(said) &&
    isAskedPrice(said) &&
    isOfEach(said),
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

/** What becomes of a deal part by part, each with a standing of its own. */
const OWN_STANDING = /^(?:refund|return|payment|shipment|shipping|delivery)$/;

/** Whether what the claim takes from a value is all of it: "yes?" and "approved or rejected" say neither. */
function valuesAreClosed(said: Said): boolean {
  // `refund_status: requested` leaves open no delivery, and `state: OR` is where something is.
  const isOfAnother = (word: string): boolean =>
    OWN_STANDING.test(word) && !said.isNamed(word) && !said.words.some((_, at) => said.canSay(word, at));
  const status = withOf(said).filter(
    ({ name, quote }) =>
      name.some((word) => /^(?:status|state)$/.test(word)) &&
      !name.some(isOfAnother) &&
      !/^\p{Lu}{2}$/u.test(quote),
  );
  const done =
    said.predicates.some(({ holds, field }) => holds && !isBegun(field)) ||
    [...said.used()].some(({ name }) => {
      const role = roleOf(name);
      return role !== undefined && !isOfBeginning(role) && isPlayed(said, role);
    });
  // "Not yet processed" of what is pending: what leaves something open denies that it was done.
  const denied = new Set(
    said.predicates.flatMap(({ kind, holds, field }) => (kind === 'state' && !holds ? [field] : [])),
  );
  // What rows are counted by may leave some of them open.
  const taken = new Set(
    gather(said.explained, (one) =>
      one?.part === 'value' || one?.part === 'predicate' ? (one.field ?? []) : [],
    ),
  );
  return [...taken, ...(done ? status : [])].every(
    (field) =>
      !isOpenValue(field.quote) ||
      (!/[?|]/.test(field.quote) && (denied.has(field) || field.words.every((word) => said.isNamed(word)))),
  );
}
