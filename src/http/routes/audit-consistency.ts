import { CONSISTENCY_PARAMETERS } from '../../contract/parameters.ts';
import { proveConsistency } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The proof that the log of one size is the beginning of the log of another. */
export function auditConsistencyRoute(house: House): Route {
  const read = queryOf(CONSISTENCY_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/audit/consistency',
    access: 'audit',
    async handle(call) {
      const { from, to } = read(call) as { from: number; to: number | undefined };
      const proof = await proveConsistency(house, from, to);
      return json({ request_id: call.request_id, ...proof });
    },
  };
}
