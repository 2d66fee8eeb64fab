/**
 * "Breakfast: no." by "Breakfast is included": a label with a denial for its value is said by nothing that denies nothing,
 * wherever it stands among other labels: "Fare: Basic, Refundable: no" by "The Basic fare is refundable".
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const DENIED_LABEL: Guard = against('negation', 'any', saysTheContrary, { said: () => DENIED });

/** `Breakfast: no`, `Plus: phone support No`, `Paid: No (3 May), …`. */
const DENIED =
  /(?:^|[^:.\s])(?<label>[^:.,;]{1,60}):(?: (?<more>[^:.;,]{2,60}?))? (?:no|none|never|not included|not available|not possible|❌|✗|✘)(?:[.!]?\s*$|(?=[,;] | \())/iu;
const DENYING =
  /\b(?:not|no|never|none|neither|nor|without|false|null|nothing|cannot|lacks?|missing|exclud\p{L}+|except|un\p{Ll}{4,}|non-?\p{Ll}{4,}|separately|extra|only)\b|n['’]t\b|[❌✗✘]|:\s*0\b/iu;

function saysTheContrary({ reading, support }: Told): boolean {
  return DENIED.test(textOf(reading)) && !support.sentences.some((one) => DENYING.test(textOf(one.reading)));
}
