/**
 * "The flight was cancelled" of `booking: B-1; status: cancelled; flight: LX 318`: how a record stands is how the thing stands
 * that it is of, and not what it refers to.
 */
import { objectsAt } from '../../record/read/from-data.ts';
import { linesAt } from '../../record/read/from-lines.ts';
import type { Field } from '../../record/record.ts';
import { GOES_WITH } from '../../record/whose/own-number.ts';
import { against, type Guard, textOf } from '../guard.ts';

const CLAIM =
  /^(?:(?:The|An?|This|That|Your|Our|His|Her|Their) )?(?<noun>\p{L}+(?: \p{Ll}+)?)(?: (?:no\.? |number |#)?(?:\p{Lu}[\p{L}\d-]* ?)?#?[\p{L}-]*\d[\p{L}\d/-]*)? (?:is|are|was|were|has been|have been|remains?|got) (?:not |still |already |now |currently )?(?<state>\p{L}{3,})/u;
const STATE = /^(?:status|state|stage|phase|result|outcome|condition)$/;
/** Words of names that say only that something is called so. */
const CALLING = /^(?:id|ids|no|nr|num|number|ref|reference|code|key|name)$/;
const NUMBER = /^#?[\p{L}]{0,8}[- ]?\d[\p{L}\d/-]*$/u;
/** Who a record is for, and what tells of a number of things. */
const NO_THING =
  /^(?:customer|client|user|buyer|seller|patient|tenant|employee|owner|member|guest|vendor|supplier|party|person|amount|total|quantity|qty|count|price|cost|age|year|month|day|date|time|room|floor|zip|postcode|phone|items?|page|pages|version|priority|level|score|rating)$/;

export const STATE_OF_RECORD: Guard = against(
  'entity',
  'any',
  ({ reading }, { source, sentence }) => {
    const found = CLAIM.exec(textOf(reading))?.groups;
    if (found === undefined) return false;
    const noun = found.noun!.toLowerCase();
    const focuses = source.structured ? objectsAt(source, sentence).slice(0, 1) : linesAt(source, sentence);
    return focuses.some(({ own }) => {
      const named = own.find((field) => nounOf(field) === noun);
      const primary = own.find((field) => isThing(field));
      if (named === undefined || primary === undefined || named === primary) return false;
      if (GOES_WITH.get(nounOf(primary).split(' ').at(-1)!)?.includes(noun.split(' ').at(-1)!) === true)
        return false;
      return own.some(({ name, quote }) => STATE.test(name.join(' ')) && isAlike(quote, found.state!));
    });
  },
  { said: () => CLAIM },
);

const nounOf = ({ name }: Field): string => name.filter((word) => !CALLING.test(word)).join(' ');

/** Whether a field names a thing by its number. */
function isThing(field: Field): boolean {
  const noun = nounOf(field);
  return noun !== '' && NUMBER.test(field.quote.trim()) && !NO_THING.test(noun.split(' ').at(-1)!);
}

/** "Cancelled", "canceled", "is cancelled": the same state by how it begins. */
const isAlike = (quote: string, state: string): boolean => {
  const stem = state.toLowerCase().slice(0, Math.max(4, state.length - 3));
  return quote
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(stem));
};
