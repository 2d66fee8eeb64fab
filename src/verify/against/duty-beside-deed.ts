/** "The balance must be paid 28 days before arrival" says nothing against "the balance has not been paid yet": what has to be done may not be done. */

import type { Reading } from '../../text/reading.ts';
import { textOf } from '../../text/reading.ts';

const NOT_DONE =
  /\b(?:has|have|had|was|were|did) (?:not|yet)\b|\b(?:has|have|had|was|were|did)n['\u2019]t\b/u;
const DUTY =
  /\b(?:must|has to|have to|shall|should|is to|are to|needs? to|is due|are due|is payable|are payable)\b/u;
const DEED = /\b(?:was|were|did|(?:has|have|had) (?:already |now |since |just )?(?:been|\p{Ll}+ed))\b/u;

/** Whether a sentence only says what is to be done, where the claim says that it was not done. */
export function isDutyBesideDeed(claim: Reading, sentence: Reading): boolean {
  if (!NOT_DONE.test(textOf(claim))) return false;
  const said = textOf(sentence);
  return DUTY.test(said) && !DEED.test(said);
}
