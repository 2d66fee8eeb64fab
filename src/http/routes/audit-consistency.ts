import { proveConsistency } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import { Refused } from '../../service/refused.ts';
import { json } from '../call.ts';
import { Query } from '../query.ts';
import type { Route } from '../route.ts';

/** The proof that the log of one size is the beginning of the log of another. */
export function auditConsistencyRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/v2/audit/consistency',
    access: 'audit',
    async handle({ request_id, query }) {
      const read = new Query(query);
      const from = read.whole('from', 1, Number.MAX_SAFE_INTEGER);
      const to = read.whole('to', 1, Number.MAX_SAFE_INTEGER) ?? house.audit.size;
      read.done();
      if (from === undefined) {
        throw new Refused({
          code: 'invalid_request',
          detail: 'from is missing: the smaller of the two tree sizes.',
        });
      }
      return json({ request_id, ...(await proveConsistency(house, from, to)) });
    },
  };
}
