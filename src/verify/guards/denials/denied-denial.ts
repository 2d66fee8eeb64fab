/** "It is not true that Ana did not pay" by "Ana did not pay": a denial that the statement itself denies. */
import { NEGATION } from '../../../text/cues.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DENIED =
  /^\W*(?:it(?: is|'s|\u2019s) (?:not (?:true|the case|correct|so|a fact)|untrue|false|wrong|incorrect)|it (?:isn't|isn\u2019t) (?:true|the case)) that (.*)$/isu;

export const DENIED_DENIAL: Guard = against('negation', 'english', isOfSamePolarity, {
  said: () => /\b(?:true|case|correct|untrue|false|wrong|incorrect|fact) that\b/iu,
});

function isOfSamePolarity({ reading, inferred }: Told, { reading: theirs }: AlignedSentence): boolean {
  const rest = DENIED.exec(textOf(reading))?.[1];
  if (rest === undefined || inferred || DENIED.test(textOf(theirs))) return false;
  const isDenied = /\b(?:not|never|no|nobody|nothing|none|neither)\b|n['\u2019]t\b/iu.test(rest);
  return isDenied && (theirs.cues & NEGATION) !== 0;
}
