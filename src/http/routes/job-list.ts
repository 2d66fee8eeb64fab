import { JOB_LIST_PARAMETERS } from '../../contract/index.ts';
import type { JobStatus } from '../../domain/job.ts';
import type { House } from '../../service/house.ts';
import { listJobs } from '../../service/jobs/read.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The tenant's jobs, latest first. */
export function jobListRoute(house: House): Route {
  const read = queryOf(JOB_LIST_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/jobs',
    access: 'jobs',
    async handle(call) {
      const { request_id, caller } = call;
      const { status, cursor, limit } = read(call);
      const page = await listJobs(house, caller!.tenant, {
        status: status as JobStatus | undefined,
        cursor: cursor as string | undefined,
        limit: limit as number,
      });
      return json({ request_id, ...page });
    },
  };
}
