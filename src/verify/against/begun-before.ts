/**
 * What was opened was closed later, and what was broken was repaired: that says nothing against the closing or the repair
 * which a later sentence of the same text tells.
 */
import type { Reading } from '../../text/reading.ts';

/** How something was before, and the deeds that put an end to that. */
const CHANGES: readonly (readonly [before: RegExp, deed: RegExp])[] = [
  [
    /\b(?:was|were|had been) (?:\p{L}+ly )?(?:opened|started|begun|launched|switched on|activated)\b/iu,
    /\b(?:was|were|has been|have been) (?:\p{L}+ly )?(?:closed|ended|stopped|finished|switched off|deactivated)\b/iu,
  ],
  [
    /\b(?:was|were|had been) (?:\p{L}+ly )?(?:broken|damaged|faulty|defective|down|cracked|torn)\b/iu,
    /(?<!\bto be )\b(?:repaired|fixed|mended|restored)\b/iu,
  ],
  [
    /\b(?:was|were|had been) (?:\p{L}+ly )?(?:open|unlocked)\b/iu,
    /(?<!\bto be )\b(?:closed|shut|locked)\b/iu,
  ],
  [
    /\b(?:was|were|had been) (?:\p{L}+ly )?(?:missing|lost)\b/iu,
    /(?<!\bto be )\b(?:found|recovered|located)\b/iu,
  ],
];

/** What was not so, or is so still or once more. */
const OPEN = /\b(?:not|never|still|again)\b|n['\u2019]t\b/iu;

/** Whether a sentence tells how it was before a deed that a claim tells put an end to that. */
export function isBegunBefore(claim: Reading, theirs: Reading): boolean {
  const said = claim.text.slice(claim.start, claim.end);
  const before = theirs.text.slice(theirs.start, theirs.end);
  return !OPEN.test(before) && CHANGES.some(([state, deed]) => deed.test(said) && state.test(before));
}
