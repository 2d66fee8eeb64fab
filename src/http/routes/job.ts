import { JOB_PARAMETERS } from '../../contract/index.ts';
import type { Job } from '../../domain/job.ts';
import { isOver } from '../../jobs/state.ts';
import type { House } from '../../service/house.ts';
import { getJob, jobResults } from '../../service/jobs/read.ts';
import { type Answer, JSON_TYPE, json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** A job and, once it is over, its results (specification 4.4). */
export function jobRoute(house: House, url: '/v1/jobs/:job_id' | '/v2/jobs/:job_id'): Route {
  const read = queryOf(JOB_PARAMETERS);
  return {
    method: 'GET',
    url,
    access: 'jobs',
    async handle(call) {
      const { request_id, caller, params } = call;
      const { cursor, limit } = read(call);
      const { tenant } = caller!;
      const job = await getJob(house, tenant, params.job_id!);
      if (!isOver(job)) return json({ request_id, ...job });
      const page = await jobResults(house, tenant, job.job_id, cursor as string | undefined, limit as number);
      const bodies = page.results.map(({ body }) => body);
      return reported(request_id, job, bodies, page.next_cursor);
    },
  };
}

/** Results are JSON as they were stored: they are put in as they are. */
function reported(
  request_id: string,
  job: Job,
  bodies: readonly string[],
  next_cursor: string | null,
): Answer {
  const head = JSON.stringify({ request_id, ...job }).slice(0, -1);
  const single = job.type !== 'verify_batch';
  const result = bodies[0] === undefined ? '' : `,"result":${bodies[0]}`;
  const results = `,"results":[${bodies.join(',')}],"next_cursor":${JSON.stringify(next_cursor)}`;
  return { status: 200, content_type: JSON_TYPE, body: `${head}${single ? result : results}}` };
}
