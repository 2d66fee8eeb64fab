import { coverageScore, type VerifyRequest, verdictOf, verifyResponse } from '../contract/index.ts';
import type { Check, ClaimStatus } from '../domain/check.ts';
import type { Principal } from '../domain/tenant.ts';
import { isoTime } from './clock.ts';
import type { Judging, Occasion, Recording } from './house.ts';
import { putOff } from './jobs/put-off.ts';
import { judge, readRequest } from './judge.ts';
import { type Quoting, quotingOf } from './quoting.ts';
import { leaveRecord, referTo } from './record.ts';

export interface Verification {
  readonly response: ReturnType<typeof verifyResponse>;
  readonly verdict: ClaimStatus;
  readonly checks: readonly Check[];
  /** Where verifications leave one. */
  readonly record_id?: string;
  /** What the response quotes of registered evidence. */
  readonly quoting: Quoting | undefined;
}

/**
 * Says which claims the evidence of the request supports. It gives no permission, and leaves a record
 * only where the operator asked for one.
 * @param recording undefined for no record
 * @throws Refused for a request that is not valid, takes too long, or cannot be recorded
 */
export async function verify(
  house: Judging,
  recording: Recording | undefined,
  principal: Principal,
  body: Uint8Array,
  occasion: Occasion,
): Promise<Verification> {
  const request = readRequest(house, body, house.normaliser.verify, occasion);
  return verifyRequest(house, recording, principal, request, body.length, occasion);
}

/**
 * The same for a request that is normalised already.
 * @param bytes size of the request, by which a large one is verified apart from the request thread
 * @throws Refused for a request that takes too long, or cannot be recorded
 */
export async function verifyRequest(
  house: Judging,
  recording: Recording | undefined,
  principal: Principal,
  request: VerifyRequest,
  bytes: number,
  occasion: Occasion,
): Promise<Verification> {
  const { request_id, watch, follows } = occasion;
  const judgement = await judge(house, principal.tenant, request, bytes, occasion);
  const { checks, evidence, requirements, request_hash, semantic } = judgement;
  const verdict = verdictOf(checks);
  const verified = { request, request_id, request_hash, requirements, checks, evidence };
  if (recording === undefined) {
    const later = await putOff('semantic_verify', principal, request, occasion);
    const response = verifyResponse({ ...verified, ...later });
    watch.lap('respond');
    return { response, verdict, checks, quoting: quotingOf(request.response, response, evidence) };
  }
  await occasion.wanted?.();
  const receipt = await leaveRecord(recording, principal, {
    operation: 'verify',
    evaluated_at: isoTime(house.clock.now()),
    request_id,
    request_hash,
    ...(follows !== undefined && { follows }),
    requirements,
    options: request.options,
    semantic,
    coverage_score: coverageScore(checks),
    checks,
    evidence,
  });
  watch.lap('audit');
  const later = await putOff('semantic_verify', principal, request, occasion, receipt.record_id);
  const verbose = request.response.mode === 'verbose';
  const audit = verbose ? { audit: await referTo(recording, receipt) } : {};
  const response = verifyResponse({ ...verified, ...later, ...audit });
  watch.lap('respond');
  const quoting = quotingOf(request.response, response, evidence);
  return { response, verdict, checks, record_id: receipt.record_id, quoting };
}
