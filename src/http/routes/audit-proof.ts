import { proveRecord } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { Query } from '../query.ts';
import type { Route } from '../route.ts';

/** The proof that the log holds a record (specification 4.5). */
export function auditProofRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit/:record_id/proof',
    access: 'audit',
    async handle({ request_id, caller, params, query }) {
      const read = new Query(query);
      const tree_size = read.whole('tree_size', 1, Number.MAX_SAFE_INTEGER);
      read.done();
      const proof = await proveRecord(house, caller!.tenant, params.record_id!, tree_size);
      return json({ request_id, ...proof });
    },
  };
}
