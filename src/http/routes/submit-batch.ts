import { told } from '../../contract/ignored.ts';
import type { House } from '../../service/house.ts';
import { submitBatch } from '../../service/jobs/submit.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

const ACCEPTED = 202;

function headersOf(answer: unknown): Record<string, string> {
  return { location: `/v2/jobs/${(answer as { job_id: string }).job_id}` };
}

/** Many claim sets to verify in the background (specification 4.3). */
export function submitBatchRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v1/verify-claims-batch',
    access: 'jobs',
    upload: 'batch_bytes',
    headersOf,
    async handle(call) {
      read(call);
      const { request_id, idempotency_key, watch, deadline } = call;
      const { bytes, digest } = call.upload!;
      const time_ms = deadline - house.clock.monotonic();
      // A submission that was accepted but never answered is found again by its key.
      const submission_key = idempotency_key === undefined ? null : `${digest} ${idempotency_key}`;
      return house.intake.read(bytes, time_ms, async ({ entries, response, ...ignored }) => {
        watch.lap('parse');
        const job = await submitBatch(house, call.caller!, entries, { request_id, submission_key });
        watch.lap('store');
        const answer = {
          request_id,
          job_id: job.job_id,
          status: job.status,
          ...(response.mode === 'verbose' && told(ignored)),
        };
        return json(answer, headersOf(answer), ACCEPTED);
      });
    },
  };
}
