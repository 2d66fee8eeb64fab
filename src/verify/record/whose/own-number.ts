/**
 * Whose number or name a claim says its predicates of: `invoice: INV-1, po_number: PO-77, status: overdue` says that
 * the invoice is overdue, not the order that it refers to.
 */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf } from '../words/senses.ts';
import { isIdentifier } from '../words/word-kinds.ts';
import { isPerson } from './subjects.ts';
import { DONE_TO_THING, isBeside, isOfParty, isThing, OF_THING } from './thing.ts';

/** Words of names that say only that something is called so. */
const CALLING =
  /^(?:id|ids|key|no|nr|num|number|ref|reference|code|uuid|serial|barcode|name|title|label|sku|model|plate|hostname|host|username|login|email|iban|imei|mac|ip|phone|slug|url|handle|tracking|confirmation|record|locator|vin|isbn|ean|gtin|external|internal|short|full|display)$/;

/** What a claim's subject may be led by without being told of another. */
const LED = /^(?:of|for|to|by|from|with|on|in|at|against|under|via|about|regarding|concerning|per|than|as)$/;
/** Words of the claim within which its subject begins. */
const SUBJECT = 6;

/** Whether what the claim says of a number of the record is said of what the record is of. */
export function isOfOwnNumber(said: Said): boolean {
  const { at, field } = subjectOf(said);
  if (field === undefined || !isOfRow(said, field)) return field === undefined;
  if (!isIdentifier(field) || said.focus.above.includes(field)) return true;
  const own = primaryOf(said);
  if (own === undefined || own === field || !isForeign(said, field, own)) return true;
  if (said.bare.slice(0, at).some((word) => LED.test(word))) return true;
  const used = [...said.used()].filter((one) => one !== field);
  if (used.includes(own) || used.length === 0) return true;
  const noun = nounOf(field);
  return used.every((one) => noun.some((word) => one.name.includes(word) || one.path.includes(word)));
}

/** The first value of a field that the claim has, and where; of numbers also one whose name it does not say. */
function subjectOf(said: Said): { readonly at: number; readonly field: Field | undefined } {
  const at = said.words.findIndex(
    ({ value }, i) =>
      said.explained[i]?.part === 'value' || said.reading.values[value]?.kind === 'identifier',
  );
  if (at < 0 || at > SUBJECT) return { at, field: undefined };
  const value = said.reading.values[said.words[at]!.value];
  const numbered =
    value?.kind === 'identifier'
      ? said.focus.own.find(({ values: [one] }) => one?.kind === 'identifier' && one.key === value.key)
      : undefined;
  return { at, field: said.explained[at]?.field ?? numbered };
}

/** Whether what is said of a row is the row's: the room of a lesson has not the credits of its course. */
function isOfRow(said: Said, field: Field): boolean {
  const { own, above, id } = said.focus;
  if (
    !/\/\d+$/.test(id) ||
    !own.includes(field) ||
    isPerson({ ...field, values: [] }) ||
    said.derivations.length > 0
  )
    return true;
  // "Test coverage" of a row `test`: a word before another name.
  const last = said.explained.findLastIndex((one) => one?.part === 'value' && one.field === field);
  if (said.explained[last + 1]?.part === 'name') return true;
  const others = [...said.used()].filter((one) => one !== field);
  return others.length === 0 || !others.every((one) => above.includes(one) && !said.isKey(one));
}

/** Whether no number is given to a longer name: "the vendor's ticket number" of `ticket_id` beside `vendor_ticket`. */
export function areNumbersNamed(said: Said): boolean {
  const used = said.explained.flatMap((one) =>
    one?.part === 'value' && isIdentifier(one.field!) ? [one.field!] : [],
  );
  return used.every((field) => {
    const noun = nounOf(field);
    return !said.focus.own.some((other) => {
      const longer = nounOf(other);
      return (
        isIdentifier(other) &&
        !used.includes(other) &&
        longer.length > noun.length &&
        noun.every((word) => longer.includes(word)) &&
        longer.every((word) => said.isNamed(word))
      );
    });
  });
}

/** "34 of the 34 seats are in use" of `seats_used: 34`: one number is not both what is taken and all there is. */
export const isNoPartOfItself = (said: Said): boolean =>
  said.explained.every((one, at) => {
    if (one?.part !== 'value' || said.words[at]!.value < 0) return true;
    const of = said.bare[at + 1] === 'out' ? at + 2 : at + 1;
    const next = /^(?:the|its|their|our|your|all)$/.test(said.bare[of + 1] ?? '') ? of + 2 : of + 1;
    const other = said.words[next]?.value ?? -1;
    const isTwice =
      said.explained[next]?.field === one.field && other >= 0 && other !== said.words[at]!.value;
    return said.bare[of] !== 'of' || !isTwice || one.field!.values.length !== 1;
  });

