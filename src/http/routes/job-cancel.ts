import type { House } from '../../service/house.ts';
import { cancelJob } from '../../service/jobs/cancel.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Ends a job. */
export function jobCancelRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/jobs/:job_id/cancel',
    access: 'jobs',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({ request_id, ...(await cancelJob(house, caller!.tenant, params.job_id!)) });
    },
  };
}
