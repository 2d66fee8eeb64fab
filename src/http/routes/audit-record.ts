import { readRecord } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** One audit record. */
export function auditRecordRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/audit/:record_id',
    access: 'audit',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({
        request_id,
        ...(await readRecord(house, caller!.tenant, params.record_id!.toLowerCase())),
      });
    },
  };
}
