import {
  type AuditReference,
  type AuthorizeRequest,
  authorizeCompact,
  authorizeVerbose,
  coverageScore,
  type ShownCheck,
  showCheck,
} from '../contract/index.ts';
import { decide, violatesPolicy } from '../decide/index.ts';
import type { Ruling } from '../domain/decision.ts';
import type { Principal } from '../domain/tenant.ts';
import { faultsOf } from '../evidence/index.ts';
import { EXTRACTOR_VERSION } from '../extract/index.ts';
import { tell } from './answer.ts';
import { isoTime } from './clock.ts';
import type { Judging, Occasion, Recording } from './house.ts';
import { putOff } from './jobs/put-off.ts';
import { type Judgement, judge, readRequest } from './judge.ts';
import { type Quoting, quotingOf } from './quoting.ts';
import { leaveRecord, referTo } from './record.ts';

/** Hears of a check, in the form in which the request wants checks to be shown. */
export type Told = (check: ShownCheck) => void;

/** A decision that nobody has recorded: it permits nothing yet. */
export interface Deliberation extends Judgement {
  readonly request: AuthorizeRequest;
  readonly ruling: Ruling;
  /** UTC ISO 8601 with milliseconds. */
  readonly evaluated_at: string;
}

/**
 * Checks the claims and applies the requirements and the operator's policy.
 * @param tenant whose registered evidence the request may refer to
 * @param told hears of each check as soon as it is final, before there is a decision
 * @throws Refused for a request that is not valid or takes too long
 */
export async function deliberate(
  house: Judging,
  tenant: string,
  body: Uint8Array,
  occasion: Occasion,
  told?: Told,
): Promise<Deliberation> {
  const request = readRequest(house, body, house.normaliser.authorize, occasion);
  return deliberateOn(house, tenant, request, body.length, occasion, told);
}

async function deliberateOn(
  house: Judging,
  tenant: string,
  request: AuthorizeRequest,
  bytes: number,
  occasion: Occasion,
  told: Told | undefined,
): Promise<Deliberation> {
  const judgement = await judge(
    house,
    tenant,
    request,
    bytes,
    occasion,
    told && ((check, evidence) => told(showCheck(check, evidence, request))),
  );
  const { checks, evidence, requirements } = judgement;
  const ruling = decide({
    checks,
    evidenceFaults: faultsOf(evidence),
    requirements,
    options: request.options,
    policyViolation: violatesPolicy(house.policy, request.action?.type),
  });
  occasion.watch.lap('decide');
  return { ...judgement, request, ruling, evaluated_at: isoTime(house.clock.now()) };
}

export interface Authorization {
  readonly response: ReturnType<typeof authorizeCompact> | ReturnType<typeof authorizeVerbose>;
  readonly deliberation: Deliberation;
  readonly record_id: string;
  /** What the response quotes of registered evidence. */
  readonly quoting: Quoting | undefined;
}

/**
 * Decides whether an action may go ahead, and records the decision. It is told only once its record is
 * durable.
 * @param told hears of each check as soon as it is final, before there is a decision
 * @throws Refused for a request that is not valid, takes too long, or cannot be recorded
 */
export async function authorize(
  house: Judging,
  recording: Recording,
  principal: Principal,
  body: Uint8Array,
  occasion: Occasion,
  told?: Told,
): Promise<Authorization> {
  const request = readRequest(house, body, house.normaliser.authorize, occasion);
  return authorizeRequest(house, recording, principal, request, body.length, occasion, told);
}

/**
 * The same for a request that is normalised already.
 * @param bytes size of the request, by which a large one is verified apart from the request thread
 * @param told hears of each check as soon as it is final, before there is a decision
 * @throws Refused for a request that takes too long, or cannot be recorded
 */
export async function authorizeRequest(
  house: Judging,
  recording: Recording,
  principal: Principal,
  request: AuthorizeRequest,
  bytes: number,
  occasion: Occasion,
  told?: Told,
): Promise<Authorization> {
  const { request_id, watch, follows } = occasion;
  const deliberation = await deliberateOn(house, principal.tenant, request, bytes, occasion, told);
  const { ruling, checks, evidence, requirements, request_hash, evaluated_at, semantic, answer } =
    deliberation;
  await occasion.wanted?.();
  const receipt = await leaveRecord(recording, principal, {
    operation: 'authorize',
    evaluated_at,
    request_id,
    request_hash,
    ...(follows !== undefined && { follows }),
    ruling,
    ...(request.action && { action: request.action }),
    ...(answer && { answer: { text: answer.text, extractor: EXTRACTOR_VERSION } }),
    requirements,
    options: request.options,
    semantic,
    coverage_score: coverageScore(checks),
    checks,
    evidence,
  });
  watch.lap('audit');
  const later = await putOff('semantic_authorize', principal, request, occasion, receipt.record_id);
  const response = await responseTo({ ...deliberation, ...later }, occasion, () =>
    referTo(recording, receipt),
  );
  watch.lap('respond');
  const quoting = quotingOf(request.response, response as ReturnType<typeof authorizeVerbose>, evidence);
  return { response, deliberation, record_id: receipt.record_id, quoting };
}

/**
 * The decision artifact, compact or verbose as the request asks.
 * @param reference gives the place of its record in the log; absent for a decision that nobody recorded
 */
export async function responseTo(
  deliberation: Deliberation & { readonly background_job_id?: string },
  { request_id, watch }: Pick<Occasion, 'request_id' | 'watch'>,
  reference?: () => Promise<AuditReference>,
): Promise<Authorization['response']> {
  const { answer, checks, request } = deliberation;
  const told = answer && tell(answer, checks);
  const authorized = { ...deliberation, answer: told, request_id, latency_ms: watch.elapsed() };
  if (request.response.mode === 'compact') return authorizeCompact(authorized);
  return authorizeVerbose(authorized, await reference?.());
}
