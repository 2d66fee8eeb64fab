/** What a record is of: the thing that one of its fields names by a number. */
import type { Field } from '../record.ts';

/** Words of names that say only that something is called so. */
const CALLING = /^(?:id|ids|no|nr|num|number|ref|reference|code|key|name)$/;
const NUMBER = /^#?\p{L}{0,8}[-_ ]?\d[\p{L}\d/_-]*$/u;
/** Who a record is for, and what tells of a number of things. */
const NO_THING =
  /^(?:customer|client|user|buyer|seller|patient|tenant|employee|owner|member|guest|vendor|supplier|party|person|amount|total|quantity|qty|count|price|cost|age|year|month|day|date|time|room|floor|zip|postcode|phone|items?|page|pages|version|priority|level|score|rating)$/;

/** The words of a field's name without those that say only that something is called so. */
export const nounOf = ({ name }: Field): string => name.filter((word) => !CALLING.test(word)).join(' ');

/** Whether a field names a thing by its number. */
export function isThing(field: Field): boolean {
  const noun = nounOf(field);
  return (
    noun !== '' &&
    !/[^s]s$/.test(noun) &&
    NUMBER.test(field.quote.trim()) &&
    !NO_THING.test(noun.split(' ').at(-1)!)
  );
}

/** Who a record names, by the noun of the field. */
const PARTY =
  /(?:^|\b)(?:customer|client|user|buyer|seller|patient|tenant|employee|owner|member|guest|vendor|supplier|reporter|requester|sender|recipient|assignee|agent|manager|contact|reader|driver|passenger)$/;
/** What a record is of as much as of its number: an order line's product, a loan's books. */
const OF_IT =
  /^(?:products?|items?|articles?|sku|model|part|goods|title|books?|description|name|type|kind|category)$/;

/** Whether a field names somebody, or another thing by a number, beside what a record is of. */
export function isBeside(field: Field): boolean {
  const noun = nounOf(field).split(' ').at(-1)!;
  return isOfParty(field) || (/\d/.test(field.quote) && !OF_IT.test(noun));
}

/** Whether a field names somebody. */
export const isOfParty = (field: Field): boolean => PARTY.test(nounOf(field));

/** What a record has of the thing that it is of, and of nobody and nothing whom it names. */
export const OF_THING =
  /^(?:priority|severity|urgency|(?:unit |list |net |gross )?price|cost|weight|length|width|height|size|colou?r|status|state|stage|phase|condition|result|outcome|grade|eta)$/;
/** Deeds that are done to it, by the names of their dates. */
export const DONE_TO_THING =
  /^(?:shipped|delivered|dispatched|created|opened|closed|cancelled|issued|posted|packed|submitted|filed|published|released|paid|resolved|returned|received|due)(?: on| at| date| by)?$/;
