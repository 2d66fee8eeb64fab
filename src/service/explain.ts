import { effectiveRequirements } from '../decide/index.ts';
import { createExplainer, type Explanation } from '../verify/index.ts';
import type { Judging, Occasion } from './house.ts';
import { readRequest, resolveEvidence } from './judge.ts';

/**
 * Why the deterministic engine says what it says of each claim of a verify request: the alignment of its words
 * with the evidence. Semantic verification has no part in it.
 * @throws Refused for a request that is not valid
 */
export async function explain(
  house: Pick<Judging, 'normaliser' | 'policy' | 'shelf' | 'limits' | 'clock'>,
  tenant: string,
  body: Uint8Array,
  occasion: Occasion,
): Promise<readonly Explanation[]> {
  const request = readRequest(house, body, house.normaliser.verify, occasion);
  const { claims, options } = request;
  const requested = { decision_mode: 'strict', ...request.requirements } as const;
  const { min_coverage, citations } = effectiveRequirements(requested, house.policy.floors);
  const evidence = await resolveEvidence(house, tenant, request);
  const { evidence_limit } = options;
  return createExplainer()({ claims, evidence, min_coverage, citations, evidence_limit });
}
