import { latestCheckpoint } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The latest signed head of the log. */
export function auditCheckpointRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/audit/checkpoint',
    access: 'audit',
    async handle(call) {
      read(call);
      return json({ request_id: call.request_id, ...(await latestCheckpoint(house)) });
    },
  };
}
