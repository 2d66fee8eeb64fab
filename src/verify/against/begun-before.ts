/** What was opened was closed later: that says nothing against the closing which a later sentence of the same text tells. */
import type { Reading } from '../../text/reading.ts';

const BEGUN =
  /\b(?:was|were|had been) (?:\p{L}+ly )?(?:opened|started|begun|launched|switched on|activated)\b/iu;
const ENDED =
  /\b(?:was|were|has been|have been) (?:\p{L}+ly )?(?:closed|ended|stopped|finished|switched off|deactivated)\b/iu;

/** Whether a sentence tells how something began of which a claim tells that it was ended. */
export const isBegunBefore = (claim: Reading, theirs: Reading): boolean =>
  ENDED.test(claim.text.slice(claim.start, claim.end)) &&
  BEGUN.test(theirs.text.slice(theirs.start, theirs.end)) &&
  !/\b(?:not|never|still)\b/iu.test(theirs.text.slice(theirs.start, theirs.end));
