import { LIST_PARAMETERS } from '../../contract/parameters.ts';
import { listRecords } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The tenant's audit records, latest first. */
export function auditListRoute(house: House): Route {
  const read = queryOf(LIST_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/audit',
    access: 'audit',
    async handle(call) {
      const { request_id, caller } = call;
      const page = await listRecords(house, caller!.tenant, read(call));
      return json({ request_id, ...page });
    },
  };
}
