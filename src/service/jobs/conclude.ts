import type { AuthorizeRequest, VerifyRequest } from '../../contract/index.ts';
import type { JobError } from '../../domain/job.ts';
import type { Principal } from '../../domain/tenant.ts';
import { type Attempt, MOST_ATTEMPTS } from '../../jobs/attempts.ts';
import type { JobKind } from '../../jobs/worker.ts';
import { SemanticUnavailable } from '../../semantic/port.ts';
import type { JobClaim } from '../../storage/ports.ts';
import { authorizeRequest } from '../authorize.ts';
import type { House, Judging, Occasion, Recording } from '../house.ts';
import { type Quoting, quotesOf } from '../quoting.ts';
import { Refused } from '../refused.ts';
import { Stopwatch } from '../stopwatch.ts';
import { verifyRequest } from '../verify.ts';
import type { PutOff } from './put-off.ts';
import { JobOver, stillWanted } from './wanted.ts';

export interface ConclusionOptions {
  /** Time for one request. */
  readonly entry_ms: number;
  /** Whether verifications leave a record too. */
  readonly audit_verifications: boolean;
}

/** What it takes to conclude a job. */
type Concluding = Judging & Recording & Pick<House, 'storage'>;

type Answer = (
  line: string,
  principal: Principal,
  occasion: Occasion,
) => Promise<{ readonly response: object; readonly quoting: Quoting | undefined }>;

/** Concludes authorizations that were answered without their semantic part: the result is the final artifact. */
export function concludeAuthorization(house: Concluding, options: ConclusionOptions): JobKind {
  return conclusion(house, options, async (line, principal, occasion) => {
    const { request, follows } = JSON.parse(line) as PutOff<AuthorizeRequest>;
    const named = follows === undefined ? occasion : { ...occasion, follows };
    return authorizeRequest(house, house, principal, request, line.length, named);
  });
}

/** Concludes verifications that were answered without their semantic part: the result is the final response. */
export function concludeVerification(house: Concluding, options: ConclusionOptions): JobKind {
  return conclusion(house, options, async (line, principal, occasion) => {
    const { request, follows } = JSON.parse(line) as PutOff<VerifyRequest>;
    const named = follows === undefined ? occasion : { ...occasion, follows };
    const recording = options.audit_verifications ? house : undefined;
    return verifyRequest(house, recording, principal, request, line.length, named);
  });
}

/**
 * A job of one request. While attempts are left it insists on the models: they may be back by the next one. At
 * the last it takes the answer that says that they are not to be had. Of a job that was cancelled nothing is recorded.
 */
function conclusion(house: Concluding, { entry_ms }: ConclusionOptions, answer: Answer): JobKind {
  return {
    describeFailure: (_line, _index, error: JobError) => JSON.stringify({ error }),
    async run(claim: JobClaim, signal: AbortSignal): Promise<readonly Attempt[]> {
      const { lines, first, tenant, key_id, request_id, attempt } = claim;
      const watch = new Stopwatch(house.clock);
      const deadline = watch.started + entry_ms;
      const insists = attempt < MOST_ATTEMPTS;
      const wanted = stillWanted(house, claim, signal);
      const occasion = { request_id, watch, deadline, insists, wanted, patient: true };
      try {
        const { response, quoting } = await answer(lines, { tenant, key_id, scopes: [] }, occasion);
        const quotes = quotesOf(quoting, JSON.stringify);
        return [{ index: first, body: JSON.stringify(response), ...quotes }];
      } catch (error) {
        if (error instanceof JobOver) return [];
        if (!(error instanceof Refused || error instanceof SemanticUnavailable)) throw error;
        const late = house.clock.monotonic() >= deadline;
        const code = late ? 'timed_out' : 'unavailable';
        return [{ index: first, error: { code, detail: error.message } }];
      }
    },
  };
}
