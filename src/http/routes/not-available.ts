import type { Scope } from '../../domain/tenant.ts';
import { Refused } from '../../service/refused.ts';
import type { Route } from '../route.ts';

const JOBS = [
  ['POST', '/v1/verify-claims-batch'],
  ['GET', '/v2/jobs'],
  ['GET', '/v1/jobs/:job_id'],
  ['GET', '/v2/jobs/:job_id'],
  ['GET', '/v1/jobs/:job_id/events'],
  ['GET', '/v2/jobs/:job_id/events'],
  ['GET', '/v2/jobs/:job_id/results'],
  ['POST', '/v2/jobs/:job_id/cancel'],
] as const;

const scope: Scope = 'jobs';

/** Batch jobs have their paths in the interface, and are not part of this version (specification 4.3, 4.4). */
export const jobRoutes: readonly Route[] = JOBS.map(([method, url]) => ({
  method,
  url,
  access: scope,
  handle() {
    throw new Refused({
      code: 'not_available',
      detail: 'Batch jobs are not available in this version. Send each claim set to POST /v2/verify.',
    });
  },
}));
