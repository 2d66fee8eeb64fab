/** "Breakfast: no." by "Breakfast is included": a label with a denial for its value is said by nothing that denies nothing. */
import { against, type Guard, textOf } from '../guard.ts';

export const DENIED_LABEL: Guard = against(
  'negation',
  'any',
  ({ reading, support }) => {
    if (!DENIED.test(textOf(reading))) return false;
    return !support.sentences.some((one) => DENYING.test(textOf(one.reading)));
  },
  { said: () => DENIED },
);

/** `Breakfast: no`, `Plus: phone support No`. */
const DENIED = /^[^:.]{2,80}:(?: [^:.;]{2,60})? (?:no|none|not included|not available|❌|✗|✘)[.!]?\s*$/iu;
const DENYING =
  /\b(?:not|no|never|none|neither|nor|without|false|null|nothing|cannot|lacks?|missing|exclud\p{L}+|except|un\p{Ll}{4,}|separately|extra|only)\b|n['’]t\b|[❌✗✘]|:\s*0\b/iu;
