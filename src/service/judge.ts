import type { AuthorizeRequest, Outcome, VerifyRequest } from '../contract/index.ts';
import { describeLimit, keepHash, LIMITS, readBody, refuse, requestHash } from '../contract/index.ts';
import {
  effectiveRequirements,
  effectiveThreshold,
  type RequirementFloors,
  settle,
} from '../decide/index.ts';
import type { AuditRecord } from '../domain/audit.ts';
import type { Check } from '../domain/check.ts';
import type { Requirements } from '../domain/decision.ts';
import type { Question } from '../domain/engine.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Json } from '../domain/json.ts';
import { EvidenceTooLarge, withPages } from '../evidence/index.ts';
import {
  closesStatement,
  placed,
  type ReadAnswer,
  readAnswer,
  restOf,
  weightOf,
  withFailingMarks,
} from './answer.ts';
import { isPutOff, type Judging, type Occasion } from './house.ts';
import { KnownBodies } from './known-bodies.ts';
import { Late, Refused } from './refused.ts';
import { checkDeeply } from './semantic/deepen.ts';

/** The value of an outcome. @throws Refused with what stands in its place */
export function accept<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Refused(outcome.refusal);
}

type Normalise<R> = (value: Json) => Outcome<R>;

/** Of each reader of requests, the bodies that it read lately. */
const known = new WeakMap<object, object>();

function bodiesOf<R extends VerifyRequest | AuthorizeRequest>(normalise: Normalise<R>): KnownBodies<R> {
  const bodies = (known.get(normalise) as KnownBodies<R> | undefined) ?? new KnownBodies<R>(keepHash);
  known.set(normalise, bodies);
  return bodies;
}

/** A body as a normalised request. @throws Refused with every fault of it */
export function readRequest<R extends VerifyRequest | AuthorizeRequest>(
  { limits }: Pick<Judging, 'limits'>,
  body: Uint8Array,
  normalise: Normalise<R>,
  { watch }: Occasion,
): R {
  const read = (unknown: Uint8Array): R => accept(normalise(accept(readBody(unknown, limits))));
  const request = bodiesOf(normalise).read(body, read);
  watch.lap('parse');
  return request;
}

/** What a record tells of semantic verification. */
export interface SemanticTrace {
  readonly options: NonNullable<AuditRecord['semantic']>;
  /** The models that judged, by tier, name and hash; absent where none was asked. */
  readonly model?: string;
}

/** What verification says of a request, under the requirements as applied. */
export interface Judgement {
  readonly request_hash: string;
  readonly evidence: readonly Evidence[];
  readonly requirements: Requirements;
  readonly checks: readonly Check[];
  /** The answer whose claims are among those judged; absent outside Output mode. */
  readonly answer?: ReadAnswer;
  /** How semantic verification was asked for, and what judged; absent where it was not. */
  readonly semantic?: SemanticTrace;
}

/**
 * The way that both operations share: evidence resolved, requirements raised to the operator's floors,
 * claims checked.
 * @param tenant whose registered evidence the request may refer to
 * @param bytes size of the request, by which a large one is verified apart from the request thread
 * @param told hears of each check as soon as it is final, in the order of the claims
 * @throws Late with what the caller may send less of
 */
export async function judge(...asked: Parameters<typeof judgeInTime>): Promise<Judgement> {
  try {
    return await judgeInTime(...asked);
  } catch (error) {
    if (!(error instanceof Late)) throw error;
    const [, , request] = asked;
    const has_answer = request.operation === 'authorize' && request.answer !== undefined;
    throw error.advised(`Send less evidence or ${has_answer ? 'a shorter answer' : 'fewer claims'}.`);
  }
}

