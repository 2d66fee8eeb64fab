import type { AuthorizeRequest, VerifyRequest } from '../../contract/index.ts';
import type { Principal } from '../../domain/tenant.ts';
import { isPutOff, type Occasion } from '../house.ts';
import { submitSingle } from './submit.ts';

/** A request whose semantic part is still to be done, as it waits in its job. */
export interface PutOff<R> {
  readonly request: R;
  /** The record of the first answer; absent where none was left. */
  readonly follows?: string;
}

/**
 * Leaves the semantic part of a request to a job where the request asks for that: the first answer then names
 * the job. Resolves once the job is durable.
 * @param follows the record of the first answer
 */
export async function putOff(
  type: 'semantic_authorize' | 'semantic_verify',
  principal: Principal,
  request: AuthorizeRequest | VerifyRequest,
  occasion: Occasion,
  follows?: string,
): Promise<{ readonly background_job_id?: string }> {
  if (!isPutOff(request.options, occasion)) return {};
  const { request_id, later } = occasion;
  const waiting: PutOff<AuthorizeRequest | VerifyRequest> = { request, ...(follows && { follows }) };
  const submission = { request_id, submission_key: null };
  const job = await submitSingle(later!, principal, type, JSON.stringify(waiting), submission);
  return { background_job_id: job.job_id };
}
