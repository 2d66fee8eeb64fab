/** That somebody has a right to something, where the evidence only names the thing: "you are entitled to it" by "Fee EUR 5". */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const RIGHT =
  /\b(?:entitled|eligible|owed?s?|qualif(?:y|ies|ied)|ha(?:s|ve) (?:a|the|any) (?:full )?right)\b/i;
/** What gives somebody something, or says that he may have it. */
const GIVEN =
  /\b(?:entitl|eligib|rights?\b|ow(?:e|ed|es|ing)\b|qualif|due\b|can\b|may\b|might\b|could\b|claim|get|receiv|grant|refund|credit|compensat|reimburs|free\b|allow|permit|pays?\b|paid\b(?! by)|will\b|shall\b|must\b|offer|benefit|earn|accru|remain|left\b|balance|outstanding|unpaid|arrears)/i;

/** A right that only the judge finds in a support that gives nobody anything. */
function isRightless({ reading, score, inferred, support: { sentences } }: Told): boolean {
  if (inferred || score === Number.POSITIVE_INFINITY || !RIGHT.test(textOf(reading))) return false;
  return sentences.every((one) => !GIVEN.test(textOf(one.reading)));
}

export const RIGHTLESS: readonly Guard[] = [against('modality', 'any', isRightless, { said: () => RIGHT })];
