import { readRecord } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { Query } from '../query.ts';
import type { Route } from '../route.ts';

/** One audit record. */
export function auditRecordRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit/:record_id',
    access: 'audit',
    async handle({ request_id, caller, params, query }) {
      new Query(query).done();
      return json({ request_id, ...(await readRecord(house, caller!.tenant, params.record_id!)) });
    },
  };
}
