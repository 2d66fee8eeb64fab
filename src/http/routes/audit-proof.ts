import { PROOF_PARAMETERS } from '../../contract/parameters.ts';
import { proveRecord } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The proof that the log holds a record (specification 4.5). */
export function auditProofRoute(house: House): Route {
  const read = queryOf(PROOF_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/audit/:record_id/proof',
    access: 'audit',
    async handle(call) {
      const { request_id, caller, params } = call;
      const tree_size = read(call).tree_size as number | undefined;
      return json({
        request_id,
        ...(await proveRecord(house, caller!.tenant, params.record_id!, tree_size)),
      });
    },
  };
}
