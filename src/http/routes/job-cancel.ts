import type { House } from '../../service/house.ts';
import { cancelJob } from '../../service/jobs/cancel.ts';
import { json } from '../call.ts';
import type { Route } from '../route.ts';

/** Ends a job. */
export function jobCancelRoute(house: House): Route {
  return {
    method: 'POST',
    url: '/v2/jobs/:job_id/cancel',
    access: 'jobs',
    async handle({ request_id, caller, params }) {
      return json({ request_id, ...(await cancelJob(house, caller!.tenant, params.job_id!)) });
    },
  };
}
