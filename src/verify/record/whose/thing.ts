/** What a record is of: the thing that one of its fields names by a number. */
import type { Field } from '../record.ts';

/** Words of names that say only that something is called so. */
const CALLING = /^(?:id|ids|no|nr|num|number|ref|reference|code|key|name)$/;
const NUMBER = /^#?\p{L}{0,8}[- ]?\d[\p{L}\d/-]*$/u;
/** Who a record is for, and what tells of a number of things. */
const NO_THING =
  /^(?:customer|client|user|buyer|seller|patient|tenant|employee|owner|member|guest|vendor|supplier|party|person|amount|total|quantity|qty|count|price|cost|age|year|month|day|date|time|room|floor|zip|postcode|phone|items?|page|pages|version|priority|level|score|rating)$/;

/** The words of a field's name without those that say only that something is called so. */
export const nounOf = ({ name }: Field): string => name.filter((word) => !CALLING.test(word)).join(' ');

/** Whether a field names a thing by its number. */
export function isThing(field: Field): boolean {
  const noun = nounOf(field);
  return noun !== '' && NUMBER.test(field.quote.trim()) && !NO_THING.test(noun.split(' ').at(-1)!);
}

/** What a record has of the thing that it is of, and of nobody whom it names. */
export const OF_THING =
  /^(?:priority|severity|urgency|(?:unit |list |net |gross )?price|cost|weight|length|width|height|size|colou?r|status|state|stage|eta|due(?: date| on| by)?|(?:shipped|delivered|dispatched|created|opened|closed|cancelled|issued|posted|packed|submitted|filed|published|released|paid|resolved|returned|received)(?: on| at| date)?)$/;
