import { readKey } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import type { Route } from '../route.ts';

/** A signing key, retired ones included (specification 4.6). */
export function auditKeyRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit/keys/:key_id',
    access: 'audit',
    async handle({ request_id, params }) {
      return json({ request_id, ...(await readKey(house, params.key_id!)) });
    },
  };
}
