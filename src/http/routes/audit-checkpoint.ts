import { latestCheckpoint } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import type { Route } from '../route.ts';

/** The latest signed head of the log. */
export function auditCheckpointRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit/checkpoint',
    access: 'audit',
    handle: async ({ request_id }) => json({ request_id, ...(await latestCheckpoint(house)) }),
  };
}
