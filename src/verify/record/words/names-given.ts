/** Names that a claim says, of fields whose value it does not give. */
import { gather } from '../../../text/gather.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isDate } from '../whose/done.ts';
import { has } from './said-forms.ts';
import { NEUTRAL, roleOf, WRAPPING } from './senses.ts';
import { truthOf } from './states.ts';

/** Whether no field that the claim names is left with another value than the claim gives. */
export function namesAreGiven(said: Said): boolean {
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
