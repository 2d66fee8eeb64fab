/** A claim that an answer ties to sources: they must be the ones that support it. */
import type { Check } from '../../domain/check.ts';
import type { Claim } from '../../domain/claim.ts';

/** Judges the claim against some of the sources alone. */
export type Recheck = (source_ids: ReadonlySet<string>) => Check;

/**
 * The check of a claim that names its sources. Support from a cited source carries it, and what all the evidence
 * says against it stays. Support from another source alone is shown, and leaves the claim open. What else it cites
 * and does not need is held against it alone.
 * @param check the claim against all the evidence
 */
export function bind(claim: Claim, check: Check, recheck: Recheck): Check {
  const cited = new Set(claim.cited_sources);
  if (cited.size === 0) return check;
  if (check.status !== 'supported') return { ...refused(check), miscited: [...cited] };
  const supports = (one: Check): boolean =>
    one.citations.length === 0 || one.citations.some(({ source_id }) => cited.has(source_id));
  const bound = supports(check) ? check : recheck(cited);
  if (bound.status !== 'supported') {
    return { ...check, status: 'ambiguous', reason: 'invalid_citation', miscited: [...cited] };
  }
  const used = new Set(bound.citations.map(({ source_id }) => source_id));
  const miscited = [...cited].filter(
    (one) => !used.has(one) && recheck(new Set([one])).status !== 'supported',
  );
  const { citations } = bound;
  return { ...check, citations, ...(miscited.length > 0 && { miscited }) };
}

/** What nothing speaks for is a matter of its citation, as with citations that a caller brings. */
function refused(check: Check): Check {
  const unsaid = check.reason === 'not_mentioned' || check.reason === 'partially_mentioned';
  return unsaid ? { ...check, reason: 'invalid_citation' } : check;
}