async function judgeInTime(
  house: Judging,
  tenant: string,
  request: VerifyRequest | AuthorizeRequest,
  bytes: number,
  occasion: Occasion,
  told?: (check: Check, evidence: readonly Evidence[]) => void,
): Promise<Judgement> {
  const { watch, deadline } = occasion;
  const left = (): number => deadline - house.clock.monotonic();
  const asked = pose(request, await resolveEvidence(house, tenant, request), house.policy.floors);
  const { options } = request;
  watch.lap('resolve');
  const answer =
    request.operation === 'authorize'
      ? await readAnswer(house, request, asked.evidence, bytes, left())
      : undefined;
  const posed = answer === undefined ? asked : withAnswer(asked, answer);
  if (answer !== undefined) watch.lap('extract');
  const { question } = posed;
  const hear = told && byStatement(posed, told);
  const deepens =
    (options.semantic_verify || options.semantic_verify_background) && !isPutOff(options, occasion);
  const weight = weightOf(bytes, answer?.text);
  if (!deepens) {
    const found = await house.engine.check(question, weight, left(), hear);
    watch.lap('verify');
    const judgement = judgementOf(posed, found);
    // What was not evaluated is no check of the engine's.
    for (const check of judgement.checks.slice(found.length)) told?.(check, posed.evidence);
    return judgement;
  }
  const { top_k_semantic } = options;
  const entailment_threshold = effectiveThreshold(options.entailment_threshold, house.policy.floors);
  const applied = { top_k_semantic, entailment_threshold };
  const { checks, model } = await checkDeeply(house, question, weight, applied, occasion);
  const semantic = { options: applied, ...(model && { model }) };
  const judgement = judgementOf(posed, checks);
  for (const check of judgement.checks) told?.(check, posed.evidence);
  return { ...judgement, semantic };
}

/** A request as it is put to the engine. */
export interface Posed extends Omit<Judgement, 'checks' | 'semantic'> {
  readonly question: Question;
}

/** Raises the requirements to the operator's floors, over the evidence of the request. */
export function pose(
  request: VerifyRequest | AuthorizeRequest,
  evidence: readonly Evidence[],
  floors: RequirementFloors,
): Posed {
  const request_hash = requestHash(request);
  const requested = { decision_mode: 'strict', ...request.requirements } as const;
  const requirements = effectiveRequirements(requested, floors);
  const { claims, options } = request;
  const { min_coverage, citations } = requirements;
  const question = { claims, evidence, min_coverage, citations, evidence_limit: options.evidence_limit };
  return { request_hash, evidence, requirements, question };
}

/** The question with the claims of an answer behind those of the request. */
function withAnswer(posed: Posed, answer: ReadAnswer): Posed {
  const { question } = posed;
  return { ...posed, answer, question: { ...question, claims: [...question.claims, ...answer.claims] } };
}

/** Checks of the engine's as they are told. */
function finished({ requirements, evidence, answer }: Posed, found: readonly Check[]): readonly Check[] {
  const checks = withPages(settle(found, requirements), evidence).map((check) =>
    placed(check, answer, evidence),
  );
  return withFailingMarks(checks, answer);
}

/** Tells of the checks of a statement together: whether a citation of it fails, all of them show. */
function byStatement(
  posed: Posed,
  told: (check: Check, evidence: readonly Evidence[]) => void,
): (check: Check) => void {
  let waiting: Check[] = [];
  return (check) => {
    waiting.push(check);
    if (!closesStatement(posed.answer, check.claim_id)) return;
    const whole = waiting;
    waiting = [];
    for (const one of finished(posed, whole)) told(one, posed.evidence);
  };
}

/** What the engine's answer means under the requirements as applied. */
export function judgementOf(posed: Posed, found: readonly Check[]): Judgement {
  const { request_hash, evidence, requirements, answer } = posed;
  const rest = answer && restOf(answer);
  const checks = [...finished(posed, found), ...(rest === undefined ? [] : [rest])];
  return { request_hash, evidence, requirements, checks, ...(answer && { answer }) };
}

/** The evidence of a request. @throws Refused where it refers to more than a request may */
export async function resolveEvidence(
  { shelf, limits, clock }: Pick<Judging, 'shelf' | 'limits' | 'clock'>,
  tenant: string,
  { sources, options }: Pick<VerifyRequest, 'sources' | 'options'>,
): Promise<readonly Evidence[]> {
  const most_bytes = limits.registered_bytes;
  try {
    return await shelf.resolve(sources, { tenant, trust: options, now_ms: clock.now(), most_bytes });
  } catch (error) {
    if (!(error instanceof EvidenceTooLarge)) throw error;
    const limit = `${describeLimit('registered_bytes', most_bytes)} (setting ${LIMITS.registered_bytes.setting})`;
    const message = `the registered evidence takes ${error.bytes} bytes; the limit is ${limit}. Split the request.`;
    throw new Refused(refuse('invalid_request', [{ pointer: '/sources', message }]), { cause: error });
  }
}
