/** From the judge's score to coverage: 0.85, the default threshold of the specification, is where it accepts. */

/** Log-odds from which a support is accepted. Chosen on the half of the development rows kept for tuning. */
export const ACCEPT_AT = 1;
/** Log-odds over which a score says how sure it is, below and above ACCEPT_AT. */
const BELOW = 6;
const ABOVE = 2.5;
/**
 * Share of a statement that must stand in the evidence in some word of its own for the judge to accept it: under it a
 * statement in free words is as often false as true (`bench/twins`).
 */
export const LEAST_MATCHED = 0.8;
/** The same of a statement that is proved, or that a sentence says but for one word (`match/close.ts`). */
const LEAST_KNOWN = 0.5;

/** Share of a statement that must stand in the evidence. `close`: a sentence says it but for one word, and little besides. */
export const leastMatched = (score: number, close: boolean): number =>
  Number.isFinite(score) && !close ? LEAST_MATCHED : LEAST_KNOWN;
/** Coverage from which a support is accepted, and the most that one has which is not. */
export const ACCEPTED = 0.85;
export const HIGHEST_UNACCEPTED = 0.84;

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * Coverage in [0, 1] of a claim whose units are accounted for to `matched` (in [0, 1]) by a support of this
 * score. 1 only when nothing is left over.
 */
export function coverageOfScore(score: number, matched: number, close = false): number {
  if (matched <= 0) return 0;
  if (score >= ACCEPT_AT && matched >= leastMatched(score, close)) {
    const sure = ACCEPTED + (1 - ACCEPTED) * clamp((score - ACCEPT_AT) / ABOVE);
    return matched >= 0.999 ? 1 : round(Math.min(sure, 0.99));
  }
  const judged = HIGHEST_UNACCEPTED * clamp((score - (ACCEPT_AT - BELOW)) / BELOW);
  return round(Math.min(HIGHEST_UNACCEPTED, 0.5 * judged + 0.5 * matched));
}
