import { readKey } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** A signing key, retired ones included (specification 4.6). */
export function auditKeyRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/audit/keys/:key_id',
    access: 'audit',
    async handle(call) {
      read(call);
      const { request_id, params } = call;
      return json({ request_id, ...(await readKey(house, params.key_id!)) });
    },
  };
}