/** "It has two required approvals" of `required_approvals: 2` beside `approvals: 1`: what is needed one need not have. */
export const hasWhatIsNeeded = (said: Said): boolean =>
  !said.explained.some((one, at) => {
    if (
      one?.part !== 'value' ||
      said.words[at]!.value < 0 ||
      !one.field!.name.some((word) => NEEDED.test(word))
    )
      return false;
    const { name, object } = one.field!;
    const rest = name.filter((word) => !NEEDED.test(word)).join(' ');
    const has = said.bare
      .slice(Math.max(0, at - 3), at)
      .some((word) => /^(?:has|have|had|got|received)$/.test(word));
    return (
      has &&
      rest !== '' &&
      said.fields.some((other) => other.object === object && other.name.join(' ') === rest)
    );
  });
const NEEDED = /^(?:required|needed|minimum|min)$/;

/** Whether no number stands behind the name of a field that has another: "room 55" of `ticket: 55, room: 12`. */
export function isNumberOfNamed(said: Said): boolean {
  return said.words.every((_, at) => {
    const field = said.explained[at]?.part === 'value' ? said.explained[at]!.field : undefined;
    const name = said.bare[at - 1];
    if (
      field === undefined ||
      name === undefined ||
      !/^#?\p{Lu}{0,4}-?\d[\p{L}\d/-]*$/iu.test(said.bare[at]!)
    )
      return true;
    if (LED.test(name) || field.name.includes(name) || field.path.includes(name)) return true;
    return !said.focus.own.some(
      (other) => other !== field && other.name.join(' ') === name && other.quote !== field.quote,
    );
  });
}

/**
 * Whether what a claim says of the field that it begins with is said of that one: of `order: 12, price: 20, customer: Ann`
 * neither the customer costs 20 nor was Ann shipped.
 */
export function isOfNamedField(said: Said): boolean {
  const { own } = said.focus;
  const first = said.words.findIndex(({ weight, value }) => weight > 0 || value >= 0);
  const [part, word] = [said.explained[first], said.bare[first]];
  const subject =
    part?.part === 'value'
      ? part.field
      : own.find(({ name }) => nounIn(name).length === 1 && nounIn(name)[0] === word);
  const primary = own.find(isThing);
  if (subject === undefined || primary === undefined || own.indexOf(subject) <= own.indexOf(primary))
    return true;
  if (!isBeside(subject)) return true;
  const noun = nounIn(subject.name);
  const kind = nounIn(primary.name);
  if (
    kind.length === 0 ||
    noun.length === 0 ||
    kind.some((one) => GOES_WITH.get(one)?.includes(noun.at(-1)!))
  )
    return true;
  if (kind.some((one) => noun.includes(one) || said.bare.includes(one))) return true;
  const others = [...said.used()].filter(
    (field) => field !== subject && field !== primary && own.includes(field),
  );
  const passive = said.bare
    .slice(first, first + PASSIVE_WITHIN)
    .some((one) => /^(?:is|are|was|were|been)$/.test(one));
  const ofThing = (name: string): boolean =>
    OF_THING.test(name) || (passive && isOfParty(subject) && DONE_TO_THING.test(name));
  return !others.some(({ name }) => ofThing(name.join(' ')) && !name.some((one) => noun.includes(one)));
}

/** Words from its subject within which a claim says that it was done to it. */
const PASSIVE_WITHIN = 5;

const nounIn = (name: readonly string[]): readonly string[] => name.filter((word) => !CALLING.test(word));

/** The first field that numbers or names what the record is of: whose record it is comes after that. */
function primaryOf(said: Said): Field | undefined {
  const { own } = said.focus;
  const numbers = own.filter(
    (field) =>
      (isIdentifier(field) || said.isKey(field)) &&
      /\d/.test(field.quote) &&
      !isPlace(field) &&
      roleOf(field.name) === undefined,
  );
  return numbers.find((field) => !isParty(field)) ?? numbers[0];
}

/** The place of a row among the others: `no: 2`. */
const isPlace = ({ name, quote }: Field): boolean =>
  /^(?:no|nr|index|position|seq|sequence|line|row|order|rank)$/.test(name.join(' ')) &&
  /^\d{1,3}$/.test(quote);

const isParty = (field: Field): boolean =>
  isPerson({ ...field, values: [] }) ||
  field.name.some((word) => /^(?:account|org|organisation|organization|policy)$/.test(word));

/** The words of a name that say what it numbers. */
const nounOf = ({ name }: Field): readonly string[] => name.filter((word) => !CALLING.test(word));

/** Whether a field numbers another thing than the record is of. */
function isForeign({ focus, lexicon }: Said, field: Field, own: Field): boolean {
  const noun = nounOf(field);
  if (noun.length === 0) return false;
  const kinds = [...focus.labels, ...nounOf(own)].map((word) => lexicon.lemma(word));
  if (noun.some((word) => kinds.some((kind) => GOES_WITH.get(kind)?.includes(word)))) return false;
  return !noun.every((word) => kinds.includes(lexicon.lemma(word)));
}

/** What is so of a thing where it is so of what is done for it: an order is delivered with its shipment. */
export const GOES_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ['shipment', ['order']],
  ['parcel', ['order']],
  ['delivery', ['order']],
  ['package', ['order']],
  ['payment', ['invoice']],
  ['refund', ['order', 'payment', 'invoice']],
  ['return', ['order']],
  ['request', ['order']],
]);
